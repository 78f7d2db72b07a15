// The board: a position laid out by tapping, the move, and all that is to be said of it.
import { h } from "./dom.js";
import { say } from "./say.js";
import { sign, icon } from "./sign.js";
import { card } from "./card.js";
import { depths, everything, reasons } from "./why.js";
import { documents, documentsRow } from "./documents.js";
import { passage } from "./doc.js";
import { posed } from "./posed.js";
import { quarrels } from "./quarrels.js";
import { turning } from "./turning.js";
import { sides } from "./sides.js";
import { palette } from "./palette.js";
import { large, opener } from "./large.js";

export function board(ctx) {
  const { board: b } = ctx.data;
  const { send } = ctx;
  if (!b.zones) return [];
  const said = documents(b.documents, ctx);
  const early = Boolean(b.position && b.documents.folded); // of a quarrel on a phone: before the position
  return [
    h("div", { class: "title", key: "title", "data-region": "title" },
      h("div", { class: "words" }, h("h1", { tabindex: "-1" }, say(b.title)), b.lead ? h("p", {}, b.lead) : null),
      !b.clear ? null : h("div", { class: "picks" }, h("button", { key: "boardclear", type: "button", class: "btn slim", on: { click: () => { ctx.state.zone = ""; send("board_clear"); } } }, b.clear))),
    h("div", { class: "settle", key: "board" },
      b.position ? null : h("div", { class: "laying", "data-region": "laying" }, felt(b, ctx), b.frozen ? null : [palette(b, ctx), fields(b, ctx)]),
      answer(b, ctx),
      early ? said : null,
      b.position ? posed(b.position, "position") : null,
      b.paste ? paste(b.paste, ctx) : null),
    early ? null : said,
    h("div", { class: "below", key: "below" }, turning(b.turning, ctx), sides(b.sides, ctx)),
    quarrels(b.quarrels, ctx),
    large({ key: "board", label: b.big.label, close: b.big.close, head: b.question, answer: b.answer, sentences: b.happens?.items || [], send }),
  ].filter(Boolean);
}

function felt({ zones }, ctx) {
  return h("div", { class: "boardfelt", key: "felt" },
    h("div", { class: "zrow" },
      h("div", { class: "bzone wide" }, h("h2", { class: "h3" }, zones.pile.label),
        h("div", { class: "brow" }, zones.pile.items.map((item) => laid(item)), plus(zones.pile, ctx))),
      heap(zones.stock, ctx), heap(zones.aside, ctx)),
    zones.seats.map((seat) => h("div", { class: `bseat ${seat.actor ? "actor" : ""}`, key: `bseat:${seat.place}` }, seat.zones.map((zone) => held(seat, zone, ctx)))));
}

const laid = (item) => h("span", { class: "laidcard", role: "img", "aria-label": item.label }, item.claim ? [card(item.card, { small: true }), h("b", { class: "claimtag", "aria-hidden": "true" }, item.claim)] : card(item.card, { small: true }));

function plus(zone, { state, set, data }) {
  if (data.board.frozen) return null; // a page that is kept
  const open = state.zone === zone.id;
  return h("button", { key: `zone:${zone.id}`, type: "button", class: "plus", "aria-expanded": String(open), "aria-label": zone.change, title: zone.change, on: { click: () => set({ zone: open ? "" : zone.id }) } }, icon("plus"));
}

function heap(zone, ctx) {
  return h("div", { class: "bzone" }, h("h2", { class: "h3" }, zone.label),
    h("div", { class: "brow" }, h("span", { class: "deck", "aria-hidden": "true" }, zone.count ? card(null, { small: true }) : h("span", { class: "place" })), h("b", { class: "num" }, String(zone.count)), plus(zone, ctx)));
}

function held(seat, zone, ctx) {
  const name = zone.id.startsWith("hand") ? seat.name : `${seat.name}: ${zone.short}`;
  return h("div", { class: "bzone wide", key: `held:${zone.id}`, role: "group", "aria-label": zone.label },
    h("h2", { class: "h3" }, name, " ", h("span", { class: "count" }, zone.cards)),
    h("div", { class: "brow" },
      zone.items.map((item) => (zone.picks && !ctx.data.board.frozen
        ? h("button", { key: `pick:${zone.id}:${item.index}`, type: "button", class: "pickcard", "aria-pressed": String(item.pressed), "aria-label": item.label, on: { click: () => ctx.send("board_pick", { index: item.index }) } }, card(item.card, { small: !seat.actor }))
        : laid({ ...item, claim: "" }))),
      !zone.items.length && zone.count ? h("span", { class: "deck", "aria-hidden": "true" }, card(null, { small: true }), card(null, { small: true })) : null,
      zone.more ? h("span", { class: "count" }, zone.more) : null,
      plus(zone, ctx)));
}

function fields({ fields: list }, { send }) {
  return h("div", { class: "boardform" }, list.map((field) => {
    const current = field.items.find((item) => item.current);
    return h("label", { class: "field", key: `field:${field.id}` }, h("span", {}, field.label),
      h("select", { key: `select:${field.id}`, value: current ? current.id : "", on: { change: (event) => send("board_choose", { field: field.id, value: event.target.value }) } },
        field.items.map((item) => h("option", { key: `opt:${field.id}:${item.id}`, value: item.id }, item.label))));
  }));
}

function answer(b, ctx) {
  const a = b.answer;
  return h("section", { class: "panel told-answer", key: "answer", "aria-label": b.question, "data-region": "answer" },
    h("h2", { tabindex: "-1", "data-home": true }, say(b.question)),
    b.hint ? h("p", { class: "muted" }, b.hint) : null,
    a ? h("div", { class: "verdict" }, sign(a.sign, "", "big"), h("p", { class: "line" }, h("b", {}, say(a.bold)), " ", say(a.text))) : null,
    b.passages?.map((one) => passage(one, ctx)),
    b.documents_row ? documentsRow(b.documents_row) : null,
    b.wrong ? h("div", { class: "note" }, icon("warn"), h("div", {}, h("b", {}, b.wrong.head), b.wrong.items.map((text) => h("p", {}, say(text))))) : null,
    b.happens ? h("div", {}, h("h3", { class: "muted" }, b.happens.head), h("ul", { class: "events" }, b.happens.items.map((text) => h("li", {}, say(text))))) : null,
    a ? h("div", { class: "acts", key: "acts" }, opener("board", b.big.open, ctx.send),
      b.lay ? h("button", { key: "layotherwise", type: "button", class: "btn slim", on: { click: () => ctx.send("board_lay") } }, b.lay) : null) : null,
    b.why ? [depths(b.why, ctx), reasons(b.why, ctx), b.why.everything ? everything(b.why.everything) : null] : null);
}

function paste(p, { send }) {
  const lay = (event) => {
    event.preventDefault();
    const box = event.currentTarget.querySelector("textarea");
    if (box.value.trim()) send("board_paste", { text: box.value.trim() });
  };
  return h("form", { class: "typed", key: "boardpaste", "data-region": "boardpaste", on: { submit: lay } },
    h("label", { class: "field" }, h("span", {}, p.label), h("textarea", { key: "boardtext", rows: "3", autocomplete: "off", autocapitalize: "off", spellcheck: "false" })),
    h("button", { key: "layit", type: "submit", class: "btn" }, p.go),
    h("p", { class: "hint" }, p.hint),
    p.trouble ? h("p", { class: "note" }, icon("warn"), h("span", {}, p.trouble)) : null);
}
