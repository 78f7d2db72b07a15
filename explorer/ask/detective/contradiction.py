"""Does a recorded game fit some rules? If not: the first move that does not, and why."""

from __future__ import annotations

from dataclasses import dataclass

from explorer.ask.detective.recording import Opened, Recording
from explorer.ask.detective.unseen import judge_recorded
from explorer.errors import InputError
from explorer.notation.moves import write_move
from explorer.rules.decision import EFFECT, FORM, NEXT
from explorer.rules.ruleset import RuleSet
from explorer.state import Move, State
from explorer.trace.dealing import deal_words
from explorer.trace.forms import Wording
from explorer.trace.language import language
from explorer.trace.model import Judgement
from explorer.trace.sentences import reason, say


@dataclass(frozen=True, slots=True)
class Contradiction:
    """What rules a rule set out: the move (counted from 1), who made it, and a sentence that says why.

    ``number`` is 0, and ``by`` and ``move`` are empty, where the game cannot even begin so.
    """

    number: int
    by: str
    move: str
    why: str


def contradiction(recording: Recording, rules: RuleSet, lang: str = "") -> Contradiction | None:
    """Return the first contradiction between a recorded game and some rules, ``None`` where the game fits them.

    Every move must be legal, and be made by whoever is to move. Nothing is judged beyond the first contradiction.

    Raises:
        InputError: at ``move N``, when a move does not say which card was turned.
    """
    try:
        game = recording.open(rules)
    except InputError as error:
        return Contradiction(0, "", "", error.said(lang))
    state, before = game.state, None
    for number, (by, move) in enumerate(game.moves, start=1):
        try:
            judgement, after = judge_recorded(state, move, rules, by=by)
        except InputError as error:
            return _against(state, number, by, move, error.said(lang))
        if not judgement.legal:
            return _against(state, number, by, move, _why(game, judgement, before, state, lang))
        if judgement.after is None:
            raise InputError("move.not-turned", at=f"move {number}")
        state, before = after, judgement
    return None


def _against(state: State, number: int, by: int, move: Move, why: str) -> Contradiction:
    return Contradiction(number, state.names[by], write_move(move), why)


def _why(game: Opened, judgement: Judgement, before: Judgement | None, state: State, lang: str) -> str:
    """Say why a move does not fit: what forbids it, or why somebody else is to move."""
    finding = reason(judgement)
    if finding.decision != FORM.id or state.turn is None or judgement.by == state.turn:
        return say(finding, judgement, lang)
    facts = {"name": state.actor.name, "said": _turned_over(game, before, judgement.rules, lang)}
    return Wording(language(lang), facts).say("detective", "not-on-turn")


def _turned_over(game: Opened, before: Judgement | None, rules: RuleSet, lang: str) -> str:
    """Say what made it that player's turn: the move before, or the start."""
    if before is None:
        return deal_words(game.dealt, rules, lang)[-1] if game.dealt else ""
    decided = [one for one in before.because() if one.decisive and one.decision in (EFFECT.id, NEXT.id)]
    return say(decided[0], before, lang) if decided else ""
