// Watch: heading, table, steps, what happened, what else, why, and the list of moves, in this order of reading.
import { h } from "./dom.js";
import { title } from "./title.js";
import { table } from "./table.js";
import { stepper } from "./stepper.js";
import { told } from "./told.js";
import { others } from "./others.js";
import { why } from "./why.js";
import { moves } from "./moves.js";

export function watch(ctx) {
  const { game, table: t } = ctx.data;
  if (!game.title || !t.hand) return [];
  return [
    title(ctx),
    h("div", { class: "step", key: "step" },
      h("div", { class: "play" }, table(ctx), game.frozen ? null : stepper(ctx), told(ctx), others(ctx)),
      why(ctx),
      moves(ctx)),
  ];
}
