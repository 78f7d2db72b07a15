"""Runs that share threads take turns, and end when nobody looks any more."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import Executor, Future
from threading import Event

import pytest

from explorer.lab.arms import arm
from explorer.lab.comparing import Compared, comparing
from explorer.lab.pool import Pool
from explorer.lab.runs import Run, Stop, Work
from explorer.lab.sweeping import sweeping
from explorer.rules.ruleset import rule_set


def test_queues_are_served_in_turn() -> None:
    """Whoever has much to do is served no more often than others who wait."""
    pool, gate, order = Pool(1), Event(), list[str]()
    first, sweep, small = pool.lane(), pool.lane(), pool.lane()
    first.submit(gate.wait)  # all others wait behind it
    waiting: list[Future[None]] = [sweep.submit(order.append, "sweep") for _ in range(5)]
    waiting += [small.submit(order.append, "small") for _ in range(2)]
    gate.set()
    for one in waiting:
        one.result(10)
    assert ["sweep", "small", "sweep", "small", "sweep", "sweep", "sweep"] == order


def test_what_is_cancelled_is_not_played() -> None:
    """And what goes wrong is told to whoever asks for the result, while the thread goes on."""
    pool, gate, order = Pool(1), Event(), list[int]()
    lane = pool.lane()
    lane.submit(gate.wait)
    cancelled, wrong, last = lane.submit(order.append, 1), lane.submit(int, "x"), lane.submit(order.append, 2)
    assert cancelled.cancel()
    gate.set()
    last.result(10)
    assert [2] == order
    with pytest.raises(ValueError, match="x"):
        wrong.result(10)


class Clock:
    """A clock that goes as far as it is told to."""

    now = 0.0

    def __call__(self) -> float:
        """Return the time."""
        return self.now


def counting(clock: Clock, step: float) -> Work[int]:
    """Return work that gives the numbers from 1 on, each so many seconds after the one before."""

    def work(executor: Executor, stop: Stop) -> Iterator[int]:
        for number in range(1, 1000):
            clock.now += step
            yield number
            if stop():
                return

    return work


def test_a_run_ends_when_nobody_looks() -> None:
    """After as many seconds as it has patience; what it has found stays."""
    clock = Clock()
    run: Run[int] = Run(counting(clock, 1.0), pool=Pool(1), patience=20, clock=clock)
    run.start().wait()
    assert (21, True, False, None) == (run.look(), run.stopped, run.going, run.error)
    assert 21 == run.seconds


def test_a_run_that_is_stopped_keeps_what_it_has() -> None:
    """And one that fails says why, to whoever looks."""
    clock = Clock()
    run: Run[int] = Run(counting(clock, 0.0), pool=Pool(1), clock=clock)
    run.stop()
    run.start().wait()
    assert (1, False) == (run.look(), run.going)

    def fails(executor: Executor, stop: Stop) -> Iterator[int]:
        yield 7
        raise OSError("meant to fail")

    failed = Run(fails, pool=Pool(1)).start()
    failed.wait()
    assert (7, "meant to fail") == (failed.look(), str(failed.error))


def test_without_threads_a_run_goes_on_while_somebody_waits() -> None:
    """By as many answers as fit into the time, at least one; looking alone costs nothing."""
    clock = Clock()
    run = Run(counting(clock, 1.0), clock=clock, alone=True).start()
    assert run.look() is None
    run.advance(2.5)
    assert (3, True) == (run.look(), run.going)
    run.advance(0)
    run.stop()
    run.advance(0)
    assert (4, True, False) == (run.look(), run.stopped, run.going)


def test_without_threads_the_answers_are_the_same() -> None:
    """A game depends on its number, not on who plays it; and a failure is told, too."""
    tables = {"lowest": (arm(rule_set("pagat"), backend="reader", players=2, limit=300),) * 2}
    runs = [Run(comparing(tables, most=60), pool=Pool(2)).start(), Run(comparing(tables, most=60), alone=True).start()]
    runs[0].wait()
    while runs[1].going:
        runs[1].advance()
    threaded, alone = (run.look() for run in runs)
    assert threaded == alone

    def fails(executor: Executor, stop: Stop) -> Iterator[int]:
        yield executor.submit(int, "7").result()
        yield executor.submit(int, "x").result()

    failed = Run(fails, alone=True).start()
    failed.advance(60)
    assert (7, False) == (failed.look(), failed.going)
    assert "x" in str(failed.error)


def test_ways_of_playing_are_compared_in_turn() -> None:
    """Until each has as many games as are wanted, with the same answer as when each is played alone."""
    ours = arm(rule_set("pagat"), backend="reader", players=2, limit=300)
    other = arm(rule_set({"base": "pagat", "led_ten": "barred"}), backend="reader", players=2, limit=300)
    tables = {"lowest": (ours, other)}
    run: Run[Compared] = Run(comparing(tables, most=120), pool=Pool(2)).start()
    run.wait()
    found = run.look()
    assert found
    assert (120, 120, True, True) == (found.games, found.planned, found.every, found.done)
    assert 120 == found.pairs["lowest"].a.games
    assert found.differences("lowest") is found.differences("lowest")
    assert {"turns", "loses-2"} <= set(found.by_measure())


def test_a_sweep_shows_rule_sets_when_all_their_games_are_played() -> None:
    """Ours first; the last answer has them all."""
    ours = arm(rule_set("pagat"), backend="reader", players=2, limit=300)
    wanted = [(), (("led_ten", "barred"),), (("hand", "6"),)]
    run = Run(sweeping(ours, wanted, 60), pool=Pool(2)).start()
    run.wait()
    found = run.look()
    assert found
    assert (wanted, 180, 180, True) == (list(found.swept), found.games, found.planned, found.done)
