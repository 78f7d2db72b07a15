import { h } from "./dom.js";
import { face, mini, back } from "./face.js";

// One card. code "8D", "10S" or null for a back; small: rank and suit large, for hands seen from afar.
export function card(code, { key, small = false, extra = "" } = {}) {
  const suit = code ? code.slice(-1) : null;
  const drawing = !code ? back() : small ? mini(code) : face(code);
  return h("span", { key, class: `card ${code ? "" : "back"} ${small ? "small" : ""} ${extra}`, "data-suit": suit, "aria-hidden": "true", html: drawing });
}
