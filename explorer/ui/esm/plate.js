// A player's name plate. A picture for the eye only: the seat and the hand say the same in words.
import { h } from "./dom.js";
import { icon } from "./sign.js";

// The player whose step is shown has the light plate; the one who is next, a rim.
export function plate(player, isActor = false) {
  return h("div", { class: `plate ${isActor ? "now" : player.now ? "next" : ""}`, "aria-hidden": "true" },
    h("b", {}, player.initial),
    h("span", { class: "who" }, player.name, player.dealer ? h("span", { title: player.dealer }, icon("deal")) : null),
    player.note ? h("span", { class: "say" }, player.note) : null);
}
