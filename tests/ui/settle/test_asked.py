"""Questions about cards: their codes, what lies there, and what else has to be asked."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from explorer.ask.grid.grid import grid
from explorer.ask.grid.tops import Top
from explorer.cards import KINDS
from explorer.errors import InputError
from explorer.rules.decision import COUNTS, EMPTY, RUNS
from explorer.rules.presets import PRESETS
from explorer.rules.ruleset import rule_set
from explorer.ui.settle.asked import Asked, cell_of, lying, read_asked, shown_tops, write_asked
from explorer.ui.settle.depends import to_ask

questions = st.builds(
    Asked,
    st.sampled_from(("", EMPTY, *KINDS, *(f"led-{kind}" for kind in KINDS))),
    st.sampled_from(("", *KINDS)),
    st.sampled_from(COUNTS),
    st.sampled_from(RUNS[1:]),
    st.booleans(),
    st.booleans(),
)


@given(questions)
def test_a_question_reads_back_as_it_was_written(asked: Asked) -> None:
    """Whatever is asked, nothing is lost on the way."""
    written = write_asked(asked)
    assert asked == (read_asked(written) if written else Asked())


@pytest.mark.parametrize("text", ["x", "7.x", "led-.2", "7.7.9111", "7.7.1911", "7.7.11", "7.7.1111.2", "7;7"])
def test_a_damaged_question_is_refused(text: str) -> None:
    """It is never taken for another question."""
    with pytest.raises(InputError):
        read_asked(text)


def test_a_ten_that_lies_alone_was_led() -> None:
    """Where a ten makes piles fall, one that lies there can only have been led."""
    assert Asked("led-10", "2") == lying(Asked("10", "2"), rule_set("pagat"))
    assert Asked("9", "2") == lying(Asked("9", "2"), rule_set("pagat"))


@pytest.mark.parametrize("base", PRESETS)
def test_only_tops_that_can_lie_there_are_shown(base: str) -> None:
    """Every top to which a play leads is shown, and one that is chosen although none does."""
    rules = rule_set(base)
    assert {cell.top for row in grid(rules).rows for cell in row if not cell.cannot} == set(shown_tops(rules))
    assert Top("10") in shown_tops(rules, Top("10"))


@pytest.mark.parametrize(
    ("change", "asked", "switches"),
    [
        ({}, Asked("led-10", "2"), ()),
        ({"ace_on": "lower-after-stock"}, Asked("7", "A"), ("stock",)),
        ({}, Asked("6", "7"), ()),
        ({"pictures_on": "9", "nines_out": "yes"}, Asked("8", "Q"), ("nines",)),
    ],
)
def test_only_what_the_answer_depends_on_is_asked(
    change: dict[str, str], asked: Asked, switches: tuple[str, ...]
) -> None:
    """Of one card on one card: the stock, or whether there are nines, only where a rule minds."""
    found = {one.switch for one in to_ask(asked, rule_set({"base": "pagat", **change}))}
    assert set(switches) == found - {"count", "run"}


@pytest.mark.parametrize("base", PRESETS)
def test_each_value_that_is_asked_has_its_own_answer(base: str) -> None:
    """Of what is asked at least two answers differ, and of what is not asked none."""
    rules = rule_set(base)
    for cell in [cell for row in grid(rules).rows for cell in row if not cell.cannot][::5]:
        asked = Asked(cell.top.id, cell.kind)
        assert cell == cell_of(asked, rules)
        for one in to_ask(asked, rules):
            assert len({(other.said, other.owed) for _, other in one.answers}) > 1


def test_what_was_said_stays_asked() -> None:
    """A number that makes no difference is still shown, so that it can be taken back."""
    assert "stock" in [one.switch for one in to_ask(Asked("9", "Q", stock=False), rule_set("pagat"))]
