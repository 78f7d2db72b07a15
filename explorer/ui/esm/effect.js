// What the rules just chosen do to the open game: its step, and the first step that changes.
import { h } from "./dom.js";
import { say } from "./say.js";
import { icon, sign } from "./sign.js";

export function effect(item, { send }) {
  return h("section", { class: "effect panel", key: "effect", "aria-label": item.head, "data-region": "effect" },
    h("h2", {}, item.head),
    h("div", { class: "now" }, sign(item.sign, item.sign_label), h("p", {}, say(item.step))),
    h("p", { class: "first" }, say(item.first), item.open ? h("span", { class: "assumed" }, " ", say(item.open)) : null),
    h("button", { key: "effectclose", type: "button", class: "btn bare square close", "aria-label": item.close, title: item.close, on: { click: () => send("effect_close") } }, icon("no")),
    item.go ? h("button", { key: "effectgo", type: "button", class: "btn", on: { click: () => { send("tab", { id: "watch" }); send("go", { step: item.go.step }); } } }, item.go.label) : null);
}
