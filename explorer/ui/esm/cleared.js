// What is told after answers were cleared, with the way to have them back.
import { h } from "./dom.js";

export function cleared(c, type, { send }) {
  return c ? h("div", { key: "cleared", class: "message m-info cleared", "data-region": "cleared" }, h("p", { tabindex: "-1", "data-home": true }, c.text),
    h("button", { key: "undo", type: "button", class: "btn slim", on: { click: () => send(type) } }, c.undo)) : null;
}
