// The pile, oldest card first. A fresh card slides in; a pile that fell slides away and leaves its empty place.
import { h } from "./dom.js";
import { card } from "./card.js";
import { face, back } from "./face.js";
import { say, cardsInText } from "./say.js";

export function pile(table, step) {
  const { cards, more, title, note, label } = table.pile;
  const gaps = cards.filter((item, i) => item.gap && i).length;
  // The key of a falling pile holds the step, so that going there again shows it fall again.
  return h("div", { class: "spot wide" },
    h("div", { key: table.fallen ? `falls:${step}` : "pile", class: `pile ${table.fallen ? "falls" : ""} ${table.pile.shown ? "shown" : ""}`, role: "img", "aria-label": label, style: `--n:${cards.length};--g:${gaps}` },
      !cards.length || table.fallen ? h("span", { key: "place", class: "place" }) : null,
      cards.map((item, i) => {
        const key = `pile:${i}:${item.card}:${item.fresh || item.turned ? step : ""}`;
        const extra = [item.gap && i && "gap", item.fresh && `fresh from-${item.from || "hand"}`, item.doubtful && "doubtful", item.turned && "turned"].filter(Boolean).join(" ");
        return item.claim ? claimed(item, key, extra) : card(item.card, { key, extra });
      })),
    h("span", { class: "says", "aria-hidden": "true" }, h("b", {}, say(title)), " ", h("span", {}, say(note)), more ? h("span", { class: "more" }, more) : null));
}

// A card with its claim: face down (its truth below, where the reader may know it) or turned up by a challenge.
function claimed(item, key, extra) {
  return h("span", { key, class: `card ${item.card ? "" : "back"} claimed ${item.lie ? "lie" : ""} ${extra}`, "data-suit": item.card ? item.card.slice(-1) : null, "aria-hidden": "true" },
    h("span", { class: "draw", html: item.card ? face(item.card) : back() }),
    h("b", { class: "claim" }, item.claim),
    item.truth ? h("span", { class: "truth" }, cardsInText([item.truth])) : null);
}
