"""What the page does on the screen *What if?*: asks, plays, looks how far it is, takes rules, keeps figures."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from explorer.rules.ruleset import value_ids
from explorer.ui.lab import playing
from explorer.ui.lab.files import kept
from explorer.ui.lab.question import chosen, keys, players, policies, values_of
from explorer.ui.lab.state import EVERY, EXACT
from explorer.ui.lab.watching import EVENTS as WATCHING
from explorer.ui.reader import Reader
from explorer.ui.say import text

if TYPE_CHECKING:
    from explorer.ui.session import Session

Event = Mapping[str, Any]

MEASURES = ("turns", "pickups", "endless")
"""What the switches can be ranked by."""


def _set(reader: Reader, **changes: Any) -> None:
    raw = replace(
        chosen(reader), base=reader.lab.setup.base
    )  # which stays that on which ours stand, where none is named
    reader.lab = replace(reader.lab, setup=replace(raw, **changes), trouble="")


def rule(session: Session, event: Event) -> None:
    """Ask about one of our rules; "" about none: ``{"key": "led_ten"}``."""
    key = str(event["key"])
    known = key in keys()
    _set(
        session.reader,
        base="",
        key=key if known else "",
        value=values_of(session.reader.rules, key)[0] if known else "",
    )


def value(session: Session, event: Event) -> None:
    """Say what it would be instead: ``{"value": "barred"}``."""
    reader, wanted = session.reader, str(event["value"])
    if wanted in value_ids(reader.lab.setup.key):
        _set(reader, value=wanted)


def base(session: Session, event: Event) -> None:
    """Set ours against a preset: ``{"id": "guide"}``."""
    reader, wanted = session.reader, str(event["id"])
    if wanted in reader.rules.presets():
        _set(reader, key="", value="", base=wanted)


def number(session: Session, event: Event) -> None:
    """Say how many play."""
    wanted = int(event["id"])
    if wanted in players(session.reader.rules):
        _set(session.reader, players=wanted)


def policy(session: Session, event: Event) -> None:
    """Say how the bots play."""
    wanted = str(event["id"])
    if wanted in (EVERY, *policies(session.reader)):
        _set(session.reader, policy=wanted)


def exact(session: Session, event: Event) -> None:
    """Say how exact the answer is to be."""
    if str(event["id"]) in EXACT:
        _set(session.reader, exact=str(event["id"]))


def start(session: Session, event: Event) -> None:
    """Play the games; with a ``key`` and a ``value`` about that rule, as one click asks."""
    if event.get("key") in keys() and event.get("value") in value_ids(str(event["key"])):
        _set(session.reader, base="", key=str(event["key"]), value=str(event["value"]))
    playing.start(session.reader)


def stop(session: Session, event: Event) -> None:
    """Play no further; what has been played is kept."""
    one = session.reader.lab.versus
    if one is not None:
        one.run.stop()


def sweep(session: Session, event: Event) -> None:
    """Set every switch against ours, one at a time."""
    playing.start_sweep(session.reader)


def sweep_stop(session: Session, event: Event) -> None:
    """Play no further; the rule sets that were played are kept."""
    one = session.reader.lab.sweep
    if one is not None:
        one.run.stop()


def shown(session: Session, event: Event) -> None:
    """Show the figures of one way of playing."""
    session.reader.lab = replace(session.reader.lab, shown=str(event["id"]))


def measure(session: Session, event: Event) -> None:
    """Say what the switches are ranked by."""
    if str(event["id"]) in MEASURES:
        session.reader.lab = replace(session.reader.lab, measure=str(event["id"]))


def whole(session: Session, event: Event) -> None:
    """Show all switches, or the first."""
    session.reader.lab = replace(session.reader.lab, whole=bool(event["on"]))


def where(session: Session, event: Event) -> None:
    """Say what is wanted of a rule set: ``{"at": 1, "bound": "80"}``; "" asks nothing."""
    reader, at = session.reader, int(event["at"])
    found = list(reader.lab.where)
    if 0 <= at < len(found):
        found[at] = replace(found[at], bound=str(event["bound"]).strip()[:12])
        reader.lab = replace(reader.lab, where=tuple(found))


def take(session: Session, event: Event) -> None:
    """Put a rule in force that was found: ``{"key": "led_ten", "value": "barred"}``."""
    reader, key, wanted = session.reader, str(event["key"]), str(event["value"])
    if wanted in value_ids(key):
        session.pick(reader.rules.change(key, wanted), open_keys=reader.open_keys - {key})
        reader.tell("info", text("lab.taken"))


def keep(session: Session, event: Event) -> None:
    """Make a file of what was played, for the browser to keep: ``{"what": "versus", "id": "csv"}``."""
    found = kept(session.reader, str(event["what"]), str(event["id"]))
    if found:
        session.reader.said += 1
        session.reader.file = {"n": session.reader.said, **found}


EVENTS = {
    "lab_rule": rule,
    "lab_value": value,
    "lab_base": base,
    "lab_players": number,
    "lab_policy": policy,
    "lab_exact": exact,
    "lab_start": start,
    "lab_stop": stop,
    "lab_sweep": sweep,
    "lab_sweep_stop": sweep_stop,
    "lab_shown": shown,
    "lab_measure": measure,
    "lab_whole": whole,
    "lab_where": where,
    "lab_take": take,
    "lab_file": keep,
    **WATCHING,
}

QUIET = {"lab_look": playing.look}
"""What the page asks by itself, several times a second: it is answered without a word, unless a run has ended."""
