"""Which cells can be reached: what is built is what was asked for, and what games come to is found."""

from functools import cache

import pytest

from explorer.ask.findings.example import Example
from explorer.ask.findings.reach import position_of, reached
from explorer.engine.cases import judge_case
from explorer.engine.game import read_rules
from explorer.engine.looks import nines_left, opening_of, run_of, situation_of, top_of
from explorer.rules.decision import AMOUNT, DECISIONS, DUTY, EFFECT, NEXT, PLAY, Decision
from explorer.tables import cell_at, features_of, size_of
from tests.ask.findings.judged import cells_of, judgement_of
from tests.playing import playout, start
from tests.strategies import PLAYABLE

MORE = [
    "pagat, change_play yes, play_on yes",
    "pagat, start first-with-three, nines_out yes, pictures_on 9, specials black",
    "wikipedia-2, specials black-tens-aces, decks 2, hand 3",
    "wikipedia-1, table_cards 3, bluff yes, four_clears never",
    "guide, deal_all yes, table_cards 4, bluff yes, decks 2",
]
RULES = [
    *{frozenset(bound.clause.id for bound in read_rules(text).bounds()): text for text in (*PLAYABLE, *MORE)}.values()
]
STEP = 11
"""Every so many-th cell that can be reached is looked at."""


@cache
def every(text: str, decision: Decision) -> list[tuple[tuple[object, ...], Example]]:
    """Return a share of the cells that can be reached, with their positions."""
    found = reached((1 << size_of(decision)) - 1, decision, read_rules(text))
    return [(cell_at(decision, number), example) for number, example in found.items()][::STEP]


@pytest.mark.parametrize("text", RULES)
def test_a_play_is_what_was_asked_for(text: str) -> None:
    """The position for a cell of *play* has its top, stock, nines and opening, and its cards are to be laid."""
    rules = read_rules(text)
    found = every(text, PLAY)
    assert found
    for features, example in found:
        state, move = example.state, example.move
        kind, count = rules.laid(move), len(move.cards)
        looked = (top_of(state), bool(len(state.stock)), nines_left(state, rules))
        assert features == (kind, min(count, 5), *looked, opening_of(state, kind, count, rules))


@pytest.mark.parametrize("text", RULES)
def test_an_effect_is_what_was_asked_for(text: str) -> None:
    """The position for a cell of *effect* has its top, run and stock, and the play is legal there."""
    rules = read_rules(text)
    for features, example in every(text, EFFECT):
        state, move = example.state, example.move
        looked = (top_of(state), run_of(state), bool(len(state.stock)))
        assert features == (rules.laid(move), min(len(move.cards), 5), *looked)
        assert judgement_of(example).legal


@pytest.mark.parametrize("text", RULES)
def test_a_situation_is_what_was_asked_for(text: str) -> None:
    """The position for a cell of *duty* has its situation, and its move is to be made."""
    for features, example in every(text, DUTY):
        verb = {"claim": "play"}.get(example.move.verb, example.move.verb)
        assert features == (verb, *situation_of(example.state, read_rules(text)))


@pytest.mark.parametrize("text", RULES)
def test_a_position_can_be_judged(text: str) -> None:
    """Every position is one that the judging interface takes, and judges alike."""
    for decision in DECISIONS:
        for features, example in every(text, decision):
            case = example.case()
            answer, judgement = judge_case(case), judgement_of(example)
            assert judgement.legal == answer.get("legal"), (decision.id, features, answer, case)
            assert [one.clause for one in judgement.because()] == [one["clause"] for one in answer["because"]]


@pytest.mark.parametrize("text", RULES)
def test_what_a_game_comes_to_is_reachable(text: str) -> None:
    """Whatever is asked in games played at random can be reached, and so it can be found."""
    rules = read_rules(text)
    decisions = {decision.id: decision for decision in DECISIONS}
    asked = set()
    for game in range(3):
        first = start(rules, players=2 + game, seed=5, game=game)
        for turn in playout(first, rules, seed=5, game=game, limit=200):
            asked |= cells_of(turn.judgement)
    missing = [(name, cell) for name, cell in asked if position_of(decisions[name], cell, rules) is None]
    assert [] == missing


