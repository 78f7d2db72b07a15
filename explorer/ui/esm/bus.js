// Events to Python: a list with serial numbers, each kept until it is acknowledged. When an answer takes longer than
// BUSY the page quietly shows that it waits, and only after PATIENCE, which a busy computer may need, that nothing
// answers; an answer that comes late takes both away again.
const BUSY = 1000;
const PATIENCE = 10_000;
// Then it is sent once more: another view of the same widget may have written over the list.
const AGAIN = [1000, 4000];
// Of these only the newest counts: while one is unanswered a further one waits here, replaced by newer ones.
const LATEST = new Set(["go", "rules_search"]);
// These change nothing; the address holds what they, or a place that was gone to, ask for.
const HARMLESS = new Set(["hello", "ping", "lab_look"]);

export function makeBus(model, onChange) {
  const page = Array.from({ length: 4 }, () => Math.random().toString(36).slice(2, 6)).join("");
  const queue = [];      // sent, not acknowledged: {event, at}
  const held = new Map();
  let serial = 0;
  let timer = 0;
  let told = "{}";

  function send(type, fields = {}) {
    if (LATEST.has(type) && queue.some(({ event }) => event.type === type)) {
      held.set(type, { type, ...fields });
      return;
    }
    queue.push({ event: { n: ++serial, page, type, ...fields }, at: Date.now() });
    push();
    watch();
  }

  function push() {
    try {
      model.set("events", queue.map(({ event }) => event));
      model.save_changes();
    } catch (problem) {
      console.warn(problem); // a closed connection: the clock below tells the reader
    }
  }

  function acknowledged(ack) {
    if (!ack || ack.page !== page) return;
    const waiting = queue.length;
    while (queue.length && queue[0].event.n <= ack.n) queue.shift();
    if (queue.length < waiting) queue.forEach((item) => { item.at = Date.now(); }); // it works: those behind get their time
    for (const [type, fields] of [...held]) {
      if (queue.some(({ event }) => event.type === type)) continue;
      held.delete(type);
      send(type, fields);
    }
    watch();
  }

  function watch() {
    clearTimeout(timer);
    const patience = globalThis.paskahousuPatience ?? PATIENCE; // tests have less
    const age = queue.length ? Date.now() - queue[0].at : 0;
    const next = queue.length ? [...AGAIN, BUSY, patience].filter((at) => at > age) : [];
    if (next.length) timer = setTimeout(tick, Math.min(...next) - age + 10);
    const unanswered = queue.some(({ event }) => !event.quiet && !HARMLESS.has(event.type));
    const how = { working: age >= BUSY, stopped: age >= patience, unanswered };
    const now = JSON.stringify(how.working ? how : {});
    if (now === told) return;
    told = now;
    onChange(how);
  }

  function tick() {
    push();
    watch();
  }

  // What the reader wished last and Python has not answered yet, so that the page can show it meanwhile.
  function wish(type, fits = () => true) {
    if (held.has(type) && fits(held.get(type))) return held.get(type);
    return queue.map(({ event }) => event).filter((event) => event.type === type && fits(event)).pop() || null;
  }

  return { page, send, acknowledged, wish, idle: () => !queue.length && !held.size, stop: () => clearTimeout(timer) };
}
