"""What the documents state that nothing decides: the cards, the object of the game, the places on the table."""

from __future__ import annotations

from dataclasses import dataclass

from explorer.rules.option import cited


@dataclass(frozen=True, slots=True)
class Fact:
    """A stated fact with the passages that state it."""

    id: str
    cites: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class PlayerRange:
    """How many players a document has in mind; outside it people are warned, not stopped."""

    document: str
    low: int
    high: int
    cites: tuple[str, ...]
    game: str = "paskahousu"


FACTS: tuple[Fact, ...] = (
    Fact(
        "fact.pack",
        cited(
            "pagat:players.3",
            "wikipedia-1:rules.1",
            "wikipedia-2:rules.1",
            "guide:players.2",
            "digest:head.1 head.2",
        ),
    ),
    Fact("fact.rank-order", cited("pagat:players.3", "guide:order.2 special.two overview.3", "digest:head.4")),
    Fact("fact.specials", cited("pagat:players.4", "guide:order.3")),
    Fact("fact.pictures", cited("guide:order.4")),
    Fact("fact.suits", cited("pagat:players.5", "guide:order.1", "digest:rules.2")),
    Fact("fact.object", cited("pagat:play.object", "guide:overview.2", "digest:head.5")),
    Fact(
        "fact.stock",
        cited("pagat:deal.2", "wikipedia-1:rules.4", "wikipedia-2:rules.3", "guide:setup.3", "digest:rules.5"),
    ),
    Fact(
        "fact.pile",
        cited("pagat:play.object", "wikipedia-1:rules.5", "wikipedia-2:rules.4", "guide:setup.3b overview.2"),
    ),
    Fact(
        "fact.aside",
        cited(
            "pagat:play.clear play.clear.replay play.clear.ways",
            "guide:clear",
            "digest:clear",
            "wikipedia-1:rules.fall.3",
            "wikipedia-2:rules.fall.3",
        ),
    ),
    Fact(
        "fact.examples",
        cited("guide:turn.example clear.example.1 clear.example.2"),
    ),
)

PLAYERS: tuple[PlayerRange, ...] = (
    PlayerRange("pagat", 2, 8, cited("pagat:players.1")),
    PlayerRange("wikipedia-1", 3, 6, cited("wikipedia-1:rules.2")),
    PlayerRange("wikipedia-2", 3, 6, cited("wikipedia-2:rules.2")),
    PlayerRange("guide", 2, 6, cited("guide:players.1")),
    PlayerRange("digest", 3, 5, cited("digest:head.3 rules.1")),
)
FEWEST_PLAYERS, MOST_PLAYERS = 2, 8
