// Focus never falls to the body: when a drawing takes the focused element away, the element of the same
// key gets it, else the nearest place of the same region that asked for it, else the heading of the screen.
export function keepFocus(root, draw) {
  const scope = root.getRootNode();
  const had = scope.activeElement && root.contains(scope.activeElement) ? scope.activeElement : null;
  const key = had?.getAttribute("data-key");
  const region = had?.closest("[data-region]")?.getAttribute("data-region");
  draw();
  if (!had || scope.activeElement === had) return;
  const place = (root.contains(had) && had)
    || (key && byKey(root, key))
    || (region && root.querySelector(`[data-region="${region}"] :is([data-home], [data-rove][tabindex="0"])`))
    || root.querySelector("h1");
  place?.focus({ preventScroll: true });
}

export function byKey(root, key) {
  return [...root.querySelectorAll("[data-key]")].find((node) => node.getAttribute("data-key") === key) || null;
}

export function focusIn(root, selector) {
  const active = root.getRootNode().activeElement;
  return Boolean(active && root.contains(active) && active.closest(selector));
}
