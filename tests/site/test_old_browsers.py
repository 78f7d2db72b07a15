"""The page uses nothing that Safari 16.4 lacks, the oldest that Python for a browser asks for: none can be run here."""

from __future__ import annotations

import re

from explorer.site.page import WEB
from explorer.ui.bundle import module_text, style_text

LATER = {
    "requestIdleCallback": "none",
    r"\bscheduler\.": "none",
    r"for await": "not over streams",
    r"@starting-style|\blight-dark\(|\bfield-sizing\b|:user-(?:in)?valid": "17.5",
    r"@scope\b|\.checkVisibility\(|AbortSignal\.any": "17.4",
    r"\b(?:Object|Map)\.groupBy|Promise\.withResolvers|URL\.canParse|startViewTransition|Array\.fromAsync": "17",
    r"\.(?:union|intersection|difference|isSubsetOf)\(|Iterator\.from|Promise\.try|RegExp\.escape": "17 to 18.2",
    r"\.(?:values|keys|entries)\(\)\.(?:map|filter|take|drop|find|some|every|reduce|toArray)\(": "18.4",
    r"/[a-z]*v[a-z]*\.(?:test|exec)": "17",
    r"^\s*&": "16.5",
}
"""What came later, by the version with which it came."""


def test_nothing_is_used_that_came_later() -> None:
    """Neither in the scripts nor in the style."""
    scripts = [path.read_text(encoding="utf-8") for path in WEB.rglob("*.js")]
    style = re.sub(r"/\*.*?\*/", "", style_text() + (WEB / "site.css").read_text(encoding="utf-8"), flags=re.DOTALL)
    texts = "\n".join([module_text(), style, *scripts])
    found = [(one[0], since) for what, since in LATER.items() for one in re.finditer(what, texts, re.MULTILINE)]
    assert [] == found


def test_what_safari_16_lacks_has_another_way() -> None:
    """A word is explained without a popover, too: the box that says it is seen while it has something in it."""
    text = module_text()
    assert 'const pops = "showPopover" in box;' in text
    assert text.count("showPopover()") == text.count("if (pops) box.showPopover()") == 1
    rules = [line for line in style_text().splitlines() if ":popover-open" in line]
    assert [
        ".pk .termbox:not(:popover-open) { display: none; }"
    ] == rules  # alone: elsewhere the whole rule is left out
