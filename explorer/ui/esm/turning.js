// The smallest changes of rules that turn a verdict round; each button makes its change.
import { h } from "./dom.js";
import { say } from "./say.js";
import { sign } from "./sign.js";
import { docMarks } from "./doc.js";

export function turning(t, { send }) {
  if (!t) return null;
  return h("section", { class: "turning panel", key: "turning", "aria-label": t.head, "data-region": "turning" },
    h("h2", { tabindex: "-1", "data-home": true }, t.head),
    t.items.map((item) => h("div", { class: "change", key: `turn:${item.title}` }, sign(item.sign, item.sign_label),
      h("div", {}, h("h3", {}, say(item.title)),
        item.parts.map((part) => h("p", {}, say(part.text), " ", docMarks(part.docs), part.nobody ? h("span", { class: "muted" }, part.nobody) : null)),
        item.note ? h("p", { class: "muted" }, item.note) : null),
      !t.apply ? null : h("button", { key: `apply:${item.title}`, type: "button", class: "btn slim", "aria-label": item.apply_label, on: { click: () => send("settle_apply", { settings: item.settings }) } }, t.apply))),
    t.note ? h("p", { class: "muted small" }, t.note) : null);
}
