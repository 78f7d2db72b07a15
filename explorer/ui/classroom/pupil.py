"""A pupil's page: it follows the teacher or looks on freely, and answers what is asked. It can do nothing else."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from explorer.language import speaking
from explorer.ui.classroom.question import GOES, NOT, Question, take
from explorer.ui.classroom.room import Room
from explorer.ui.classroom.view import aside_views, question_views, step_views, tally_words
from explorer.ui.say import text
from explorer.ui.session import Session

SHORTEST, LONGEST = 8, 64
"""How many characters the text has that a browser keeps for the class."""

SIGNS = {GOES: "yes", NOT: "no"}
"""The signs of the answers to whether a move goes; those of a lesson's own questions have none."""


def own_words(question: Question, hand: str) -> str:
    """Return a pupil's own answer as it is told to them."""
    if question.exercise is None:
        return text(f"class.own-{hand}")
    return text("class.own", answer=dict(question.choices())[hand])


class PupilSession:
    """What stands behind a pupil's page. The events of the class that it knows are ``class_tap`` and ``class_follow``.

    ``who`` stands for the browser until the page says what it keeps for this class.
    """

    def __init__(self, room: Room, *, who: str) -> None:
        self.room = room
        self.session = Session()
        self.session.reader.asks = False
        self.follows = True
        self._who = who
        self._told: object = None
        self._line: dict[str, Any] = {"n": 0, "text": ""}
        room.enter(who)
        take(self.session.reader, room.shown)

    def close(self) -> None:
        """Leave: the page is gone."""
        self.room.leave(self._who)

    def handle(self, event: Mapping[str, Any]) -> None:
        """Take one event of the page.

        Raises:
            InputError: for an event that nothing answers to; what the teacher's page may do is among them.
        """
        if event["type"] == "class_tap":
            if event.get("asked") == self.room.asked:  # else it was meant for what was asked before
                question = self.room.question
                if question is not None and event["id"] in [id for id, _ in question.choices()]:
                    self.room.tap(self._who, event["id"])
        elif event["type"] == "class_follow":
            self.follows = event["on"] is True
            if not self.follows:
                take(self.session.reader, self.room.shown)
        else:
            if event["type"] == "hello":
                self._come(event.get("me"))
            self.session.handle(event)

    def views(self) -> dict[str, dict[str, Any]]:
        """Return all panels as plain data."""
        lang = self.session.reader.lang
        with speaking(lang):
            follow = {"role": "pupil", "follow": {"label": text("class.follow"), "on": self.follows}}
            if self.room.question is None and not self.follows:
                return self.session.views() | {"classroom": {**follow, "mode": "free", "label": text("class.label")}}
            shared = self.room.drawn(("pupil", lang), lambda: self._shared(lang))
            own = self._own(self.room.question) if self.room.question is not None else {}
            view = {**shared["classroom"], **follow, **own, "label": text("class.label")}
            return shared | {"classroom": view, "live": self._live(view)}

    def _shared(self, lang: str) -> dict[str, dict[str, Any]]:
        if self.room.question is not None:
            return question_views(self.room, self.room.question, lang)
        return aside_views(self.room, lang) if self.room.aside else step_views(self.room.shown, lang)

    def _own(self, question: Question) -> dict[str, Any]:
        """Return the buttons with this pupil's own answer."""
        hand = self.room.hand(self._who)
        taps = [
            {"id": id, "label": words, "pressed": hand == id, "sign": "" if question.exercise else SIGNS[id]}
            for id, words in question.choices()
        ]
        told = "told-revealed" if self.room.revealed else "told-none" if hand is None else "told-tapped"
        words = own_words(question, hand) if self.room.revealed and hand else text(f"class.{told}")
        return {"taps": taps, "told": words, "revealed": self.room.revealed}

    def _live(self, view: Mapping[str, Any]) -> dict[str, Any]:
        """Say what has come: a question, this pupil's answer to it, what all answered, another step."""
        room, hand = self.room, self.room.hand(self._who)
        what = (room.asked, room.revealed, hand) if room.question else ("step", self.session.reader.lang, view["told"])
        if what != self._told:
            self._told = what
            self._line = {"n": int(self._line["n"]) + 1, "text": self._words(view, hand)}
        return self._line

    def _words(self, view: Mapping[str, Any], hand: str | None) -> str:
        question = self.room.question
        if question is None and self.room.aside:
            return f"{view['head']}. {view['told']}".strip()
        if question is None:
            return " ".join([f"{view['told']['head']}.", *view["told"]["events"]])
        if self.room.revealed:
            verdict = view["why"]["verdict"]
            return f"{tally_words(self.room, question)} {verdict['bold']} {verdict['text']}"
        return str(view["head"]) if hand is None else own_words(question, hand)

    def _come(self, kept: Any) -> None:
        """Take what the browser keeps for this class: after a lost connection it is the same, and counts once."""
        if isinstance(kept, str) and SHORTEST <= len(kept) <= LONGEST and kept != self._who:
            self.room.leave(self._who, forget=True)
            self._who = kept
            self.room.enter(kept)
