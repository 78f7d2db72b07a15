// The worker in which Python runs: it is begun once, and gives its news to whoever shows the parts of the page.
import { startWorker } from "./files.js";

const PATIENCE = 180_000; // milliseconds: a slow telephone may need so long until Python is there

export function makePython(site, { onReady, onNews, onFailed, onLoaded = () => {} }) {
  const own = [undefined, PATIENCE].includes(globalThis.paskahousuPatience); // the second where this is a second try
  let worker = null;
  let ended = false;
  const python = {
    there: false,
    send: (part, events) => worker.postMessage({ part, events }),
    end() {
      ended = true;
      worker?.terminate();
    },
  };
  if (own) globalThis.paskahousuPatience = PATIENCE;
  startWorker().then((started) => {
    worker = started;
    if (ended) return worker.terminate();
    worker.onmessage = ({ data }) => {
      if (data.failed) onFailed(data.failed);
      else if (data.news) onNews(data.news);
      else if (data.loaded) onLoaded(data.loaded);
      else {
        python.there = true;
        if (own) delete globalThis.paskahousuPatience;
        onReady();
      }
    };
    worker.onerror = (problem) => onFailed(problem.message);
    const address = site.address || location.href.split("#")[0];
    return worker.postMessage({ start: { address, cells: site.cells, lessons: site.lessons } });
  }).catch((problem) => onFailed(problem.message));
  return python;
}

export function tell(model, { panels, error, ack }) {
  for (const [name, panel] of Object.entries(panels)) model.put(name, panel);
  if (error != null) model.put("error", error);
  if (ack) model.put("ack", ack); // last: then the page believes the panels
}
