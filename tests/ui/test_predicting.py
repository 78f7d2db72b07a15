"""The reader predicts a marked step, and nothing gives it away."""

from __future__ import annotations

import json

from explorer.notation.cards import show_card
from explorer.trace.words import card_name
from explorer.ui.session import Session
from tests.ui.acting import act


def test_a_marked_step_shows_neither_signs_nor_the_move_before_the_reader_has_answered(session: Session) -> None:
    """The list, the table, the reasons and the other moves all keep silent."""
    views = act(session, "go", step=1)
    assert views["others"]["asking"]
    assert {""} == {item["sign"] for item in views["others"]["items"]}
    assert "…" == views["moves"]["items"][1]["text"]
    assert ["9C"] == [card["card"] for card in views["table"]["pile"]["cards"]]
    assert [] == views["told"]["events"]
    assert None is views["why"]["verdict"]


def test_a_right_prediction_is_told_and_everything_is_shown(session: Session) -> None:
    """Choosing the ten, as Ben did, is right; then the verdict stands there."""
    items = act(session, "go", step=1)["others"]["items"]
    ten = next(item["id"] for item in items if item["cards"] == ["10H"])
    views = act(session, "predict", id=ten)
    assert views["others"]["answer"]["right"]
    assert "Allowed, and the pile falls." == views["why"]["verdict"]["bold"]


def test_a_wrong_prediction_is_told_with_what_was_done(session: Session) -> None:
    """Choosing the four is not what Ben did."""
    items = act(session, "go", step=1)["others"]["items"]
    four = next(item["id"] for item in items if item["cards"] == ["4D"])
    answer = act(session, "predict", id=four)["others"]["answer"]
    assert not answer["right"]
    assert "a ten" in answer["text"]


def test_a_prediction_that_was_not_made_is_judged(session: Session) -> None:
    """What may not be done is told with its reason, what may be done too is granted; to look is no mistake."""
    items = act(session, "go", step=1)["others"]["items"]
    ids = {tuple(item["cards"]) or item["text"]: item["id"] for item in items}
    forbidden = act(session, "predict", id=ids["4D",])["others"]["answer"]
    assert ("no", "Not allowed. A four is lower than the nine on top.") == (forbidden["sign"], forbidden["text"][:50])
    act(session, "ask", on=True)
    granted = act(session, "predict", id=ids["Pick up 1 card"])["others"]["answer"]
    assert ("", "That is allowed as well") == (granted["sign"], granted["text"][:23])
    act(session, "ask", on=True)
    assert "" == act(session, "predict", id="")["others"]["answer"]["sign"]


def test_the_steps_after_a_marked_one_do_not_give_it_away(session: Session) -> None:
    """Who moves next, and how, would tell what was done; the list keeps it back until the reader has answered."""
    asked = act(session, "go", step=1)["moves"]["items"]
    assert ["…", "…"] == [item["text"] for item in asked[1:3]]
    assert "Ben" not in asked[2]["who"] + asked[2]["label"]
    told = act(session, "predict", id="")["moves"]["items"]
    assert "Ben" == told[2]["who"]


def test_a_hidden_hand_is_said_to_be_hidden(session: Session) -> None:
    """Through the eyes of Anna, Ben's other moves are not listed, and the page says why."""
    act(session, "ask", on=False)
    act(session, "seat", id="Anna")
    views = act(session, "go", step=1)
    assert {} == views["others"]
    assert [] == views["told"]["comment"]
    assert "hidden" in views["told"]["says"]
    assert "left out" in views["told"]["says"]


def test_nobody_is_asked_about_a_hand_that_is_hidden(session: Session) -> None:
    """Through the eyes of Anna there is nothing to choose from at Ben's step, so it is shown."""
    act(session, "seat", id="Anna")
    views = act(session, "go", step=1)
    assert "Step 1: Ben plays 10♥" == views["told"]["head"]
    assert "yes" == views["why"]["verdict"]["sign"]


def test_asking_can_be_switched_off(session: Session) -> None:
    """Then a marked step is shown like any other."""
    act(session, "ask", on=False)
    assert not act(session, "go", step=1)["others"]["asking"]


def test_as_one_player_sees_it_no_hidden_card_leaves_the_program(session: Session) -> None:
    """At no step do the panels hold a hidden card, as a code, with its sign, or by name."""
    act(session, "ask", on=False)
    act(session, "seat", id="Anna")
    hidden = 0
    for step in range(session.reader.watching().last + 1):
        views = act(session, "go", step=step)
        sent = json.dumps({key: view for key, view in views.items() if key != "game"}, ensure_ascii=False)
        state = session.reader.entry().before
        after = session.reader.entry().after or state
        open_cards = (
            {laid.card for laid in (*state.pile, *after.pile)} | set(state.aside.known) | set(after.aside.known)
        )
        made = session.reader.entry().judgement
        open_cards |= set(made.move.cards) if made else set()
        closed = [*after.stock.known, *(card for seat in after.seats[1:] for card in seat.hand.known)]
        for card in set(closed) - open_cards - set(after.seats[0].hand.known):
            hidden += 1
            assert f'"{card}"' not in sent
            assert show_card(card) not in sent
            assert card_name(card) not in sent
    assert hidden > 20
