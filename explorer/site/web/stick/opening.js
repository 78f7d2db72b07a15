// Begins the page with its module; opened as a file, by a double click, with plain scripts that bring the same.
const { page } = document.currentScript.dataset;
const run = (fields) => document.head.append(Object.assign(document.createElement("script"), fields));

function runScripts() {
  for (const name of ["explorer", page]) run({ src: `stick/${name}.js`, async: false });
  for (const home of document.querySelectorAll('a[href="./"]')) home.href = "index.html"; // else the list of the files is shown
}

addEventListener("DOMContentLoaded", () => {
  if (location.protocol === "file:") runScripts();
  else run({ type: "module", src: `${page}.js` });
});
