"""What the page shows before its Python is there: the landing and *Does it go?*, as the session itself shows them.

The build asks a session for every place that a reader can come to by a few events, and writes down its panels. The page
follows the same events through `FOLLOWS` and looks the panels up; what leads elsewhere waits for Python, which is then
given all events from the first on. So there is one text for each place, however it was come by.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from typing import Any

from explorer.ask.grid.slice import kinds_of
from explorer.language import speaking
from explorer.site.pool import shared
from explorer.ui.home.view import ANSWERS, FIRST
from explorer.ui.say import texts
from explorer.ui.session import Session
from explorer.ui.settle.asked import shown_tops

Spot = dict[str, str]
Views = dict[str, dict[str, Any]]

START: Spot = {"tab": "home", "home": "", "top": "", "kind": ""}
"""Where a newcomer is: the screen, the answer on the landing, and what lies there and is laid."""

FOLLOWS: Mapping[str, list[dict[str, dict[str, str]]]] = {
    "home_answer": [{"set": {"home": "$id"}}],
    "home_more": [{"set": {"tab": "settle", "top": FIRST.top, "kind": FIRST.kind}}],
    "tab": [{"set": {"tab": "$id"}}],
    "settle_choose": [
        {"when": {"row": "top"}, "set": {"top": "$id"}},
        {"when": {"row": "kind"}, "set": {"kind": "$id"}},
    ],
    "settle_clear": [{"set": {"top": "", "kind": ""}}],
    "ping": [{"set": {}}],
}
"""Where an event leads: what is set in the place, ``$id`` to what the event has as ``id``; the first that fits it."""

ALWAYS = ("shell", "glossary", "command", "notice")
"""Panels that are the same wherever one is on a screen."""


def follow(spot: Spot, event: Mapping[str, Any]) -> Spot | None:
    """Return where an event leads; ``None`` where only Python knows.

    >>> follow(START, {"type": "home_answer", "id": "no"})
    {'tab': 'home', 'home': 'no', 'top': '', 'kind': ''}
    """
    for way in FOLLOWS.get(str(event["type"]), ()):
        if all(event.get(name) == value for name, value in way.get("when", {}).items()):
            return spot | {name: str(event["id"]) if value == "$id" else value for name, value in way["set"].items()}
    return None


def key_of(spot: Mapping[str, str]) -> str:
    """Return the name of a place in the written data: on the landing, what was asked before stands in the code.

    >>> key_of(START), key_of({"tab": "settle", "home": "yes", "top": "9", "kind": "Q"})
    ('home///', 'settle//9/Q')
    """
    return "/".join((spot["tab"], spot["home"] if spot["tab"] == "home" else "", spot["top"], spot["kind"]))


def first_data(lang: str, *, narrow: bool) -> dict[str, Any]:
    """Return what is needed at once: the landing with its answers, and the empty question.

    ``always`` are panels by screen, ``arrivals`` what is spoken when a screen is opened.
    """
    session = _newcomer(lang, narrow=narrow)
    places = {"home///": _panels(session)}
    always = {"home": _always(session)}
    for answer in ANSWERS:
        session.handle({"type": "home_answer", "id": answer})
        places[f"home/{answer}//"] = _panels(session)
    session.handle({"type": "tab", "id": "settle"})
    arrivals = {"settle": _live(session)}
    always["settle"] = _always(session)
    session.handle({"type": "settle_clear"})
    places["settle///"] = _panels(session)
    session.handle({"type": "tab", "id": "home"})
    arrivals["home"] = _live(session)
    with speaking(lang):
        words = texts("site")
    return {
        "start": START,
        "follows": FOLLOWS,
        "always": always,
        "arrivals": arrivals,
        "words": words,
        **shared(places),
    }


def answers_data(lang: str, *, narrow: bool, tops: Collection[str] | None = None) -> dict[str, Any]:
    """Return every answer of *Does it go?*, and the questions that are half asked; ``tops``: of these tops only."""
    session = _newcomer(lang, narrow=narrow)
    session.handle({"type": "tab", "id": "settle"})
    return shared(dict(_answers(session, tops)))


def _answers(session: Session, tops: Collection[str] | None) -> Iterator[tuple[str, Views]]:
    rules = session.reader.rules
    kinds = kinds_of(rules)
    for kind in kinds:
        session.handle({"type": "settle_clear"})
        session.handle({"type": "settle_choose", "row": "kind", "id": kind})
        yield f"settle///{kind}", _panels(session)
    for top in [one.id for one in shown_tops(rules) if tops is None or one.id in tops]:
        session.handle({"type": "settle_clear"})
        session.handle({"type": "settle_choose", "row": "top", "id": top})
        yield f"settle//{top}/", _panels(session)
        for kind in kinds:
            session.handle({"type": "settle_choose", "row": "kind", "id": kind})
            yield f"settle//{top}/{kind}", _panels(session)


def _newcomer(lang: str, *, narrow: bool) -> Session:
    session = Session()
    session.handle({"type": "hello", "page": "first", "languages": [lang], "code": "", "narrow": narrow})
    return session


def _panels(session: Session) -> Views:
    return {name: panel for name, panel in session.views().items() if name not in ALWAYS}


def _always(session: Session) -> Views:
    return {name: panel for name, panel in session.views().items() if name in ALWAYS}


def _live(session: Session) -> str:
    return str(session.views()["live"]["text"])
