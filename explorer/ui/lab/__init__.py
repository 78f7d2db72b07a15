"""The screen *What if?*: two rule sets against each other, and every house rule against ours, between bots."""
