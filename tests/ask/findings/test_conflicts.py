"""Conflicts between house rules, each held against what the judge says of its position."""

import pytest

from explorer.ask.findings.conflicts import Conflict, conflicts
from explorer.engine.game import read_rules
from tests.ask.findings.judged import resolutions_of
from tests.strategies import PLAYABLE
from tests.tables.comparing import random_rules, stream


def pairs(text: str) -> set[tuple[str, str]]:
    """Return which clause overrules which."""
    return {(one.winner, one.loser) for one in conflicts(read_rules(text))}


FOUR = "fall.four-led"
KNOWN = [
    ("pagat", {(FOUR, "led.stands(kind=10)"), (FOUR, "led.stands(kind=A)")}),
    ("wikipedia-1", set()),
    ("wikipedia-2", {(FOUR, "led.must-take(kind=10)"), (FOUR, "led.must-take(kind=A)")}),
    ("pagat, four_clears never", set()),
    (
        "pagat, four_clears never, sets twos-single, start most-lowest",
        set(),
    ),
    (
        "pagat, four_clears never, led_ten barred, bars_last while-stock",
        {
            ("lead.bars-lapse", "lead.barred(kinds=10)"),
            ("opening.whole-set", "lead.barred(kinds=10)"),
        },
    ),
    (
        "pagat, four_clears never, pictures_on 9, nines_out yes",
        {("play.pictures-on-eights", "play.pictures-need(lowest=9)")},
    ),
    (
        "wikipedia-1, on_two all",
        {("play.on-two-anything(after_stock=no)", f"play.{one}") for one in ("tens-need-lower", "aces-need(on=J+Q+K)")},
    ),
]


@pytest.mark.parametrize(("text", "want"), KNOWN, ids=[text for text, _ in KNOWN])
def test_known_conflicts(text: str, want: set[tuple[str, str]]) -> None:
    """What overrules what is known by hand for a few rule sets: bars that lapse, openings, and what goes on twos."""
    assert want == pairs(text)


def check(found: Conflict) -> None:
    """Hold a conflict against its position: the winner applies there and overrules the loser, which says otherwise."""
    asked = [one for one in resolutions_of(found.example) if one.decision.id == found.decision]
    of = {one.bound.clause.id: one for resolution in asked for one in resolution.fired}
    assert found.winner in of[found.loser].defeated_by
    assert of[found.winner].outcome != of[found.loser].outcome
    assert found.wins in of[found.winner].bound.settings
    assert found.loses in of[found.loser].bound.settings
    assert found.wins[0] != found.loses[0]
    assert found.cells


@pytest.mark.parametrize("preset", PLAYABLE)
def test_the_position_shows_it(preset: str) -> None:
    """In the position of a conflict, the one clause overrules the other."""
    for found in conflicts(read_rules(preset)):
        check(found)


def test_any_rules() -> None:
    """So it does under rules drawn at random, which have more of them."""
    chance, number = stream(3), 0
    for _ in range(6):
        rules = random_rules(chance)
        for found in conflicts(rules):
            check(found)
            number += 1
    assert number > 20


def test_a_rule_without_a_switch_is_no_house_rule() -> None:
    """That a two may go on anything overrules a rule that nobody chose, and that is no conflict."""
    assert ("play.twos-on-all", "play.on-ten-only-ten") not in pairs("pagat, two_on all")
