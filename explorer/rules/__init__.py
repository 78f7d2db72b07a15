"""Rules as data: clauses bound to passages, options that switch them, rule sets that combine them."""
