"""Table cards before the players, and cards that are played as soon as they are drawn."""

from __future__ import annotations

import pytest

from explorer.notation.records import read_record
from explorer.ui.session import Session
from tests.coded import plain
from tests.ui.acting import act, index_of
from tests.ui.four_games import TABLE_CARDS
from tests.ui.test_lying import group, texts


@pytest.fixture
def table() -> Session:
    """A session at the record of table cards."""
    session = Session(records=[read_record(TABLE_CARDS)])
    act(session, "adopt")
    return session


def test_every_player_has_table_cards(table: Session) -> None:
    """Open ones face up, hidden ones as a number; those of the player at the foot can be pressed."""
    views = act(table, "go", step=0)["table"]
    carla, anna = views["seats"]
    assert ([], 2, "1 card") == (carla["up"], carla["down"], carla["note"])
    assert (["4D", "4H"], 2) == (anna["up"], anna["down"])
    assert anna["label"].endswith("; open on the table: four of diamonds, four of hearts; 2 hidden on the table")
    assert ["9H", "JS"] == [card["card"] for card in views["hand"]["up"]]
    assert [("Turn one of the 2 hidden table cards", 2)] == [
        (one["label"], one["count"]) for one in views["hand"]["down"]
    ]


def test_an_open_card_is_judged(table: Session) -> None:
    """While there is a hand it has to wait; later it may be played, and is looked at until it is pressed again."""
    act(table, "go", step=1)
    views = act(table, "up", index=0)
    assert "Table cards are played only when the stock and the hand are used up." == views["why"]["verdict"]["text"]
    assert ["no", ""] == [card["can"] for card in views["table"]["hand"]["up"]]
    act(table, "go", step=5)
    views = act(table, "up", index=1)
    assert ("yes", "If Anna leads 4♥ from the table") == (
        views["why"]["verdict"]["sign"],
        views["why"]["about"],
    )
    assert "Anna leads 4♦ 4♥ from the table" == act(table, "up", index=1)["why"]["about"]


def test_a_hidden_card_is_judged_without_being_named(table: Session) -> None:
    """It may be turned when nothing else is left; what it is, nobody knows before."""
    assert "no" == act(table, "down", index=0)["why"]["verdict"]["sign"]
    views = act(table, "go", step=7)["table"]["hand"]
    assert (["Turn a hidden table card"] * 2, []) == ([one["label"] for one in views["down"]], views["cards"])
    act(table, "playon", step=7)
    views = act(table, "down", index=1)
    assert "yes" == views["why"]["verdict"]["sign"]
    assert [False, True] == [one["raised"] for one in views["table"]["hand"]["down"]]
    assert "3♦" not in str(views)
    views = act(table, "make", id=views["others"]["reason"]["make"]["id"])
    assert "pk1:r=poytapaska+change_play.yes+play_on.yes;g=table;s=8;l=7.h2" == plain(views["code"]["text"])
    assert "Carla turns 3♦ from the table." in views["told"]["events"]


def test_a_card_that_does_not_fit_is_shown_before_it_is_taken(table: Session) -> None:
    """Anna turns a nine onto Carla's six, which fits; a five would not have."""
    pile = act(table, "go", step=8)["table"]["pile"]
    assert "Anna turned a hidden card" == pile["note"]
    act(table, "playon", step=8)
    act(table, "down", index=0)
    act(table, "make", id="chosen")
    pile = act(table, "go", step=8)["table"]["pile"]
    assert ("It does not fit", "Anna takes 2 cards") == (pile["title"], pile["note"])
    assert [("6H", False), ("5C", True)] == [(card["card"], card["turned"]) for card in pile["cards"]]
    assert "Turned up: five of clubs, which does not fit; Anna takes 2 cards" == pile["label"]


def test_a_drawn_card_may_change_the_play(table: Session) -> None:
    """What Ben could do with what he drew stands in a group of its own, at his step and not at another's."""
    told = act(table, "go", step=1)["told"]["events"]
    assert "Ben may change the play for 7♠, 9♦, 2♦ or play on with 7♠, 9♦, 2♦." in told
    views = act(table, "go", step=2)
    assert "Ben" == views["table"]["hand"]["name"]
    offers = group(views, "Ben, with a card just drawn")
    assert ["change the play for 7♠", "change the play for 9♦"] == texts(offers)[:2]
    assert ["change the play for 7♠"] == [chip["text"] for chip in offers if chip["played"]]
    assert ["7D"] == texts(group(views, "Carla, to move"))[:1]
    assert "Ben takes 6♣ back and plays 7♠ instead." in views["told"]["events"]


def test_an_offer_is_not_told_to_others(table: Session) -> None:
    """Carla does not know what Ben drew, Ben does."""
    act(table, "seat", id="Carla")
    assert not any("may change" in told for told in act(table, "go", step=1)["told"]["events"])
    assert [] == group(act(table, "go", step=2), "Ben, with a card just drawn")
    act(table, "seat", id="Ben")
    assert any("may change" in told for told in act(table, "go", step=1)["told"]["events"])


def test_an_own_line_plays_drawn_cards_on(table: Session) -> None:
    """Ben plays on with the nine that he drew, instead of taking the six back."""
    act(table, "go", step=2)
    on = next(chip for chip in table.views()["others"]["items"] if chip["text"] == "play on with 9♦")
    act(table, "other", id=on["id"])
    reason = table.views()["others"]["reason"]
    views = act(table, "playon", step=2, id=reason["play_here"]["id"])
    assert views["code"]["text"].endswith(";s=3;l=2.f9D")
    assert "Ben plays on with 9♦, just drawn." in views["told"]["events"]
    assert "Step 3: Carla is to move" == views["told"]["head"]


def test_an_offer_by_itself_changes_no_step(table: Session) -> None:
    """A game does not part from the record where a drawn card could have been played, only where one was."""
    assert 2 == act(table, "preset", id="poytapaska")["game"]["flag"]["step"]


def test_the_hand_still_comes_first(table: Session) -> None:
    """A card of the hand is judged as a play, whatever lies on the table."""
    act(table, "go", step=3)
    views = act(table, "card", index=index_of(table, "7D"))
    assert "Carla plays 7♦" == views["why"]["about"].removeprefix("If ")
