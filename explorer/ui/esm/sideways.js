// A box that is wider than its place scrolls sideways: it then has shades at its edges, and the keyboard reaches it.
const ALL = ["start", "end"];

export function edges(root) {
  for (const box of root.querySelectorAll(".gridbox")) {
    if (!box.pkWatch) {
      box.pkWatch = new ResizeObserver(() => mark(box));
      box.pkWatch.observe(box);
      box.addEventListener("scroll", () => mark(box), { passive: true });
    }
    mark(box);
  }
}

function mark(box) {
  const room = box.scrollWidth - box.clientWidth;
  const more = { start: box.scrollLeft > 1, end: box.scrollLeft < room - 1 };
  const hidden = ALL.filter((side) => more[side]).join(" ");
  if (box.parentElement.dataset.more !== hidden) box.parentElement.dataset.more = hidden;
  if (room > 1 === box.hasAttribute("tabindex")) return;
  for (const [name, value] of [["tabindex", "0"], ["role", "region"], ["aria-label", box.dataset.label]]) {
    if (room > 1) box.setAttribute(name, value);
    else box.removeAttribute(name);
  }
}
