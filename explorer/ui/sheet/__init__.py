"""The screen of the rule sheet: a look at the page, its switches, and what can be taken away from it."""
