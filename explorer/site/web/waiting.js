// What a reader is told while the explorer is still on its way, and where it does not come: in words, seen and spoken.
const STALLED = 30_000; // milliseconds without a single byte

const node = (tag, fields, ...kids) => {
  const made = Object.assign(document.createElement(tag), fields);
  made.append(...kids);
  return made;
};

// ``words`` gives a sentence by its name, ``bytes`` is how many there are to load, ``again`` begins anew, ``lost`` names what
// is said where it does not come.
export function makeWaiting({ words, lang, bytes, again, lost = "failed" }) {
  const box = node("section", { className: "waiting" }); // a landmark while it has a name
  const said = node("div"); // there before anything is said: else that would not be spoken
  const shown = node("div", { className: "how-far" });
  said.setAttribute("role", "status");
  box.append(said, shown);
  document.body.append(box);
  let asked = false;
  let act = ""; // names what comes of itself then
  let loaded = 0;
  let why = null; // it failed: what is said of that
  let hopeless = false; // it fails each time
  let timer = 0;

  function draw() {
    box.dataset.theme = document.querySelector(".pk")?.dataset.theme ?? "";
    box.lang = lang();
    box.classList.toggle("failed", Boolean(why));
    said.setAttribute("role", why ? "alert" : "status");
    if (why) return say(words(lost), ...why);
    if (!asked) return say();
    return say(words(loaded < bytes ? "waiting" : "starting"), words(act));
  }

  function say(...sentences) {
    const text = sentences.filter(Boolean).join(" ");
    if (text) box.setAttribute("aria-label", words("region"));
    else box.removeAttribute("aria-label");
    if (said.textContent !== text) said.replaceChildren(...(text ? [node("p", {}, text)] : []));
    const button = why && box.querySelector("button");
    if (why) shown.replaceChildren(...(hopeless ? [] : [button || node("button", { type: "button", onclick: start }, words("again"))]));
    else shown.replaceChildren(...(asked && loaded < bytes ? far() : []));
  }

  function far() {
    const number = (one) => (one / 1e6).toLocaleString(lang(), { minimumFractionDigits: 1, maximumFractionDigits: 1 });
    const text = words("waiting-far").replace("{loaded}", number(loaded)).replace("{all}", number(bytes));
    const line = node("progress", { max: bytes, value: loaded });
    line.setAttribute("aria-label", text);
    return [line, node("span", { ariaHidden: "true" }, text)];
  }

  function watch() {
    clearTimeout(timer);
    if (loaded < bytes) timer = setTimeout(() => fails(words("stalled"), words("failed-act")), STALLED);
  }

  function start() {
    [loaded, why, asked] = [0, null, true];
    draw();
    watch();
    again();
  }

  function fails(...told) {
    clearTimeout(timer);
    why = told;
    draw();
  }

  watch();
  return {
    failed: (reason) => fails(words("failed-act"), reason ? `(${reason})` : ""),
    // It never comes in this browser.
    refused() {
      hopeless = true;
      fails(words("old-browser"));
    },
    // Something was asked for that has to wait, or has not: another place was gone to.
    asks(waits, comes) {
      [asked, act] = [waits, comes];
      draw();
    },
    loaded(now) {
      loaded = now;
      if (why?.[0] === words("stalled")) why = null; // it goes on after all
      watch();
      draw();
    },
    done() {
      clearTimeout(timer);
      box.remove();
    },
  };
}
