"""The lines of a sheet: of every entry of the layout those that the rules in force have."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from functools import cached_property, lru_cache
from typing import Any

from explorer.ask.grid.slice import kinds_of
from explorer.cards import PACK
from explorer.engine.deal import check_players
from explorer.errors import InputError
from explorer.language import Language, as_word, current
from explorer.rules.catalogue.facts import FACTS, PLAYERS
from explorer.rules.catalogue.kinds import ORDER
from explorer.rules.clause import Bound, Clause
from explorer.rules.ruleset import RuleSet
from explorer.rules.standing import documented
from explorer.sheet.layout import Entry, layout
from explorer.sheet.lying import lying, lying_words
from explorer.sheet.model import BASE, LISTS, Line, Section, Source
from explorer.sheet.sources import added_by, said_by
from explorer.sources import OURS
from explorer.trace.forms import Wording
from explorer.trace.labels import value_words
from explorer.trace.language import language

PARAMS = ("decks", "hand")
"""Parameters of the rules that the layout may ask for."""


NAMED = {"tens": "10", "aces": "A"}
"""Kinds that a line names as lying there, by what its words call them: only where the rules let them lie."""


@dataclass(frozen=True)
class Rules:
    """A rule set as the layout looks at it, the keys that are not agreed, and those of `NAMED` that can lie there."""

    rules: RuleSet
    open: tuple[str, ...]
    speech: Language
    lie: frozenset[str]

    @cached_property
    def bounds(self) -> tuple[Bound, ...]:
        """The clauses in force, but for those that own rules alone bring."""
        return tuple(one for one in self.rules.bounds() if not all(cite.startswith(f"{OURS}:") for cite in one.cites))

    @cached_property
    def names(self) -> frozenset[str]:
        """What the clauses in force are found by, their names and ids."""
        return frozenset(name for one in self.rules.bounds() for name in (one.clause.id, one.clause.name))

    @cached_property
    def overruled(self) -> frozenset[str]:
        """What clauses in force make exceptions from, by names, ids and tags."""
        return frozenset(name for one in self.bounds for name in one.clause.defeats)

    def has(self, name: str) -> bool:
        """Tell whether a clause is in force, by its name or id."""
        return name in self.names

    def fits(self, entry: Entry) -> bool:
        """Tell whether a line has its place on the sheet."""
        return (
            all(as_word(self.rules.param(name)) == value for name, value in entry.when.items())
            and (not entry.any_of or any(map(self.has, entry.any_of)))
            and not any(map(self.has, entry.none_of))
            and (not entry.top or lying(self.rules, entry.top) is not None)
        )

    def unsettled(self, settings: Iterable[tuple[str, str]]) -> bool:
        """Tell whether it hangs on something that is not agreed."""
        return any(key in self.open for key, _ in settings)


def sections(rules: RuleSet, lang: str = "", *, open: tuple[str, ...] = ()) -> tuple[Section, ...]:
    """Return the lines of the rules in force under their headings; of an own rule there is none here."""
    lie = frozenset(kind for kind in NAMED.values() if lying(rules, kind) is not None)
    seen = Rules(rules, open, language(lang), lie)
    found = []
    for id, entries in layout().sections:
        given = (line for entry in entries if seen.fits(entry) for line in _lines(entry, seen))
        found.append((id, tuple(_compared(line, seen, current(lang)) for line in given)))
    told = [line for _, lines in found for line in lines]
    found.append(("other", tuple(_other(seen, told, lang))))
    titles = {id: Wording(seen.speech, {}).say("sheet", "section", id) for id, lines in found if lines}
    return tuple(Section(id, titles[id], lines) for id, lines in found if lines)


def _compared(line: Line, seen: Rules, lang: str) -> Line:
    """Return a line with whether it is ours, and without the documents that have it otherwise.

    What a clause comes to can hang on others: a document whose own games have its line, but never in these words, does
    not say it. What the document of our base says of a line of ours it cannot say of its base game.
    """
    rules, lie = seen.rules, seen.lie
    ours = line.text not in _base_lines(rules.base_game(), lang, lie).values()
    sources = []
    for source in line.sources:
        games = [id for id, preset in rules.presets().items() if preset.document == source.document]
        had = [_base_lines(rules.base_game(id), lang, lie) for id in games]
        if not any(line.origin in game for game in had) or any(line.text == game.get(line.origin) for game in had):
            of_base = ours and source == Source(rules.base, BASE)
            sources.append(replace(source, mark=LISTS) if of_base else source)
    return replace(line, ours=ours, sources=tuple(sources))


@lru_cache(maxsize=64)
def _base_lines(rules: RuleSet, lang: str, lie: frozenset[str]) -> dict[str, str]:
    """Return the lines of a base by origin; which kinds can lie there is told, so as to be no difference."""
    plain = Rules(rules, (), language(lang), lie)
    found = (line for entry in layout().entries if plain.fits(entry) for line in _lines(entry, plain))
    return {line.origin: line.text for line in found}


def _lines(entry: Entry, seen: Rules) -> Iterator[Line]:
    if entry.kind == "clause":
        for bound in seen.bounds:
            if entry.name in (bound.clause.id, bound.clause.name):
                yield _clause(bound, entry, seen)
    elif entry.kind == "option":
        yield _option(entry.name, seen)
    elif entry.kind == "fact":
        fact = next(fact for fact in FACTS if fact.id == entry.name)
        text = Wording(seen.speech, {"order": " ".join(ranks(seen.rules))}).say("sheet", "fact", fact.id)
        yield Line(f"fact:{fact.id}", text, sources=said_by(fact.cites, seen.rules))
    elif entry.kind == "added":
        text = Wording(seen.speech, {}).say("sheet", "added", entry.name)
        yield Line(f"added:{entry.name}", text, added=(f"interpretation:{entry.name}",))
    else:
        yield _players(seen)


def _clause(bound: Bound, entry: Entry, seen: Rules) -> Line:
    clause = bound.clause
    facts: dict[str, Any] = {f"rule_{key}": _written(value) for key, value in clause.params.items()}
    facts |= {name: seen.has(other) for name, other in entry.asks.items()}
    facts |= {f"{name}_lie": kind in seen.lie for name, kind in NAMED.items()}
    facts["excepted"] = not seen.overruled.isdisjoint((clause.id, clause.name))
    text = Wording(seen.speech, facts).say("sheet", "line", clause.name) if not entry.top else _on(entry, clause, seen)
    return Line(
        f"clause:{clause.id}",
        text,
        open=seen.unsettled(bound.settings),
        sources=said_by(bound.cites, seen.rules, bound.settings),
        added=added_by(bound.cites),
    )


def _on(entry: Entry, clause: Clause, seen: Rules) -> str:
    """Return what goes on a card; of what goes only without a stock also when, unless then everything does."""
    found = lying(seen.rules, entry.top)
    if found is None:
        return ""
    alone = found.goes == (entry.top,)
    late = bool(found.late) and len(found.goes + found.late) < len(kinds_of(seen.rules))
    facts: dict[str, Any] = {"top": entry.top, "some": bool(found.goes), "alone": alone}
    facts |= lying_words(found, seen.rules, seen.speech.code)
    wording = Wording(seen.speech, facts, seen.rules.param("red_apart"))
    said = wording.say("sheet", "line", clause.name)
    return f"{said} {wording.say('sheet', 'late')}" if late else said


def _option(key: str, seen: Rules) -> Line:
    setting = (key, seen.rules.values[key])
    cites = documented(*setting, seen.rules.documents)
    return Line(
        f"option:{key}.{setting[1]}",
        Wording(seen.speech, {}).say("sheet", "option", *setting),
        open=seen.unsettled([setting]),
        sources=said_by(cites, seen.rules, [setting]),
        added=added_by(cites),
    )


def _players(seen: Rules) -> Line:
    named = next((one for one in PLAYERS if one.document == seen.rules.document), PLAYERS[0])
    high = next(number for number in range(named.high, 0, -1) if number == 1 or _go_round(number, seen.rules))
    text = Wording(seen.speech, {"low": min(named.low, high), "high": high}).say("sheet", "players")
    own = named.document == seen.rules.document and high == named.high
    return Line("players", text, sources=said_by(named.cites, seen.rules) if own else ())


def _go_round(number: int, rules: RuleSet) -> bool:
    try:
        check_players(number, rules)
    except InputError:
        return False
    return True


def _other(seen: Rules, lines: list[Line], lang: str) -> Iterator[Line]:
    """Give a line for each change that takes something away from the base and puts no clause in its place."""
    told = {line.origin for line in lines}
    for key, value in seen.rules.changes:
        brought = any((key, value) in bound.settings for bound in seen.bounds)
        if not brought and f"option:{key}.{value}" not in told:
            cites = documented(key, value, seen.rules.documents)
            sources = said_by(cites, seen.rules, [(key, value)])
            text = value_words(key, value, lang).strip + "."
            yield Line(f"option:{key}.{value}", text, True, seen.unsettled([(key, value)]), sources, added_by(cites))


def ranks(rules: RuleSet) -> tuple[str, ...]:
    """Return the ranks from low to high, as they stand on cards."""
    kinds = {rules.kind(card) for card in PACK}
    apart = {f"r{one}" for one in rules.param("red_apart")}
    return tuple(kind for kind in ORDER if kind in kinds - apart)


def _written(value: object) -> object:
    return "+".join(map(str, value)) if isinstance(value, tuple) else value
