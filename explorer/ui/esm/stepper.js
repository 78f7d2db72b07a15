// First, back, next, last; a slider with a flag where our rules part from the record; a field for the number.
import { h } from "./dom.js";
import { icon } from "./sign.js";

const BUTTONS = [["first", "first"], ["back", "prev"], ["next", "next"], ["last", "last"]];

// The step the reader is at: the one asked for while Python has not answered, else the one shown.
export function stepNow({ data, wish }) {
  return wish("go")?.step ?? data.game.step;
}

export function move(ctx, where) {
  const { game } = ctx.data;
  const now = stepNow(ctx);
  const to = { first: 0, back: now - 1, next: now + 1, last: game.last }[where];
  return goTo(ctx, to);
}

function goTo(ctx, step) {
  const to = Math.max(0, Math.min(ctx.data.game.last, Math.round(step)));
  if (Number.isFinite(to) && to !== stepNow(ctx)) {
    ctx.send("go", { step: to });
    ctx.redraw();
  }
  return true;
}

export function stepper(ctx) {
  const { labels } = ctx;
  const { game } = ctx.data;
  const now = stepNow(ctx);
  const part = (step) => (game.last ? step / game.last : 0);
  const end = { first: now <= 0, back: now <= 0, next: now >= game.last, last: now >= game.last };
  return h("div", { class: "stepper", key: "stepper", role: "group", "aria-label": labels.stepper || labels.slider, "data-region": "stepper" },
    h("div", { class: "keys" }, BUTTONS.map(([where, drawn]) =>
      // aria-disabled, not disabled: a disabled button would lose the focus at the end of the game
      h("button", { key: `go:${where}`, type: "button", class: `btn square ${where === "next" ? "main" : ""}`, "aria-label": labels[where], title: labels[where], "aria-disabled": end[where] ? "true" : null, on: { click: () => move(ctx, where) } }, icon(drawn)))),
    h("div", { class: "slider" },
      game.flag ? h("span", { class: "mark", style: `--at:${part(game.flag.step)}`, title: game.flag.label }, icon("flag")) : null,
      h("input", { key: "slider", type: "range", min: 0, max: game.last, step: 1, value: String(now), "aria-label": labels.slider, "aria-valuetext": now === game.step ? game.value_text : String(now), style: `--p:${part(now) * 100}%`, on: { input: (event) => goTo(ctx, +event.target.value) } })),
    h("label", { class: "at num" }, h("span", { class: "sr" }, labels.goto),
      h("input", { key: "goto", type: "number", inputmode: "numeric", min: 0, max: game.last, value: ctx.state.typed ?? String(now), on: {
        input: (event) => { ctx.state.typed = event.target.value; },  // what is being typed outlives a drawing
        change: (event) => typed(ctx, event.target),
        blur: () => { ctx.state.typed = null; },
      } }),
      h("span", {}, game.of ?? game.at)));
}

function typed(ctx, field) {
  ctx.state.typed = null;
  if (field.value.trim() !== "") goTo(ctx, +field.value);
  field.value = String(stepNow(ctx));
}
