// The landing: a question to answer, what this is, and a door to every screen.
import { h } from "./dom.js";
import { say } from "./say.js";
import { sign, icon } from "./sign.js";
import { card } from "./card.js";
import { docMark, docMarks, passage } from "./doc.js";

export function home(ctx) {
  const { home: p } = ctx.data;
  if (!p.answers) return [];
  return [
    h("section", { class: "hero", key: "hero", "data-region": "hero" },
      h("div", { class: "ask" },
        h("h1", { tabindex: "-1" }, say(p.question)),
        h("div", { class: "acts", role: "group", "aria-label": p.question }, p.answers.map((item) =>
          h("button", { key: `answer:${item.id}`, type: "button", class: "btn", "aria-pressed": String(item.pressed), on: { click: () => ctx.send("home_answer", { id: item.id }) } }, item.label))),
        p.answer ? answer(p.answer, ctx) : null),
      h("div", { class: "herofelt", role: "img", "aria-label": p.table },
        p.pile.map((code) => card(code)), p.laid.map((code) => card(code, { extra: "fresh" })))),
    h("p", { class: "lead", key: "lead" }, p.lead.map((text) => h("span", {}, say(text), " "))),
    h("nav", { class: "doors", key: "doors", "aria-label": p.doors_label, "data-region": "doors" }, p.doors.map((door) =>
      h("button", { key: `door:${door.id}`, type: "button", class: "door panel", on: { click: () => ctx.send("tab", { id: door.id }) } },
        h("span", { class: "doorhead" }, icon(door.icon), h("b", {}, door.title)), h("span", { class: "doortext" }, door.text), h("span", { class: "go", "aria-hidden": "true" }, door.go)))),
    p.lessons?.items.length ? h("nav", { class: "shelf", key: "lessons", "aria-label": p.lessons.label }, h("b", {}, p.lessons.label), p.lessons.items.map((item) => h("a", { href: item.href, lang: item.lang }, item.title))) : null,
    h("p", { class: "shelf", key: "shelf" }, h("b", {}, p.documents.label), p.documents.items.map((item) => h("span", {}, docMark(item.doc, true), " ", item.name))),
  ].filter(Boolean);
}

function answer(a, ctx) {
  return h("div", { class: "homeanswer", key: "homeanswer" },
    h("p", { class: "told", tabindex: "-1", "data-home": true }, a.told),
    h("div", { class: "verdict" }, sign(a.sign, "", "big"), h("p", { class: "line" }, h("b", {}, say(a.bold)), " ", say(a.text))),
    a.passages.map((one) => passage(one)),
    h("ul", { class: "homedocs", "aria-label": a.documents.label }, a.documents.items.map((item) => h("li", {}, docMark(item.doc, true), h("span", { class: "sr" }, `${item.name}: `), sign(item.sign, "", "sm"), " ", item.word))),
    a.turn ? h("p", { class: "small" }, a.turn.label, " ", a.turn.items.map((item) => [h("b", {}, say(item.title)), " ", item.parts.map((part) => docMarks(part.docs))])) : null,
    h("button", { key: "homemore", type: "button", class: "btn main", on: { click: () => ctx.send("home_more") } }, a.more));
}
