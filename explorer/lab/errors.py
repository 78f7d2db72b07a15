"""Why a rule set is not simulated."""

from __future__ import annotations

from explorer.errors import InputError
from explorer.rules.ruleset import RuleSet

NOT_BUILT: dict[str, tuple[str, ...]] = {
    "change_play": ("yes",),
    "play_on": ("yes",),
    "bluff": ("yes",),
}
"""Option values that the game loop does not know how to carry out."""


class NotSimulated(InputError):
    """The rules say something that no simulation can carry out; ``at`` is its place in the rule set."""


def check(rules: RuleSet) -> None:
    """Check that a rule set can be simulated.

    Raises:
        NotSimulated: at ``rules.notes`` when it carries a note, which nothing can carry out, or at ``rules.KEY``.
    """
    if rules.notes:
        raise _not_simulated(InputError("lab.note", at="rules.notes"))
    for key, values in NOT_BUILT.items():
        value = rules.values[key]
        if value in values:
            raise _not_simulated(InputError("lab.option", key=key, value=value, at=f"rules.{key}"))


def _not_simulated(error: InputError) -> NotSimulated:
    return NotSimulated(error.id, at=error.at, **error.fields)
