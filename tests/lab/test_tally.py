"""What is kept of games is the same for any chunks, with numpy and without."""

from __future__ import annotations

import json

import pytest

from explorer.engine.chance import Stream
from explorer.lab import counting
from explorer.lab.intervals import Sums
from explorer.lab.tally import Tally, as_data, from_data, tally
from tests.lab.faked import Faked


def some_games(first: int, games: int) -> Faked:
    """Return games with all columns filled by chance, by their numbers."""
    names = "ways biggest tries fits settled swaps claims lies challenges caught".split()
    columns: dict[str, list[int]] = {name: [] for name in [*names, "outcome", "loser", "starter", "turns"]}
    pickups: list[list[int]] = [[], [], []]
    for game in range(first, first + games):
        chance = Stream(1, game, 1)
        turns, outcome = 40 + chance.below(30), max(0, chance.below(10) - 7)
        told = {name: chance.below(turns) for name in names} | {"outcome": outcome, "turns": turns}
        told |= {"loser": -1 if outcome else chance.below(3), "starter": chance.below(3)}
        told["settled"] = -1 if outcome else told["settled"]
        for name, value in told.items():
            columns[name].append(value)
        for seat in pickups:
            seat.append(chance.below(9))
    return Faked(3, columns, {"pickups": pickups}, decided={"a": games, "b": 0}, asked={"play": 9 * games})


def test_what_is_kept_of_a_game() -> None:
    """Each number stands where it belongs; a stopped game is longer than what it shows, and open to its end."""
    games = Faked(
        2,
        {
            "outcome": [0, 2, 1, 0],
            "loser": [1, -1, -1, 0],
            "starter": [1, 0, 0, 1],
            "turns": [50, 2000, 90, 40],
            "ways": [25, 1000, 0, 10],
            "settled": [10, -1, -1, 40],
            "biggest": [9, 12, 9, 8],
            "tries": [2, 0, 1, 1],
            "fits": [1, 0, 0, 1],
        },
        {"pickups": [[1, 200, 3, 4], [2, 200, 3, 4]]},
    )
    kept = tally(games)
    assert (4, 1, 1, 2, 2) == (kept.games, kept.proven, kept.stopped, kept.endless, kept.ended)
    assert ((1, 1), (1, 1)) == (kept.loses, kept.behind)
    assert {40: 1, 50: 1} == kept.counts["turns"]
    assert {3: 1, 8: 1} == kept.counts["pickups"]
    assert {8: 1, 9: 2, 12: 1} == kept.counts["biggest"]
    assert 500_000 + 500_000 + 0 + 250_000 == kept.rates["choice"][0]
    assert 200_000 + 2 * 1_000_000 + 1_000_000 == kept.rates["settled"][0]
    assert Sums(a=2, b=4, aa=2, ab=3, bb=6) == kept.pairs["fits"]


def test_chunks_add_up() -> None:
    """Games in chunks of any size and in any order give the tally of all of them."""
    whole, parts = tally(some_games(0, 90)), [tally(some_games(*chunk)) for chunk in ((50, 40), (0, 20), (20, 30))]
    assert whole == parts[0].joined(parts[1]).joined(parts[2])


def test_numpy_is_no_difference(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without it the same is kept, to the last digit."""
    quick = tally(some_games(0, 60))
    monkeypatch.setattr(counting, "numpy", lambda: None)
    assert quick == tally(some_games(0, 60))


def test_a_tally_can_be_written_and_read() -> None:
    """As JSON, but for how the clauses fared."""
    kept = tally(some_games(0, 60))
    again = from_data(json.loads(json.dumps(as_data(kept))))
    assert again.decided is None
    assert as_data(kept) == as_data(again)
    assert kept.joined(kept).counts == again.joined(again).counts


def test_clauses_are_added_where_they_were_counted() -> None:
    """Chunks without their counts take nothing away."""
    plain = Tally(3, 2000)
    counted = tally(some_games(0, 10))
    assert {"a": 20, "b": 0} == (counted.joined(counted)).decided
    empty = from_data(as_data(counted))
    assert counted.decided == empty.joined(counted).decided == counted.joined(empty).decided
    assert plain.decided is None
