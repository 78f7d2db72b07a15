"""Setting a game up: how many bots, how they play, which deal; and the rules on which nobody has agreed."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from explorer.errors import InputError
from explorer.players import BLUFFING, POLICIES, next_game, policy_words, sit_down
from explorer.rules.catalogue import OPTIONS
from explorer.rules.ruleset import RuleSet
from explorer.trace.words import option_words, value_words
from explorer.ui.play.code import LARGEST
from explorer.ui.play.going import begin, table_of
from explorer.ui.play.state import MOST_BOTS, NAMES, USUAL, Play, seated_players
from explorer.ui.reader import Reader
from explorer.ui.say import text

if TYPE_CHECKING:
    from explorer.ui.session import Session

CHANCE = 1_000_000
"""Numbers of deals by chance are smaller, so that they can be told to somebody."""

EVERY = "all"
"""Stands for all bots, where one policy is chosen for all."""


def policies(rules: RuleSet) -> tuple[str, ...]:
    """Return the ways in which bots may play under some rules: who lies only where cards are laid face down."""
    return tuple(id for id in POLICIES if rules.param("claims") or id not in BLUFFING)


def setting_view(reader: Reader) -> dict[str, Any]:
    """Return what can be chosen before a game, and what has to be agreed on first."""
    known = policies(reader.rules)
    bots = [one if one in known else USUAL[0] for one in reader.play.bots]
    ways = [{"id": id, "label": policy_words(id).name} for id in known]
    return {
        "number": {
            "label": text("play.bots"),
            "items": [{"id": n, "label": str(n), "pressed": n == len(bots)} for n in range(1, MOST_BOTS + 1)],
        },
        "all": {
            "id": EVERY,
            "label": text("play.all"),
            "value": bots[0] if len(set(bots)) == 1 else "",
            "mixed": text("play.mixed") if len(set(bots)) > 1 else "",
        },
        "each": {
            "label": text("play.each"),
            "items": [
                {"id": str(at), "label": name, "value": policy}
                for at, (name, policy) in enumerate(zip(NAMES[1:], bots, strict=False))
            ],
        },
        "ways": ways,
        "about": [f"{policy_words(one).name}: {policy_words(one).about}" for one in dict.fromkeys(bots)],
        "seed": {"label": text("play.seed"), "value": reader.play.seed, "hint": text("play.seed-hint")},
        "asks": asks_view(reader, text("play.agree")),
        "start": "" if reader.open_keys else text("play.start"),
    }


def asks_view(reader: Reader, words: str) -> dict[str, Any] | None:
    """Return what is to be agreed on before anything is played, under some words: no rule is just taken for agreed."""
    if not reader.open_keys:
        return None
    values = {option.key: [value.id for value in option.values] for option in OPTIONS if option.key in reader.open_keys}
    return {
        "text": words,
        "items": [
            {
                "key": key,
                "question": option_words(key).question,
                "values": [{"id": id, "label": value_words(key, id).label} for id in ids],
            }
            for key, ids in values.items()
        ],
    }


def number(session: Session, event: Mapping[str, Any]) -> None:
    """Choose how many bots there are; those that come play as the last one does."""
    play, wanted = session.reader.play, max(1, min(MOST_BOTS, int(event["id"])))
    session.reader.play = replace(play, bots=(play.bots + play.bots[-1:] * MOST_BOTS)[:wanted])


def policy(session: Session, event: Mapping[str, Any]) -> None:
    """Choose how one bot plays, or all of them: ``{"at": "1", "id": "careful"}``."""
    reader, at, id = session.reader, str(event["at"]), str(event["id"])
    if id in policies(reader.rules):
        bots = reader.play.bots
        chosen = (id if at in (EVERY, str(place)) else old for place, old in enumerate(bots))
        reader.play = replace(reader.play, bots=tuple(chosen))


def start(session: Session, event: Mapping[str, Any]) -> None:
    """Sit down to the first game: ``{"seed": "1234"}``, or "" for a deal by chance."""
    reader = session.reader
    if reader.open_keys:
        return  # the page offers no such button before all is agreed
    typed = str(event.get("seed", "")).strip()
    reader.play = replace(reader.play, seed=typed[:20])
    known = policies(reader.rules)
    bots = tuple(one if one in known else USUAL[0] for one in reader.play.bots)
    try:
        sitting = sit_down(reader.rules, seated_players(bots), seed=_seed(typed))
        reader.play = begin(replace(reader.play, bots=bots), sitting)
    except InputError as error:
        reader.tell("error", error.sentence)
        return
    reader.push = "place"


def _seed(typed: str) -> int:
    if not typed:
        return secrets.randbelow(CHANCE)
    if not (typed.isascii() and typed.isdecimal()) or int(typed) >= LARGEST:
        raise InputError("play.seed", given=typed[:20])
    return int(typed)


def further(session: Session, event: Mapping[str, Any]) -> None:
    """Begin the next game of the same players, once this one is over."""
    reader, sitting = session.reader, session.reader.play.sitting
    table = table_of(reader.play)
    if sitting is not None and table.state.turn is None:
        reader.play = begin(reader.play, next_game(sitting, table))
        reader.push = "place"


def anew(session: Session, event: Mapping[str, Any]) -> None:
    """Leave the table, and set up another game."""
    play = session.reader.play
    session.reader.play = Play(bots=play.bots)
    session.reader.push = "place"


EVENTS = {
    "play_number": number,
    "play_policy": policy,
    "play_start": start,
    "play_next": further,
    "play_new": anew,
}
