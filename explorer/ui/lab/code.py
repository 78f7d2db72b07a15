"""What is asked of the lab, in a code: ``x=4.all.usual~led_ten.barred``, or ``x=3.careful.quick~guide``."""

from __future__ import annotations

from explorer.errors import InputError
from explorer.players import POLICIES
from explorer.rules.catalogue.facts import FEWEST_PLAYERS
from explorer.rules.ruleset import value_ids
from explorer.ui.lab.state import EVERY, EXACT, FRESH, Setup

APART = "~"
MOST_PLAYERS = 6
"""Of more the bots' cards would hardly go round."""


def write_setup(setup: Setup) -> str:
    """Write what is asked; nothing where nothing was chosen.

    >>> write_setup(Setup(key="led_ten", value="barred", players=3)), write_setup(FRESH)
    ('3.all.usual~led_ten.barred', '')
    """
    if setup == FRESH:
        return ""
    what = f"{setup.key}.{setup.value}" if setup.key else setup.base
    return ".".join([str(setup.players), setup.policy, setup.exact]) + (APART + what if what else "")


def read_setup(text: str) -> Setup:
    """Read what `write_setup` wrote.

    Raises:
        InputError: when it is damaged, or asks what there is no more.
    """
    how, _, what = text.partition(APART)
    key, dot, value = what.partition(".")
    parts = how.split(".")
    known = (
        len(parts) == 3
        and parts[0] in [str(number) for number in range(FEWEST_PLAYERS, MOST_PLAYERS + 1)]
        and parts[1] in (EVERY, *POLICIES)
        and parts[2] in EXACT
        and (not dot or value in value_ids(key))
    )
    if not known:
        raise InputError("code.lab", given=text[:40], at="x")
    players, policy, exact = parts
    return Setup("" if dot else what, key if dot else "", value, int(players), policy, exact)
