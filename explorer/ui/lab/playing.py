"""Runs of the lab for a reader: begun, looked at, and told about when they end. The games are played elsewhere."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import cache
from typing import TYPE_CHECKING, Any

from explorer.errors import InputError
from explorer.players.policy import PLAIN
from explorer.rules.ruleset import RuleSet
from explorer.ui.lab.question import Question, chosen, players, question, simulated, trouble
from explorer.ui.lab.sizes import sizes
from explorer.ui.lab.state import EVERY, Setup, Sweep, Versus
from explorer.ui.lab.told import headline
from explorer.ui.reader import Reader
from explorer.ui.say import text

if TYPE_CHECKING:
    from explorer.lab.arms import Arm
    from explorer.ui.session import Session

SEED = 1


def start(reader: Reader) -> None:
    """Play what is asked, in the place of what is being played."""
    asked, setup = question(reader), chosen(reader)
    if reader.open_keys or asked is None:
        return  # the page offers no such button
    error = trouble(asked, setup.players)
    if error is not None:
        reader.lab = replace(reader.lab, trouble=error.sentence)
        return
    if reader.lab.versus is not None:
        reader.lab.versus.run.stop()
    versus = Versus(setup, reader.rules, asked.a, asked.b, _run(asked, setup))
    reader.lab = replace(reader.lab, versus=versus, warm=True, told=False, trouble="")
    reader.news = text("lab.started")


def _run(asked: Question, setup: Setup) -> Any:
    from explorer.lab.arms import arm
    from explorer.lab.comparing import comparing
    from explorer.lab.runs import Run

    def table(policy: str) -> tuple[Arm, Arm]:
        a, b = (arm(rules, players=setup.players, policies=policy, seed=SEED) for rules in (asked.a, asked.b))
        return a, b

    bluff = any(bool(rules.param("claims")) for rules in (asked.a, asked.b))
    tables = {policy: table(policy) for policy in (PLAIN if setup.policy == EVERY else (setup.policy,))}
    wanted = sizes()
    precision = wanted.precision.get(setup.exact, 0.0)
    return Run(comparing(tables, precision=precision, most=wanted.games[setup.exact], bluff=bluff)).start()


def sweep_policy(setup: Setup) -> str:
    """Return how the bots play while every switch is set: one way, since that takes long enough."""
    return "lowest" if setup.policy == EVERY else setup.policy


def start_sweep(reader: Reader) -> None:
    """Set every single switch against ours, in the place of what is being swept."""
    from explorer.lab.arms import arm
    from explorer.lab.runs import Run
    from explorer.lab.sweeping import sweeping
    from explorer.lab.variants import playable, singles

    if reader.open_keys:
        return
    setup, ours = chosen(reader), simulated(reader.rules)
    try:
        table = arm(ours, players=setup.players, policies=sweep_policy(setup), seed=SEED)
    except InputError as error:
        reader.lab = replace(reader.lab, trouble=error.sentence)
        return
    if reader.lab.sweep is not None:
        reader.lab.sweep.run.stop()
    good, refused = playable(ours, singles(ours), setup.players)
    run = Run(sweeping(table, [(), *good], sizes().swept[setup.exact])).start()
    swept = Sweep(reader.rules, setup.players, sweep_policy(setup), tuple(refused.items()), run)
    reader.lab = replace(reader.lab, sweep=swept, warm=True, sweep_told=False, trouble="")
    reader.news = text("lab.started")


def look(session: Session, event: Mapping[str, Any]) -> None:
    """Keep the runs going, load what plays before it is asked for, and say when a run has ended."""
    reader = session.reader
    lab = reader.lab
    if not lab.warm:
        warm_up(simulated(reader.rules))
        reader.lab = replace(lab, warm=True)
        return
    told: list[str] = []
    for one, known in ((lab.versus, lab.told), (lab.sweep, lab.sweep_told)):
        if one is None:
            continue
        one.run.advance()
        one.run.look()
        if known or one.run.going:
            continue
        swept = isinstance(one, Sweep)
        reader.lab = replace(reader.lab, sweep_told=True) if swept else replace(reader.lab, told=True)
        told.append(text("lab.halted" if one.run.stopped else "lab.sweep-ended" if swept else "lab.ended"))
        told.append("" if swept else headline(reader))
    if told and reader.tab == "lab":
        reader.news = " ".join(filter(None, told))
        reader.said += 1


@cache
def warm_up(rules: RuleSet) -> None:
    """Load what plays games under some rules, once and behind the page: the first games then begin at once."""
    from explorer.lab.arms import arm, paired
    from explorer.lab.pool import shared, threaded

    if not threaded():
        return  # the page would wait for it
    lane = shared().lane()
    for number in players(rules)[:1]:
        for policy in ("lowest", "careful"):  # each has a part of its own that is loaded
            one = arm(rules, players=number, policies=policy)
            lane.submit(paired, one, one, 0, 1)
