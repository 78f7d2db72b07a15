"""Settings that do not matter now, and what would make them matter."""

import pytest

from explorer.ask.findings.dead import Dead, dead, matters, params
from explorer.ask.findings.example import Example
from explorer.engine import judge
from explorer.engine.game import read_rules
from explorer.rules.catalogue import OPTIONS
from explorer.rules.decision import DECISIONS
from explorer.rules.ruleset import RuleSet, value_ids
from explorer.tables import cell_at
from tests.tables.comparing import representatives

ALWAYS = {"after_challenge"}
"""Nobody can challenge in the base games of the documents."""

KNOWN = [
    ("pagat", {"nines_out", "bars_last", "keeps_turn"}),
    ("wikipedia-1", {"nines_out", "two_on", "keeps_turn"}),
    ("wikipedia-2", {"nines_out"}),
    ("pagat, pictures_on 9", {"bars_last", "keeps_turn"}),
    ("pagat, pictures_on 10", {"nines_out", "bars_last", "keeps_turn"}),
    ("pagat, led_ten barred", {"nines_out", "keeps_turn"}),
    ("pagat, led_picture barred, pickup half", {"nines_out"}),
    ("pagat, pictures_relaxed always", {"pictures_on", "nines_out", "bars_last", "keeps_turn"}),
    ("pagat, decks 2, four_clears never", {"nines_out", "bars_last"}),
]


@pytest.mark.parametrize(("text", "want"), KNOWN, ids=[text for text, _ in KNOWN])
def test_known_dead_settings(text: str, want: set[str]) -> None:
    """What does not matter is known by hand for a few rule sets; everything else does."""
    rules = read_rules(text)
    assert want | ALWAYS == {option.key for option in OPTIONS if not matters(rules, option.key)}


def found_in(text: str) -> dict[str, Dead]:
    """Return the dead settings of a rule set by key."""
    return {one.key: one for one in dead(read_rules(text))}


def test_what_would_wake_them() -> None:
    """A dead setting names the settings that make it so, with the values with which it would matter."""
    found = found_in("pagat")
    because = {key: {(idle.key, idle.value): idle.unless for idle in one.idle} for key, one in found.items()}
    assert {("pictures_on", "7"): ("9",)} == because["nines_out"]
    bars = ("led_ten", "stands"), ("led_ace", "stands"), ("led_picture", "allowed")
    assert dict.fromkeys(bars, ("barred",)) == because["bars_last"]
    assert {("pickup", "whole"): ("half",)} == because["keeps_turn"]
    assert {("bluff", "no"): ("yes",)} == because["after_challenge"]


def test_two_on_is_dead_where_no_ten_or_ace_stays() -> None:
    """What a two may go on cannot matter where no ten or ace is ever on top (Wikipedia, early)."""
    one = found_in("wikipedia-1")["two_on"]
    assert not one.everywhere
    assert ("led_ten", ("stands", "taken-pass", "taken-again")) in {(idle.key, idle.unless) for idle in one.idle}


def same_answers(rules: RuleSet, other: RuleSet) -> bool:
    """Ask both rule sets in every cell that either can tell apart."""
    for decision in DECISIONS:
        one, two = rules.resolver(decision), other.resolver(decision)
        for number in {*representatives(rules, decision), *representatives(other, decision)}:
            cell = one.cell(*cell_at(decision, number))
            asked = [resolver.resolve(cell) for resolver in (one, two)]
            if len({(said.permitted, said.outcome) for said in asked}) > 1:
                return False
    return True


@pytest.mark.parametrize("key", ["nines_out", "bars_last"])
def test_dead_everywhere_by_asking_every_cell(key: str) -> None:
    """Asked in all cells, the values of a setting that is dead everywhere answer alike."""
    rules = read_rules("pagat")
    assert found_in("pagat")[key].everywhere
    for value in value_ids(key):
        other = rules.change(key, value)
        assert params(rules) == params(other)
        assert same_answers(rules, other)


def test_what_wakes_it_is_shown() -> None:
    """In the position of a dead setting it matters: under another value of it the move is judged otherwise."""
    for text in ("pagat", "wikipedia-1"):
        for one in dead(read_rules(text)):
            for idle in one.idle:
                example = idle.example
                assert example
                assert example.rules.values[idle.key] == idle.unless[0]
                judged = {told(example, one.key, value) for value in value_ids(one.key)}
                assert len(judged) > 1, (text, one.key, idle.key)


def told(example: Example, key: str, value: str) -> tuple[object, ...]:
    """Judge the move of an example under another value."""
    judgement = judge(example.state, example.move, example.rules.change(key, value), by=example.by)
    return judgement.legal, judgement.outcome, judgement.after
