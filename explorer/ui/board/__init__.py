"""The board: any position laid out, and a move in it judged."""
