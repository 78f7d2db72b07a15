"""Wrong tables are caught: each mistake makes some game part from the engine's."""

from collections.abc import Callable
from typing import Any

import pytest

from explorer.lab.pack import pack
from explorer.lab.packed import Tables
from explorer.rules.ruleset import RuleSet, rule_set
from tests.lab.playing import difference, seating

PAGAT = rule_set("pagat")


def of(**other: str) -> Callable[[RuleSet], Tables]:
    """Return the tables of rules with an option set otherwise, but for how cards are dealt and called."""
    return lambda rules: pack(rule_set({"base": "pagat", **other}))


def bare(part: str, at: int, value: int) -> Callable[[RuleSet], Tables]:
    """Return the tables with one number wrong."""

    def made(rules: RuleSet) -> Tables:
        packed = pack(rules)
        wrong: dict[str, Any] = {
            name: list(numbers) if name == part else numbers for name, numbers in packed._asdict().items()
        }
        wrong[part][at] = value
        return Tables(**wrong)

    return made


MISTAKES = {
    "pictures go on eights only": of(pictures_on="8"),
    "aces go on pictures only": of(ace_on="picture"),
    "tens are barred": of(led_ten="barred"),
    "led aces fall": of(led_ace="clears"),
    "four alike do not fall": of(four_clears="never"),
    "no trying": of(try_stock="never"),
    "half is taken": of(pickup="half"),
    "any card opens": of(start="left-of-dealer"),
    "whoever clears does not lead": bare("after_play", 4, 0),
    "after a pick-up the same player goes on": bare("after_take", 0, 1),
    "a failed card leaves the pile": bare("amount", 12, 0),
    "nothing is drawn": bare("amount", 0, 0),
    "nobody goes out": bare("out", 0, 0),
    "the game is over too early": bare("over", 0, 1),
}


@pytest.mark.parametrize("mistake", MISTAKES)
def test_mistakes_are_caught(mistake: str) -> None:
    """Within twelve games; without the mistake the same games are equal (see the tests of equality)."""
    wrong = MISTAKES[mistake](PAGAT)
    for game in range(12):
        if difference(PAGAT, seating(PAGAT, game), seed=6, game=game, limit=120, tables=wrong):
            return
    pytest.fail("no game parts")
