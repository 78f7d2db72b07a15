"""What a reader asks of the lab, and what is being played for them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from explorer.errors import InputError
from explorer.rules.ruleset import RuleSet

if TYPE_CHECKING:
    from explorer.lab.comparing import Compared
    from explorer.lab.runs import Run
    from explorer.lab.sweeping import Sweeping
    from explorer.lab.variants import Settings

EVERY = "all"
"""Stands for random, lowest and careful play in turn."""

QUICK, USUAL, FINER = EXACT = ("quick", "usual", "finer")
"""How exact an answer is to be."""


@dataclass(frozen=True, slots=True)
class Setup:
    """What is asked, as a code keeps it.

    Ours with one rule changed (``key`` and ``value``), or else the preset ``base`` (by default that on which ours
    stand), against ours. ``policy`` is how the bots play, or `EVERY`.
    """

    base: str = ""
    key: str = ""
    value: str = ""
    players: int = 4
    policy: str = EVERY
    exact: str = USUAL


FRESH = Setup()


@dataclass(frozen=True, slots=True)
class Versus:
    """Two rule sets that were set against each other, what was asked then, and the run that plays them."""

    setup: Setup
    ours: RuleSet
    a: RuleSet
    b: RuleSet
    run: Run[Compared]


@dataclass(frozen=True, slots=True)
class Sweep:
    """Our rules, against which every switch was set, how bots play, what is left out, and the run that plays it."""

    ours: RuleSet
    players: int
    policy: str
    refused: tuple[tuple[Settings, InputError], ...]
    run: Run[Sweeping]


@dataclass(frozen=True, slots=True)
class Condition:
    """What is wanted of a rule set: a measure by id, ``<`` or ``>``, and a bound as it was typed."""

    measure: str
    sign: str
    bound: str


WANTED = (Condition("endless", "<", "1"), Condition("turns", "<", "80"), Condition("choice", ">", ""))
"""What the form holds at first; a bound that is empty asks nothing."""


@dataclass(frozen=True, slots=True)
class Lab:
    """The state of the screen.

    ``shown`` is the way of playing whose figures are shown, ``measure`` what the switches are ranked by. ``told`` are
    the runs whose end has been spoken of. ``trouble`` is what could not be.
    """

    setup: Setup = FRESH
    versus: Versus | None = None
    sweep: Sweep | None = None
    shown: str = ""
    measure: str = "turns"
    whole: bool = False
    where: tuple[Condition, ...] = WANTED
    warm: bool = False
    told: bool = True
    sweep_told: bool = True
    trouble: str = ""
