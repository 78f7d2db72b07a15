// What was written down when the site was built: the first screens, for as long as Python is not there. Where an event
// leads is data, too (explorer/site/first.py); what leads elsewhere waits.
import { json } from "./files.js";
import { preferred, wanted } from "./tongue.js";

// Equal parts stand once, in a pool; a part may refer to earlier ones.
function spread({ pool, named }) {
  const parts = [];
  const fill = (data) => {
    if (Array.isArray(data)) return data.map(fill);
    if (!data || typeof data !== "object") return data;
    if ("$" in data) return parts[data.$];
    return Object.fromEntries(Object.entries(data).map(([name, part]) => [name, fill(part)]));
  };
  for (const part of pool) parts.push(fill(part));
  return Object.fromEntries(Object.entries(named).map(([name, data]) => [name, fill(data)]));
}

const load = (name) => json(`first/${name}.json`);

function fits(way, event) {
  return Object.entries(way.when ?? {}).every(([name, value]) => event[name] === value);
}

export function makeFirst(spoken) {
  let narrow = "";
  let lang = "";
  let spot = null;
  let data = null;
  let places = {};
  let answers = null;

  const key = (at) => [at.tab, at.tab === "home" ? at.home : "", at.top, at.kind].join("/");

  async function speak(one) {
    lang = one;
    data = await load(`${lang}${narrow}`);
    places = spread(data);
    const begun = load(`${lang}${narrow}-answers`).then(spread); // it comes while the first screen is read
    answers = begun.catch(() => ({}));
  }

  async function place(at) {
    return places[key(at)] ?? (at.tab === "settle" ? (await answers)[key(at)] : undefined);
  }

  // A code in the address may be that of a place that is known.
  async function coded(code) {
    if (!code) return data.start;
    const known = { ...(await answers), ...places };
    const found = Object.keys(known).find((name) => known[name].code.text === code);
    if (!found) return null;
    const [tab, home, top, kind] = found.split("/");
    return { tab, home, top, kind };
  }

  async function next(event) {
    if (event.type === "hello") {
      narrow = event.narrow ? "-narrow" : "";
      await speak(wanted(spoken));
      return coded(event.code);
    }
    if (event.type === "language" && spoken.includes(event.id)) {
      await speak(event.id);
      return spot;
    }
    const way = data.follows[event.type]?.find((one) => fits(one, event));
    if (!way || !spot) return null;
    return { ...spot, ...Object.fromEntries(Object.entries(way.set).map(([name, value]) => [name, value === "$id" ? event.id : value])) };
  }

  return {
    // The panels after an event; null where only Python knows them.
    async panels(event) {
      const to = await next(event);
      const panels = to && (await place(to));
      if (!panels) return null;
      const turned = to.tab !== (spot ?? data.start).tab;
      const opened = spot ? "" : panels.live.text; // by a code: then its place is told, too
      const spoken = turned ? `${data.arrivals[to.tab]} ${opened}`.trim() : panels.live.text;
      const pushes = spot && turned && !event.quiet;
      spot = to;
      return {
        ...data.always[to.tab], ...panels,
        live: { n: `first-${event.n}`, text: spoken },
        code: { ...panels.code, push: pushes ? "screen" : "" },
      };
    },
    words: async (name) => (data ?? (await load(wanted(spoken)))).words[name],
    lang: () => lang || preferred()[0],
  };
}
