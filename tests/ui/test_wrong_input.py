"""What a reader pastes or writes that cannot be read is answered in their language."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from explorer.ui.session import Session
from tests.pseudo import OPENING, pseudo_english, pseudo_texts
from tests.sources.added import TEXT
from tests.sources.finnish import ENGLISH, QUOTED
from tests.ui.acting import RECORD, act

RULE = {"says": "goes", "cards": ["K"], "top": ["3"], "number": "", "stock": "", "text": "Kuningas lentää"}

CODES = (
    "rubbish",
    "pk1:r=pagatt;g=frist;s=x;t=nowhere;zz=1",
    "pk1:r=pagat+led_ten.claers+ledten.stands+hand.99;l=3.4X",
    "pk1:r=pagat;o=goes.Q-K,goes.Z.3...sana;n=sana;d=abc",
    "pk1:r=pagat;o=goes.K.3...yksi+does-not-go.K.3...kaksi",
    "pk1:r=pagat;w=led-99.2;b=rubbish;p=xyz;a=nothing;g=first;s=9999",
    "pk1:r=pagat;g=first;s=1;l=1.z9.c",
)
RECORDS = (
    RECORD.replace("Pile: 9C", "Pile: 9X"),
    RECORD.replace("Turn: Ben", "Turn: Benny"),
    RECORD.replace("Title:", "Titel:"),
    RECORD.replace("Ben: play 10H", "Ben: ply 10H"),
    RECORD.replace("Ben: play 10H", "Ben play 10H"),
    RECORD.replace("Hand Carla: 7C", "Hand Carla: 9C"),
    RECORD.replace("Rules: pagat", "Rules: pagat, led_ten perhaps"),
    "Rules: pagat\nPlayers: Anna, Ben\nDeck: 3C 4C\n\nAnna: play 3C\n",
    "Players: Anna\n\nAnna: play 3C\n",
)
CASES = (
    "{" + '"a":[' * 99_999,
    '{"players": ["Anna", "Ben",}',
    '{"players": ["Anna", "Ben"], "colour": 1}',
    '{"players": ["Anna", "Ben"], "turn": "Anna", "hands": {"Anna": "7H"}, "pile": "7?7"}',
    '{"players": ["Anna", "Ben"], "turn": "Anna", "hands": {"Anna": "7H", "Ben": -1}}',
    '{"players": ["Anna", "Ben"], "turn": "Anna", "hands": {"Anna": "7H"}, "move": "play"}',
)
DOCUMENTS = (
    'id = "oma',
    'title = "Oma"',
    TEXT.replace("led_ten.clears", "led_ten.claers"),
    TEXT.replace('kind = "rule"', 'kind = "rumour"'),
    TEXT.replace('id = "oma"', 'id = "pagat"'),
    TEXT.replace("hand = 5", "hand = 55"),
)
FORMS: tuple[dict[str, Any], ...] = (
    {"says": ""},
    {"cards": []},
    {"top": ["9", "Z"]},
    {"says": "must-be-taken"},
    {"text": ""},
    {"text": "x" * 999},
    {"text": "yksi\nkaksi"},
    {"number": "17"},
)

EVENTS: list[dict[str, Any]] = [
    *({"type": "paste", "text": text} for text in CODES),
    *({"type": "share_bring", "text": text} for text in RECORDS),
    *({"type": "board_paste", "text": text} for text in (*RECORDS, *CASES)),
    *({"type": "own_document", "text": text} for text in DOCUMENTS),
    *({"type": "own_rule", **RULE, **changed} for changed in FORMS),
    {"type": "own_note", "text": "", "about": []},
    {"type": "own_note", "text": "sana", "about": ["Z"]},
    *({"type": kind, "text": text} for kind in ("grid_beside", "same_paste") for text in CODES[:5]),
]


HEADER = re.compile(r"^[A-Za-z]+: ")
"""A place in a record or case: headers and keys are the same everywhere."""


def own_words(text: str) -> str:
    """Return a message without what is quoted, and without the keys that are listed: they are the same everywhere."""
    return QUOTED.sub("", HEADER.sub("", text.partition("Mahdolliset: ")[0]))


def said(session: Session) -> Iterator[str]:
    """Give whatever the page says is wrong."""
    reader = session.reader
    yield str(reader.notice.get("text", ""))
    yield from (reader.board.trouble, reader.share.trouble)
    if reader.our.form.error:
        own = session.views()["own"]
        yield from (own[part]["wrong"] for part in ("rule", "note", "document"))


def test_what_is_wrong_is_told_in_finnish() -> None:
    """Something is said each time, none of it from the English catalogues, and no English words but what is quoted."""
    wrong: list[str] = []
    with pseudo_english():
        for event in EVENTS:
            session = Session()
            act(session, "language", id="fi")
            session.handle({"type": "tab", "id": "rules"})
            views = act(session, **event)
            told = list(filter(None, said(session)))
            wrong += [] if told else [f"nothing is said of {event}"]
            wrong += [text for text in told if OPENING in text or ENGLISH.search(own_words(text))]
            views["shell"].pop("languages")
            wrong += pseudo_texts(views)
    assert [] == wrong


def test_what_is_wrong_goes_with_the_language() -> None:
    """What was said at the board goes, and at a form it is said anew."""
    session = Session()
    act(session, "board_paste", text="{")
    act(session, "tab", id="rules")
    english = act(session, "own_rule", **RULE | {"text": ""})["own"]["rule"]["wrong"]
    assert ("Say it in your own words.", True) == (english, bool(session.reader.board.trouble))
    finnish = act(session, "language", id="fi")["own"]["rule"]["wrong"]
    assert ("Sano se omin sanoin.", "") == (finnish, session.reader.board.trouble)
