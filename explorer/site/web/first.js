// What was written down when the site was built: the first screens, for as long as Python is not there. Where an event
// leads, and of what a place is put together, is data, too (explorer/site/places.py); what leads elsewhere waits.
import { json } from "./files.js";
import { preferred, wanted } from "./tongue.js";

// Equal parts stand once, in a pool, and the names of their fields apart; each is put together when it is asked for.
function reader({ pool, shapes, named }) {
  const parts = [];
  const fill = (data) => {
    if (Array.isArray(data)) return data.map(fill);
    if (!data || typeof data !== "object") return data;
    if (Array.isArray(data.$)) return Object.fromEntries(shapes[data.$[0]].map((name, i) => [name, fill(data.$[i + 1])]));
    if ("$" in data) return (parts[data.$] ??= fill(pool[data.$]));
    return Object.fromEntries(Object.entries(data).map(([name, part]) => [name, fill(part)]));
  };
  return { names: Object.keys(named), read: (name) => (name in named ? fill(named[name]) : undefined) };
}

const load = (name) => json(`first/${name}.json`);

const fits = (when, one) => Object.entries(when ?? {}).every(([name, value]) => one[name] === value);

// Data with what differs in them: nothing is changed in what is not there, "=" puts something new, null takes it away.
function changed(data, by) {
  if (!by || typeof by !== "object" || Array.isArray(by)) return by;
  if ("=" in by) return by["="];
  if (!data || typeof data !== "object") return data;
  const told = { ...data, ...Object.fromEntries(Object.entries(by).map(([name, part]) => [name, changed(data[name], part)])) };
  return Object.fromEntries(Object.entries(told).filter(([name, part]) => part != null || !(name in by)));
}

export function makeFirst(spoken) {
  const files = new Map(); // by name: what is read, or on its way
  let lang = "";
  let data = null;
  let coming = null; // the answers
  let spot = null; // null while only Python knows

  function file(name) {
    if (!files.has(name)) files.set(name, load(name).then((read) => ({ ...read, ...reader(read) }), () => files.delete(name) && null));
    return files.get(name);
  }

  async function speak(one) {
    const read = await file(one);
    if (!read) throw new Error(`first/${one}.json`);
    [lang, data] = [one, read];
    coming = file(named(data.files[1], spot ?? data.start)); // while the first screen is read
  }

  const named = (one, at) => one.file.replace(/\$(\w+)/g, (_, name) => (name === "lang" ? lang : at[name]));

  async function find(key, at) {
    for (const one of data.files) {
      const found = fits(one.when, at) ? (await file(named(one, at)))?.read(key) : undefined;
      if (found !== undefined) return found;
    }
    return undefined;
  }

  // What is shown in a place; null where that is not written down.
  async function place(at) {
    const panels = {};
    for (const [number, { panel, by, when }] of data.parts.entries()) {
      if (!fits(when, at)) continue;
      const found = await find([number, ...by.map((name) => at[name])].join("/"), at);
      if (found === undefined) return null;
      panels[panel] = panel in panels ? changed(panels[panel], found) : found;
    }
    return panels;
  }

  // A code may be that of a place that is known.
  async function coded(code, from) {
    const rules = code.split(/[:;]/).map((field) => data.codes[field]).find(Boolean);
    if (!rules) return null;
    const start = { ...from, rules, tab: data.start.tab, large: data.start.large };
    const ours = code.includes(data.check) ? (text) => text : (text) => text.replace(new RegExp(`${data.check}[^;]*;`), "");
    for (const one of data.files.filter(({ when }) => fits(when, start))) {
      const read = await file(named(one, start));
      for (const [number, { panel, by, when }] of data.parts.entries()) {
        if (panel !== "code") continue;
        const key = read?.names.find((name) => name.startsWith(`${number}/`) && ours(read.read(name).text) === code);
        if (key) return { ...start, ...when, ...Object.fromEntries(by.map((name, i) => [name, key.split("/")[i + 1]])) };
      }
    }
    return null;
  }

  const given = (value, event) => (value.startsWith("$") ? event[value.slice(1)] : value);

  // Where an event leads, and how; null where only Python knows.
  async function next(event) {
    if (event.type === "hello") {
      await speak(wanted(spoken));
      const start = { ...data.start, ...(event.narrow ? data.narrow : {}) };
      return { to: event.code ? await coded(event.code, start) : start, way: { code: event.code }, from: start };
    }
    if (event.type === "language" && spoken.includes(event.id)) {
      await speak(event.id);
      return { to: spot, way: { says: "again" }, from: spot };
    }
    const way = data?.follows[event.type]?.find((one) => fits(one.when, event));
    if (!way || !spot) return { to: null };
    if (way.code) return { to: await coded(given(way.code, event), spot), way, from: spot };
    return { to: { ...spot, ...Object.fromEntries(Object.entries(way.set).map(([name, value]) => [name, given(value, event)])) }, way, from: spot };
  }

  // What is spoken after it; undefined for nothing.
  function speech(panels, { to, way, from }, first) {
    const other = (names) => names.some((name) => to[name] !== from[name]);
    if (to.tab !== from.tab) return `${data.arrivals[to.tab]} ${way.code && other(data.told) ? panels.live.text : ""}`.trim();
    return way.says !== "never" && (first || way.says === "again" || other(Object.keys(to))) ? panels.live.text : undefined;
  }

  let live = {};
  return {
    // The panels after an event; null where only Python knows them, undefined where it leads nowhere that is known: then one
    // stays where one is.
    async panels(event) {
      const first = event.type === "hello";
      const step = await next(event);
      if (!step.to || !(step.to.tab in data.arrivals)) return undefined;
      spot = step.to;
      const panels = await place(spot);
      if (!panels) return null;
      const told = speech(panels, step, first);
      live = told === undefined ? { ...live, text: panels.live.text } : { n: `first-${event.n}`, text: told };
      const pushes = !first && spot.tab !== step.from.tab && !event.quiet;
      return { ...panels, live, code: { ...panels.code, push: pushes ? "screen" : "" } };
    },
    answers: () => coming,
    lang: () => lang || wanted(spoken) || preferred()[0],
  };
}
