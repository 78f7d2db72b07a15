// The files of a site that is opened as a file: each is a plain script that puts its content here under its name.
const given = (globalThis.paskahousuFiles = {});

function load(name) {
  const script = document.createElement("script");
  script.src = `stick/${name}.js`;
  const loaded = new Promise((resolve, reject) => {
    script.onload = () => resolve(given[name]);
    script.onerror = () => reject(new Error(`stick/${name}.js`));
  });
  document.head.append(script);
  return loaded.finally(() => {
    script.remove();
    delete given[name];
  });
}

export const json = load;

// A worker of a file is refused, but not one of a text.
export async function startWorker() {
  const text = new Blob([await load("worker")], { type: "text/javascript" });
  return new Worker(URL.createObjectURL(text));
}
