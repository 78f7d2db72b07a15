"""The plain game in C (``kernel.c`` beside this file), compiled on the spot and given the same packed tables."""

from __future__ import annotations

import ctypes
import shutil
import subprocess
from array import array
from collections.abc import Callable, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

from explorer.lab.games import width_of
from explorer.lab.pack import pack
from explorer.lab.playing import seated
from explorer.rules.ruleset import RuleSet

TEXT = Path(__file__).with_name("kernel.c")
FLAGS = ("-O3", "-march=native", "-shared", "-fPIC")
COMPILERS = ("gcc", "cc", "clang")

_ARRAYS = ("legal", "effect", "duty", "after_play", "after_take", "amount", "out", "over", "start", "opening", "pack")
_NUMBERS = (
    *("openings", "cards", "dealt", "players", "hand", "nine", "nines"),
    *("base", "limit", "fixed", "width"),
)


class _Given(ctypes.Structure):
    _fields_ = [(name, ctypes.c_void_p) for name in (*_ARRAYS, "to", "who")] + [
        (name, ctypes.c_int64) for name in _NUMBERS
    ]


class NoCompiler(Exception):
    """There is no C compiler on this machine."""


Loop = Callable[..., "array[int]"]


def c_loop() -> Loop:
    """Compile the text and return what plays games by it: rows as the kernel fills them.

    Raises:
        NoCompiler: where there is none.
    """
    compiler = next(filter(None, map(shutil.which, COMPILERS)), None)
    if compiler is None:
        raise NoCompiler("No C compiler (gcc, cc or clang) is on the path, so that the C loop is left out")
    with TemporaryDirectory() as place:
        made = Path(place, "kernel.so")
        subprocess.run([compiler, *FLAGS, "-o", str(made), str(TEXT)], check=True)
        play_games = ctypes.CDLL(str(made)).play_games

    def play(rules: RuleSet, policies: Sequence[str], *, first: int, games: int, limit: int) -> array[int]:
        tables, table = pack(rules), seated(rules, policies, seed=1, limit=limit)
        kept = {name: _words(getattr(tables, name)) for name in _ARRAYS}
        kept |= {"to": _words(table.to), "who": _words(table.who)}
        given = _Given(
            **{name: values.buffer_info()[0] for name, values in kept.items()},
            openings=len(tables.opening),
            cards=len(tables.pack),
            dealt=len(table.to),
            players=len(table.who),
            hand=tables.hand,
            nine=tables.nine,
            nines=tables.nines,
            base=table.base - (1 << 64 if table.base >> 63 else 0),
            limit=limit,
            fixed=table.fixed,
            width=table.width,
        )
        rows = array("i", bytes(4 * games * width_of(len(policies))))
        play_games(
            ctypes.byref(given),
            ctypes.c_int64(first),
            ctypes.c_int64(games),
            ctypes.c_void_p(rows.buffer_info()[0]),
        )
        return rows

    return play


def _words(values: Sequence[int] | bytes | array[int]) -> array[int]:
    if isinstance(values, array):
        return values
    return array("B" if isinstance(values, bytes) else "q", values)