OUT_OF_REACH = [
    ("pagat", PLAY, {"kind": "r10", "stock": True, "nines": True}, "red tens are a kind of their own under others"),
    ("pagat", PLAY, {"count": 5, "stock": True, "nines": True}, "one pack has four of a rank"),
    (
        "pagat",
        PLAY,
        {"top": "10", "stock": True, "opening": "whole", "nines": True},
        "nothing lies there at the opening",
    ),
    ("pagat", PLAY, {"top": "7", "nines": False, "kind": "8"}, "nobody asks for the nines"),
    ("pagat, nines_out yes, pictures_on 9", PLAY, {"top": "9", "nines": False, "kind": "9"}, "they are out"),
    (
        "pagat",
        PLAY,
        {"kind": "A", "top": "empty", "stock": True, "nines": True, "opening": "whole"},
        "the others would have only aces and twos, more than there are",
    ),
    ("pagat", PLAY, {"opening": "free", "top": "empty", "stock": True, "nines": True}, "somebody has the lowest"),
    ("ruotsalainen", PLAY, {"top": "7", "kind": "8", "stock": True, "nines": True}, "all cards are dealt"),
    ("ruotsalainen", PLAY, {"kind": "4", "top": "empty", "nines": True, "opening": "whole"}, "somebody has a three"),
    ("wikipedia-1", PLAY, {"kind": "2", "top": "10", "stock": True, "nines": True}, "a ten never stays"),
    ("wikipedia-1", PLAY, {"kind": "2", "top": "A", "stock": True, "nines": True}, "an ace never stays"),
    ("wikipedia-1", EFFECT, {"kind": "A", "top": "empty"}, "no ace is led"),
    ("pagat", EFFECT, {"kind": "7", "top": "7", "run": 4}, "four equal cards fall"),
    ("pagat", EFFECT, {"kind": "7", "count": 2, "top": "7", "run": 3}, "there are four sevens"),
    ("pagat", EFFECT, {"kind": "7", "top": "8", "run": 1}, "a seven does not go on an eight"),
    ("pagat", DUTY, {"move": "pickup", "table": "pile", "owed": "10"}, "a led ten need not be taken"),
    ("pagat", DUTY, {"move": "pass"}, "every card may be led"),
    ("pagat", NEXT, {"move": "pickup", "half": True}, "the whole pile is taken"),
    ("pagat", AMOUNT, {"move": "shown"}, "nobody can challenge"),
]


@pytest.mark.parametrize(("text", "decision", "features", "why"), OUT_OF_REACH, ids=lambda one: str(one)[:40])
def test_what_cannot_be(text: str, decision: Decision, features: dict[str, object], why: str) -> None:
    """No position is made up for a cell that no game comes to."""
    assert position_of(decision, features_of(decision, **features), read_rules(text)) is None, why


WITHIN_REACH = [
    ("pagat, decks 2", PLAY, {"count": 5, "top": "empty", "stock": True, "nines": True}),
    ("pagat, nines_out yes, pictures_on 9", PLAY, {"kind": "J", "top": "8", "nines": False}),
    ("pagat, four_clears never", EFFECT, {"kind": "8", "top": "7", "run": 4, "stock": True}),
    ("wikipedia-2", DUTY, {"move": "pickup", "table": "pile", "owed": "A", "lead": True}),
    ("wikipedia-2", DUTY, {"move": "pass", "opening": True, "stock": True}),
    ("wikipedia-2", NEXT, {"move": "pickup", "half": True}),
    ("pagat, led_ten taken-again", NEXT, {"move": "pickup", "owed": "10"}),
    ("poytapaska", DUTY, {"move": "down", "zone": "down"}),
    ("valepaska", NEXT, {"move": "lie", "effect": "clears"}),
]


@pytest.mark.parametrize(("text", "decision", "features"), WITHIN_REACH, ids=lambda one: str(one)[:40])
def test_what_seldom_is(text: str, decision: Decision, features: dict[str, object]) -> None:
    """Rare cells are found, too."""
    assert position_of(decision, features_of(decision, **features), read_rules(text))
