// After a visit everything is there without a network. A new version is offered, and taken when the reader says so.
const OFTEN = 3_600_000; // milliseconds
const say = (tag, fields, ...kids) => {
  const node = Object.assign(document.createElement(tag), fields);
  node.append(...kids);
  return node;
};

// Whether this page came from what was kept at an earlier visit.
export const kept = () => Boolean(navigator.serviceWorker?.controller);

export async function keepForLater(first) {
  if (!navigator.serviceWorker) return; // opened without https, or from a private window
  try {
    const kept = await navigator.serviceWorker.register("sw.js", { updateViaCache: "none" });
    if (!kept) return; // the browser keeps nothing
    if (kept.waiting && navigator.serviceWorker.controller) offer(kept.waiting, first);
    kept.addEventListener("updatefound", () => {
      const coming = kept.installing;
      coming?.addEventListener("statechange", () => {
        if (coming.state === "installed" && navigator.serviceWorker.controller) offer(coming, first);
      });
    });
    askAgain(kept);
    await navigator.serviceWorker.ready;
    document.documentElement.dataset.kept = "all";
  } catch (problem) {
    console.warn(problem); // then it needs the network, as other pages do
  }
}

// A page that stays open for days hears of a newer version, too.
function askAgain(kept) {
  const ask = () => { if (document.visibilityState === "visible") kept.update().catch(() => {}); }; // without a network: next time
  document.addEventListener("visibilitychange", ask);
  setInterval(ask, OFTEN);
}

export async function offer(worker, first) {
  document.querySelector(".offer")?.remove();
  const button = say("button", { type: "button", className: "btn slim main" }, await first.words("new-open"));
  const later = say("button", { type: "button", className: "btn slim bare" }, await first.words("new-later"));
  const box = say("div", { className: "pk offer" }, say("p", {}, await first.words("new")), button, later);
  box.dataset.theme = document.querySelector(".pk")?.dataset.theme ?? "light";
  box.setAttribute("role", "status");
  button.addEventListener("click", () => {
    if (worker.state !== "installed") return location.reload(); // another page has taken it meanwhile
    navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
    worker.postMessage("take over");
  });
  later.addEventListener("click", () => box.remove());
  document.body.prepend(box);
}
