"""In *Watch* the documents' advice stands beside the moves, as advice, with its passages."""

from __future__ import annotations

from typing import Any

from explorer.ui.session import Session
from explorer.ui.views.advising import advice_view
from tests.ui.acting import act


def at(session: Session, step: int) -> Any:
    """Return the advice at a step."""
    return act(session, "go", step=step)["others"].get("advice")


def test_what_the_documents_would_try() -> None:
    """At step 19 of the first game Ben has nothing that fits but strong cards."""
    session = Session()
    act(session, "tab", id="watch")
    act(session, "ask", on=False)
    found = at(session, 19)
    assert ("Advice, not a rule", "The documents would try the stock here.") == (found["label"], found["text"])
    assert "pagat:tactics.3" in str(found["items"][0]["passages"]) or found["items"][0]["passages"][0]["where"]
    assert "By the documents’ advice, rather not this here: 2♠." == at(session, 5)["text"]
    assert at(session, 1) is None


def test_which_advice_a_move_followed() -> None:
    """Also of a bot: a game that was played says at each step what was followed, and what was passed over."""
    session = Session()
    act(session, "tab", id="watch")
    act(session, "ask", on=False)
    assert ["Advice followed: Save your strong cards; Try the stock when nothing fits."] == at(session, 19)["did"]
    followed, passed_over = at(session, 3)["did"]
    assert "Advice followed: Do not be left with many small cards." == followed
    assert "Advice passed over: Save your strong cards." == passed_over


def test_nothing_is_told_of_a_hidden_hand() -> None:
    """Nor while the step is to be guessed."""
    session = Session()
    act(session, "tab", id="watch")
    asked = [n for n, one in enumerate(session.reader.watching().entries) if one.recorded and one.recorded.ask]
    assert [None] * len(asked) == [at(session, step) for step in asked]
    act(session, "ask", on=False)
    assert any(at(session, step) for step in asked)
    act(session, "seat", id="Anna")
    at(session, 19)
    assert advice_view(session.reader) is None
    act(session, "seat", id="Ben")
    assert "The documents would try the stock here." == at(session, 19)["text"]
