// What is odd about the rules: looked for on demand, a part after another, each with a position that shows it.
import { h } from "./dom.js";
import { say } from "./say.js";
import { icon } from "./sign.js";

export function found(ctx) {
  const { found: f } = ctx.data;
  if (!f?.title) return null;
  goOn(f, ctx);
  return h("section", { class: "foundpanel panel", key: "found", "aria-label": f.title, "data-region": "found" },
    h("h2", { tabindex: "-1", "data-home": true }, f.title),
    h("p", { class: "small muted" }, say(f.intro)),
    f.busy ? h("p", { class: "small", key: "busy" }, f.busy)
      : h("button", { key: "check", type: "button", class: "btn slim", on: { click: () => ctx.send("rules_check", { again: true }) } }, f.button),
    f.none ? h("p", {}, say(f.none)) : null,
    f.items.length ? h("ul", {}, f.items.map((item) => h("li", { key: `found:${item.number}` }, icon(item.warn ? "warn" : "silent"),
      h("div", {}, h("p", {}, h("b", {}, say(item.title)), " ", say(item.text)),
        see("found", item, ctx),
        item.asks.map((ask) => h("button", { key: `goto:${item.number}:${ask.key}`, type: "button", class: "inline", on: { click: () => ctx.toOption(ask.key) } }, f.go, " ", say(ask.label))))))) : null,
    f.looked && !f.busy ? h("p", { class: "small muted" }, say(f.looked)) : null);
}

// The page asks for the next part when it has the one before.
function goOn(f, ctx) {
  const part = f.stage == null ? null : `${ctx.data.code?.text}:${f.stage}`;
  if (part && ctx.state.part_asked !== part) queueMicrotask(() => ctx.send("rules_check"));
  ctx.state.part_asked = part;
}

export function see(where, item, { send }) {
  return item.see ? h("button", { key: `see:${where}:${item.number}`, type: "button", class: "inline", on: { click: () => send("rules_witness", { number: item.number }) } }, item.see) : null;
}
