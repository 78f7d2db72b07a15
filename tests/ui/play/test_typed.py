"""The command field at the table."""

from __future__ import annotations

from typing import Any

import pytest

from tests.ui.acting import act
from tests.ui.play.at_table import sit


def test_a_game_is_played_by_commands() -> None:
    """Cards in short, the pile, the stock, the coach and taking back; each answer says what came of it."""
    session, _ = sit(bots=3)

    def typed(text: str) -> str:
        return str(act(session, "command", text=text)["command"]["answer"])

    assert "Not allowed. A five is lower than the six on top." == typed("5")
    assert typed("why").startswith("Not allowed.")
    assert "Nobody can make this move here: the cards are not there, or it is nobody's turn." == typed("A")
    assert "Allowed here: 8♠; 6♣; Pick up the pile; Turn the stock." == typed("else")
    assert typed("hand").startswith("Anna holds ")
    assert "not a rule" in typed("coach")
    assert typed("6").startswith("Anna lays a six.")
    assert ["6C"] == [*session.reader.play.own]
    typed("u")
    assert [] == [*session.reader.play.own]
    assert typed("p").startswith("Anna picks up four cards.")
    assert "Your turn." in typed("repeat")
    assert "That can be done in Watch, not at the table." == typed("first")
    assert "ok lets it stand" in typed("help")


def test_answers_are_typed_too() -> None:
    """Doubting a claim, and letting it stand."""
    session, views = sit("valepaska", seed="3")
    for _ in range(9):
        if any(button["id"] == "stand" for button in views["play"]["game"]["buttons"]):
            break
        views = act(session, "command", text="3")
    act(session, "command", text="ok")
    assert "_" == session.reader.play.own[-1]
    act(session, "command", text="u")
    act(session, "command", text="c")
    assert "d1" == session.reader.play.own[-1]


def test_elsewhere_there_is_nothing_to_let_stand() -> None:
    """And before a game there is nothing to lay."""
    session, _ = sit()
    act(session, "play_new")
    assert "No game is on. Deal the cards first." == act(session, "command", text="77")["command"]["answer"]
    act(session, "tab", id="watch")
    assert "only in a game" in act(session, "command", text="coach")["command"]["answer"]


ON_A_FIVE = {"says": "goes", "cards": "3", "top": "5", "text": "threes go on a five"}


@pytest.mark.parametrize("ours", [[], [ON_A_FIVE]], ids=["plain", "own rule"])
@pytest.mark.parametrize("card", ["KC", "7C", "5C", "AH", "6S"])
def test_any_card_of_the_hand_can_lie_under_a_claim(card: str, ours: list[dict[str, Any]]) -> None:
    """A lie is laid where the rank that is claimed goes; where it does not, the answer says why."""
    session, _ = sit({"base": "valepaska", "ours": ours}, seed="1")
    said = act(session, "command", text=f"claim 1 9: {card}")["command"]["answer"]
    assert said.startswith("Anna claims a nine.")
    assert f"c9-{card}" == session.reader.play.own[-1]
    act(session, "command", text="u")
    said = act(session, "command", text=f"claim 1 3: {card}")["command"]["answer"]
    assert said.startswith("Anna claims a three." if ours else "Not allowed. A three is lower than the five on top.")


def test_only_cards_of_the_hand_lie_under_a_claim() -> None:
    """Each of them once."""
    session, _ = sit("valepaska", seed="1")
    for cards in ("9S", "7C 7C", "7C 9S"):
        answer = act(session, "command", text=f"claim {len(cards.split())} 9: {cards}")["command"]["answer"]
        assert "the cards are not there" in answer
    assert () == session.reader.play.own


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("claim 3: 3D", "its number, its rank and the cards laid: claim 2 9: 3D 4S. Type help"),
        ("claim 2 9: 3D", "the claim says 2 but 1 card is laid"),
        ("claim 1 9: 3X", "'3X' is no card"),
        ("play 7Q", "'7Q' is no card"),
    ],
)
def test_what_is_wrong_with_a_move_is_told(typed: str, told: str) -> None:
    """A move that begins with its verb and cannot be read is answered with the form it should have."""
    session, _ = sit("valepaska", seed="1")
    answer = act(session, "command", text=typed)["command"]["answer"]
    assert answer.startswith(f"“{typed}” is no command: ")
    assert told in answer
    act(session, "language", id="fi")
    assert "ei ole komento: " in act(session, "command", text=typed)["command"]["answer"]


@pytest.mark.parametrize(
    ("seed", "en", "fi"),
    [
        ("3", "or let them stand.", "tai antaa sen olla."),
        ("1", "or let them stand. It is your turn as well", "tai antaa sen olla. Vuoro on myös sinun"),
    ],
)
def test_who_may_answer_a_claim_is_told_how(seed: str, en: str, fi: str) -> None:
    """Not how a card is laid; where it is the reader's turn as well, that this lets the claim stand."""
    session, views = sit("valepaska", seed=seed)
    hint = views["play"]["game"]["hint"]
    assert hint.startswith("Challenge ")
    assert en in hint
    assert "Click a card" not in hint
    assert ("It is your turn" in en) == ("It is your turn" in hint)
    assert fi in act(session, "language", id="fi")["play"]["game"]["hint"]
