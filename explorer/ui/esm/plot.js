// Marks of figures as SVG text, in parts of a hundred along an axis, so that one drawing serves any width: on the page,
// where the style sheet colours it, and inside a picture that is kept.
export const PAIR = 50;
export const BAR = 26;

export function esc(text) {
  return String(text ?? "").replace(/[&<>"]/g, (sign) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" })[sign]);
}

const line = (kind, from, to, y) => `<line class="${kind}" x1="${from}%" x2="${to}%" y1="${y}" y2="${y}"/>`;

// Two figures one above the other, each with its interval; an arrow where an interval goes on beyond the axis.
export function pair(row) {
  if (!row.a && !row.b) return "";
  return [
    `<line class="axis" x1="0%" x2="100%" y1="34" y2="34"/>`,
    `<text x="0%" y="47">${esc(row.ends[0])}</text><text x="100%" y="47" text-anchor="end">${esc(row.ends[1])}</text>`,
    row.a ? `${line("wa", row.a.low, row.a.high, 10)}${beyond(row.a, 10)}<circle class="da" cx="${row.a.at}%" cy="10" r="5.5"/>` : "",
    row.b ? `${line("wb", row.b.low, row.b.high, 25)}${beyond(row.b, 25)}<rect class="db" x="${row.b.at}%" y="20" width="10" height="10" rx="1" transform="translate(-5 0)"/>` : "",
  ].join("");
}

function beyond(mark, y) {
  return mark.open ? `<svg x="100%" y="${y - 5}" width="8" height="10" overflow="visible"><path class="more" d="M8 1 12 5 8 9"/></svg>` : "";
}

// A difference from the middle: a bar with its interval, or an empty mark where none was seen.
export function bar(row) {
  const zero = `<line class="zero" x1="50%" x2="50%" y1="0" y2="${BAR}"/>`;
  if (row.at == null || row.verdict === "same") return `${zero}<circle class="hollow" cx="50%" cy="13" r="4.5"/>`;
  const low = Math.min(row.at, 50);
  const wide = Math.abs(row.at - 50);
  const ends = [row.low, row.high].map((x) => `<line class="w" x1="${x}%" x2="${x}%" y1="9" y2="17"/>`).join("");
  const kind = row.verdict === "more" || row.verdict === "less" ? row.verdict : "hollow";
  return `${zero}<rect class="bar-${kind}" x="${low}%" y="5" width="${Math.max(wide, 0.6)}%" height="16" rx="2"/>${line("w", row.low, row.high, 13)}${ends}`;
}

// How many games have each length, as steps; the second line is dashed.
export function steps(length) {
  const path = (heights, close) => {
    const wide = 100 / heights.length;
    const at = heights.map((height, i) => `L${(i * wide).toFixed(2)} ${(100 - height * 0.96).toFixed(1)}H${((i + 1) * wide).toFixed(2)}`);
    return `M0 100${at.join("")}L100 100${close ? "Z" : ""}`;
  };
  return `<path class="pa" d="${path(length.a, true)}"/><path class="pb" d="${path(length.b, false)}"/><path class="ground" d="M0 100H100"/>`;
}
