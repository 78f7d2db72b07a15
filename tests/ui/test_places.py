"""Every state of the page travels in its code; a typical one is short; a damaged one is told and costs nothing."""

from __future__ import annotations

import contextlib
from random import Random
from typing import Any

import pytest

from explorer.errors import InputError
from explorer.notation.records import read_record
from explorer.rules.ruleset import rule_set
from explorer.ui.codec import read_code, write_code
from explorer.ui.find.state import NONE
from explorer.ui.place import Place
from explorer.ui.screens import IDS
from explorer.ui.session import Session
from tests.coded import plain
from tests.ui.acting import act
from tests.ui.four_games import LIES, TABLE_CARDS
from tests.ui.random_places import GAMES, random_places

TEN = "pk1:r=pagat+led_ten.clears;g=first;s=31"
OTHERS = "aZ09;=+.~_-%é \n"


def test_any_state_comes_back() -> None:
    """Of every screen, game and rule set, with own rules, notes, own lines, open points, boards and answers."""
    for place in random_places(1000):
        assert (place, []) == read_code(write_code(place), games=GAMES, tabs=IDS)


def test_what_was_cut_or_changed_is_told() -> None:
    """Wherever a code ends too soon, or a character is another, missing or too many: it is refused, or it says so."""
    chance = Random(1)
    for place in random_places(1000):
        code = write_code(place)
        at, other = chance.randrange(len(code)), chance.choice(OTHERS)
        changed = (
            code[:at],
            code[:at] + other + code[at + 1 :],
            code[:at] + code[at + 1 :],
            code[:at] + other + code[at:],
        )
        damaged = chance.choice(changed)
        with contextlib.suppress(InputError):
            read, troubles = read_code(damaged, games=GAMES, tabs=IDS)
            assert troubles or read == place, (code, damaged)


STATES: dict[str, list[dict[str, Any]]] = {
    "a move that is looked at": [{"type": "paste", "text": TEN}, {"type": "other", "id": "m1"}],
    "through a player's eyes": [{"type": "paste", "text": TEN}, {"type": "seat", "id": "Ben"}],
    "a cell of the grid, beside other rules": [
        {"type": "tab", "id": "rules"},
        {"type": "grid_beside", "id": "wikipedia-2"},
        {"type": "grid_switch", "name": "count", "value": "2"},
        {"type": "grid_switch", "name": "stock", "value": "0"},
        {"type": "grid_open", "top": "9", "kind": "Q"},
    ],
    "who says so": [{"type": "tab", "id": "rules"}, {"type": "open", "key": "led_ten"}],
    "a question of two cards, large": [
        {"type": "tab", "id": "settle"},
        {"type": "settle_typed", "text": "two queens on ace"},
        {"type": "large", "on": True},
    ],
    "a quarrel": [{"type": "board_quarrel", "id": "ace_clears"}],
    "a quarrel laid out on the board": [{"type": "board_quarrel", "id": "ace_clears"}, {"type": "board_lay"}],
    "found rules": [
        {"type": "tab", "id": "find"},
        *({"type": "find_answer", "id": one, "at": at} for at, one in enumerate("0u1l010101", start=1)),
    ],
    "what if": [
        {"type": "tab", "id": "lab"},
        {"type": "lab_rule", "key": "led_ten"},
        {"type": "lab_value", "value": "clears"},
        {"type": "lab_players", "id": 3},
        {"type": "lab_policy", "id": "careful"},
        {"type": "lab_exact", "id": "quick"},
    ],
    "what if ours were a document's": [{"type": "tab", "id": "lab"}, {"type": "lab_base", "id": "wikipedia-1"}],
    "a sheet": [
        {"type": "paste", "text": TEN},
        {"type": "sheet_title", "text": "Fridays"},
        {"type": "tab", "id": "sheet"},
    ],
}


@pytest.mark.parametrize("events", STATES.values(), ids=STATES)
def test_a_typical_state_is_short_and_opens_elsewhere(events: list[dict[str, Any]]) -> None:
    """In fewer than 200 characters; whoever opens it sees what was seen."""
    session, other = Session(), Session()
    for event in events:
        session.handle(event)
    code = session.reader.code()
    assert 200 > len(code)
    assert {} == act(other, "hello", page="1", code=code)["notice"]
    assert session.reader.place() == other.reader.place()
    assert session.reader.place() != Session().reader.place()


