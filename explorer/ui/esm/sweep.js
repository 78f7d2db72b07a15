// Every house rule changed alone, ranked; and the rules that are as the reader wants them.
import { h } from "./dom.js";
import { say } from "./say.js";
import { icon } from "./sign.js";
import { bar } from "./plot.js";
import { keepPicture, sweepPicture } from "./picture.js";
import { seg, table, takeAlong } from "./figures.js";
import { meter } from "./meter.js";

export function sweep(ctx) {
  const { sweep: s } = ctx.data;
  if (!s?.label) return null;
  const { ranking: r } = s;
  return [
    h("section", { class: "panel labpanel", key: "sweep", "aria-label": s.label, "data-region": "sweep" },
      h("h2", { tabindex: "-1", "data-home": true }, s.label),
      h("p", { class: "small muted" }, say(s.about)),
      s.start ? h("button", { key: "sweepstart", type: "button", class: "btn", on: { click: () => ctx.send("lab_sweep") } }, s.start) : null,
      meter(s.meter, ctx),
      s.other ? h("p", { class: "note" }, icon("amb"), h("span", {}, say(s.other))) : null,
      r ? ranking(r, s, ctx) : null),
    s.wanted ? wanted(s.wanted, ctx) : null,
  ];
}

function ranking(r, s, ctx) {
  return [
    seg("labmeasure", r.measures, (id) => ctx.send("lab_measure", { id })),
    h("p", { class: "small" }, say(r.ours)),
    h("p", { class: "small muted lessmore", "aria-hidden": "true" }, h("span", {}, "← ", r.less), h("span", {}, r.more, " →")),
    h("ol", { class: "ranked" }, r.rows.map((row) => h("li", { key: `rank:${row.key}.${row.value}` },
      h("span", { class: "what" }, h("button", { key: `labask:${row.key}.${row.value}`, type: "button", class: "inline", "aria-label": row.ask, title: row.question, on: { click: () => ctx.send("lab_start", { key: row.key, value: row.value }) } }, say(row.label)),
        row.asked ? h("small", {}, h("span", { class: "labkey b", "aria-hidden": "true" }), row.asked) : null),
      h("div", { class: "plotbox", role: "img", "aria-label": row.spoken, html: `<svg class="plot one" aria-hidden="true">${bar(row)}</svg>` }),
      h("span", { class: row.verdict === "more" || row.verdict === "less" ? "val num" : "val num nil", "aria-hidden": "true" }, row.said)))),
    r.whole ? h("button", { key: "labwhole", type: "button", class: "btn bare slim", "aria-expanded": String(Boolean(r.on)), on: { click: () => ctx.send("lab_whole", { on: !r.on }) } }, r.whole) : null,
    h("p", { class: "small muted" }, say(r.smallest)),
    s.left_out.length ? h("ul", { class: "small muted" }, s.left_out.map((line) => h("li", {}, say(line)))) : null,
    table(r.table, "sweep"),
    takeAlong("sweep", r.files, r.keep, ctx, (sort) => keepPicture(sweepPicture(s), r.name, sort)),
  ];
}

function wanted(w, { send, wish }) {
  return h("section", { class: "panel labpanel", key: "wanted", "aria-label": w.label, "data-region": "wanted" },
    h("h2", { tabindex: "-1", "data-home": true }, w.label),
    h("p", { class: "small muted" }, say(w.about)),
    h("div", { class: "bounds" }, w.where.map((one) => h("label", { class: "field", key: `where:${one.at}` }, h("span", {}, one.label),
      h("span", { class: "bound" }, h("input", { key: `bound:${one.at}`, type: "text", inputmode: "decimal", autocomplete: "off", maxlength: "8", value: wish("lab_where", (event) => event.at === one.at)?.bound ?? one.bound, on: { change: (event) => send("lab_where", { at: one.at, bound: event.target.value }) } }), one.unit)))),
    w.trouble ? h("p", { class: "note", role: "alert" }, icon("warn"), h("span", {}, w.trouble)) : null,
    w.found ? h("p", { role: "status" }, h("b", {}, w.found)) : null,
    h("ul", { class: "wanted" }, w.rows.map((row) => h("li", { key: `wanted:${row.key}.${row.value}` },
      h("div", {}, h("b", {}, say(row.label)), h("small", { class: "num" }, row.told), row.perhaps ? h("small", { class: "fignote" }, icon("amb"), row.perhaps) : null),
      row.take ? h("button", { key: `labtake:${row.key}.${row.value}`, type: "button", class: "btn slim", "aria-label": row.spoken, on: { click: () => send("lab_take", { key: row.key, value: row.value }) } }, row.take) : null))),
    w.more ? h("p", { class: "small muted" }, w.more) : null);
}
