// The command field: letters act only here. The answer stands below it, and the live line speaks it.
import { h } from "./dom.js";
import { say } from "./say.js";
import { keepSlash } from "./slash.js";

export function command({ data, send, state, set }) {
  const { command: c } = data;
  if (!c?.label) return null;
  const run = (event) => {
    event.preventDefault();
    const box = event.currentTarget.querySelector("input");
    const text = box.value.trim();
    if (!text) return;
    state.commands = [...(state.commands || []), text].slice(-50);
    state.commandAt = state.commands.length;
    send("command", { text });
    box.value = "";
  };
  const recall = (event) => { // Up and Down bring back what was typed before
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (!step || !state.commands?.length) return;
    state.commandAt = Math.max(0, Math.min(state.commands.length, state.commandAt + step));
    event.target.value = state.commands[state.commandAt] ?? "";
    event.preventDefault();
  };
  return h("form", { class: "command", key: "commandform", "data-region": "command", on: { submit: run } },
    h("label", { class: "field" }, h("span", {}, state.slash ? c.label : c.plain),
      h("input", { key: "command", type: "text", autocomplete: "off", autocapitalize: "off", spellcheck: "false", enterkeyhint: "go", on: { keydown: recall } })),
    h("button", { key: "commandgo", type: "submit", class: "btn" }, c.button),
    h("label", { class: "switch" }, h("input", { key: "slash", type: "checkbox", role: "switch", checked: state.slash, on: { change: (event) => { keepSlash(event.target.checked); set({ slash: event.target.checked }); } } }), c.slash),
    h("p", { class: c.answer ? "told-back" : "small muted" }, say(c.answer || c.hint)));
}
