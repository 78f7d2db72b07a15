// Do we play the same game? One phone passed round, or codes; then only what differs, with a choice on each point.
import { h } from "./dom.js";
import { say } from "./say.js";
import { cleared } from "./cleared.js";
import { sign } from "./sign.js";
import { posed, question } from "./posed.js";
import { result } from "./find.js";
import { pasteForm } from "./paste.js";

export function same(ctx) {
  const { same: s } = ctx.data;
  const { send } = ctx;
  if (!s.stage) return [];
  const stage = { start: between, pass: between, answer: answering, compare: compared }[s.stage];
  return [
    h("div", { class: "title", key: "title", "data-region": "title" },
      h("div", { class: "words" }, h("h1", { tabindex: "-1" }, s.title), h("p", {}, s.lead)),
      s.clear ? h("div", { class: "picks" }, h("button", { key: "clear", type: "button", class: "btn bare slim", on: { click: () => send("same_clear") } }, s.clear)) : null),
    cleared(s.cleared, "same_undo", ctx),
    stage(s, ctx),
  ].filter(Boolean);
}

function between(s, ctx) {
  const { send } = ctx;
  return h("section", { class: "panel passing", key: "passing", "aria-label": s.head, "data-region": "question" },
    h("h2", { tabindex: "-1", "data-home": true }, s.head), h("p", {}, s.says),
    h("div", { class: "acts" }, s.begin ? h("button", { key: "begin", type: "button", class: `btn ${s.compare ? "" : "main"}`, on: { click: () => send("same_begin") } }, s.begin) : null,
      s.compare ? h("button", { key: "compare", type: "button", class: "btn main", on: { click: () => send("same_compare") } }, s.compare) : null),
    s.paste ? pasteForm("same_paste", { key: "theirs", go: "add", look: "typed", label: s.paste.label, button: s.paste.go, refused: s.paste.refused, hint: s.paste.hint }, ctx) : null,
    s.ours ? h("div", { class: "acts" }, h("button", { key: "ours", type: "button", class: "btn slim", on: { click: () => send("same_ours") } }, s.ours)) : null);
}

function answering(s, ctx) {
  const { send } = ctx;
  return h("div", { class: "answering", key: "answering" },
    h("p", { class: "who" }, s.who),
    s.question ? question(s.question, "same_answer", ctx) : null,
    h("div", { class: "acts" }, s.back ? h("button", { key: "back", type: "button", class: "btn slim", on: { click: () => send("same_back") } }, s.back) : null,
      h("button", { key: "stop", type: "button", class: "btn slim", on: { click: () => send("same_stop") } }, s.stop)));
}

function compared(s, ctx) {
  return h("div", { class: "finding", key: "compared" },
    h("section", { class: "findleft", "aria-label": s.head, "data-region": "question" },
      h("div", { class: "panel passing" }, h("h2", { tabindex: "-1", "data-home": true }, s.head), h("p", { class: "muted" }, s.says)),
      s.points.map((point) => parting(point, ctx)), added(s.added)),
    result(s.result, "same", ctx));
}

function added(a) {
  if (!a) return null;
  return h("section", { class: "panel parting", key: "added", "aria-label": a.head, "data-region": "added" },
    h("h3", { tabindex: "-1", "data-home": true }, a.head), h("p", { class: "small muted" }, a.lead),
    h("ul", { class: "ways" }, a.items.map((item) => h("li", {}, h("b", {}, item.what), h("span", {}, say(item.text)), h("span", { class: "small muted" }, item.who)))));
}

function parting(point, { send }) {
  const pick = (id) => () => send("same_pick", { key: point.key, id });
  return h("article", { class: "panel parting", key: `point:${point.key}`, "data-region": `point:${point.key}` },
    h("h3", { tabindex: "-1", "data-home": true }, say(point.question)),
    point.position ? [h("p", { class: "case" }, say(point.position.text)), posed(point.position, `position:${point.key}`)] : null,
    h("ul", { class: "ways" }, point.ways.map((way) => h("li", { key: `way:${point.key}:${way.id}` }, h("b", {}, way.who), h("span", {}, say(way.says)),
      way.reply ? h("span", { class: "replied" }, sign(way.reply.sign, "", "sm"), say(way.reply.text)) : null))),
    h("div", { class: "acts", role: "group", "aria-label": `${point.label} ${point.question}` }, point.ways.map((way) =>
      h("button", { key: `pick:${point.key}:${way.id}`, type: "button", class: "btn slim", "aria-pressed": String(way.pressed), on: { click: pick(way.id) } }, way.choose)),
    h("button", { key: `pick:${point.key}:o`, type: "button", class: "btn slim", "aria-pressed": String(point.open.pressed), on: { click: pick(point.open.id) } }, point.open.label)),
    point.undecided ? h("p", { class: "small muted" }, point.undecided) : null);
}
