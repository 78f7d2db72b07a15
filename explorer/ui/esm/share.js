// Taking along: a text or a report to copy, a page to keep, a written game to bring.
import { h } from "./dom.js";
import { icon } from "./sign.js";
import { copy } from "./copy.js";
import { download } from "./download.js";

export function share(ctx) {
  const { data: { share: s }, send, state, wish } = ctx;
  if (!s?.label) return null;
  return h("section", { class: "share", key: "share", "aria-label": s.label, "data-region": "share" },
    h("div", { class: "row" }, h("h2", { class: "h3", tabindex: "-1", "data-home": true }, s.label),
      s.items.map((item) => h("button", { key: `share:${item.id}`, type: "button", class: "btn slim", "aria-expanded": String(Boolean(item.pressed)), on: { click: () => send("share_show", { id: item.id }) } }, item.label)),
      s.files.map((item) => h("button", { key: `keep:${item.id}`, type: "button", class: "btn slim", on: { click: () => send("share_keep", { id: item.id }) } }, item.label)),
      h("label", { class: "switch" }, h("input", { key: "sharenames", type: "checkbox", role: "switch", checked: Boolean(wish("share_names")?.on ?? s.names.on), on: { change: (event) => send("share_names", { on: event.target.checked }) } }), s.names.label)),
    s.shown ? shown(s.shown, ctx) : null,
    s.scan ? h("div", { class: "sharebox scans", key: "sharescan" }, s.scan.map((one, i) => h("figure", { key: `scan:${i}` }, h("div", { class: "scan", role: "img", "aria-label": one.label, html: one.svg }), h("figcaption", { "aria-hidden": "true" }, one.label)))) : null,
    s.written ? written(s.written, send) : null);
}

function shown(one, { state, set, labels }) {
  const told = state.told?.from === one.text ? state.told.text : one.text; // what was written into a report stays in it
  const copied = async (event) => {
    await copy(told, event.currentTarget.closest(".sharebox").querySelector("textarea"));
    set({ sharedText: true });
    setTimeout(() => set({ sharedText: false }), 1600);
  };
  return h("div", { class: "sharebox", key: "sharetext" },
    h("label", { class: "field" }, h("span", {}, one.label), h("textarea", { key: "sharetextarea", readonly: !one.edit, rows: "9", spellcheck: one.edit ? null : "false", value: told, on: { input: (event) => set({ told: { from: one.text, text: event.target.value } }) } })),
    h("button", { key: "sharecopy", type: "button", class: "btn", on: { click: copied } }, icon(state.sharedText ? "yes" : "link"), state.sharedText ? labels.copied : one.copy));
}

function written(one, send) {
  const open = (event) => {
    event.preventDefault();
    send("share_bring", { text: event.currentTarget.querySelector("textarea").value });
  };
  return h("form", { class: "sharebox", key: "sharewritten", on: { submit: open } },
    h("label", { class: "field" }, h("span", {}, one.label), h("textarea", { key: "writtenarea", rows: "9", spellcheck: "false", autocapitalize: "off" })),
    h("p", { class: "small muted" }, one.hint),
    h("button", { key: "writtenopen", type: "submit", class: "btn" }, one.open),
    one.trouble ? h("p", { class: "note", role: "alert" }, icon("warn"), h("span", {}, one.trouble)) : null);
}

// A file is kept once, when it comes; what was there before the page was drawn has been kept already.
export function keepFile(file, state) {
  if (!file?.n || state.kept === file.n) return;
  state.kept = file.n;
  const held = file.base64 ? Uint8Array.from(atob(file.base64), (sign) => sign.charCodeAt(0)) : file.text;
  download(file.name, new Blob([held], { type: file.type || "text/html" }));
}
