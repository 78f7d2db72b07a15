"""Games played by the workers of a Dask cluster, which is reached at the address of its scheduler."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator
from concurrent.futures import CancelledError, Executor, Future
from contextlib import contextmanager, suppress
from functools import cache
from importlib import import_module
from inspect import getsource
from typing import Any
from zlib import crc32

from explorer.errors import InputError
from explorer.lab.stream import Workers

SECONDS = 10
"""So long is waited for the scheduler to answer, and for a worker to be there."""

CHUNKS = 20
"""A task has as many times the games of a chunk in this process, so that it takes a good part of a second."""

AHEAD = 3
"""So many tasks are given out for each thread of the workers."""

_AT = "scheduler"


@contextmanager
def cluster(address: str) -> Iterator[Workers]:
    """Give what plays on a cluster for as long as the block lasts; a worker that is lost is made up for by others.

    Raises:
        InputError: at ``scheduler``, when Dask is not installed, nothing answers, there is no worker, a worker plays
            by another version of the game, or the cluster is lost.
    """
    client = _connected(address)
    try:
        threads = _threads(client, address)
        with _told(address):
            yield Workers(_Alike(client.get_executor(pure=False)), AHEAD * threads, CHUNKS)
    finally:
        with suppress(Exception):  # whatever a lost cluster has to say comes after the message
            client.close(timeout=1)


class _OtherVersion(RuntimeError):
    """A worker plays by other texts than ours."""


class _Alike(Executor):
    """Gives tasks to a cluster, and lets none be done by a worker of another version."""

    def __init__(self, executor: Executor) -> None:
        self._executor, self._text = executor, text_of_the_game()

    def submit(self, play: Callable[..., Any], /, *given: Any, **named: Any) -> Future[Any]:
        """Give out a task."""
        return self._executor.submit(_alike, self._text, play, *given, **named)


def _alike(text: int, play: Callable[..., Any], *given: Any, **named: Any) -> Any:
    if text != text_of_the_game():
        raise _OtherVersion
    return play(*given, **named)


@cache
def text_of_the_game() -> int:
    """Return a number made of the text by which games are played: the same wherever they are played alike."""
    names = ("answering", "claiming", "deciding", "game", "pack", "packed", "playing", "tally")
    return crc32("".join(getsource(import_module(f"explorer.lab.{name}")) for name in names).encode())


def _connected(address: str) -> Any:
    try:
        import distributed
    except ImportError:
        raise InputError("cluster.dask", at=_AT) from None
    logging.getLogger("distributed").setLevel(logging.CRITICAL)  # what matters is told as a message
    try:
        return distributed.Client(address, timeout=SECONDS, set_as_default=False)
    except (OSError, ValueError, RuntimeError) as error:
        raise InputError("cluster.silent", address=address, seconds=SECONDS, at=_AT) from error


def _threads(client: Any, address: str) -> int:
    """Return how many threads the workers have."""
    try:
        client.wait_for_workers(1, timeout=SECONDS)
    except TimeoutError as error:
        raise InputError("cluster.idle", address=address, seconds=SECONDS, at=_AT) from error
    return int(max(1, sum(client.nthreads().values())))


@contextmanager
def _told(address: str) -> Iterator[None]:
    from distributed import KilledWorker
    from distributed.comm import CommClosedError

    try:
        yield
    except (CancelledError, KilledWorker, CommClosedError) as error:
        raise InputError("cluster.lost", address=address, at=_AT) from error
    except (_OtherVersion, ImportError, AttributeError) as error:  # what is not there cannot be read there
        raise InputError("cluster.version", address=address, at=_AT) from error
