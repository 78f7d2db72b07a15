"""A coach's and a bot's advice in words. It is told as advice with its passages, never as a rule."""

from __future__ import annotations

from typing import NamedTuple

from explorer.players.coach import Advised, Coaching, Followed, Said
from explorer.players.looks import LAYING
from explorer.players.sight import Sight
from explorer.rules.decision import ADVICE
from explorer.state import Move
from explorer.trace.forms import Wording
from explorer.trace.language import language
from explorer.trace.model import Finding, Judgement
from explorer.trace.moved import move_form, shown_cards
from explorer.trace.sentences import fact, say, title


class PolicyWords(NamedTuple):
    """A way to play: its name, and what it does in a sentence."""

    name: str
    about: str


class SaidWords(NamedTuple):
    """A piece of advice in words: its title, what it says, the facts it looked at, and its passages by id."""

    title: str
    says: str
    fact: str
    sources: tuple[str, ...]


class MoveAdvice(NamedTuple):
    """A legal move as it is chosen, with what advice says for and against it."""

    label: str
    good: tuple[SaidWords, ...]
    bad: tuple[SaidWords, ...]


class FollowedWords(NamedTuple):
    """Why a move: a sentence, the advice it follows, and the advice it passes over."""

    sentence: str
    follows: tuple[SaidWords, ...]
    passes_over: tuple[SaidWords, ...]


class CoachWords(NamedTuple):
    """What a coach says: that it is advice, all legal moves with theirs, and the move that it comes down to."""

    note: str
    moves: tuple[MoveAdvice, ...]
    suggested: FollowedWords


def policy_words(policy: str, lang: str = "") -> PolicyWords:
    """Return the words for a policy.

    >>> policy_words("careful").name
    'Careful'
    """
    words = language(lang).at("policy", policy)
    return PolicyWords(words["name"], words["about"])


def coach_words(coaching: Coaching, lang: str = "") -> CoachWords:
    """Return what a coach says of a decision."""
    sight = coaching.sight
    moves = tuple(move_advice(sight, one, lang) for one in coaching.moves)
    return CoachWords(str(language(lang).at("coach", "note")), moves, followed_words(coaching.suggested, sight, lang))


def move_advice(sight: Sight, advised: Advised, lang: str = "") -> MoveAdvice:
    """Return what a coach says of one legal move."""
    label = move_label(sight, advised.move, lang)
    good, bad = (_each(said, sight, advised.move, lang) for said in (advised.good, advised.bad))
    return MoveAdvice(label, good, bad)


def followed_words(followed: Followed, sight: Sight, lang: str = "") -> FollowedWords:
    """Return why a move was made, or would be."""
    facts = {
        "choice": _suggested(sight, followed.move, lang),
        "forced": len(sight.moves) == 1 and not sight.answer,
        "settled": followed.settled,
        "advised": bool(followed.follows),
        "lays": followed.move is not None and followed.move.verb in LAYING,
    }
    return FollowedWords(
        Wording(language(lang), facts).say("coach", "suggests"),
        _each(followed.follows, sight, followed.move, lang),
        _each(followed.passes_over, sight, followed.move, lang),
    )


def move_label(sight: Sight, move: Move | None, lang: str = "") -> str:
    """Return a move as it is chosen: its cards, or what is done."""
    if move is None:
        return str(language(lang).at("coach", "stand"))
    return move_form("choice", move, sight.state, lang) or shown_cards(move.cards)


def _suggested(sight: Sight, move: Move | None, lang: str) -> str:
    """Return a move as it is advised: of a claim also the cards, which need not be what it says."""
    label = move_label(sight, move, lang)
    if move is None or not move.claim:
        return label
    return str(language(lang).at("coach", "claim")).format(claim=label, cards=shown_cards(move.cards))


def _each(said: tuple[Said, ...], sight: Sight, move: Move | None, lang: str) -> tuple[SaidWords, ...]:
    return tuple(_words(one, sight, move, lang) for one in said)


def _words(said: Said, sight: Sight, move: Move | None, lang: str) -> SaidWords:
    finding = Finding(said.clause, ADVICE.id, said.outcome, said.outcome, said.facts, (), said.sources, (), True, False)
    judged = None if move is None else Judgement(move, sight.place, sight.rules, ())
    return SaidWords(
        title(said.clause, lang),
        say(finding, judged, lang),
        fact(finding, judged, lang, state=sight.state),
        said.sources,
    )
