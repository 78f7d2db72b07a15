// Keyboard of the whole page. Handled keys go no further: JupyterLab would take them for its own shortcuts.
import { rove, keepStop } from "./rove.js";

const STEP = { ArrowLeft: "back", ArrowRight: "next", Home: "first", End: "last" };
const TYPED = "input:not([type=range], [type=checkbox], [type=radio]), textarea, [contenteditable]";
const FIELD = "input, select, textarea, [role=radiogroup], [contenteditable]";

export function keyboard(root, { move, stopAt, toCommand, lab }) {
  function inside(event) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const used = rove(event) || step(event) || command(event);
    if (used) event.preventDefault();
    event.stopPropagation();
  }

  function step(event) {
    if (event.shiftKey || !(event.key in STEP) || event.target.closest?.(FIELD)) return false;
    return move(STEP[event.key]);
  }

  // A slash outside a field leads to the command field; letters act only there. No number holds one: it would be lost.
  function command(event) {
    if (event.key !== "/") return false;
    if (event.target.matches?.("input[type=number]")) return true;
    return !event.target.closest?.(TYPED) && toCommand();
  }

  // On a page of our own, arrows work before anything has been clicked. Home and End keep scrolling there.
  function outside(event) {
    const free = event.target === document.body || event.target === document.documentElement;
    if (!free || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    if ((event.key.startsWith("Arrow") && step(event)) || command(event)) event.preventDefault();
  }

  root.setAttribute("data-lm-suppress-shortcuts", "true"); // JupyterLab listens before us; it obeys this mark
  root.addEventListener("keydown", inside);
  root.addEventListener("focusin", (event) => keepStop(event, stopAt));
  if (!lab) document.addEventListener("keydown", outside);
  return () => document.removeEventListener("keydown", outside);
}
