// Stands in for the model of the page where there is no Python: it knows the steps that were recorded, and answers to
// stepping and to how deep one looks.
const recorded = JSON.parse(document.getElementById("recorded").textContent);
const values = { ...recorded.start };
const heard = {};
let { step, depth } = recorded;

function put(name, value) {
  values[name] = value;
  for (const hear of heard[`change:${name}`] || []) hear();
}

function take(event) {
  if (event.type === "go" && recorded.steps[event.step]) step = event.step;
  if (event.type === "depth") depth = event.id;
  if (event.type === "large") put("shell", { ...values.shell, large: event.on });
  const { why, ...panels } = recorded.steps[step];
  for (const [name, number] of Object.entries(panels)) put(name, recorded.panels[number]);
  put(recorded.deep ?? "why", recorded.panels[why[depth]]); // the panel that differs by depth
  if (event.type === "go") put("live", { ...values.live, n: `${event.n}` });
}

const model = {
  get: (name) => values[name] ?? {},
  set(name, events) {
    if (name !== "events") return;
    const last = events[events.length - 1];
    for (const event of events) if (event.n > (values.ack?.n ?? 0)) take(event);
    if (last) queueMicrotask(() => put("ack", { page: last.page, n: last.n }));
  },
  save_changes() {},
  on(name, hear) {
    (heard[name] ??= []).push(hear);
  },
};

explorer.render({ model, el: document.getElementById("page") });
