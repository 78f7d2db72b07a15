"""The end of a lesson: what was done, the completion code, and a page of the answers to keep."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from explorer.language import speaking
from explorer.sheet.answers import Answer, answers_page
from explorer.sheet.completion import DONE, OPEN, RIGHT, WORDS, write_completion
from explorer.ui.lesson.frame import EMPTY, bare
from explorer.ui.lesson.heading import heading
from explorer.ui.lesson.sessions import Asking, Behind, Views
from explorer.ui.lesson.told import answer_view, label, question_view, reasons_view
from explorer.ui.say import text
from explorer.ui.views.glossary import glossary_view
from explorer.ui.views.shell import shell_view

SIGNS = {RIGHT: "yes", DONE: "no", OPEN: "silent"}


def state_of(asking: Asking) -> str:
    """Return how an exercise stands."""
    return RIGHT if asking.right else DONE if asking.said else OPEN


class Ending(Behind):
    """What stands at the end of a lesson."""

    def __init__(self, name: str, exercises: Sequence[Asking], lang: str) -> None:
        super().__init__(lang, warns=True)
        self.name, self.exercises = name, exercises
        self._kept = 0

    @property
    def code(self) -> str:
        """The completion code of what was done so far."""
        return write_completion(self.name, [state_of(one) for one in self.exercises])

    def handle(self, event: Mapping[str, Any]) -> None:
        """Take one event of the page."""
        reader = self.session.reader
        if event["type"] == "lesson_keep":
            self._kept += 1
            with speaking(reader.lang):
                page = self.page()
                reader.file = {"n": self._kept, "name": text("lesson.file", lesson=self.name), "text": page}
        else:
            self.session.handle(self.came(event) if event["type"] == "hello" else event)

    def views(self) -> Views:
        """Return all panels as plain data."""
        reader = self.session.reader
        with speaking(reader.lang):
            views = {
                "shell": {**bare(shell_view(reader), tab="ending"), "strip": None},
                "glossary": glossary_view(reader),
                "notice": {},
                "live": {"n": self._kept, "text": text("lesson.kept") if self._kept else ""},
                **{name: {} for name in EMPTY},
                "share": {"file": reader.file},
                "lesson": self._view(),
            }
        reader.file = {}
        return views

    def _view(self) -> dict[str, Any]:
        return {
            "head": text("lesson.end"),
            "rows": [
                {
                    "id": str(one.number),
                    "label": text("lesson.number", number=one.number),
                    "sign": SIGNS[state_of(one)],
                    "text": text(f"lesson.{WORDS[state_of(one)]}"),
                }
                for one in self.exercises
            ],
            "code_label": text("lesson.code"),
            "code": self.code,
            "how": text("lesson.code-how"),
            "keep": text("lesson.keep"),
            "again": "",
            "note": self.note,
        }

    def page(self) -> str:
        """Return the page of the answers, in the language that is spoken."""
        return answers_page(
            text("lesson.page", lesson=heading(self.name, self.session.reader.lang)),
            [_answer(one) for one in self.exercises],
            name=text("lesson.name"),
            code=self.code,
            how=text("lesson.code-how"),
            lang=self.session.reader.lang,
        )


def _answer(asking: Asking) -> Answer:
    exercise, reader, said = asking.exercise, asking.session.reader, asking.said
    shown = question_view(exercise, reader, asking.number, said)
    head, position = shown["number"], str(shown["position"]["summary"])
    question = f"{shown['text']} {shown['ask']}"
    if not said:
        return Answer(head, position, question, text("lesson.open"))
    told = answer_view(exercise, reader, said)
    mine = text("lesson.chosen", answer=label(exercise, said))
    reasons = tuple(
        (one["fact"], tuple(f"{passage['text']} ({passage['where']})" for passage in one["passages"]))
        for one in (reasons_view(exercise, reader, said) or {}).get("reasons", ())
    )
    return Answer(head, position, question, f"{mine} {told['bold']} {told['text']}", asking.right, reasons)
