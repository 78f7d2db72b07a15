"""Every step of every game that comes with the program, as the tests look at them."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from explorer.engine.game import Game, open_game
from explorer.engine.judge import judge
from explorer.engine.replay import Step
from explorer.games import game_index, game_record
from explorer.notation.records import RecordedMove, SideLine
from explorer.trace.model import Judgement, Outcome

IDS: tuple[str, ...] = tuple(one for group in game_index() for one in group.ids)

WHOLE: tuple[str, ...] = tuple(one for one in IDS if one == "first" or one.startswith("game-"))
"""The whole games; the others are examples and scenes."""


@dataclass(frozen=True, slots=True)
class Shown:
    """One step of a game: its number, from 1, what the record says, and what the engine says."""

    game: str
    number: int
    recorded: RecordedMove
    step: Step

    def __str__(self) -> str:
        return f"{self.game}, step {self.number}"

    @property
    def outcome(self) -> Outcome:
        """What the move does; the test fails when it may not be made."""
        assert self.step.judgement.outcome is not None, str(self)
        return self.step.judgement.outcome

    def has(self, effect: str) -> bool:
        """Whether the move has this effect."""
        return effect in self.outcome.effects


@cache
def shown(game: str) -> list[Shown]:
    """Return the steps of a game under its own rules."""
    opened = open_game(game_record(game))
    pairs = zip(opened.record.moves, opened.steps(), strict=True)
    return [Shown(game, number, recorded, step) for number, (recorded, step) in enumerate(pairs, start=1)]


@cache
def every_step() -> list[Shown]:
    """Return the steps of all the games."""
    return [one for game in IDS for one in shown(game)]


def side_judgements(game: Game, step: Step, side: SideLine) -> Iterator[Judgement]:
    """Judge the moves of a side line, one after the other; those after an illegal one from the same position."""
    state = step.before
    for by, move in side.moves:
        judgement = judge(state, move, game.rules, by=game.state.seat(by))
        yield judgement
        state = judgement.after or state
