// The page without a server: the explorer's own module, the first screens from what was written down, and a worker in
// which the same Python answers that answers elsewhere.
import explorer from "./explorer.js";
import { makeFirst } from "./first.js";
import { makeModel } from "./model.js";
import { kept, keepForLater } from "./kept.js";

const PATIENCE = 180_000; // milliseconds: a slow telephone may need so long until Python is there
const site = JSON.parse(document.getElementById("site").textContent);
const first = makeFirst(site.spoken);
const seen = []; // all events, until Python has them
let newest = 0;
let early = Promise.resolve();
let waits = false; // for Python: something was done that is not written down
let python = null;

const model = makeModel((events) => {
  for (const event of events) {
    if (event.n <= newest) continue; // sent once more
    newest = event.n;
    if (python?.there) python.worker.postMessage({ part: 0, events: [event] });
    else {
      seen.push(event);
      early = early.then(() => answer(event)).catch(() => { waits = true; });
    }
  }
});

async function answer(event) {
  if (waits || python?.there) return;
  const panels = event.type === "ping" ? {} : await first.panels(event);
  if (python?.there) return; // it came meanwhile, and knows
  if (!panels) waits = true;
  else tell({ panels, ack: { page: event.page, n: event.n } });
  if (event.type === "hello") requestAnimationFrame(() => setTimeout(begin)); // once the first screen is painted
}

function tell({ panels, error, ack }) {
  for (const [name, panel] of Object.entries(panels)) model.put(name, panel);
  if (error != null) model.put("error", error);
  if (ack) model.put("ack", ack); // last: then the page believes the panels
}

function begin() {
  if (python) return;
  globalThis.paskahousuPatience ??= PATIENCE;
  python = { worker: new Worker("worker.js", { type: "module" }), there: false };
  python.worker.onmessage = ({ data }) => {
    if (data.ready) handOver();
    else if (data.failed) failed(data.failed);
    else {
      for (const news of data.news) tell(spokenOnce(news));
      document.documentElement.dataset.python = "there"; // and all that was done before is answered
    }
  };
  python.worker.onerror = (problem) => failed(problem.message);
  python.worker.postMessage({ start: { address: site.address || location.href.split("#")[0], cells: site.cells } });
}

// Python is given all that was done so far, and comes to the same place by itself.
function handOver() {
  python.there = true;
  if (globalThis.paskahousuPatience === PATIENCE) delete globalThis.paskahousuPatience;
  python.worker.postMessage({ part: 0, events: seen.splice(0) });
  if (!kept()) keepForLater(first); // not before, as it loads the same files
}

// What was spoken already is not spoken once more only because Python counts otherwise.
function spokenOnce(news) {
  const live = news.panels.live;
  const now = model.get("live");
  return live && now.n && live.text === now.text && !Number.isInteger(now.n) ? { ...news, panels: { ...news.panels, live: now } } : news;
}

async function failed(why) {
  console.warn(why);
  model.put("error", (await first.words("failed")).replace("{why}", why));
}

if (kept()) keepForLater(first);
document.getElementById("page").replaceChildren();
explorer.render({ model, el: document.getElementById("page") });
