// The bar with the screens, and the strip that always shows the rules in force.
import { h } from "./dom.js";
import { icon } from "./sign.js";
import { say } from "./say.js";

const LOGO = '<svg viewBox="0 0 26 26" aria-hidden="true" focusable="false"><rect x="3" y="5" width="12" height="17" rx="2" fill="none" stroke="currentColor" stroke-width="1.5" transform="rotate(-9 9 13)"/><rect x="10.5" y="3.5" width="12" height="17" rx="2" fill="var(--sheet)" stroke="currentColor" stroke-width="1.5" transform="rotate(7 16 12)"/><path d="M17 8c1.3 3 2.6 3.9 4 5-1.4 1-2.7 2-4 5-1.3-3-2.6-4-4-5 1.4-1.1 2.7-2 4-5Z" fill="#b3261e" transform="rotate(7 16 12)"/></svg>';
const TAGS = 3;

export function bar({ data, labels, send, look }) {
  const { shell } = data;
  return h("div", { class: "bar", key: "bar", "data-region": "bar" },
    h("div", { class: "brand" }, h("span", { class: "logo", html: LOGO }), h("span", {}, say(shell.title))),
    !shell.tabs.length ? h("span", {}) : h("nav", { class: "tabs", "aria-label": labels.screens, style: `--tabs:${shell.tabs.length}` }, shell.tabs.map((tab) =>
      h("button", { key: `tab:${tab.id}`, type: "button", "aria-current": tab.current ? "page" : null, on: { click: () => send("tab", { id: tab.id }) } },
        icon(tab.icon), tab.label))),
    h("div", { class: "tools" },
      shell.languages.map((one) => h("button", { key: `language:${one.id}`, type: "button", class: "btn bare slim", lang: one.id, title: one.note || null, on: { click: () => send("language", { id: one.id }) } }, one.label)),
      h("button", { key: "suits", type: "button", class: "btn bare square", "aria-pressed": String(look.four()), "aria-label": labels.suits, title: labels.suits, on: { click: look.suits } }, icon("suits")),
      h("button", { key: "theme", type: "button", class: "btn bare square", "aria-label": labels.theme, title: labels.theme, on: { click: look.theme } }, icon("theme"))));
}

// The screens under one tab, such as the questions and the sheet under "Our rules".
export function parts({ data, labels, send }) {
  const { shell } = data;
  if (!shell.parts.length) return null;
  return h("nav", { class: "parts", key: "parts", "aria-label": labels.parts }, shell.parts.map((part) =>
    h("button", { key: `part:${part.id}`, type: "button", class: "btn slim", "aria-current": part.current ? "page" : null, on: { click: () => send("tab", { id: part.id }) } }, part.label)));
}

export function strip({ data, send }) {
  const { strip: rules, tab } = data.shell;
  const more = rules.changes.length - TAGS;
  return h("section", { class: "inforce", key: "strip", "aria-label": rules.label, "data-region": "strip" },
    h("div", { class: "which" },
      h("span", { class: "what" }, rules.label), h("strong", { tabindex: "-1", "data-home": true }, rules.name), h("span", {}, rules.detail),
      rules.open ? h("span", { class: "openpoints" }, icon("amb"), rules.open) : null,
      rules.changes.slice(0, TAGS).map((text) => h("span", { class: "tag" }, text)),
      more > 0 ? h("span", { class: "tag", title: rules.changes.slice(TAGS).join("\n") }, `+${more}`) : null),
    tab === "rules" || !rules.change ? null : h("button", { key: "change", type: "button", class: "btn bare slim end", on: { click: () => send("tab", { id: "rules" }) } }, rules.change));
}
