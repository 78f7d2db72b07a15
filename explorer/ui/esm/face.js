// Drawings of cards as SVG text: pips, courts and a back of our own. No ids, no outside parts.
import { SUIT, pip } from "./suit.js";
import { court } from "./court.js";

const COLUMN = { l: 32, c: 50, r: 68 };
const PIPS = {
  2: "c30 c110", 3: "c30 c70 c110", 4: "l30 r30 l110 r110", 5: "l30 r30 c70 l110 r110", 6: "l30 r30 l70 r70 l110 r110",
  7: "l30 r30 c50 l70 r70 l110 r110", 8: "l30 r30 c50 l70 r70 c90 l110 r110",
  9: "l29 r29 l56 r56 c70 l84 r84 l111 r111", 10: "l29 r29 c42.5 l56 r56 l84 r84 c97.5 l111 r111",
};
const OPEN = '<svg viewBox="0 0 100 140" aria-hidden="true" focusable="false">';
const LATTICE = Array.from({ length: 19 }, (_, i) => `M${-122 + i * 12} 8l124 124M${222 - i * 12} 8l-124 124`).join("");
const drawn = new Map();

const once = (name, draw) => {
  if (!drawn.has(name)) drawn.set(name, draw());
  return drawn.get(name);
};

// "10S" and "TS" are both the ten of spades; anything that is no card draws as a back.
function read(code) {
  const suit = code.slice(-1);
  const rank = code.slice(0, -1).replace("T", "10");
  return SUIT[suit] && /^(10|[2-9JQKA])$/.test(rank) ? [rank, suit] : null;
}

function corner(rank, suit) {
  const ten = rank === "10";
  return `<text x="13" y="22.5" text-anchor="middle" font-size="${ten ? 19 : 22}" font-weight="700" letter-spacing="${ten ? -2 : 0}" fill="currentColor">${rank}</text>${pip(suit, 13, 34, 14)}`;
}

function middle(rank, suit) {
  if (PIPS[rank]) {
    return PIPS[rank].split(" ").map((place) => pip(suit, COLUMN[place[0]], +place.slice(1), 21, +place.slice(1) > 70)).join("");
  }
  return rank === "A" ? pip(suit, 50, 70, suit === "S" ? 50 : 42) : court(rank, suit);
}

export const face = (code) => once(code, () => {
  const known = read(code);
  if (!known) return back();
  return `${OPEN}${corner(...known)}<g transform="rotate(180 50 70)">${corner(...known)}</g>${middle(...known)}</svg>`;
});

export const mini = (code) => once(`mini ${code}`, () => {
  const known = read(code);
  if (!known) return back();
  const [rank, suit] = known;
  const ten = rank === "10";
  return `${OPEN}<text x="${ten ? 33 : 30}" y="58" text-anchor="middle" font-size="${ten ? 50 : 56}" font-weight="700" letter-spacing="${ten ? -6 : 0}" fill="currentColor">${rank}</text>${pip(suit, 31, 96, 46)}</svg>`;
});

export const back = () => once("back", () =>
  `${OPEN}<rect x="3" y="3" width="94" height="134" rx="6" fill="none" stroke="#fff" stroke-width="5"/><svg x="9" y="9" width="82" height="122" viewBox="9 9 82 122"><path d="${LATTICE}" stroke="#fff" stroke-opacity=".34" stroke-width="1.5" fill="none"/></svg><path d="M50 54 62 70 50 86 38 70Z" fill="#fff" fill-opacity=".85"/></svg>`);
