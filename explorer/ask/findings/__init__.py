"""What is wrong with a rule set, or odd: found by search, each finding with a position that shows it."""
