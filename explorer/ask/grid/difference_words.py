"""Where two rule sets part, as sentences: first what goes where, then the options that no grid shows."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from explorer.ask.grid.difference import LIES_A, LIES_B, NEVER, OTHER, SAME, Difference, Pair, difference
from explorer.ask.grid.grid import NO_CARDS
from explorer.ask.grid.groups import Group, Part, grouped
from explorer.ask.grid.phrases import Phrases
from explorer.ask.grid.times import Change, Time, changes
from explorer.ask.grid.tops import Top
from explorer.cards import Kind
from explorer.rules.decision import EMPTY
from explorer.rules.ruleset import RuleSet
from explorer.trace.labels import option_words, value_words
from explorer.trace.language import language


@dataclass(frozen=True, slots=True)
class Verdicts:
    """What a sentence says of a pair: what it comes to, and what either rule set says where that is told.

    ``lacks`` is why the cell cannot arise under one of them.
    """

    comes_to: str
    lacks: str | None = None
    a: tuple[bool, str, str] | None = None
    b: tuple[bool, str, str] | None = None

    @property
    def place(self) -> tuple[bool, str]:
        """Where it stands in a sentence: what is no difference any more comes last."""
        return (self.comes_to == SAME, self.comes_to)


@dataclass(frozen=True, slots=True)
class Contrast:
    """A sentence, the group of which it tells and when it holds (neither for one that is of no cells)."""

    text: str
    group: Group | None = None
    time: Time | None = None


def rules_names(a: RuleSet, b: RuleSet, lang: str = "") -> tuple[str, str]:
    """Return how two rule sets are called beside each other: by the preset where one is as it is, else ours and theirs.

    >>> from explorer.rules.ruleset import rule_set
    >>> rules_names(rule_set("pagat").change("led_ten", "clears"), rule_set("wikipedia-1"))
    ('ours', 'Wikipedia (early)')
    """
    speech = language(lang)

    def name(rules: RuleSet, side: str) -> str:
        plain = rules == rules.base_game() and speech.has("grid", "rules", rules.base)
        return str(speech.at("grid", "rules", rules.base) if plain else speech.at("grid", "changed", side))

    return name(a, "a"), name(b, "b")


def difference_sentences(
    a: RuleSet, b: RuleSet, *, count: int = 1, run: int = 1, names: tuple[str, str] | None = None, lang: str = ""
) -> list[Contrast]:
    """Return where two rule sets part: on the grid for so many cards, at every time, and by other options.

    Raises:
        InputError: at ``cards`` or ``run``, for numbers that no rule tells apart.

    >>> from explorer.rules.ruleset import rule_set
    >>> ours = rule_set("pagat").change("pictures_on", "8")
    >>> [contrast.text for contrast in difference_sentences(ours, rule_set("pagat"))]
    ['On a seven: pictures go only under Pagat.', 'Everything else goes alike under both.']
    """
    called = names or rules_names(a, b, lang)
    seen: dict[Time, Difference] = {}

    def said(time: Time) -> dict[tuple[Top, Kind], Verdicts]:
        apart = seen[time] = difference(a, b, count=count, run=run, stock=time.stock, nines=time.nines)
        return {place: verdicts(pair) for place, pair in apart.pairs.items() if pair.comes_to != NEVER}

    every = changes((a, b), said)
    found = [contrast for change in every for contrast in _contrasts(seen[change.time], change, called, lang)]
    return [*found, *closing(seen[every[0].time], bool(found), names=called, lang=lang)]


def slice_contrasts(apart: Difference, *, names: tuple[str, str] | None = None, lang: str = "") -> list[Contrast]:
    """Return where two rule sets part in one slice."""
    called = names or rules_names(apart.a.rules, apart.b.rules, lang)
    said = {place: verdicts(pair) for place, pair in apart.pairs.items() if pair.comes_to != NEVER}
    time = Time(apart.a.at.stock, apart.a.at.nines, first=True)
    found = list(_contrasts(apart, Change(time, said, {}), called, lang))
    return [*found, *closing(apart, bool(found), names=called, lang=lang)]


def closing(apart: Difference, some: bool, *, names: tuple[str, str], lang: str = "") -> list[Contrast]:
    """Return what is said after the cells: that the rest is alike, and the options that no grid shows."""
    phrases = Phrases(lang, apart.kinds, frozenset())
    found = [Contrast(phrases.say("difference", "rest" if some else "none"))]
    for option in apart.options:
        labels = (value_words(option.key, value, lang).label for value in (option.a, option.b))
        facts = dict(zip(("a", "b", "label_a", "label_b"), (*names, *labels), strict=True))
        question = option_words(option.key, lang).question
        found.append(Contrast(phrases.say("difference", "option", question=question, **facts)))
    return found


def verdicts(pair: Pair) -> Verdicts:
    """Return what is to be said of a pair."""
    if pair.comes_to in (SAME, LIES_A, LIES_B):
        return Verdicts(pair.comes_to, pair.a.cannot or pair.b.cannot)
    return Verdicts(pair.comes_to, None, pair.a.said, pair.b.said)


def _contrasts(apart: Difference, change: Change[Verdicts], names: tuple[str, str], lang: str) -> Iterable[Contrast]:
    rows = [(row[0].top, _row(row, change)) for row in apart.rows]
    red = apart.a.rules.param("red_apart") | apart.b.rules.param("red_apart")
    phrases = Phrases(lang, apart.kinds, red)
    for group in grouped([row for row in rows if row[1]], rest=None, every=apart.kinds):
        yield Contrast(_sentence(group, change.time, phrases, names), group, change.time)


def _row(row: tuple[Pair, ...], change: Change[Verdicts]) -> dict[Kind, Verdicts | None]:
    """Return what is to be said of each kind on a top: of the first time what differs, later what is otherwise."""
    said: dict[Kind, Verdicts | None] = {}
    for pair in row:
        place = (pair.top, pair.kind)
        if place in change.said:
            new = change.before.get(place, Verdicts(SAME)) != change.said[place]
            said[pair.kind] = change.said[place] if new else None
    return said


def _sentence(group: Group, time: Time, phrases: Phrases, names: tuple[str, str]) -> str:
    ordered = sorted(group.parts, key=lambda part: part.value.place)
    top = EMPTY if group.tops[0].kind == EMPTY else "pile"
    whole = len(ordered) == 1 and ordered[0].rest
    lies = {LIES_A: "a", LIES_B: "b"}.get(ordered[0].value.comes_to) if whole else None
    if ordered[0].value.lacks == NO_CARDS:
        lies = None
    said = [_part(part, phrases, names, top=top, whole=whole) for part in ordered]
    facts = {"tops": phrases.tops(group.tops), "when": phrases.when(time), "parts": phrases.parts(said)}
    return phrases.say("difference", "row", lies=lies, top=top, a=names[0], b=names[1], **facts)


def _part(part: Part, phrases: Phrases, names: tuple[str, str], *, top: str, whole: bool) -> str:
    listed, said = phrases.listed(part.items), part.value
    facts = {"top": top, "many": listed.many, "was": "none", "owed": False}
    words: dict[str, str] = {}
    for side, verdict in (("a", said.a), ("b", said.b)):
        if verdict is not None:
            shown = dict(zip(("goes", "effect", "next"), verdict, strict=True))
            words |= {f"effect_{side}": shown["effect"], f"does_{side}": phrases.say("grid", "does", **facts, **shown)}
            if said.comes_to == OTHER:
                words[f"becomes_{side}"] = phrases.say("difference", "becomes", **facts, **shown)
    facts |= {"left": "everything" if whole else None, "comes_to": said.comes_to, "lacks": said.lacks}
    facts |= {"list": listed.text, "again": _again(said)}
    return phrases.say("difference", "part", **facts, **words, a=names[0], b=names[1])


def _again(said: Verdicts) -> str | None:
    """Return under which rules the same player goes on, where that is all the difference."""
    if said.comes_to != OTHER or said.a is None or said.b is None or said.a[1] != said.b[1]:
        return None
    return "a" if said.a[2] == "actor" else "b"
