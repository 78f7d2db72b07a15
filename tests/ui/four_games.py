"""Records of the other games: a few claims and challenges, table cards with drawn cards played at once, whole games."""

from __future__ import annotations

from typing import Any

from tests.cases.files import read

LIES = """Id: lies
Title: A lie too many
Rules: valepaska
Players: Anna, Ben, Carla
Turn: Ben
Hand Anna: 3C 4C JC 8H 9S
Hand Ben: 4D 10H 5H AS 9D
Hand Carla: 7C 8D 10D KH 6S
Stock: 6C 6D 6H QS 3H 5D QH 9H

Ben: claim 2 8: 4D 5H
# Ben has no eights at all.
+ Ben: claim 1 9: 9D
| # Allowed: it would be true.
Anna: challenge Ben
Carla: claim 1 6: 6S
Anna: claim 1 9: 9S
?
Ben: challenge Anna
?
Anna: claim 1 10: JC
Carla: challenge Anna
Ben: claim 1 8: 9D
"""
"""Ben lies and is found out; Anna is challenged for a truth, then for a ten that made the pile fall and was none."""

TABLE_CARDS = """Id: table
Title: Cards on the table
Rules: poytapaska, change_play yes, play_on yes
Players: Anna, Ben, Carla
Turn: Ben
Hand Anna: 10C
Open Anna: 4D 4H
Hidden Anna: 5C 9C
Hand Ben: 8C 6C
Open Ben: 9H JS
Hidden Ben: 3S KC
Hand Carla: 7D
Hidden Carla: 6H 3D
Pile: 5S
Stock: 7S 9D KS 2D

Ben: play 6C
Ben: change 7S
Carla: play 7D
Anna: play 10C
Anna: up 4D 4H
Ben: pickup
Carla: down 6H
Anna: down 9C
"""
"""Ben takes a play back for a card just drawn; then the table cards are played, one of them unseen."""


def whole_game(id: str) -> str:
    """Return a game kept as a test as a record."""
    (game,) = [game for game in read("games.records") if game["id"] == id]
    rules: dict[str, Any] = dict(game["rules"])
    written = ", ".join([rules.pop("base"), *(f"{key} {value}" for key, value in rules.items())])
    lines = [
        f"Id: {id}",
        f"Title: {id}",
        f"Rules: {written}",
        f"Players: {', '.join(game['players'])}",
        f"Dealer: {game['dealer']}",
        f"Deck: {game['deck']}",
        "",
        *(f"{move['by']}: {move['move']}" for move in game["moves"]),
    ]
    return "\n".join([*lines, ""])
