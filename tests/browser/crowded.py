"""The hardest position to lay out: eight players with names of twenty letters, a hand of thirty, a pile of forty."""

from __future__ import annotations

NAMES = (
    "Aleksanteri-Johannes",
    "Bartholomea-Kristina",
    "Charlotta-Wilhelmina",
    "Donatella-Margherita",
    "Ekaterina-Svetlanova",
    "FriedrichWolfgangJan",
    "Gabriella-Antoinetta",
    "Hieronymus-Maximilia",
)

_LOW = [rank + suit for rank in "34567" for suit in "SHDC" for _ in range(2)]
_HIGH = [rank + suit for suit in "SHDC" for rank in ("8", "9", "10", "J", "Q", "K", "A", "2") for _ in range(2)]


def crowded_record() -> str:
    """Return the record: Charlotta of the thirty cards plays, Donatella takes the whole pile, the others go on."""
    thirty, rest = _HIGH[:30], _HIGH[30:]
    hands = [rest[4 * place : 4 * place + 4] for place in range(7)]
    hands.insert(2, thirty)
    lines = [
        "Id: crowded",
        "Title: Eight players whose names are long, thirty cards in one hand and forty on the pile",
        "Rules: pagat, decks 2, led_ten clears, pictures_on 8, on_two all, ace_on lower, sets any, two_on all",
        f"Players: {', '.join(NAMES)}",
        f"Turn: {NAMES[2]}",
        *(f"Hand {name}: {' '.join(hand)}" for name, hand in zip(NAMES, hands, strict=True)),
        f"Pile: {' '.join(_LOW)}",
        f"Stock: {' '.join(rest[28:])}",
        "",
        "# A comment with a word as long as Lumpeenproletariaattikaaderikasvatusjärjestelmä in it.",
        f"{NAMES[2]}: play 8S",
        "# She lays one of her thirty cards on a pile of forty.",
        f"+ {NAMES[2]}: pickup",
        "| # Allowed: but seventy cards are a lot.",
        f"{NAMES[3]}: pickup",
        f"{NAMES[4]}: play {hands[4][0]}",
        "?",
        "# Whatever she leads.",
    ]
    return "\n".join([*lines, ""])


def crowded_lies() -> str:
    """Return a record of lies with table cards: a hand of 24, eight times four open cards, 33 claims on the pile."""
    hand, ones, rest = _HIGH[:24], _HIGH[24:31], _LOW[:32]
    hands = [[card] for card in ones]
    hands.insert(2, hand)
    open_cards = [rest[4 * place : 4 * place + 4] for place in range(8)]
    claims = "3? 3? 3? 4? 4? 4? 4? 5? 5? 6? 6? 6? 6? 7? 7? 7? 7? 8? 8? 8? 8? 9? 9? 9? J? J? J? Q? Q? Q? K? K? K?"
    lines = [
        "Id: crowd",
        "Title: Eight players whose names are long, who lie on a pile of thirty-three claims",
        "Rules: valepaska, decks 2, table_cards 4, led_ten stands",
        f"Players: {', '.join(NAMES)}",
        f"Turn: {NAMES[2]}",
        *(f"Hand {name}: {' '.join(held)}" for name, held in zip(NAMES, hands, strict=True)),
        *(f"Open {name}: {' '.join(laid)}" for name, laid in zip(NAMES, open_cards, strict=True)),
        *(f"Hidden {name}: 1" for name in NAMES),
        f"Pile: {claims}",
        "",
        f"{NAMES[2]}: claim 4 2: {' '.join(hand[:4])}",
        "# She has laid four cards and calls them twos.",
        f"{NAMES[7]}: challenge {NAMES[2]}",
        f"{NAMES[3]}: claim 1 10: {ones[2]}",
    ]
    return "\n".join([*lines, ""])
