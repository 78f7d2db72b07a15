"""Where a class begins: a game or a scene, and rules."""

from __future__ import annotations

from explorer.engine.game import read_rules
from explorer.errors import InputError, inside, unknown
from explorer.ui.codec import VERSION, read_code_rules_open
from explorer.ui.session import Session


def started(*, lesson: str = "", rules: str = "") -> Session:
    """Return a session at the beginning of a game or scene, under rules; both may be left out.

    ``rules`` is a code of the explorer (its game and step count, too), or a preset and changes: ``guide, led_ten
    clears``.

    Raises:
        InputError: at ``--lesson`` or ``--rules``.
    """
    session = Session()
    session.reader.asks = False
    if rules:
        with inside("--rules"):
            _open(session, rules)
    if lesson:
        if lesson not in session.reader.shelf.ids:
            raise unknown("game", lesson, session.reader.shelf.ids, at="--lesson")
        session.handle({"type": "game", "id": lesson})
        session.handle({"type": "tab", "id": "watch"})
    session.reader.push = ""
    return session


def _open(session: Session, rules: str) -> None:
    if VERSION not in rules:
        session.pick(read_rules(rules))
        return
    troubles = read_code_rules_open(rules)[2]
    if troubles:
        raise InputError("code.parts", troubles=tuple(troubles))
    session.handle({"type": "paste", "text": rules})
    session.reader.notice, session.reader.news = {}, ""
