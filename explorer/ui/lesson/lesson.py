"""A lesson in a notebook: parts of the explorer, exercises, and the end, each the last line of a cell."""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from typing import Any

from explorer.errors import InputError, unknown
from explorer.sheet.completion import NAME
from explorer.trace.language import languages
from explorer.ui.lesson.ending import Ending
from explorer.ui.lesson.exercise import Exercise, exercise, under, which
from explorer.ui.lesson.sessions import Asking, Part
from explorer.ui.taking import Session
from explorer.ui.under_panel import panel_serves
from explorer.ui.widget import Explorer


class Lesson:
    """A lesson by its ``name``, in a language; what was answered is kept as long as the notebook's session lasts.

    Every method returns something to see: a Jupyter widget, under Panel a component. Exercises are about the position
    of a ``case``: ``pile="9C", hand="AS 4D", move="play AS"``, and any other key of a judging case (``paskahousu judge
    --help``); unless it says otherwise Ben is to move among Anna, Ben and Carla by Pagat's rules. Or the case is the
    ``code`` of *The whole position*. The answers are always found by the rules.
    """

    def __init__(self, name: str, lang: str) -> None:
        if not NAME.fullmatch(name):
            raise InputError("lesson.name", given=name)
        if lang not in languages():
            raise unknown("text-language", lang, languages())
        self.name, self.lang = name, lang
        self.exercises: list[Asking] = []
        self._places: dict[Hashable, int] = {}
        self._ends: list[Explorer] = []
        self._begun = False

    def show(self, code: str) -> Any:
        """Return a screen of the explorer at a code that its foot shows: a step of a game, a question, rules.

        Raises:
            InputError: at ``code``.
        """
        return _shown(Part(code, self.lang, warns=self._first()))

    def ask(self, what: str, **case: Any) -> Any:
        """Return an exercise about one move: ``goes``, ``pile``, ``turn`` … (see `explorer.ui.lesson.exercise.ASKS`).

        Raises:
            InputError: for a case that cannot be, or of which this cannot be asked.
        """
        return self._asked(what, exercise(what, case), case)

    def which(self, *moves: str, **case: Any) -> Any:
        """Return an exercise in which a move is to be chosen that goes.

        Raises:
            InputError: for a case that cannot be, or where all moves go, or none.
        """
        return self._asked(moves, which(moves, case), case)

    def under(self, *rules: str, **case: Any) -> Any:
        """Return an exercise in which rules are to be chosen under which a move goes.

        Raises:
            InputError: for a case that cannot be, or where the move goes under all of the rules, or under none.
        """
        return self._asked(rules, under(rules, case), case)

    def end(self) -> Any:
        """Return what was done, the completion code, and a page of the answers to keep."""
        widget = Explorer(Ending(self.name, self.exercises, self.lang))
        self._ends.append(widget)
        return _on_page(widget)

    def _asked(self, what: Hashable, exercise: Exercise, case: Mapping[str, Any]) -> Any:
        """Count an exercise; a cell that is run once more asks the same one anew."""
        place = self._places.setdefault((what, repr(sorted(case.items()))), len(self.exercises))
        kept = f"{self.name}:{place + 1}:{exercise.ask}"
        asking = Asking(exercise, place + 1, self.lang, self._answered, kept=kept, warns=self._first())
        self.exercises[place : place + 1] = [asking]
        self._answered()
        return _shown(asking)

    def _first(self) -> bool:
        """Tell whether nothing of the lesson was shown so far."""
        first, self._begun = not self._begun, True
        return first

    def _answered(self) -> None:
        for widget in self._ends:
            widget.refresh()


def begin(name: str, lang: str = "en") -> Lesson:
    """Begin a lesson; ``name`` has small letters, digits and hyphens, and stands in the completion code.

    Raises:
        InputError: for another name, or a language that there is not.
    """
    return Lesson(name, lang)


def _shown(session: Session) -> Any:
    return _on_page(Explorer(session))


def _on_page(widget: Explorer) -> Any:
    if not panel_serves():
        return widget
    from explorer.ui.panel_page import on_page

    return on_page(widget)
