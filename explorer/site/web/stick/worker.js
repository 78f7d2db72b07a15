// What the worker would fetch is written in it: each file by its name, compressed, in base64.
const KINDS = { wasm: "application/wasm", json: "application/json" };

self.fetch = async (address) => {
  const name = new URL(address, "file:///").pathname.slice(1);
  if (!(name in FILES)) throw new Error(`${name}?`);
  const bytes = Uint8Array.from(atob(FILES[name]), (one) => one.charCodeAt(0));
  const whole = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
  return new Response(whole, { headers: { "content-type": KINDS[name.split(".").pop()] ?? "application/octet-stream" } });
};
