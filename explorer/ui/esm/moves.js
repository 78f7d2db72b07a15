// The record, a line a step. One tab stop, Up and Down move, Enter goes there. Below the first step that our
// rules change the record is only a record. In a narrow page the list is folded up.
import { h, keep } from "./dom.js";
import { say, cardsInText } from "./say.js";
import { icon, spoken } from "./sign.js";
import { tabStop } from "./rove.js";
import { stepNow } from "./stepper.js";

export function moves(ctx) {
  const { moves: m } = ctx.data;
  if (!m.items?.length) return null;
  const open = ctx.state.movesOpen;
  const now = stepNow(ctx);
  const stop = tabStop(m.items.map(keyOf), ctx.state.stop.moves, `move:${now}`);
  return h("section", { class: `moves panel ${open ? "open" : ""}`, key: "moves", "aria-label": m.head, "data-region": "moves" },
    h("div", { class: "head" },
      h("h2", { class: "h3" }, h("span", { class: "wide" }, m.head),
        h("button", { key: "fold", type: "button", class: "fold", "aria-expanded": String(open), on: { click: () => ctx.set({ movesOpen: !open }) } }, m.head, icon("down"))),
      h("span", { class: "small muted num" }, m.count)),
    h("ol", { class: "list", "data-list": "moves" }, m.items.map((item) => keep(item, `${item.n === now} ${stop(keyOf(item))}`, () => line(item, now, stop, ctx)))));
}

const keyOf = (item) => `move:${item.n}`;

function line(item, now, stop, { send, redraw }) {
  const go = () => { send("go", { step: item.n }); redraw(); };
  return h("li", { key: `li:${item.n}`, class: [item.differs && "differs", item.after && "after", item.own && "own"].filter(Boolean).join(" ") },
    h("button", { key: keyOf(item), type: "button", class: "move", tabindex: stop(keyOf(item)), "data-rove": true, "aria-label": item.label, "aria-current": item.n === now ? "step" : null, on: { click: go } },
      h("span", { class: "n" }, item.n),
      // The space stands in the text itself: one of its own is lost where the browser lays the line out anew.
      h("span", {}, item.who ? h("b", {}, item.who) : null, say(item.who ? ` ${item.text}` : item.text), item.cards?.length ? " " : "", cardsInText(item.cards)),
      item.icon ? h("span", { class: "e" }, icon(item.icon), spoken(item.icon_label)) : null),
    item.differs ? h("p", { class: "parts" }, say(item.differs.text), " ",
      item.differs.button ? h("button", { key: `playon:${item.n}`, type: "button", class: "inline", on: { click: () => send("playon", { step: item.n }) } }, item.differs.button) : null) : null);
}

// After a drawing: focus in the list goes along with the current line, and the list shows it without scrolling the page.
export function follow(root, state, step) {
  const list = root.querySelector("[data-list=moves]");
  const current = list?.querySelector("[aria-current=step]");
  if (!current || state.followed === step) return;
  state.followed = step;
  const active = root.getRootNode().activeElement;
  if (active && list.contains(active) && active.matches("[data-rove]") && active !== current) current.focus({ preventScroll: true });
  requestAnimationFrame(() => reveal(list)); // where things lie is asked once, after all drawings of this frame
}

function reveal(list) {
  const current = list.querySelector("[aria-current=step]");
  if (!current) return;
  const box = list.getBoundingClientRect();
  const at = current.closest("li").getBoundingClientRect(); // with the reason that may stand below it
  const floor = Math.min(box.bottom, Math.max(innerHeight, box.top + 120)); // the list may reach below the window
  if (at.bottom > floor || at.top < box.top) list.scrollTop += at.top - box.top - (floor - box.top) / 3;
}
