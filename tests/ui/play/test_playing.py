"""A game against bots, by the events of the page: to its end in all four games, with nothing shown that is hidden."""

from __future__ import annotations

import json

import pytest

from explorer.notation.records import read_record
from explorer.players import record
from explorer.rules.ruleset import rule_set
from explorer.ui.session import Session
from tests.ui.acting import act
from tests.ui.knowing import leaks, unknown_to
from tests.ui.play.at_table import Views, advised, play, sit

MOST = 150
"""No game of these tests asks for more decisions."""


def seen(views: Views) -> str:
    """Return all that leaves Python."""
    return json.dumps(views, ensure_ascii=False)


@pytest.mark.parametrize("base", ["pagat", "valepaska", "poytapaska", "ruotsalainen"])
def test_a_game_comes_to_its_end(base: str) -> None:
    """By the coach's moves; at every decision nothing that leaves Python names a card that Anna cannot know."""
    session, views = sit(base, bots=3, seed="1")
    for number in range(MOST):
        table = session.reader.play.table
        assert table is not None
        if views["play"]["game"]["over"]:
            break
        if number % 5 == 0:
            views = act(session, "play_coach", on=True, at=views["play"]["game"]["at"])
            kept = record(table)
            assert [] == leaks(seen(views), unknown_to("Anna", kept, len(kept.moves)))
        before = views["play"]["game"]["at"]
        views = play(session, advised(session))
        assert before < views["play"]["game"]["at"]
    game = views["play"]["game"]
    assert game["head"] in views["live"]["text"]
    assert 1 == sum(row["number"] for row in game["counts"]["rows"])
    assert read_record(game["over"]["record"]["text"]).moves
    shown = act(session, "play_watch", at=game["at"])
    assert ("watch", None) == (shown["shell"]["tab"], session.reader.watching().parts)
    assert session.reader.watching().entries[-1].after == session.reader.play.table.state  # type: ignore[union-attr]


def test_with_open_hands_something_would_be_found() -> None:
    """So the search above is worth something: all that the bots hold is hidden from Anna."""
    session, _ = sit()
    table = session.reader.play.table
    assert table is not None
    hidden = unknown_to("Anna", record(table), len(record(table).moves))
    assert {card for seat in table.state.seats[1:] for card in seat.hand.known} <= hidden
    assert leaks(str(table.state.seats[1].hand.known[0]).join('""'), hidden)


def test_what_may_not_be_laid_is_explained() -> None:
    """With the reason and a passage; the game stands where it stood, and the word for it is spoken."""
    session, views = sit(bots=3)
    at = views["play"]["game"]["at"]
    place = next(card["index"] for card in views["play"]["game"]["table"]["hand"]["cards"] if card["card"] == "5C")
    views = act(session, "play_card", index=place, at=at)
    why = views["play"]["why"]
    assert (at, "A five is lower than the six on top.") == (views["play"]["game"]["at"], why["verdict"]["text"])
    assert "pagat" == why["reasons"][0]["passages"][0]["doc"]["id"]
    assert "Not allowed. A five is lower than the six on top." == views["live"]["text"]
    assert act(session, "play_other", at=at)["play"]["why"] is None


def test_a_second_click_does_nothing() -> None:
    """It was meant for the decision before."""
    session, views = sit(bots=3)
    at = views["play"]["game"]["at"]
    first = act(session, "play_do", id="pickup", at=at)
    assert first["play"]["game"]["at"] == act(session, "play_do", id="pickup", at=at)["play"]["game"]["at"]


def test_a_decision_is_taken_back() -> None:
    """And what the bots did after it comes again the same."""
    session, views = sit()
    at, move = views["play"]["game"]["at"], advised(session)
    after = play(session, move)["play"]["game"]
    back = act(session, "play_back", at=after["at"])["play"]["game"]
    assert (at, "") == (back["at"], back["back"])
    assert after["told"] == play(session, move)["play"]["game"]["told"]


