"""The screen to practise on: legal or not, a question at a time, and what has come up so far."""
