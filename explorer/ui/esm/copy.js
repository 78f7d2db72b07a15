// Copies text. Where the clipboard is closed to the page (plain http) the field is selected and copied the old way.
export async function copy(text, field) {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    field.focus();
    field.select();
    document.execCommand("copy");
  }
}
