// Python, in a worker: it opens the package, and answers what the page sends. Nothing is asked of another host.
import { loadPyodide } from "./python/pyodide.mjs";

const SOON = 5; // milliseconds in which nothing is asked
const FOLDER = "/explorer"; // of the worker's own memory

// What is loaded is counted as it comes. A file that fails is told at once: Python itself would wait for it for ever.
const load = self.fetch;
let loaded = 0;
let failed = false;

function fails(why) { // the first reason is that of all others
  if (!failed) postMessage({ failed: why });
  failed = true;
}

self.fetch = async (...asked) => {
  const fail = (why) => {
    fails(`${`${asked[0]}`.split("/").pop()}: ${why}`);
    throw new Error(why);
  };
  const answer = await load(...asked).catch((problem) => fail(problem.message));
  if (!answer.ok) fail(`${answer.status}`);
  count(answer.clone().body.getReader()).catch((problem) => fail(problem.message)).catch(() => {});
  return answer;
};

async function count(coming) {
  for (let part = await coming.read(); !part.done; part = await coming.read()) postMessage({ loaded: (loaded += part.value.length) });
}

const archive = fetch("explorer.zip").then((answer) => answer.arrayBuffer());
archive.catch(() => {}); // it is waited for below
let behind = null;
const early = [];

async function start({ address, cells, lessons }) {
  const python = await loadPyodide({ indexURL: new URL("./python/", import.meta.url).href });
  python.unpackArchive(await archive, "zip", { extractDir: FOLDER });
  python.runPython(`import sys; sys.path.insert(0, "${FOLDER}")`);
  behind = python.pyimport("explorer.site.behind").begin(address, JSON.stringify(cells), JSON.stringify(lessons));
  postMessage({ ready: true });
  for (const data of early.splice(0)) take(data);
}

let idle = 0;

function take({ part, events }) {
  clearTimeout(idle);
  postMessage({ news: JSON.parse(behind.take(part, JSON.stringify(events))) });
  if (events.length) idle = setTimeout(foresee, SOON, part);
}

function foresee(part) {
  try {
    behind.foresee(part);
  } catch (problem) {
    console.warn(problem); // it comes again, and is told, where it is asked for
  }
}

onmessage = ({ data }) => {
  if (data.start) start(data.start).catch((problem) => fails(`${problem.message ?? problem}`.trim().split("\n").pop()));
  else if (behind) take(data);
  else early.push(data);
};
