"""Holes: where only interpretations decide."""

import pytest

from explorer.ask.findings.holes import holes
from explorer.engine.game import read_rules
from explorer.rules.decision import PERMITS
from explorer.sources.interpretations import PREFIX
from tests.ask.findings.judged import resolutions_of
from tests.strategies import PLAYABLE

NOTHING = "turn.nothing-to-pick-up"
SILENT = {"deal.singly", "start.left-of-dealer"}
KNOWN = [
    ("pagat", {NOTHING}),
    ("wikipedia-1", {NOTHING, *SILENT}),
    ("wikipedia-2", {NOTHING, *SILENT}),
    ("pagat, dealer fixed", {NOTHING, "dealer.fixed"}),
    ("pagat, hand 6", {NOTHING, "deal.six-in-pairs"}),
    ("pagat, ten_on all", {NOTHING, "fall.ten-on-anything(after_stock=no)"}),
    ("poytapaska, led_picture barred", {NOTHING}),
    ("poytapaska, led_ten barred, led_ace barred, led_picture barred", {NOTHING}),
]


@pytest.mark.parametrize(("text", "want"), KNOWN, ids=[text for text, _ in KNOWN])
def test_known_holes(text: str, want: set[str]) -> None:
    """What no document settles is known by hand for a few rule sets."""
    assert want == {one.clause for one in holes(read_rules(text))}


@pytest.mark.parametrize("preset", PLAYABLE)
def test_the_position_shows_it(preset: str) -> None:
    """In the position of a hole its clause decides, and all that decides rests on interpretations."""
    for found in holes(read_rules(preset)):
        asked = [one for one in resolutions_of(found.example) if one.decision.id == found.decision]
        deciding = [
            {one.bound.clause.id: one.bound.cites for one in said.standing if one.outcome in wanted}
            for said in asked
            for wanted in [
                (PERMITS,) if said.permitted else ("forbids", "requires") if said.forbidden else (said.outcome,)
            ]
        ]
        here = [of for of in deciding if found.clause in of]
        assert here
        assert all(cite.startswith(PREFIX) for of in here for cites in of.values() for cite in cites)
        assert set(found.interpretations) == set(here[0][found.clause])
