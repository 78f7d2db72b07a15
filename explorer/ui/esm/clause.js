// One deciding clause: its sign, what it says, the fact it read, the option that put it there, its passages.
import { h } from "./dom.js";
import { say } from "./say.js";
import { sign } from "./sign.js";
import { passage } from "./doc.js";

export function clause(item, ctx) {
  return h("div", { class: "clause" },
    h("h3", {}, sign(item.sign, "") || h("span", { class: "v" }), h("span", {}, say(item.title))),
    item.sign_label ? h("p", { class: "sr" }, item.sign_label) : null,
    item.fact ? h("p", { class: "fact" }, say(item.fact)) : null,
    item.option ? h("p", { class: "fact" }, item.option_key
      ? h("button", { key: `set:${item.option_key}`, type: "button", class: "inline", on: { click: () => ctx.toOption(item.option_key) } }, say(item.option))
      : say(item.option)) : null,
    (item.passages || []).map((one) => passage(one, ctx)));
}
