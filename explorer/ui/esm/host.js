// Where the page runs. In JupyterLab (and Notebook 7) the address, the reload and the theme belong to the application.
export function inLab() {
  return Boolean(document.querySelector("#jp-main-dock-panel, body[data-notebook]"));
}

// A page has one main landmark; Voilà and JupyterLab bring theirs, Panel does not.
export function hasMain() {
  return Boolean(document.querySelector("main, [role=main]"));
}

export function isNarrow(el) {
  const width = el.clientWidth || window.innerWidth;
  return width <= 640;
}

// The reader's own choice, else JupyterLab's theme, else the system's.
export function theme(chosen) {
  if (chosen) return chosen;
  const lab = document.body?.getAttribute("data-jp-theme-light");
  if (inLab() && lab) return lab === "false" ? "dark" : "light";
  return matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
}
