// The worker in which Python runs: it is begun once, and gives its news to whoever shows the parts of the page.
const PATIENCE = 180_000; // milliseconds: a slow telephone may need so long until Python is there

export function makePython(site, { onReady, onNews, onFailed }) {
  const own = globalThis.paskahousuPatience === undefined;
  const python = { there: false, send: (part, events) => worker.postMessage({ part, events }) };
  if (own) globalThis.paskahousuPatience = PATIENCE;
  const worker = new Worker("worker.js", { type: "module" });
  worker.onmessage = ({ data }) => {
    if (data.failed) onFailed(data.failed);
    else if (data.news) onNews(data.news);
    else {
      python.there = true;
      if (own) delete globalThis.paskahousuPatience;
      onReady();
    }
  };
  worker.onerror = (problem) => onFailed(problem.message);
  worker.postMessage({ start: { address: site.address || location.href.split("#")[0], cells: site.cells } });
  return python;
}

export function tell(model, { panels, error, ack }) {
  for (const [name, panel] of Object.entries(panels)) model.put(name, panel);
  if (error != null) model.put("error", error);
  if (ack) model.put("ack", ack); // last: then the page believes the panels
}
