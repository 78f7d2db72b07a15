// Legal or not? A question with its answers; the reason only after one was given; and how much has come up so far.
import { h } from "./dom.js";
import { say } from "./say.js";
import { icon, sign, spoken } from "./sign.js";
import { posed } from "./posed.js";
import { tabStop } from "./rove.js";
import { agreed, depths, everything, reasons } from "./why.js";
import { documents } from "./documents.js";

export function practise(ctx) {
  const { practise: p } = ctx.data;
  const { send } = ctx;
  if (!p.covered) return [];
  return [
    h("div", { class: "title", key: "title", "data-region": "title" },
      h("div", { class: "words" }, h("h1", { tabindex: "-1" }, p.title), h("p", {}, p.lead)),
      h("div", { class: "picks" }, levels(p.levels, ctx), p.clear ? h("button", { key: "clear", type: "button", class: "btn bare slim", on: { click: () => send("practise_clear") } }, p.clear) : null)),
    h("div", { class: "practising", key: "practising" },
      h("div", { class: "asked", key: "asked", "data-region": "question" },
        p.question ? question(p.question, ctx) : h("p", { class: "panel asking" }, p.none),
        p.told ? told(p.told, p.why, ctx) : null),
      covered(p.covered)),
    p.told ? documents(p.told.documents) : null,
  ].filter(Boolean);
}

function levels(l, { send }) {
  return h("div", { class: "levels" }, h("span", { class: "small muted", "aria-hidden": "true" }, l.label),
    h("div", { class: "seg", role: "group", "aria-label": l.label }, l.items.map((item) =>
      h("button", { key: `level:${item.id}`, type: "button", "aria-pressed": String(item.pressed), on: { click: () => send("practise_level", { id: item.id }) } }, item.label))));
}

// While it is open the first answer is where the focus falls; afterwards the answers stay to be seen, and do nothing.
export function question(q, { send, state }) {
  const keyOf = (one) => `answer:${one.id}`;
  const stop = tabStop(q.answers.map(keyOf), state.stop.answers);
  const give = (one, at) => h("button", {
    key: keyOf(one), type: "button", class: "btn reply", "aria-pressed": q.answered ? String(one.pressed) : null, "aria-disabled": q.answered ? "true" : null,
    tabindex: q.answered ? "-1" : stop(keyOf(one)), "data-rove": !q.answered, "data-home": at === 0 && !q.answered,
    on: { click: () => { if (!q.answered) send(q.event, { id: one.id }); } },
  }, sign(one.sign, "", "sm"), h("span", {}, say(one.label)), one.right ? h("span", { class: "true" }, icon("yes"), spoken(one.right)) : null);
  return h("section", { class: "panel asking", key: "question", "aria-label": q.text },
    h("p", { class: "small muted" }, q.number),
    h("h2", { tabindex: "-1" }, say(q.text)),
    posed(q.position, "position"),
    h("h3", {}, say(q.ask)),
    h("div", { class: "given answers", role: "group", "aria-label": q.label, "data-list": "answers", "data-row": true }, q.answers.map(give)));
}

export function told(t, w, ctx) {
  const { send } = ctx;
  return h("section", { class: "panel came", key: "came", "aria-label": t.bold },
    h("div", { class: "verdict" }, sign(t.sign, "", "big"), h("p", { class: "line" }, h("b", {}, say(t.bold)), " ", say(t.text))),
    t.overlooked.map((line) => h("p", { class: "overlooked" }, say(line))),
    h("div", { class: "acts" },
      !t.next ? null : h("button", { key: "nextquestion", type: "button", class: "btn main", "data-now": true, on: { click: () => send("practise_next") } }, t.next, icon("next")),
      !t.board ? null : h("button", { key: "toboard", type: "button", class: "btn slim", on: { click: () => send("practise_board") } }, t.board),
      t.scene ? h("button", { key: "toscene", type: "button", class: "btn slim bare", on: { click: () => send("scene", { id: t.scene.id }) } }, say(t.scene.label)) : null),
    w ? [agreed(w), depths(w, ctx), reasons(w, ctx), w.everything ? everything(w.everything) : null] : null);
}

// A bar for each sort of question: what has come up, and of that what is known. Told in numbers beside it.
function covered(c) {
  const wide = (number, all) => `width:${(100 * number) / all}%`;
  return h("section", { class: "panel covered", key: "covered", "aria-label": c.head, "data-region": "covered" },
    h("h2", { class: "h3", tabindex: "-1" }, c.head), h("p", { class: "small" }, c.text),
    h("ul", { class: "bars" }, c.groups.map((group) => h("li", { key: `bar:${group.id}` },
      h("span", { class: "of" }, h("span", {}, group.label), h("span", { class: "num" }, group.text)),
      h("span", { class: "bar", "aria-hidden": "true" }, h("span", { class: "met", style: wide(group.seen, group.all) }), h("span", { class: "sure", style: wide(group.sure, group.all) }))))),
    h("details", { key: "all" }, h("summary", {}, c.everything.label),
      c.everything.groups.map((group) => [h("h3", {}, group.label),
        h("ul", { class: "clauses" }, group.items.map((item) => h("li", { key: `clause:${item.id}`, class: item.off ? "off" : "" }, h("span", {}, say(item.title)), h("small", {}, item.state), h("code", {}, item.id))))])));
}
