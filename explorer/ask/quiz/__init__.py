"""Questions to practise with, made from the clauses: a position, a move, and the clause that decides it."""
