"""Through the eyes of one player nothing leaves Python that this player cannot know, in any of the games."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest

from explorer.games import game_record
from explorer.notation.records import Record, read_record
from explorer.notation.records import write_record as written
from explorer.ui.session import Session
from tests.ui.acting import act
from tests.ui.four_games import LIES, TABLE_CARDS, whole_game
from tests.ui.knowing import leaks, unknown_to


def looking(record: Record, name: str, *, stride: int = 1, every: int = 1) -> Iterator[tuple[int, dict[str, Any]]]:
    """Go through a record as one player sees it, look at moves and at everything, and give what is shown."""
    session = Session(records=[record])
    act(session, "depth", id="everything")
    act(session, "ask", on=False)
    act(session, "adopt")
    act(session, "seat", id=name)
    last = session.reader.watching().last
    for step in range(0, last + 1, stride):
        yield step, act(session, "go", step=step)
        if step % every:
            continue
        for item in session.views()["others"].get("items", [])[::5]:
            yield step, act(session, "other", id=item["id"])
        hand = act(session, "other", id="")["table"]["hand"]
        if hand["cards"] and hand["cards"][0]["card"]:
            yield step, act(session, "card", index=0)
            yield step, act(session, "claim", kind="9")
        for zone in ("up", "down"):
            if hand[zone]:
                yield step, act(session, zone, index=0)
        yield step, act(session, "tab", id="rules")
        act(session, "tab", id="watch")


@pytest.mark.parametrize("name", ["Anna", "Ben", "Carla"])
@pytest.mark.parametrize("record", [LIES, TABLE_CARDS], ids=["lies", "table"])
def test_nothing_hidden_is_shown(record: str, name: str) -> None:
    """Other hands, hidden table cards, what was drawn and what lies face down: none is named, at any step."""
    read = read_record(record)
    for step, views in looking(read, name):
        assert [] == leaks(json.dumps(views, ensure_ascii=False), unknown_to(name, read, step)), (step, name)


@pytest.mark.parametrize("id", ["game-301572", "game-574421"])
def test_nothing_hidden_is_shown_in_a_whole_game(id: str) -> None:
    """Nor at every fourth step of a whole game, dealt from a deck that Python knows."""
    read = read_record(whole_game(id))
    for step, views in looking(read, "Ben", stride=4, every=40):
        assert [] == leaks(json.dumps(views, ensure_ascii=False), unknown_to("Ben", read, step)), step


def test_with_open_hands_what_lies_face_down_is_found() -> None:
    """So the tests above would find it; hidden table cards and the stock are shown to nobody."""
    session = Session(records=[read_record(LIES)])
    act(session, "adopt")
    text = json.dumps(act(session, "go", step=1), ensure_ascii=False)
    assert leaks(text, unknown_to("Anna", read_record(LIES), 1))
    session = Session(records=[read_record(TABLE_CARDS)])
    text = json.dumps(act(session, "go", step=0)["table"], ensure_ascii=False)
    assert all(f'"{card}"' not in text for card in ("5C", "9C", "3S", "KC", "7S"))


def test_what_is_still_to_come_is_not_told() -> None:
    """The first step that the rules change is flagged, but not what happens there, until one player has seen it."""
    session = Session(records=[game_record("first")])
    act(session, "option", key="led_ten", value="clears")
    act(session, "ask", on=False)
    act(session, "seat", id="Anna")
    flagged = [item["differs"] for item in session.views()["moves"]["items"] if item["differs"]]
    assert ["First step that your rules change."] == [one["text"] for one in flagged]
    (shown,) = [item["differs"] for item in act(session, "go", step=31)["moves"]["items"] if item["differs"]]
    assert "It falls" in shown["text"]


def test_a_hidden_card_is_not_told_to_who_asks_for_it() -> None:
    """An event that the page would never send is answered by nothing."""
    session = Session(records=[read_record(LIES)])
    act(session, "adopt")
    act(session, "go", step=1)
    act(session, "seat", id="Anna")
    before = act(session, "card", index=0)
    assert (None, ()) == (session.reader.chosen, session.reader.lay)
    assert [] == leaks(json.dumps(before, ensure_ascii=False), unknown_to("Anna", read_record(LIES), 1))


def test_records_are_written_as_they_are_read() -> None:
    """The records of these tests are such as anybody could write."""
    for text in (LIES, TABLE_CARDS):
        assert read_record(text) == read_record(written(read_record(text)))


def test_what_can_be_chosen_is_said_of_hands_that_are_seen() -> None:
    """No hint to pick cards of a hand that is hidden."""
    session = Session(records=[read_record(LIES)])
    act(session, "scene", id="lies")
    act(session, "ask", on=False)
    entries = session.reader.watching().entries
    claims = (one for one in entries if one.judgement and one.judgement.move.claim)
    step = next(one.number for one in claims if one.actor.name != "Anna")
    assert "pick cards in the hand" in act(session, "go", step=step)["others"]["hint"]
    hidden = act(session, "seat", id="Anna")["others"]
    assert not hidden or "Choose a move here to see why it may go or not." == hidden["hint"]
