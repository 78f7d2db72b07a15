// A position with a move, as a question shows it: what lies there, the hand with the cards of the move raised; and its answers.
import { h } from "./dom.js";
import { say } from "./say.js";
import { sign } from "./sign.js";
import { card } from "./card.js";

export function posed(position, key) {
  return h("div", { class: "posed", key },
    h("p", { class: "sr" }, position.summary),
    h("div", { class: "posedrow", "aria-hidden": "true" },
      h("div", {}, h("span", { class: "posedlabel" }, position.pile.label),
        h("div", { class: "posedcards pilecards" }, position.pile.cards.map((one) =>
          h("span", { class: "posedcard" }, card(one.card), one.claim ? h("b", { class: "claimtag" }, one.claim) : null)),
        position.pile.empty ? h("span", { class: "place" }) : null),
        h("span", { class: "posednote" }, position.pile.empty || null)),
      position.turned && !position.hand.cards.some((one) => one.move) ? cards(position.turned) : null),
    h("div", { class: "posedrow", "aria-hidden": "true" }, [position.hand, position.up].map((row) => (row?.cards.length ? cards(row) : null))),
    [position.stock, ...(position.notes || [])].map((note) => h("p", { class: "posednote", "aria-hidden": "true" }, say(note))));
}

function cards(row) {
  return h("div", {}, h("span", { class: "posedlabel" }, row.label),
    h("div", { class: "posedcards" }, row.cards.map((one) => h("span", { class: `posedcard ${one.move ? "moved" : ""}` }, card(one.card)))));
}

// The question with its answers, sent as `type` with its number. The first press counts, shows at once, and holds until the
// next question is there, on which a second click of a double one or a held key answers nothing: its buttons are other ones.
export function question(q, type, { send, wish, redraw }) {
  const wished = wish(type, (event) => event.at === q.at);
  const answer = (id) => (event) => {
    if (event.detail > 1 || wish(type)) return;
    send(type, { id, at: q.at });
    redraw();
  };
  const give = (one, kind) => h("button", { key: `answer:${q.at}:${one.id}`, type: "button", class: `btn ${kind}`, "aria-disabled": wished ? "true" : null, "aria-pressed": wished?.id === one.id ? "true" : null, on: { click: answer(one.id) } },
    one.sign ? sign(one.sign, "", "sm") : null, h("span", {}, say(one.label)));
  return h("section", { class: "panel asking", key: "question", "aria-label": q.text, "data-region": "question" },
    h("p", { class: "small muted" }, q.number),
    h("h2", { tabindex: "-1", "data-home": true }, say(q.text)),
    posed(q.position, "position"),
    h("h3", {}, q.ask),
    h("div", { class: "given", role: "group", "aria-label": q.label }, q.answers.map((one) => give(one, "reply")), h("div", { class: "acts" }, q.others.map((one) => give(one, "bare slim")))));
}
