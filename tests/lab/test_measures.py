"""The measures of games: no game is dropped, and each has its interval."""

from __future__ import annotations

import math

import pytest

from explorer.engine.chance import Stream
from explorer.lab.intervals import Estimate
from explorer.lab.measures import EVERYWHERE, dead, measures, skill_gap, uneven
from explorer.lab.tally import Tally, tally
from tests.lab.faked import Faked, faked


def estimates(games: Faked) -> dict[str, Estimate | None]:
    """Return all measures of some games by their ids."""
    kept = tally(games)
    return {measure.id: measure.of(kept) for measure in measures(games.players, bluff=True)}


def test_games_that_never_end_are_the_longest() -> None:
    """They are told as a share, and counted in among the lengths: 4 of 100 leave the median, 6 the 95th percentile."""
    lengths = [50] * 94 + [70, 70]
    few = estimates(faked([*lengths, *[2000] * 4], unended=range(96, 100)))
    many = estimates(faked([*[50] * 94, *[2000] * 6], unended=range(94, 100)))
    assert few["turns"] is not None
    assert (50, 50) == (few["turns"].value, few["turns"].high)
    assert 70 == few["turns-late"].value if few["turns-late"] else False
    assert math.inf == many["turns-late"].value if many["turns-late"] else False
    assert 0.06 == many["endless"].value if many["endless"] else False


def test_proven_and_stopped_are_told_apart() -> None:
    """A proven endless game is not one that was only stopped."""
    games = faked([50] * 10)
    games.columns["outcome"][:3] = [1, 1, 2]
    found = estimates(games)
    shares = [one.value for name in ("endless", "proven", "stopped") if (one := found[name])]
    assert [0.3, 0.2, 0.1] == shares


def test_none_seen_is_not_never() -> None:
    """Of 1,000 games that ended, up to 4 in 1,000 may still be without an end."""
    found = estimates(faked([50] * 1000))["endless"]
    assert found is not None
    assert (0.0, 0.0, 0.0037) == (found.value, found.low, round(found.high, 4))


def test_what_did_not_come_up_has_no_figure() -> None:
    """No try has no success, and no claim is no lie."""
    found = estimates(faked([50] * 10))
    assert [None] * 4 == [found[name] for name in ("fits", "lies", "doubted", "caught")]
    assert [None] * len(EVERYWHERE) == [one.of(Tally(2, 2000)) for one in EVERYWHERE]


@pytest.mark.parametrize(("percent", "seats"), [((25, 25, 25, 25), []), ((35, 25, 20, 20), [0, 2, 3])])
def test_uneven_seats(percent: tuple[int, ...], seats: list[int]) -> None:
    """Seats that lose more or less often than the others are named, even ones are not."""
    games = 4000
    kept = Tally(4, 2000, games, loses=tuple(games * part // 100 for part in percent), behind=(1000,) * 4)
    assert seats == list(uneven(kept))
    assert {} == uneven(kept, behind=True)


def test_even_seats_are_seldom_called_uneven() -> None:
    """In one of twenty tallies at most, whatever the seat."""
    called = 0
    for seed in range(300):
        chance, lost = Stream(seed, 0, 1), [0, 0, 0, 0]
        for _ in range(200):
            lost[chance.below(4)] += 1
        called += bool(uneven(Tally(4, 2000, 200, loses=tuple(lost))))
    assert called / 300 <= 0.05 + 3 * math.sqrt(0.05 * 0.95 / 300)


def test_dead_clauses() -> None:
    """Those in force that decided nothing; none are told where nobody counted."""
    games = faked([50])
    assert () == dead(tally(games))
    counted = Faked(2, games.columns, decided={"b": 0, "a": 0, "c": 7}, asked={"play": 90})
    assert ("a", "b") == dead(tally(counted))


def test_the_gap_between_two_ways_to_play() -> None:
    """Who loses 10 of 100 games among four, of which 94 end, loses by 18 points less than each of the others."""
    lost = [(3, 30, 30, 31), (31, 2, 30, 31), (30, 30, 3, 31), (31, 31, 30, 2)]
    odd = {seat: Tally(4, 2000, 100, stopped=6, loses=loses) for seat, loses in enumerate(lost)}
    found = skill_gap(odd)
    assert 10 / 400 - 366 / 1200 == pytest.approx(found.value)
    assert found.low < found.value < found.high < 0


def test_no_gap_is_covered() -> None:
    """Where all play alike, the interval holds 0 in 95 of 100 cases."""
    held = 0
    for seed in range(300):
        odd: dict[int, Tally] = {}
        for seat in range(3):
            chance, lost = Stream(seed, seat, 1), [0, 0, 0, 0]
            for _ in range(60):
                lost[chance.below(4)] += 1  # the fourth is nobody: the game had no end
            odd[seat] = Tally(3, 2000, 60, stopped=lost[3], loses=tuple(lost[:3]))
        gap = skill_gap(odd)
        held += gap.low <= 0 <= gap.high
    assert held / 300 >= 0.95 - 3 * math.sqrt(0.05 * 0.95 / 300)
