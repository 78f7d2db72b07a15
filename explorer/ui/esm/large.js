// The answer on the whole window, large, for everybody at the table; the screen stays awake where it can be asked to.
import { h } from "./dom.js";
import { say } from "./say.js";
import { sign, icon } from "./sign.js";

let lock = null; // what keeps the screen awake

async function awake() {
  try {
    lock = await navigator.wakeLock?.request("screen");
  } catch {
    lock = null; // not allowed, or the battery is low: then the screen goes dark as it always does
  }
}

function asleep() {
  lock?.release?.().catch(() => {});
  lock = null;
}

export function large({ key, label, close, head, answer, sentences, send }) {
  return h("dialog", { key: `large:${key}`, class: "large", "aria-label": label, on: { close: () => { asleep(); send("large", { on: false }); } } },
    h("div", { class: "large-in" },
      answer?.head ? h("p", { class: "small muted" }, answer.head) : null,
      h("p", { class: "ask" }, say(head)),
      answer ? h("p", { class: `told told-${answer.sign}` }, sign(answer.sign, "", "big"), h("b", {}, say(answer.bold))) : null,
      answer ? h("p", { class: "because" }, say(answer.text)) : null,
      sentences.map((text) => h("p", { class: "row" }, say(text))),
      h("button", { key: `largeclose:${key}`, type: "button", class: "btn", on: { click: (event) => event.currentTarget.closest("dialog").close() } }, close)));
}

export function opener(key, label, send) {
  return h("button", { key: `largeopen:${key}`, type: "button", class: "btn slim", on: { click: () => send("large", { on: true }) } }, icon("big"), label);
}

// A code may say that the answer stands large; what is open follows that, once there is something to say.
export function keepLarge(root, wanted) {
  const dialog = root.querySelector("dialog.large");
  const shown = Boolean(wanted && dialog?.querySelector(".told, .row"));
  if (shown && !dialog.open) {
    dialog.showModal();
    awake();
  }
  if (!shown && dialog?.open) dialog.close();
  if (!shown) asleep();
}
