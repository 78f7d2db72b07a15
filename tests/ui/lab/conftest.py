"""Few games, played by the reader: what a page does with figures needs no kernel."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from explorer.lab import playing as games
from explorer.ui.lab import sizes
from explorer.ui.session import Session
from tests.ui.acting import act

Views = dict[str, dict[str, object]]
FEW = 40


@pytest.fixture(autouse=True)
def few_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """A quick look plays few games, as it would where numba is not installed."""
    monkeypatch.setattr(games, "find_spec", lambda name: None)
    monkeypatch.setitem(sizes.BEHIND.games, "quick", FEW)
    monkeypatch.setitem(sizes.BEHIND.swept, "quick", 4)


@pytest.fixture
def asked() -> Session:
    """Somebody who has opened the tab, and is content with a quick look at two bots."""
    session = Session()
    act(session, "tab", id="lab")
    act(session, "lab_exact", id="quick")
    act(session, "lab_players", id=2)
    return session


@pytest.fixture
def played() -> Callable[[Session], None]:
    """Wait until all games are played, and look."""

    def wait(session: Session) -> None:
        for one in (session.reader.lab.versus, session.reader.lab.sweep):
            if one is not None:
                one.run.wait()
        session.handle({"type": "lab_look"})

    return wait
