"""Recorded games to ask about: written by hand in a test, or played by random legal moves."""

from collections.abc import Iterator
from typing import Any

from explorer.ask.detective.detective import Detection, detect
from explorer.ask.detective.recording import Recording, recording_of
from explorer.engine import Stream, judge, legal_moves, shuffled_deck
from explorer.engine.chance import POLICY
from explorer.engine.moves import answers
from explorer.notation.cards import write_cards, write_collection
from explorer.notation.moves import write_move
from explorer.notation.records import read_record
from explorer.rules.ruleset import RuleSet
from explorer.state import Move, State
from tests.playing import NAMES, start


def recording(head: str, moves: str) -> Recording:
    """Return a record as a recorded game; headers and moves are parted by semicolons."""
    lines = (line.strip() for line in (*head.split(";"), "", *moves.split(";")))
    return recording_of(read_record("\n".join(lines)))


def told(head: str, moves: str) -> Detection:
    """Return what the detective finds out about a record."""
    return detect(recording(head, moves))


def ruled_out(found: Detection) -> dict[str, dict[str, int]]:
    """Return the number of the move that rules out each value, for the options that came up."""
    return {
        key.key: {one.value: one.against.number for one in key.values if one.against}
        for key in found.keys
        if key.came_up
    }


def line(start: State, rules: RuleSet, *, seed: int, limit: int) -> Iterator[tuple[int, Move]]:
    """Give so many random legal moves with the seat that makes each, answers to the latest play among them."""
    state, chance = start, Stream(seed, 0, POLICY)
    for _ in range(limit):
        every = [(state.turn, move) for move in legal_moves(state, rules)] + list(answers(state, rules))
        if state.turn is None or not every:
            return
        by, move = every[chance.below(len(every))]
        assert by is not None
        yield by, move
        after = judge(state, move, rules, by=by).after
        assert after is not None
        state = after


def played(rules: RuleSet, *, players: int, seed: int, limit: int) -> dict[str, Any]:
    """Play a game, and return it as the replay interface reads it, its rules left out."""
    state = start(rules, players=players, seed=seed)
    moves = line(state, rules, seed=seed, limit=limit)
    return {
        "players": list(NAMES[:players]),
        "dealer": NAMES[0],
        "deck": write_cards(shuffled_deck(rules, seed=seed, game=0)),
        "moves": [{"by": NAMES[by], "move": write_move(move)} for by, move in moves],
    }


def half_noted(rules: RuleSet, *, players: int, seed: int, limit: int) -> Recording:
    """Play the same game, and return it as somebody at the table could note it down: no card before it is seen."""
    state = start(rules, players=players, seed=seed)
    head = [f"Players: {', '.join(state.names)}", f"Dealer: {NAMES[0]}", f"Turn: {state.actor.name}", "Opening: yes"]
    head += [f"Stock: {len(state.stock)}"] * bool(len(state.stock))
    for seat in state.seats:
        head += [f"Hand {seat.name}: {len(seat.hand)}"]
        head += [f"Open {seat.name}: {write_collection(seat.up)}"] * bool(len(seat.up))
        head += [f"Hidden {seat.name}: {len(seat.down)}"] * bool(len(seat.down))
    moves = line(state, rules, seed=seed, limit=limit)
    return recording("; ".join(head), "; ".join(f"{NAMES[by]}: {write_move(move)}" for by, move in moves))
