"""A document as a witness: the rules of its base game, and which of the clauses in force are its own word."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import Any, TypeVar

from explorer.rules.catalogue import OPTIONS
from explorer.rules.decision import Decision
from explorer.rules.presets import DOCUMENTS
from explorer.rules.resolve import Resolver
from explorer.rules.ruleset import RuleSet, rule_set
from explorer.rules.standing import ABSENT, standing
from explorer.sources.interpretations import OPEN, PREFIX

T = TypeVar("T")
Setting = tuple[str, str]
"""An option value, as (key, value)."""

_TOPICS = {option.key: option.topic for option in OPTIONS}


@dataclass(frozen=True, slots=True)
class Witness:
    """A document that is asked: ``rules`` are its base game.

    ``added`` are option values that its base game does not have and that were put into ``rules`` all the same, since a
    position could not be without them. Make one with `witness`.
    """

    rules: RuleSet
    added: tuple[Setting, ...] = ()
    _made: dict[Any, Any] = field(default_factory=dict, compare=False, repr=False)

    @property
    def id(self) -> str:
        """The document's id."""
        return self.rules.document

    @property
    def unlisted(self) -> tuple[Setting, ...]:
        """What was added although the document does not know it, neither as its base game nor as a house rule."""
        return tuple(setting for setting in self.added if not self.has(*setting))

    def adding(self, settings: tuple[Setting, ...]) -> Witness:
        """Return the witness with option values put into its base game."""
        if not settings:
            return self
        rules = self.rules
        for key, value in settings:
            rules = rules.change(key, value)
        return self.kept(settings, lambda: Witness(rules, (*self.added, *settings)))

    def has(self, key: str, value: str) -> bool:
        """Tell whether the document knows an option value, in its base game or as a house rule."""
        return ABSENT != standing(self.id, key, value, documents=self.rules.documents).mark

    def on(self, key: str, value: str) -> tuple[str, ...]:
        """Return the document's passages on an option value."""
        return standing(self.id, key, value, documents=self.rules.documents).passages

    def cited(self, cites: Iterable[str]) -> tuple[str, ...]:
        """Return those of some citations that are passages of this document."""
        return tuple(cite for cite in cites if cite.startswith(self.id + ":"))

    def says(self, cites: Iterable[str], settings: Iterable[Setting]) -> bool:
        """Tell whether a clause is the document's own word, by what it cites and which option values bring it.

        It is if it cites a rule passage of the document (or any, where the clause came with what was ``added``, or with
        an option of the same topic), or an interpretation of words of this document that can be read both ways or are
        corrupt: then the document does speak, and it is our reading that is doubtful.
        """
        cites, sources = tuple(cites), self.rules.library()
        added = bool({_TOPICS[key] for key, _ in self.added} & {_TOPICS[key] for key, _ in settings})
        if any(added or sources.passage(cite).kind == "rule" for cite in self.cited(cites)):
            return True
        read = (sources.interpretation(cite) for cite in cites if cite.startswith(PREFIX))
        return any(one.kind in OPEN and bool(self.cited(one.reads)) for one in read)

    def own(self, decision: Decision) -> Resolver:
        """Return the clauses of one decision that are the document's own word, ready to answer."""
        bounds = self.rules.resolver(decision).bounds
        return self.kept(
            decision, lambda: Resolver(decision, (one for one in bounds if self.says(one.cites, one.settings)))
        )

    def kept(self, key: object, make: Callable[[], T]) -> T:
        """Return what was made of this witness before under a key, else make it now."""
        if key not in self._made:
            self._made[key] = make()
        made: T = self._made[key]
        return made


@cache
def _of_the_five(document: str) -> Witness:
    return Witness(rule_set(document))


def witness(document: str, rules: RuleSet | None = None) -> Witness:
    """Return a document as a witness: one of the five, or one of those that somebody added to ``rules``.

    Raises:
        InputError: at ``rules.base``, for another id.

    >>> witness("guide").has("hand", "6"), witness("digest").has("hand", "6")
    (True, False)
    """
    if document in DOCUMENTS or rules is None:
        return _of_the_five(document)
    return Witness(rules.base_game(document))


def witnesses(rules: RuleSet | None = None) -> Mapping[str, Witness]:
    """Return the five documents, and behind them those that somebody added to ``rules``, by id."""
    added = tuple(one.id for one in rules.documents) if rules else ()
    return {document: witness(document, rules) for document in (*DOCUMENTS, *added)}
