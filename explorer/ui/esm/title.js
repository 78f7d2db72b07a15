// Heading of Watch: which game, whose cards are shown, and the switch that asks before showing.
import { h, keep } from "./dom.js";
import { say } from "./say.js";

export function title({ data, send, wish }) {
  const { game, games } = data;
  return h("div", { class: "title", key: "title", "data-region": "title" },
    h("div", { class: "words" }, h("h1", { tabindex: "-1" }, game.title), game.subtitle ? h("p", {}, say(game.subtitle), " ", game.adopt ? h("button", { key: "adopt", type: "button", class: "inline", on: { click: () => send("adopt") } }, game.adopt) : null) : null,
      game.intro ? h("p", { class: "intro" }, say(game.intro)) : null),
    h("div", { class: "picks" },
      pick("game", wish("game")?.id, games.label, games.groups ?? [], (id) => send("game", { id })),
      pick("seat", wish("seat")?.id, game.seats.label, [{ items: game.seats.items }], (id) => send("seat", { id })),
      game.ask?.shown ? h("label", { class: "switch" },
        h("input", { key: "ask", type: "checkbox", role: "switch", checked: Boolean(wish("ask")?.on ?? game.ask.on), on: { change: (event) => send("ask", { on: event.target.checked }) } }),
        game.ask.label) : null));
}

// What the reader has chosen is shown until Python has answered: a drawing in between must not take it back.
function pick(name, wished, label, groups, chosen) {
  const items = groups.flatMap((group) => group.items);
  if (items.length < 2) return null;
  const option = (item) => h("option", { key: `${name}:${item.id}`, value: item.id }, item.label);
  const current = items.find((item) => item.current);
  return h("label", { class: "field" }, h("span", {}, label),
    h("select", { key: name, value: wished ?? (current ? current.id : ""), on: { change: (event) => chosen(event.target.value) } },
      groups.map((group) => (group.label ? keep(group, name, () => h("optgroup", { key: `${name}/${group.label}`, label: group.label }, group.items.map(option))) : group.items.map(option)))));
}
