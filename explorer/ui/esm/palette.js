// All the cards, to add to the place that is open; those that lie there, to take away; and how many there are.
import { h } from "./dom.js";
import { say } from "./say.js";
import { tabStop } from "./rove.js";

export function palette(b, ctx) {
  const { state, set, send } = ctx;
  const zone = find(b.zones, state.zone);
  if (!zone) return null;
  const keyOf = (item) => `add:${item.card}`;
  const stop = tabStop(b.palette.map(keyOf), state.stop.palette);
  const pile = zone.id === "pile";
  return h("section", { class: "panel palette", key: "palette", "aria-label": zone.label },
    h("div", { class: "palettehead" }, h("h2", { class: "h3" }, zone.label),
      h("button", { key: "palettedone", type: "button", class: "btn slim", on: { click: () => set({ zone: "" }) } }, b.labels.done)),
    h("p", { class: "small muted" }, zone.items.length ? b.labels.there : b.labels["none-there"]),
    zone.items.length ? h("div", { class: "chips" }, zone.items.map((item) => h("button", { key: `away:${zone.id}:${item.index}`, type: "button", class: "chip", "aria-label": item.away, on: { click: () => send("board_away", { zone: zone.id, index: item.index }) } }, say(b.palette.find((one) => one.card === item.card)?.text ?? item.claim), h("span", { "aria-hidden": "true" }, " ×")))) : null,
    pile ? null : h("label", { class: "field few" }, h("span", {}, b.labels.number),
      h("input", { key: `number:${zone.id}`, type: "number", min: "0", max: "104", value: String(zone.count), on: { change: (event) => send("board_number", { zone: zone.id, number: Math.max(0, Math.round(Number(event.target.value) || 0)) }) } })),
    h("p", { class: "small muted" }, b.labels.add),
    h("div", { class: "allcards", role: "group", "aria-label": b.labels.add, "data-list": "palette", "data-cells": "13" }, b.palette.map((item) => h("button", {
      key: keyOf(item), type: "button", class: `addcard ${item.used ? "used" : ""}`, tabindex: stop(keyOf(item)), "data-rove": true, "aria-label": item.label,
      on: { click: () => send("board_add", { zone: zone.id, card: item.card }) },
    }, say(item.text)))),
    pile && b.claims.length ? [h("p", { class: "small muted" }, b.labels.claims), h("div", { class: "chips" }, b.claims.map((item) => h("button", { key: `addclaim:${item.kind}`, type: "button", class: "chip", "aria-label": item.label, on: { click: () => send("board_add", { zone: "pile", kind: item.kind }) } }, item.text)))] : null);
}

function find(zones, id) {
  if (!id) return null;
  return [zones.pile, zones.stock, zones.aside, ...zones.seats.flatMap((seat) => seat.zones)].find((zone) => zone.id === id) || null;
}
