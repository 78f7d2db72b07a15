"""Cards, collections and piles as text, both ways."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from explorer.cards import PACK, Card
from explorer.errors import InputError
from explorer.notation.cards import (
    read_card,
    read_cards,
    read_collection,
    read_kind,
    read_pile,
    show_card,
    write_cards,
    write_collection,
    write_pile,
)
from explorer.state import Cards, Laid

cards = st.sampled_from(PACK)
BLACK = frozenset({"10", "A", "2"})


@pytest.mark.parametrize("card", PACK, ids=str)
def test_every_way_to_write_a_card(card: Card) -> None:
    """Letters or signs for suits, T for ten, large or small: it is the same card."""
    sign = dict(zip("CDHS", "♣♦♥♠", strict=True))[card.suit]
    ranks = {card.rank, "T"} if card.rank == "10" else {card.rank}
    ways = {rank + suit for rank in ranks for suit in (card.suit, sign, f"{sign}\ufe0f")}
    assert {card} == {read_card(way) for text in ways for way in (text, text.lower(), f" {text} ")}
    assert card.rank + sign == show_card(card)
    assert card == read_card(show_card(card)) == read_card(str(card))


@pytest.mark.parametrize("text", ["", "1D", "10", "D", "11H", "XH", "8X", "8DD", "8 D", "joker", "?", "r10H"])
def test_what_is_no_card(text: str) -> None:
    """Anything else is refused by name, with examples of what would be right."""
    with pytest.raises(InputError, match="write a rank and a suit") as caught:
        read_card(text)
    assert f"'{text}'" in caught.value.message


@given(st.lists(cards))
def test_card_lists(some: list[Card]) -> None:
    """Lists of cards keep their order, the empty one included."""
    assert tuple(some) == read_cards(write_cards(some))


@given(st.lists(cards), st.integers(0, 60))
def test_collections(known: list[Card], unknown: int) -> None:
    """A collection of known and unknown cards is read back as it was."""
    given_cards = Cards(tuple(known), unknown)
    assert given_cards == read_collection(write_collection(given_cards))


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        ("", Cards()),
        ("0", Cards()),
        ("5", Cards(unknown=5)),
        ("3C ? ?", Cards((Card("3", "C"),), 2)),
        ("? 3C", Cards((Card("3", "C"),), 1)),
    ],
)
def test_ways_to_write_a_collection(text: str, wanted: Cards) -> None:
    """A number, cards, or cards and question marks."""
    assert wanted == read_collection(text)


@pytest.mark.parametrize("red_apart", [frozenset[str](), frozenset({"10", "A"}), BLACK])
@given(st.lists(st.tuples(cards, st.booleans())))
def test_piles(red_apart: frozenset[str], laid: list[tuple[Card, bool]]) -> None:
    """A pile is read back as it was, with cards that only their claim is known of."""
    kinds = [("r" if card.red and card.rank in red_apart else "") + card.rank for card, _ in laid]
    pile = tuple(Laid(kind, card if seen else None) for kind, (card, seen) in zip(kinds, laid, strict=True))
    assert pile == read_pile(write_pile(pile), red_apart)


@pytest.mark.parametrize(("text", "kind"), [("8?", "8"), ("T?", "10"), ("a?", "A"), ("r10?", "r10"), ("rt?", "r10")])
def test_unseen_cards(text: str, kind: str) -> None:
    """An unseen card stands as the rank that it was claimed to be."""
    assert (Laid(kind),) == read_pile(text, BLACK)


@pytest.mark.parametrize("text", ["r10?", "rA?", "r2?"])
def test_red_cards_apart_need_a_rule(text: str) -> None:
    """A red card apart is refused where the rules do not set it apart."""
    with pytest.raises(InputError, match="sets a red card apart"):
        read_pile(text, frozenset())


@pytest.mark.parametrize("text", ["", "11", "r9", "rK", "X"])
def test_what_is_no_kind(text: str) -> None:
    """A kind is a rank, or a red ten, ace or two."""
    with pytest.raises(InputError, match="is no rank"):
        read_kind(text)
