"""Codes that were pasted and refused: each stays in its field, to be mended there."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any

from explorer.ui.reader import Reader

FIELDS = ("paste", "grid_beside", "same_paste")
"""The events of fields for codes; their ``text`` is what stood there."""

LONGEST = 20_000
"""Signs of a text that is kept; no code is as long."""


@contextmanager
def refusing(reader: Reader, event: Mapping[str, Any]) -> Iterator[None]:
    """Keep the text of a field if it is refused meanwhile; what was refused there before is over."""
    kind = str(event["type"])
    if kind not in FIELDS or "text" not in event:
        yield
        return
    if reader.notice.get("kind") == "error":
        reader.notice = {}
    yield
    given = str(event["text"])
    bad = reader.notice.get("kind") == "error" and len(given) <= LONGEST
    reader.refused = {**reader.refused, kind: given if bad and not event.get("quiet") else ""}  # quiet: the address
