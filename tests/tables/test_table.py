"""Tables answer as the clauses do when they are asked cell by cell."""

import pytest

from explorer.rules.decision import DECISIONS, DUTY, EFFECT, PLAY
from explorer.rules.ruleset import rule_set
from explorer.tables import cell_at, indices, size_of, table, tables
from tests.strategies import BUILT, PLAYABLE
from tests.tables.comparing import (
    changes,
    combined,
    pairs,
    random_cells,
    random_rules,
    representatives,
    stream,
    wrong_cells,
    wrong_together,
)


@pytest.mark.parametrize("preset", PLAYABLE)
def test_a_preset_cell_by_cell(preset: str) -> None:
    """Under every preset the tables of all decisions equal the resolver on the whole domain."""
    rules = rule_set(preset)
    for decision in DECISIONS:
        assert [] == wrong_cells(rules, decision, range(size_of(decision)))


@pytest.mark.parametrize("base", ["pagat", "wikipedia-2"])
@pytest.mark.parametrize("key", BUILT)
def test_a_changed_value_cell_by_cell(base: str, key: str) -> None:
    """So they do when any one option is set otherwise, for all that the clauses then in force read."""
    usual = tables(rule_set(base))
    for value in (value for changed, value in changes(base) if changed == key):
        rules = rule_set(base).change(key, value)
        for decision in DECISIONS:
            if table(rules, decision) is not usual[decision.id]:
                assert [] == wrong_cells(rules, decision, representatives(rules, decision))


@pytest.mark.parametrize("key", BUILT)
def test_two_changes_that_work_together(key: str) -> None:
    """Where two changes together do something else than each alone, the tables equal the resolver.

    Every pair of values of different options is tried, each with the first of them in the order of the catalogue.
    """
    base = rule_set("pagat")
    for one, other in pairs("pagat"):
        for decision in DECISIONS if one[0] == key else ():
            assert [] == wrong_together(base, one, other, decision), (one, other)


def test_some_changes_work_together() -> None:
    """The search for such cells finds what is known: a bar that has lapsed, and pictures on eights without nines."""
    together = [
        (("led_ten", "barred"), ("bars_last", "while-stock"), {("10", "empty")}),
        (("pictures_on", "9"), ("nines_out", "yes"), {("J", "8"), ("Q", "8"), ("K", "8")}),
        (("pictures_on", "9"), ("led_ten", "barred"), set()),
    ]
    for one, other, want in together:
        cells = [cell_at(PLAY, number) for number in indices(combined(rule_set("pagat"), one, other, PLAY))]
        assert want == {(cell[0], cell[2]) for cell in cells}


@pytest.mark.parametrize("seed", range(8))
def test_any_cell_of_any_rules(seed: int) -> None:
    """In 500 cells drawn at random, under rules drawn at random, the tables equal the resolver."""
    chance = stream(seed)
    for _ in range(10):
        rules = random_rules(chance)
        for decision, number in random_cells(chance, 50):
            assert [] == wrong_cells(rules, decision, [number]), rules


def test_tables_are_shared() -> None:
    """Rule sets with the same clauses share a table, whatever else differs."""
    base = rule_set("pagat")
    assert table(base, PLAY) is table(base.change("hand", "6"), PLAY)
    assert table(base, PLAY) is not table(base.change("pictures_on", "8"), PLAY)


def test_what_a_change_does() -> None:
    """Tables differ just where a change turns an answer: pictures that need an eight no longer go on sevens."""
    base = rule_set("pagat")
    cells = table(base, PLAY).differs(table(base.change("pictures_on", "8"), PLAY))
    found = [cell_at(PLAY, number) for number in indices(cells)]
    assert {("J", "7"), ("Q", "7"), ("K", "7")} == {(cell[0], cell[2]) for cell in found}
    assert 0 == table(base, EFFECT).differs(table(base.change("pictures_on", "8"), EFFECT))
    with pytest.raises(ValueError, match="no cells in common"):
        table(base, PLAY).differs(table(base, DUTY))
