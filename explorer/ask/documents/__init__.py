"""What each document says of a move, as a rule set of its own."""
