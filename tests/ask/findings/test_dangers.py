"""Dangers: found where they are known to be, and held against games that are played on."""

import pytest

from explorer.ask.findings.dangers import ENDLESS, PASSES, REPEATS, Danger, Effort, dangers, outlook
from explorer.engine import answers, judge, legal_moves, repetition
from explorer.engine.game import read_rules
from explorer.engine.position import read_position
from explorer.rules.ruleset import RuleSet
from explorer.state import State

SMALL = Effort(cards=3, drawn=20)
STUCK = {"players": ["Anna", "Ben"], "turn": "Anna", "hands": {"Anna": "QC QD", "Ben": "KC"}, "pile": "4C"}
"""Two queens against a king, a four on the pile and no stock."""

KNOWN = [
    ("wikipedia-1", {PASSES, REPEATS, ENDLESS}),
    ("wikipedia-2", {PASSES, REPEATS, ENDLESS}),
    ("pagat, led_picture barred", {PASSES, REPEATS, ENDLESS}),
    ("pagat, led_picture barred, bars_last while-stock", {REPEATS}),
    ("wikipedia-1, bars_last while-stock", {PASSES, REPEATS}),
    ("wikipedia-1, led_picture allowed, led_ace stands", {REPEATS}),
    ("pagat", {REPEATS}),
]


@pytest.mark.parametrize(("text", "want"), KNOWN, ids=[text for text, _ in KNOWN])
def test_known_dangers(text: str, want: set[str]) -> None:
    """Where pictures are barred from the lead for ever, a game may have no end; where all may be led, it has."""
    found = dangers(read_rules(text), Effort(cards=3, drawn=60))
    assert want == {one.kind for one in found.found}
    assert (ENDLESS in want) == found.stopped
    assert 0 == found.undecided


@pytest.mark.parametrize(
    ("text", "ends"), [("wikipedia-1", False), ("wikipedia-2", False), ("pagat", True), ("valepaska", True)]
)
def test_queens_against_a_king(text: str, ends: bool) -> None:
    """Two queens and a king with a four on the pile never come to an end where pictures are barred from the lead."""
    rules = read_rules(text)
    found = outlook(read_position(STUCK, rules), rules)
    assert ends == found.ends
    assert ends or found.positions == len(followed(read_position(STUCK, rules), rules))


def followed(state: State, rules: RuleSet) -> set[object]:
    """Return all that can follow, found by plainly making every move; suits are not told apart."""
    seen, todo = {kinds(state)}, [state]
    while todo:
        here = todo.pop()
        moves = [(here.turn, move) for move in legal_moves(here, rules)] + [*answers(here, rules)]
        for by, move in moves:
            after = judge(here, move, rules, by=by).after
            assert after
            assert after.turn is not None
            if kinds(after) not in seen:
                seen.add(kinds(after))
                todo.append(after)
    return seen


def kinds(state: State) -> object:
    """Return a position by ranks, as seen by the player to move."""
    first = state.turn or 0
    seats = state.seats[first:] + state.seats[:first]
    hands = tuple(tuple(sorted(card.rank for card in seat.hand.known)) for seat in seats)
    return hands, tuple(laid.kind for laid in state.pile), state.owed is None


@pytest.mark.parametrize("text", ["wikipedia-1", "pagat", "wikipedia-2, pickup whole", "pagat, led_ten taken-again"])
def test_a_round_comes_back(text: str) -> None:
    """The moves of a round are legal and lead back to where it begins; choices are those that are not the only one."""
    rules = read_rules(text)
    for found in dangers(rules, Effort(cards=3, drawn=60)).found:
        if found.round:
            assert (0, len(found.round)) == repetition(states(found, rules))
            free = [len(legal_moves(state, rules)) > 1 for state, _ in found.round]
            assert sum(free) == found.choices


def states(found: Danger, rules: RuleSet) -> list[State]:
    """Make the moves of a round and return every position, the first and the last included."""
    made = [found.example.state]
    for before, move in found.round:
        assert made[-1].key() == before.key()
        after = judge(made[-1], move, rules).after
        assert after
        made.append(after)
    return made


def test_a_player_who_can_only_pass() -> None:
    """The position of a pass leaves nothing else to do."""
    for text in ("wikipedia-1", "wikipedia-1, bars_last while-stock"):
        found = dangers(read_rules(text), SMALL).found[0]
        assert PASSES == found.kind
        assert ["pass"] == [move.verb for move in legal_moves(found.example.state, read_rules(text))]


def test_how_far_was_looked() -> None:
    """It says of which sizes all endings were looked at and of which some, and where it stopped."""
    found = dangers(read_rules("poytapaska-relaxed"), SMALL)
    assert () == found.found
    assert [(2, 2), (2, 3)] == [(one.players, one.cards) for one in found.looked if one.whole]
    assert {20} == {one.endings for one in found.looked if not one.whole}
    assert (8, 3) == (max(one.cards for one in found.looked), max(one.players for one in found.looked))
    stopped = dangers(read_rules("wikipedia-1"), SMALL)
    assert [False] == [one.whole for one in stopped.looked]


def test_what_is_not_known_is_not_said() -> None:
    """A position of which too little was looked at is left open."""
    rules = read_rules("wikipedia-1")
    assert outlook(read_position(STUCK, rules), rules, positions=1).ends is None
