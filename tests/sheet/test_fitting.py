"""The size of type is a stated step, and smaller the more there is to say."""

from __future__ import annotations

from explorer.rules.ruleset import rule_set
from explorer.sheet.fitting import first_column, fitting
from explorer.sheet.make import make_sheet
from explorer.sheet.page import sheet_page
from tests.sheet.rule_sets import EVERYTHING, wordy


def test_more_to_say_is_smaller() -> None:
    """The base game has a size to be read at arm's length, and every addition can only make it smaller."""
    sheet, long = make_sheet(rule_set("pagat")), make_sheet(wordy({"base": "pagat"}))
    assert (fitting(sheet) or 0) >= 10.5
    sizes = [fitting(one, sources=sources) for one in (sheet, long) for sources in (False, True)]
    assert sizes == sorted((size or 0 for size in sizes), reverse=True)
    assert len(set(sizes)) > 1


def test_the_page_says_its_size() -> None:
    """Where the type is small, and where no size is small enough."""
    assert "Type " not in sheet_page(make_sheet(rule_set("pagat")))
    small = make_sheet(rule_set(EVERYTHING))
    assert f"Type {fitting(small):g} pt, so that all of it stands on one page." in sheet_page(small)
    endless = make_sheet(wordy(EVERYTHING, words="Everybody stands up and sings before it counts. " * 3))
    assert fitting(endless) is None
    assert "This is more than one page holds." in sheet_page(endless)


def test_columns_are_balanced() -> None:
    """Neither column has more than two thirds of the lines."""
    sheet = make_sheet(rule_set("pagat"))
    place = first_column(sheet, 10, sources=False)
    left = sum(len(section.lines) for section in sheet.sections[:place])
    assert len(sheet.lines) / 3 < left < 2 * len(sheet.lines) / 3
