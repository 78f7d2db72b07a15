"""Simulated games as records: what they hold is what was played, and where a deal parts is where it says."""

import pytest

from explorer.engine.game import open_game
from explorer.lab.arms import arm
from explorer.lab.looked_at import Made
from explorer.lab.parting import look_at, parting, record
from explorer.notation.records import Record, read_record, write_record
from explorer.rules.presets import PRESETS
from explorer.rules.ruleset import RuleSet, rule_set
from tests.lab.playing import most_seats, policies_of
from tests.lab.test_equality import combination

PAGAT = rule_set("pagat")


def told(rules: RuleSet, written: Record) -> list[tuple[int, str, tuple[str, ...], str]]:
    """Return the moves of a record as the lab tells them, every one of which has to be legal."""
    found = []
    for step in open_game(written).steps():
        judged, move = step.judgement, step.judgement.move
        assert judged.legal, f"{move} is legal"
        verb = "play" if move.verb in ("up", "claim") else move.verb
        kinds = () if verb in ("try", "down") else tuple(map(rules.kind, move.cards))
        found.append((judged.by, verb, kinds, rules.laid(move) if kinds else ""))
    return found


def made(moves: tuple[Made, ...]) -> list[tuple[int, str, tuple[str, ...], str]]:
    """Return the moves of the lab in the same words."""
    return [(one.by, one.verb, one.cards, one.kind) for one in moves]


@pytest.mark.parametrize("preset", PRESETS)
def test_what_is_written_is_what_was_played(preset: str) -> None:
    """Move for move under every preset and policy, as text that reads back; a game that ends is whole."""
    rules = rule_set(preset)
    for policy in policies_of(rules):
        table = arm(rules, players=most_seats(rules, 4), policies=policy, seed=3, limit=150)
        written, looked = record(table, 2), look_at(table, 2)
        assert written == read_record(write_record(written))
        assert written.header("Deck")
        moves = told(rules, written)
        assert made(looked.moves)[: len(moves)] == moves
        assert (looked.outcome != 0) or len(looked.moves) == len(moves)


@pytest.mark.parametrize("number", range(0, 40, 3))
def test_under_any_rules(number: int) -> None:
    """Also where lies lie in some order and half of the pile is taken, and by different policies at one table."""
    rules = combination(number)
    players = most_seats(rules, 3)
    table = arm(rules, players=players, policies=policies_of(rules)[:players], limit=60)
    assert made(look_at(table, number).moves) == told(rules, record(table, number))


def test_a_game_that_goes_round_is_cut_where_it_has() -> None:
    """The position at its end has been there before, and no other; a record can be asked to go on past a move."""
    table = arm(rule_set("wikipedia-1"), players=4)
    written = record(table, 3)
    steps = open_game(written).steps()
    keys = [steps[0].before.key(), *(step.after.key() for step in steps)]
    assert keys[-1] in keys[:-1]
    assert len(keys) - 1 == len(set(keys))
    assert len(written.moves) < len(record(table, 3, past=len(written.moves)).moves)


def test_a_stopped_game_is_cut() -> None:
    """Two hundred moves on."""
    table = arm(rule_set("poytapaska-relaxed"), players=4, policies="random", limit=400)
    assert 2 == look_at(table, 3).outcome
    assert 200 == len(record(table, 3).moves)
    assert 250 == len(record(table, 3, past=50).moves)


def test_where_a_deal_parts() -> None:
    """All moves before are the same, that one is not, under the rules of each side."""
    a, b = arm(PAGAT, players=3), arm(rule_set({"base": "pagat", "pictures_on": "8"}), players=3)
    parts = [parting(a, b, game) for game in range(12)]
    differ = [one for one in parts if not one.alike]
    assert differ
    for one in differ:
        assert one.a.moves[: one.move] == one.b.moves[: one.move]
        assert one.a.moves[one.move : one.move + 1] != one.b.moves[one.move : one.move + 1]
        told(a.rule_set, one.a)
        told(b.rule_set, one.b)


def test_rules_that_say_the_same_never_part() -> None:
    """Both records have the same moves, and none differs."""
    one = parting(arm(PAGAT), arm(rule_set("guide")), 5)
    assert one.alike
    assert one.a.moves == one.b.moves
    assert one.move == len(one.a.moves)


@pytest.mark.parametrize("other", [{"hand": "6"}, {"decks": "2"}])
def test_hands_that_differ_part_at_once(other: dict[str, str]) -> None:
    """Whatever is played first."""
    assert 0 == parting(arm(PAGAT), arm(rule_set({"base": "pagat", **other})), 0).move


def test_claims_part_from_cards_that_are_seen() -> None:
    """What lies face down looks otherwise from the first move on."""
    one = parting(arm(PAGAT), arm(rule_set("valepaska")), 0)
    assert ("play", "claim", 0) == (one.a.moves[0].move.verb, one.b.moves[0].move.verb, one.move)
