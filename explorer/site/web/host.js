// The page without a server: the explorer's own module, the first screens from what was written down, and a worker in
// which the same Python answers that answers elsewhere.
import explorer from "./explorer.js";
import { makeFirst } from "./first.js";
import { kept, keepForLater } from "./kept.js";
import { makeModel } from "./model.js";
import { makePython, tell } from "./python.js";

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
    if (python?.there) python.send(0, [event]);
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
  else tell(model, { panels, ack: { page: event.page, n: event.n } });
}

// Python is given all that was done so far, and comes to the same place by itself.
function handOver() {
  python.send(0, seen.splice(0));
  if (!kept()) keepForLater(first); // not before, as it loads the same files
}

function news(all) {
  for (const one of all) tell(model, spokenOnce(one));
  document.documentElement.dataset.python = "there"; // and all that was done before is answered
}

// What was spoken already is not spoken once more only because Python counts otherwise.
function spokenOnce(one) {
  const live = one.panels.live;
  const now = model.get("live");
  return live && now.n && live.text === now.text && !Number.isInteger(now.n) ? { ...one, panels: { ...one.panels, live: now } } : one;
}

async function failed(why) {
  console.warn(why);
  model.put("error", (await first.words("failed")).replace("{why}", why));
}

if (kept()) keepForLater(first);
document.getElementById("page").replaceChildren();
explorer.render({ model, el: document.getElementById("page") });
// Begun when the first screen is painted, or is seen not to be written down.
early.then(() => requestAnimationFrame(() => setTimeout(() => {
  python = makePython(site, { onReady: handOver, onNews: news, onFailed: failed });
})));
