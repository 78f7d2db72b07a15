// A lesson: prose that can be read at once, and its live parts as soon as Python has run the cells that show them.
import explorer from "./explorer.js";
import { makeFirst } from "./first.js";
import { kept, keepForLater } from "./kept.js";
import { makeModel } from "./model.js";
import { makePython, tell } from "./python.js";

const site = JSON.parse(document.getElementById("site").textContent);
const words = makeFirst([site.lang]);
const loading = document.querySelector(".loading");
const models = new Map();

function news(all) {
  for (const one of all) {
    const el = document.querySelector(`[data-part="${one.part}"]`);
    const known = models.get(one.part);
    const model = known ?? makeModel((events) => python.send(one.part, events));
    models.set(one.part, model);
    tell(model, one);
    if (!known) explorer.render({ model, el }); // only now: a part looks at its frame when it is drawn first
  }
  loading.remove();
  document.documentElement.dataset.python = "there";
}

async function failed(why) {
  console.warn(why);
  loading.setAttribute("role", "alert");
  loading.textContent = (await words.words("failed")).replace("{why}", why);
}

function ready() {
  python.send(0, []); // which tells what all parts show
  if (!kept()) keepForLater(words);
}

loading.hidden = false;
document.querySelector(".needs").remove();
if (kept()) keepForLater(words);
const python = makePython(site, { onReady: ready, onNews: news, onFailed: failed });
