"""People who answered elsewhere and come in a code, each with their answers."""

from __future__ import annotations

from dataclasses import dataclass

from explorer.ui.find.answers import asked_of, standing_of
from explorer.ui.find.state import Answers
from explorer.ui.same.people import APART_INSIDE, ASKED, TOLD, Same


@dataclass(frozen=True, slots=True)
class Told:
    """Somebody's answers to questions after those of a ``first`` person, or the text of somebody's rules."""

    answers: str = ""
    first: str = ""
    given: str = ""

    @property
    def whole(self) -> bool:
        """Whether all was answered that would have been asked."""
        return bool(self.given) or asked_of(standing_of(self.answers, self.first), self.first) is None


def told_in(answers: Answers, tab: str) -> tuple[Told, ...]:
    """Return everybody who said something in the answers of a code that was written on the screen ``tab``.

    Who answered alone is the same person as one of several: only one of both is taken, by the screen.
    """
    alone = (Told(answers.find),) if answers.find else ()
    several = _several(answers.same)
    return alone or several if tab == "find" else several or alone


def _several(same: Same) -> tuple[Told, ...]:
    found, first = list[Told](), ""
    for person in same.people:
        said = person[1:]
        if person.startswith(ASKED):
            found.append(Told(said, first))
            first = first or said
        elif person.startswith(TOLD):
            own, _, theirs = said.partition(APART_INSIDE)
            found.append(Told(own, theirs))
        else:
            found.append(Told(given=person))
    return tuple(one for one in found if one.answers or one.given)


def joined(people: tuple[str, ...], told: Told) -> str:
    """Return somebody as one of these people: asked after the same person as they where that is so."""
    if told.given:
        return told.given
    first = next((person[1:] for person in people if person.startswith(ASKED)), "")
    if told.first == first:
        return ASKED + told.answers
    return TOLD + told.answers + (APART_INSIDE + told.first if told.first else "")
