"""What passages feed, as a table to read and as plain data."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from explorer.ask.coverage.coverage import FEEDS, Row, empty
from explorer.trace.forms import Wording
from explorer.trace.language import language


def table(found: Iterable[Row], lang: str = "") -> list[str]:
    """Return a line for each passage with what it feeds, and a line that says whether any feeds nothing."""
    rows = tuple(found)
    wide = max((len(row.passage) for row in rows), default=0)
    kinds = max((len(row.kind) for row in rows), default=0)
    lines = [f"{row.passage:{wide}}  {row.kind:{kinds}}  {_feeds(row, lang)}" for row in rows]
    without = empty(rows)
    facts = {"number": len(without) or len(rows), "all": len(rows), "passages": ", ".join(without)}
    return [*lines, "", Wording(language(lang), facts).say("coverage", "empty" if without else "whole")]


def _feeds(row: Row, lang: str) -> str:
    if not row.feeds:
        return str(language(lang).at("coverage", "nothing"))
    sorts = [sort for sort in FEEDS if row.of(sort)]
    return "; ".join(f"{language(lang).at('coverage', 'feeds', sort)}: {', '.join(row.of(sort))}" for sort in sorts)


def as_data(found: Iterable[Row]) -> dict[str, Any]:
    """Return rows as plain data: each passage with what it feeds by sort, and the ids of those that feed nothing."""
    rows = tuple(found)
    return {
        "passages": [
            {"id": row.passage, "kind": row.kind, "feeds": {sort: list(row.of(sort)) for sort in FEEDS if row.of(sort)}}
            for row in rows
        ],
        "empty": list(empty(rows)),
    }
