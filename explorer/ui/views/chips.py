"""The moves that could be made, as chips in groups: what the player to move could do, and what answers a play."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Any

from explorer.engine.judge import judge
from explorer.engine.legal import FOLLOWING, is_legal
from explorer.engine.looks import Situation, situation_of
from explorer.rules.catalogue.kinds import HEIGHT
from explorer.rules.catalogue.turn import ANSWERS
from explorer.state import State
from explorer.trace.model import Judgement
from explorer.trace.words import move_form, move_words, shown_cards
from explorer.ui.choice import Choice, alike, is_true
from explorer.ui.reader import Reader
from explorer.ui.rules.open_points import goes_either_way
from explorer.ui.say import text
from explorer.ui.views.phrases import counted, sign_of
from explorer.ui.watching import Entry

REST = ("down", "pickup", "try", "pass")
"""Moves that name no card, in the order in which they are listed."""


@dataclass(frozen=True)
class Listed:
    """The moves of a step, numbered as `Reader.choices` has them, with what the views ask of them."""

    reader: Reader
    entry: Entry
    choices: tuple[Choice, ...]
    asking: bool

    @classmethod
    def of(cls, reader: Reader, entry: Entry) -> Listed:
        """Return the moves of the open step."""
        return cls(reader, entry, tuple(reader.choices()), reader.asking(entry))

    @cached_property
    def ground(self) -> State:
        """The position in which the moves are judged, as far as the reader may know what lies there."""
        return self.reader.ground(self.entry)

    @cached_property
    def legal(self) -> tuple[bool, ...]:
        """Which of the moves may be made; there may be a hundred claims, so their reasons are not looked for."""
        rules = self.reader.rules
        return tuple(
            is_legal(self.ground, one.move, rules, by=one.by, situation=self._situation(one)) for one in self.choices
        )

    def judgement(self, number: int) -> Judgement:
        """Return the judgement of a move."""
        one = self.choices[number]
        return judge(self.ground, one.move, self.reader.rules, by=one.by, situation=self._situation(one))

    @cached_property
    def _mover(self) -> Situation:
        return situation_of(self.ground, self.reader.rules)

    def _situation(self, choice: Choice) -> Situation | None:
        """Return what the duties of the player to move depend on, which is the same for all their moves."""
        return self._mover if choice.by == self.entry.before.turn else None

    @cached_property
    def answers(self) -> list[int]:
        """The numbers of the moves that answer the latest play, whoever makes them."""
        return [number for number, one in enumerate(self.choices) if self.is_answer(one)]

    def is_answer(self, choice: Choice) -> bool:
        """Tell whether a move is none of the player to move, or follows up the player's own play."""
        return choice.by != self.entry.before.turn or choice.move.verb in ANSWERS

    def made(self, number: int) -> bool:
        """Tell whether this is the move that was made; nobody is told while they are asked."""
        return not self.asking and self.entry.judgement is not None and self.choices[number] == self.entry.made

    def pressed(self, number: int) -> bool:
        """Tell whether this is the move that the reader looks at."""
        chosen = self.reader.chosen
        return chosen is not None and alike(self.choices[number], chosen, self.reader.rules)

    def claims(self) -> dict[str, list[int]]:
        """Return the numbers of the claims, by the kind that is claimed, fewest cards first."""
        found: dict[str, list[int]] = {}
        for number, one in enumerate(self.choices):
            if one.move.claim and not self.is_answer(one):
                found.setdefault(one.move.claim[1], []).append(number)
        ordered = {kind: sorted(found[kind], key=lambda one: len(self.choices[one].move.cards)) for kind in found}
        return dict(sorted(ordered.items(), key=lambda pair: HEIGHT[pair[0]]))


def group(listed: Listed, label: str, numbers: list[int], *, fold: str = "") -> dict[str, Any]:
    """Return a group of chips; those with the same ``fold`` are folded up under it."""
    return {"label": label, "fold": fold, "items": [chip(listed, number) for number in numbers]}


def chip(listed: Listed, number: int) -> dict[str, Any]:
    """Return a move as a chip: its cards or words, its verdict, whether it was made, and what is spoken of it."""
    choice, judgement = listed.choices[number], listed.judgement(number)
    entry, move = listed.entry, choice.move
    made = listed.made(number)
    sign = "" if listed.asking else "yes" if judgement.legal else "no"
    if sign and goes_either_way(listed.reader, listed.ground, move, choice.by):
        sign = "amb"
    words = _words(listed, choice)
    spoken = move_form("spoken", move, entry.before, judgement=judgement)
    if listed.is_answer(choice):
        spoken = f"{entry.before.names[choice.by]} {spoken}"
    elif move.verb in REST:
        spoken = words
    label = spoken[:1].upper() + spoken[1:]
    if move.claim:
        label = text("others.claim-true" if is_true(move, listed.reader.rules) else "others.claim-lie", what=label)
    if sign:
        form = "others.label-made" if made else "others.label"
        label = text(form, what=label, verdict=text(f"others.{sign}"), name=entry.actor.name)
    return {
        "id": f"m{number}",
        "cards": [str(card) for card in move.cards] if not words else [],
        "text": words,
        "sign": sign,
        "sign_label": text(f"others.{sign}") if sign else "",
        "label": label,
        "pressed": listed.pressed(number),
        "played": made,
    }


def _words(listed: Listed, choice: Choice) -> str:
    """Say a move that its cards alone do not say; of an answer what its group does not say."""
    entry, move = listed.entry, choice.move
    if move.verb == "challenge":
        return entry.before.names[choice.by]
    if listed.is_answer(choice):
        return text(f"others.{move.verb}" if move.verb in FOLLOWING else "others.of", **_of(listed, choice))
    if move.verb == "pickup":
        pile = len(entry.before.pile)
        return text("others.pickup", cards=counted(pile)) if pile else text("others.pickup-none")
    if move.claim and not is_true(move, listed.reader.rules):
        number, kind = move.claim
        return text("others.claimed-one" if number == 1 else "others.claimed", number=number, kind=sign_of(kind))
    return text(f"others.{move.verb}") if move.verb in REST else ""


def _of(listed: Listed, choice: Choice) -> dict[str, str]:
    words = move_words(choice.move, listed.entry.before, by=choice.by)
    return {"name": words.who, "does": words.does, "cards": shown_cards(choice.move.cards)}
