import { h } from "./dom.js";
import { say } from "./say.js";
import { explained } from "./words.js";

const MARK = { base: "", lists: "lists", unclear: "unclear", absent: "absent" };

// A document's mark: solid = its base game, outlined = a house rule it lists, ochre = unclear, dotted = not said.
// Beside the document's name, or where it says nothing more, the letter is only for the eye.
export function docMark(doc, named = false) {
  if (!doc) return null;
  if (named || !doc.label) return h("span", { class: `doc ${MARK[doc.mark] || ""}`, "aria-hidden": "true" }, doc.letter);
  return h("span", { class: `doc ${MARK[doc.mark] || ""}`, role: "img", "aria-label": doc.label, title: doc.label }, doc.letter);
}

export function docMarks(docs) {
  return docs?.length ? h("span", { class: "docs" }, docs.map((doc) => docMark(doc))) : null;
}

// What the marks mean; the letter is only an example, so it is not read out.
export function legend(items) {
  return items?.length ? h("ul", { class: "legend" }, items.map((item) => h("li", {}, h("span", { "aria-hidden": "true" }, docMark(item.doc)), " ", item.text))) : null;
}

// The document's own sentence, from the reader's copy of it; never our words, and never taken for markup.
function original(item) {
  const key = item.cite ? pastedKey(item.cite) : null;
  return h("blockquote", { class: item.verified ? "original" : "original near" },
    h("p", { key, lang: "en", tabindex: key ? "-1" : null }, item.text),
    h("div", { class: "where" }, h("span", { class: "ours" }, item.label)));
}

// A reader who has the document pastes the passage; its fingerprint tells whether it is that. Folded: few have one.
function have(item, { labels, send }) {
  const look = (field) => {
    field.focus(); // the quotation takes its key, and so the focus
    if (field.value.trim()) send("original", { cite: item.paste.cite, text: field.value });
  };
  return h("details", { key: `have:${item.paste.cite}`, class: "have" },
    h("summary", {}, labels.original, h("span", { class: "sr" }, ` ${item.where}`)),
    h("form", { on: { submit: (event) => { event.preventDefault(); look(event.currentTarget.querySelector("textarea")); } } },
      h("label", { class: "field" }, h("span", {}, labels.original_field),
        h("textarea", { key: pastedKey(item.paste.cite), rows: "3", lang: "en", autocomplete: "off", autocapitalize: "off", spellcheck: "false", on: { paste: (event) => { const field = event.currentTarget; setTimeout(() => look(field)); } } })),
      item.paste.note ? h("p", { class: "bad" }, item.paste.note) : null,
      h("button", { type: "submit", class: "btn slim" }, labels.original_look)));
}

const pastedKey = (cite) => `pasted:${cite}`;

// What a document says, in our words; an interpretation has a dotted bar and says that it was added.
export function passage(item, ctx) {
  return h("div", { class: `passage ${item.added ? "added" : ""}` },
    h("p", { lang: item.lang || null }, item.lang ? say(item.text) : explained(item.text, say)),
    h("div", { class: "where" },
      docMark(item.doc), " ",
      item.added && item.added_label ? [h("span", { class: "tag" }, item.added_label), " "] : null,
      item.kind ? [h("span", { class: "tag" }, item.kind), " "] : null,
      item.where ? [h("span", {}, item.where), " "] : null,
      item.label ? [h("span", { class: "ours" }, item.label), " "] : null,
      item.id ? h("code", {}, item.id) : null,
      item.paste ? have(item, ctx) : null),
    item.original ? original(item.original) : null);
}
