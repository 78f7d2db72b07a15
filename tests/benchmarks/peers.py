"""``python -m tests.benchmarks.peers``: moves a second beside other card game engines, and beside the same loop in C.

All play at random, on one core, round by round in turn, so that the ratios hold whatever else the computer does; time
is that of the process, and what is compiled is loaded before. A move is a player's: what chance deals is not counted.
The peers, OpenSpiel's crazy_eights (the whole game in C++, and its Python loop) and RLCard's uno, come with
``pip install -e ".[lab,peers]"``. The games are not the same, so that the ratios tell the order of magnitude.
"""

from __future__ import annotations

import argparse
import os
import random
import statistics
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from importlib.util import find_spec

from explorer.lab import play
from explorer.rules.ruleset import RuleSet, rule_set
from tests.benchmarks.c_loop import Loop, NoCompiler, c_loop
from tests.lab.driving import drive
from tests.lab.playing import most_seats

LIMIT = 2000
RULES = ("pagat", "wikipedia-1", "wikipedia-2", "poytapaska", "ruotsalainen", "valepaska")
SAME = 2000
"""So many games of the C loop are compared with the kernel's, row by row, for each way to play."""

Timed = tuple[int, float]
"""Moves, and the seconds of the process that they took."""


@dataclass(frozen=True, slots=True)
class Way:
    """Something that plays games from a number on; its speed is told beside the kernel's under some rules."""

    name: str
    games: int
    timed: Callable[[int], Timed]


def kernel(rules: RuleSet, policy: str, games: int) -> Callable[[int], Timed]:
    """Return what plays by the kernel."""
    return simulated(rules, policy, games, "kernel")


def simulated(rules: RuleSet, policy: str, games: int, backend: str) -> Callable[[int], Timed]:
    """Return what plays by the kernel or the reader."""
    players = most_seats(rules, 4)

    def timed(first: int) -> Timed:
        began = time.process_time()
        found = play(rules, players=players, policies=policy, games=games, first=first, limit=LIMIT, backend=backend)
        took = time.process_time() - began
        return sum(found.column("turns")), took

    return timed


def traced(rules: RuleSet, first: int) -> Timed:
    """Play one game by the engine, every move judged with its reasons."""
    began = time.process_time()
    made = drive(rules, ["random"] * 4, seed=1, game=first, limit=LIMIT).made
    return len(made), time.process_time() - began


