"""The page of answers needs nothing beside it, and what somebody wrote stays text."""

from __future__ import annotations

from explorer.sheet.answers import BOX, CROSS, TICK, Answer, answers_page


def test_the_page_shows_how_each_exercise_stands() -> None:
    """A sign for right, not right and not done; reasons with what they stand on, in one file."""
    answers = [
        Answer("1", "", "Goes?", "Yes <b>", right=True, reasons=(("A fact.", ("A passage.",)),)),
        Answer("2", "", "Goes?", "No", right=False),
        Answer("3", "", "Goes?", "not done"),
    ]
    page = answers_page("Answers", answers, name="Name:", code="tens-210-aa", how="No proof.", lang="en")
    assert [TICK, CROSS, BOX] == [sign for sign in page if sign in (TICK, CROSS, BOX)]
    assert "Yes &lt;b&gt;" in page
    assert "<li>A fact.<small>A passage.</small></li>" in page
    assert 'lang="en"' in page
    assert "http" not in page
