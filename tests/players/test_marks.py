"""Over several games the deal passes on, and each game counts what the rules say."""

from dataclasses import replace

import pytest

from explorer.players.marks import Count, first_table, next_game, scores, sit_down
from explorer.players.play import advance
from explorer.players.table import Player
from explorer.rules.ruleset import rule_set

PLAYERS = (Player("Anna", "lowest"), Player("Ben", "lowest"), Player("Carla", "random"))


@pytest.mark.parametrize(
    ("scoring", "counted"),
    [
        ("loser-mark", ("nothing", "mark", "nothing")),  # guide:winning.1
        ("first-out-wins", ("nothing", "nothing", "win")),  # wikipedia-1:rules.out.2
    ],
)
def test_what_a_game_counts(scoring: str, counted: tuple[str, ...]) -> None:
    """The loser gets a mark, or whoever was out first wins, as the rules count; an unfinished game counts nothing."""
    table = first_table(sit_down(rule_set("pagat").change("scoring", scoring), PLAYERS, seed=1))
    assert counted == scores(replace(table, out=(2, 0), loser=1))
    assert ("nothing",) * 3 == scores(replace(table, out=(2,)))


@pytest.mark.parametrize(("dealer", "steps"), [("rotates", 1), ("fixed", 0)])
def test_the_deal_passes_on(dealer: str, steps: int) -> None:
    """The first dealer is drawn by lot, then the deal goes round or stays; every game has another deck."""
    sitting = sit_down(rule_set("pagat").change("dealer", dealer), PLAYERS, seed=1)
    dealers, decks = [], set()
    for _ in range(4):
        table = first_table(sitting)
        dealers.append(table.setup.dealer)
        decks.add(table.state.stock)
        sitting = next_game(sitting, table)
    assert [(dealers[0] + steps * number) % 3 for number in range(4)] == dealers
    assert 4 == len(decks)
    assert {0, 1, 2} == {sit_down(rule_set("pagat"), PLAYERS, seed=seed).setup.dealer for seed in range(20)}


def test_marks_add_up() -> None:
    """Three games give three marks; those with the fewest lead."""
    sitting = sit_down(rule_set("pagat"), PLAYERS, seed=4)
    for _ in range(3):
        sitting = next_game(sitting, advance(first_table(sitting)))
    assert (3, 3) == (sitting.games, sum(count.marks for count in sitting.counts))
    fewest = min(count.marks for count in sitting.counts)
    assert tuple(count.name for count in sitting.counts if count.marks == fewest) == sitting.leaders()
    won = replace(sitting, counts=(Count("Anna", wins=1), Count("Ben", wins=2)))
    assert ("Ben",) == won.leaders()
