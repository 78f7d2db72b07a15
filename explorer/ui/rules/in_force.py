"""Putting rules in force: what the reader chose, or what was undone or lies by."""

from __future__ import annotations

from collections.abc import Iterable

from explorer.rules.ruleset import RuleSet
from explorer.ui.reader import Reader
from explorer.ui.rules.state import Our, Standing
from explorer.ui.say import text
from explorer.ui.watch.playing import kept, why_ends


def pick(reader: Reader, rules: RuleSet, *, open_keys: Iterable[str] | None = None) -> None:
    """Put rules in force that the reader chose, which can be undone; other games then keep them.

    ``open_keys`` are the options that are not agreed then; by default those that were, but for what is changed.
    """
    had = reader.rules.values
    if open_keys is None:
        open_keys = (key for key in reader.open_keys if rules.values[key] == had[key])
    left_open = frozenset(open_keys)
    reader.picked = True
    if (rules, left_open) != (reader.rules, reader.open_keys):
        put(reader, Standing(rules, left_open), reader.our.changed(standing(reader)))


def put(reader: Reader, now: Standing, our: Our) -> None:
    """Put rules in force with what can be undone and done again then; says where they end the reader's own line."""
    reader.our, reader.open_keys, reader.rules = our, now.open_keys, now.rules
    if kept(reader) < len(reader.line):
        reader.tell("info", text("notice.line-shortened", why=why_ends(reader).message))
    reader.go(reader.step)


def standing(reader: Reader) -> Standing:
    """Return the rules in force as they can be had back."""
    return Standing(reader.rules, reader.open_keys)
