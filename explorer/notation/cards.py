"""Cards, card lists and piles as text."""

from __future__ import annotations

from collections.abc import Iterable

from explorer.cards import KINDS, RANKS, Card, Kind, kind_of
from explorer.errors import InputError
from explorer.state import Cards, Laid

SUIT_SIGNS = {"C": "♣", "D": "♦", "H": "♥", "S": "♠"}
_SUITS = {sign: suit for suit, sign in SUIT_SIGNS.items()} | {suit: suit for suit in SUIT_SIGNS}
_RANKS = {rank: rank for rank in RANKS} | {"T": "10"}
_CARDS: dict[str, Card] = {}
_KIND_NAMES = {kind.upper(): kind for kind in KINDS} | {"T": "10", "RT": "r10"}


def read_card(text: str) -> Card:
    """Read one card: a rank (``10`` or ``T``) and a suit (a letter or a sign), in either case.

    Raises:
        InputError: when the text is no card.

    >>> read_card("Th") == read_card("10♥") == Card("10", "H")
    True
    """
    card = _CARDS.get(text)
    if card is None:
        plain = text.strip().upper().replace("\ufe0f", "")
        rank, suit = _RANKS.get(plain[:-1]), _SUITS.get(plain[-1:])
        if rank is None or suit is None:
            raise InputError("card.unknown", given=text)
        card = _CARDS[text] = Card(rank, suit)
    return card


def read_cards(text: str) -> tuple[Card, ...]:
    """Read cards that stand apart by spaces.

    >>> [str(card) for card in read_cards("3c 10♥")]
    ['3C', '10H']
    """
    return tuple(read_card(word) for word in text.split())


def write_cards(cards: Iterable[Card]) -> str:
    """Write cards with spaces between them, so that `read_cards` reads them back."""
    return " ".join(map(str, cards))


def show_card(card: Card) -> str:
    """Write a card for people: ``10♥``."""
    return card.rank + SUIT_SIGNS[card.suit]


def read_collection(text: str) -> Cards:
    """Read a collection: cards, unknown ones as ``?``, or just a number.

    >>> len(read_collection("3C ? ?")), len(read_collection("12"))
    (3, 12)
    """
    words = text.split()
    if len(words) == 1 and words[0].isdecimal():
        return Cards(unknown=int(words[0]))
    blind = words.count("?")
    return Cards(tuple(read_card(word) for word in words if word != "?"), blind)


def write_collection(cards: Cards) -> str:
    """Write a collection so that `read_collection` reads it back."""
    if not cards.known and cards.unknown:
        return str(cards.unknown)
    return " ".join([*map(str, cards.known), *["?"] * cards.unknown])


def read_kind(text: str) -> Kind:
    """Read a kind: a rank, or a red one apart as ``r10``, ``rA``, ``r2``.

    Raises:
        InputError: when the text is no rank.
    """
    kind = _KIND_NAMES.get(text.strip().upper())
    if kind is None:
        raise InputError("card.rank", given=text, ranks=tuple(RANKS))
    return kind


def read_pile(text: str, red_apart: frozenset[str]) -> tuple[Laid, ...]:
    """Read a pile from bottom to top; an unseen card stands as what it was claimed to be, ``8?``.

    Raises:
        InputError: for what is no card, or a red one said to be apart (``r10?``) where ``red_apart`` does not have it.
    """
    pile = []
    for word in text.split():
        if word.endswith("?"):
            kind = read_kind(word[:-1])
            if kind.startswith("r") and kind[1:] not in red_apart:
                raise InputError("card.red", given=word, rank=kind[1:])
            pile.append(Laid(kind))
        else:
            card = read_card(word)
            pile.append(Laid(kind_of(card, red_apart), card))
    return tuple(pile)


def write_pile(pile: Iterable[Laid]) -> str:
    """Write a pile so that `read_pile` reads it back; what lies face down is written as what it was claimed to be."""
    return " ".join(f"{laid.kind}?" if laid.card is None or laid.hidden else str(laid.card) for laid in pile)
