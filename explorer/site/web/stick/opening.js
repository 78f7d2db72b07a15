// Begins the page with its module; opened as a file, by a double click, with plain scripts that bring the same.
const { page } = document.currentScript.dataset;
const run = (fields) => document.head.append(Object.assign(document.createElement("script"), fields));
addEventListener("DOMContentLoaded", () => {
  if (location.protocol !== "file:") run({ type: "module", src: `${page}.js` });
  else for (const name of ["explorer", page]) run({ src: `stick/${name}.js`, async: false });
});
