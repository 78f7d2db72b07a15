"""What a class shares: the step that the teacher shows, the question that is asked, and how many say what.

Plain Python without threads: pages join with a callback that is called when there is something new for them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable
from typing import Any, TypeVar

from explorer.ui.classroom.course import Course
from explorer.ui.classroom.question import Question
from explorer.ui.reader import Reader

T = TypeVar("T")


class Room:
    """A class. Nobody has a name in it: ``who`` is a chance text that a browser keeps, so that it counts once.

    ``shown`` is the teacher's place as it was when they last did something, ``part`` the one of the lesson that is gone
    through, -1 before the first. Where the teacher has open what is no step of a game, the class is ``aside``, and sees
    the position ``laid`` out there, if there is one, as it was asked. Answers are kept by browser until the question
    ends, since they may be changed; what is shown of them is how many.
    """

    def __init__(
        self, shown: Reader, *, address: str = "", picture: tuple[str, ...] = (), course: Course | None = None
    ) -> None:
        self.shown = shown
        self.course = course
        self.part = -1 if course is None or course.parts[0].asks else 0
        self.aside = course is not None and self.part < 0
        self.laid: Question | None = None
        self.address = address
        self.picture = picture
        self.question: Question | None = None
        self.revealed = False
        self.asked = 0
        self._hands: dict[str, str] = {}
        self._here: Counter[str] = Counter()
        self._pupils: list[Callable[[], None]] = []
        self._teachers: list[Callable[[], None]] = []
        self._drawn: dict[Hashable, Any] = {}

    @property
    def here(self) -> int:
        """How many browsers there are."""
        return len(+self._here)

    @property
    def answers(self) -> int:
        """How many have answered the question."""
        return len(self._hands)

    def count(self, answer: str) -> int:
        """Return how many gave an answer."""
        return sum(hand == answer for hand in self._hands.values())

    def hand(self, who: str) -> str | None:
        """Return the answer of a browser, ``None`` for none yet."""
        return self._hands.get(who)

    def listen(self, heard: Callable[[], None], *, teacher: bool = False) -> Callable[[], None]:
        """Have ``heard`` called when there is something new for a pupil, or for the teacher; return what ends it."""
        listening = self._teachers if teacher else self._pupils
        listening.append(heard)
        return lambda: listening.remove(heard) if heard in listening else None

    def enter(self, who: str) -> None:
        """Count a page of a browser."""
        self._here[who] += 1
        self._tell(self._teachers)

    def leave(self, who: str, *, forget: bool = False) -> None:
        """Count a page less; the answer stays, since a connection may be lost, unless it is to be forgotten."""
        self._here[who] -= 1
        self._here = +self._here
        if forget and who not in self._here:
            self._hands.pop(who, None)
        self._tell(self._teachers)

    def show(self, shown: Reader) -> None:
        """Show another place; pupils who look at a question stay with it."""
        self.shown, self.aside, self.laid = shown, False, None
        if self.question is None:
            self._change()

    def lay(self, laid: Question | None) -> None:
        """Show what is no step of a game: a position, or ``None`` where the teacher has something else open."""
        self.aside, self.laid = True, laid
        if self.question is None:
            self._change()

    def ask(self, question: Question) -> None:
        """Ask the class; what was asked before is over."""
        self.question, self.revealed = question, False
        self.asked += 1
        self._hands = {}
        self._change()

    def tap(self, who: str, answer: str) -> None:
        """Take an answer, or another instead of it, while the question is open."""
        if self.question is not None and not self.revealed and self._hands.get(who) != answer:
            self._hands[who] = answer
            self._tell(self._teachers)

    def reveal(self) -> None:
        """Show everybody how many say what, and what the rules say."""
        if self.question is not None and not self.revealed:
            self.revealed = True
            self._change()

    def end(self) -> None:
        """Go on without a question; its answers are gone."""
        if self.question is not None:
            self.question, self.revealed, self._hands = None, False, {}
            self._change()

    def drawn(self, what: Hashable, draw: Callable[[], T]) -> T:
        """Return what is the same for all pages until something changes, drawn once."""
        if what not in self._drawn:
            self._drawn[what] = draw()
        return self._drawn[what]  # type: ignore[no-any-return]

    def _change(self) -> None:
        self._drawn = {}
        self._tell([*self._pupils, *self._teachers])

    def _tell(self, listening: list[Callable[[], None]]) -> None:
        for heard in [*listening]:
            heard()
