"""Moves as text, both ways."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from explorer.cards import KINDS, PACK
from explorer.errors import InputError
from explorer.notation.moves import read_move, write_move
from explorer.state import VERBS, Move

cards = st.sampled_from(PACK)
sets = st.lists(cards, min_size=1, max_size=8).map(tuple)
one = cards.map(lambda card: (card,))
moves = st.one_of(
    st.builds(Move, st.sampled_from(("play", "up")), sets),
    st.builds(Move, st.sampled_from(("try", "down")), st.just(()) | one),
    st.builds(Move, st.sampled_from(("change", "on")), one),
    st.builds(Move, st.sampled_from(("pickup", "pass"))),
    st.builds(lambda name: Move("challenge", target=name), st.sampled_from(("Ben", "Anna Liisa", "Ö"))),
    st.builds(lambda some, kind: Move("claim", some, (len(some), kind)), sets, st.sampled_from(KINDS)),
)


@given(moves)
def test_round_trip(move: Move) -> None:
    """What is written is read back as it was."""
    assert move == read_move(write_move(move))


def test_every_verb_is_drawn() -> None:
    """The round trip goes over every verb that there is."""
    texts = [
        "play 3C",
        "pickup",
        "try",
        "pass",
        "up 3C",
        "down",
        "claim 1 9: 3C",
        "challenge Ben",
        "change 3C",
        "on 3C",
    ]
    assert list(VERBS) == [read_move(text).verb for text in texts]


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("play 3c 10♥", "play 3C 10H"),
        ("  try   th ", "try 10H"),
        ("claim 2 t: 3C 4D", "claim 2 10: 3C 4D"),
        ("claim 1 ra: 3C", "claim 1 rA: 3C"),
        ("challenge  Anna Liisa ", "challenge Anna Liisa"),
    ],
)
def test_ways_to_write_a_move(text: str, move: str) -> None:
    """Spaces and the case of cards do not matter; a name may have spaces."""
    assert move == write_move(read_move(text))


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "no move ''"),
        ("3C", "no move '3C'"),
        ("paly 3C", "did you mean 'play'"),
        ("play", "'play' takes cards, not 0"),
        ("up", "'up' takes cards, not 0"),
        ("pickup 3C", "'pickup' takes no card, not 1"),
        ("pass 3C", "'pass' takes no card, not 1"),
        ("try 3C 4C", "'try' takes one card or none, not 2"),
        ("down 3C 4C", "'down' takes one card or none, not 2"),
        ("change", "'change' takes one card, not 0"),
        ("on 3C 4C", "'on' takes one card, not 2"),
        ("play 3X", "'3X' is no card"),
        ("challenge", "challenge Ben"),
        ("claim 2 9 3D 4S", "claim 2 9: 3D 4S"),
        ("claim two 9: 3D 4S", "claim 2 9: 3D 4S"),
        ("claim 3 9: 3D 4S", "the claim says 3 but 2 cards are laid"),
        ("claim 0 9:", "at least one card"),
        ("claim 2 x: 3D 4S", "'x' is no rank"),
    ],
)
def test_error_says_what_would_be_right(text: str, says: str) -> None:
    """What cannot be read is refused in words that say why."""
    with pytest.raises(InputError) as caught:
        read_move(text)
    assert says in caught.value.message
