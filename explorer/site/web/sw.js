// Keeps the whole site on the reader's own device. Each version is kept whole and apart: files never mix.
const VERSION = "%%version%%";
const FILES = %%files%%;
const BESIDE = %%beside%%; // for those who open the site as a file: neither asked for nor kept
const CACHE = `paskahousu-${VERSION}`;
const SUMS = "sums-of-all"; // what a cache that is whole has, too
const base = new URL("./", self.location).href;

async function fetched(name, sum) {
  const answer = await fetch(base + name, { cache: "no-cache" });
  const bytes = await answer.clone().arrayBuffer();
  const found = [...new Uint8Array(await crypto.subtle.digest("SHA-256", bytes))].map((one) => one.toString(16).padStart(2, "0")).join("");
  if (!answer.ok || found !== sum) throw new Error(`${name} is of another version`); // asked for again at the next visit
  return answer;
}

// What an earlier version has kept of a file that is still the same: it is not loaded once more.
async function earlier(name, sum) {
  for (const other of await caches.keys()) {
    if (!other.startsWith("paskahousu-") || other === CACHE) continue;
    const cache = await caches.open(other);
    const sums = await (await cache.match(base + SUMS))?.json();
    if (sums?.[name] === sum) return cache.match(base + name);
  }
  return undefined;
}

async function keep() {
  const cache = await caches.open(CACHE);
  for (const [name, sum] of Object.entries(FILES)) { // one after another: the page itself may still be loading
    if (await cache.match(base + name)) continue;
    await cache.put(base + name, (await earlier(name, sum)) ?? (await fetched(name, sum)));
  }
  await cache.put(base + SUMS, new Response(JSON.stringify(FILES)));
}

async function tidy() {
  for (const name of await caches.keys()) if (name.startsWith("paskahousu-") && name !== CACHE) await caches.delete(name);
  await self.clients.claim();
}

async function answer(request) {
  const asked = request.url.split(/[?#]/)[0];
  const file = asked.endsWith("/") ? `${asked}index.html` : asked;
  const kept = await (await caches.open(CACHE)).match(file);
  if (kept && request.method === "HEAD") return new Response(null, { headers: kept.headers }); // whether there is anybody
  return kept ?? fetch(request);
}

self.addEventListener("install", (event) => event.waitUntil(keep()));
self.addEventListener("activate", (event) => event.waitUntil(tidy()));
self.addEventListener("fetch", (event) => {
  if (["GET", "HEAD"].includes(event.request.method) && event.request.url.startsWith(base)) event.respondWith(answer(event.request));
});
self.addEventListener("message", (event) => {
  if (event.data === "take over") self.skipWaiting();
});
