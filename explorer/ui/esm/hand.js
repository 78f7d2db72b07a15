// The hand of the player to move: every card a button that asks for its verdict.
import { h } from "./dom.js";
import { card } from "./card.js";
import { say } from "./say.js";
import { icon, sign } from "./sign.js";
import { plate } from "./plate.js";
import { ownZone } from "./zone.js";
import { chooser } from "./chooser.js";

const FAN = 8; // more cards than this lie in rows
const FEW = 5; // and more than this where there is little room

export function hand(player, ctx) {
  const { data, send } = ctx;
  const { reason } = data.others;
  const many = player.cards.length > FAN;
  const middle = (player.cards.length - 1) / 2;
  const table = ownZone(player, send);
  return h("div", { class: "seat me" },
    table,
    table && !player.cards.length ? null : h("div", { class: `hand ${many ? "rows" : "arc"} ${!many && player.cards.length > FEW ? "some" : ""}`, role: "group", "aria-label": player.label, style: `--n:${player.cards.length}` },
      player.cards.map((item, i) => held(item, many ? 0 : i - middle, send, ctx.seated && !i))),
    player.overflow_label ? h("p", { class: "over" }, say(player.overflow_label)) : null,
    plate(player, true),
    chooser(player.chooser, ctx),
    // In one column the panel of reasons is out of sight when a card is chosen; whoever listens hears it by the live line.
    reason ? h("p", { class: "ruling", "aria-hidden": "true" }, sign(reason.sign), h("span", {}, say(reason.text))) : null);
}

// Where a hand is played, its first card takes the focus of one that was laid.
function held(item, turn, send, home) {
  const marks = [item.laid && "laid", item.raised && "raised"].filter(Boolean).join(" ");
  const style = `--i:${turn}`;
  if (item.card == null) return h("span", { key: `hand:${item.index}`, class: `slot ${marks}`, style }, card(null));
  if (item.still) return h("span", { key: `hand:${item.index}`, class: `slot ${marks}`, style, role: "img", "aria-label": item.label }, card(item.card));
  return h("button", {
    key: `hand:${item.index}`, type: "button", class: `slot ${marks}`, style, "data-home": home || null,
    "aria-pressed": String(Boolean(item.raised)), "aria-label": item.label,
    on: { click: () => send("card", { index: item.index }) },
  }, card(item.card), item.can ? h("span", { class: `can can-${item.can}`, title: item.can_label || null }, icon(item.can)) : null);
}