def looped(loop: Loop, rules: RuleSet, policy: str, games: int, first: int) -> Timed:
    """Play by the C loop."""
    began = time.process_time()
    rows = loop(rules, [policy] * 4, first=first, games=games, limit=LIMIT)
    took = time.process_time() - began
    return sum(rows[4 :: len(rows) // games]), took


def same_games(loop: Loop, rules: RuleSet, policy: str) -> bool:
    """Tell whether the C loop fills the same rows as the kernel."""
    found = play(rules, players=4, policies=policy, games=SAME, limit=LIMIT, backend="kernel")
    return found.rows == loop(rules, [policy] * 4, first=0, games=SAME, limit=LIMIT)


def in_open_spiel(games: int, first: int) -> Timed:
    """Play crazy_eights by bots that are C++ too, from the first card to the last in one call."""
    import pyspiel

    game = pyspiel.load_game("crazy_eights(players=4)")
    bots = [pyspiel.make_uniform_random_bot(seat, first + seat) for seat in range(4)]
    states = []
    began = time.process_time()
    for number in range(games):
        state = game.new_initial_state()
        pyspiel.evaluate_bots(state, bots, first + number)
        states.append(state)
    took = time.process_time() - began
    return sum(action.player >= 0 for state in states for action in state.full_history()), took


def over_open_spiel(games: int, first: int) -> Timed:
    """Play crazy_eights from Python, move by move."""
    import pyspiel

    game, chance, moves = pyspiel.load_game("crazy_eights(players=4)"), random.Random(first), 0
    began = time.process_time()
    for _ in range(games):
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                actions, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(chance.choices(actions, weights)[0])
            else:
                state.apply_action(chance.choice(state.legal_actions()))
                moves += 1
    return moves, time.process_time() - began


def in_rlcard(games: int, first: int) -> Timed:
    """Play uno by RLCard's own game, without what it tells learners."""
    import numpy as np
    from rlcard.games.uno import Game

    chance, moves, game = random.Random(first), 0, Game()
    game.np_random = np.random.RandomState(first)
    began = time.process_time()
    for _ in range(games):
        game.init_game()
        while not game.is_over():
            game.step(chance.choice(game.get_legal_actions()))
            moves += 1
    return moves, time.process_time() - began


def ways(presets: tuple[str, ...]) -> list[Way]:
    """Return all that is there; what is missing is told."""
    plain = rule_set("pagat")
    found = [Way(f"kernel, {one}", 2000, kernel(rule_set(one), "random", 2000)) for one in presets]
    found.append(Way("kernel, pagat, lowest", 5000, kernel(plain, "lowest", 5000)))
    try:
        loop = c_loop()
    except NoCompiler as error:
        print(f"{error}.")
    else:
        for policy in ("random", "lowest"):
            if not same_games(loop, plain, policy):
                sys.exit(f"The C loop plays other games than the kernel (pagat, {policy}): it measures nothing.")
        print(f"The C loop and the kernel fill the same rows in {SAME:,} games at random and {SAME:,} by lowest cards.")
        found.append(Way("C loop, pagat", 2000, lambda first: looped(loop, plain, "random", 2000, first)))
        found.append(Way("C loop, pagat, lowest", 5000, lambda first: looped(loop, plain, "lowest", 5000, first)))
    found.append(Way("pure-Python reader, pagat", 20, simulated(plain, "random", 20, "reader")))
    found.append(Way("traced engine, pagat", 1, lambda first: traced(plain, first)))
    if find_spec("pyspiel") is None:
        print('OpenSpiel is not installed (pip install -e ".[peers]"): left out.')
    else:
        found.append(Way("OpenSpiel crazy_eights, C++", 2000, lambda first: in_open_spiel(2000, first)))
        found.append(Way("OpenSpiel crazy_eights, Python", 300, lambda first: over_open_spiel(300, first)))
    if find_spec("rlcard") is None:
        print('RLCard is not installed (pip install -e ".[peers]"): left out.')
    else:
        found.append(Way("RLCard uno", 60, lambda first: in_rlcard(60, first)))
    return found


def main() -> None:
    """Measure, and print a line for each."""
    parser = argparse.ArgumentParser(prog="python -m tests.benchmarks.peers", description=__doc__)
    parser.add_argument("--rounds", type=int, default=5, metavar="N", help="rounds, of which the median is told (5)")
    parser.add_argument("--presets", nargs="*", default=RULES, help="the presets that the kernel plays")
    options = parser.parse_args()
    if find_spec("numba") is None:
        sys.exit('The kernel needs numba: pip install -e ".[lab]".')
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    there = ways(tuple(options.presets))
    for way in there:
        way.timed(0)
    speeds: dict[str, list[float]] = {way.name: [] for way in there}
    before = os.getloadavg()
    for number in range(1, options.rounds + 1):
        for way in there:
            moves, took = way.timed(number * way.games)
            speeds[way.name].append(moves / took)
    loads = " and ".join(f"{load:.1f}" for load in (before[0], os.getloadavg()[0]))
    print(f"Medians of {options.rounds} rounds on one core; load of the machine before and after: {loads}.")
    of = {name: statistics.median(told) for name, told in speeds.items()}
    peer = of.get("OpenSpiel crazy_eights, C++")
    print(f"{'':<34}{'moves/s':>14}{'ns/move':>10}{'x OpenSpiel C++':>18}")
    for name, speed in of.items():
        beside = f"{speed / peer:>18.2f}" if peer else ""
        print(f"{name:<34}{speed:>14,.0f}{1e9 / speed:>10.1f}{beside}")
    for policy in ("", ", lowest"):
        ours, theirs = of.get(f"kernel, pagat{policy}"), of.get(f"C loop, pagat{policy}")
        if ours and theirs:
            print(f"kernel, pagat{policy}: {theirs / ours:.2f} times the time of the C loop")


if __name__ == "__main__":
    main()
