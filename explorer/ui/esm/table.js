// The table as the player to move sees it: the others above, stock, pile and cards set aside, the hand at the foot.
import { h } from "./dom.js";
import { card } from "./card.js";
import { hand } from "./hand.js";
import { pile } from "./pile.js";
import { plate } from "./plate.js";
import { zone } from "./zone.js";

const BACKS = 7; // a hand of hidden cards is drawn as at most so many; the plate says the number

export function table(ctx) {
  const { table: t } = ctx.data;
  return h("section", { class: "felt", key: "table", "aria-label": t.label, "data-region": "table" },
    h("p", { class: "sr" }, t.summary),
    h("div", { class: "seats", style: `--cols:${columns(t.seats.length)}` }, t.seats.map(seat)),
    h("div", { class: "mid" },
      spot("stock", t.stock, ""),
      pile(t, ctx.data.game.step),
      spot("aside", t.aside, "loose")),
    hand(t.hand, ctx));
}

// One row up to four; five to seven players sit in two.
const columns = (n) => (n <= 4 ? Math.max(1, n) : n <= 6 ? 3 : 4);

function seat(player, i, all) {
  const side = all.length > 2 && all.length < 5 ? Math.abs((2 * i) / (all.length - 1) - 1) : 0; // those at the sides sit lower
  const shown = player.cards?.length ? player.cards : Array(Math.min(player.count, BACKS)).fill(null);
  return h("div", { key: `seat:${player.name}`, class: `seat ${player.out ? "out" : ""}`, role: "img", "aria-label": player.label, style: `--drop:${side * side * 26}px` },
    fan(shown),
    player.up?.length || player.down ? zone(player) : null,
    plate(player));
}

function fan(cards) {
  const flat = cards.length > BACKS;
  const middle = (cards.length - 1) / 2;
  return h("div", { class: `fan ${flat ? "flat" : ""}`, style: `--n:${cards.length}` }, cards.map((code, i) =>
    h("span", { class: "slot", style: `--i:${flat ? 0 : i - middle}` }, card(code, { small: true }))));
}

function spot(name, zone, loose) {
  const drawn = Math.min(zone.count, 3);
  return h("div", { class: `spot ${name}` },
    h("span", { class: `deck ${loose}`, "aria-hidden": "true" }, drawn ? Array(drawn).fill(0).map(() => card(null)) : h("span", { class: "place" })),
    h("span", { class: "says" }, h("b", { class: "num" }, zone.title), " ", h("span", {}, zone.note)));
}
