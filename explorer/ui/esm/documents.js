// What each document says of a move, side by side; those of one descent stand together. Nothing is counted.
import { h } from "./dom.js";
import { say } from "./say.js";
import { sign } from "./sign.js";
import { docMark, passage } from "./doc.js";

export function documents(d, ctx) {
  if (!d) return null;
  return h("section", { class: "saying-all", key: "documents", "aria-label": d.head, "data-region": "documents" },
    h("h2", { tabindex: "-1", "data-home": true }, d.head),
    h("div", { class: "five" }, d.groups.map((group) =>
      h("div", { class: "kin", style: `--n:${group.items.length}` },
        h("p", { class: "kin-label" }, group.label || "\u00a0"),
        h("div", { class: "kin-row" }, group.items.map((item) => one(item, ctx, d.folded)))))),
    h("ul", { class: "legend" }, d.legend.map((item) => h("li", {}, sign(item.sign, "", "sm"), " ", item.text))));
}

// The documents in one row, each with its verdict; it leads to what the document says, and opens it.
export function documentsRow(row) {
  const reach = (event, id) => {
    const details = event.currentTarget.closest(".pk").querySelector(`[data-key="says:${id}"] details`);
    details.open = true;
    details.querySelector("summary").focus({ preventScroll: true });
    details.scrollIntoView({ block: "center" });
  };
  return h("ul", { class: "docrow", key: "docrow", "aria-label": row.label }, row.items.map((item) => h("li", { key: `row:${item.id}` },
    h("button", { key: `doc:${item.id}`, type: "button", "aria-label": item.label, title: item.label, on: { click: (event) => reach(event, item.id) } }, docMark(item.doc, true), sign(item.sign, "", "sm")))));
}

function one(item, ctx, folded) {
  return h("article", { class: "panel", key: `says:${item.id}`, "aria-label": `${item.name}: ${item.word}` }, h("details", { key: `saying:${item.id}`, once: { open: !folded } },
    h("summary", { key: `saysit:${item.id}` }, h("h3", {}, docMark(item.doc, true), " ", item.name),
      h("p", { class: `word word-${item.sign}` }, sign(item.sign, "", "big"), h("span", {}, item.word))),
    h("p", { class: "says" }, say(item.says)),
    item.does ? h("p", { class: "says" }, say(item.does)) : null,
    item.passages.map((said) => passage(said, ctx)),
    item.notes.map((text) => h("p", { class: "doubt" }, sign("amb", "", "sm"), h("span", {}, say(text))))));
}
