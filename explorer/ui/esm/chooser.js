// What the picked cards could be claimed to be: a small button for each rank, with its verdict; the true one is marked.
import { h } from "./dom.js";
import { say } from "./say.js";
import { sign } from "./sign.js";
import { tabStop } from "./rove.js";

export function chooser(choice, { state, send }) {
  if (!choice) return null;
  const pressed = choice.items.find((item) => item.pressed);
  const truth = choice.items.find((item) => item.true);
  const stop = tabStop(choice.items.map(keyOf), state.stop.ranks, pressed && keyOf(pressed), truth && keyOf(truth));
  return h("div", { class: "chooser", key: "chooser" },
    h("p", {}, say(choice.label)),
    h("div", { class: "ranks", role: "group", "aria-label": choice.label, "data-list": "ranks", "data-row": true }, choice.items.map((item) =>
      h("button", {
        key: keyOf(item), type: "button", class: `rank ${item.true ? "true" : ""} ${item.sign}`, tabindex: stop(keyOf(item)), "data-rove": true,
        "aria-pressed": String(Boolean(item.pressed)), "aria-label": item.label, on: { click: () => send("claim", { kind: item.kind }) },
      }, sign(item.sign, "", "sm"), h("span", {}, item.text)))));
}

const keyOf = (item) => `rank:${item.kind}`;
