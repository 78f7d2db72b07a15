"""What a page sends is read only where it has the form of events; the rest is told, and does nothing."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from explorer.ui.incoming import LONGEST, readable_events
from explorer.ui.session import Session
from explorer.ui.widget import Explorer
from tests.hosting import forged

GOOD = {"n": 1, "page": "a", "type": "go", "step": 3}


@pytest.mark.parametrize(
    "bad",
    [7, None, {}, {**GOOD, "n": True}, {**GOOD, "n": "1"}, {**GOOD, "page": 1}, {**GOOD, "type": None}, {"n": 1}],
    ids=repr,
)
def test_what_is_no_event_is_left_out_and_told(bad: Any) -> None:
    """The events beside it are taken."""
    assert ([GOOD], False) == readable_events([bad, GOOD])


@pytest.mark.parametrize("sent", ["go", 7, None, GOOD], ids=type)
def test_what_is_no_list_holds_no_events(sent: Any) -> None:
    """Nothing is read out of it."""
    assert ([], False) == readable_events(sent)


@pytest.mark.parametrize(
    "much", [{"text": "x" * LONGEST}, {"list": [0] * 30_000}, {"deep": forged.DEEP}], ids=["long", "many", "deep"]
)
def test_more_than_a_page_would_send_is_not_read(much: dict[str, Any]) -> None:
    """It is not even walked to its end."""
    assert ([], False) == readable_events([{**GOOD, **much}])


def test_forged_events_do_nothing_but_tell(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    """Each leaves an error text or the page as it was, raises nothing, and the next click works."""
    widget, mark = Explorer(Session()), tmp_path / "mark"
    for sent in forged.events(mark):
        widget.events = []
        widget.events = sent
        assert "Traceback" not in widget.error
    widget.events = [{"n": 1, "page": "b", "type": "tab", "id": "watch"}]
    assert "watch" == widget.shell["tab"]
    assert "" == widget.error
    assert not mark.exists()


@pytest.mark.parametrize(
    "state", [{"shell": {}}, {"_esm": "x"}, {"error": "x"}, {"events": "x"}, {"events": {}}, {}, 7], ids=repr
)
def test_the_page_writes_nothing_but_events(state: Any) -> None:
    """Panels, module text and style are Python's; who sends them is told that nothing was done."""
    widget = Explorer(Session())
    before = widget.shell
    widget.set_state(state)
    assert before == widget.shell
    assert widget.error.startswith("What the page sent cannot be read")
