// Quarrels, each a question that opens its answer; the one that is open is marked.
import { h } from "./dom.js";
import { say } from "./say.js";

export function quarrels(q, ctx) {
  if (!q) return null;
  return h("section", { class: "panel quarrels", key: "quarrels", "aria-label": q.head, "data-region": "quarrels" },
    h("h2", { tabindex: "-1", "data-home": true }, q.head), quarrelList(q.items, "quarrel", ctx));
}

export function quarrelList(items, where, { send }) {
  return h("ul", {}, items.map((item) => h("li", {}, h("button", { key: `${where}:${item.id}`, type: "button", class: "inline", "aria-current": item.open ? "true" : null, on: { click: () => send("board_quarrel", { id: item.id }) } }, say(item.label)))));
}
