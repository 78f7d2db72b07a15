// The code of rules, game and step: shown, copied, and a box that accepts one.
import { h } from "./dom.js";
import { icon } from "./sign.js";
import { copy } from "./copy.js";
import { pasteForm } from "./paste.js";

export function codeBox(ctx) {
  const { data, labels, state } = ctx;
  const text = data.code?.text || "";
  const field = (from) => from.closest(".codebox").querySelector("input[readonly]");
  const copied = async (event) => {
    await copy(data.code?.link || text, field(event.currentTarget));
    ctx.set({ copied: true });
    setTimeout(() => ctx.set({ copied: false }), 1600);
  };
  return h("div", { class: "codebox", key: "code", "data-region": "code" },
    h("div", { class: "row" },
      h("label", { class: "field" }, h("span", {}, labels.code), h("input", { key: "codefield", type: "text", readonly: true, value: text, spellcheck: "false", on: { focus: (event) => event.target.select() } })),
      h("button", { key: "copy", type: "button", class: "btn", on: { click: copied } }, icon(state.copied ? "yes" : "link"), state.copied ? labels.copied : data.code?.copy || labels.copy)),
    pasteForm("paste", { key: "pastefield", go: "openbutton", look: "row", label: labels.paste, button: labels.open, refused: data.code?.refused }, ctx));
}
