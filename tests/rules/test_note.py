"""Notes: remembered, shown beside verdicts on their ranks, and without any effect."""

from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from explorer.errors import InputError
from explorer.rules.note import Note, notes_on
from explorer.rules.own_given import note, note_data
from explorer.rules.ruleset import rule_set
from tests.rules.own_rules import notes

TEN, COURT, GAME = Note("Slap it.", ("10",)), Note("Bow.", ("J", "Q", "K")), Note("Tea at nine.")


@pytest.mark.parametrize(
    ("kinds", "expected"),
    [((), ()), (("10",), (TEN,)), (("r10",), (TEN,)), (("K", "r10"), (TEN, COURT)), (("3", "empty"), ())],
)
def test_notes_stand_beside_verdicts_on_their_ranks(kinds: tuple[str, ...], expected: tuple[Note, ...]) -> None:
    """A note is found by any card of its ranks, red or black; one on the game as a whole by none."""
    rules = rule_set("pagat", notes=(GAME, COURT, TEN))
    assert expected == notes_on(kinds, rules.notes)


@given(st.lists(notes(), max_size=4))
def test_notes_change_nothing_and_have_no_order(told: list[Note]) -> None:
    """Clauses are the same with notes and without; in whatever order they are added, it is the same rule set."""
    rules = rule_set("pagat", notes=told)
    assert [one.clause for one in rule_set("pagat").bounds()] == [one.clause for one in rules.bounds()]
    assert {rules} == {rule_set("pagat").add(*order) for order in permutations(told)}
    assert rule_set("pagat") == rules.drop(*told)


@given(notes())
def test_a_note_written_as_data_reads_back(told: Note) -> None:
    """As plain data nothing of it is lost."""
    assert told == note(note_data(told))


def test_a_text_alone_is_a_note() -> None:
    """Where it is about no rank, the words are enough."""
    assert (GAME,) == rule_set({"notes": ["Tea at nine."]}).notes


@pytest.mark.parametrize(
    ("given_notes", "at", "says"),
    [
        (["fine", " "], "rules.notes.1.text", "your own words"),
        ([{"text": "x", "about": "1"}], "rules.notes.0.about", "'1' is no rank"),
        ([{"text": "x", "abuot": "3"}], "rules.notes.0.abuot", "did you mean 'about'"),
        ([{"about": "3"}], "rules.notes.0.text", "missing"),
        ([7], "rules.notes.0", "a note is an object"),
        ("fine", "rules.notes", "list"),
        ([f"note {number}" for number in range(41)], "rules.notes", "41 are too many"),
    ],
)
def test_error_names_the_place(given_notes: object, at: str, says: str) -> None:
    """What cannot be a note is refused at its place."""
    with pytest.raises(InputError) as caught:
        rule_set({"notes": given_notes})
    assert at == caught.value.at
    assert says in caught.value.message
