"""A piece of the documents' advice with its passages, as it stands beside a move: never as a rule."""

from __future__ import annotations

from typing import Any

from explorer.players.words import SaidWords
from explorer.ui.reader import Reader
from explorer.ui.views.docs import passages
from explorer.ui.views.why import cited_of


def advised(said: SaidWords, reader: Reader) -> dict[str, Any]:
    """Return what a piece of advice says, with the passages of the base document, or else of the first that has any."""
    found = passages(cited_of(said.sources, reader), reader, whole=False, pastes=False)
    return {"title": said.title, "text": said.says, "passages": found}
