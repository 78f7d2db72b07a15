// A view is a function from data to nodes described by h(). patch() changes the page in place until it
// equals them, so that focus, scroll places and running animations stay where they are.

export function h(tag, props, ...kids) {
  return { tag, props: props || {}, kids: kids.flat(Infinity).filter((kid) => kid != null && kid !== false && kid !== "") };
}

const kept = new WeakMap();

// What is drawn of a part of a panel, made anew only when something else does: data are new objects where they change.
// ``by`` is all else that it hangs on, as one word. Nothing that the reader changes (a field) may stand in it.
export function keep(data, by, draw) {
  const was = kept.get(data);
  if (was?.by === by) return was.drawn;
  const drawn = draw();
  kept.set(data, { by, drawn });
  return drawn;
}

// Names set as properties and compared with the living element, because the reader changes them too.
const LIVE = new Set(["value", "checked"]);
// "once" is read when the element is made and never again (a details element the reader opens and closes).
const OWN = new Set(["key", "on", "html", "once", ...LIVE]);

export function patch(parent, kids) {
  const keyed = new Map();
  const loose = [];
  for (const node of parent.childNodes) {
    if (node.pkKey != null) keyed.set(node.pkKey, node);
    else loose.push(node);
  }
  const nodes = kids.map((kid) => reuse(kid, keyed, loose) || create(kid));
  const kept = new Set(nodes);
  // Leaving nodes go first: the others then seldom move, and a node that is not moved keeps its focus.
  for (const node of [...parent.childNodes]) if (!kept.has(node)) node.remove();
  nodes.forEach((node, i) => {
    const here = parent.childNodes[i] || null;
    if (here !== node) parent.insertBefore(node, here);
  });
  kids.forEach((kid, i) => update(nodes[i], kid));
}

function reuse(kid, keyed, loose) {
  if (typeof kid === "object" && kid.props.key != null) {
    const node = keyed.get(kid.props.key);
    return node && node.localName === kid.tag ? node : null;
  }
  const wanted = typeof kid === "object" ? kid.tag : undefined; // a text node has no localName
  const at = loose.findIndex((node) => node.localName === wanted);
  return at < 0 ? null : loose.splice(at, 1)[0];
}

function create(kid) {
  if (typeof kid !== "object") return document.createTextNode("");
  const node = document.createElement(kid.tag);
  if (kid.props.key != null) {
    node.pkKey = kid.props.key;
    node.setAttribute("data-key", kid.props.key);
  }
  for (const [name, value] of Object.entries(kid.props.once || {})) attribute(node, name, value);
  return node;
}

function update(node, kid) {
  if (typeof kid !== "object") {
    if (node.data !== String(kid)) node.data = String(kid);
    return;
  }
  if (node.pkDrawn === kid) return; // the very same: see keep
  const was = node.pkProps || {};
  const now = kid.props;
  for (const name of Object.keys({ ...was, ...now })) {
    if (!OWN.has(name) && was[name] !== now[name]) attribute(node, name, now[name]);
  }
  listen(node, now.on || {});
  // Only our own drawings come this way (card.js); data from Python are always text.
  if (now.html != null) {
    if (was.html !== now.html) node.innerHTML = now.html;
  } else patch(node, kid.kids);
  for (const name of LIVE) if (name in now && node[name] !== now[name]) node[name] = now[name];
  node.pkProps = now;
  node.pkDrawn = kid;
}

function attribute(node, name, value) {
  if (value == null || value === false) node.removeAttribute(name);
  else node.setAttribute(name, value === true ? "" : String(value));
}

// One listener an event type stays on the element; what it calls is replaced at each drawing.
function listen(node, on) {
  node.pkOn = on;
  for (const type of Object.keys(on)) {
    node.pkTypes = node.pkTypes || new Set();
    if (node.pkTypes.has(type)) continue;
    node.pkTypes.add(type);
    node.addEventListener(type, (event) => node.pkOn[type]?.(event));
  }
}
