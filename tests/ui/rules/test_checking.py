"""What is odd about rules is looked for part by part and told at the question, with a position to open."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from explorer.ask.findings.conflicts import conflicts
from explorer.ask.findings.dangers import Danger
from explorer.ask.findings.dead import dead
from explorer.rules.ruleset import rule_set
from explorer.ui.rules.state import Check
from explorer.ui.session import Session
from tests.ui.acting import act


def session_at(base: str) -> Session:
    """Return a session on the screen of rules."""
    session = Session()
    session.handle({"type": "hello", "page": "1", "code": f"pk1:r={base};g=first;s=13;t=rules"})
    return session


def notes(views: dict[str, dict[str, Any]], key: str) -> list[str]:
    """Return the kinds of the notes at a question."""
    (one,) = (one for topic in views["options"]["topics"] for one in topic["options"] if one["key"] == key)
    return [note["kind"] for note in one["notes"]]


def test_nothing_is_looked_for_until_it_is_asked() -> None:
    """Only a button stands there."""
    views = session_at("wikipedia-1").views()
    assert ([], None, "") == (views["found"]["items"], views["found"]["stage"], views["found"]["busy"])


def test_dangers_are_told_at_the_questions_that_bring_them() -> None:
    """Under the early revision a player with pictures alone can only pass; changed rules make that out of date."""
    session = session_at("wikipedia-1")
    act(session, "rules_check", again=True)
    views = act(session, "rules_check")
    assert 2 == views["found"]["stage"]
    assert "danger" in notes(views, "led_picture")
    assert [] == notes(views, "hand")
    assert "danger" == views["found"]["items"][0]["kind"]
    assert "led_picture" in [ask["key"] for ask in views["found"]["items"][0]["asks"]]
    views = act(session, "option", key="led_picture", value="allowed")
    assert ([], []) == (views["found"]["items"], notes(views, "led_picture"))


def test_a_finding_opens_its_position() -> None:
    """On the board, with the move that shows it."""
    session = session_at("pagat")
    views = act(session, "rules_check", again=True)
    (first, *_) = conflicts(rule_set("pagat"))
    number = next(one["number"] for one in views["found"]["items"] if one["kind"] == "conflict")
    assert "conflict" in notes(views, first.wins[0])
    act(session, "rules_witness", number=number)
    assert "board" == session.reader.tab
    assert first.example.move == session.reader.board.board.move


@pytest.mark.parametrize("base", ["pagat", "wikipedia-1"])
def test_a_game_that_goes_round_is_shown_going_round(base: str) -> None:
    """It opens in Watch where it is back at its beginning, says so, and can be stepped through from there."""
    session = session_at(base)
    act(session, "rules_check", again=True)
    views = act(session, "rules_check")
    number = next(one["number"] for one in views["found"]["items"] if one["see"] == "Show such a game")
    check = session.reader.our.check
    assert check is not None
    shown = check.found[number]
    assert isinstance(shown, Danger)
    round = shown.round
    act(session, "option", key="hand", value="6")
    views = act(session, "rules_witness", number=number)
    assert ("watch", rule_set(base)) == (session.reader.tab, session.reader.rules)
    assert "back at its beginning" in views["notice"]["text"]
    cycle = views["told"]["cycle"]
    assert cycle["text"].startswith("The position at the start has come back: ")
    assert (len(round), 0) == (views["game"]["step"], cycle["step"])
    assert "again" == views["moves"]["items"][len(round)]["icon"]
    assert 0 == act(session, "go", step=cycle["step"])["game"]["step"]
    act(session, "rules_undo")
    assert "6" == session.reader.rules.values["hand"]


def test_a_danger_without_a_round_opens_its_position() -> None:
    """Somebody who can only pass is shown on the board."""
    session = session_at("wikipedia-1")
    act(session, "rules_check", again=True)
    views = act(session, "rules_check")
    number = next(one["number"] for one in views["found"]["items"] if one["title"].startswith("A player can be unable"))
    assert "pass" in act(session, "rules_witness", number=number)["board"]["question"]


def test_a_setting_that_does_nothing_is_told_at_its_question() -> None:
    """The last part ends the looking."""
    session = session_at("pagat")
    rules = session.reader.rules
    found = dead(rules, keys=["nines_out"])
    assert ["nines_out"] == [one.key for one in found]
    session.reader.our = replace(session.reader.our, check=Check(rules, stage=2, found=found, done=True))
    views = session.views()
    assert ["dead"] == notes(views, "nines_out")
    assert "Look again" == views["found"]["button"]
    assert not views["found"]["items"][0]["warn"]
