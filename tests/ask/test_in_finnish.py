"""Questions about rules are answered in Finnish where Finnish is spoken, with nothing of English in the answer."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any

import pytest

from explorer.ask.agreement.agreement import agreement
from explorer.ask.agreement.open_rules import open_rules
from explorer.ask.agreement.words import say_agreement
from explorer.ask.changes.words import report as report_changes
from explorer.ask.coverage.coverage import coverage
from explorer.ask.coverage.words import table as coverage_table
from explorer.ask.detective.detective import detect
from explorer.ask.detective.recording import recording_of
from explorer.ask.detective.words import report as report_fits
from explorer.ask.documents.words import document_words
from explorer.ask.findings.dangers import Effort
from explorer.ask.findings.report import check, report
from explorer.ask.probing.posed import posed_case
from explorer.games import game_record
from explorer.language import speaking
from explorer.rules.presets import DOCUMENTS
from explorer.rules.ruleset import rule_set
from tests.ask.agreement.test_words import SAID
from tests.ask.asked_documents import asked as asked_documents
from tests.ask.asked_documents import table
from tests.ask.changes.test_words import REPORTS, asked
from tests.engine.asking import case
from tests.pseudo import pseudo_english, pseudo_texts
from tests.trace.well_written import faults


def wrong(say: Callable[[], Iterable[str]]) -> list[tuple[str, list[str]]]:
    """Return the texts that are not Finnish, said while English has accents on all letters."""
    with pseudo_english(), speaking("fi"):
        said = [" ".join(text.split()) for text in say() if text.strip()]  # some are lines of a table
    assert said
    assert [] == pseudo_texts(said)
    return [(text, found) for text in said if (found := faults(text))]


def test_what_open_rules_say() -> None:
    """What may depend on what a group agrees on."""
    questions = [(posed_case(case(move, ben, pile=pile)), open_rules(rules)) for (move, ben, pile, rules), _ in SAID]
    assert [] == wrong(lambda: (say_agreement(agreement(*question)) for question in questions))


@pytest.mark.parametrize(("move", "more"), [*((move, more) for move, more, _ in REPORTS), ("pickup", {"pile": "7C"})])
def test_what_changes_turn_a_verdict_round(move: str, more: dict[str, Any]) -> None:
    """The smallest changes, and those with which the position cannot be."""
    assert [] == wrong(lambda: report_changes(asked(move, "JS 10S 3C", **more)))


def test_what_each_document_says() -> None:
    """Verdict, reason, effect and notes, with the documents and interpretations in Finnish."""

    def said() -> Iterator[str]:
        for position in table()[::8]:
            told = {key: value for key, value in position.items() if key not in ("what", "lies", "corrupt", *DOCUMENTS)}
            for found in asked_documents(**told).values():
                words = document_words(found)
                yield from (words.verdict, words.why, words.does, *words.notes)

    assert [] == wrong(said)


@pytest.mark.parametrize("rules", ["pagat", "wikipedia-2"])
def test_what_is_odd_about_rules(rules: str) -> None:
    """Conflicts, dead settings, holes and dangers, each with its example."""
    found = check(rule_set(rules), Effort(cards=2, drawn=3))
    assert [] == wrong(lambda: report(found))


def test_which_rules_fit_a_game() -> None:
    """Rule sets and options, by their names in Finnish; lines with a move as programs read it are left out."""
    recording = recording_of(game_record("guide-turn"))
    assert [] == wrong(lambda: (line for line in report_fits(detect(recording)) if not {"_", "–"} & {*line}))


def test_what_passages_feed() -> None:
    """The last line says whether any passage feeds nothing."""
    assert [] == wrong(lambda: coverage_table(coverage())[-1:])
