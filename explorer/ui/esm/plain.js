// Panel hands dictionaries over as Map; the views read plain objects.
export function plain(value) {
  if (value instanceof Map) return Object.fromEntries([...value].map(([name, inner]) => [name, plain(inner)]));
  if (Array.isArray(value)) return value.map(plain);
  if (value && typeof value === "object") {
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, plain(inner)]));
  }
  return value;
}
