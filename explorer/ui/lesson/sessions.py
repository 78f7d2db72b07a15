"""What stands behind the parts of a lesson: a screen of the explorer, an exercise, the end."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from explorer.errors import inside
from explorer.language import speaking
from explorer.ui.codec import read_code
from explorer.ui.lesson.exercise import Exercise
from explorer.ui.lesson.frame import EMPTY, bare, leaving_note
from explorer.ui.lesson.told import answer_view, question_view, reasons_view, told_of
from explorer.ui.opening import open_code
from explorer.ui.own_copies import own_copies
from explorer.ui.say import text
from explorer.ui.screens import IDS
from explorer.ui.session import Session
from explorer.ui.views.glossary import glossary_view
from explorer.ui.views.shell import shell_view

Views = dict[str, dict[str, Any]]


class Behind:
    """What all parts have in common: a session in the lesson's language, and where the page runs.

    One that ``warns`` tells an editor where changes are not kept.
    """

    def __init__(self, lang: str, *, warns: bool) -> None:
        self._warns = warns
        self.session = Session(originals=own_copies())
        self.session.reader.lang = lang
        self.host = ""

    @property
    def note(self) -> str:
        """What to do before leaving; "" where nothing is to be done, or another part says it."""
        return leaving_note(self.host) if self._warns else ""

    def came(self, event: Mapping[str, Any]) -> dict[str, Any]:
        """Return the greeting of a page without its language and address: those of a lesson stand in its file."""
        self.host = str(event.get("host", ""))
        return {**event, "languages": [self.session.reader.lang], "code": ""}


class Part(Behind):
    """A screen of the explorer at a code; whoever has gone elsewhere can come back to it.

    Raises:
        InputError: at ``code``, for one that cannot be read whole.
    """

    def __init__(self, code: str, lang: str, *, warns: bool = False) -> None:
        super().__init__(lang, warns=warns)
        reader = self.session.reader
        with inside("code"), speaking(lang):
            for trouble in read_code(code, games=reader.shelf.ids, tabs=IDS)[1]:
                raise trouble
        self._code = code
        self._open()
        self._start = reader.code()

    def handle(self, event: Mapping[str, Any]) -> None:
        """Take one event of the page."""
        if event["type"] == "lesson_again":
            self._open()
            self.session.reader.said += 1
        else:
            self.session.handle(self.came(event) if event["type"] == "hello" else event)

    def views(self) -> Views:
        """Return all panels as plain data."""
        views, reader = self.session.views(), self.session.reader
        with speaking(reader.lang):
            again = text("lesson.again") if reader.code() != self._start else ""
            lesson = {"again": again, "note": self.note}
            return {**views, "shell": bare(views["shell"]), **{name: {} for name in EMPTY}, "lesson": lesson}

    def _open(self) -> None:
        reader = self.session.reader
        reader.answers, reader.chosen = {}, None
        with speaking(reader.lang):
            open_code(reader, self._code, quiet=True, undoable=False)


class Asking(Behind):
    """An exercise: it takes one answer, and then shows the reason. ``heard`` is called when it was answered.

    A page keeps the answer by ``kept``, which is the same in all languages of a lesson, and brings it along when it
    comes anew: the lesson in another language is another notebook, and knows nothing of this one.
    """

    def __init__(
        self,
        exercise: Exercise,
        number: int,
        lang: str,
        heard: Callable[[], None],
        *,
        kept: str = "",
        warns: bool = False,
    ) -> None:
        super().__init__(lang, warns=warns)
        self.exercise, self.number = exercise, number
        self.said, self.kept = "", kept
        self._spoken = False  # an answer that was brought along is not read out once more
        self._heard = heard
        self.session.reader.rules = exercise.cases[0][1]

    @property
    def right(self) -> bool:
        """Whether the answer was right."""
        return self.said in self.exercise.right

    def handle(self, event: Mapping[str, Any]) -> None:
        """Take one event of the page: the first answer counts, and stays."""
        if event["type"] == "lesson_answer":
            self._spoken = self._spoken or not self.said
            self._take(event["id"])
        elif event["type"] == "hello":
            self.session.handle(self.came(event))
            self._take(event.get("said"))
        else:
            self.session.handle(event)

    def _take(self, answer: object) -> None:
        if not self.said and answer in self.exercise.answers:
            self.said = str(answer)
            self.session.reader.rules = self.exercise.case(told_of(self.exercise, self.said))[1]
            self._heard()

    def views(self) -> Views:
        """Return all panels as plain data."""
        reader, said = self.session.reader, self.said
        with speaking(reader.lang):
            question = question_view(self.exercise, reader, self.number, said)
            told = answer_view(self.exercise, reader, said) if said else None
            why = reasons_view(self.exercise, reader, said) if said else None
            lesson = {"question": question, "told": told, "why": why, "again": "", "note": self.note}
            speaks = bool(said) and self._spoken
            lesson |= {"kept": self.kept, "said": said}
            return {
                "shell": bare(shell_view(reader), tab="exercise"),
                "glossary": glossary_view(reader),
                "live": {"n": int(speaks), "text": f"{told['bold']} {told['text']}" if told and speaks else ""},
                "notice": {},
                "lesson": lesson,
                **{name: {} for name in EMPTY},
            }
