// A field for a code that somebody sent. One that is refused stays in it, to be mended; what is typed outlives a drawing.
import { h } from "./dom.js";

export function pasteForm(kind, { key, go, look, slim, label, button, refused, hint }, { state, send, wish }) {
  const sent = wish(kind, (event) => event.text != null && !event.quiet);
  const submit = (event) => {
    event.preventDefault();
    const text = event.currentTarget.querySelector("input").value.trim();
    if (!text) return;
    delete state.pasting[key];
    send(kind, { text });
  };
  return h("form", { class: look, key: `${key}:form`, on: { submit } },
    h("label", { class: "field" }, h("span", {}, label),
      h("input", { key, type: "text", autocomplete: "off", autocapitalize: "off", spellcheck: "false", value: state.pasting[key] ?? sent?.text ?? refused ?? "", on: { input: (event) => { state.pasting[key] = event.target.value; } } })),
    h("button", { key: go, type: "submit", class: slim ? "btn slim" : "btn" }, button),
    hint ? h("p", { class: "hint" }, hint) : null);
}
