"""Finding out by which rules somebody plays: questions that are positions with a move, and what the answers leave."""
