"""Text forms of cards, piles, moves, positions and whole games, both ways."""
