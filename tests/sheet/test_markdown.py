"""The sheet and what changed, as Markdown."""

from __future__ import annotations

from explorer.ask.agreement.open_rules import open_rules
from explorer.rules.ruleset import rule_set
from explorer.sheet.make import make_sheet
from explorer.sheet.markdown import sheet_markdown
from explorer.sheet.patch import patch_notes

OURS = {
    "base": "pagat",
    "pictures_on": "8",
    "led_picture": "?",
    "ours": [{"says": "falls", "cards": "J", "top": "J", "text": "*Tsunami!*"}],
    "notes": ["Tea at nine."],
}


def test_every_line_is_there() -> None:
    """Title, headings, lines with their signs, what was added, what is open, and the code."""
    sheet = make_sheet(open_rules(OURS), title="Friday #1", code="pk1:r=pagat")
    text = sheet_markdown(sheet)
    assert text.startswith(
        "# Friday \\#1\n\nBasic game (Pagat) with 2 changes, marked ★.\n\n## What you need\n\n- For 2"
    )
    assert all(line.text in text for line in sheet.lines)
    assert "- ★ Pictures: only on an eight or higher.\n" in text
    assert "- ☐ Pictures may be led.\n" in text
    assert "- ★ “\\*Tsunami!\\*” (Jacks on a jack make the pile fall.)\n" in text
    assert "## Remember: not checked, not simulated\n\n- “Tea at nine.”\n" in text
    assert "- May a jack, queen or king start a pile? ☐ **Yes** ☐ No\n" in text
    assert text.endswith("Code of these rules: `pk1:r=pagat`\n")


def test_with_sources() -> None:
    """The letters of the documents stand behind a line, and below what they mean."""
    text = sheet_markdown(make_sheet(rule_set("pagat")), sources=True)
    assert "- A led ten stays. (P, G, D, +)\n" in text
    assert "- From the empty table nothing can be picked up. (+)\n" in text
    assert "(G?, D, +)" in text
    assert "P: Pagat · W1: Wikipedia, early" in text
    assert "(P" not in sheet_markdown(make_sheet(rule_set("pagat"))).replace("(Pagat)", "")


def test_patch_notes() -> None:
    """Each change with both answers, what was added, what is open, and what it does."""
    text = patch_notes(open_rules(OURS), rule_set("pagat"), title="Friday", code="pk1:r=pagat")
    assert text.startswith("# Friday, against Basic game (Pagat)\n")
    question = "What is the lowest card a jack, queen or king may go on?"
    assert f"- {question} **An eight** instead of *A seven*.\n" in text
    assert "- “Tea at nine.” (not checked, not simulated)\n" in text
    assert "## Not agreed\n\n- May a jack, queen or king start a pile? ☐ **Yes** ☐ No\n" in text
    assert "- On a seven: pictures go only under Pagat.\n" in text
    assert "**Yes** instead" not in text


def test_patch_notes_in_finnish() -> None:
    """The same notes in the other language."""
    text = patch_notes(rule_set({"base": "pagat", "hand": "6"}), rule_set("pagat"), lang="fi")
    assert "## Mitä muutimme" in text
    assert "Meillä: **Kuusi**." in text


def test_no_change_is_said() -> None:
    """Rules against themselves have no notes but that."""
    text = patch_notes(rule_set("guide"), rule_set("guide"))
    assert (
        "# Our Paskahousu rules, against Full-rules guide\n\nNothing: these are the rules of Full-rules guide.\n"
        == text
    )
