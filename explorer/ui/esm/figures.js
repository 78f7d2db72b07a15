// The figures of two rule sets against each other: rows with marks, how long games last, games that never end; each also as
// a table, and to take along.
import { h } from "./dom.js";
import { say } from "./say.js";
import { icon } from "./sign.js";
import { pair, steps } from "./plot.js";
import { keepPicture, lengthPicture, rowsPicture } from "./picture.js";

export function figures(ctx) {
  const { versus: v } = ctx.data;
  if (!v?.names) return null;
  return [sideBySide(v, ctx), v.length ? length(v, ctx) : null, endless(v, ctx)];
}

export function sentence({ data: { versus: v } }) {
  if (!v?.names) return null;
  return h("section", { class: "labsaid", key: "labsaid", "aria-label": v.said, "data-region": "labsaid" },
    v.other ? h("p", { class: "note" }, icon("amb"), h("span", {}, say(v.other))) : null,
    v.so_far && v.sentence ? h("p", { class: "small muted" }, v.so_far) : null,
    v.sentence ? h("p", { class: "sentence", tabindex: "-1", "data-home": true }, say(v.sentence)) : null,
    v.detail.length ? h("ul", { class: "detail small" }, v.detail.map((line) => h("li", {}, say(line)))) : null,
    h("p", { class: "small muted" }, say(v.between)),
    v.lying.map((line) => h("p", { class: "small muted" }, say(line))));
}

function sideBySide(v, ctx) {
  return h("section", { class: "panel labpanel", key: "labrows", "aria-label": v.label, "data-region": "labrows" },
    h("div", { class: "labhead" }, h("h2", {}, v.label), legend(v)),
    v.policies ? seg("labshown", v.policies, (id) => ctx.send("lab_shown", { id }), "labeled") : null,
    h("div", { class: "figs" }, v.rows.map(row)),
    h("h3", { class: "seatshead" }, v.seats.head),
    h("div", { class: "figs" }, v.seats.rows.map(row)),
    h("details", { key: "labmore" }, h("summary", {}, v.more.label), h("div", { class: "figs" }, v.more.rows.map(row))),
    h("p", { class: "small muted" }, say(v.whisker)),
    h("p", { class: "small" }, say(v.same), " ", v.part ? h("button", { key: "labpart", type: "button", class: "inline", on: { click: () => ctx.send("lab_part") } }, v.part) : null),
    table(v.table, "labrows"),
    takeAlong("versus", v.files, v.keep, ctx, (sort) => keepPicture(rowsPicture(v), v.name, sort)));
}

function row(one) {
  return h("div", { class: "fig", key: `fig:${one.id}` },
    h("span", { "aria-hidden": "true" }, say(one.label)),
    h("div", { class: "plotbox", role: "img", "aria-label": one.spoken, html: `<svg class="plot pair" aria-hidden="true">${pair(one)}</svg>` }),
    h("span", { class: "val", "aria-hidden": "true" }, h("span", { class: "num" }, one.was ? `${one.was} → ` : null, h("b", {}, one.is)), h("small", { class: one.differs ? "num" : "num nil" }, one.said)),
    one.note ? h("small", { class: "fignote" }, icon("amb"), one.note) : null);
}

function length(v, ctx) {
  return h("section", { class: "panel labpanel", key: "lablength", "aria-label": v.length.label, "data-region": "lablength" },
    h("div", { class: "labhead" }, h("h2", {}, v.length.label), legend(v, true)),
    h("div", { class: "dist", role: "img", "aria-label": v.length.spoken, html: `<svg class="plot" aria-hidden="true" viewBox="0 0 100 100" preserveAspectRatio="none">${steps(v.length)}</svg>` }),
    h("div", { class: "ticks num", "aria-hidden": "true" }, v.length.ticks.map((tick) => h("span", { style: `left:${tick.at}%` }, tick.label))),
    h("p", { class: "small muted axisname", "aria-hidden": "true" }, v.length.axis),
    h("p", { class: "small" }, say(v.length.about)),
    table(v.length.table, "lablength"),
    takeAlong("length", v.files.filter((one) => one.made), v.keep, ctx, (sort) => keepPicture(lengthPicture(v), `${v.name}-2`, sort)));
}

function endless(v, ctx) {
  return h("section", { class: "panel labpanel", key: "labendless", "aria-label": v.endless.label },
    h("h2", {}, v.endless.label),
    h("div", { class: "endless" }, v.endless.boxes.map((one) => h("div", { class: `side-of ${one.id}`, key: `endless:${one.id}` },
      h("p", { class: "small" }, key(one.id), one.name), h("p", { class: "big num" }, one.big),
      h("p", { class: "small muted" }, one.text), one.how ? h("p", { class: "small muted" }, one.how) : null,
      one.watch ? h("button", { key: `labnever:${one.id}`, type: "button", class: "inline", "aria-label": `${one.watch}: ${one.name}`, on: { click: () => ctx.send("lab_never", { id: one.id }) } }, one.watch) : null))),
    h("p", { class: "small muted" }, say(v.endless.about)));
}

export const key = (id) => h("span", { class: `labkey ${id}`, "aria-hidden": "true" });

function legend(v, lines = false) {
  return h("div", { class: lines ? "legend lines" : "legend" }, v.names.map((name) => h("span", {}, key(name.id), name.label)));
}

export function seg(name, { label, items }, click, look = "") {
  return h("div", { class: `field ${look}` }, h("span", { "aria-hidden": "true" }, label),
    h("div", { class: "seg", role: "group", "aria-label": label }, items.map((one) =>
      h("button", { key: `${name}:${one.id}`, type: "button", "aria-pressed": String(Boolean(one.pressed)), on: { click: () => click(one.id) } }, one.label))));
}

// What a picture shows, as a table.
export function table(t, name) {
  return h("details", { key: `table:${name}`, class: "labtable" }, h("summary", {}, t.label),
    h("div", { class: "gridedge" }, h("div", { class: "gridbox", "data-label": t.caption },
      h("table", {}, h("caption", {}, t.caption),
        h("thead", {}, h("tr", {}, t.head.map((cell) => h("th", { scope: "col" }, cell)))),
        h("tbody", {}, t.rows.map((cells) => h("tr", {}, cells.map((cell, i) => h(i ? "td" : "th", i ? { class: "num" } : { scope: "row" }, cell)))))))));
}

export function takeAlong(what, files, label, { send }, picture) {
  return h("div", { class: "takealong", role: "group", "aria-label": label }, h("span", { class: "small muted", "aria-hidden": "true" }, label),
    files.map((one) => h("button", { key: `labfile:${what}:${one.id}`, type: "button", class: "btn bare slim", on: { click: () => (one.made ? picture(one.id) : send("lab_file", { what, id: one.id })) } }, one.label)));
}
