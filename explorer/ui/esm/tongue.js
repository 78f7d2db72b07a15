// The language to speak: the one chosen on this browser before, else the browser's own, in its order.
const KEPT = "paskahousu-language";

export function preferred() {
  let kept = null;
  try {
    kept = localStorage.getItem(KEPT);
  } catch {
    kept = null; // storage is closed to the page
  }
  return [kept, ...(navigator.languages || [navigator.language])].filter(Boolean);
}

export function remember(id) {
  try {
    localStorage.setItem(KEPT, id);
  } catch {
    // it is asked for again at the next visit
  }
}

// The first of the preferred languages that there is; the first of all where none is.
export function wanted(spoken) {
  const found = preferred().map((tag) => tag.split("-")[0].toLowerCase());
  return found.find((one) => spoken.includes(one)) ?? spoken[0];
}
