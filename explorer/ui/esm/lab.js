// What if? A question about the rules, the games that bots play to answer it, and what came of them.
import { h } from "./dom.js";
import { say } from "./say.js";
import { icon } from "./sign.js";
import { agreeing } from "./setting.js";
import { figures, key, seg, sentence } from "./figures.js";
import { meter } from "./meter.js";
import { sweep } from "./sweep.js";

// Between two looks at a run, in milliseconds: before its first figures, while they are shown, while another screen is.
const AT_ONCE = 60;
const OFTEN = 250;
const SELDOM = 5000;
// So many looks from another screen.
const LONG = 60;

export function lab(ctx) {
  const { lab: l } = ctx.data;
  if (!l?.title) return [];
  const found = figures(ctx);
  return [
    h("div", { class: "title", key: "title", "data-region": "title" }, h("div", { class: "words" }, h("h1", { tabindex: "-1" }, l.title), h("p", {}, l.lead))),
    question(l, ctx),
    sentence(ctx),
    h("div", { class: found ? "labboth" : "labboth alone", key: "labboth" },
      found ? h("div", { class: "labside", key: "labside" }, found) : null,
      h("div", { class: "labside", key: "labother" }, sweep(ctx))),
  ].filter(Boolean);
}

function question(l, ctx) {
  const { send } = ctx;
  const { ask } = l;
  return h("section", { class: "panel labask", key: "labask", "aria-label": ask.head, "data-region": "labask" },
    h("h2", { tabindex: "-1", "data-home": true }, ask.head),
    h("div", { class: "chips" }, ask.tries.map((one) => h("button", { key: `labtry:${one.key}.${one.value}`, type: "button", class: "chip", "aria-pressed": String(one.pressed), "aria-disabled": l.asks ? "true" : null, on: { click: () => { if (!l.asks) send("lab_start", { key: one.key, value: one.value }); } } }, say(one.label)))),
    h("div", { class: "labfields" },
      h("label", { class: "field wide" }, h("span", {}, ask.rule.label),
        h("select", { key: "labrule", value: ctx.wish("lab_rule")?.key ?? ask.rule.id, on: { change: (event) => send("lab_rule", { key: event.target.value }) } },
          h("option", { key: "labrule:", value: "" }, ask.rule.none),
          ask.rule.groups.map((group) => h("optgroup", { key: `labrule/${group.label}`, label: group.label }, group.items.map((item) => h("option", { key: `labrule:${item.id}`, value: item.id }, item.label)))))),
      ask.value ? h("label", { class: "field wide" }, h("span", {}, ask.value.label, " ", h("span", { class: "muted" }, `(${ask.value.now})`)), pick("labvalue", ask.value, (id) => send("lab_value", { value: id }), ctx.wish("lab_value")?.value)) : null,
      h("label", { class: "field" }, h("span", {}, ask.base.label), pick("labbase", { ...ask.base, items: ask.base.id ? ask.base.items : [{ id: "", label: ask.base.none }, ...ask.base.items] }, (id) => send("lab_base", { id }), ctx.wish("lab_base")?.id))),
    h("div", { class: "labfields" },
      seg("labplayers", l.players, (id) => send("lab_players", { id })),
      h("label", { class: "field" }, h("span", {}, l.bots.label), pick("labbots", l.bots, (id) => send("lab_policy", { id }), ctx.wish("lab_policy")?.id)),
      seg("labexact", l.exact, (id) => send("lab_exact", { id }))),
    l.bots.about.map((line) => h("p", { class: "small muted" }, say(line))),
    l.notes.map((line) => h("p", { class: "note" }, icon("amb"), h("span", {}, say(line)))),
    l.slow ? h("p", { class: "small muted" }, l.slow) : null,
    l.asks ? agreeing(l.asks, send) : null,
    l.trouble ? h("p", { class: "note", role: "alert" }, icon("warn"), h("span", {}, say(l.trouble))) : null,
    h("div", { class: "versusrow" },
      l.versus ? h("p", { class: "versus" }, h("span", {}, key("a"), say(l.versus.a)), " ", h("span", { class: "muted" }, l.versus.against), " ", h("span", {}, key("b"), say(l.versus.b)))
        : l.none ? h("p", { class: "muted" }, say(l.none)) : h("span", {}),
      l.start ? h("button", { key: "labstart", type: "button", class: "btn main", on: { click: () => send("lab_start") } }, l.start) : null),
    meter(l.meter, ctx));
}

function pick(name, one, chosen, wished) {
  return h("select", { key: name, value: wished ?? one.id, on: { change: (event) => chosen(event.target.value) } },
    one.items.map((item) => h("option", { key: `${name}:${item.id}`, value: item.id }, item.label)));
}

// While games are played the page asks for the newest figures, one question at a time; no more once Python has gone. On
// other screens that keeps the games going for a while: what is known of them stands as it was.
export function lookOn({ data, state, wish, quietly }) {
  const away = data.shell?.tab !== "lab";
  if (!away) state.away = 0;
  if (state.looks || state.stopped || !data.lab?.look || wish("lab_look") || state.away > LONG) return;
  state.looks = setTimeout(() => {
    state.looks = 0;
    state.away = (state.away || 0) + (away ? 1 : 0);
    quietly("lab_look");
  }, away ? SELDOM : data.lab.meter?.going && !data.lab.meter.part ? AT_ONCE : OFTEN);
}