def test_of_several_alike_it_is_picked_how_many_are_laid() -> None:
    """Both threes are picked one after the other, then laid together."""
    session, views = sit(seed="3")
    hand = views["play"]["game"]["table"]["hand"]["cards"]
    threes = [card["index"] for card in hand if card["card"][0] == "3"]
    at = views["play"]["game"]["at"]
    for place in threes:
        views = act(session, "play_card", index=place, at=at)
    assert (2, at) == (len(threes), views["play"]["game"]["at"])
    assert views["play"]["game"]["lay"]["label"].startswith("Lay 3")
    assert "opens with 3" in act(session, "play_lay", at=at)["play"]["game"]["told"]["items"][0]


def test_a_claim_lets_the_latest_play_stand() -> None:
    """Who lays cards on their turn need not say first that they believe what was claimed."""
    session, views = sit("valepaska")
    for _ in range(20):
        game = views["play"]["game"]
        if any(button["id"] == "stand" for button in game["buttons"]) and game["table"]["hand"]["cards"]:
            views = act(session, "play_card", index=0, at=game["at"])
            for rank in views["play"]["game"]["table"]["hand"]["chooser"]["items"] if session.reader.play.lay else ():
                if rank["sign"] == "yes":
                    act(session, "play_claim", kind=rank["kind"], at=game["at"])
                    views = act(session, "play_lay", at=game["at"])
                    assert ("_", "c") == (session.reader.play.own[-2], session.reader.play.own[-1][0])
                    return
            act(session, "play_other", at=game["at"])
        views = play(session, advised(session))
    pytest.fail("it never was Anna's turn after a claim")


def test_nothing_is_dealt_while_rules_are_open() -> None:
    """What is not agreed is asked first; once it is, the cards can be dealt."""
    session = Session()
    session.pick(rule_set("pagat"), open_keys={"led_ten"})
    setting = act(session, "tab", id="play")["play"]["setting"]
    assert ("", ["led_ten"]) == (setting["start"], [item["key"] for item in setting["asks"]["items"]])
    assert act(session, "play_start", seed="1")["play"]["game"] is None
    setting = act(session, "rules_agree", key="led_ten", value="clears")["play"]["setting"]
    assert ("Deal the cards", None) == (setting["start"], setting["asks"])
    assert act(session, "play_start", seed="1")["play"]["game"]


def test_bots_are_chosen_one_by_one() -> None:
    """Those who lie only where cards are laid face down; a deal needs a number, or none."""
    session = Session()
    session.pick(rule_set("valepaska"))
    act(session, "tab", id="play")
    act(session, "play_number", id=3)
    act(session, "play_policy", at="all", id="lying")
    act(session, "play_policy", at="1", id="doubting")
    assert ("lying", "doubting", "lying") == session.reader.play.bots
    session.pick(rule_set("pagat"))
    setting = session.views()["play"]["setting"]
    assert ["careful"] * 3 == [item["value"] for item in setting["each"]["items"]]
    assert "twelve digits" in act(session, "play_start", seed="x")["notice"]["text"]
    views = act(session, "play_start", seed="")
    assert "Ben: Careful" in views["play"]["players"]


def test_other_rules_leave_the_game_as_it_is() -> None:
    """It says so; its code says nothing of it, since a code has the rules in force."""
    session, _ = sit()
    assert ";y=" in session.views()["code"]["text"]
    session.pick(rule_set("ruotsalainen"))
    views = session.views()
    assert "goes on under the rules it began with" in views["play"]["rules"]
    assert ";y=" not in views["code"]["text"]


def test_marks_are_kept_over_games() -> None:
    """The next game is dealt by the next dealer, and counts on."""
    session, views = sit(bots=1)
    for games in (1, 2):
        for _ in range(MOST):
            if views["play"]["game"]["over"]:
                break
            views = play(session, advised(session))
        assert games == sum(row["number"] for row in views["play"]["game"]["counts"]["rows"])
        views = act(session, "play_next")
    assert "Game 3 of deal 7" == views["play"]["lead"]
    assert session.views()["play"]["setting"] is None
    assert act(session, "play_new")["play"]["setting"]


def test_a_card_that_is_not_there_is_let_go() -> None:
    """Of an event that the page would never send nothing comes."""
    session, views = sit("poytapaska")
    for kind in ("play_card", "play_up", "play_down"):
        for index in (-1, 99):
            assert views["play"]["game"] == act(session, kind, index=index)["play"]["game"]
