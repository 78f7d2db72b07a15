"""``python -m tests.benchmarks.table_pairs``: every pair of changes of every preset, table against resolver."""

from __future__ import annotations

import time

from explorer.rules.decision import DECISIONS
from explorer.rules.ruleset import rule_set
from tests.strategies import PLAYABLE
from tests.tables.comparing import combined, pairs, wrong_together


def main() -> None:
    """Print for each preset how many pairs and cells were compared, and every pair that is wrong."""
    for preset in PLAYABLE:
        began, base, cells = time.perf_counter(), rule_set(preset), 0
        every = pairs(preset)
        for one, other in every:
            for decision in DECISIONS:
                cells += combined(base, one, other, decision).bit_count()
                if wrong_together(base, one, other, decision):
                    print(f"{preset}: {' '.join(one)} with {' '.join(other)} in '{decision.id}' is wrong")
        seconds = time.perf_counter() - began
        print(
            f"{preset:<20}{len(every):>6} pairs {cells:>9} cells where they work together {seconds:>6.1f} s", flush=True
        )


if __name__ == "__main__":
    main()
