// The coach, on demand: the move that the documents' advice comes to, with its passages, and every legal move with what is said of it.
import { h } from "./dom.js";
import { say } from "./say.js";
import { passage } from "./doc.js";

export function coach(c, ctx, at) {
  return h("section", { class: "panel coach", key: "coaching", "aria-label": c.label, "data-region": "coach" },
    h("button", { key: "coach", type: "button", class: "btn slim", "data-home": true, "aria-pressed": String(c.on), on: { click: () => ctx.send("play_coach", { on: !c.on, at }) } }, c.label),
    c.on ? [
      h("p", { class: "small muted" }, c.note),
      h("p", { class: "suggests" }, say(c.sentence)),
      [c.follows, c.passes].map((group) => (group ? [h("h3", {}, group.label), group.items.map((one) => advice(one, ctx))] : null)),
      h("h3", {}, c.moves.label),
      h("ul", { class: "legal" }, c.moves.items.map((one) => h("li", {}, h("b", {}, say(one.label)), one.good ? h("small", {}, say(one.good)) : null, one.bad ? h("small", {}, say(one.bad)) : null))),
    ] : null);
}

// One piece of advice: what it says and where that stands. It is no reason, so it has no verdict.
export function advice(one, ctx) {
  return h("div", { class: "counsel" }, h("p", {}, say(one.text)), one.passages.map((item) => passage(item, ctx)));
}
