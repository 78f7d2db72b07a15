"""``python -m tests.benchmarks.check_speed``: how long it takes to look for what is wrong with each preset, or odd."""

from __future__ import annotations

import os
import time
from collections.abc import Callable

from explorer.ask.findings.conflicts import conflicts
from explorer.ask.findings.dangers import dangers
from explorer.ask.findings.dead import dead
from explorer.ask.findings.holes import holes
from explorer.rules.ruleset import RuleSet, rule_set
from tests.strategies import PLAYABLE

LOOKING: dict[str, Callable[[RuleSet], object]] = {
    "conflicts": conflicts,
    "dead": dead,
    "holes": holes,
    "dangers": dangers,
}


def main() -> None:
    """Print processor seconds for each kind of finding, preset by preset; what is known of one helps the next."""
    print(f"load {os.getloadavg()[0]:.1f}")
    print(f"{'preset':<20}" + "".join(f"{name:>11}" for name in LOOKING) + f"{'all':>11}")
    for preset in PLAYABLE:
        rules, seconds = rule_set(preset), []
        for look in LOOKING.values():
            began = time.process_time()
            look(rules)
            seconds.append(time.process_time() - began)
        print(f"{preset:<20}" + "".join(f"{one:>10.2f} s" for one in (*seconds, sum(seconds)))[1:], flush=True)


if __name__ == "__main__":
    main()
