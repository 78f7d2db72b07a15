// The one polite line. Silent while the reader steps fast; a sentence that repeats is spoken again.
const QUIET = 400;

export function makeLive() {
  const line = document.createElement("div");
  line.className = "sr live";
  line.setAttribute("aria-live", "polite");
  line.setAttribute("aria-atomic", "true");
  let last = null;
  let timer = 0;
  return {
    line,
    say(news) {
      if (!news || news.n == null || news.n === last) return;
      last = news.n;
      clearTimeout(timer);
      line.textContent = "";   // emptied first, else an equal sentence would be no change
      timer = setTimeout(() => { line.textContent = news.text || ""; }, QUIET);
    },
    clear() { // what was said last is over: something went wrong since, and the alert says it
      clearTimeout(timer);
      line.textContent = "";
    },
    stop: () => clearTimeout(timer),
  };
}
