// A lesson: prose that can be read at once, and its live parts as soon as Python has run the cells that show them.
import explorer from "./explorer.js";
import { kept, keepForLater } from "./kept.js";
import { makeModel } from "./model.js";
import { makePython, tell } from "./python.js";
import { makeWaiting } from "./waiting.js";

const site = JSON.parse(document.getElementById("site").textContent);
const words = (name) => site.words[site.lang][name];
const models = new Map();

function news(all) {
  for (const one of all) {
    const el = document.querySelector(`[data-part="${one.part}"]`);
    const known = models.get(one.part);
    const model = known ?? makeModel((events) => python.send(one.part, events));
    models.set(one.part, model);
    tell(model, one);
    if (known) continue;
    el.replaceChildren();
    explorer.render({ model, el }); // only now: a part looks at its frame when it is drawn first
  }
  waiting.done();
  document.documentElement.dataset.python = "there";
}

function failed(why) {
  console.warn(why);
  waiting.failed(why);
}

function ready() {
  python.send(0, []); // which tells what all parts show
  if (!kept()) keepForLater({ words });
}

function begin() {
  python?.end();
  python = makePython(site, { onReady: ready, onNews: news, onFailed: failed, onLoaded: (bytes) => waiting.loaded(bytes) });
}

document.querySelector(".needs").remove();
if (kept()) keepForLater({ words });
let python = null;
let waiting = null;
if (site.cells.length) { // the list of lessons has none
  waiting = makeWaiting({ words, lang: () => site.lang, bytes: site.bytes, again: begin, lost: "failed-parts" });
  waiting.asks(true, "waiting-parts");
  begin();
}
