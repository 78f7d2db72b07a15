"""The landing of a site leads to the lessons that stand beside it, and every screen does at its foot."""

from __future__ import annotations

import json

import pytest

from explorer.ui.home.lessons import LESSONS, to_lessons
from explorer.ui.session import Session

PAGES = [
    {"name": "lessons", "title": "Lessons, oppitunnit", "lang": "en"},
    {"name": "01-a", "title": "First", "lang": "en"},
    {"name": "01-a.fi", "title": "Ensimmäinen", "lang": "fi"},
]


def shown(lang: str) -> list[tuple[str, str]]:
    """Return the lessons on the landing, and where the foot leads."""
    session = Session()
    session.handle({"type": "language", "id": lang})
    views = session.views()
    links = [(one["href"], one["title"]) for one in views["home"]["lessons"]["items"]]
    return [*links, (views["shell"]["lessons"]["href"], views["shell"]["lessons"]["label"])]


def test_a_site_leads_to_its_lessons(monkeypatch: pytest.MonkeyPatch) -> None:
    """In the reader's language; the foot leads to the list of them."""
    monkeypatch.setenv(LESSONS, json.dumps(PAGES))
    assert [("01-a.html", "First"), ("lessons.html", "Lessons")] == shown("en")
    assert [("01-a.fi.html", "Ensimmäinen"), ("lessons.html", "Oppitunnit")] == shown("fi")


def test_without_a_list_the_foot_leads_to_the_first_lesson() -> None:
    """Also in another language, where there is no lesson in the reader's."""
    assert "01-a.html" == to_lessons("fi", {LESSONS: json.dumps(PAGES[1:2])})


def test_where_there_are_no_lessons_nothing_leads_to_them(monkeypatch: pytest.MonkeyPatch) -> None:
    """Such as everywhere but on a site."""
    monkeypatch.delenv(LESSONS, raising=False)
    assert [("", "Lessons")] == shown("en")
