"""Questions about rules: whatever is asked of the clauses, rather than of one game."""
