"""``python -m tests.benchmarks.lab_equality``: engine, reader and kernel play the same whole games, under many rules.

Each preset 20 games, each single value 3, and 3 under each of 500 combinations of any values; two to six players and
all policies in turn. Ends with status 1 at the first game that parts.
"""

from __future__ import annotations

import argparse
import sys

from explorer.lab import play
from explorer.rules.presets import PRESETS
from explorer.rules.ruleset import RuleSet, rule_set
from tests.lab.playing import difference, seating
from tests.lab.test_equality import SEED, VALUES, combination


def parted(rules: RuleSet, games: range, *, limit: int) -> str:
    """Say where two of the three part in some game, or nothing."""
    for game in games:
        policies = seating(rules, game)
        found = difference(rules, policies, seed=SEED, game=game, limit=limit)
        if found:
            return found
        kernel, reader = (
            play(
                rules,
                players=len(policies),
                policies=policies,
                seed=SEED,
                first=game,
                games=1,
                limit=limit,
                backend=one,
            )
            for one in ("kernel", "reader")
        )
        if kernel.rows != reader.rows:
            return f"{rules.base} {rules.changes} {policies} game {game}: the kernel parts from the reader"
    return ""


def main() -> int:
    """Play the games and tell how many there were."""
    parser = argparse.ArgumentParser(prog="python -m tests.benchmarks.lab_equality", description=__doc__)
    parser.add_argument("--combinations", type=int, default=500, metavar="N", help="combinations (500)")
    parser.add_argument("--limit", type=int, default=2000, metavar="N", help="turns a game (2000)")
    options = parser.parse_args()
    sets = [(rule_set(preset), range(20)) for preset in PRESETS]
    sets += [(rule_set({"base": "pagat", key: value}), range(3)) for key, value in VALUES]
    sets += [(combination(number), range(number, number + 3)) for number in range(options.combinations)]
    played = 0
    for rules, games in sets:
        found = parted(rules, games, limit=options.limit)
        if found:
            print(found)
            return 1
        played += len(games)
    print(f"{played} games under {len(sets)} rule sets, none parts")
    return 0


if __name__ == "__main__":
    sys.exit(main())
