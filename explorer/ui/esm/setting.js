// Before a game: how many bots, how they play, which deal; and what has to be agreed on before cards are dealt.
import { h } from "./dom.js";
import { say } from "./say.js";
import { icon } from "./sign.js";

export function setting(s, ctx) {
  const { send } = ctx;
  const seed = (event) => { ctx.state.seed = event.target.value; }; // what is being typed outlives a drawing
  const start = (event) => {
    event.preventDefault();
    if (s.start) send("play_start", { seed: event.currentTarget.querySelector("[data-key=seed]").value });
  };
  return h("form", { class: "panel setting", key: "setting", "data-region": "setting", on: { submit: start } },
    h("div", { class: "field" }, h("span", { "aria-hidden": "true" }, s.number.label),
      h("div", { class: "seg", role: "group", "aria-label": s.number.label }, s.number.items.map((one) =>
        h("button", { key: `bots:${one.id}`, type: "button", "aria-pressed": String(one.pressed), on: { click: () => send("play_number", { id: one.id }) } }, one.label)))),
    way(s.all, s, send),
    h("details", { key: "each" }, h("summary", {}, s.each.label), h("div", { class: "each" }, s.each.items.map((one) => way(one, s, send)))),
    s.about.map((line) => h("p", { class: "small" }, say(line))),
    h("label", { class: "field" }, h("span", {}, s.seed.label),
      h("input", { key: "seed", type: "text", inputmode: "numeric", autocomplete: "off", maxlength: "12", value: ctx.state.seed ?? s.seed.value, on: { input: seed } }),
      h("span", {}, s.seed.hint)),
    s.asks ? agreeing(s.asks, send) : null,
    s.start ? h("button", { key: "playstart", type: "submit", class: "btn main" }, s.start) : null);
}

function way(one, { ways }, send) {
  return h("label", { class: "field", key: `way:${one.id}` }, h("span", {}, one.label),
    h("select", { key: `select:${one.id}`, value: one.value, on: { change: (event) => send("play_policy", { at: one.id, id: event.target.value }) } },
      one.mixed ? h("option", { key: "mixed", value: "" }, one.mixed) : null,
      ways.map((item) => h("option", { key: item.id, value: item.id }, item.label))));
}

export function agreeing(a, send) {
  return h("div", { class: "agreeing", key: "agreeing", role: "group", "aria-label": a.text }, h("p", {}, icon("amb"), say(a.text)),
    a.items.map((item) => h("div", { class: "ask", key: `ask:${item.key}`, role: "group", "aria-label": item.question }, h("p", {}, say(item.question)),
      h("div", { class: "acts" }, item.values.map((value) => h("button", { key: `agree:${item.key}:${value.id}`, type: "button", class: "btn slim", on: { click: () => send("rules_agree", { key: item.key, value: value.id }) } }, say(value.label)))))));
}
