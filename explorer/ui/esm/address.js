// The code of rules, game and step in the fragment of the address. Servers never see it.
// In JupyterLab the address is the application's, so nothing is read or written there.
const REST = 150;

export function makeAddress({ lab, onMove, onScreen }) {
  let shown = read();
  let here = history.state?.pk ?? { at: 0, how: "place" }; // which entry of the history this is, and how it came about
  let waiting = null;
  let timer = 0;

  function read() {
    if (lab) return "";
    const text = location.hash.slice(1);
    try {
      return decodeURIComponent(text);
    } catch {
      return text; // a stray per cent sign: Python says what is wrong with it
    }
  }

  // A place to come back to is written at once; the rest when the reader rests, as browsers refuse many writes.
  function write(code, screen) {
    if (lab || !code?.text) return;
    clearTimeout(timer);
    if (code.text === shown && history.state?.pk) {
      waiting = null;
    } else if (code.push && code.text !== shown) {
      rest();
      here = { at: here.at + 1, how: code.push };
      put("pushState", code.text, screen);
    } else {
      waiting = [code.text, screen];
      timer = setTimeout(rest, REST);
    }
  }

  function rest() {
    if (waiting) put("replaceState", ...waiting);
    waiting = null;
  }

  function put(how, text, screen) {
    shown = text;
    here = { ...here, screen };
    history[how]({ ...history.state, pk: here }, "", `#${text}`);
  }

  // Back over a change of screens only turns the screen: the rules changed meanwhile stay. Elsewhere it restores all.
  // It fires popstate and often hashchange as well; the second finds nothing new.
  function moved() {
    const from = here;
    here = history.state?.pk ?? { at: from.at + 1, how: "place" };
    if (read() === shown) return;
    clearTimeout(timer);
    waiting = null;
    shown = read();
    const crossed = here.at > from.at ? here : from;
    if (Math.abs(here.at - from.at) === 1 && crossed.how === "screen" && here.screen) onScreen(here.screen);
    else onMove(shown);
  }

  const names = lab ? [] : ["popstate", "hashchange"];
  names.forEach((name) => addEventListener(name, moved));
  return {
    start: shown,
    write,
    restart(code, screen) {
      clearTimeout(timer);
      if (code?.text) put("replaceState", code.text, screen);
      location.reload();
    },
    stop() {
      clearTimeout(timer);
      names.forEach((name) => removeEventListener(name, moved));
    },
  };
}
