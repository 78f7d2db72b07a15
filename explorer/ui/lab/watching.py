"""Simulated games opened in *Watch*: where two rule sets part, and one that never ends."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from explorer.errors import InputError
from explorer.notation.records import Record
from explorer.rules.ruleset import RuleSet
from explorer.ui.lab.state import Versus
from explorer.ui.lab.told import names
from explorer.ui.reader import Reader
from explorer.ui.say import text
from explorer.ui.watch.stepping import show

if TYPE_CHECKING:
    from explorer.lab.arms import Arm
    from explorer.ui.session import Session


def part(session: Session, event: Mapping[str, Any]) -> None:
    """Open the first game that goes another way under the other rules, where it does; a comment tells what they did."""
    from explorer.lab.parting import Parting, parting
    from explorer.lab.parting_words import commented

    found = _played(session.reader)
    if found is None:
        return
    versus, policy = found
    pair = _look(versus, policy)
    if pair.parts is None:
        return
    a, b = (_arm(versus, rules, policy) for rules in (versus.a, versus.b))
    called = names(versus.a, versus.b, versus.setup.key)
    parted = parting(a, b, pair.parts)
    turned = Parting(parted.b, parted.a, parted.move, parted.dealt, parted.alike)
    written = commented(turned, pair.parts, called[::-1])
    _open(
        session.reader, written, 0 if written.intro else parted.move + 1
    )  # step 0 is the deal, which the intro is about


def never(session: Session, event: Mapping[str, Any]) -> None:
    """Open the first game that did not end, under either rules: ``{"id": "b"}``."""
    from explorer.lab.parting import record

    found = _played(session.reader)
    if found is None:
        return
    versus, policy = found
    pair, first = _look(versus, policy), str(event["id"]) == "a"
    game = pair.never_a if first else pair.never_b
    if game is None:
        return
    called = names(versus.a, versus.b, versus.setup.key)[0 if first else 1]
    written = record(_arm(versus, versus.a if first else versus.b, policy), game)
    title = ("Title", text("lab.never-title", game=game, name=called))
    _open(session.reader, replace(written, headers=(title, *written.headers)), 0)


def _played(reader: Reader) -> tuple[Versus, str] | None:
    """Return what was played, and the way of playing whose figures are shown."""
    from explorer.ui.lab.versus_view import shown_policy

    versus = reader.lab.versus
    found = versus.run.look() if versus else None
    return (versus, shown_policy(list(found.pairs), reader.lab.shown)) if versus and found else None


def _look(versus: Versus, policy: str) -> Any:
    found = versus.run.look()
    assert found is not None
    return found.pairs[policy]


def _arm(versus: Versus, rules: RuleSet, policy: str) -> Arm:
    from explorer.lab.arms import arm
    from explorer.ui.lab.playing import SEED

    return arm(rules, players=versus.setup.players, policies=policy, seed=SEED)


def _open(reader: Reader, record: Record, step: int) -> None:
    """Put a game among the reader's own, and open it at a step; one that is too long says so."""
    try:
        id = reader.shelf.add(record)
    except InputError as error:
        reader.tell("error", error.sentence)
        return
    show(reader, id)
    reader.go(step)


EVENTS: Mapping[str, Any] = {"lab_part": part, "lab_never": never}
