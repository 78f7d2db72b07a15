"""A rule set: a base and option values. The order in which they were chosen never matters."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any

from explorer.cards import Card, Kind, kind_of
from explorer.errors import InputError, inside, unknown
from explorer.rules.added import check_documents, document_of, presets_with
from explorer.rules.catalogue import BASE, OPTIONS
from explorer.rules.clause import Bound
from explorer.rules.decision import Decision
from explorer.rules.note import Note, in_order
from explorer.rules.option import Option, Value
from explorer.rules.own import OwnRule, arranged, bring
from explorer.rules.own_given import check_many, each, note, note_data, own_data, own_rule
from explorer.rules.presets import Preset
from explorer.rules.resolve import Resolver
from explorer.sources import OURS, Library, Passage, library
from explorer.sources.added import AddedDocument, added_data
from explorer.state import Move

_OPTIONS: dict[str, Option] = {option.key: option for option in OPTIONS}

NOT_AGREED: tuple[str, ...] = ("?", "not-agreed")
"""What stands in place of a value that is left open; no rule set has it, since nothing is played by it."""


Extra = OwnRule | Note | AddedDocument
EXTRAS = (OURS, "notes", "documents")
"""Keys of a rule set given as a mapping that are no options: what a group added to what the documents have."""


@dataclass(frozen=True, slots=True)
class RuleSet:
    """A base preset and what differs from it, as (key, value) pairs in the order of the catalogue.

    ``own`` are rules that no document has, ``notes`` what nobody checks, ``documents`` those added to the five; each
    in an order of its own, whatever the order of adding. Make one with `rule_set`, which checks it and leaves out what
    does not differ.
    """

    base: str
    changes: tuple[tuple[str, str], ...] = ()
    own: tuple[OwnRule, ...] = ()
    notes: tuple[Note, ...] = ()
    documents: tuple[AddedDocument, ...] = ()
    _made: dict[str, Any] = field(default_factory=dict, compare=False, repr=False)

    @property
    def document(self) -> str:
        """The document whose base game this stands on."""
        return self.presets()[self.base].document

    @property
    def values(self) -> dict[str, str]:
        """The value of every option, by key."""
        if "values" not in self._made:
            self._made["values"] = preset_values(self.base, self.documents) | dict(self.changes)
        values: dict[str, str] = self._made["values"]
        return values

    def presets(self) -> Mapping[str, Preset]:
        """Return every preset that this may stand on, by id, those of added documents last."""
        return presets_with(self.documents)

    def library(self) -> Library:
        """Return what may be cited: the documents, the added ones behind them, and own rules by id (``ours:1``)."""
        if "library" not in self._made:
            texts = ((f"{OURS}:{number}", rule.text) for number, rule in enumerate(self.own, start=1))
            own = [Passage(id, OURS, "rule", "", "", text) for id, text in texts]
            self._made["library"] = library().with_documents((added.document for added in self.documents), own)
        made: Library = self._made["library"]
        return made

    def own_rule(self, id: str) -> OwnRule | None:
        """Return the own rule that a clause or citation comes from, by its id, or ``None`` where it is none."""
        start, _, number = id.partition(":")
        found = start == OURS and number.isdecimal() and 1 <= int(number) <= len(self.own)
        return self.own[int(number) - 1] if found else None

    def add(self, *given: Extra) -> RuleSet:
        """Return the rule set with own rules, notes and documents added.

        Raises:
            InputError: at ``rules.ours``, ``rules.notes`` or ``rules.documents``, when they cannot be added.
        """
        return self._with(self._extras() | {*given})

    def drop(self, *given: Extra) -> RuleSet:
        """Return the rule set without some of its own rules, notes and documents.

        Raises:
            InputError: at ``rules.base``, when a document goes that this stands on.
        """
        return self._with(self._extras() - {*given})

    def _extras(self) -> set[Extra]:
        every: list[Extra] = [*self.own, *self.notes, *self.documents]
        return set(every)

    def _with(self, extras: set[Extra]) -> RuleSet:
        return rule_set(
            {"base": self.base, **dict(self.changes)},
            own=(one for one in extras if isinstance(one, OwnRule)),
            notes=(one for one in extras if isinstance(one, Note)),
            documents=(one for one in extras if isinstance(one, AddedDocument)),
        )

    def base_game(self, base: str | None = None) -> RuleSet:
        """Return a preset as it is, by default the one this stands on: without changes, own rules and notes.

        Added documents stay, so that their base games can be had; each document's own verdict is judged by its own.

        Raises:
            InputError: at ``rules.base``, for an unknown preset.
        """
        return rule_set({"base": base or self.base}, documents=self.documents)

    def given(self) -> dict[str, Any]:
        """Return the rule set as plain data that `rule_set` reads back."""
        return {"base": self.base, **dict(self.changes), **self.extras()}

    def extras(self) -> dict[str, list[dict[str, Any]]]:
        """Return own rules, notes and added documents as plain data, each kind of them where there is any."""
        written = (
            [own_data(rule) for rule in self.own],
            [dict(note_data(one)) for one in self.notes],
            [added_data(added) for added in self.documents],
        )
        return {key: found for key, found in zip(EXTRAS, written, strict=True) if found}

    def change(self, key: str, value: str) -> RuleSet:
        """Return the rule set with one option set otherwise."""
        changed = {"base": self.base, **dict(self.changes), key: value}
        return rule_set(changed, own=self.own, notes=self.notes, documents=self.documents)

    def param(self, name: str) -> Any:
        """Return a parameter that a chosen value sets (hand, decks, opening …), or its default."""
        if "params" not in self._made:
            params: dict[str, Any] = {"deal_all": False, "red_apart": frozenset(), "opening": ()}
            for value in self._chosen():
                params |= value.params
            self._made["params"] = params
        return self._made["params"][name]

    def kind(self, card: Card) -> Kind:
        """Return what the rules see of a card."""
        apart = self.param("red_apart")
        return kind_of(card, apart) if apart else card.rank

    def laid(self, move: Move) -> Kind:
        """Return what the cards of a move count as: what is claimed, or what they are."""
        return move.claim[1] if move.claim else self.kind(move.cards[0])

    def bounds(self) -> tuple[Bound, ...]:
        """Return every clause in force, each once, with all the settings and passages that bring it."""
        if "bounds" not in self._made:
            merged = {bound.clause.id: self._cited(bound, bound.clause.name) for bound in BASE}
            for key, value in self.values.items():
                if key in _OPTIONS:
                    chosen = _OPTIONS[key].value(value)
                    brought = (self._cited(bound, f"{key}.{value}") for bound in chosen.brings)
                    for bound in (*brought, *chosen.keeps):
                        merged[bound.clause.id] = _merge(merged.get(bound.clause.id), bound, (key, value))
            self._made["bounds"] = tuple(bring(self.own, merged).values())
        bounds: tuple[Bound, ...] = self._made["bounds"]
        return bounds

    def resolver(self, decision: Decision) -> Resolver:
        """Return the clauses of one decision, ready to answer."""
        resolver: Resolver | None = self._made.get(decision.id)
        if resolver is None:
            resolver = Resolver(decision, (bound for bound in self.bounds() if bound.clause.decision is decision))
            self._made[decision.id] = resolver
        return resolver

    def _cited(self, bound: Bound, name: str) -> Bound:
        """Add the passages of added documents that plainly say what a value brings, or what is always in force."""
        more = [passage for added in self.documents for passage, names in added.says if name in names]
        return Bound(bound.clause, (*bound.cites, *more), bound.settings) if more else bound

    def _chosen(self) -> list[Value]:
        return [_OPTIONS[key].value(value) for key, value in self.values.items() if key in _OPTIONS]


def _merge(had: Bound | None, bound: Bound, setting: tuple[str, str]) -> Bound:
    cites, settings = (had.cites, had.settings) if had else ((), ())
    return Bound(bound.clause, tuple(dict.fromkeys(cites + bound.cites)), (*settings, setting))


@lru_cache(maxsize=1024)
def _preset_values(base: str, documents: tuple[AddedDocument, ...]) -> tuple[tuple[str, str], ...]:
    first = {option.key: option.values[0].id for option in OPTIONS}
    return tuple((first | presets_with(documents)[base].differs).items())


def preset_values(base: str, documents: tuple[AddedDocument, ...] = ()) -> dict[str, str]:
    """Return the value of every option under a preset, by key; ``documents`` are added ones, with presets of theirs."""
    return dict(_preset_values(base, documents))


def value_ids(key: str) -> tuple[str, ...]:
    """Return the values that an option has, or ``()`` for a key that is no option."""
    return tuple(value.id for value in _OPTIONS[key].values) if key in _OPTIONS else ()


def rule_set(
    rules: str | Mapping[str, object],
    *,
    own: Iterable[OwnRule] = (),
    notes: Iterable[Note] = (),
    documents: Iterable[AddedDocument] = (),
) -> RuleSet:
    """Make a rule set from a preset's name, or from a mapping with ``base`` and option keys.

    A mapping may also carry ``ours``, ``notes`` and ``documents``, lists of plain data, which join those given as such.

    Raises:
        InputError: at ``rules`` or ``rules.KEY``, for an unknown preset, key or value, and for own rules, notes and
            documents that cannot be (``rules.ours.0.top``).

    >>> rule_set({"base": "pagat", "led_ten": "stands", "hand": 6}).changes
    (('hand', '6'),)
    """
    if not isinstance(rules, (str, Mapping)):
        raise InputError("rules.given", at="rules")
    given = {"base": rules} if isinstance(rules, str) else {str(key): value for key, value in rules.items()}
    with inside("rules"):
        ours = (*own, *each(given.pop(OURS, ()), own_rule, at=OURS))
        told = (*notes, *each(given.pop("notes", ()), note, at="notes"))
        added = (*documents, *each(given.pop("documents", ()), document_of, at="documents"))
        check_many(ours, at=OURS)
        check_many(told, at="notes")
        ours, told, added = arranged(ours), in_order(told), check_documents(added)
    try:
        return _rule_set(tuple(sorted((key, _text(value)) for key, value in given.items())), ours, told, added)
    except InputError as error:
        raise error.placed("rules" if isinstance(rules, str) else error.at) from None


def _text(value: object) -> str:
    return {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)


@lru_cache(maxsize=4096)
def _rule_set(
    given: tuple[tuple[str, str], ...],
    own: tuple[OwnRule, ...],
    notes: tuple[Note, ...],
    documents: tuple[AddedDocument, ...],
) -> RuleSet:
    chosen, presets = dict(given), presets_with(documents)
    base = chosen.pop("base", "pagat")
    if base not in presets:
        raise unknown("preset", base, presets, at="rules.base")
    usual = preset_values(base, documents)
    for key, value in chosen.items():
        if key not in usual:
            raise unknown("option", key, usual, at=f"rules.{key}")
        if value in NOT_AGREED:
            raise InputError("rules.not-agreed", key=key, values=tuple(value_ids(key)), at=f"rules.{key}")
        if value not in value_ids(key):
            raise unknown("value", value, value_ids(key), option=key, at=f"rules.{key}")
    changes = tuple((key, chosen[key]) for key in usual if key in chosen and chosen[key] != usual[key])
    return RuleSet(base, changes, own, notes, documents)
