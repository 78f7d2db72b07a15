// The table cards of a player: hidden ones as a heap with their number, open ones beside it.
import { h } from "./dom.js";
import { card } from "./card.js";
import { icon } from "./sign.js";

// Of a player at the other side of the table: a picture, the seat says it in words.
export function zone(player) {
  return h("div", { class: "zone" },
    player.down ? heap(player.down) : null,
    (player.up || []).map((code) => card(code, { small: true })));
}

const heap = (count) => h("span", { class: "heap" }, card(null, { small: true }), count > 1 ? h("b", {}, String(count)) : null);

// Of the player at the foot: every one is a button that asks for its verdict.
export function ownZone(player, send) {
  if (!player.up?.length && !player.down?.length) return null;
  const alone = !player.cards.length;
  return h("div", { class: `zone mine ${alone ? "alone" : ""}`, role: "group", "aria-label": player.table_label },
    player.down.map((item) => h(item.still ? "span" : "button", {
      key: `down:${item.index}`, type: item.still ? null : "button", role: item.still ? "img" : null, class: `slot ${[item.laid && "laid", item.raised && "raised"].filter(Boolean).join(" ")}`,
      "aria-pressed": item.still ? null : String(Boolean(item.raised)), "aria-label": item.label, on: item.still ? {} : { click: () => send("down", { index: item.index }) },
    }, heap(item.count))),
    player.up.map((item) => h(item.still ? "span" : "button", {
      key: `up:${item.index}`, type: item.still ? null : "button", role: item.still ? "img" : null, class: `slot ${[item.laid && "laid", item.raised && "raised"].filter(Boolean).join(" ")}`,
      "aria-pressed": item.still ? null : String(Boolean(item.raised)), "aria-label": item.label, on: item.still ? {} : { click: () => send("up", { index: item.index }) },
    }, card(item.card, { small: !alone }), item.can ? h("span", { class: `can can-${item.can}`, title: item.can_label || null }, icon(item.can)) : null)));
}
