"""``python -m tests.benchmarks.disagreement``: the moves on which the documents disagree as much as they can."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace

from explorer.ask.documents.verdicts import verdicts
from explorer.notation.moves import write_move
from explorer.state import Cards, Move, State
from tests.ask.asked_documents import positions, said, table_positions


def asked() -> Iterator[tuple[State, Move]]:
    """Give all simple positions, played openly, face down, and from the table; and those of the table read by hand."""
    for state, move in positions():
        yield state, move
        if move.verb == "play":
            yield state, Move("claim", move.cards, claim=(len(move.cards), move.cards[0].rank))
            seat = replace(state.actor, hand=Cards(), up=state.actor.hand)
            if not len(state.stock) and not state.opening:
                yield state.with_seat(1, seat), Move("up", move.cards)
    yield from table_positions()


def parted(state: State, move: Move) -> tuple[int, int, int]:
    """Return how far the documents part: verdicts, answers, and (less than nothing) how many judge it as it lies."""
    found = verdicts(state, move).values()
    lying = sum(one.as_it_lies for one in found)
    return len({one.verdict for one in found}), len({said(one) for one in found}), -lying


def main() -> None:
    """Ask the documents of every position and print how far they part, and where they part the most."""
    found = [(parted(state, move), state, move) for state, move in asked()]
    for (number, answers), times in sorted(Counter(part[:2] for part, *_ in found).items()):
        print(f"{times:5} moves with {number} verdicts and {answers} answers")
    most = max(part for part, *_ in found)
    print(f"The most: {most[0]} verdicts, {most[1]} answers, {-most[2]} documents that judge it as it lies")
    for part, state, move in found:
        if part == most:
            pile = " ".join(str(laid.card or laid.kind) for laid in state.pile) or "the empty table"
            print(f"  {write_move(move)} on {pile}, stock {len(state.stock)}{', opening' * state.opening}")
            for id, one in verdicts(state, move).items():
                print(f"    {id}: {' '.join(map(str, said(one)))}")


if __name__ == "__main__":
    main()
