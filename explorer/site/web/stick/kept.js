// Opened as a file, everything is kept already.
export const kept = () => true;

export async function keepForLater() {
  document.documentElement.dataset.kept = "all";
}
