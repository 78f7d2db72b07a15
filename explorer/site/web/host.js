// The page without a server: the explorer's own module, the first screens from what was written down, and a worker in
// which the same Python answers that answers elsewhere.
import explorer from "./explorer.js";
import { makeFirst } from "./first.js";
import { kept, keepForLater } from "./kept.js";
import { makeModel } from "./model.js";
import { makePython, tell } from "./python.js";
import { makeWaiting } from "./waiting.js";

const ANSWERS = 5000; // milliseconds at most that Python waits for them

const site = JSON.parse(document.getElementById("site").textContent);
const first = makeFirst(site.spoken);
const words = (name) => site.words[first.lang()][name];
const seen = []; // all events, until Python has them
let newest = 0;
let early = Promise.resolve();
const elsewhere = []; // what leads where only Python knows the way
let waits = false; // for Python: what is to be seen is not written down
let python = null;

const model = makeModel((events) => {
  for (const event of events) {
    if (event.n <= newest) continue; // sent once more
    newest = event.n;
    if (python?.there) python.send(0, [event]);
    else {
      seen.push(event);
      early = early.then(() => answer(event));
    }
  }
});

async function answer(event) {
  if (python?.there || (waits && event.type === "ping")) return;
  const panels = event.type === "ping" ? {} : await first.panels(event).catch((problem) => console.warn(problem));
  if (python?.there) return; // it came meanwhile, and knows
  if (panels === undefined) elsewhere.push(event);
  else if (event.type !== "language") giveUp(); // something else was wished for since
  waits = !panels || elsewhere.length > 0;
  waiting.asks(waits, elsewhere[0]?.type === "hello" ? "waiting-link" : "waiting-act");
  if (panels) tell(model, { panels, ack: { page: event.page, n: event.n } });
}

function giveUp() {
  for (const event of elsewhere.splice(0)) if (seen.includes(event)) seen.splice(seen.indexOf(event), 1);
}

// Python is given all that was done so far, and comes to the same place by itself.
function handOver() {
  python.send(0, seen.splice(0));
  if (!kept()) keepForLater({ words }); // not before, as it loads the same files
}

function news(all) {
  for (const one of all) tell(model, spokenOnce(one));
  document.documentElement.dataset.python = "there"; // and all that was done before is answered
  waiting.done();
}

// What was spoken already is not spoken once more only because Python counts otherwise.
function spokenOnce(one) {
  const live = one.panels.live;
  const now = model.get("live");
  return live && now.n && live.text === now.text && !Number.isInteger(now.n) ? { ...one, panels: { ...one.panels, live: now } } : one;
}

function failed(why) {
  console.warn(why);
  waiting.failed(why);
}

function begin() {
  python?.end();
  if (typeof WebAssembly === "undefined") waiting.refused();
  else python = makePython(site, { onReady: handOver, onNews: news, onFailed: failed, onLoaded: (bytes) => waiting.loaded(bytes) });
}

const waiting = makeWaiting({ words, lang: first.lang, bytes: site.bytes, again: begin });
if (kept()) keepForLater({ words });
document.getElementById("page").replaceChildren();
explorer.render({ model, el: document.getElementById("page") });
// Begun when the first screen is painted, or is seen not to be written down, and the answers are there: where the network is
// slow, Python would take it for a while.
const soon = new Promise((resolve) => setTimeout(resolve, ANSWERS));
early.then(() => Promise.race([first.answers(), soon])).then(() => requestAnimationFrame(() => setTimeout(begin)));