@pytest.mark.parametrize("record", [LIES, TABLE_CARDS], ids=["claims", "table cards"])
def test_each_move_of_the_other_games_can_be_looked_at_in_a_code(record: str) -> None:
    """Claims, challenges and hidden table cards too, at each step."""
    session, other = Session(records=[read_record(record)]), Session(records=[read_record(record)])
    session.handle({"type": "ask", "on": False})
    other.handle({"type": "ask", "on": False})
    for step in range(session.reader.watching().last + 1):
        session.handle({"type": "go", "step": step})
        for number in range(min(len(session.reader.choices()), 12)):
            session.handle({"type": "other", "id": f"m{number}"})
            act(other, "paste", text=session.reader.code())
            assert (session.reader.code(), "info") == (other.reader.code(), other.reader.notice["kind"])


def test_a_move_is_not_shown_to_whoever_is_to_predict() -> None:
    """The code opens, and the reader is asked first."""
    session = Session()
    act(session, "paste", text="pk1:g=first;s=5;m=1.u")
    assert session.reader.asking(session.reader.entry()) or session.reader.chosen
    at = next(s for s in range(50) if (act(session, "go", step=s), session.reader.asking(session.reader.entry()))[1])
    shown = act(session, "paste", text=f"pk1:g=first;s={at};m=1.u")
    assert (None, "info") == (session.reader.chosen, shown["notice"]["kind"])


@pytest.mark.parametrize(
    ("part", "says"),
    [
        ("i=9.Z", "9.Z"),
        ("i=9", "the cell '9'"),
        ("e=led_tens", "led_tens"),
        ("h=0", "'0' is no seat"),
        ("h=9", "no player 9"),
        ("m=2.9Z", "9Z"),
        ("m=2.2C2C", "cannot be made here"),
        ("m=9.u", "cannot be made here"),
        ("u=2", "not '2'"),
        ("x=9.all.usual", "9.all.usual"),
        ("x=4.all.usual~led_ten.maybe", "led_ten.maybe"),
    ],
)
def test_a_part_that_cannot_be_is_told(part: str, says: str) -> None:
    """And the rest is opened."""
    session = Session()
    notice = act(session, "paste", text=f"pk1:r=guide;g=first;s=1;{part}")["notice"]
    assert says in notice["text"]
    assert ("guide", 1) == (session.reader.rules.base, session.reader.step)


def test_a_damaged_code_changes_nothing() -> None:
    """Rules, answers and board stay as they are, and it is told what to do."""
    session = Session()
    for event in (STATES["found rules"], STATES["a quarrel laid out on the board"]):
        for one in event:
            session.handle(one)
    code = session.reader.code()
    sent = write_code(Place(rule_set("guide"), "first", 7))
    for damaged in (sent[:-1], sent[:9], "pk1:", "pk1:k", sent.replace("guide", "pagat"), "rubbish"):
        assert "error" == act(session, "paste", text=damaged)["notice"]["kind"]
        assert code == session.reader.code()


def test_a_code_that_is_opened_can_be_taken_back() -> None:
    """The rules before come back by undoing; answers and board stay where the code has none."""
    session = Session()
    for one in STATES["found rules"]:
        session.handle(one)
    act(session, "option", key="hand", value="6")
    finding = session.reader.finding
    act(session, "paste", text="pk1:r=guide;g=first;s=3;e=nobody")
    assert finding == session.reader.finding != NONE
    act(session, "rules_undo")
    assert "6" == session.reader.rules.values["hand"]
    act(session, "paste", text="pk1:r=pagat;g=first", quiet=True)  # Back to where nothing was answered yet
    assert NONE == session.reader.finding


def test_a_code_of_before_opens() -> None:
    """Without letters in front; and the letters are those of all fields."""
    session = Session()
    assert "info" == act(session, "paste", text=TEN)["notice"]["kind"]
    assert TEN == plain(session.reader.code()) != session.reader.code()
