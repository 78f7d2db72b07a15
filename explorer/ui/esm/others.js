// Every other move with its verdict, in groups. One tab stop; a pressed chip says its reason below and lifts its cards.
// While the page asks first, chips have no sign, and choosing one answers.
import { h } from "./dom.js";
import { say, cardsInText } from "./say.js";
import { sign, icon } from "./sign.js";
import { docMarks } from "./doc.js";
import { advice } from "./coach.js";
import { tabStop } from "./rove.js";

export function others(ctx) {
  const { others: o } = ctx.data;
  if (!o.items?.length && !o.head) return null;
  const byId = new Map(o.items.map((item) => [item.id, item]));
  const groups = (o.groups || []).map((group) => ({ ...group, items: group.items.map((id) => byId.get(id)) }));
  const open = groups.filter((group) => !group.fold);
  const folded = groups.filter((group) => group.fold);
  const pressed = o.items.find((item) => item.pressed);
  return h("section", { class: `else ${o.asking ? "asking" : ""}`, key: "others", "aria-label": o.head, "data-region": "others" },
    h("h2", { class: "h3", tabindex: "-1", "data-home": o.answer ? null : true }, say(o.head)),
    o.hint ? h("p", { class: "hint" }, say(o.hint), o.keys ? h("span", { class: "keyed" }, " ", say(o.keys)) : null) : null,
    o.answer ? h("p", { class: `answer ${o.answer.right ? "right" : "wrong"}`, tabindex: "-1", "data-home": true }, o.answer.sign ? icon(o.answer.sign) : null, h("span", {}, say(o.answer.text))) : null,
    list("others", open, o, ctx),
    folded.length ? h("details", { key: "barred", class: "barred", once: { open: folded.some((group) => group.items.some((item) => item.pressed)) } },
      h("summary", { key: "barred:summary" }, h("span", {}, folded[0].fold), h("span", { class: "num" }, folded.reduce((sum, group) => sum + group.items.length, 0)), icon("down")),
      list("barred", folded, o, ctx)) : null,
    o.asking && o.show ? h("button", { key: "show", type: "button", class: "btn", on: { click: () => ctx.send("predict", { id: "" }) } }, o.show) : null,
    o.reason ? reason(o.reason, pressed, ctx) : null,
    o.advice ? advised(o.advice, ctx) : null);
}

// What the documents' advice would try: quiet, with its passages folded up, and called advice, since it is no rule.
function advised(a, ctx) {
  return h("details", { class: "advised", key: "advised" },
    h("summary", { key: "advised:summary" }, h("span", { class: "tag" }, a.label), " ", h("span", {}, say(a.text)), icon("down")),
    a.items.map((one) => advice(one, ctx)),
    a.did.map((line) => h("p", { class: "counsel small" }, say(line))));
}

// Groups of chips that are one tab stop together.
function list(name, groups, o, ctx) {
  const items = groups.flatMap((group) => group.items);
  const stopped = (wanted) => { const item = items.find(wanted); return item && keyOf(item); };
  const stop = tabStop(items.map(keyOf), ctx.state.stop[name], stopped((item) => item.pressed), stopped((item) => item.played));
  return h("div", { class: "groups", role: "group", "aria-label": o.head, "data-list": name, "data-row": true },
    groups.map((group) => h("div", { class: "chips", role: group.label ? "group" : null, "aria-label": group.label || null },
      group.label ? h("span", { class: "label", "aria-hidden": "true" }, say(group.label)) : null,
      group.items.map((item) => chip(item, o, stop, ctx)))));
}

const keyOf = (item) => `chip:${item.id}`;

function chip(item, { asking }, stop, { send }) {
  const key = keyOf(item);
  const click = () => (asking ? send("predict", { id: item.id }) : send("other", { id: item.pressed ? "" : item.id }));
  return h("button", {
    key, type: "button", class: `chip ${item.played ? "played" : ""}`, tabindex: stop(key), "data-rove": true,
    "aria-pressed": asking ? null : String(Boolean(item.pressed)), "aria-label": item.label, on: { click },
  }, asking ? null : sign(item.sign, item.sign_label), h("span", {}, cardsInText(item.cards), item.cards?.length && item.text ? " " : "", say(item.text)));
}

function reason(r, pressed, ctx) {
  const { data, send } = ctx;
  return h("div", { class: "reason" }, sign(r.sign, r.sign_label) || h("span", {}),
    h("p", {}, say(r.text)),
    r.docs?.length || r.clause ? h("p", { class: "more" }, docMarks(r.docs), " ", r.clause) : null,
    r.sizes?.items.length ? sizes(r.sizes, ctx) : null,
    r.make || r.play_here ? h("div", { class: "acts" },
      act("make", "btn main", r.make, (id) => send("make", { id, seen: data.code.text })),
      act("playhere", "btn slim", r.play_here, (id) => send("playon", { step: r.play_here.step ?? data.game.step, id, seen: data.code.text }))) : null);

  // Either the words alone, for the pressed chip, or {label, id, step}.
  function act(key, look, item, click) {
    return item ? h("button", { key, type: "button", class: look, on: { click: () => click(item.id ?? pressed?.id ?? "") } }, item.label ?? item) : null;
  }
}

// A claim of the same rank with another number of cards.
function sizes({ label, items }, { state, send }) {
  const sizeKey = (item) => `size:${item.id}`;
  const pressed = items.find((item) => item.pressed);
  const stop = tabStop(items.map(sizeKey), state.stop.sizes, pressed && sizeKey(pressed));
  return h("div", { class: "chips sizes", role: "group", "aria-label": label, "data-list": "sizes", "data-row": true },
    h("span", { class: "label", "aria-hidden": "true" }, label),
    items.map((item) => h("button", {
      key: sizeKey(item), type: "button", class: "chip", tabindex: stop(sizeKey(item)), "data-rove": true,
      "aria-pressed": String(Boolean(item.pressed)), "aria-label": item.label, on: { click: () => send("other", { id: item.id }) },
    }, sign(item.sign, item.sign_label, "sm"), h("span", {}, item.text))));
}
