"""What was worked out beforehand is what would be worked out when it is asked for."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from explorer.engine.chance import Stream
from explorer.ui.screens import WATCH
from explorer.ui.session import Session
from tests.ui.acting import act

ACTS: tuple[dict[str, Any], ...] = (
    *({"type": "go", "step": step} for step in (0, 1, 2, 3, 12, 13, 14, 30, 31)),
    {"type": "predict", "id": ""},
    {"type": "ask", "on": False},
    {"type": "ask", "on": True},
    {"type": "seat", "id": "Ben"},
    {"type": "seat", "id": "open"},
    {"type": "language", "id": "fi"},
    {"type": "language", "id": "en"},
    {"type": "depth", "id": "everything"},
    {"type": "depth", "id": "verdict"},
    {"type": "card", "index": 0},
    {"type": "option", "key": "led_ten", "value": "clears"},
    {"type": "option", "key": "led_ten", "value": "barred"},
    {"type": "playon", "step": 31},
    {"type": "game", "id": "first"},
)
"""What a reader does in *Watch*, and what changes what it shows."""


@pytest.mark.parametrize("seed", range(4))
def test_foreseeing_changes_nothing(seed: int) -> None:
    """After each of many acts the panels are those of a session that foresees nothing."""
    chance, foreseeing, plain = Stream(seed, 0, 0), Session(tab="watch"), Session(tab="watch")
    for number in range(120):
        event = {"type": "go", "step": plain.reader.step + 1} if number % 2 else ACTS[chance.below(len(ACTS))]
        for session in (foreseeing, plain):
            session.handle(event)
        assert plain.views() == foreseeing.views(), event
        if number % 2:  # and not after what is done before the next step is asked for
            foreseeing.foresee()


@pytest.mark.parametrize(("come", "to"), [((3, 4), 5), ((5, 4), 3)])
def test_the_step_that_was_foreseen_is_not_worked_out_again(
    come: tuple[int, int], to: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The next one, or the one before where the reader goes back."""
    session = Session(tab="watch")
    for step in come:
        act(session, "go", step=step)
        session.foresee()

    def not_again(_: object) -> dict[str, Any]:
        raise AssertionError

    other = replace(WATCH, panels=dict.fromkeys(WATCH.panels, not_again))
    monkeypatch.setattr("explorer.ui.panels.screen", lambda _: other)
    assert f"Step {to}" in act(session, "go", step=to)["told"]["head"]
    with pytest.raises(AssertionError):
        act(session, "go", step=20)
