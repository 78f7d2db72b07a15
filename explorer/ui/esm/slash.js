// Whether the key / leads to the command field: it can be switched off, since whoever speaks to a computer may type it
// without meaning to. Kept in this browser only, and only where it is off.
const KEPT = "paskahousu-slash";
const OFF = "off";

export function slashIsOn() {
  try {
    return localStorage.getItem(KEPT) !== OFF;
  } catch {
    return true; // storage is closed to the page
  }
}

export function keepSlash(on) {
  try {
    if (on) localStorage.removeItem(KEPT);
    else localStorage.setItem(KEPT, OFF);
  } catch {
    // it is as usual again at the next visit
  }
}
