// What a group added: rules of its own, notes, documents; each with a form. What is typed stays in the page until it
// is taken: the fields are made anew (by their keys) only when a form begins anew.
import { h } from "./dom.js";
import { say } from "./say.js";
import { icon } from "./sign.js";

export function own(ctx) {
  const { own: o } = ctx.data;
  if (!o?.title) return null;
  return h("section", { class: "ownpanel panel", key: "own", "aria-label": o.title, "data-region": "own" },
    h("h2", { tabindex: "-1", "data-home": true }, o.title),
    h("p", { class: "small muted" }, say(o.intro)),
    o.lists.map((list) => (list.items.length ? added(list, o, ctx) : null)),
    fold("rule", o, rule(o, ctx)),
    fold("note", o, note(o, ctx)),
    fold("document", o, document_(o, ctx)));
}

function added(list, o, { send }) {
  return [
    h("h3", { key: `list:${list.what}:head` }, list.label),
    h("ul", { key: `list:${list.what}` }, list.items.map((item, number) => h("li", { key: `${number}` },
      h("p", {}, h("b", {}, say(item.bold)), h("br"), h("span", { class: "muted" }, say(item.text))),
      h("button", { key: `drop:${list.what}:${number}`, type: "button", class: "btn slim", "aria-label": `${o.remove}: ${item.bold}`, on: { click: () => send("own_drop", { what: list.what, number }) } }, o.remove)))),
  ];
}

// The key changes when a form begins anew, as an element the reader opens and closes keeps its state.
function fold(what, o, form) {
  return h("details", { key: `add:${what}:${o.serial}`, class: "add", once: { open: o[what].open } },
    h("summary", { key: `add:${what}` }, h("span", {}, o[what].label), icon("down")), form);
}

const wrong = (text) => (text ? h("p", { class: "wrong", role: "alert" }, icon("warn"), h("span", {}, say(text))) : null);
const checked = (form, name) => [...form.querySelectorAll(`input[name="${name}"]:checked`)].map((input) => input.value);
const value = (form, name) => form.querySelector(`[name="${name}"]`)?.value ?? "";

function rule(o, ctx) {
  const { rule: r, serial } = o;
  const name = (part) => ctx.radioName(`own-${part}`);
  const submit = (event) => {
    event.preventDefault();
    const form = event.currentTarget;
    ctx.send("own_rule", { says: checked(form, name("says"))[0] ?? "", cards: checked(form, name("cards")), top: checked(form, name("top")), number: value(form, name("number")), stock: value(form, name("stock")), text: value(form, name("text")) });
  };
  return h("form", { class: "ownform", key: `form:rule:${serial}`, on: { submit } },
    boxes("rule-cards", r.cards, name("cards"), "checkbox"),
    boxes("rule-top", r.top, name("top"), "checkbox"),
    boxes("rule-says", r.says, name("says"), "radio"),
    h("div", { class: "pair" }, select(r.number, name("number")), select(r.stock, name("stock"))),
    words("rule", r.words, name("text"), o.longest),
    wrong(r.wrong),
    h("button", { key: "own:rule", type: "submit", class: "btn main" }, r.button));
}

function note(o, ctx) {
  const { note: n, serial } = o;
  const name = (part) => ctx.radioName(`note-${part}`);
  const submit = (event) => {
    event.preventDefault();
    const form = event.currentTarget;
    ctx.send("own_note", { text: value(form, name("text")), about: checked(form, name("about")) });
  };
  return h("form", { class: "ownform", key: `form:note:${serial}`, on: { submit } },
    h("p", { class: "small muted" }, n.mark),
    words("note", n.words, name("text"), o.longest),
    boxes("note-about", n.about, name("about"), "checkbox"),
    wrong(n.wrong),
    h("button", { key: "own:note", type: "submit", class: "btn main" }, n.button));
}

function document_(o, ctx) {
  const { document: d, serial } = o;
  const submit = (event) => {
    event.preventDefault();
    ctx.send("own_document", { text: event.currentTarget.querySelector("textarea").value });
  };
  const opened = async (event) => {
    const [file] = event.currentTarget.files;
    if (file) ctx.send("own_document", { text: await file.text() });
  };
  return h("form", { class: "ownform", key: `form:document:${serial}`, on: { submit } },
    h("a", { key: "own:example", class: "small", download: d.name, href: `data:text/plain;charset=utf-8,${encodeURIComponent(d.text)}` }, d.example),
    h("label", { class: "field" }, h("span", {}, d.file), h("input", { key: "own:file", type: "file", accept: ".toml,text/plain", on: { change: opened } })),
    h("label", { class: "field" }, h("span", {}, d.paste), h("textarea", { key: "own:paste", rows: "6", spellcheck: "false" })),
    wrong(d.wrong),
    h("button", { key: "own:document", type: "submit", class: "btn main" }, d.button));
}

function boxes(key, part, name, type) {
  return h("fieldset", { class: `boxes ${type}` }, h("legend", {}, part.label), part.items.map((item) =>
    h("label", { class: "box", key: `${key}:${item.id}` },
      h("input", { key: `${key}:${item.id}:input`, type, name, value: item.id, "aria-label": item.spoken || null, once: { checked: item.on } }), h("span", {}, item.label))));
}

function select(part, name) {
  return h("label", { class: "field" }, h("span", {}, part.label),
    h("select", { key: name, name }, part.items.map((item) => h("option", { value: item.id, key: `${name}:${item.id}`, once: { selected: item.id === part.value } }, item.label))));
}

const words = (key, label, name, longest) =>
  h("label", { class: "field" }, h("span", {}, label), h("input", { key: `own:${key}:words`, name, type: "text", maxlength: String(longest), autocomplete: "off" }));
