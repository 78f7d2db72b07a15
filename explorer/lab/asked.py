"""What a run of the lab is asked for, read from texts and looked at before anything is played."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from explorer.errors import InputError, unknown
from explorer.lab.arms import Arm, arm
from explorer.lab.files import check_file, check_folder
from explorer.lab.inverse import Condition, read_condition
from explorer.lab.measures import SHARE, Measure, measures
from explorer.lab.precision import MOST
from explorer.lab.variants import Settings, all_of, pairs, playable, singles
from explorer.players.policy import PLAIN, POLICIES
from explorer.rules.ruleset import RuleSet, value_ids

GAMES = 10_000

_PRECISION = re.compile(r"(\d+(?:\.\d+)?)(%?)")


@dataclass(frozen=True, slots=True)
class Asked:
    """A run: one table for each way to play, what to play there, and how much.

    ``precision`` is the half width that is wanted of ``measure``, or 0. ``wanted`` are the rule sets of a sweep, ours
    first, and ``refused`` those that cannot be played. ``skill`` is how one plays among the others.
    """

    arms: tuple[Arm, ...]
    measure: Measure
    others: tuple[Arm, ...] = ()
    games: int = GAMES
    precision: float = 0.0
    wanted: tuple[Settings, ...] = ()
    refused: tuple[tuple[Settings, InputError], ...] = ()
    where: tuple[Condition, ...] = ()
    most: Measure | None = None
    skill: str = ""
    out: Path | None = None
    parting: Path | None = None
    threads: int | None = None
    scheduler: str = ""
    lang: str = "en"

    @property
    def bluff(self) -> bool:
        """Whether claims are laid under any of the rules."""
        return any(bool(arm.rule_set.param("claims")) for arm in (*self.arms, *self.others))


def asked(
    ours: RuleSet,
    theirs: RuleSet | None = None,
    *,
    players: int = 4,
    policies: str | None = None,
    games: int | None = None,
    precision: str | None = None,
    measure: str | None = None,
    switches: bool = False,
    pairs: bool = False,
    among: str | None = None,
    where: Sequence[str] = (),
    most: str | None = None,
    skill: str | None = None,
    clauses: bool = False,
    seed: int = 1,
    limit: int = 2000,
    out: Path | None = None,
    parting: Path | None = None,
    threads: int | None = None,
    scheduler: str | None = None,
    backend: str | None = None,
    lang: str = "en",
) -> Asked:
    """Return what is asked for.

    Raises:
        InputError: at the name of what cannot be.
    """
    known = measures(players, bluff=True)
    for at, number in (("games", games), ("limit", limit), ("threads", threads)):
        if number is not None and number < 1:
            raise InputError("sweep.number", fewest=1, number=number, at=at)
    tables = _tables(policies or (",".join(PLAIN) if theirs else "lowest"), players)
    if (switches or among or skill) and len(tables) > 1:
        raise InputError("sweep.one-policy", number=len(tables), at="policies")
    if (where or most) and not (switches or among):
        raise InputError("sweep.no-switches", at="where")
    if out:
        check_file(out)
    if parting:
        if theirs is None:
            raise InputError("sweep.no-against", at="parting")
        check_folder(parting)
    if skill:
        _policy(skill, "skill")
    one = _measure(measure or "turns", known, "measure")
    given = {"players": players, "seed": seed, "limit": limit, "backend": backend, "counts": clauses}
    good, refused = _swept(ours, switches, pairs, among, players)
    return Asked(
        tuple(arm(ours, policies=table, **given) for table in tables),  # type: ignore[arg-type]
        one,
        tuple(arm(theirs, policies=table, **given) for table in tables) if theirs else (),  # type: ignore[arg-type]
        games or (MOST if precision else GAMES),
        _precision(precision, one) if precision else 0.0,
        tuple(good),
        tuple(refused.items()),
        tuple(read_condition(text, known) for text in where),
        _measure(most, known, "most") if most else None,
        skill or "",
        out,
        parting,
        threads,
        scheduler or "",
        lang,
    )


def _swept(
    ours: RuleSet, switches: bool, both: bool, among: str | None, players: int
) -> tuple[list[Settings], dict[Settings, InputError]]:
    if among:
        return playable(ours, all_of([_switch(part) for part in among.split(",")]), players)
    if not switches:
        return [], {}
    good, refused = playable(ours, singles(ours), players)
    more, cannot = playable(ours, pairs(good), players) if both else ([], {})
    return [(), *good, *more], refused | cannot


def _switch(text: str) -> tuple[str, str]:
    key, _, value = text.strip().partition(" ")
    if value.strip() not in value_ids(key):
        raise InputError("sweep.switch", given=text.strip(), at="among")
    return key, value.strip()


def _tables(text: str, players: int) -> list[tuple[str, ...]]:
    """Read ``lowest,careful`` as two tables, and ``careful+lowest+lowest`` as one of three seats."""
    tables = [tuple(_policy(name.strip(), "policies") for name in part.split("+")) for part in text.split(",")]
    return [table * players if len(table) == 1 else table for table in tables]


def _policy(name: str, at: str) -> str:
    if name not in POLICIES:
        raise unknown("policy", name, POLICIES, at=at)
    return name


def _measure(name: str, known: Sequence[Measure], at: str) -> Measure:
    found = {one.id: one for one in known}
    if name not in found:
        raise unknown("measure", name, found, at=at)
    return found[name]


def _precision(text: str, measure: Measure) -> float:
    found = _PRECISION.fullmatch(text.strip())
    if found is None or not float(found[1]) or bool(found[2]) != (measure.unit == SHARE):
        raise InputError("sweep.precision", given=text, measure=measure.id, at="precision")
    return float(found[1]) / (100 if found[2] else 1)
