"""A code that is refused stays in its field, to be mended there."""

from __future__ import annotations

from typing import Any

import pytest

from explorer.ui.session import Session
from tests.ui.acting import act

FIELDS = {"paste": ("rules", "code"), "grid_beside": ("rules", "grid"), "same_paste": ("same", "same")}
GOOD = {"paste": "pk1:r=guide;t=rules", "grid_beside": "pk1:r=guide", "same_paste": "pk1:r=guide"}


def field(views: dict[str, Any], kind: str) -> str:
    """Return what a field is filled with."""
    panel = views[FIELDS[kind][1]]
    return str({"paste": panel, "grid_beside": panel.get("beside"), "same_paste": panel.get("paste")}[kind]["refused"])


@pytest.mark.parametrize("kind", FIELDS)
def test_it_stays_until_a_code_is_taken(kind: str) -> None:
    """With the alert; a good one takes both away."""
    session = Session()
    assert "" == field(act(session, "tab", id=FIELDS[kind][0]), kind)
    views = act(session, kind, text="pk1:r=pagatt")
    assert "error" == views["notice"]["kind"]
    assert "pk1:r=pagatt" == field(views, kind)
    assert "pk1:r=pagatt" == field(act(session, "dismiss"), kind)
    act(session, kind, text="pk1:r=pagatt")
    views = act(session, kind, text=GOOD[kind])
    assert "" == field(views, kind)
    assert "error" != views["notice"].get("kind")


def test_the_address_has_no_field() -> None:
    """What a browser goes to is refused without filling one."""
    views = act(Session(), "paste", text="pk1:r=pagatt", quiet=True)
    assert "error" == views["notice"]["kind"]
    assert "" == views["code"]["refused"]
