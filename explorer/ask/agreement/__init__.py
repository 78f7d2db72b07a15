"""Rules that are not agreed on: what can be said of a move all the same, and what to ask first."""
