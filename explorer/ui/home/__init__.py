"""The first thing that a visitor sees: a question, what this is, and the ways in."""
