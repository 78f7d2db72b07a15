"""What passages of the documents feed: clauses, option values, parameters, facts, advice, games, interpretations."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from explorer.engine.game import open_game
from explorer.games import game_index, game_record
from explorer.rules.catalogue import BASE, OPTIONS
from explorer.rules.catalogue.facts import FACTS, PLAYERS
from explorer.rules.clause import Bound
from explorer.rules.decision import ADVICE
from explorer.sources import library

RULING = ("rule", "variant", "example", "advice")
"""The kinds of passages that must feed something."""

FEEDS = ("clause", "value", "parameter", "fact", "advice", "game", "interpretation")
"""What a passage can feed, in the order in which it is told."""

PLAYERS_FACT = "fact.players"
"""The stated fact how many may play, which each document says for itself."""


@dataclass(frozen=True, slots=True)
class Row:
    """A passage, by full id, its kind, and what it feeds as (one of `FEEDS`, id), in that order."""

    passage: str
    kind: str
    feeds: tuple[tuple[str, str], ...]

    def of(self, what: str) -> tuple[str, ...]:
        """Return the ids of what it feeds of one sort."""
        return tuple(id for sort, id in self.feeds if sort == what)


def coverage() -> tuple[Row, ...]:
    """Return a row for every passage with a rule, a variant, an example or advice, in the order of the documents.

    >>> [row.of("value") for row in coverage() if row.passage == "pagat:var.change.1"]
    [('change_play yes',)]
    """
    return rows((passage.id, passage.kind) for passage in library().passages)


def rows(passages: Iterable[tuple[str, str]]) -> tuple[Row, ...]:
    """Return a row for every ruling passage of these, given as (id, kind)."""
    fed: dict[str, dict[tuple[str, str], None]] = {}
    for sort, id, cites in _feeds():
        for cite in cites:
            fed.setdefault(cite, {})[sort, id] = None
    return tuple(
        Row(id, kind, tuple(sorted(fed.get(id, {}), key=lambda feed: FEEDS.index(feed[0]))))
        for id, kind in passages
        if kind in RULING
    )


def empty(found: Iterable[Row]) -> tuple[str, ...]:
    """Return the passages that feed nothing."""
    return tuple(row.passage for row in found if not row.feeds)


def _feeds() -> Iterator[tuple[str, str, tuple[str, ...]]]:
    """Give everything that reads passages: its sort, its id, and the passages."""
    yield from map(_of_clause, BASE)
    for option in OPTIONS:
        for value in option.values:
            yield from map(_of_clause, (*value.brings, *value.keeps))
            yield "value", f"{option.key} {value.id}", value.passages()
            yield from (("parameter", name, value.passages()) for name in value.params)
    yield from (("fact", fact.id, fact.cites) for fact in FACTS)
    yield from (("fact", PLAYERS_FACT, told.cites) for told in PLAYERS)
    yield from (("game", *one) for one in _games())
    yield from (("interpretation", one.id, one.reads) for one in library().interpretations)


def _of_clause(bound: Bound) -> tuple[str, str, tuple[str, ...]]:
    return "advice" if bound.clause.decision is ADVICE else "clause", bound.clause.id, bound.cites


def _games() -> Iterator[tuple[str, tuple[str, ...]]]:
    """Give every game with the passages that it shows at work.

    Of a scene these are the passages of the value that it shows, of any other game those of what decided its moves.
    """
    values = {f"{option.key} {value.id}": value.passages() for option in OPTIONS for value in option.values}
    for id in (id for group in game_index() for id in group.ids):
        record = game_record(id)
        shows = record.header("Shows")
        if shows:
            yield id, values.get(shows, ())
        else:
            judged = [step.judgement for step in open_game(record).steps()]
            yield id, tuple(cite for one in judged for finding in one.deciding() for cite in finding.sources)
