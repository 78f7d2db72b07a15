// One house rule as a plain question with its values; on request, which document says what.
import { h } from "./dom.js";
import { say } from "./say.js";
import { icon } from "./sign.js";
import { docMarks, legend, passage } from "./doc.js";
import { see } from "./found.js";

export function option(item, ctx) {
  const { send, wish, radioName } = ctx;
  const wished = wish("option", (event) => event.key === item.key)?.value;
  const chosen = (value) => (wished === undefined ? Boolean(value.chosen) : value.id === wished);
  const long = item.values.some((value) => value.label.length > 12);
  return h("fieldset", { class: "option", key: `option:${item.key}`, "data-region": `option:${item.key}` },
    h("legend", {}, h("span", { tabindex: "-1", "data-home": true, "data-key": `question:${item.key}` }, say(item.question)), item.changed ? h("span", { class: "changed" }, item.changed_label) : null),
    item.help ? h("p", { class: "help" }, say(item.help)) : null,
    h("div", { class: `values ${long ? "wide" : ""}`, role: "radiogroup", "aria-label": item.question }, item.values.map((value) =>
      h("label", { class: `value ${chosen(value) ? "chosen" : ""}`, key: `label:${item.key}:${value.id}` },
        h("input", { key: `value:${item.key}:${value.id}`, type: "radio", name: radioName(item.key), value: value.id, checked: chosen(value), on: { change: () => { send("option", { key: item.key, value: value.id }); ctx.redraw(); } } }),
        h("span", { class: "edge", "aria-hidden": "true" }),
        h("span", { class: "t" }, chosen(value) ? icon("yes") : null, say(value.label)),
        item.open && value.docs?.length ? h("span", { class: "marks", "aria-hidden": "true" }, docMarks(value.docs)) : null)),
      item.unsettled ? unsettled(item, chosen, ctx) : null),
    (item.notes || []).map((note) => h("p", { class: `note ${note.warn ? "" : "plain"}` }, icon(note.warn ? "warn" : "silent"), h("span", {}, h("b", {}, say(note.title)), say(note.text), " ", see(`at:${item.key}`, note, ctx)))),
    item.open_label ? h("button", { key: `open:${item.key}`, type: "button", class: "inline asks", "aria-expanded": String(Boolean(item.open)), on: { click: () => send("open", { key: item.open ? "" : item.key }) } }, item.open_label, icon("down")) : null,
    item.open ? h("div", { class: "sayings" }, legend(ctx.data.options.legend), item.values.map((value) => said(value, ctx))) : null);
}

// That nothing is agreed is an answer, too.
function unsettled({ key, unsettled: value }, chosen, ctx) {
  return h("label", { class: `value unsettled ${chosen(value) ? "chosen" : ""}`, key: `label:${key}:${value.id}` },
    h("input", { key: `value:${key}:${value.id}`, type: "radio", name: ctx.radioName(key), value: value.id, checked: chosen(value), on: { change: () => { ctx.send("option", { key, value: value.id }); ctx.redraw(); } } }),
    h("span", { class: "edge", "aria-hidden": "true" }),
    h("span", { class: "t" }, icon("amb"), say(value.label)));
}

function said(value, ctx) {
  const { send } = ctx;
  return h("div", { class: "saying" }, h("div", { class: "sayhead" }, h("h3", {}, say(value.label)), docMarks(value.docs)), (value.says || []).map((one) => passage(one, ctx)),
    (value.scenes || []).map((scene) => h("button", { key: `scene:${scene.id}`, type: "button", class: "inline", on: { click: () => send("scene", { id: scene.id }) } }, say(scene.label))));
}
