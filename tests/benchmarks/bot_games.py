"""``python -m tests.benchmarks.bot_games``: games of bots for each preset, and duels of policies.

No move may be illegal: each is judged as it is made, and an illegal one ends the run with its reasons.
"""

from __future__ import annotations

import argparse
import statistics
import time
from math import sqrt

from explorer.cards import PACK
from explorer.players.play import advance
from explorer.players.policy import POLICIES
from explorer.players.table import Player, Setup, Table, open_table
from explorer.rules.presets import PRESETS
from explorer.rules.ruleset import RuleSet, rule_set
from tests.playing import NAMES

LIMIT = 600
"""So many decisions make a game at most; those that go on are told apart as never finished."""

SEATS = (2, 3, 4, 5, 6)
Z = 1.96
"""The normal quantile of an interval that holds the true share 19 times in 20."""


def play(rules: RuleSet, policies: list[str], *, seed: int, game: int, deal: int = 0) -> Table:
    """Play a game to its end or the limit; ``deal`` fixes the deck and the dealer."""
    players = tuple(Player(name, policy) for name, policy in zip(NAMES, policies, strict=False))
    setup = Setup(rules, players, seed, deal or game, (deal or game) % len(players))
    return advance(open_table(setup), limit=LIMIT)


def mixed(rules: RuleSet, *, seed: int, game: int) -> Table:
    """Play a game of two to six bots, or of as many as get their cards, with policies in turn."""
    every = list(POLICIES)
    each = int(rules.param("hand")) + 2 * int(rules.param("table_cards"))
    seats = [number for number in SEATS if number * each <= len(PACK) * int(rules.param("decks"))]
    number, first = seats[game % len(seats)], game // len(seats)
    return play(rules, [every[(first + place) % len(every)] for place in range(number)], seed=seed, game=game)


def wilson(hits: int, of: int) -> tuple[float, float]:
    """Return Wilson's interval for a share."""
    if not of:
        return 0.0, 1.0
    share, spread = hits / of, Z * Z / of
    middle = (share + spread / 2) / (1 + spread)
    half = Z * sqrt(share * (1 - share) / of + spread / (4 * of)) / (1 + spread)
    return middle - half, middle + half


def duel(rules: RuleSet, one: str, other: str, *, players: int, games: int, seed: int) -> str:
    """Play pairs of games from the same deal with the seats exchanged, and tell how many ``one`` lost."""
    lost = over = 0
    for game in range(games):
        seated = [one if (place + game) % 2 == 0 else other for place in range(players)]
        table = play(rules, seated, seed=seed, game=game, deal=game // 2 + 1)
        if table.loser is not None:
            over += 1
            lost += seated[table.loser] == one
    low, high = wilson(lost, over)
    return f"{lost:>5} of {over} finished, {lost / max(over, 1):.3f} ({low:.3f}–{high:.3f})"


def main() -> None:
    """Play the games and print a line a preset, then a line a duel."""
    parser = argparse.ArgumentParser(prog="python -m tests.benchmarks.bot_games", description=__doc__)
    parser.add_argument("--games", type=int, default=1000, metavar="N", help="games a preset (1000)")
    parser.add_argument("--duels", type=int, default=2000, metavar="N", help="games a duel (2000)")
    parser.add_argument("--seed", type=int, default=1, metavar="N", help="the seed of the deals and moves (1)")
    parser.add_argument("--presets", nargs="*", default=list(PRESETS), help="the presets (all)")
    options = parser.parse_args()
    print(f"Two to six bots of all policies in turn, seed {options.seed}, at most {LIMIT} decisions a game.")
    print(f"{'preset':<20}{'games':>8}{'over':>8}{'stopped':>9}{'decisions':>11}{'median':>8}{'a second':>10}")
    for preset in options.presets:
        began, rules = time.perf_counter(), rule_set(preset)
        tables = [mixed(rules, seed=options.seed, game=game) for game in range(options.games)]
        decisions = [len(table.decided) for table in tables]
        over = sum(table.loser is not None for table in tables)
        speed = sum(decisions) / (time.perf_counter() - began)
        numbers = (over, len(tables) - over, sum(decisions), statistics.median(decisions or [0]), speed)
        widths = (8, 9, 11, 8, 10)
        cells = "".join(f"{round(number):>{width}}" for number, width in zip(numbers, widths, strict=True))
        print(f"{preset:<20}{len(tables):>8}{cells}", flush=True)
    if not options.duels:
        return
    print("\nDuels: how often the first loses, with Wilson's interval of 95 %; half means that they are equal.")
    for preset, players in (("pagat", 2), ("pagat", 4)):
        for other in ("lowest", "random"):
            told = duel(rule_set(preset), "careful", other, players=players, games=options.duels, seed=options.seed)
            print(f"{preset}, {players} players, careful against {other:<8}{told}", flush=True)


if __name__ == "__main__":
    main()
