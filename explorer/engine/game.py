"""A record opened: its rules, its first position, and its moves as the engine takes them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

from explorer.cards import Card
from explorer.engine.check import check_position
from explorer.engine.deal import Dealt, deal, shuffled_deck
from explorer.engine.given import read_names, read_place
from explorer.engine.position import read_position
from explorer.engine.replay import Step, replay
from explorer.errors import InputError, inside
from explorer.notation.cards import read_cards
from explorer.notation.records import Record
from explorer.rules.compact import document_parts, note_parts, own_parts, write_document, write_note, write_own
from explorer.rules.ruleset import EXTRAS, RuleSet, rule_set
from explorer.sources.added import AddedDocument
from explorer.state import Move, State

DECK, SEED, TURN = "Deck", "Seed", "Turn"
LAID_OUT = {
    "Pile": "pile",
    "Stock": "stock",
    "Aside": "discard",
    "Led by": "led_by",
    "Last play": "last_play",
    "Last play by": "by",
    "Fallen": "cleared",
    "Drawn": "drawn",
}
"""The headers of a position laid out that say the same as a key of the judging interface."""

ZONES = {"Hand": "hands", "Open": "table_up", "Hidden": "table_down"}
"""The headers that go on with a player's name, with the key of the judging interface: ``Hand Ben: 3D 4S``."""

ADDED = dict(zip(EXTRAS, (own_parts, note_parts, document_parts), strict=True))
"""How what a group added stands in the rules of a record: ``ours goes.K.3...Kings fly low``."""

OPENING = {"yes": True, "no": False}
_HEADERS = {key: header for header, key in LAID_OUT.items()}


@dataclass(frozen=True, slots=True)
class Game:
    """A record under a rule set: where it starts (dealt, or a position laid out), and its moves as (seat, move)."""

    record: Record
    rules: RuleSet
    state: State
    dealer: int
    dealt: Dealt | None
    moves: tuple[tuple[int, Move], ...]

    def steps(self) -> list[Step]:
        """Judge every move where it stands.

        Raises:
            InputError: at ``move N``, when it names cards that are not there.
        """
        return replay(self.state, self.moves, self.rules)


def read_rules(text: str, *, documents: Iterable[AddedDocument] = ()) -> RuleSet:
    """Read rules written as a preset and changes: ``pagat, led_ten clears, pictures_on 8``.

    Own rules stand there as ``ours goes.K.3...Kings fly low``, notes and documents likewise (`explorer.rules.compact`);
    ``documents`` are there beside those.

    Raises:
        InputError: at ``rules`` or ``rules.KEY`` for what cannot be.
    """
    base, *changes = (part.strip() for part in text.split(","))
    given: dict[str, object] = {"base": base}
    added: dict[str, list[object]] = {}
    for change in changes:
        key, _, value = change.partition(" ")
        if key in ADDED:
            with inside(f"rules.{key}.{len(added.setdefault(key, []))}"):
                added[key].append(ADDED[key](value.strip()))
            continue
        if key in given:
            raise InputError("rules.twice", key=key, at=f"rules.{key}")
        given[key] = value.strip()
    return rule_set(given | added, documents=documents)


def write_rules(rules: RuleSet) -> str:
    """Write rules so that `read_rules` reads them back."""
    ours, notes, documents = EXTRAS
    added = [
        *(f"{ours} {write_own(rule, line=True)}" for rule in rules.own),
        *(f"{notes} {write_note(note, line=True)}" for note in rules.notes),
        *(f"{documents} {write_document(document)}" for document in rules.documents),
    ]
    return ", ".join([rules.base, *(f"{key} {value}" for key, value in rules.changes), *added])


def open_game(record: Record, *, rules: RuleSet | None = None, documents: Iterable[AddedDocument] = ()) -> Game:
    """Open a record, under its own rules, which may stand on added ``documents``, or others.

    Raises:
        InputError: at a header or ``move N`` for what cannot be.
    """
    with _at_headers():
        rules = rules or read_rules(record.header("Rules", "pagat"), documents=documents)
        names = read_names([name.strip() for name in record.header("Players").split(",")])
        dealer = read_place(names, record.header("Dealer", names[-1]), at="Dealer")
        if record.header(TURN):
            dealt, state = None, _laid_out(record, names, rules)
        else:
            dealt = deal(names, dealer, _deck(record, rules), rules)
            state = dealt.state
    moves = tuple(
        (read_place(names, recorded.by, at=f"move {number}"), recorded.move)
        for number, recorded in enumerate(record.moves, start=1)
    )
    return Game(record, rules, state, dealer, dealt, moves)


@contextmanager
def _at_headers() -> Iterator[None]:
    """Name the header instead of the key that the judging interface has for it."""
    try:
        yield
    except InputError as error:
        key, _, name = error.at.partition(".")
        zone = next((zone for zone, its in ZONES.items() if its == key), "")
        header = f"{zone} {name}".rstrip() if zone else _HEADERS.get(key, key[:1].upper() + key[1:])
        raise error.placed(header) from None


def _deck(record: Record, rules: RuleSet) -> tuple[Card, ...]:
    """Return the deck of a record that is dealt: written out, or shuffled from a seed."""
    for header, _ in record.headers:
        if header in LAID_OUT or header == "Opening" or header.partition(" ")[0] in ZONES:
            raise InputError("record.laid-out", header=header, at=header)
    if record.header(DECK) and record.header(SEED):
        raise InputError("record.dealt-twice", at=SEED)
    if not record.header(SEED):
        if not record.header(DECK):
            raise InputError("record.beginning", at=DECK)
        with inside(DECK):
            return read_cards(record.header(DECK))
    seed, _, game = record.header(SEED).partition(" ")
    if not seed.isdecimal() or not (game or "0").isdecimal():
        raise InputError("record.seed", at=SEED)
    return shuffled_deck(rules, seed=int(seed), game=int(game or 0))


def _laid_out(record: Record, names: tuple[str, ...], rules: RuleSet) -> State:
    for header in (DECK, SEED):
        if record.header(header):
            raise InputError("record.dealt-or-laid", at=header)
    opening = record.header("Opening", "no")
    if opening not in OPENING:
        raise InputError("record.opening", given=opening, at="Opening")
    case: dict[str, Any] = {
        "players": list(names),
        "turn": record.header(TURN),
        "opening": OPENING[opening],
    }
    for header, value in record.headers:
        zone, _, name = header.partition(" ")
        if zone in ZONES and name:
            case.setdefault(ZONES[zone], {})[name] = value
    case |= {key: record.header(header) for header, key in LAID_OUT.items() if record.header(header)}
    state = read_position(case, rules)
    check_position(state, rules)
    return state
