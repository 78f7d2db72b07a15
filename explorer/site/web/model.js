// The four functions that the page asks its host for, over values that a worker sends instead of a kernel.
export function makeModel(onEvents) {
  const values = { error: "" };
  const heard = {};
  let waiting = [];

  return {
    get: (name) => values[name] ?? {},
    set(name, value) {
      if (name === "events") waiting = value;
    },
    save_changes: () => onEvents(waiting),
    on(name, hear) {
      (heard[name] ??= []).push(hear);
    },
    off(name, hear) {
      heard[name] = (heard[name] ?? []).filter((one) => one !== hear);
    },
    put(name, value) {
      if (JSON.stringify(values[name]) === JSON.stringify(value)) return; // nothing to draw anew
      values[name] = value;
      for (const hear of heard[`change:${name}`] ?? []) hear();
    },
  };
}
