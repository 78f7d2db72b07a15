"""The widget hands events to the session once, sends what changed, and lets no exception vanish."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest
from traitlets import Bunch

from explorer.ui.widget import PANELS, Explorer


class Counting:
    """A session that counts its steps, and fails where it is told to."""

    def __init__(self) -> None:
        self.steps = 0
        self.seen: list[str] = []
        self.broken = False

    def handle(self, event: Mapping[str, Any]) -> None:
        """Count a step, or fail."""
        self.seen.append(event["type"])
        if event["type"] == "bad":
            raise IndexError("list index out of range")
        if event["type"] == "break":
            self.broken = True
        self.steps += event["type"] == "go"

    def views(self) -> Mapping[str, Mapping[str, Any]]:
        """Show the count, and a shell that stays the same."""
        if self.broken:
            raise KeyError("top")
        return {"shell": {"title": "Paskahousu"}, "game": {"step": self.steps}}


def event(n: int, type: str, *, page: str = "a") -> dict[str, Any]:
    """Return an event as the page sends it."""
    return {"n": n, "page": page, "type": type}


@pytest.fixture
def session() -> Counting:
    """A session that counts."""
    return Counting()


@pytest.fixture
def widget(session: Counting) -> Explorer:
    """A widget in front of it."""
    return Explorer(session)


def test_the_first_views_are_there_before_any_event(widget: Explorer) -> None:
    """A page that opens has something to draw at once; panels that were not sent are empty."""
    assert {"title": "Paskahousu"} == widget.shell
    assert {"step": 0} == widget.game
    assert {} == widget.table


def test_every_panel_is_a_trait_that_the_page_sees(widget: Explorer) -> None:
    """The names that a session may use are just the panels that travel."""
    assert {*PANELS, "events", "ack", "error"} <= set(widget.trait_names(sync=True))


def test_an_event_is_handled_once_however_often_it_is_sent(session: Counting, widget: Explorer) -> None:
    """The page sends events again until they are acknowledged; that does not repeat them."""
    widget.events = [event(1, "go")]
    widget.events = [event(1, "go"), event(2, "go")]
    widget.events = [event(2, "go")]
    assert ["go", "go"] == session.seen
    assert {"page": "a", "n": 2} == widget.ack


def test_a_second_view_of_the_page_has_serial_numbers_of_its_own(session: Counting, widget: Explorer) -> None:
    """A page that was opened again begins at one, and the session goes on where it was."""
    widget.events = [event(1, "hello"), event(2, "go")]
    widget.events = [event(1, "hello", page="b")]
    widget.events = [event(2, "go", page="b"), event(3, "go", page="a")]
    assert ["hello", "go", "hello", "go", "go"] == session.seen
    assert {"page": "a", "n": 3} == widget.ack


def test_only_what_changed_is_sent_and_the_acknowledgement_last(widget: Explorer) -> None:
    """The page believes the panels once the event is acknowledged."""
    sent: list[str] = []
    widget.observe(lambda change: sent.append(change.name), [*PANELS, "ack", "error"])
    widget.events = [event(1, "go")]
    assert ["game", "ack"] == sent


def test_a_ping_is_acknowledged_without_asking_the_session(session: Counting, widget: Explorer) -> None:
    """Whether the program still answers is told even by a session that fails."""
    session.broken = True
    widget.events = [event(1, "ping")]
    assert [] == session.seen
    assert {"page": "a", "n": 1} == widget.ack
    assert "" == widget.error


def test_an_exception_is_told_to_the_reader_and_to_the_log(widget: Explorer, capfd: pytest.CaptureFixture[str]) -> None:
    """The page says that something went wrong; the log has the kind, the event and the traceback."""
    widget.events = [event(1, "bad")]
    assert "IndexError: list index out of range" in widget.error
    assert {"page": "a", "n": 1} == widget.ack
    log = capfd.readouterr().err
    assert "explorer: IndexError: list index out of range (during bad)" in log
    assert "Traceback" in log


def test_the_events_after_a_failing_one_are_still_handled(session: Counting, widget: Explorer) -> None:
    """One fault does not stop the reader; what they did meanwhile is not lost."""
    widget.events = [event(1, "bad"), event(2, "go")]
    assert {"step": 1} == widget.game
    assert "IndexError" in widget.error


def test_the_error_goes_away_with_the_next_thing_that_works(widget: Explorer) -> None:
    """An old alert does not stand beside a page that works."""
    widget.events = [event(1, "bad")]
    widget.events = [event(2, "go")]
    assert "" == widget.error


def test_a_session_that_cannot_be_drawn_says_so(session: Counting, widget: Explorer) -> None:
    """A fault in a view is told like one in a handler."""
    widget.events = [event(1, "break")]
    assert "KeyError: 'top'" in widget.error


def test_a_session_that_cannot_be_drawn_at_first_still_makes_a_page(session: Counting) -> None:
    """The notebook's cell does not fail: the page opens with the alert."""
    session.broken = True
    assert "KeyError: 'top'" in Explorer(session).error


def test_the_page_is_told_in_one_message(widget: Explorer, monkeypatch: pytest.MonkeyPatch) -> None:
    """All that an event changes travels together, so that no half-drawn page is ever seen."""
    sent: list[set[str]] = []
    monkeypatch.setattr(Explorer, "send_state", lambda self, key=None: sent.append(set(key)))
    widget.notify_change(Bunch(name="events", old=[], new=[event(1, "go")], owner=widget, type="change"))
    assert {"game", "ack"} in sent


def test_its_text_form_is_always_the_same(widget: Explorer) -> None:
    """A saved notebook does not change from run to run."""
    assert "Explorer()" == repr(widget)
