// Does it go? Two rows of cards, the sentence for what lies there, the answer, and what stands behind it.
import { h } from "./dom.js";
import { say } from "./say.js";
import { sign, icon } from "./sign.js";
import { tabStop } from "./rove.js";
import { depths, everything, reasons } from "./why.js";
import { documents, documentsRow } from "./documents.js";
import { quarrelList, quarrels } from "./quarrels.js";
import { turning } from "./turning.js";
import { large, opener } from "./large.js";

export function settle(ctx) {
  const { settle: s } = ctx.data;
  if (!s.rows) return [];
  const said = documents(s.documents, ctx); // on a phone it comes before the words to type, which are for the next question
  return [
    h("div", { class: "title", key: "title", "data-region": "title" },
      h("div", { class: "words" }, h("h1", { tabindex: "-1" }, s.title), s.lead ? h("p", {}, s.lead) : null)),
    h("div", { class: "settle", key: "settle" },
      s.frozen ? null : h("div", { class: "taps", "data-region": "taps" }, h("div", { class: "tapfelt" }, s.rows.map((row) => taps(row, ctx))), s.asks.map((ask) => asks(ask, ctx))),
      answer(s, ctx),
      s.documents?.folded ? said : null,
      s.typed ? typed(s.typed, ctx) : null),
    s.documents?.folded ? null : said,
    h("div", { class: "below", key: "below" }, turning(s.turning, ctx), quarrels(s.quarrels, ctx)),
    large({ key: "settle", label: s.big.label, close: s.big.close, head: s.question, answer: s.answer, sentences: s.sentences, send: ctx.send }),
  ].filter(Boolean);
}

function taps(row, { state, send }) {
  const keyOf = (item) => `${row.id}:${item.id}`;
  const pressed = row.items.find((item) => item.pressed);
  const stop = tabStop(row.items.map(keyOf), state.stop[row.id], pressed && keyOf(pressed));
  return h("div", { class: "taprow", key: `row:${row.id}` }, h("h2", { class: "h3", "aria-hidden": "true" }, row.label),
    h("div", { class: "tapset", role: "group", "aria-label": row.label, "data-list": row.id, "data-row": true }, row.items.map((item) =>
      h("button", {
        key: keyOf(item), type: "button", class: `tap ${item.wide ? "wide" : ""}`, "aria-pressed": String(item.pressed), "aria-label": item.label,
        tabindex: stop(keyOf(item)), "data-rove": true, on: { click: () => send("settle_choose", { row: row.id, id: item.id }) },
      }, h("b", {}, item.text), item.under ? h("small", {}, item.under) : null))));
}

function asks(ask, { send }) {
  return h("div", { class: "asking-more", key: `ask:${ask.id}` }, h("h2", { class: "h3", "aria-hidden": "true" }, ask.label),
    h("div", { class: "seg", role: "group", "aria-label": ask.label }, ask.items.map((item) =>
      h("button", { key: `ask:${ask.id}:${item.id}`, type: "button", "aria-pressed": String(item.pressed), "aria-label": item.name, on: { click: () => send("settle_switch", { switch: ask.id, id: item.id }) } }, sign(item.sign, "", "sm"), item.label))));
}

function answer(s, ctx) {
  const a = s.answer;
  return h("section", { class: "panel told-answer", key: "answer", "aria-label": s.question, "data-region": "answer" },
    h("h2", { tabindex: "-1", "data-home": true }, say(s.question)),
    a ? h("div", { class: "verdict" }, sign(a.sign, "", "big"),
      h("p", { class: "line" }, h("b", {}, say(a.bold)), " ", say(a.text))) : null,
    s.documents_row ? documentsRow(s.documents_row) : null,
    a?.note ? h("p", { class: "small muted" }, a.note) : null,
    s.hint ? h("p", { class: "muted" }, s.hint) : null,
    s.sentences.length ? h("div", { class: "row-said" }, h("h3", {}, s.sentence_head), s.sentences.map((text) => h("p", {}, say(text)))) : null,
    h("div", { class: "acts", key: "acts" },
      s.sentences.length ? opener("settle", s.big.open, ctx.send) : null,
      s.board ? h("button", { key: "toboard", type: "button", class: "btn slim", on: { click: () => ctx.send("board_asked") } }, s.board) : null,
      s.clear ? h("button", { key: "clear", type: "button", class: "btn slim bare", on: { click: () => ctx.send("settle_clear") } }, s.clear) : null),
    s.why ? [depths(s.why, ctx), reasons(s.why, ctx), s.why.everything ? everything(s.why.everything) : null] : null);
}

function typed(t, { send, state, set }) {
  const ask = (event) => {
    event.preventDefault();
    const box = event.currentTarget.querySelector("input");
    if (box.value.trim()) send("settle_typed", { text: box.value.trim() });
    set({ typedQuestion: null });
  };
  return h("form", { class: "typed", key: "typed", "data-region": "typed", on: { submit: ask } },
    h("label", { class: "field" }, h("span", {}, t.label),
      h("input", { key: "question", type: "text", autocomplete: "off", autocapitalize: "off", spellcheck: "false", "aria-describedby": null, value: state.typedQuestion ?? t.value, on: { input: (event) => { state.typedQuestion = event.target.value; } } })),
    h("button", { key: "askit", type: "submit", class: "btn" }, t.go),
    h("p", { class: "hint" }, t.hint),
    t.trouble ? h("p", { class: "note" }, icon("warn"), h("span", {}, t.trouble)) : null,
    t.meant ? h("div", { class: "meant", key: "meant" }, h("p", {}, t.meant.head), quarrelList(t.meant.items, "meant", { send })) : null);
}
