"""A sheet carries what a group gives it: title, own rules, notes, points that are not agreed."""

from __future__ import annotations

from explorer.ask.agreement.open_rules import OpenRules, open_rules
from explorer.rules.ruleset import rule_set
from explorer.sheet.make import make_sheet
from explorer.sheet.model import Added
from explorer.sheet.page import sheet_page
from explorer.ui.session import Session
from explorer.ui.views.phrases import rules_name

TSUNAMI = {"says": "falls", "cards": "J", "top": "J", "text": "Jack on jack: tsunami!"}
TAKEN = {"says": "must-be-taken", "cards": "3", "top": "empty", "text": "A led three is a gift."}


def test_title_and_subtitle() -> None:
    """The group's title, else one of ours; the base, and how many changes."""
    ours = rule_set({"base": "pagat", "hand": "6"})
    assert ("Friday", "Basic game (Pagat) with one change, marked ★.") == (
        make_sheet(ours, title=" Friday ").title,
        make_sheet(ours).subtitle,
    )
    assert "Our Paskahousu rules" == make_sheet(ours).title
    assert "Basic game (Pagat) with 2 changes, marked ★." == make_sheet(ours.change("decks", "2")).subtitle
    assert "Basic game (Pagat), as it is." == make_sheet(rule_set("pagat")).subtitle
    some = OpenRules(rule_set("pagat"), ("led_ace",))
    assert "Basic game (Pagat), as far as it is agreed: see below." == make_sheet(some).subtitle
    assert "Perussäännöt (Pagat) sellaisenaan." == make_sheet(rule_set("pagat"), lang="fi").subtitle


def test_own_rules_and_notes_are_in_the_groups_words() -> None:
    """An own rule has what it comes to beside it, a note has nothing; neither is among the lines."""
    sheet = make_sheet(rule_set({"base": "pagat", "ours": [TSUNAMI, TAKEN], "notes": ["Tea at nine."]}))
    assert (
        Added("Jack on jack: tsunami!", "Jacks on a jack make the pile fall."),
        Added(
            "A led three is a gift.",
            "Threes that are led must be picked up by the next player. Then the player after that one leads.",
        ),
    ) == sheet.own
    assert (Added("Tea at nine."),) == sheet.notes
    assert len(make_sheet(rule_set("pagat")).lines) == len(sheet.lines)


def test_own_rules_are_changes_and_notes_are_none() -> None:
    """One count: what stands among the rules in force, on the sheet, and where the rules are named."""
    ours = rule_set({"base": "pagat", "hand": "6", "ours": [TSUNAMI, TAKEN], "notes": ["Tea at nine."]})
    session = Session()
    session.pick(ours)
    strip = session.views()["shell"]["strip"]
    assert ("Pagat with 3 changes", 4) == (strip["detail"], len(strip["changes"]))
    assert "Basic game (Pagat) with 3 changes, marked ★." == make_sheet(ours).subtitle
    assert "Pagat with 3 changes" == rules_name(ours)
    assert 2 == sheet_page(make_sheet(ours)).count('<li lang="" class="ours"><span class="mark"')
    noted = rule_set({"base": "pagat", "notes": ["Tea at nine."]})
    session.pick(noted)
    assert "no changes" == session.views()["shell"]["strip"]["detail"]
    assert ("Basic game (Pagat), as it is.", "Pagat") == (make_sheet(noted).subtitle, rules_name(noted))


def test_what_is_not_agreed_is_asked() -> None:
    """The question with every answer, and which of them the page assumes."""
    sheet = make_sheet(open_rules({"base": "wikipedia-1", "led_picture": "?"}))
    assert [("May a jack, queen or king start a pile?", ("Yes", "No"), 1)] == [
        (point.question, point.answers, point.assumed) for point in sheet.open
    ]


def test_only_documents_that_are_cited_stand_in_the_legend() -> None:
    """With the letters of their marks."""
    assert ["P", "W1", "W2", "G", "D"] == [mark.letter for mark in make_sheet(rule_set("pagat")).marks]
    assert "Opas" in [mark.name for mark in make_sheet(rule_set("pagat"), lang="fi").marks]


def test_ranks_are_those_in_play() -> None:
    """From the lowest; red cards that are apart are told in a line, not in the row."""
    thirteen = "3 4 5 6 7 8 9 10 J Q K A 2".split()
    assert thirteen == list(make_sheet(rule_set("pagat")).ranks)
    assert thirteen == list(make_sheet(rule_set({"base": "pagat", "specials": "black"})).ranks)
