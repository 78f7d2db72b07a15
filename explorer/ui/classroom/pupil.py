"""A pupil's page: it follows the teacher or looks on freely, and answers what is asked. It can do nothing else."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from explorer.language import speaking
from explorer.ui.classroom.question import take
from explorer.ui.classroom.room import Room
from explorer.ui.classroom.view import question_views, step_views, tally_words
from explorer.ui.say import text
from explorer.ui.session import Session

SHORTEST, LONGEST = 8, 64
"""How many characters the text has that a browser keeps for the class."""


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
                self.room.tap(self._who, event["goes"] is True)
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
            own = self._own() if self.room.question is not None else {}
            view = {**shared["classroom"], **follow, **own, "label": text("class.label")}
            return shared | {"classroom": view, "live": self._live(view)}

    def _shared(self, lang: str) -> dict[str, dict[str, Any]]:
        if self.room.question is not None:
            return question_views(self.room, self.room.question, lang)
        return step_views(self.room.shown, lang)

    def _own(self) -> dict[str, Any]:
        """Return the buttons with this pupil's own answer."""
        hand = self.room.hand(self._who)
        taps = [
            {"goes": goes, "label": text(f"class.{id}"), "pressed": hand is goes}
            for id, goes in (("goes", True), ("not", False))
        ]
        told = "told-revealed" if self.room.revealed else "told-none" if hand is None else "told-tapped"
        if self.room.revealed and hand is not None:
            told = "own-goes" if hand else "own-not"
        return {"taps": taps, "told": text(f"class.{told}"), "revealed": self.room.revealed}

    def _live(self, view: Mapping[str, Any]) -> dict[str, Any]:
        """Say what has come: a question, this pupil's answer to it, what all answered, another step."""
        room, hand = self.room, self.room.hand(self._who)
        what = (room.asked, room.revealed, hand) if room.question else ("step", self.session.reader.lang, view["told"])
        if what != self._told:
            self._told = what
            self._line = {"n": int(self._line["n"]) + 1, "text": self._words(view, hand)}
        return self._line

    def _words(self, view: Mapping[str, Any], hand: bool | None) -> str:
        if self.room.question is None:
            return " ".join([f"{view['told']['head']}.", *view["told"]["events"]])
        if self.room.revealed:
            verdict = view["why"]["verdict"]
            return f"{tally_words(self.room)} {verdict['bold']} {verdict['text']}"
        return str(view["head"]) if hand is None else text("class.own-goes" if hand else "class.own-not")

    def _come(self, kept: Any) -> None:
        """Take what the browser keeps for this class: after a lost connection it is the same, and counts once."""
        if isinstance(kept, str) and SHORTEST <= len(kept) <= LONGEST and kept != self._who:
            self.room.leave(self._who, forget=True)
            self._who = kept
            self.room.enter(kept)
