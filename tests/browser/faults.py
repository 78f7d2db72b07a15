"""What axe finds on a page."""

from __future__ import annotations

from axe_playwright_python.sync_playwright import Axe

from tests.browser.reader import Reader

TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]

# Only what is wrong comes back: all that is right takes longer to send than to find.
FIND = """async ([tags, within]) => {
  const found = await axe.run(within, { runOnly: tags, resultTypes: ["violations"] });
  const said = (id, node) => `${id}: ${node.html.slice(0, 200)} ${node.failureSummary.slice(0, 300)}`;
  return found.violations.flatMap((one) => one.nodes.map((node) => said(one.id, node)));
}"""


def violations(reader: Reader, *, within: str = ".pk") -> list[str]:
    """Return what axe finds below our root: WCAG 2.2 AA, contrast included, and good practice."""
    if not reader.ask("() => Boolean(window.axe)"):
        reader.page.evaluate(Axe().axe_script)
    return [str(one) for one in reader.ask(FIND, [TAGS, within])]
