import { h } from "./dom.js";
import { marked } from "./words.js";

const CARD = /(10|[2-9JQKA])([♠♥♦♣])/g;
const LETTER = { "♠": "S", "♥": "H", "♦": "D", "♣": "C" };
const SIGN = { S: "♠", H: "♥", D: "♦", C: "♣" };

const inText = (rank, sign) =>
  h("span", { class: "ct", "data-suit": LETTER[sign] }, rank, h("span", { class: "suit" }, sign));

// A sentence; cards in it ("9♦") get their colour and our suit. The text itself stays as it is.
export function say(text) {
  const parts = [];
  let at = 0;
  for (const found of String(text ?? "").matchAll(CARD)) {
    parts.push(marked(text.slice(at, found.index)), inText(found[1], found[2]));
    at = found.index + found[0].length;
  }
  return [...parts, marked(String(text ?? "").slice(at))];
}

// Cards given as codes ("9D"), set as running text.
export function cardsInText(codes) {
  return (codes || []).map((code, i) => [i ? " " : "", inText(code.slice(0, -1).replace("T", "10"), SIGN[code.slice(-1)] || "")]);
}
