import { h } from "./dom.js";

const DRAWN = { yes: "yes", no: "no", amb: "amb", silent: "silent", lost: "lost" };

export function icon(name) {
  return h("span", { class: `i i-${name}`, "aria-hidden": "true" });
}

// A verdict: shape, stroke and colour each say it alone, and the label says it in words.
export function sign(kind, label, size = "") {
  if (kind === "none") return h("span", { class: "none" }, h("span", { "aria-hidden": "true" }, "·"), spoken(label));
  if (!DRAWN[kind]) return null;
  return h("span", { class: `v v-${DRAWN[kind]} ${size}` }, icon(DRAWN[kind]), spoken(label));
}

export function spoken(text) {
  return text ? h("span", { class: "sr" }, `${text}: `) : null;
}
