"""What the documents' advice says of the open step of *Watch*: beside the moves, as advice, never as a rule."""

from __future__ import annotations

from typing import Any

from explorer.players import Coaching, Sight, coach, followed, followed_words, move_advice
from explorer.players.looks import is_true
from explorer.players.sight import sight, unnamed
from explorer.players.words import SaidWords
from explorer.rules.catalogue.turn import ANSWERS
from explorer.state import Move
from explorer.trace.language import language
from explorer.trace.words import shown_cards
from explorer.ui.reader import Reader
from explorer.ui.say import text
from explorer.ui.views.advised import advised

NAMED = ("try", "pickup", "down")
"""Moves that are said in words; of others the cards are shown."""


def advice_view(reader: Reader) -> dict[str, Any] | None:
    """Return what advice would try or leave, the pieces of advice that say so, and which the move made followed.

    ``None`` where there is none, where the reader does not see the hand that is to move or is to guess what was done,
    and where the latest play was answered instead: of that the documents advise nothing.
    """
    entry = reader.entry()
    turn, made = entry.before.turn, entry.judgement
    if turn is None or reader.asking(entry) or not reader.sees(entry.before, turn):
        return None
    if made is not None and (made.by != turn or made.move.verb in ANSWERS):
        return None
    seen = sight(entry.before, turn, reader.rules)  # what the player sees, also where all hands are open
    if len(seen.moves) < 2:
        return None
    said = _said(coach(seen))
    if said is None:
        return None
    words, items = said
    did = _did(seen, made.move) if made is not None and made.legal else []
    return {"label": text("advice.label"), "text": words, "did": did, "items": [advised(one, reader) for one in items]}


def _did(seen: Sight, move: Move) -> list[str]:
    """Return which advice a move followed and which it passed over, by title."""
    found = followed_words(followed(seen, unnamed(move)), seen)
    parts = (("follows", found.follows), ("passes-over", found.passes_over))
    return [f"{language().at('coach', id)}: {'; '.join(one.title for one in said)}." for id, said in parts if said]


def _said(coaching: Coaching) -> tuple[str, list[SaidWords]] | None:
    """Return what is said of the moves: the one that advice is for; else only those that it is against.

    Which of the others it comes to the documents do not say, so it is not said here; nor do they speak of lies.
    """
    sight, chosen = coaching.sight, coaching.suggested.move
    for one in coaching.moves:
        if one.move == chosen and one.move is not None and one.good:
            return _would(one.move), list(move_advice(sight, one).good)
    honest = (one for one in coaching.moves if one.move is None or is_true(one.move, sight.rules))
    against = [move_advice(sight, one) for one in honest if one.bad]
    if not against:
        return None
    items = {said.title: said for told in against for said in told.bad}
    return text("advice.not", moves="; ".join(told.label for told in against)), list(items.values())


def _would(move: Move) -> str:
    if move.verb in NAMED:
        return text(f"advice.{move.verb}")
    return text("advice.claim" if move.claim else "advice.play", cards=shown_cards(move.cards))
