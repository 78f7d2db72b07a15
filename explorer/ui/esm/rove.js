// A list that is one tab stop: Up and Down (and, for a row, Left and Right) move inside it, Home and End
// go to its ends, Enter and Space press. Items are [data-rove] inside [data-list].
const STEP = { ArrowUp: -1, ArrowDown: 1 };
const ROW = { ...STEP, ArrowLeft: -1, ArrowRight: 1 };

// True when the key was used.
export function rove(event) {
  const item = event.target.closest?.("[data-rove]");
  const list = item?.closest("[data-list]");
  if (!list) return false;
  const items = [...list.querySelectorAll("[data-rove]")].filter((one) => one.getClientRects().length); // some may be folded up
  const keys = list.hasAttribute("data-row") ? ROW : STEP;
  const at = items.indexOf(item);
  if (list.hasAttribute("data-cells")) return table(event, items, at, Number(list.getAttribute("data-cells")));
  const to = event.key === "Home" ? 0 : event.key === "End" ? items.length - 1 : event.key in keys ? at + keys[event.key] : null;
  if (to === null) return false;
  items[Math.max(0, Math.min(items.length - 1, to))].focus();
  return true;
}

// A table: arrows move by a cell, Home and End go to the ends of the row.
function table(event, items, at, wide) {
  const start = at - (at % wide);
  const step = { ArrowUp: -wide, ArrowDown: wide, ArrowLeft: at > start ? -1 : 0, ArrowRight: at < start + wide - 1 ? 1 : 0, Home: start - at, End: start + wide - 1 - at }[event.key];
  if (step === undefined) return false;
  (items[at + step] ?? items[at]).focus();
  return true;
}

// The item that has the focus becomes the tab stop, however it got it.
export function keepStop(event, stopAt) {
  const item = event.target.closest?.("[data-rove]");
  if (item) stopAt(item.closest("[data-list]").getAttribute("data-list"), item.getAttribute("data-key"));
}

// tabindex of an item: 0 for the one remembered if it is still there, else for the first of the wishes that is.
export function tabStop(keys, ...wishes) {
  const stop = wishes.find((key) => key != null && keys.includes(key)) ?? keys[0];
  return (key) => (key === stop ? "0" : "-1");
}
