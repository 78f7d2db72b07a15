"""All that a session shows comes from the catalogues, and from that of the language that is spoken."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from explorer.games import game_index, game_record
from explorer.notation.records import Record, read_record
from explorer.sources import library
from explorer.ui.codec import write_code
from explorer.ui.place import Place
from explorer.ui.screens import IDS
from explorer.ui.session import Session
from tests.pseudo import plain_texts, pseudo_english, pseudo_texts
from tests.ui.acting import act
from tests.ui.four_games import LIES, TABLE_CARDS

PLAYERS = ("Anna", "Ben", "Carla")

DATA = (
    "id icon sign mark key value option_key lang tab from push card cards letter kind code drawn where shown"
    " languages spoken find foreign event"
).split()
"""Keys under which stand ids, cards and codes, where in a document a passage stands, and names of other languages."""

PLACES = (
    ".grid.rows.top .grid.rows.cells .grid.looks .own.lists.what .own.document.text .sheet.page.html .same.stage"
).split()
"""Places of the same sort, whose keys hold words elsewhere, the example of a document, and a page with its tags."""


@cache
def written() -> frozenset[str]:
    """Return what others wrote and the catalogues do not hold: names, passages, games and their comments."""
    texts = {part for one in library().passages for part in (one.id, one.text)}
    texts |= {part for one in library().interpretations for part in (one.text, one.reason, one.other)}
    texts |= {part for one in library().documents for part in (one.title, one.short)}
    texts |= {part for one in library().terms for part in (one.en, one.meaning)}
    for group in game_index():
        texts |= {group.title, *(part for id in group.ids for part in _told(game_record(id)))}
    return frozenset(" ".join(text.split()) for text in texts)


def _told(record: Record) -> Iterator[str]:
    yield record.header("Title")
    for text in (record.intro, *(move.comment for move in record.moves)):
        yield from text.split("\n\n")
    for move in record.moves:
        yield from (side.comment for side in move.sides)


def open_session(records: tuple[str, ...]) -> Session:
    """Return a session that begins with the first of some records, else with the first game."""
    return Session(records=[read_record(text) for text in records])


def looking(session: Session, *, lang: str = "en") -> Iterator[dict[str, dict[str, Any]]]:
    """Look at everything in a game, under its own rules and others, through all eyes, and give what is shown."""
    act(session, "language", id=lang)
    act(session, "depth", id="everything")
    act(session, "tab", id="watch")
    yield act(session, "ask", on=True)
    yield act(session, "ask", on=False)
    yield act(session, "adopt")
    last = session.reader.watching().last
    for step in range(0, last + 1, 1 + last // 16):
        yield act(session, "go", step=step)
        for item in session.views()["others"].get("items", [])[step % 3 :: 8]:
            yield act(session, "other", id=item["id"])
        yield act(session, "seat", id=PLAYERS[step % 3])
        act(session, "seat", id="open")
    for screen in IDS:
        yield act(session, "tab", id=screen)


@pytest.mark.parametrize("records", [(), (LIES,), (TABLE_CARDS,)], ids=["first", "lies", "table"])
def test_no_words_stand_outside_the_catalogues(records: tuple[str, ...]) -> None:
    """In a language that nobody speaks, no view has plain words but names, passages and what is told of a game."""
    told = {part for text in records for part in _told(read_record(text))}
    with pseudo_english():
        session, may = open_session(records), frozenset({*PLAYERS, *written(), *told})
        for views in looking(session):
            code = write_code(Place(session.reader.rules))  # of the sheet
            assert [] == plain_texts(views, skip=(*DATA, *PLACES), allowed=may | {code})


@pytest.mark.parametrize("records", [(), (LIES,), (TABLE_CARDS,)], ids=["first", "lies", "table"])
def test_every_word_is_in_the_language_that_is_spoken(records: tuple[str, ...]) -> None:
    """While another language is spoken, no view has a word from the English catalogues."""
    with pseudo_english():
        for views in looking(open_session(records), lang="fi"):
            views["shell"].pop("languages")  # each says in its own words that it can be spoken
            assert [] == pseudo_texts(views)
