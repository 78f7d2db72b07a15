// Python, in a worker: it opens the package, and answers what the page sends. Nothing is asked of another host.
import { loadPyodide } from "./python/pyodide.mjs";

const FOLDER = "/explorer"; // of the worker's own memory
const archive = fetch("explorer.zip").then((answer) => {
  if (!answer.ok) throw new Error(`${answer.status} ${answer.url}`);
  return answer.arrayBuffer();
});
archive.catch(() => {}); // it is waited for below
let behind = null;
const early = [];

async function start({ address, cells }) {
  const python = await loadPyodide({ indexURL: new URL("./python/", import.meta.url).href });
  python.unpackArchive(await archive, "zip", { extractDir: FOLDER });
  python.runPython(`import sys; sys.path.insert(0, "${FOLDER}")`);
  behind = python.pyimport("explorer.site.behind").begin(address, JSON.stringify(cells));
  postMessage({ ready: true });
  for (const data of early.splice(0)) take(data);
}

function take({ part, events }) {
  postMessage({ news: JSON.parse(behind.take(part, JSON.stringify(events))) });
}

onmessage = ({ data }) => {
  if (data.start) start(data.start).catch((problem) => postMessage({ failed: `${problem.message ?? problem}`.trim().split("\n").pop() }));
  else if (behind) take(data);
  else early.push(data);
};
