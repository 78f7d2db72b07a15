"""Judgements as data, to and from JSON, and into words."""
