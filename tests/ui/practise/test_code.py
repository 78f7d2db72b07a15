"""Progress travels in the code of the page."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from explorer.ask.quiz.boxes import NEW, Progress, answered
from explorer.errors import InputError
from explorer.rules.catalogue import BASE, OPTIONS
from explorer.rules.ruleset import RuleSet, rule_set
from explorer.ui.codec import read_code, write_code
from explorer.ui.place import Place
from explorer.ui.practise.code import read_practise, sign, write_practise
from explorer.ui.practise.state import FRESH, Practise
from tests.coded import plain
from tests.ui.find.test_find import SAFE

PAGAT = rule_set("pagat")
CLAUSES = sorted(bound.clause.id for bound in PAGAT.bounds())


def read(text: str, rules: RuleSet = PAGAT) -> tuple[Practise, int]:
    """Return what is read, and how many troubles there are."""
    troubles: list[InputError] = []
    return read_practise(text, rules, troubles), len(troubles)


def test_no_two_clauses_have_the_same_signs() -> None:
    """Of all that the catalogue has, and of the first own rules."""
    brought = [bound for option in OPTIONS for value in option.values for bound in (*value.brings, *value.keeps)]
    every = {bound.clause.id for bound in (*BASE, *brought)} | {f"ours:{number}" for number in range(1, 30)}
    assert len(every) == len({sign(clause) for clause in every})


@settings(max_examples=30)
@given(st.lists(st.tuples(st.sampled_from(CLAUSES), st.booleans()), max_size=90), st.sampled_from((1, 3, 4)))
def test_progress_reads_back(told: list[tuple[str, bool]], level: int) -> None:
    """With the order in which clauses come back, in signs that an address may have, five for each clause."""
    progress = Progress(seed=70, level=level)
    for clause, right in told:
        progress = answered(progress, clause, right=right)
    place = Place(PAGAT, practise=Practise(progress, "must-take", CLAUSES[0]))
    code = write_code(place)
    assert set(code) <= SAFE
    back, troubles = read_code(code, games=(), tabs=())
    assert [] == troubles
    assert [(one.clause, one.box) for one in progress.kept] == [
        (one.clause, one.box) for one in back.practise.progress.kept
    ]
    assert (70, len(told), level) == (
        back.practise.progress.seed,
        back.practise.progress.turn,
        back.practise.progress.level,
    )
    assert ("must-take", CLAUSES[0]) == (back.practise.given, back.practise.about)
    assert len(write_practise(Practise(progress))) <= 14 + 5 * len(progress.kept)


def test_a_clause_that_is_gone_is_left_out_and_told() -> None:
    """The rest is kept."""
    written = write_practise(Practise(answered(NEW, "lead.any", right=True)))
    found, troubles = read(f"{written}zzz12")
    assert (["lead.any"], 1) == ([one.clause for one in found.progress.kept], troubles)


def test_a_clause_of_other_rules_is_kept_silently() -> None:
    """Whoever changes rules and changes them back has lost nothing."""
    written = write_practise(Practise(answered(NEW, "turn.no-trying", right=True)))
    found, troubles = read(written)
    assert (["turn.no-trying"], 0) == ([one.clause for one in found.progress.kept], troubles)


@pytest.mark.parametrize("text", ["2.0.1.1.", "1.0.1.", "1.x-.1.1.", "1.0.1.7.", "1", "rubbish", "1.-1.0.1."])
def test_what_is_damaged_is_told(text: str) -> None:
    """And practising begins anew."""
    assert (FRESH, 1) == read(text)


def test_no_progress_needs_no_room() -> None:
    """A code from before there was practising stays as it was."""
    assert "" == write_practise(FRESH)
    assert "pk1:r=pagat" == plain(write_code(Place(PAGAT)))
