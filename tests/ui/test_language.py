"""The page speaks the reader's language: the browser's first, another at any time, and says what is in none of them."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import pytest

from explorer.games import game_index, game_record
from explorer.language import speaking
from explorer.notation.records import Record
from explorer.rules.own_given import own_rule
from explorer.rules.ruleset import rule_set
from explorer.sources import library
from explorer.trace.labels import reading_note
from explorer.ui.screens import IDS
from explorer.ui.session import Session
from explorer.ui.views.docs import passage
from tests.pseudo import texts_of_data
from tests.sources.added import OMA
from tests.ui.acting import act


@pytest.mark.parametrize(
    ("spoken", "browser"),
    [
        ("fi", ["fi-FI", "en"]),
        ("fi", ["sv", "FI"]),
        ("en", ["en-GB", "fi"]),
        ("en", ["sv", "de-CH"]),
        ("en", []),
    ],
)
def test_the_browsers_language_is_spoken_first(spoken: str, browser: list[str]) -> None:
    """The first of the browser's languages that the program has is spoken, English where it has none."""
    shell = act(Session(), "hello", page="a", code="", languages=browser)["shell"]
    assert spoken == shell["lang"]


def test_a_second_view_keeps_the_language() -> None:
    """What the reader chose stays when another view of the page opens."""
    session = Session()
    act(session, "hello", page="a", code="", languages=["en"])
    act(session, "language", id="fi")
    assert "fi" == act(session, "hello", page="b", code="", languages=["en"])["shell"]["lang"]


def test_what_is_wrong_with_a_link_is_said_in_the_browsers_language() -> None:
    """The first event already speaks the language that it brings."""
    notice = act(Session(), "hello", page="a", code="pk1:r=pagat;g=first;s=9999", languages=["fi"])["notice"]
    assert notice["text"].startswith("Osaa koodista")


def test_the_other_language_is_offered_in_its_own_words() -> None:
    """The switch says in Finnish that Finnish can be had, and the other way round."""
    session = Session()
    assert [("fi", "Suomeksi")] == [(one["id"], one["label"]) for one in session.views()["shell"]["languages"]]
    other = act(session, "language", id="fi")["shell"]["languages"]
    assert [("en", "In English")] == [(one["id"], one["label"]) for one in other]


def test_the_page_says_that_no_native_speaker_has_read_it() -> None:
    """The warning stands at the switch and, in Finnish, at the foot."""
    session = Session()
    shell = session.views()["shell"]
    assert reading_note("fi")
    assert (reading_note("fi"), "") == (shell["languages"][0]["note"], shell["note"])
    assert reading_note("fi") == act(session, "language", id="fi")["shell"]["note"]


def test_a_message_does_not_stay_in_the_former_language() -> None:
    """What was said in English goes when Finnish is chosen."""
    session = Session()
    assert act(session, "paste", text="rubbish")["notice"]
    act(session, "settle_typed", text="rubbish")
    views = act(session, "language", id="fi")
    assert {} == views["notice"]
    assert "" == session.reader.settle.trouble


@cache
def english() -> frozenset[str]:
    """Return the English texts of which there are Finnish ones that read otherwise."""
    texts = {one.text for one in library().passages}
    texts |= {part for one in library().interpretations for part in (one.text, one.reason, one.other)}
    for group in game_index():
        ours = {part for id in group.ids for part in _told(game_record(id))} | {group.title}
        texts |= ours - {part for id in group.ids for part in _told(game_record(id, "fi"))}
    names = {one.en for one in library().terms}
    return frozenset(" ".join(text.split()) for text in texts - names if text)


def _told(record: Record) -> Iterator[str]:
    yield record.header("Title")
    for text in (record.intro, *(move.comment for move in record.moves)):
        yield from text.split("\n\n")
    for move in record.moves:
        yield from (side.comment for side in move.sides)


def test_texts_and_games_are_in_the_readers_language() -> None:
    """In Finnish no passage, interpretation, title or comment is the English one, on any screen."""
    session = Session()
    act(session, "language", id="fi")
    act(session, "depth", id="everything")
    act(session, "ask", on=False)
    seen = 0
    for step in range(session.reader.watching().last + 1):
        for place, said in texts_of_data(act(session, "go", step=step)):
            seen += 1
            assert said not in english(), place
    for screen in IDS:
        act(session, "tab", id=screen)
        for key in ("led_ten", "ace_on", "pictures_on"):
            for place, said in texts_of_data(act(session, "open", key=key)):
                assert said not in english(), place
    assert seen > 1000


def test_what_was_added_stays_in_its_language() -> None:
    """A passage of an added document says its language where that is another; of an own rule nobody knows it."""
    rules = rule_set("pagat").add(OMA, own_rule({"says": "goes", "cards": "K", "top": "3", "text": "Kings fly low."}))
    cite = OMA.document.passages[0].id
    assert ["fi", "", ""] == [passage(one, rules)["lang"] for one in (cite, "pagat:play.1", "ours:1")]
    with speaking("fi"):
        assert ["", "", ""] == [passage(one, rules)["lang"] for one in (cite, "pagat:play.1", "ours:1")]


def test_the_glossary_changes_with_the_language_alone() -> None:
    """Its words are sent once: no step and no rule changes them, and in Finnish no name is foreign."""
    session = Session()
    first = session.views()["glossary"]
    assert first == act(session, "go", step=5)["glossary"] == act(session, "preset", id="guide")["glossary"]
    pile = next(term for term in first["terms"] if term["id"] == "pile")
    assert ("pile", ["pile", "piles"]) == (pile["name"], pile["find"])
    assert "Valepaska" in first["foreign"]["fi"]
    finnish = act(session, "language", id="fi")["glossary"]
    assert ("pino", {}) == (
        next(term for term in finnish["terms"] if term["id"] == "pile")["name"],
        finnish["foreign"],
    )
