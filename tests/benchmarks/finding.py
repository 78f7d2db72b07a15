"""``python -m tests.benchmarks.finding``: how many questions find the rules of presets and of all that is near them."""

from __future__ import annotations

import argparse
import os
import statistics
import time
from collections import Counter

from explorer.ask.finding.asking import next_question
from explorer.ask.finding.candidates import start
from explorer.ask.finding.pool import first_groups, plain_keys, pool
from explorer.ask.finding.question import Question
from explorer.ask.finding.standing import Standing
from explorer.ask.grid.slice import LAYING
from explorer.engine import legal_moves
from explorer.engine.answers import latest_cards
from explorer.rules.presets import PRESETS
from explorer.rules.ruleset import rule_set
from explorer.state import State
from tests.ask.finding_out import answering, same_grid
from tests.playing import playout
from tests.playing import start as dealt


def sweep() -> None:
    """Find the rules of every preset and each of its neighbours, and print how many questions it took."""
    known, slowest = [rules for rules, _ in start()], 0.0
    asked, lost, came = list[int](), list[str](), Counter[str]()
    began = time.process_time()
    for truth in known:
        standing, before = Standing(), time.process_time()
        for question, after in answering(truth):
            slowest = max(slowest, time.process_time() - before)
            before = time.process_time()
            standing = after
            came[question.id] += 1
        asked.append(len(standing.answered))
        plain = {key: truth.values[key] for key in plain_keys()}
        found = rule_set({**standing.best.given(), **plain})
        if standing.odd or not same_grid(truth, found):
            lost.append(f"{truth.base} {truth.changes}: found {found.base} {found.changes}")
    seconds = (time.process_time() - began) / len(known)
    print(f"{len(PRESETS)} presets and all that differs from one by one option: {len(known)} rule sets")
    print(f"questions: median {statistics.median(asked):g}, most {max(asked)}, fewest {min(asked)}")
    print(f"besides, options that no position shows: {len(plain_keys())} ({', '.join(plain_keys())})")
    print(f"not led back to the same grid: {len(lost)}")
    print("".join(f"  {line}\n" for line in lost), end="")
    print(f"{seconds:.2f} s for each, the slowest question {slowest:.2f} s (load {os.getloadavg()[0]:.1f})")
    print("asked most: " + ", ".join(f"{id} {number}" for id, number in came.most_common(30)))


def often(games: int) -> None:
    """Play random games under the presets and print of each question in how many of a hundred turns it is at hand."""
    turns, found = 0, Counter[str]()
    for preset in PRESETS:
        rules = rule_set(preset)
        for game in range(games):
            for turn in playout(dealt(rules, players=3, seed=1, game=game), rules, seed=1, game=game, limit=200):
                turns += 1
                playable = any(move.verb in LAYING for move in turn.legal)
                found.update(id for id, question in pool().items() if at_hand(question, turn.before, playable))
    for id, question in pool().items():
        print(f"{id:<40} {100 * found[id] / turns:6.2f}   written {question.often:g}", flush=True)


def at_hand(question: Question, state: State, playable: bool) -> bool:
    """Tell whether a position has the top of a question, its stock or none, and in the hand the cards to be laid.

    For a try it counts instead whether some card of the hand is ``playable``, for a pick-up what was led there.
    """
    asked, move = question.state, question.move
    if state.turn is None or bool(len(asked.stock)) != bool(len(state.stock)) or asked.opening != state.opening:
        return False
    if bool(asked.pile) != bool(state.pile):
        return False
    held = Counter(card.rank for card in state.actor.hand.known)
    if move.verb in ("play", "claim"):
        top = not asked.pile or (asked.pile[-1].kind, len(asked.pile) == 1) == (
            state.pile[-1].kind,
            len(state.pile) == 1,
        )
        return top and all(held[rank] >= number for rank, number in Counter(card.rank for card in move.cards).items())
    if move.verb == "challenge":
        return state.last is not None and state.last.claimed and bool(latest_cards(state))
    if move.verb == "try":
        return playable == any(one.verb in LAYING for one in legal_moves(asked, rule_set("pagat")))
    led = len(asked.pile) == 1
    return move.verb == "pickup" and (not led or [one.kind for one in asked.pile] == [one.kind for one in state.pile])


def main() -> None:
    """Run the sweep, or count how often questions come up."""
    parser = argparse.ArgumentParser(prog="python -m tests.benchmarks.finding", description=__doc__)
    parser.add_argument("--often", type=int, metavar="GAMES", help="count how often each question is at hand instead")
    games = parser.parse_args().often
    first = next_question(Standing())
    print(f"first of all: {first.id if first else '-'}, then {', '.join(group[0] for group in first_groups()[1:])}")
    if games:
        often(games)
    else:
        sweep()


if __name__ == "__main__":
    main()
