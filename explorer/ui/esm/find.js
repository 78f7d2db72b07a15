// Find our rules: one question at a time, and beside it what the answers come to so far.
import { h } from "./dom.js";
import { say } from "./say.js";
import { cleared } from "./cleared.js";
import { icon } from "./sign.js";
import { question } from "./posed.js";

export function find(ctx) {
  const { find: f } = ctx.data;
  const { send } = ctx;
  if (!f.result) return [];
  return [
    h("div", { class: "title", key: "title", "data-region": "title" },
      h("div", { class: "words" }, h("h1", { tabindex: "-1" }, f.title), h("p", {}, f.lead)),
      h("div", { class: "picks" }, f.back ? h("button", { key: "back", type: "button", class: "btn slim", on: { click: () => send("find_back") } }, f.back) : null,
        f.clear ? h("button", { key: "clear", type: "button", class: "btn bare slim", on: { click: () => send("find_clear") } }, f.clear) : null)),
    cleared(f.cleared, "find_undo", ctx),
    h("div", { class: "finding", key: "finding" },
      h("div", { class: "findleft" }, f.question ? question(f.question, "find_answer", ctx) : null,
        f.done ? h("section", { class: "panel asking", key: "question", "aria-label": f.done, "data-region": "question" }, h("h2", { tabindex: "-1", "data-home": true }, f.done)) : null,
        f.plain ? plain(f.plain, ctx) : null),
      result(f.result, "find", ctx)),
  ].filter(Boolean);
}

function plain(p, { send }) {
  return h("section", { class: "panel plainkeys", key: "plain", "aria-label": p.head, "data-region": "plain" }, h("h2", {}, p.head), h("p", { class: "muted" }, say(p.lead)),
    p.items.map((item) => h("label", { class: "field", key: `plain:${item.key}` }, h("span", {}, say(item.label)),
      h("select", { key: `pick:${item.key}`, value: item.chosen, on: { change: (event) => send("find_plain", { key: item.key, value: event.target.value }) } },
        item.values.map((value) => h("option", { value: value.id, selected: value.id === item.chosen }, value.label))))));
}

// What was found: the base, what differs, what is open, and the ways on. `screen` names whose rules are taken.
export function result(r, screen, { send }) {
  const list = (part) => part ? [h("h3", {}, part.head), h("ul", {}, part.items.map((item) => h("li", {}, say(item.question), item.label ? h("b", {}, " ", say(item.label)) : null)))] : null;
  return h("section", { class: "panel result", key: "result", "aria-label": r.head, "data-region": "result" },
    h("h2", { tabindex: "-1" }, r.head), h("p", { class: "base" }, say(r.base)),
    list(r.changes), list(r.open),
    r.settled ? h("p", { class: "small" }, r.settled) : null, h("p", { class: "small muted" }, say(r.rest)),
    r.odd ? h("p", { class: "note" }, icon("warn"), h("span", {}, r.odd)) : null,
    r.ready === false ? null : h("div", { class: "acts" },
      h("button", { key: "take", type: "button", class: "btn main", on: { click: () => send(`${screen}_take`, { to: "rules" }) } }, r.take),
      h("button", { key: "tosheet", type: "button", class: "btn", on: { click: () => send(`${screen}_take`, { to: "sheet" }) } }, r.sheet)));
}
