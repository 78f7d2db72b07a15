"""Does it go, as a session shows it."""

import json
from typing import Any

import pytest

from explorer.rules.presets import DOCUMENTS
from explorer.trace.language import languages
from explorer.ui.session import Session
from tests.ui.acting import act


def asked(session: Session, *taps: tuple[str, str]) -> dict[str, Any]:
    """Tap cards on the screen, and return what it shows."""
    shown = act(session, "tab", id="settle")
    for row, id in taps:
        shown = act(session, "settle_choose", row=row, id=id)
    return shown["settle"]


def test_the_first_tap_gives_the_sentence_for_that_card() -> None:
    """What may go on a led ten is said before anything is laid."""
    shown = asked(Session(), ("top", "led-10"))
    assert ["On a led ten: only 10 goes."] == shown["sentences"]
    assert "answer" not in shown


def test_the_second_tap_gives_the_verdict_with_all_behind_it() -> None:
    """A two on a led ten: no, with reasons and passages, every document, and the change that turns it."""
    shown = asked(Session(), ("top", "led-10"), ("kind", "2"))
    assert ("A two on a led ten", "no") == (shown["question"], shown["answer"]["sign"])
    assert shown["why"]["reasons"][0]["passages"]
    said = {one["id"]: one["sign"] for group in shown["documents"]["groups"] for one in group["items"]}
    assert set(DOCUMENTS) == set(said)
    assert ("no", "yes") == (said["pagat"], said["wikipedia-1"])
    assert [["two_on", "all"]] == shown["turning"]["items"][0]["settings"]


def test_a_change_that_turns_it_is_made_by_its_button() -> None:
    """Then the answer is the other one, and the change back is offered."""
    session = Session()
    shown = asked(session, ("top", "led-10"), ("kind", "2"))
    now = act(session, "settle_apply", settings=shown["turning"]["items"][0]["settings"])["settle"]
    assert "yes" == now["answer"]["sign"]
    assert {"two_on": "all"} == dict(session.reader.rules.changes)
    assert [["two_on", "not-ace-ten"]] in [one["settings"] for one in now["turning"]["items"]]


def test_the_same_tap_keeps_the_answer() -> None:
    """A card that is tapped once more stays chosen, as it belongs to the next question; starting again clears it."""
    session = Session()
    shown = asked(session, ("top", "9"), ("kind", "A"), ("top", "empty"), ("kind", "A"))
    assert "An ace on the empty table" == shown["question"]
    assert "Does it go?" == act(session, "settle_clear")["settle"]["question"]


def test_more_is_asked_where_the_answer_depends_on_it() -> None:
    """A seven on three sevens makes the pile fall; then no more of them can be laid, so that is not asked."""
    session = Session()
    asked(session, ("top", "7"), ("kind", "7"))
    act(session, "settle_switch", switch="run", id="3")
    shown = act(session, "settle_switch", switch="count", id="1")["settle"]
    assert ["run"] == [one["id"] for one in shown["asks"]]
    assert "3: goes" in [one["name"] for one in shown["asks"][0]["items"]]
    assert "Yes, and the pile falls." == shown["answer"]["bold"]


def test_words_ask_the_same_as_taps() -> None:
    """In whichever language the page speaks."""
    for words in ("2 on 10", "kakkonen kympille"):
        session = Session()
        act(session, "tab", id="settle")
        shown = act(session, "settle_typed", text=words)["settle"]
        assert ("A two on a led ten", "no", "") == (
            shown["question"],
            shown["answer"]["sign"],
            shown["typed"]["trouble"],
        )


@pytest.mark.parametrize(
    ("words", "parts"),
    [
        ("two frogs on a ten", ["A two on a led ten", "frogs"]),
        ("two", ["A two", "what lies there"]),
        ("frog", ["Nothing of this"]),
        ("on a ten", ["On a led ten", "what is laid"]),
        ("2 on 10 on 3", ["More cards"]),
    ],
)
def test_what_was_not_understood_is_told(words: str, parts: list[str]) -> None:
    """The message says what was understood and what is missing, and is spoken."""
    session = Session()
    act(session, "tab", id="settle")
    shown = act(session, "settle_typed", text=words)
    for part in parts:
        assert part in shown["settle"]["typed"]["trouble"]
    assert shown["settle"]["typed"]["trouble"] == shown["live"]["text"]


