"""``python -m tests.benchmarks.table_speed``: how fast tables are made, and the same answers asked cell by cell."""

from __future__ import annotations

import os
import statistics
import time
from collections.abc import Callable

from explorer.rules.decision import DECISIONS
from explorer.rules.ruleset import RuleSet, rule_set
from explorer.tables import clause_masks, size_of, table, tables
from explorer.tables.reasons import combine
from tests.strategies import PLAYABLE

ROUNDS = 15


def main() -> None:
    """Measure each way in turn, round by round, and print medians in milliseconds a rule set."""
    rules = [rule_set(preset) for preset in PLAYABLE]
    ways: list[tuple[str, Callable[[RuleSet], object], int]] = [
        ("clauses asked, masks combined", _from_nothing, ROUNDS),
        ("masks combined", _combined, ROUNDS),
        ("tables already there", tables, ROUNDS),
        ("cell by cell", _cell_by_cell, 1),
    ]
    print(f"{sum(map(size_of, DECISIONS))} cells, {len(rules)} rule sets, load {os.getloadavg()[0]:.1f}")
    for name, way, rounds in ways:
        times = [_milliseconds(way, one) for _ in range(rounds) for one in rules]
        print(f"{name:<32}{statistics.median(times):>10.3f} ms   worst {max(times):.3f}")
    print(f"tables kept: {len({id(table(one, decision)) for one in rules for decision in DECISIONS})}")


def _milliseconds(way: Callable[[RuleSet], object], rules: RuleSet) -> float:
    began = time.perf_counter()
    way(rules)
    return (time.perf_counter() - began) * 1000


def _from_nothing(rules: RuleSet) -> None:
    clause_masks.cache_clear()
    _combined(rules)


def _combined(rules: RuleSet) -> None:
    for decision in DECISIONS:
        combine(rules.resolver(decision)).outcomes()


def _cell_by_cell(rules: RuleSet) -> None:
    for decision in DECISIONS:
        resolver = rules.resolver(decision)
        for cell in decision.cells():
            resolver.resolve(resolver.cell(*cell))


if __name__ == "__main__":
    main()
