"""A run plays what its precision takes, the same games with any executor, and stops when it is told to."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future, ThreadPoolExecutor
from typing import Any

import pytest

from explorer.engine.chance import Stream
from explorer.lab.intervals import share
from explorer.lab.precision import Wanted, answers
from explorer.lab.stream import in_order, threads
from explorer.lab.tally import Tally


def chunk(percent: int, first: int, games: int) -> Tally:
    """Return a tally of games of which so many never end, drawn by their numbers."""
    stopped = sum(Stream(1, game, 1).below(100) < percent for game in range(first, first + games))
    return Tally(2, 2000, games, stopped=stopped, loses=(games - stopped, 0), behind=(0, 0))


def half(tally: Tally) -> float:
    """Return the half width of the share that never ends."""
    return share(tally.endless, tally.games).half


@pytest.fixture
def pool() -> Iterator[Executor]:
    """Give two threads."""
    with threads(2) as executor:
        yield executor


def test_it_stops_when_it_is_precise_enough(pool: Executor) -> None:
    """Not before, not long after, and it says how many games it will take all the time."""
    wanted = Wanted(half, precision=0.02)
    told = list(answers(pool, chunk, (30,), wanted, chunk=100))
    planned = 0.3 * 0.7 * (1.96 / 0.02) ** 2
    last = told[-1]
    assert last.done
    assert last.reached
    assert last.kept.games == last.games
    assert planned <= last.games <= 1.3 * planned + 100
    assert all(0.5 * planned < one.planned < 2 * planned for one in told if one.games > 500)
    assert [False] * (len(told) - 1) == [one.done for one in told[:-1]]


def test_what_cannot_be_reached_ends_at_the_most(pool: Executor) -> None:
    """And says that it is not as precise as was wanted."""
    last = list(answers(pool, chunk, (50,), Wanted(half, precision=0.001, most=3_050), chunk=500))[-1]
    assert (True, False, 3_050, 3_050) == (last.done, last.reached, last.games, last.kept.games)


def test_a_number_of_games_is_played_whole(pool: Executor) -> None:
    """Even where nothing varies."""
    last = list(answers(pool, chunk, (0,), Wanted(lambda tally: 0.0, most=4_321), chunk=1_000))[-1]
    assert (True, 4_321, 4_321) == (last.done, last.games, last.kept.games)


def test_the_games_are_the_same_with_any_executor() -> None:
    """Which worker is quicker is no matter."""

    def run(workers: int, ahead: int) -> Tally:
        with ThreadPoolExecutor(workers) as executor:
            found = answers(executor, chunk, (30,), Wanted(half, precision=0.02), chunk=100, ahead=ahead)
            return list(found)[-1].kept

    assert run(1, 1) == run(3, 7)


def test_it_can_be_stopped(pool: Executor) -> None:
    """What has been played until then is the last answer."""
    told = list(answers(pool, chunk, (30,), Wanted(half), chunk=10, stop=lambda: True))
    assert [(10, True)] == [(one.games, one.done) for one in told]


class OnlyFirst(Executor):
    """An executor that carries out the first task, and lets all others wait."""

    def __init__(self) -> None:
        self.given: list[Future[Any]] = []

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        """Take a task."""
        future: Future[Any] = Future()
        if not self.given:
            future.set_result(fn(*args, **kwargs))
        self.given.append(future)
        return future


def test_closing_cancels_what_has_not_begun() -> None:
    """Only a few chunks are given out at a time, and those that wait are taken back."""
    executor = OnlyFirst()
    results = in_order(executor, chunk, ((30, first, 10) for first in range(0, 1_000, 10)), ahead=3)
    assert chunk(30, 0, 10) == next(results)
    results.close()
    assert [False, True, True] == [future.cancelled() for future in executor.given]


def test_an_error_of_a_chunk_is_that_of_the_run(pool: Executor) -> None:
    """It reaches whoever waits for the answer."""

    def broken(first: int, games: int) -> Tally:
        raise ValueError(f"{first} {games}")

    with pytest.raises(ValueError, match="0 10"):
        list(answers(pool, broken, (), Wanted(half), chunk=10))
