"""What the page does on this screen."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from explorer.ask.grid.slice import kinds_of
from explorer.ask.grid.tops import tops_of
from explorer.rules.decision import COUNTS, RUNS
from explorer.rules.ruleset import RuleSet
from explorer.ui.say import text
from explorer.ui.settle.asked import Asked, lying
from explorer.ui.settle.depends import SWITCHES, switched
from explorer.ui.settle.phrases import question
from explorer.ui.settle.reading import Named, Understood, meant, understand
from explorer.ui.settle.state import Settle

if TYPE_CHECKING:
    from explorer.ui.session import Session


def choose(session: Session, event: Mapping[str, Any]) -> None:
    """Choose what lies there (``row`` is ``top``) or what is laid (``kind``); the same once more says it again.

    The page asks for both in turn, so whoever asks a second question taps a card that is chosen already.
    """
    usual, id = session.reader.settle.asked.usual, str(event["id"])
    session.reader.settle = Settle(replace(usual, top=id) if event["row"] == "top" else replace(usual, kind=id))
    session.reader.said += 1


def switch(session: Session, event: Mapping[str, Any]) -> None:
    """Say what else the answer depends on: how many cards, on how many, stock, nines."""
    asked, name, value = session.reader.settle.asked, str(event["switch"]), int(event["id"])
    known = {"count": COUNTS, "run": RUNS[1:]}.get(name, (0, 1))
    if name in SWITCHES and value in known:
        session.reader.settle = replace(session.reader.settle, asked=switched(asked, name, value))


def typed(session: Session, event: Mapping[str, Any]) -> None:
    """Read a question in words, or say what of it was understood and what not."""
    words, rules = str(event["text"]).strip(), session.reader.rules
    found = understand(words)
    asked = _asked(found, rules)
    if found.more:  # which of the cards was meant is not known, so nothing is said of any
        asked = replace(asked, kind="", count=1)
    trouble = "" if found.whole else _trouble(found, asked, rules)
    if found.lost:  # nor which card was named by a word that is not known
        asked = replace(asked, kind="", count=1)
    session.reader.settle = Settle(asked, words, trouble)
    session.reader.said += 1


def clear(session: Session, event: Mapping[str, Any]) -> None:
    """Begin anew."""
    session.reader.settle = Settle()


def _asked(found: Understood, rules: RuleSet) -> Asked:
    """Return the question that was understood, in the cards that the rules tell apart."""
    top, count = found.there, 1
    if found.top is not None:
        kind, count = _kind(found.top, rules), found.top.count
        top = f"led-{kind}" if found.top.led else kind
        if top not in [one.id for one in tops_of(rules)]:
            top = kind  # led or not, it is all the same
    asked = Asked(top, _kind(found.laid, rules) if found.laid else "", run=min(count, RUNS[-1]), stock=found.stock)
    if found.laid is not None:
        asked = replace(asked, count=min(found.laid.count, COUNTS[-1]))
    return lying(asked, rules)


def _kind(named: Named, rules: RuleSet) -> str:
    red = "r" + named.rank
    return red if named.red and red in kinds_of(rules) else named.rank


def _trouble(found: Understood, asked: Asked, rules: RuleSet) -> str:
    if found.laid is None and not found.there:
        near = [text("settle.did-you-mean", word=near) for near in map(meant, found.unknown) if near]
        return " ".join([text("settle.nothing-understood"), *near])
    said = [text("settle.understood", what=question(asked, rules))]
    if found.unknown:
        said.append(text("settle.not-understood", words="”, “".join(found.unknown)))
    said += [text("settle.did-you-mean", word=near) for near in map(meant, found.unknown) if near]
    if found.more:
        said.append(text("settle.too-many"))
    elif found.laid is None:
        said.append(text("settle.say-laid"))
    elif not found.there:
        said.append(text("settle.say-lies"))
    return " ".join(said)
