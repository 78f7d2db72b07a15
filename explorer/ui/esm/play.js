// A game against bots: how it is set up; or the table, what happened, what can be done, what is explained, the coach, the end.
import { h } from "./dom.js";
import { say } from "./say.js";
import { icon } from "./sign.js";
import { table } from "./table.js";
import { why } from "./why.js";
import { setting } from "./setting.js";
import { coach } from "./coach.js";

const AT_TABLE = new Set(["card", "up", "down", "claim", "other"]); // what the table sends is meant for this game

export function play(ctx) {
  const { play: p } = ctx.data;
  if (!p.title) return [];
  return [
    h("div", { class: "title", key: "title", "data-region": "title" },
      h("div", { class: "words" }, h("h1", { tabindex: "-1" }, p.title), h("p", {}, p.lead),
        p.players ? h("p", { class: "small" }, p.players.join(" · ")) : null, p.rules ? h("p", { class: "small" }, say(p.rules)) : null),
      p.new ? h("div", { class: "picks" }, h("button", { key: "playnew", type: "button", class: "btn bare slim", on: { click: () => ctx.send("play_new") } }, p.new)) : null),
    p.setting ? setting(p.setting, ctx) : game(p.game, p.why, ctx),
  ];
}

function game(g, w, ctx) {
  const send = (type, fields) => (AT_TABLE.has(type) ? ctx.send(`play_${type}`, { ...fields, at: g.at }) : ctx.send(type, fields));
  const at = { ...ctx, seated: true, send, data: { ...ctx.data, table: g.table, game: { step: g.at }, others: { reason: g.reason }, why: w || {} } };
  return h("div", { class: "playing", key: "playing" },
    h("div", { class: "tableside" }, table(at), g.over ? over(g, ctx) : turn(g, ctx), told(g.told)),
    h("div", { class: "beside", key: "beside" }, w ? why(at) : null, g.coach ? coach(g.coach, ctx, g.at) : null, g.counts ? counts(g.counts) : null));
}

const act = (g, send, type, key, look, label, fields = {}) =>
  h("button", { key, type: "button", class: look, "data-home": key === "playdo:stand", on: { click: () => send(type, { ...fields, at: g.at }) } }, say(label));

function turn(g, { send }) {
  return h("section", { class: "turn", key: "turn", "aria-label": g.head, "data-region": "turn" },
    h("h2", { class: "h3", tabindex: "-1", "data-home": true }, say(g.head)),
    g.hint ? h("p", { class: "hint small" }, say(g.hint)) : null,
    h("div", { class: "acts" },
      g.lay ? act(g, send, "play_lay", "playlay", "btn main", g.lay.label) : null,
      g.buttons.map((one) => act(g, send, "play_do", `playdo:${one.id}`, "btn", one.label, { id: one.id })),
      g.go_on ? act(g, send, "play_on", "playon", "btn main", g.go_on) : null,
      g.back ? act(g, send, "play_back", "playback", "btn bare slim", g.back) : null));
}

function told(t) {
  return t.items.length ? h("section", { class: "told", key: "told", "aria-label": t.label, "data-region": "told" },
    h("h2", { class: "h3", tabindex: "-1" }, t.label),
    h("ol", { class: "stories" }, t.items.map((line) => h("li", {}, say(line))))) : null;
}

function over(g, { send }) {
  const o = g.over;
  return h("section", { class: "turn ended", key: "over", "aria-label": g.head, "data-region": "turn" },
    h("h2", { class: "h3", tabindex: "-1", "data-home": true }, say(g.head)),
    o.out ? h("p", {}, say(o.out)) : null,
    h("div", { class: "acts" },
      h("button", { key: "playnext", type: "button", class: "btn main", "data-now": true, on: { click: () => send("play_next") } }, o.next, icon("next")),
      act(g, send, "play_watch", "playwatch", "btn", o.watch),
      g.back ? act(g, send, "play_back", "playback", "btn bare slim", g.back) : null),
    h("details", { key: "record" }, h("summary", {}, o.record.label),
      h("label", { class: "field" }, h("span", { class: "sr" }, o.record.label), h("textarea", { key: "recordtext", readonly: true, rows: "9", spellcheck: "false", value: o.record.text }))));
}

function counts(c) {
  return h("section", { class: "panel counts", key: "counts", "aria-label": c.label },
    h("table", {}, h("caption", {}, c.label), h("thead", {}, h("tr", {}, h("th", { scope: "col" }, c.name), h("th", { scope: "col" }, c.what))),
      h("tbody", {}, c.rows.map((row) => h("tr", { key: row.name }, h("th", { scope: "row" }, row.name), h("td", { class: "num" }, String(row.number)))))));
}
