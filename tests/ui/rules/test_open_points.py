"""What is not agreed is counted, told in verdicts, kept in the code, and asked before a move that it matters to."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from explorer.rules.catalogue import OPTIONS
from explorer.rules.ruleset import rule_set
from explorer.ui.codec import read_code, write_code
from explorer.ui.place import Place
from explorer.ui.session import Session
from tests.strategies import rule_choices
from tests.ui.acting import act

TEN = "pk1:r=pagat+led_ten.?;g=first;s=31;t=watch"


@pytest.fixture
def led() -> Session:
    """A session at a step in which a ten is led, the ten being open."""
    session = Session()
    session.handle({"type": "hello", "page": "1", "code": TEN})
    session.handle({"type": "ask", "on": False})
    return session


def made(views: dict[str, dict[str, Any]]) -> dict[str, Any]:
    """Return the chip of the move that was made."""
    return next(one for one in views["others"]["items"] if one["played"])


def test_an_open_point_is_an_answer() -> None:
    """It is chosen in place of the values, counted in the strip, and an answer closes it."""
    session = Session()
    act(session, "tab", id="rules")
    views = act(session, "option", key="led_ten", value="?")
    (asked,) = (one for topic in views["options"]["topics"] for one in topic["options"] if one["key"] == "led_ten")
    assert asked["unsettled"]["chosen"]
    assert not any(value["chosen"] for value in asked["values"])
    assert "1 point open" == views["shell"]["strip"]["open"]
    assert views["options"]["reset"]["enabled"]
    views = act(session, "option", key="led_ten", value="stands")
    assert "" == views["shell"]["strip"]["open"]


def test_a_verdict_that_depends_says_on_what(led: Session) -> None:
    """No answer is assumed: the sign is that of a doubt, and each case is told; other verdicts stand."""
    views = led.views()
    assert "amb" == views["why"]["verdict"]["sign"]
    assert "the pile falls" in views["why"]["verdict"]["text"]
    assert "Pagat" in views["why"]["assumed"]
    assert "amb" == made(views)["sign"]
    assert "yes" == act(led, "go", step=30)["why"]["verdict"]["sign"]


def test_playing_on_asks_first(led: Session) -> None:
    """The move waits; once it is agreed it is made under what was agreed."""
    views = act(led, "playon", step=31, id=made(led.views())["id"])
    assert ("ask", ["led_ten"]) == (views["notice"]["kind"], [one["key"] for one in views["notice"]["asks"]])
    assert 0 == led.reader.since
    views = act(led, "rules_agree", key="led_ten", value="clears")
    assert ({}, 31, 1) == (views["notice"], led.reader.since, len(led.reader.line))
    assert "clears" == led.reader.rules.values["led_ten"]
    assert frozenset() == led.reader.open_keys


def test_a_move_that_is_not_allowed_after_all_is_not_made(led: Session) -> None:
    """It is said, and the reader stays where they were."""
    act(led, "playon", step=31, id=made(led.views())["id"])
    views = act(led, "rules_agree", key="led_ten", value="barred")
    assert "info" == views["notice"]["kind"]
    assert (0, 31) == (led.reader.since, led.reader.step)


def test_what_is_asked_may_be_left(led: Session) -> None:
    """Nothing is agreed or made then."""
    act(led, "playon", step=31, id=made(led.views())["id"])
    assert {} == act(led, "dismiss")["notice"]
    assert (frozenset({"led_ten"}), 0) == (led.reader.open_keys, led.reader.since)


def test_a_move_that_does_not_depend_is_made_at_once() -> None:
    """An open point elsewhere asks nothing."""
    session = Session()
    session.handle({"type": "hello", "page": "1", "code": "pk1:r=pagat+scoring.?;g=first;s=31;t=watch"})
    session.handle({"type": "ask", "on": False})
    views = act(session, "playon", step=31, id=made(session.views())["id"])
    assert ({}, 31) == (views["notice"], session.reader.since)


def test_a_games_own_rules_have_nothing_open(led: Session) -> None:
    """The open points come back with the reader's rules."""
    led.handle({"type": "option", "key": "led_ace", "value": "clears"})
    act(led, "adopt")
    assert frozenset() == led.reader.open_keys
    act(led, "adopt")
    assert frozenset({"led_ten"}) == led.reader.open_keys


def test_a_change_that_answers_an_open_point_closes_it(led: Session) -> None:
    """Also where the change comes from elsewhere."""
    led.pick(led.reader.rules.change("led_ten", "clears"))
    assert frozenset() == led.reader.open_keys


@given(rule_choices(), st.sets(st.sampled_from([option.key for option in OPTIONS])))
def test_a_code_keeps_what_is_open(chosen: dict[str, str], keys: set[str]) -> None:
    """Open options stand in it as ``key.?``; their value is that of the base."""
    base = chosen.get("base", "pagat")
    rules = rule_set({key: value for key, value in chosen.items() if key not in keys} | {"base": base})
    place = Place(rules, "first", 3, open_keys=frozenset(keys))
    code = write_code(place)
    assert (place, []) == read_code(code, games=["first"], tabs=[])
    assert all(f"{key}.?" in code for key in keys)


def test_an_unknown_open_point_is_told() -> None:
    """The rest opens."""
    place, (trouble,) = read_code("pk1:r=pagat+led_tne.?+led_ace.?", games=[], tabs=[])
    assert trouble.message.startswith("there is no option 'led_tne'")
    assert frozenset({"led_ace"}) == place.open_keys
