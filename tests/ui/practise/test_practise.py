"""The screen to practise on: a question, an answer, the reason, and what has come up."""

from __future__ import annotations

import json
from typing import Any

import pytest

from explorer.ask.quiz.boxes import NEW
from explorer.ask.quiz.right import choice
from explorer.trace.language import languages
from explorer.ui.practise.asked import asked
from explorer.ui.session import Session
from explorer.ui.share.telling import shown_example
from tests.ui.acting import act


def practising(code: str = "pk1:r=pagat;t=practise", lang: str = "en") -> Session:
    """Open the screen."""
    session = Session()
    session.handle({"type": "language", "id": lang})
    session.handle({"type": "paste", "text": code, "quiet": True})
    return session


def right(session: Session) -> str:
    """Return the right answer to the open question."""
    found = asked(session.reader)
    assert found
    return choice(found[0], session.reader.open_rules()).right


def answer(session: Session, *, truly: bool = True) -> dict[str, Any]:
    """Answer the open question and return the panel."""
    shown = session.views()["practise"]["question"]["answers"]
    true = right(session)
    given = true if truly else next(one["id"] for one in shown if one["id"] != true)
    return act(session, "practise_answer", id=given)["practise"]


def test_an_answer_comes_before_the_reason() -> None:
    """The question tells nothing of it; afterwards the clause, its passages, and the right answer are shown."""
    session = practising()
    shown = session.views()["practise"]
    assert "Question 1." == shown["question"]["number"]
    assert shown["told"] is None
    assert not any(one["right"] for one in shown["question"]["answers"])
    shown = answer(session)
    assert shown["told"]["right"]
    assert [] == shown["told"]["overlooked"]
    assert shown["why"]["reasons"][0]["passages"]


def test_a_wrong_answer_is_told_what_was_overlooked() -> None:
    """Which clause decided, and what it overrules; without a word of blame."""
    session = practising("pk1:r=valepaska;t=practise;q=1.3.3.3.")
    told = answer(session, truly=False)["told"]
    assert not told["right"]
    assert told["bold"].startswith("The answer is:")
    assert ["What decided: ", "It overrules "] == [line.partition("“")[0] for line in told["overlooked"]]


def test_only_the_first_answer_counts_and_only_when_one_goes_on() -> None:
    """A second click does nothing; the clause has its box from the next question on."""
    session = practising()
    answer(session, truly=False)
    act(session, "practise_answer", id=right(session))
    assert not session.views()["practise"]["told"]["right"]
    assert NEW == session.reader.practise.progress
    shown = act(session, "practise_next")["practise"]
    assert [0] == [one.box for one in session.reader.practise.progress.kept]
    assert "Question 2." == shown["question"]["number"]
    assert 1 == sum(group["seen"] for group in shown["covered"]["groups"])
    act(session, "practise_next")
    assert 1 == session.reader.practise.progress.turn


def test_every_clause_is_listed_with_where_it_stands() -> None:
    """Those that cannot come up say why."""
    session = practising()
    answer(session)
    act(session, "practise_next")
    every = session.views()["practise"]["covered"]["everything"]["groups"]
    states = {item["id"]: item["state"] for group in every for item in group["items"]}
    assert {bound.clause.id for bound in session.reader.rules.bounds()} == set(states)
    assert "advice, never a reason" == states["advice.keep-twos"]
    assert 1 == list(states.values()).count("has come up")


def test_begin_anew_brings_other_cards() -> None:
    """And forgets what was answered."""
    session = practising()
    first = session.views()["practise"]["question"]
    answer(session)
    act(session, "practise_next")
    shown = act(session, "practise_clear")["practise"]
    assert (1, 0, ()) == (
        session.reader.practise.progress.seed,
        session.reader.practise.progress.turn,
        session.reader.practise.progress.kept,
    )
    assert first != shown["question"]


def test_one_may_ask_for_what_documents_say() -> None:
    """Silence and two readings are answers; afterwards every document is shown with its passages."""
    session = practising()
    shown = act(session, "practise_level", id="4")["practise"]
    assert ["4"] == [item["id"] for item in shown["levels"]["items"] if item["pressed"]]
    for _ in range(3):
        if session.views()["practise"]["question"]["ask"].startswith("What does this document"):
            break
        answer(session)
        act(session, "practise_next")
    signs = [one["sign"] for one in session.views()["practise"]["question"]["answers"]]
    assert ["yes", "no", "silent", "amb"] == signs
    told = answer(session)["told"]
    assert 5 == sum(len(group["items"]) for group in told["documents"]["groups"])
    assert told["text"]


def test_what_is_not_agreed_may_be_the_answer() -> None:
    """Where an open option decides, that it depends is right, and it is told on what."""
    session = practising("pk1:r=pagat+led_ten.?+led_ace.?;t=practise")
    found = asked(session.reader)
    for _ in range(8):
        if right(session) == "depends":
            break
        answer(session)
        act(session, "practise_next")
        found = asked(session.reader)
    assert found
    assert "depends" == found[1].answers[-1]
    told = answer(session)["told"]
    assert told["right"]
    assert "ten" in told["text"] or "ace" in told["text"]


def test_the_position_opens_on_the_board_and_a_scene_shows_the_rule() -> None:
    """The board has the same cards; the scene is one of the option value that brings the clause."""
    session = practising()
    found = asked(session.reader)
    assert found
    shown = act(session, "practise_board")
    assert "board" == shown["shell"]["tab"]
    assert found[0].state.pile == session.reader.board.board.state.pile


def test_what_is_explained_can_be_taken_along() -> None:
    """As a text with the reasons, and as a report with the position; nothing of it before there was an answer."""
    session = practising()
    assert shown_example(session.reader) is None
    answer(session)
    found = asked(session.reader)
    assert found
    act(session, "share_show", id="report")
    told = session.views()["share"]["shown"]["text"]
    assert found[0].clause in told
    assert session.views()["practise"]["told"]["text"] in told


def test_other_rules_bring_other_questions_and_the_progress_stays() -> None:
    """What was practised under some rules is known under others, as far as they have it."""
    session = practising()
    for _ in range(3):
        answer(session)
        act(session, "practise_next")
    kept = session.reader.practise.progress.kept
    shown = act(session, "paste", text=session.reader.code().replace("r=pagat", "r=poytapaska"))["practise"]
    assert {one.clause for one in kept} == {one.clause for one in session.reader.practise.progress.kept}
    assert shown["question"]


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("rules", ["valepaska", "poytapaska"])
def test_questions_are_asked_in_every_language_and_stay_small(lang: str, rules: str) -> None:
    """No word is missing in any of the first questions, easy and hard, and each view stays under 40 kB."""
    session = practising(f"pk1:r={rules};t=practise", lang)
    for turn in range(14):
        shown = session.views()
        assert shown["live"]["text"]
        assert len(json.dumps(answer(session, truly=turn % 3 > 0))) < 40_000
        act(session, "practise_next")
        act(session, "practise_level", id="3" if turn > 6 else "1")


def test_a_game_stands_beside_the_questions() -> None:
    """Under one tab, each under a name of its own."""
    shown = practising().views()["shell"]
    assert ["Legal or not?", "A game against bots"] == [part["label"] for part in shown["parts"]]
    assert ["Practise"] == [tab["label"] for tab in shown["tabs"] if tab["current"]]
