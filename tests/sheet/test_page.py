"""The sheet as a page of HTML: whole in itself, and harmless whatever a group writes."""

from __future__ import annotations

import re

from explorer.ask.agreement.open_rules import open_rules
from explorer.rules.ruleset import rule_set
from explorer.sheet.make import make_sheet
from explorer.sheet.page import sheet_page

PAGAT = make_sheet(rule_set("pagat"), code="pk1:r=pagat")


def test_nothing_is_asked_of_anybody() -> None:
    """No script, no picture or style from elsewhere, and no address at all."""
    page = sheet_page(PAGAT, sources=True)
    assert [] == re.findall(r"<script|<link|<img|<iframe|url\(|@import|https?:|\son\w+=", page)


def test_what_a_group_writes_is_text() -> None:
    """Title, own rules and notes cannot become markup."""
    bad = '<script>alert("x")</script>'
    own = {"says": "goes", "cards": "K", "top": "3", "text": bad}
    page = sheet_page(make_sheet(rule_set({"base": "pagat", "ours": [own], "notes": [bad]}), title=bad))
    assert "<script" not in page
    assert 4 == page.count("&lt;script&gt;")  # title and heading, rule, note


def test_the_switches() -> None:
    """Documents and score strip stand there only where they are asked for; documents have names to be said."""
    plain, full = sheet_page(PAGAT, strip=False), sheet_page(PAGAT, sources=True)
    assert "<table" not in plain
    assert 'class="docs' not in plain
    assert "Marks (the loser of a game gets one)" in full
    assert 'aria-label="its base game: Pagat and Guide"' in full
    assert "added here, all of it or a part: no document says that" in full
    assert "Games won (first out)" in sheet_page(make_sheet(rule_set("wikipedia-1")))


def test_a_picture_needs_an_address_that_others_can_open() -> None:
    """The code stands there in any case."""
    for public in (None, "http://127.0.0.1:8866/", "http://localhost/", "http://10.0.0.3/", "file:///tmp/x"):
        page = sheet_page(PAGAT, public=public)
        assert "<svg" not in page
        assert "pk1:r=pagat" in page
    page = sheet_page(PAGAT, public="https://example.org/explorer")
    assert 'role="img" aria-label="Scan to open these rules"' in page
    assert 1 == page.count("<svg")
    assert "<svg" not in sheet_page(make_sheet(rule_set("pagat")), public="https://example.org/")


def test_points_that_are_not_agreed_have_boxes() -> None:
    """A box for each answer, the assumed one underlined, and a box at the line that hangs on it."""
    page = sheet_page(make_sheet(open_rules({"base": "pagat", "led_picture": "?"})))
    assert "May a jack, queen or king start a pile? <span>☐ <u" in page
    assert "<span>☐ No</span>" in page
    assert '<li class="open"><span class="mark" role="img" aria-label="not agreed: see below"' in page


def test_the_language_is_told() -> None:
    """For whoever reads it aloud; a group's own words are in no language that we know."""
    page = sheet_page(make_sheet(rule_set({"base": "pagat", "notes": ["Tee um neun."]}), lang="fi"))
    assert '<html lang="fi">' in page
    assert '<li lang=""><q>Tee um neun.</q></li>' in page
    assert "Muistetaan: ei tarkisteta eikä simuloida" in page
