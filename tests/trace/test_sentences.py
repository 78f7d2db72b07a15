"""Whatever a clause can say over its declared domain, there is a sentence for it, and no sentence too many."""

import re
from functools import cache

import pytest

from explorer.rules.clause import Clause
from explorer.rules.decision import DECISIONS
from explorer.trace.language import language
from explorer.trace.words import decision_words, fact, say, title
from tests.trace.domain import CLAUSES, findings, moves
from tests.trace.used import watch

IDS = [clause.id for clause in CLAUSES]
TRACES_OF_CODE = re.compile(r"[{}_=()]|\b(none|None|True|False|rule_|must-take|r10|rA|r2|b10)\b")


@cache
def texts(place: int) -> tuple[list[str], list[str]]:
    """Return every sentence and every line of facts of a clause."""
    found = [(say(one, told), fact(one, told)) for one in findings(CLAUSES[place]) for told in moves(one)]
    return sorted({text for text, _ in found}), sorted({text for _, text in found})


@pytest.mark.parametrize("place", range(len(CLAUSES)), ids=IDS)
def test_every_outcome_has_a_sentence(place: int) -> None:
    """Each outcome in each cell gives a whole sentence without a trace of code in it."""
    said, _ = texts(place)
    assert said
    for text in said:
        assert text[0].isupper() or text[0] == "“", text
        assert text.endswith("."), text
        assert not TRACES_OF_CODE.search(text), text


@pytest.mark.parametrize("place", range(len(CLAUSES)), ids=IDS)
def test_facts_are_a_few_words(place: int) -> None:
    """The facts read are short, no sentence, and without a trace of code."""
    _, facts = texts(place)
    for text in facts:
        assert 0 < len(text) <= 50, text
        assert not text.endswith("."), text
        assert not TRACES_OF_CODE.search(text), text


@pytest.mark.parametrize("place", range(len(CLAUSES)), ids=IDS)
def test_title_is_short(place: int) -> None:
    """A title is a short phrase."""
    text = title(CLAUSES[place].id)
    assert 0 < len(text) <= 70
    assert text[0].isupper()
    assert not text.endswith(".")
    assert not TRACES_OF_CODE.search(text)


def test_titles_tell_clauses_apart() -> None:
    """No two clauses have one title."""
    titles = [title(clause.id) for clause in CLAUSES]
    assert sorted(set(titles)) == sorted(titles)


NONE_OF = {"picture": {"J", "Q", "K"}, "ten": {"10"}, "ace": {"A"}, "two": {"2"}, "red ace": {"rA"}}


@pytest.mark.parametrize("clause", CLAUSES, ids=IDS)
def test_facts_are_true(clause: Clause) -> None:
    """What the facts say of the card, the top card and the stock is what the clause read."""
    for one in findings(clause):
        for told in moves(one):
            text = fact(one, told)
            if found := re.search(r" is no (?:black )?(.+)$", text):
                assert one.facts["kind"] not in NONE_OF[found[1]], text
            if "the table is empty" in text or text.endswith(" led"):
                assert "empty" in (one.facts.get("top"), one.facts.get("table")), text
            if "the stock is gone" in text:
                assert one.facts["stock"] is False, text
            if "there is a stock" in text:
                assert one.facts["stock"] is True, text


def test_no_message_is_left_over(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each clause, outcome and variant in the messages is used by some clause in some cell."""
    used = watch(monkeypatch)
    for clause in CLAUSES:
        title(clause.id)
        for one in findings(clause):
            for told in moves(one):
                say(one, told)
                fact(one, told)
    left = [
        (name, part, text)
        for name, parts in language("en").at("clause").items()
        for part, message in parts.items()
        for text in ([message] if isinstance(message, str) else message.values())
        if not name.startswith("ours")  # those of a group's own rules have a test of their own
        if (("clause", name, part), text) not in used and (name, part) not in OUTSIDE
    ]
    assert left == []


OUTSIDE = {("take.failed-try", "all"), ("take.failed-blind", "all")}
"""Sentences that also look at what became of the move; other tests read them."""


def test_every_decision_has_a_heading() -> None:
    """Each decision has a heading, and there is none too many."""
    assert sorted(decision.id for decision in DECISIONS) == sorted(language("en").at("decision"))
    assert all(decision_words(decision.id)[0].isupper() for decision in DECISIONS)


@pytest.mark.parametrize(
    ("text", "clause"),
    [
        ("Pictures need an 8 or higher", "play.pictures-need(lowest=8)"),
        ("Pictures go only on pictures", "play.pictures-need(lowest=10)"),
        ("Aces need a picture", "play.aces-need(on=J+Q+K)"),
        ("No picture starts a pile", "lead.barred(kinds=J+Q+K)"),
        ("A led ten falls at once", "led.clears(kind=10)"),
    ],
)
def test_titles_name_parameters(text: str, clause: str) -> None:
    """A title speaks of the parameters with which an option value brings the clause."""
    assert text == title(clause)
