"""The numbers of cells."""

import pytest

from explorer.rules.decision import DECISIONS, OUT, PLAY, Decision
from explorer.tables import cell_at, features_of, index_of, indices, size_of, where


@pytest.mark.parametrize("decision", DECISIONS, ids=lambda one: one.id)
def test_cells_are_numbered_in_declared_order(decision: Decision) -> None:
    """The number of a cell is its place among all cells of its decision."""
    cells = decision.cells()
    assert len(cells) == size_of(decision)
    for number in {0, 1, len(cells) // 3, len(cells) - 1} & set(range(len(cells))):
        assert cells[number] == cell_at(decision, number)
        assert number == index_of(decision, cells[number])


@pytest.mark.parametrize("decision", DECISIONS, ids=lambda one: one.id)
def test_where_a_feature_has_a_value(decision: Decision) -> None:
    """The mask of a feature's value holds just the cells that have it."""
    cells = decision.cells()
    for place, (feature, values) in enumerate(decision.features.items()):
        for value in (values[0], values[-1]):
            want = [number for number, cell in enumerate(cells) if cell[place] == value]
            assert want == list(indices(where(decision, feature, value)))


def test_what_has_no_number() -> None:
    """A cell outside the domain is refused, and a number without a cell."""
    features = cell_at(OUT, 0)
    with pytest.raises(KeyError):
        index_of(OUT, (*features[:-1], "none"))
    with pytest.raises(ValueError, match="shorter"):
        index_of(OUT, features[:-1])
    with pytest.raises(IndexError, match=f"no cell {size_of(OUT)}"):
        cell_at(OUT, size_of(OUT))
    with pytest.raises(ValueError, match="out has no kind"):
        features_of(OUT, kind="3")
    with pytest.raises(ValueError, match="no kind = 'joker'"):
        where(PLAY, "kind", "joker")
