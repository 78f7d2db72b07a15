// A says, B says: the answer of our rules and of others, what both hold, and the rule on which they part.
import { h } from "./dom.js";
import { say } from "./say.js";
import { sign } from "./sign.js";
import { pasteForm } from "./paste.js";

export function sides(s, ctx) {
  if (!s) return null;
  const { send } = ctx;
  const current = s.beside.items.find((item) => item.current);
  return h("section", { class: "panel sides", key: "sides", "aria-label": s.head, "data-region": "sides" },
    h("h2", { tabindex: "-1", "data-home": true }, s.head),
    h("p", { class: "small muted" }, s.lead),
    h("div", { class: "sidepicks" },
      h("label", { class: "field" }, h("span", {}, s.beside.label), h("select", { key: "sidesbeside", value: current ? current.id : "", on: { change: (event) => send("grid_beside", { id: event.target.value }) } }, s.beside.items.map((item) => h("option", { key: `side:${item.id}`, value: item.id }, item.label)))),
      pasteForm("grid_beside", { key: "sidescode", go: "sidesgo", look: "sidepaste", slim: true, label: s.beside.paste, button: s.beside.button, refused: s.beside.refused }, ctx)),
    s.answers ? h("div", { class: "sidetwo" }, s.answers.map((one) => h("div", {}, h("h3", {}, say(one.name)), h("p", { class: "sidesays" }, sign(one.sign), h("span", {}, h("b", {}, say(one.bold)), " ", say(one.text)))))) : null,
    s.same ? h("p", { class: "small" }, s.same) : null,
    s.parts?.items.length ? h("div", {}, h("h3", {}, s.parts.head), s.parts.items.map((part) => h("div", { class: "sidepart" }, h("h4", {}, say(part.who)), h("p", {}, h("b", {}, say(part.title)), ". ", say(part.says)), part.set ? h("p", { class: "small muted" }, say(part.set)) : null))) : null,
    s.both ? h("div", {}, h("h3", {}, s.both.head), s.both.items.length ? h("ul", { class: "events" }, s.both.items.map((text) => h("li", {}, say(text)))) : h("p", { class: "small muted" }, s.both.none)) : null);
}