def test_red_and_black_are_told_apart_only_where_the_rules_do() -> None:
    """Under black specials there is a red ten to tap, and a question about it."""
    session = Session()
    assert "r10" not in [item["id"] for item in asked(session)["rows"][1]["items"]]
    act(session, "option", key="specials", value="black")
    shown = act(session, "settle_typed", text="red ten on black ace")["settle"]
    assert "r10" in [item["id"] for item in shown["rows"][1]["items"]]
    assert "A red ten on a led black ace" == shown["question"]


def test_a_question_of_other_rules_is_no_question_here() -> None:
    """What is chosen and not told apart any more is simply not chosen."""
    session = Session()
    act(session, "paste", text="pk1:r=pagat+specials.black;t=settle;w=r10.rA")
    shown = act(session, "preset", id="pagat")["settle"]
    assert "Does it go?" == shown["question"]


@pytest.mark.parametrize("lang", languages())
def test_every_answer_stays_small(lang: str) -> None:
    """A step of this screen is under 40 kB in every language, everything included."""
    session = Session()
    act(session, "language", id=lang)
    act(session, "depth", id="everything")
    asked(session, ("top", "led-10"), ("kind", "2"))
    assert 40_000 > len(json.dumps(session.views(), ensure_ascii=False).encode())


def test_the_code_brings_the_question_back() -> None:
    """Another session shows the same answer."""
    session, other = Session(), Session()
    asked(session, ("top", "Q"), ("kind", "A"))
    assert session.views()["settle"] == act(other, "paste", text=session.reader.code())["settle"]


def test_the_answer_is_spoken() -> None:
    """The line for screen readers has the question and the verdict."""
    session = Session()
    asked(session, ("top", "led-10"), ("kind", "2"))
    assert "A two on a led ten. No, it does not go." in session.views()["live"]["text"]


def test_the_documents_stand_in_a_row_under_the_verdict() -> None:
    """Each with its name and verdict; spoken, whoever differs is named, and the rules are said to be Pagat's."""
    shown = asked(session := Session(), ("top", "empty"), ("kind", "A"))
    row = [one["label"] for one in shown["documents_row"]["items"]]
    assert ["Pagat: goes", "Wikipedia, early: does not go"] == [row[0], row[3]]
    assert session.views()["live"]["text"].endswith("Wikipedia, early: does not go; the others: goes.")
    assert "By the base game of Pagat" == shown["answer"]["head"]
    act(session, "option", key="two_on", value="all")
    assert "By these rules: Pagat with “Twos on anything”" == session.views()["settle"]["answer"]["head"]


def test_what_is_not_agreed_is_not_assumed() -> None:
    """Where an open rule decides, the answer is that it depends; where none does, it is the usual one."""
    session = Session()
    session.reader.open_keys = frozenset({"two_on"})
    assert "amb" == asked(session, ("top", "led-10"), ("kind", "2"))["answer"]["sign"]
    assert "yes" == asked(session, ("top", "9"), ("kind", "Q"))["answer"]["sign"]


def test_the_sentences_say_what_they_take_for_what_is_not_agreed() -> None:
    """They go by the base's answer, and say so."""
    session = Session()
    assert 1 == len(asked(session, ("top", "led-10"))["sentences"])
    session.reader.open_keys = frozenset({"two_on"})
    assert "goes by the answers of Pagat" in act(session, "settle_choose", row="top", id="9")["settle"]["sentences"][-1]


@pytest.mark.parametrize(
    ("lang", "words", "key"),
    [("en", "burn", "ace_clears"), ("en", "may I pick up half?", "pickup"), ("fi", "neljä samaa", "four_clears")],
)
def test_words_that_name_no_cards_lead_to_the_quarrels_that_are_meant(lang: str, words: str, key: str) -> None:
    """They are offered and spoken; words that name cards, or nothing, offer none."""
    session = Session()
    act(session, "language", id=lang)
    act(session, "tab", id="settle")
    shown = act(session, "settle_typed", text=words)
    meant = {one["id"]: one["label"] for one in shown["settle"]["typed"]["meant"]["items"]}
    assert meant[key] in shown["live"]["text"]
    for other in ("2 on 10", "two", "two frogs"):
        assert None is act(session, "settle_typed", text=other)["settle"]["typed"]["meant"]
