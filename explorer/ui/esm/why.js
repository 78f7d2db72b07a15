// Why a move is legal or not, in three depths: the verdict in a line, the deciding clauses with their
// passages, everything that was looked at.
import { h } from "./dom.js";
import { say } from "./say.js";
import { sign } from "./sign.js";
import { clause } from "./clause.js";

export function why(ctx) {
  const { why: w } = ctx.data;
  const { send } = ctx;
  if (!w.head) return null;
  return h("section", { class: "why panel", key: "why", "aria-label": w.head, "data-region": "why" },
    h("div", { class: "top" },
      h("h2", { class: "h3", tabindex: "-1", "data-home": true }, w.head),
      w.about ? h("p", { class: "about" }, say(w.about)) : null,
      verdict(w.verdict), agreed(w),
      w.back ? h("button", { key: "whyback", type: "button", class: "btn slim", on: { click: () => send("other", { id: "" }) } }, w.back) : null,
      depths(w, ctx)),
    reasons(w, ctx),
    w.note ? h("p", { class: "body small muted" }, say(w.note)) : null,
    w.everything ? everything(w.everything) : null);
}

export function verdict(v) {
  return v ? h("div", { class: "verdict" }, sign(v.sign, "", "big"),
    h("p", { class: "line" }, h("b", {}, say(v.bold)), v.bold ? " " : "", say(v.text))) : null;
}

// What is said of it while not all is agreed.
export function agreed(w) {
  return [
    w.agreed ? h("p", { class: "agreed small", key: "agreed" }, say(w.agreed)) : null,
    w.assumed ? h("p", { class: "agreed small muted", key: "assumed" }, say(w.assumed)) : null,
    (w.noted || []).map((item) => h("p", { class: "noted" }, say(item.text), " ", h("small", {}, `(${item.mark})`))),
  ];
}

// How deep to look: a switch that every explanation has.
export function depths(w, { send }) {
  if (!w.depths?.length) return null;
  return h("div", { class: "seg depth", role: "group", "aria-label": w.head }, w.depths.map((depth) =>
    h("button", { key: `depth:${depth.id}`, type: "button", "aria-pressed": String(Boolean(depth.pressed)), on: { click: () => send("depth", { id: depth.id }) } }, depth.label)));
}

export function reasons(w, ctx) {
  return w.reasons?.length ? h("div", { class: "body" }, w.reasons.map((item) => clause(item, ctx))) : null;
}

export function everything(all) {
  return h("div", { class: "body everything" },
    h("h3", { class: "count" }, all.label, " ", h("span", { class: "num" }, `(${all.count})`)),
    all.groups.map((group) => [
      group.label ? h("h4", {}, group.label) : null,
      h("ul", { class: "looked" }, group.items.map(looked)),
    ]));
}

function looked(item) {
  return h("li", {}, sign(item.sign, item.sign_label, "sm"),
    h("span", { class: item.sign === "none" ? "off" : "" }, say(item.title), item.by ? h("span", { class: "by" }, " ", say(item.by)) : null),
    h("small", {}, say(item.fact)),
    item.id ? h("code", {}, item.id) : null);
}
