"""Changes of rules can be undone and done again; questions are searched; presets keep what a group added."""

from __future__ import annotations

from explorer.rules.own_given import note, own_rule
from explorer.rules.ruleset import rule_set
from explorer.ui.session import Session
from tests.ui.acting import act

KINGS = own_rule({"says": "goes", "cards": "K", "top": "3", "text": "Kings fly low"})
TEA = note("Tea at nine.")


def test_changes_are_undone_and_done_again() -> None:
    """Open points too; a new change forgets what was undone."""
    session = Session()
    act(session, "tab", id="rules")
    assert not session.views()["options"]["undo"]["enabled"]
    act(session, "option", key="led_ten", value="clears")
    act(session, "option", key="led_ace", value="?")
    act(session, "preset", id="guide")
    act(session, "rules_undo")
    assert ("pagat", frozenset({"led_ace"})) == (session.reader.rules.base, session.reader.open_keys)
    act(session, "rules_undo")
    views = act(session, "rules_undo")
    assert rule_set("pagat") == session.reader.rules
    assert (False, True) == (views["options"]["undo"]["enabled"], views["options"]["redo"]["enabled"])
    act(session, "rules_redo")
    assert "clears" == session.reader.rules.values["led_ten"]
    views = act(session, "option", key="hand", value="6")
    assert not views["options"]["redo"]["enabled"]


def test_rules_that_came_with_something_are_undone_too() -> None:
    """With somebody's code, with a game, and by taking over the open game's own; not those of the first page."""
    session = Session()
    act(session, "hello", page="1", code="pk1:r=guide;g=first")
    act(session, "paste", text="pk1:r=pagat+hand.6;g=first")
    act(session, "adopt")
    act(session, "adopt")
    act(session, "scene", id="game-valepaska")
    bases: list[tuple[str, str]] = []
    for _ in range(5):  # of which the last has nothing to undo
        act(session, "rules_undo")
        bases.append((session.reader.rules.base, session.reader.rules.values["hand"]))
    assert [("pagat", "6"), ("pagat", "5"), ("pagat", "6"), ("guide", "5"), ("guide", "5")] == bases


def test_what_changes_nothing_is_nothing_to_undo() -> None:
    """The same answer once more."""
    session = Session()
    act(session, "option", key="led_ten", value="stands")
    assert () == session.reader.our.past


def test_a_preset_keeps_own_rules_and_notes_unless_the_reader_says_otherwise() -> None:
    """A reset, too; open points are closed by either."""
    session = Session()
    session.pick(rule_set("pagat", own=[KINGS], notes=[TEA]), open_keys={"led_ten"})
    act(session, "preset", id="guide")
    assert rule_set("guide", own=[KINGS], notes=[TEA]) == session.reader.rules
    assert frozenset() == session.reader.open_keys
    act(session, "rules_keep", on=False)
    act(session, "reset")
    assert rule_set("guide") == session.reader.rules


def test_a_search_finds_by_words_of_question_and_answers() -> None:
    """In any order and case, in the language that is spoken; how many is said."""
    session = Session()
    act(session, "tab", id="rules")
    views = act(session, "rules_search", text="PILE ten starts")
    found = [one["key"] for topic in views["options"]["topics"] for one in topic["options"]]
    assert ["led_ten"] == found
    assert "Questions found: 1" == views["live"]["text"]
    assert [] == act(session, "rules_search", text="zebra")["options"]["topics"]
    session.handle({"type": "language", "id": "fi"})
    views = act(session, "rules_search", text="kympillä")
    assert "led_ten" in [one["key"] for topic in views["options"]["topics"] for one in topic["options"]]
