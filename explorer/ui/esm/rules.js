// Our rules: where to start from, every option as a question, and what it does to the open game.
import { h } from "./dom.js";
import { say } from "./say.js";
import { icon } from "./sign.js";
import { option } from "./option.js";
import { effect } from "./effect.js";
import { grid } from "./grid.js";
import { cell } from "./cell.js";
import { found } from "./found.js";
import { own } from "./own.js";

export function rules(ctx) {
  const { options: o } = ctx.data;
  if (!o.topics) return [];
  const open = ctx.state.part ?? (ctx.data.cell?.head ? "grid" : "questions"); // a code may come with an open cell
  return [
    h("div", { class: "title", key: "title", "data-region": "title" }, h("div", { class: "words" }, h("h1", { tabindex: "-1" }, o.title), o.subtitle ? h("p", {}, say(o.subtitle)) : null)),
    h("div", { class: "seg rules-parts", key: "rules-parts", "data-part": open, role: "group", "aria-label": o.parts_label }, o.parts.map((part) =>
      h("button", { key: `part:${part.id}`, type: "button", "aria-pressed": String(part.id === open), on: { click: () => ctx.set({ part: part.id }) } }, part.label))),
    presets(ctx),
    h("div", { class: "rules", key: "rules", "data-part": open },
      h("div", { class: "left", key: "left", "data-region": "options" }, tools(o, ctx), h("div", { class: "panel" }, o.topics.map((topic, i) => part(topic, i, ctx)))),
      h("div", { class: "right", key: "right" }, grid(ctx), cell(ctx), found(ctx), own(ctx))),
    o.effect ? effect(o.effect, ctx) : null,
  ];
}

function presets({ data, send }) {
  const { presets: p, reset } = data.options;
  const current = p.items.find((item) => item.current);
  return h("div", { class: "bases", key: "bases", "data-region": "bases" },
    h("div", {}, h("span", { class: "label", "aria-hidden": "true" }, p.label),
      h("div", { class: "seg", role: "group", "aria-label": p.label }, p.items.map((item) =>
        h("button", { key: `preset:${item.id}`, type: "button", "aria-pressed": String(Boolean(item.current)), title: item.detail || null, on: { click: () => send("preset", { id: item.id }) } }, item.label)))),
    reset ? h("button", { key: "reset", type: "button", class: "btn slim", "aria-disabled": reset.enabled ? null : "true", on: { click: () => reset.enabled && send("reset") } }, reset.label) : null,
    data.options.keep ? h("label", { class: "switch", key: "keep" }, h("input", { key: "keepbox", type: "checkbox", role: "switch", checked: data.options.keep.on, on: { change: (event) => send("rules_keep", { on: event.currentTarget.checked }) } }), data.options.keep.label) : null,
    current?.detail ? h("p", { class: "about small muted" }, say(current.detail)) : null);
}

// Searching among the questions; taking back the last change, and doing it again.
function tools({ search: s, undo, redo }, { send }) {
  const act = (key, item) => h("button", { key, type: "button", class: "btn slim", "aria-disabled": item.enabled ? null : "true", on: { click: () => item.enabled && send(key) } }, item.label);
  return h("div", { class: "tools-row", key: "tools" },
    h("label", { class: "field" }, h("span", {}, s.label), h("input", { key: "rulesearch", type: "search", autocomplete: "off", spellcheck: "false", on: { input: (event) => send("rules_search", { text: event.currentTarget.value }) } })),
    act("rules_undo", undo), act("rules_redo", redo),
    s.found ? h("p", { class: "found" }, s.found) : null);
}

// What is found later about a topic is said at its head: a topic neither opens nor folds under the reader's hand.
function part(topic, i, ctx) {
  const found = Boolean(ctx.data.options.search.query);
  const first = topic.open ?? (found || i === 0 || topic.options.some((item) => item.changed || item.open));
  return h("details", { key: `topic:${topic.id}${found ? ":found" : ""}`, class: "topic", once: { open: first } },
    h("summary", { key: `summary:${topic.id}` }, h("h2", {}, topic.label), topic.tag ? h("span", { class: "tag" }, topic.tag) : null,
      topic.noted ? h("span", { class: "tag noted" }, icon("warn"), topic.noted) : null, icon("down")),
    topic.options.map((item) => option(item, ctx)));
}
