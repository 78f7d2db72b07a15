// What may go on what: a table in which each cell has one sign, its difference from other rules, and the same as
// sentences. The focus sits on a cell; arrows move, Enter, Space or a click open it. Knows no rule and no word.
import { h } from "./dom.js";
import { say } from "./say.js";
import { icon } from "./sign.js";
import { tabStop } from "./rove.js";
import { pasteForm } from "./paste.js";

const ICON = { yes: "yes", no: "no", falls: "falls", stays: "stays", taken: "up", again: "turn", cannot: "", amb: "amb" };
const SIGN = { "only-a": "+", "only-b": "−", other: "≠", "lies-a": "a", "lies-b": "b" };

export function grid(ctx) {
  const { grid: g } = ctx.data;
  if (!g?.title) return null;
  return h("section", { class: `gridpanel panel show-${g.shown}`, key: "grid", "aria-label": g.title, "data-region": "grid" },
    h("div", { class: "gridhead" },
      h("h2", { tabindex: "-1", "data-home": true }, g.title),
      seg("grid_show", g.title, g.shows, (item) => ctx.send("grid_show", { id: item.id }))),
    h("div", { class: "gridset" }, g.switches.map((one) => h("div", { class: "switchset" },
      h("span", { class: "label", "aria-hidden": "true" }, one.label),
      seg(`grid:${one.id}`, one.label, one.items, (item) => ctx.send("grid_switch", { name: one.id, value: item.id }))))),
    beside(g.beside, ctx),
    h("div", { class: "gridtable" },
      h("p", { class: "small muted" }, say(g.head), ". ", h("span", { class: "keyed" }, say(g.keys))),
      g.assumed ? h("p", { class: "small" }, say(g.assumed)) : null,
      g.rows.length ? [h("p", { class: "small sidehint" }, say(g.sideways)), h("div", { class: "gridedge", key: "gridedge" }, h("div", { class: "gridbox", key: "gridbox", "data-label": g.label }, table(g, ctx)))] : h("p", {}, say(g.empty)),
      legend(g)),
    h("div", { class: "gridwords" }, g.assumed ? h("p", { class: "small" }, say(g.assumed)) : null, g.words.map((part) => [
      h("h3", {}, say(part.head)),
      h("ul", {}, part.items.map((sentence) => h("li", {}, say(sentence)))),
    ])));
}

function seg(key, label, items, click) {
  return h("div", { class: "seg", role: "group", "aria-label": label }, items.map((item) =>
    h("button", { key: `${key}:${item.id}`, type: "button", "aria-pressed": String(Boolean(item.pressed)), "aria-label": item.spoken || null, on: { click: () => click(item) } }, item.label)));
}

function table(g, ctx) {
  const keys = g.rows.flatMap((row) => g.columns.map((column) => cellKey(row, column)));
  const stop = tabStop(keys, ctx.state.stop.grid, `cell:${g.opened}`);
  return h("table", { class: "legal", role: "grid", "aria-label": g.label, "data-list": "grid", "data-cells": String(g.columns.length) },
    h("thead", {}, h("tr", {}, h("th", { class: "corner", scope: "col" }, g.corner),
      g.columns.map((column) => h("th", { scope: "col", key: column.kind }, shown(column))))),
    h("tbody", {}, g.rows.map((row) => h("tr", { key: row.top }, h("th", { scope: "row" }, shown(row)),
      g.columns.map((column, i) => cell(row, column, i, g, stop, ctx))))));
}

const cellKey = (row, column) => `cell:${row.top}:${column.kind}`;
const shown = ({ label, spoken: words }) => [h("span", { "aria-hidden": "true" }, label), h("span", { class: "sr" }, words)];

function cell(row, column, i, g, stop, ctx) {
  const key = cellKey(row, column);
  const look = g.looks[row.cells[i]];
  const sign = g.signs[row.signs[i]];
  const open = key === `cell:${g.opened}`;
  const click = () => ctx.send("grid_open", { top: row.top, kind: column.kind });
  const keydown = (event) => {
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    event.stopPropagation();
    click();
  };
  return h("td", { key, class: `c-${look.look} ${sign ? `d-${sign.look}` : ""}`, tabindex: stop(key), "data-rove": true, "aria-selected": String(open), on: { click, keydown } },
    ICON[look.look] ? icon(ICON[look.look]) : null,
    sign ? h("span", { class: "d", "aria-hidden": "true" }, SIGN[sign.look]) : null,
    h("span", { class: "sr" }, sign ? `${look.label}; ${sign.label}` : look.label));
}

function legend(g) {
  return [
    h("ul", { class: "legend", key: "looks" }, Object.values(g.looks).map((look) => h("li", {}, h("span", { class: `swatch c-${look.look}`, "aria-hidden": "true" }, ICON[look.look] ? icon(ICON[look.look]) : null), look.label)),
      g.colours ? h("li", {}, g.colours) : null),
    Object.keys(g.signs).length ? h("ul", { class: "legend", key: "signs" }, Object.values(g.signs).map((sign) =>
      h("li", {}, h("b", { class: `swatch d-${sign.look}`, "aria-hidden": "true" }, h("span", { class: "d" }, SIGN[sign.look])), sign.label, " ", h("span", { class: "num" }, `(${g.count[sign.look]})`)))) : null,
  ];
}

function beside(b, ctx) {
  const chosen = (event) => ctx.send("grid_beside", { id: event.currentTarget.value });
  const current = b.items.find((item) => item.current);
  return h("div", { class: "besides" },
    h("label", { class: "field" }, h("span", {}, b.label),
      h("select", { key: "beside", value: current?.id ?? "", on: { change: chosen } }, b.items.map((item) => h("option", { key: `beside:${item.id}`, value: item.id }, item.label)))),
    pasteForm("grid_beside", { key: "besidecode", go: "besidebutton", look: "row", slim: true, label: b.paste, button: b.button, refused: b.refused }, ctx));
}
