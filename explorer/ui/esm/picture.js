// A picture to keep: the same marks as on the page, with their words, on white and with colours of its own.
import { BAR, PAIR, bar, esc, pair, steps } from "./plot.js";
import { download } from "./download.js";

const STYLE = "text{font:13px system-ui,Helvetica,Arial,sans-serif;fill:#1b2321}.title{font-size:19px;font-family:Georgia,serif}.sub,svg text{font-size:11.5px;fill:#4c5652}.bold{font-weight:600}.axis,.ground{stroke:#868f89;stroke-width:1;fill:none}.wa,.wb{stroke-width:2}.wa{stroke:#1b4f8f}.wb{stroke:#8f4e00}.da{fill:#1b4f8f}.db{fill:#fff;stroke:#8f4e00;stroke-width:2.5}.more{fill:none;stroke:#4c5652;stroke-width:2}.zero{stroke:#868f89;stroke-dasharray:2 3}.bar-more,.bar-less{fill:#8a9892}.bar-hollow,.hollow{fill:#fff;stroke:#868f89;stroke-dasharray:2 2}.w{stroke:#1b2321;stroke-width:1.5}.pa{fill:#1b4f8f33;stroke:#1b4f8f;stroke-width:1.5}.pb{fill:none;stroke:#8f4e00;stroke-width:2;stroke-dasharray:5 3}.pa,.pb,.ground{vector-effect:non-scaling-stroke}";
const WIDE = 900;
const EDGE = 20;

const inner = (x, y, wide, high, marks, more = "") => `<svg x="${x}" y="${y}" width="${wide}" height="${high}" overflow="visible"${more}>${marks}</svg>`;
const text = (x, y, words, kind = "", more = "") => `<text x="${x}" y="${y}" class="${kind}"${more}>${esc(words)}</text>`;

// Words in lines of about so many signs; SVG breaks none itself.
function lines(words, most) {
  const found = [""];
  for (const word of String(words).split(" ")) {
    const last = found.length - 1;
    if (found[last] && found[last].length + word.length + 1 > most) found.push(word);
    else found[last] = found[last] ? `${found[last]} ${word}` : word;
  }
  return found;
}

function block(x, y, words, most, kind) {
  return lines(words, most).map((part, i) => text(x, y + i * 15, part, kind)).join("");
}

function legend(names, y) {
  const [a, b] = names;
  const second = EDGE + 40 + a.label.length * 7.5;
  return `<circle class="da" cx="${EDGE + 6}" cy="${y - 4}" r="5.5"/>${text(EDGE + 18, y, a.label)}<rect class="db" x="${second}" y="${y - 9}" width="10" height="10" rx="1"/>${text(second + 18, y, b.label)}`;
}

function whole(title, parts, high, notes) {
  const below = notes.flatMap((note) => lines(note, 125));
  const all = high + below.length * 16 + EDGE;
  const foot = below.map((part, i) => text(EDGE, high + 10 + i * 16, part, "sub")).join("");
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDE} ${all}" width="${WIDE}" height="${all}" role="img" aria-label="${esc(title)}"><style>${STYLE}</style><rect width="100%" height="100%" fill="#fff"/>${text(EDGE, 34, title, "title")}${parts}${foot}</svg>`;
}

// Of several ways of playing only one is in a picture.
function whose({ policies }) {
  return policies ? `${policies.label}: ${policies.items.find((one) => one.pressed).label}` : "";
}

export function rowsPicture(v) {
  let y = 78;
  const one = (row) => {
    const at = y;
    y += PAIR + 10;
    return `${block(EDGE, at + 18, row.label, 36, "")}${inner(300, at, 270, PAIR, pair(row))}${text(596, at + 16, row.was ? `${row.was} → ${row.is}` : row.is, "bold")}${block(596, at + 34, row.said, 46, "sub")}`;
  };
  const rows = v.rows.map(one).join("");
  const head = text(EDGE, y + 16, v.seats.head, "bold");
  y += 26;
  const seats = v.seats.rows.map(one).join("");
  return whole(v.label, legend(v.names, 60) + rows + head + seats, y, [v.sentence, v.between, whose(v), v.whisker].filter(Boolean));
}

export function lengthPicture(v) {
  const high = 280;
  const ticks = v.length.ticks.map((tick) => text(EDGE + ((WIDE - 2 * EDGE) * tick.at) / 100, 84 + high + 18, tick.label, "sub", ' text-anchor="middle"')).join("");
  const drawn = inner(EDGE, 84, WIDE - 2 * EDGE, high, steps(v.length), ' viewBox="0 0 100 100" preserveAspectRatio="none"');
  return whole(v.length.label, legend(v.names, 60) + drawn + ticks + text(WIDE - EDGE, 84 + high + 34, v.length.axis, "sub", ' text-anchor="end"'), 84 + high + 44, [v.length.about, v.between, whose(v)].filter(Boolean));
}

export function sweepPicture(s) {
  let y = 58;
  const rows = s.ranking.rows.map((row) => {
    const at = y;
    y += BAR + 8;
    return `${text(EDGE, at + 17, row.label)}${inner(330, at, 270, BAR, bar(row))}${text(620, at + 17, row.said, "sub")}`;
  }).join("");
  return whole(`${s.label}: ${s.ranking.ours}`, rows, y, [`${s.ranking.less} ← → ${s.ranking.more}`, s.about, s.ranking.smallest]);
}

export function keepPicture(svg, name, sort) {
  const blob = new Blob([svg], { type: "image/svg+xml" });
  if (sort === "svg") {
    download(`${name}.svg`, blob);
    return;
  }
  const image = new Image();
  image.onload = () => {
    const canvas = document.createElement("canvas");
    canvas.width = 2 * image.width;
    canvas.height = 2 * image.height;
    canvas.getContext("2d").drawImage(image, 0, 0, canvas.width, canvas.height);
    canvas.toBlob((made) => { if (made) download(`${name}.png`, made); });
  };
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
}
