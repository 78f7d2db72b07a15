"""The commonest quarrels: positions from the scenes, in which the documents part on what may be done."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from explorer.engine.game import open_game
from explorer.games import game_record
from explorer.notation.moves import read_move
from explorer.state import Move, State

_FILE = Path(__file__).with_name("quarrels.toml")


@dataclass(frozen=True, slots=True)
class Quarrel:
    """A move about which people part by the option ``key``: by the player to move, before step ``step`` of a scene."""

    key: str
    game: str
    step: int
    move: Move

    @property
    def state(self) -> State:
        """The position."""
        return open_game(game_record(self.game)).steps()[self.step - 1].before


def quarrel(key: str) -> Quarrel | None:
    """Return the quarrel about an option; ``None`` where there is none."""
    return next((one for one in quarrels() if one.key == key), None)


@cache
def quarrels() -> tuple[Quarrel, ...]:
    """Return the quarrels, those first on which the documents differ most (found by `quarrel_finding`)."""
    listed = tomllib.loads(_FILE.read_text("utf-8"))["quarrel"]
    return tuple(Quarrel(one["key"], one["game"], one["step"], read_move(one["move"])) for one in listed)
