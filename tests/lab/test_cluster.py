"""A Dask cluster plays what threads play, also where a worker is lost; what is wrong with one is told in a line."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Iterator
from itertools import islice
from typing import Any

import pytest

from explorer.cli import main
from explorer.errors import InputError
from explorer.lab import cluster as module
from explorer.lab.arms import arm
from explorer.lab.cluster import cluster
from explorer.lab.stream import threads
from explorer.lab.sweep import Swept, sweep
from explorer.lab.variants import singles
from explorer.rules.ruleset import rule_set

distributed = pytest.importorskip("distributed")

OURS = arm(rule_set("pagat"), players=3, backend="reader")
WANTED = [(), *islice(singles(rule_set("pagat")), 5)]
GAMES, CHUNK = 80, 20


@pytest.fixture(scope="module")
def workers() -> Iterator[Any]:
    """Two workers in processes of their own, which are begun anew when they are lost."""
    options = {"n_workers": 2, "threads_per_worker": 1, "processes": True, "dashboard_address": "127.0.0.1:0"}
    with distributed.LocalCluster(host="127.0.0.1", silence_logs=50, **options) as local:
        yield local


def by_threads() -> Swept:
    """Return what one thread makes of it."""
    with threads(1) as executor:
        return dict(sweep(executor, OURS, WANTED, GAMES, chunk=CHUNK))


def test_a_cluster_plays_as_threads_do(workers: Any) -> None:
    """Every number of every rule set is the same, and what comes on the way is in order."""
    with cluster(workers.scheduler_address) as pool:
        assert 6 == pool.ahead
        told = list(sweep(pool.executor, OURS, WANTED, GAMES, chunk=CHUNK, ahead=pool.ahead))
    assert [(settings, number) for settings in WANTED for number in (20, 40, 60, 80)] == [
        (settings, tally.games) for settings, tally in told
    ]
    assert by_threads() == dict(told)


@pytest.mark.skipif(sys.platform == "win32", reason="a process is not killed so there")
def test_a_worker_that_is_lost_costs_nothing_but_time(workers: Any) -> None:
    """Killed while it plays: the sweep is complete, and no game is counted twice."""
    with cluster(workers.scheduler_address) as pool:
        worker = pool.executor.submit(os.getpid).result(timeout=30)
        parts = sweep(pool.executor, OURS, WANTED, GAMES, chunk=CHUNK, ahead=pool.ahead)
        told = [next(parts)]
        os.kill(worker, signal.SIGKILL)
        told += parts
    assert by_threads() == dict(told)
    assert {GAMES} == {tally.games for tally in dict(told).values()}


def test_the_command_plays_on_a_cluster(workers: Any, capsys: pytest.CaptureFixture[str]) -> None:
    """And says what it says without one."""
    command = ["lab", "--players", "3", "--games", "60", "--backend", "reader"]
    assert 0 == main([*command, "--scheduler", workers.scheduler_address])
    on_cluster = capsys.readouterr().out
    assert 0 == main(command)
    assert capsys.readouterr().out == on_cluster


def test_another_version_does_not_play(workers: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its games might differ."""
    monkeypatch.setattr(module, "text_of_the_game", lambda: 5)
    with pytest.raises(InputError) as caught, cluster(workers.scheduler_address) as pool:
        pool.executor.submit(os.getpid).result(timeout=30)
    assert ("cluster.version", "scheduler") == (caught.value.id, caught.value.at)


@pytest.mark.parametrize("address", ["tcp://127.0.0.1:9199", "nowhere.invalid:8786", "abc://x:1", "tcp://127.0.0.1:x"])
def test_where_nothing_answers(
    address: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """What, where and what to do, in a line."""
    monkeypatch.setattr(module, "SECONDS", 0.3)
    assert 2 == main(["lab", "--games", "5", "--backend", "reader", "--scheduler", address])
    error = capsys.readouterr().err
    assert f"paskahousu: scheduler: no Dask scheduler answers at '{address}' within 0.3 s; begin one there" in error
    assert 1 == error.count("\n")


def test_without_workers_nothing_is_waited_for(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is told that there are none."""
    monkeypatch.setattr(module, "SECONDS", 2)
    with distributed.LocalCluster(
        n_workers=0, host="127.0.0.1", processes=True, dashboard_address="127.0.0.1:0"
    ) as local:
        assert 2 == main(["lab", "--games", "5", "--backend", "reader", "--scheduler", local.scheduler_address])
    assert "has no worker after 2 s; begin some with `dask worker " in capsys.readouterr().err


def test_without_dask(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """It is told what to install."""
    monkeypatch.setitem(sys.modules, "distributed", None)
    assert 2 == main(["lab", "--games", "5", "--backend", "reader", "--scheduler", "tcp://127.0.0.1:8786"])
    assert "scheduler: Dask is not installed; install the extra 'cluster'" in capsys.readouterr().err
