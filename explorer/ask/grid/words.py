"""The grid as sentences: for each group of tops what goes, what happens then, and what does not go."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import asdict, dataclass, replace

from explorer.ask.grid.grid import Cell, Grid, grid
from explorer.ask.grid.groups import Group, Part, grouped
from explorer.ask.grid.phrases import Phrases
from explorer.ask.grid.slice import Slice, kinds_of, switches
from explorer.ask.grid.times import Change, Time, changes
from explorer.ask.grid.tops import Top, tops_of
from explorer.cards import Kind
from explorer.rules.decision import EFFECT, EMPTY
from explorer.rules.ruleset import RuleSet
from explorer.trace.language import language


@dataclass(frozen=True, slots=True)
class Saying:
    """What a sentence says of a cell; ``was`` is the effect it had before, where it is said of a later time."""

    goes: bool
    effect: str
    next: str
    owed: bool
    was: str = "none"

    @property
    def place(self) -> tuple[bool, int]:
        """Where it stands in a sentence: what just goes, what happens besides, what does not go."""
        effects = ("none", *reversed(EFFECT.outcomes))
        return (not self.goes, effects.index(self.effect))


NO = Saying(False, "none", "left", owed=False)


@dataclass(frozen=True, slots=True)
class Sentence:
    """A sentence, the group of which it tells, and when it holds."""

    text: str
    group: Group
    time: Time


def grid_sentences(slice: Grid, lang: str = "") -> list[Sentence]:
    """Return one slice as sentences.

    >>> from explorer.rules.ruleset import rule_set
    >>> grid_sentences(grid(rule_set("pagat")))[3].text
    'On a led ten, a led ace or a two: only equal cards go.'
    """
    said = {place: _saying(cell) for place, cell in slice.cells.items() if not cell.cannot}
    time = Time(slice.at.stock, slice.at.nines, first=True)
    return list(_sentences(slice.rules, Change(time, said, {}), lang))


def rule_sentences(
    rules: RuleSet, *, count: int = 1, run: int = 1, top: Top | None = None, lang: str = ""
) -> list[Sentence]:
    """Return all that so many cards can do as sentences, on any top or on one.

    First what usually holds, then what is otherwise once the stock is gone, or all nines are out.

    Raises:
        InputError: at ``cards`` or ``run``, for numbers that no rule tells apart.
    """

    def said(time: Time) -> dict[tuple[Top, Kind], Saying]:
        cells = grid(rules, count=count, run=run, stock=time.stock, nines=time.nines).cells
        return {at: _saying(cell) for at, cell in cells.items() if not cell.cannot and top in (None, cell.top)}

    return [sentence for change in changes((rules,), said) for sentence in _sentences(rules, change, lang)]


def heading(rules: RuleSet, at: Slice, *, stock: bool = True, lang: str = "") -> str:
    """Return what a slice holds fixed, in a line; ``stock`` says whether to speak of it."""
    phrases = Phrases(lang, kinds_of(rules), rules.param("red_apart"))
    facts = {"count": at.count, "run": at.run, "stock": at.stock}
    said = [phrases.say("grid", "head", "count", **facts)]
    said += [phrases.say("grid", "head", "run", **facts)] if at.run > 1 else []
    said += [phrases.say("grid", "head", "stock", **facts)] if stock and True in switches(rules).stock else []
    said += [] if at.nines else [phrases.say("grid", "head", "nines")]
    return ", ".join(said)


def nothing(lang: str = "") -> str:
    """Return what is said where there are no cards for any cell, so that there are no sentences."""
    return str(language(lang).at("grid", "nothing"))


def _saying(cell: Cell) -> Saying:
    return Saying(cell.goes, cell.effect, cell.next, cell.owed)


def _sentences(rules: RuleSet, change: Change[Saying], lang: str) -> Iterable[Sentence]:
    rows = [(top, _row(top, rules, change)) for top in tops_of(rules)]
    phrases = Phrases(lang, kinds_of(rules), rules.param("red_apart"))
    for group in grouped([row for row in rows if row[1]], rest=NO, every=phrases.every):
        yield Sentence(_sentence(group, change.time, phrases), group, change.time)


def _row(top: Top, rules: RuleSet, change: Change[Saying]) -> dict[Kind, Saying | None]:
    """Return what is to be said of each kind on a top; nothing of those that are as they were."""
    row: dict[Kind, Saying | None] = {}
    for kind in kinds_of(rules):
        if (top, kind) in change.said:
            said, before = change.said[top, kind], change.before.get((top, kind))
            if said.goes and before is not None and before.goes:
                said = replace(said, was=before.effect)
            row[kind] = said if change.fresh((top, kind)) else None
    return row


def _sentence(group: Group, time: Time, phrases: Phrases) -> str:
    ordered = sorted(group.parts, key=lambda part: part.value.place)
    only = len(ordered) == 2 and ordered[1].rest and ordered[1].value == NO
    left = {part: "everything" if len(ordered) == 1 else "else" for part in ordered if part.rest}
    if only:
        ordered, left = ordered[:1], {ordered[0]: "only"}
    top = EMPTY if group.tops[0].kind == EMPTY else "pile"
    said = [_part(part, phrases, left=left.get(part), top=top) for part in ordered]
    tops, when = phrases.tops(group.tops), phrases.when(time)
    return phrases.say("grid", "row", when=when, top=top, tops=tops, parts=phrases.parts(said))


def _part(part: Part, phrases: Phrases, *, left: str | None, top: str) -> str:
    listed = phrases.listed(part.items)
    facts = {**asdict(part.value), "top": top, "many": listed.many}
    does = phrases.say("grid", "does", **facts)
    return phrases.say("grid", "part", left=left, list=listed.text, does=does, **facts)
