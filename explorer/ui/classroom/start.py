"""Where a class begins: a lesson, a game or a scene, and rules."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from explorer import data
from explorer.engine.game import read_rules
from explorer.errors import InputError, inside, nearest, unknown
from explorer.sources.added import AddedDocument
from explorer.ui.classroom.course import Course, course_named, course_names, read_course
from explorer.ui.codec import VERSION, read_code_rules_open
from explorer.ui.session import Session

SCENE = "scene-"


@dataclass(frozen=True, slots=True)
class Start:
    """What a class was asked to begin with.

    ``lesson`` is a lesson, game or scene, ``rules`` a code of the explorer (its game and step count, too), or a preset
    and changes: ``guide, led_ten clears``; ``documents`` are those that the rules may stand on. All may be left out.
    """

    lesson: str = ""
    rules: str = ""
    documents: tuple[AddedDocument, ...] = ()

    def course(self) -> Course | None:
        """Return the lesson; ``None`` for a game or a scene.

        Raises:
            InputError: at ``--lesson``, for what there is not or cannot be gone through.
        """
        name = course_named(self.lesson)
        if not name:
            return None
        if self.rules:
            raise InputError("lesson.own-rules", at="--rules")
        with inside("--lesson"):
            return read_course(data.path("notebooks") / "lessons" / f"{name}.ipynb")

    def session(self) -> Session:
        """Return a session at the beginning, under the rules.

        Raises:
            InputError: at ``--lesson`` or ``--rules``.
        """
        session = Session()
        session.reader.asks = False
        if self.rules:
            with inside("--rules"):
                _open(session, self.rules, self.documents)
        course = self.course()
        if course is not None:
            if not course.parts[0].asks:
                session.handle({"type": "paste", "text": course.parts[0].code, "quiet": True})
        elif self.lesson:
            _play(session, self.lesson)
        session.reader.push = ""
        return session


def _play(session: Session, game: str) -> None:
    """Begin with a game or a scene."""
    known = session.reader.shelf.ids
    if game not in known:
        if game.startswith(SCENE):
            raise nearest("lesson", game, known, at="--lesson")
        raise unknown("lesson", game, (*course_names(), *_whole(known), f"{SCENE}…"), at="--lesson")
    session.handle({"type": "game", "id": game})
    session.handle({"type": "tab", "id": "watch"})


def _whole(games: Iterable[str]) -> list[str]:
    return [game for game in games if not game.startswith(SCENE)]


def _open(session: Session, rules: str, documents: Iterable[AddedDocument]) -> None:
    if VERSION not in rules:
        session.pick(read_rules(rules, documents=documents))
        return
    troubles = read_code_rules_open(rules)[2]
    if troubles:
        raise InputError("code.parts", troubles=tuple(troubles))
    session.handle({"type": "paste", "text": rules})
    session.reader.notice, session.reader.news = {}, ""
