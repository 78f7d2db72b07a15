// A class: the bar, and what a pupil sees while following: the teacher's step, or the question, which covers the
// teacher's page as well.
import { h } from "./dom.js";
import { say } from "./say.js";
import { card } from "./card.js";
import { icon } from "./sign.js";
import { table } from "./table.js";
import { agreed, reasons, verdict } from "./why.js";
import { explained } from "./words.js";

const KEPT = "paskahousu-class";

// A chance text by which a browser that comes again is not counted twice; it says nothing of whose it is.
export function keptForClass(room) {
  if (room?.role !== "pupil") return {};
  const chance = () => Array.from(crypto.getRandomValues(new Uint32Array(4)), (one) => one.toString(36)).join("-");
  try {
    const me = localStorage.getItem(KEPT) || chance();
    localStorage.setItem(KEPT, me);
    return { me };
  } catch {
    return { me: chance() }; // storage is closed to the page: counted anew after a reload
  }
}

export function classbar(ctx) {
  const { data: { classroom: c }, send, wish } = ctx;
  if (!c?.role) return null;
  const pupil = c.role === "pupil";
  const flip = (key, type, one) => h("label", { class: "switch" },
    h("input", { key, type: "checkbox", role: "switch", checked: Boolean(wish(type)?.on ?? one.on), on: { change: (event) => send(type, { on: event.target.checked }) } }), one.label);
  return h("section", { class: `classbar ${c.role}`, key: "classbar", "aria-label": c.label, "data-region": "classbar" },
    h("div", { class: "row" },
      h("strong", { tabindex: "-1", "data-home": true }, icon("class"), c.label),
      pupil ? flip("classfollow", "class_follow", c.follow) : teacher(c, ctx, flip)),
    pupil ? null : address(c.address),
    c.course ? course(c.course, ctx) : null,
    pupil || !c.question ? null : asked(c.question, ctx));
}

function teacher(c, { send }, flip) {
  return [
    h("span", { class: "num" }, c.here),
    h("button", { key: "classaddress", type: "button", class: "btn slim", "aria-expanded": String(c.address.open), on: { click: () => send("class_address", { on: !c.address.open }) } }, c.address.button),
    flip("classfirst", "class_first", c.first),
    c.ask ? h("button", { key: "classask", type: "button", class: "btn main slim end", on: { click: () => send("class_ask") } }, say(c.ask.label)) : h("span", { class: "muted end" }, c.nothing),
  ];
}

// The lesson that the class is taken through, part by part.
function course(l, { send, state, wish }) {
  if (state.going) { // another part begins at its top, whatever its screen brings into sight: until all of it is there
    requestAnimationFrame(() => document.querySelector(".classbar")?.closest(".pk").scrollIntoView({ block: "start" }));
    state.going = Boolean(wish("class_part"));
  }
  const go = (id) => {
    state.going = true;
    send("class_part", { id });
  };
  const to = (key, look, one) => (one ? h("button", { key, type: "button", class: `btn slim ${look}`, on: { click: () => go(one.id) } }, one.label) : null);
  return h("div", { class: "classcourse", key: "course", role: "group", "aria-label": l.label },
    h("div", { class: "row" }, h("strong", {}, l.head), h("span", { class: "acts end" }, to("classback", "bare", l.back), to("classnext", "", l.next))),
    l.told ? h("p", {}, say(l.told)) : null);
}

function address(a) {
  if (!a.open) return null;
  return h("div", { class: "classaddress", key: "address" },
    h("span", { class: "picture", role: "img", "aria-label": a.label, html: drawn(a.picture) }),
    h("div", {}, h("p", { class: "where" }, a.text), h("p", { class: "muted" }, a.how)));
}

// The picture of the address comes as rows of 0 and 1.
function drawn(rows) {
  const path = rows.flatMap((row, y) => [...row].map((dark, x) => (dark === "1" ? `M${x} ${y}h1v1h-1z` : ""))).join("");
  return `<svg viewBox="-2 -2 ${rows.length + 4} ${rows.length + 4}" focusable="false"><rect x="-2" y="-2" width="100%" height="100%" fill="#fff"/><path d="${path}" fill="#000" shape-rendering="crispEdges"/></svg>`;
}

