"""A judgement travels as JSON data of a stated shape, and comes back the same without the engine."""

import copy
import json
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest
from jsonschema import Draft202012Validator, ValidationError

from explorer.engine.judge import judge
from explorer.engine.moves import possible_moves
from explorer.engine.whole_games import read_game
from explorer.errors import InputError
from explorer.notation.moves import read_move
from explorer.state import State
from explorer.trace.model import Judgement
from explorer.trace.wire import read_trace, trace_of, trace_schema, write_trace
from explorer.trace.words import fact, say, verdict
from tests.cases.files import read
from tests.trace.positions import judged


@cache
def judgements() -> list[tuple[State, Judgement]]:
    """Return the moves of a few whole games, and at some steps every move that can be thought of."""
    found = []
    for game in read("games.records")[:6]:
        rules, dealt, moves = read_game(game)
        state = dealt.state
        for number, (by, text) in enumerate(moves):
            judgement = judge(state, read_move(text), rules, by=state.seat(by))
            others = possible_moves(state, rules) if number % 10 == 0 else ()
            found += [(state, judgement), *((state, judge(state, move, rules)) for move in others)]
            state = judgement.after or state
    return found


def test_the_schema_is_one() -> None:
    """The schema itself is sound."""
    Draft202012Validator.check_schema(trace_schema())


def test_every_trace_has_the_stated_shape() -> None:
    """What is written for the steps of whole games, through JSON, fits the schema."""
    checker = Draft202012Validator(trace_schema())
    assert len(judgements()) > 200
    for _, judgement in judgements():
        checker.validate(json.loads(json.dumps(write_trace(judgement))))


def test_round_trip() -> None:
    """Read back, a trace is the one that was written, and writes the same data again."""
    for _, judgement in judgements():
        data = json.loads(json.dumps(write_trace(judgement)))
        trace = read_trace(data)
        assert trace == trace_of(judgement)
        assert data == write_trace(trace)


def test_words_of_a_trace() -> None:
    """A trace that was read back is put into the same words as the judgement, at all three depths."""
    for state, judgement in judgements()[::7]:
        trace = read_trace(write_trace(judgement))
        assert verdict(judgement, state) == verdict(trace, state)
        for depth in ("because", "findings", "everything"):
            ours, theirs = getattr(judgement, depth)(), getattr(trace, depth)()
            assert ours == theirs
            assert [say(one, judgement) for one in ours] == [say(one, trace) for one in theirs]
            assert [fact(one, judgement) for one in ours] == [fact(one, trace) for one in theirs]


def test_written_in_full() -> None:
    """A trace holds the rules as base and changes, the move as text, each finding and what comes of it."""
    _, judgement = judged(
        "pagat, led_ten clears", "", "play 10H", stock="4C 5C", hands={"Anna": 5, "Ben": "10H 3S 4D 5D"}
    )
    data = write_trace(judgement)
    assert {key: value for key, value in data.items() if key != "findings"} == {
        "trace": 1,
        "rules": {"base": "pagat", "changes": {"led_ten": "clears"}},
        "by": 1,
        "move": "play 10H",
        "legal": True,
        "outcome": {
            "effects": ["clears", "again"],
            "taken": 0,
            "taken_by": None,
            "drawn": ["4C", "5C"],
            "fallen": 1,
            "out": [],
            "loser": None,
            "next": 1,
            "shown": None,
        },
    }
    assert data["findings"][0] == {
        "clause": "led.clears(kind=10)",
        "decision": "effect",
        "verdict": "requires",
        "outcome": "clears",
        "facts": {"kind": "10", "top": "empty"},
        "settings": [["led_ten", "clears"]],
        "sources": ["pagat:var.aces-tens.4", "wikipedia-1:rules.fall.1", "guide:var.lead.3"],
        "defeated_by": [],
        "decisive": True,
        "alone": True,
    }


def test_illegal_and_unknown_have_no_outcome() -> None:
    """An illegal move, and a try of an unknown card, come without an outcome."""
    for move in ("play 3S", "try"):
        _, judgement = judged("pagat", "8C", move, hands={"Anna": 5, "Ben": "3S", "Carla": 5})
        assert write_trace(judgement)["outcome"] is None


def _drop(key: str) -> Callable[[dict[str, Any]], object]:
    return lambda data: data.pop(key)


SPOILT: list[tuple[str, Callable[[dict[str, Any]], object]]] = [
    ("trace", lambda data: data.update(trace=2)),
    ("trace", _drop("trace")),
    ("move", _drop("move")),
    ("move", lambda data: data.update(move="jump 8C")),
    ("rules", lambda data: data.update(rules={"base": "pagat"})),
    ("rules.led_ten", lambda data: data["rules"]["changes"].update(led_ten="flies")),
    ("findings", lambda data: data["findings"][0].pop("clause")),
    ("outcome", lambda data: data["outcome"].pop("next")),
]


@pytest.mark.parametrize(("at", "spoil"), SPOILT)
def test_spoilt_data_are_refused(at: str, spoil: Callable[[dict[str, Any]], object]) -> None:
    """Data of another version, or with something missing or unknown, are refused with the place."""
    _, judgement = judged("pagat", "8C", "play 9H")
    data = copy.deepcopy(write_trace(judgement))
    spoil(data)
    with pytest.raises(InputError) as caught:
        read_trace(data)
    assert at == caught.value.at


@pytest.mark.parametrize(
    "spoil",
    [
        lambda data: data.update(trace=2),
        lambda data: data.update(extra=1),
        lambda data: data["findings"][0].update(verdict="perhaps"),
        lambda data: data["findings"][0].update(outcome=None),
        lambda data: data["findings"][-1].update(decisive=True),
        lambda data: data["outcome"].update(drawn=["9X"]),
        lambda data: data["outcome"].update(next="Carla"),
    ],
)
def test_the_schema_refuses(spoil: Callable[[dict[str, Any]], object]) -> None:
    """The schema is narrow: other versions, keys and values do not fit it."""
    _, judgement = judged("pagat", "8C", "play 9H")
    data = copy.deepcopy(write_trace(judgement))
    spoil(data)
    with pytest.raises(ValidationError):
        Draft202012Validator(trace_schema()).validate(data)
