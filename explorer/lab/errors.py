"""Why a rule set is not simulated."""

from __future__ import annotations

from explorer.errors import InputError
from explorer.rules.ruleset import RuleSet


class NotSimulated(InputError):
    """The rules say something that no simulation can carry out; ``at`` is its place in the rule set."""


def check(rules: RuleSet) -> None:
    """Check that a rule set can be simulated.

    Raises:
        NotSimulated: at ``rules.notes`` when it carries a note, which nothing can carry out.
    """
    if rules.notes:
        error = InputError("lab.note", at="rules.notes")
        raise NotSimulated(error.id, at=error.at)
