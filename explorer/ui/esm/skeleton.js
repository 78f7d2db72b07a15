// A calm picture of the page to come, until the first data are there.
import { h } from "./dom.js";

const block = (name) => h("div", { class: `block ${name}` });

export function skeleton(label) {
  return h("div", { class: "skeleton", key: "skeleton" },
    label ? h("h1", { class: "sr" }, label) : null, block("strip"), block("head"),
    h("div", { class: "step" }, h("div", { class: "play" }, block("table"), block("text")), block("why"), block("moves")));
}
