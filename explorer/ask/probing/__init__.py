"""One question to many rule sets: which options have a say in the answer."""
