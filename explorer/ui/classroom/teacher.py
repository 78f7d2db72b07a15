"""The teacher's page: the ordinary explorer with a bar from which the class is asked."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial
from typing import Any

from explorer.language import speaking
from explorer.ui.classroom.question import Question, question_at, said, snapshot, take, where
from explorer.ui.classroom.room import Room
from explorer.ui.classroom.view import course_view, question_views, tally, tally_words, verdict_view
from explorer.ui.say import text
from explorer.ui.session import Session

WATCH = "watch"
"""The screen whose step a class follows."""


class TeacherSession:
    """What stands behind the teacher's page: an explorer whose place the class follows.

    ``first`` asks at each step before it is shown; ``open`` shows the address large.
    """

    def __init__(self, room: Room, session: Session) -> None:
        self.room = room
        self.session = session
        self.first = False
        self.open = not room.asked
        self._news: object = None
        self._heard = 0
        self._line: dict[str, Any] = {"n": 0, "text": ""}
        if where(session.reader) != where(room.shown):  # the page was opened anew in the middle of the lesson
            take(session.reader, room.shown)
        elif room.part == 0 and not room.asked and not room.aside:
            self._lay()
        self._place = where(session.reader)
        self._events: dict[str, Callable[[Mapping[str, Any]], None]] = {
            "class_ask": self._ask,
            "class_reveal": lambda _: room.reveal(),
            "class_end": self._end,
            "class_first": self._set_first,
            "class_address": self._set_open,
            "class_part": self._set_part,
        }

    def close(self) -> None:
        """Leave: the page is gone, the class stays where it is."""

    def handle(self, event: Mapping[str, Any]) -> None:
        """Take one event of the page.

        Raises:
            InputError: for an event that nothing answers to.
        """
        own = self._events.get(str(event["type"]))
        if own is not None:
            own(event)
            return
        self.session.handle(event)
        place = where(self.session.reader)
        if place != self._place:
            self._place = place
            self._go()
        elif self.room.aside and self.session.reader.tab == WATCH:
            self.room.show(snapshot(self.session.reader))

    def views(self) -> dict[str, dict[str, Any]]:
        """Return all panels as plain data."""
        views, lang, room = self.session.views(), self.session.reader.lang, self.room
        with speaking(lang):
            own = {"classroom": self._view(), "live": self._live(views["live"])}
            if room.question is None or room.revealed:
                return views | own
            # The class may look at this page, too: while it is asked, nothing here gives the answer away.
            shared = room.drawn(("pupil", lang), partial(question_views, room, room.question, lang))
            return views | shared | own | {"classroom": {**shared["classroom"], **own["classroom"]}}

    def _go(self) -> None:
        """Show the class where the teacher went; what was asked and answered is over."""
        reader = self.session.reader
        self.room.show(snapshot(reader))
        if self.room.revealed:
            self.room.end()
        question = question_at(reader) if self.first and reader.tab == WATCH else None
        if question is not None:
            self.room.ask(question)

    def _set_part(self, event: Mapping[str, Any]) -> None:
        """Go to a part of the lesson; what it asks, the class is asked at once, before the page shows the answer."""
        number, course = int(event["id"]), self.room.course
        if course is None or not 0 <= number < len(course.parts):
            return
        self.room.part, self.open = number, False
        self.room.end()
        part = course.parts[number]
        self.session.handle({"type": "paste", "text": part.code, "quiet": True})
        self._place = where(self.session.reader)
        self._go()
        question = question_at(self.session.reader)
        if part.asks and question is not None:
            self.room.ask(replace(question, exercise=part.exercise))
        else:
            self._lay()

    def _lay(self) -> None:
        """Let the class see the position that is open, without its verdict, where that is no step of a game."""
        if self.session.reader.tab != WATCH:
            self.room.lay(question_at(self.session.reader))

    def _ask(self, event: Mapping[str, Any]) -> None:
        question = question_at(self.session.reader)
        if question is not None:
            self.room.ask(question)
            self.open = False

    def _end(self, event: Mapping[str, Any]) -> None:
        """Go on; what was asked of a position that is still open stays before the class, without its answers."""
        question = self.room.question
        if question is not None and question.entry is None and self.session.reader.tab != WATCH:
            self.room.lay(question)
        self.room.end()

    def _set_first(self, event: Mapping[str, Any]) -> None:
        self.first = event["on"] is True

    def _set_open(self, event: Mapping[str, Any]) -> None:
        self.open = event["on"] is True

    def _view(self) -> dict[str, Any]:
        """Return the bar: where the class finds its page, how many are there, what can be asked or is asked."""
        room = self.room
        could = question_at(self.session.reader)
        return {
            "role": "teacher",
            "label": text("class.label"),
            "here": text("class.here", number=room.here),
            "address": {
                "text": room.address,
                "picture": list(room.picture),
                "open": self.open,
                "label": text("class.address"),
                "button": text("class.address-close" if self.open else "class.address-open"),
                "how": text("class.address-how"),
            },
            "first": {"label": text("class.first"), "on": self.first},
            "ask": {"label": text("class.ask", what=could.words())} if could else None,
            "nothing": "" if could else text("class.nothing"),
            "question": self._asked(room.question) if room.question else None,
            "course": course_view(room),
        }

    def _asked(self, question: Question) -> dict[str, Any]:
        """Return the question; how the answers part is told when it is revealed, to all at once."""
        room = self.room
        view: dict[str, Any] = {"end": text("class.end" if room.revealed else "class.drop")}
        if room.revealed:
            return view | {"head": said(question), "tally": tally(room, question), "why": verdict_view(question)}
        return view | {"answers": text("class.answers", number=room.answers), "reveal": text("class.reveal")}

    def _live(self, theirs: Mapping[str, Any]) -> dict[str, Any]:
        """Say what is new: that the class is asked, what it answered, or what the explorer has to say."""
        room = self.room
        news = (room.asked, room.revealed) if room.question else None
        if news not in (None, self._news):
            words = tally_words(room, room.question) if room.revealed and room.question else text("class.live-asked")
        elif theirs["n"] != self._heard:
            words = str(theirs["text"])
        else:
            return self._line
        self._news, self._heard = news, int(theirs["n"])
        self._line = {"n": int(self._line["n"]) + 1, "text": words}
        return self._line
