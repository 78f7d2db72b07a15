"""The command field at the table."""

from __future__ import annotations

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
