"""The grid beside the questions: what may go on what, beside other rules, as a table and as sentences."""
