// Events to Python: a list with serial numbers, each kept until it is acknowledged. When an answer takes
// longer than PATIENCE the page says so; an answer that comes late takes the alert away again.
const PATIENCE = 3000;
// Half way it is sent once more: another view of the same widget may have written over the list.
const AGAIN = 1000;
// Of these only the newest counts: while one is unanswered a further one waits here, replaced by newer ones.
const LATEST = new Set(["go", "rules_search"]);

export function makeBus(model, onChange) {
  const page = Array.from({ length: 4 }, () => Math.random().toString(36).slice(2, 6)).join("");
  const queue = [];      // sent, not acknowledged: {event, at}
  const held = new Map();
  let serial = 0;
  let timer = 0;
  let stopped = false;

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
    const age = queue.length ? Date.now() - queue[0].at : 0;
    if (queue.length && age < PATIENCE) timer = setTimeout(tick, (age < AGAIN ? AGAIN : PATIENCE) - age + 10);
    if (age >= PATIENCE === stopped) return;
    stopped = age >= PATIENCE;
    onChange(stopped);
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
