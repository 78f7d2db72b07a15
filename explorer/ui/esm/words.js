// Words in what is drawn: terms of the glossary that are explained where they stand, and names of another language.
// All words come from Python; "*" in a form stands for any further letters. A drawing is made at one go, so what it
// draws with can be kept here until the next one begins.
import { h } from "./dom.js";

let now = { terms: null, foreign: null, open() {}, seen: new Set() };

export function begin(glossary, open) {
  if (now.from !== glossary) now = { from: glossary, terms: finder(glossary?.terms?.flatMap((term) => term.find.map((form) => [form, term]))), foreign: finder(named(glossary?.foreign)) };
  now.open = open;
  now.seen = new Set();
}

const named = (foreign) => Object.entries(foreign || {}).flatMap(([lang, names]) => names.map((name) => [name, { lang }]));

// Finds any of some forms as whole words, the longest first; tells which one it was.
function finder(forms) {
  if (!forms?.length) return null;
  const sorted = [...forms].sort(([one], [other]) => other.length - one.length);
  const parts = sorted.map(([form]) => `(${form.split("*").map((part) => part.replace(/[.+?^${}()|[\]\\]/g, "\\$&")).join("\\p{L}*")})`);
  return { pattern: new RegExp(`(?<!\\p{L})(?:${parts.join("|")})(?!\\p{L})`, "giu"), what: sorted.map(([, what]) => what) };
}

// A text cut into what was found, as draw(what, words), and the rest, as other(text).
function cut(text, found, draw, other) {
  if (!found) return [other(text)];
  const parts = [];
  let at = 0;
  for (const one of text.matchAll(found.pattern)) {
    const drawn = draw(found.what[one.slice(1).findIndex((group) => group !== undefined)], one[0]);
    if (!drawn) continue;
    parts.push(other(text.slice(at, one.index)), drawn);
    at = one.index + one[0].length;
  }
  return [...parts, other(text.slice(at))];
}

// Names of another language, marked for those who hear them.
export function marked(text) {
  return cut(text, now.foreign, ({ lang }, words) => h("span", { lang }, words), (rest) => rest);
}

// A passage or a comment: each term is explained where it stands first in what is drawn.
export function explained(text, say) {
  const { open, seen } = now;
  return cut(String(text ?? ""), now.terms, (term, words) => {
    if (seen.has(term.id)) return null;
    seen.add(term.id);
    return h("button", { key: `term:${term.id}`, type: "button", class: "term", "aria-haspopup": "dialog", on: { click: (event) => open(term, event.currentTarget) } }, words);
  }, say);
}

// The one box in which a term is explained, at the word. It shuts by Escape and by a click or tap elsewhere.
export function makeTermBox(root, close) {
  const box = document.createElement("div");
  let from = null;
  box.className = "termbox";
  box.tabIndex = -1;
  box.setAttribute("role", "dialog");
  const pops = "showPopover" in box; // not in Safari 16: there the box is seen while it has something in it
  const empty = () => box.replaceChildren();
  if (pops) {
    box.setAttribute("popover", "auto");
    box.addEventListener("toggle", (event) => {
      if (event.newState === "closed" && box.contains(root.getRootNode().activeElement)) from?.focus({ preventScroll: true });
    });
  } else {
    box.addEventListener("focusout", (event) => { if (!box.contains(event.relatedTarget)) empty(); });
    box.addEventListener("keydown", (event) => { if (event.key === "Escape") hide(); });
  }

  function hide() {
    if (pops) box.hidePopover();
    else {
      from?.focus({ preventScroll: true });
      empty();
    }
  }

  root.append(box);
  return (term, word) => {
    from = word;
    const name = document.createElement("b");
    const meaning = document.createElement("p");
    const shut = document.createElement("button");
    name.textContent = term.name;
    meaning.textContent = term.meaning;
    shut.type = "button";
    shut.className = "btn slim";
    shut.textContent = close();
    shut.addEventListener("click", hide);
    box.setAttribute("aria-label", `${term.name}: ${term.meaning}`);
    box.replaceChildren(name, meaning, shut);
    if (pops) box.showPopover();
    const at = word.getBoundingClientRect();
    const { offsetWidth: wide, offsetHeight: high } = box;
    box.style.left = `${Math.max(8, Math.min(at.left, innerWidth - wide - 8))}px`;
    box.style.top = `${at.bottom + high + 8 < innerHeight ? at.bottom + 4 : Math.max(8, at.top - high - 4)}px`;
    box.focus({ preventScroll: true });
  };
}
