// What happened in this step: a comment of the game's author, then the events.
import { h } from "./dom.js";
import { say } from "./say.js";
import { icon } from "./sign.js";
import { explained } from "./words.js";

export function told({ data, send }) {
  const { told: t, game } = data;
  return h("section", { class: "told", key: "told", "aria-label": t.head, "data-region": "told" },
    game.line ? h("div", { class: "line" }, h("p", {}, say(game.line.label)), h("span", { class: "acts" },
      game.line.undo ? h("button", { key: "undo", type: "button", class: "btn slim", on: { click: () => send("undo") } }, game.line.undo) : null,
      h("button", { key: "record", type: "button", class: "btn slim", on: { click: () => send("record") } }, game.line.back))) : null,
    h("h2", { class: "h3", tabindex: "-1", "data-home": true }, say(t.head)),
    t.parts ? h("div", { class: "parting" }, icon("flag"), h("p", {}, say(t.parts.text)),
      h("button", { key: "parting", type: "button", class: "btn slim", on: { click: () => send("playon", { step: t.parts.step }) } }, t.parts.button)) : null,
    t.cycle ? h("div", { class: "parting cycle" }, icon("again"), h("p", {}, say(t.cycle.text)),
      t.cycle.button ? h("button", { key: "cycle", type: "button", class: "btn slim", on: { click: () => send("go", { step: t.cycle.step }) } }, t.cycle.button) : null) : null,
    t.under ? h("p", { class: "says" }, say(t.under)) : null,
    (t.comment || []).map((text) => h("p", { class: "comment" }, explained(text, say))),
    t.events?.length ? h("ul", { class: "events" }, t.events.map((text) => h("li", {}, say(text)))) : null,
    (t.advice || []).map((text) => h("p", { class: "advice" }, say(text))),
    t.says ? h("p", { class: "says" }, say(t.says)) : null,
    t.board ? h("p", {}, h("button", { key: "toboard", type: "button", class: "btn slim", on: { click: () => send("board_step") } }, icon("scale"), t.board)) : null);
}
