"""What clauses say, in words: title, sentence and the facts read, and the verdict of a whole judgement."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, NamedTuple

from explorer.language import current
from explorer.rules.decision import DUTY, EFFECT, FORM, PLAY, TAKER
from explorer.rules.ruleset import RuleSet
from explorer.sources import OURS
from explorer.state import State
from explorer.trace.forms import Wording
from explorer.trace.language import language
from explorer.trace.model import Finding, Judgement
from explorer.trace.wire import Trace

Pairs = tuple[tuple[str, Any], ...]


TURNED = ("try", "down")
LAYING = ("play", "try", "up", "down", "claim", "change", "on")
"""Moves that turn a card nobody has seen, and moves that can lay some."""

Judged = Judgement | Trace
"""A judgement, or a trace of one that was read back."""


class Verdict(NamedTuple):
    """The verdict in a line: whether the move is legal, in ``bold``, and the reason that decides."""

    bold: str
    text: str


def title(clause_id: str, lang: str = "", *, rules: RuleSet | None = None) -> str:
    """Return the short title of a clause; for a group's own rule its own words, which ``rules`` have.

    Raises:
        MessageError: when there is no such clause.

    >>> title("play.pictures-need(lowest=8)")
    'Pictures need an 8 or higher'
    """
    return _title(current(lang), *_worded(clause_id, rules))


def say(finding: Finding, judged: Judged | None, lang: str = "") -> str:
    """Return the sentence of a finding; ``judged`` is ``None`` for one of the deal."""
    taken = judged.outcome.taken if judged and judged.outcome and judged.move.verb in TURNED else None
    return _say(current(lang), _clause(finding, judged), finding.outcome, *_known(finding, judged), taken)


def fact(finding: Finding, judged: Judged | None, lang: str = "", *, state: State | None = None) -> str:
    """Return the facts that a clause read, in a few words; with the position, also how many cards the stock has."""
    stock = None if state is None else len(state.stock)
    return _fact(current(lang), _clause(finding, judged), *_known(finding, judged), stock)


def verdict(judged: Judged, state: State | None = None, lang: str = "") -> Verdict:
    """Return the verdict in a line, with the one reason that is named first."""
    failed = any(one.facts.get("move") in ("failed", "blind") for one in judged.because())
    effects = judged.outcome.effects if judged.outcome else ()
    facts = {
        "legal": judged.legal,
        "effect": next((one for one in effects if one != "again"), None),
        "fits": not failed if judged.move.verb in TURNED and judged.outcome else None,
        "shown": judged.outcome.shown if judged.outcome else None,
    }
    bold = Wording(language(lang), facts).say("verdict", "bold")
    return Verdict(bold, say(reason(judged), judged, lang))


def reason(judged: Judged) -> Finding:
    """Return the finding that decides: of a play what it does, else why it may go; of a failed try why it may not."""
    found = [one for one in judged.because() if one.decisive]
    if not judged.legal or judged.outcome is None:
        return found[0]
    about = (EFFECT, PLAY) if judged.move.verb in LAYING else (TAKER, DUTY, FORM)
    return next((one for one in found if one.decision in [decision.id for decision in about]), found[0])


def _clause(finding: Finding, judged: Judged | None) -> str:
    """Return what the sentences of a finding stand under: the id of its clause, but the name of an own rule."""
    return _worded(finding.clause, judged.rules if judged else None)[0]


def _worded(clause_id: str, rules: RuleSet | None) -> tuple[str, Pairs]:
    """Return what the words for a clause stand under, and a group's own words where it is their rule."""
    own = rules.own_rule(clause_id) if rules else None
    return (own.name, (("our_words", own.text.removesuffix(".")),)) if own else (clause_id, ())


@lru_cache(maxsize=4096)
def _title(lang: str, clause: str, words: Pairs) -> str:
    name, params = _parts(clause)
    return Wording(language(lang), {**params, **dict(words)}).say("clause", name, "title")


def _known(finding: Finding, judged: Judged | None) -> tuple[Pairs, Pairs, frozenset[str]]:
    """Return the facts of a finding, those of the move, and the ranks whose red cards are apart, to keep answers by."""
    facts = tuple(finding.facts.items())
    if judged is None:
        return facts, (), frozenset()
    move, words = judged.move, _worded(finding.clause, judged.rules)[1]
    cards = (("kind", judged.rules.laid(move)), ("rank", move.cards[0].rank)) if move.cards else ()
    return facts, (("verb", move.verb), ("number", len(move.cards)), *cards, *words), judged.rules.param("red_apart")


@lru_cache(maxsize=100_000)
def _say(
    lang: str,
    clause: str,
    outcome: str | None,
    read: Pairs,
    move: Pairs,
    red_apart: frozenset[str],
    taken: int | None,
) -> str:
    if outcome is None:
        facts = {"title": _title(lang, clause, move), "fact": _fact(lang, clause, read, move, red_apart, None)}
        return Wording(language(lang), facts).say("silent", "says")
    name, facts = _facts(clause, read, move)
    return Wording(language(lang), facts | {"taken": taken}, red_apart).say("clause", name, outcome)


@lru_cache(maxsize=100_000)
def _fact(lang: str, clause: str, read: Pairs, move: Pairs, red_apart: frozenset[str], stock: int | None) -> str:
    name, facts = _facts(clause, read, move)
    return Wording(language(lang), facts | {"stock_count": stock}, red_apart).say("clause", name, "fact")


def _facts(clause: str, read: Pairs, move: Pairs) -> tuple[str, dict[str, Any]]:
    """Return the name of a clause, and everything that its sentences may speak of."""
    name, params = _parts(clause)
    facts: dict[str, Any] = {"number": 1, **params, **dict(move), **dict(read)}
    facts["many"] = facts["number"] > 1
    facts["same"] = facts.get("kind") == facts.get("top")
    return name, facts


def _parts(clause_id: str) -> tuple[str, Mapping[str, str]]:
    """Split a clause's id into its name and its parameters: ``play.aces-need(on=J+Q)`` gives ``rule_on``."""
    if clause_id.startswith(f"{OURS}:"):
        return OURS, {"own_number": clause_id.removeprefix(f"{OURS}:")}
    name, _, written = clause_id.rstrip(")").partition("(")
    pairs = (pair.partition("=") for pair in written.split(", ")) if written else ()
    return name, {f"rule_{key}": value for key, _, value in pairs}
