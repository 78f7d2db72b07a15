"""``python -m tests.benchmarks.random_games``: how games by random legal moves end under each preset."""

from __future__ import annotations

import argparse
import statistics
import time
from dataclasses import dataclass

from explorer.rules.ruleset import rule_set
from tests.playing import LIMIT, NAMES, ending, playout, start
from tests.properties.invariants import check_state, check_turn
from tests.strategies import PLAYABLE


@dataclass(frozen=True, slots=True)
class Played:
    """A game that was played: how it ended, after how many turns, and how long it took to play and check (seconds)."""

    ending: str
    turns: int
    seconds: float


def play(preset: str, game: int, *, seed: int) -> Played:
    """Play one game of two to eight players and check every turn of it."""
    rules, began = rule_set(preset), time.perf_counter()
    states = [start(rules, players=2 + game % (len(NAMES) - 1), seed=seed, game=game)]
    for turn in playout(states[0], rules, seed=seed, game=game):
        check_turn(turn, rules)
        check_state(turn.after, rules)
        states.append(turn.after)
    return Played(ending(states), len(states) - 1, time.perf_counter() - began)


def row(preset: str, games: list[Played]) -> str:
    """Write what came of the games of a preset as a line."""
    counts = [sum(one.ending == ending for one in games) for ending in ("over", "repetition", "limit")]
    turns = [one.turns for one in games]
    speed = sum(turns) / sum(one.seconds for one in games)
    numbers = (len(games), *counts, round(statistics.median(turns)), max(turns), round(speed))
    return f"{preset:<14}" + "".join(f"{number:>14}" for number in numbers)


def main() -> None:
    """Play the games and print a line a preset."""
    parser = argparse.ArgumentParser(prog="python -m tests.benchmarks.random_games", description=__doc__)
    parser.add_argument("--games", type=int, default=200, metavar="N", help="games a preset (200)")
    parser.add_argument("--seed", type=int, default=1, metavar="N", help="the seed of the deals and moves (1)")
    options = parser.parse_args()
    heads = ("games", "over", "repetition", "limit", "median turns", "most turns", "turns/s")
    print(f"Two to eight players in turn, seed {options.seed}, at most {LIMIT} turns a game.")
    print("repetition: stopped at the limit, and a position had come back; limit: stopped there without.")
    print(f"{'preset':<14}" + "".join(f"{head:>14}" for head in heads))
    for preset in PLAYABLE:
        print(row(preset, [play(preset, game, seed=options.seed) for game in range(options.games)]), flush=True)


if __name__ == "__main__":
    main()
