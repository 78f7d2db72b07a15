"""A cell opened: a position in which it arises, and its judgement."""

from __future__ import annotations

import pytest

from explorer.ask.grid.grid import Cell, Grid, grid
from explorer.ask.grid.tops import TABLE, Top
from explorer.ask.grid.trace import cell_judgement, cell_state
from explorer.cards import Kind
from explorer.errors import InputError
from explorer.notation.moves import write_move
from explorer.rules.ruleset import rule_set
from explorer.trace.words import verdict


def cell_of(slice: Grid, top: Top, kind: Kind) -> Cell:
    """Return a cell of a grid."""
    return slice.cells[top, kind]


FOUR_SEVENS = "Four sevens lie on top, so the pile falls."
TAKEN = "The led ten must be picked up; no other move is allowed."


@pytest.mark.parametrize(
    ("rules", "at", "top", "kind", "pile", "move", "reason"),
    [
        ("pagat", {}, Top("7"), "10", "7C", "play 10C", "A ten on a lower card makes the pile fall."),
        ("pagat", {}, TABLE, "A", "", "play AC", "An ace led to the empty table stays there."),
        ("pagat", {"count": 2, "run": 2}, Top("7"), "7", "7H 7S", "play 7C 7D", FOUR_SEVENS),
        ("wikipedia-2", {}, Top("10", led=True), "10", "10D", "play 10C", TAKEN),
    ],
)
def test_opened(rules: str, at: dict[str, int], top: Top, kind: Kind, pile: str, move: str, reason: str) -> None:
    """The position has the pile, the player the cards, and the judgement names the reason."""
    slice = grid(rule_set(rules), count=at.get("count", 1), run=at.get("run", 1))
    state, judgement = cell_judgement(slice, cell_of(slice, top, kind))
    assert (pile, move) == (" ".join(str(laid.card) for laid in state.pile), write_move(judgement.move))
    assert reason == verdict(judgement, state).text


def test_a_ten_over_others_lies_on_what_it_can_have_been_laid_on() -> None:
    """Where the ten was not led, another card lies under it."""
    slice = grid(rule_set("pagat").change("on_two", "all"))
    state, _ = cell_state(slice, cell_of(slice, Top("10"), "10"))
    assert ["2", "10"] == [laid.kind for laid in state.pile]


def test_claims_are_opened_as_claims() -> None:
    """Where cards are laid face down, so are those of the pile, and the move is a claim that is true if it can be."""
    slice = grid(rule_set("valepaska"), count=3, run=2)
    state, judgement = cell_judgement(slice, cell_of(slice, Top("7"), "7"))
    assert ("claim", (3, "7"), [True, True]) == (
        judgement.move.verb,
        judgement.move.claim,
        [laid.hidden for laid in state.pile],
    )
    assert {"7"} == {card.rank for card in judgement.move.cards}


def test_nines_that_are_out_lie_aside() -> None:
    """All of them do, so that pictures go on an eight."""
    slice = grid(rule_set({"base": "pagat", "pictures_on": "9", "nines_out": "yes"}), nines=False)
    state, judgement = cell_judgement(slice, cell_of(slice, Top("8"), "J"))
    assert (["9"] * 4, True) == ([card.rank for card in state.aside.known], judgement.legal)


def test_names() -> None:
    """The players are called as the caller says."""
    slice = grid(rule_set("pagat"))
    state, _ = cell_state(slice, cell_of(slice, TABLE, "3"), players=("Åsa", "Bo"))
    assert ("Åsa", "Bo") == state.names


def test_a_cell_without_cards_is_refused() -> None:
    """Three red tens are more than a pack has."""
    slice = grid(rule_set({"base": "pagat", "specials": "black"}), count=3)
    with pytest.raises(InputError, match="not so many"):
        cell_state(slice, cell_of(slice, TABLE, "r10"))