function asked(q, ctx) {
  return h("div", { class: "classasked", key: "classasked" },
    q.head ? h("p", { class: "ask" }, say(q.head)) : null,
    q.answers ? h("p", { class: "num" }, q.answers) : null,
    q.tally ? tally(q.tally) : null,
    q.why ? decided(q.why, ctx) : null,
    h("div", { class: "acts" },
      q.reveal ? h("button", { key: "classreveal", type: "button", class: "btn main", on: { click: () => ctx.send("class_reveal") } }, q.reveal) : null,
      h("button", { key: "classend", type: "button", class: "btn", on: { click: () => ctx.send("class_end") } }, q.end)));
}

function decided(w, ctx) {
  return h("div", { class: "decided", key: "decided" }, verdict(w.verdict), agreed(w), reasons(w, ctx));
}

function tally(t) {
  return h("div", { class: "tally", key: "tally" },
    h("h2", { class: "h3" }, t.head), h("p", {}, t.text),
    h("div", { class: "bars", "aria-hidden": "true" }, t.bars.map((bar) => [
      h("span", {}, bar.label),
      h("span", { class: "track" }, h("span", { class: `fill ${bar.id}`, style: `--share:${bar.share}` })),
      h("b", { class: "num" }, bar.number)])));
}

export function classroom(ctx) {
  const { classroom: c, table: felt } = ctx.data;
  if (c?.mode === "question") return question(c, ctx);
  if (c?.mode !== "step" || !felt.hand) return []; // panels come one by one
  const t = c.told;
  return [
    h("div", { class: "title", key: "title", "data-region": "title" }, h("div", { class: "words" }, h("h1", { tabindex: "-1" }, c.head))),
    h("div", { class: "classstep", key: "classstep" }, table(ctx),
      h("section", { class: "told", key: "told", "aria-label": t.head, "data-region": "told" },
        h("h2", { class: "h3", tabindex: "-1", "data-home": true }, say(t.head)),
        t.under ? h("p", { class: "says" }, say(t.under)) : null,
        t.comment.map((text) => h("p", { class: "comment" }, explained(text, say))),
        t.events.length ? h("ul", { class: "events" }, t.events.map((text) => h("li", {}, say(text)))) : null,
        t.advice.map((text) => h("p", { class: "advice" }, say(text))),
        t.says ? h("p", { class: "says" }, say(t.says)) : null)),
  ];
}

function question(c, ctx) {
  const { send, wish } = ctx;
  const wished = wish("class_tap", (event) => event.asked === c.n);
  const pressed = (tap) => (wished ? wished.id === tap.id : tap.pressed);
  return [
    h("div", { class: "classquestion", key: `question:${c.n}`, "data-region": "question" },
      h("h1", { tabindex: "-1" }, say(c.head)),
      !c.taps ? null : h("div", { class: "taps", role: "group", "aria-label": c.head }, c.taps.map((tap) =>
        h("button", {
          key: `tap:${tap.id}`, type: "button", class: "btn", "aria-pressed": String(pressed(tap)), "aria-disabled": c.revealed ? "true" : null,
          on: { click: () => !c.revealed && send("class_tap", { asked: c.n, id: tap.id }) },
        }, tap.sign ? icon(tap.sign) : null, tap.label))),
      c.told ? h("p", { class: "muted" }, say(c.told)) : null,
      c.tally ? tally(c.tally) : null,
      c.why ? h("section", { class: "why panel", "aria-label": c.why.head }, decided(c.why, ctx)) : null),
    c.pile ? h("div", { class: "herofelt", key: "felt", role: "img", "aria-label": c.lies }, c.pile.map((code) => card(code)), c.laid.map((code) => card(code, { extra: "fresh" })))
      : ctx.data.table.hand ? h("div", { class: "classstep", key: "classstep" }, table(ctx)) : null,
  ].filter(Boolean);
}
