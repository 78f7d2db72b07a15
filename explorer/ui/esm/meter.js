// How far the games are, with the time that is left and what stops them.
import { h } from "./dom.js";
import { icon } from "./sign.js";

export function meter(m, { send }) {
  if (!m) return null;
  if (m.trouble) return h("p", { class: "note", role: "alert", key: "metertrouble" }, icon("warn"), h("span", {}, m.trouble));
  return h("div", { class: m.going ? "meterrow going" : "meterrow", key: m.event },
    h("div", { class: "meter", role: "progressbar", "aria-label": m.label, "aria-valuenow": String(m.part), "aria-valuemin": "0", "aria-valuemax": "100", "aria-valuetext": m.text }, h("span", { style: `width:${m.part}%` })),
    h("span", { class: "num small", "aria-hidden": "true" }, m.text),
    m.stop ? h("button", { key: `stop:${m.event}`, type: "button", class: "btn slim", on: { click: () => send(m.event) } }, m.stop) : null);
}
