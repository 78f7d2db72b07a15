// The cell of the grid that is open: its sentence, and the verdict in the depth that the reader chose.
import { h } from "./dom.js";
import { say } from "./say.js";
import { agreed, depths, everything, reasons, verdict } from "./why.js";

export function cell(ctx) {
  const { cell: c } = ctx.data;
  if (!c?.head) return null;
  const otherwise = () => {
    ctx.set({ part: "own", wanted_form: true });
    ctx.send("own_begin");
  };
  return h("section", { class: "why opened panel", key: "cell", "aria-label": c.label, "data-region": "cell" },
    h("div", { class: "top" },
      h("div", { class: "gridhead" }, h("h2", { class: "h3", tabindex: "-1", "data-home": true }, say(c.head)),
        h("button", { key: "cellclose", type: "button", class: "btn bare slim", on: { click: () => ctx.send("grid_open", {}) } }, c.close)),
      verdict(c.verdict), agreed(c),
      c.theirs ? h("p", { class: "theirs" }, say(c.theirs)) : null,
      h("div", { class: "acts" },
        h("button", { key: "celllay", type: "button", class: "btn slim", on: { click: () => ctx.send("grid_lay") } }, c.lay),
        h("button", { key: "cellown", type: "button", class: "btn slim", on: { click: otherwise } }, c.otherwise)),
      depths(c, ctx)),
    reasons(c, ctx),
    c.everything ? everything(c.everything) : null);
}
