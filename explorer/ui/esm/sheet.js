// The rule sheet: the page as it will be printed, in a frame of its own, with its switches and what can be taken along.
import { h } from "./dom.js";
import { say } from "./say.js";
import { icon } from "./sign.js";
import { copy } from "./copy.js";
import { download } from "./download.js";

export function sheet(ctx) {
  const { sheet: s } = ctx.data;
  if (!s.page) return [];
  return [
    h("div", { class: "title", key: "title", "data-region": "title" },
      h("div", { class: "words" }, h("h1", { tabindex: "-1" }, s.title), h("p", {}, say(s.subtitle)))),
    h("div", { class: "papers", key: "papers" },
      h("div", { class: "panel choices", key: "choices", "data-region": "choices" }, name(s.name, ctx), s.switches.map((one) => toggle(one, ctx)), takes(s, ctx)),
      h("iframe", { class: "a4", key: "page", title: s.page.label, sandbox: "allow-same-origin allow-modals", srcdoc: s.page.html, on: { load: (event) => grow(event.target) } }),
      s.page.sides.map((side) => h("iframe", { class: "a4 side", key: `side:${side}`, tabindex: "-1", "aria-hidden": "true", sandbox: "allow-same-origin", srcdoc: s.page.html.replace("<body>", `<body data-side="${side}">`) }))), // for the browser's own printing
  ];
}

function name(n, { send, state, set }) {
  const given = (event) => {
    send("sheet_title", { text: event.target.value });
    set({ sheetName: null });
  };
  return h("label", { class: "field" }, h("span", {}, n.label),
    h("input", { key: "sheetname", type: "text", maxlength: n.longest, autocomplete: "off", value: state.sheetName ?? n.value, on: {
      input: (event) => { state.sheetName = event.target.value; }, // what is being typed outlives a drawing
      change: given,
    } }));
}

function toggle(one, { send, wish }) {
  const wished = wish("sheet_switch");
  return h("label", { class: "switch" },
    h("input", { key: `switch:${one.id}`, type: "checkbox", role: "switch", disabled: one.idle, checked: Boolean(wished?.id === one.id ? wished.on : one.on), on: { change: (event) => send("sheet_switch", { id: one.id, on: event.target.checked }) } }),
    one.label);
}

function takes(s, ctx) {
  const printed = (event) => {
    const frame = event.currentTarget.closest(".papers").querySelector("iframe");
    frame.contentWindow.focus();
    frame.contentWindow.print();
  };
  return h("div", { class: "takes" },
    h("button", { key: "print", type: "button", class: "btn main", on: { click: printed } }, icon("print"), s.print),
    h("button", { key: "keep", type: "button", class: "btn", on: { click: () => download(s.page.file, new Blob([s.page.html], { type: "text/html" })) } }, icon("keep"), s.keep),
    s.copies.map((one) => copyButton(one, s, ctx)));
}

function copyButton(one, s, { state, set }) {
  const done = state.sheetCopied === one.id;
  const copied = async (event) => {
    const field = document.createElement("textarea"); // for pages to which the clipboard is closed
    field.value = one.text;
    field.className = "sr";
    event.currentTarget.after(field);
    const button = event.currentTarget;
    await copy(one.text, field);
    field.remove();
    button.focus();
    set({ sheetCopied: one.id });
    setTimeout(() => set({ sheetCopied: null }), 1600);
  };
  return h("button", { key: `copy:${one.id}`, type: "button", class: "btn", on: { click: copied } }, icon(done ? "yes" : "link"), done ? s.copied : one.label);
}

function grow(frame) { // the frame is as high as its page, which is higher where it is narrow
  const body = frame.contentDocument?.body;
  if (!body) return;
  const fit = () => { frame.style.height = `${Math.ceil(body.scrollHeight) + frame.offsetHeight - frame.clientHeight}px`; };
  frame.pkWatch?.disconnect();
  frame.pkWatch = new ResizeObserver(fit);
  frame.pkWatch.observe(body);
  fit();
}
