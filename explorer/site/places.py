"""The places that a reader can come to before the page's Python is there, as plain data that the page follows.

A place is what a few events can change, by name. What is shown there is put together from parts: a panel, then what
differs in it. So what is shown deeper, larger or narrower need not be written down for every answer once more.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from explorer.ui.home.view import FIRST
from explorer.ui.settle.asked import Asked

Spot = dict[str, str]
Way = dict[str, Any]

USUAL: Spot = {"count": "1", "run": "1", "stock": "1", "nines": "1"}
"""What is asked besides the two cards, unless it is said."""

START: Spot = {
    "rules": "pagat",
    "tab": "home",
    "home": "",
    "top": "",
    "kind": "",
    **USUAL,
    "depth": "reasons",
    "large": "",
    "names": "",
    "narrow": "",
}
"""Where a newcomer is: the rules, the screen, the answer on the landing, what is asked, and how they look at it."""

NARROW: Spot = {"narrow": "yes", "depth": "verdict"}
"""What is otherwise on a narrow page."""

ASKED = ("rules", "top", "kind", *USUAL)
"""By what an answer differs."""

NEVER, AGAIN = "never", "again"
"""When what is shown after an event is spoken: not at all, or also if nothing has changed."""

FOLLOWS: Mapping[str, list[Way]] = {
    "home_answer": [{"set": {"home": "$id"}, "says": AGAIN}],
    "home_more": [{"set": {"tab": "settle", "top": FIRST.top, "kind": FIRST.kind, **USUAL, "large": ""}}],
    "tab": [{"set": {"tab": "$id", "large": ""}}],
    "settle_choose": [
        {"when": {"row": "top"}, "set": {"top": "$id", **USUAL}, "says": AGAIN},
        {"when": {"row": "kind"}, "set": {"kind": "$id", **USUAL}, "says": AGAIN},
    ],
    "settle_switch": [{"when": {"switch": name}, "set": {name: "$id"}} for name in USUAL],
    "settle_clear": [{"set": {"top": "", "kind": "", **USUAL}}],
    "depth": [{"set": {"depth": "$id"}, "says": NEVER}],
    "large": [
        {"when": {"on": True}, "set": {"large": "yes"}, "says": NEVER},
        {"when": {"on": False}, "set": {"large": ""}, "says": NEVER},
    ],
    "share_names": [
        {"when": {"on": True}, "set": {"names": "yes"}, "says": NEVER},
        {"when": {"on": False}, "set": {"names": ""}, "says": NEVER},
    ],
    "paste": [{"when": {"quiet": True}, "code": "$text"}],
    "ping": [{"set": {}, "says": NEVER}],
}
"""Where an event leads: what is ``set`` in the place, ``$id`` to what the event has as ``id``; the first that fits it.

``code`` is that of the place to which it leads. All other events lead where only Python knows what is to be seen.
"""

TOLD = ASKED
"""What of a place is told along with the name of a screen that a code opened, where it is another than before."""


@dataclass(frozen=True, slots=True)
class Part:
    """A panel, or what differs in one of which an earlier part tells, in the places that have ``when``.

    It is another one wherever one of ``by`` is another.
    """

    panel: str
    by: tuple[str, ...] = ()
    when: Mapping[str, str] = field(default_factory=dict)

    @property
    def differs(self) -> bool:
        """Tell whether it is only what differs in a panel."""
        return any(
            part.panel == self.panel and all(self.when.get(name, value) == value for name, value in part.when.items())
            for part in PARTS[: self.number]
        )

    @property
    def number(self) -> int:
        """Its place among the parts."""
        return PARTS.index(self)

    def spot(self, spot: Spot) -> Spot:
        """Return where it is looked at for a place: all that it does not depend on is as usual."""
        sample = {} if self.by else {"top": FIRST.top, "kind": FIRST.kind}
        return {**START, **sample, **{name: spot[name] for name in self.by}, **self.when}

    def plain(self, spot: Spot) -> Spot:
        """Return where it is not seen, but all else as at `spot`."""
        return self.spot(spot) | {name: START[name] for name in self.when if name != "tab"}

    def data(self) -> dict[str, Any]:
        """Return it as the page reads it."""
        return {"panel": self.panel, "by": self.by, "when": self.when}

    def fits(self, spot: Spot) -> bool:
        """Tell whether it is seen in a place."""
        return all(spot[name] == value for name, value in self.when.items())

    def key(self, spot: Spot) -> str:
        """Return the name under which it stands in the written data."""
        return "/".join([str(self.number), *(spot[name] for name in self.by)])


HOME, SETTLE = {"tab": "home"}, {"tab": "settle"}

PARTS: tuple[Part, ...] = (
    Part("notice"),
    Part("glossary"),
    Part("command"),
    Part("shell", ("rules", "tab")),
    Part("shell", (), {"large": "yes"}),
    Part("live", ("rules", "home"), HOME),
    Part("live", ASKED, SETTLE),
    Part("code", ("tab", *ASKED)),
    Part("code", ASKED, {**SETTLE, "large": "yes"}),
    Part("share", ("tab",), HOME),
    Part("share", ASKED, SETTLE),
    Part("share", (), {"names": "yes"}),
    Part("home", ("rules", "home"), HOME),
    Part("home", (), {**HOME, "narrow": "yes"}),
    Part("settle", ASKED, SETTLE),
    Part("settle", (), {**SETTLE, "depth": "verdict"}),
    Part("settle", ASKED, {**SETTLE, "depth": "everything"}),
    Part("settle", (), {**SETTLE, "narrow": "yes"}),
)
"""All that is written down, in the order in which it is put together."""


def at(asked: Asked, rules: str) -> Spot:
    """Return the place where something is asked under a preset."""
    said = {name: str(int(getattr(asked, name))) for name in USUAL}
    return {**START, "rules": rules, "tab": "settle", "top": asked.top, "kind": asked.kind, **said}


PUT = "="
"""What stands for something as it is, where a difference would be taken for one."""


def difference(before: Mapping[str, Any], after: Mapping[str, Any]) -> dict[str, Any]:
    """Return what makes one panel of the other: nothing is changed in what is not there, ``None`` takes away.

    >>> difference({"a": {"b": 1, "c": 2}, "e": 5}, {"a": {"b": 3}, "e": 5, "f": {"g": 6}})
    {'a': {'c': None, 'b': 3}, 'f': {'=': {'g': 6}}}
    """
    found: dict[str, Any] = {name: None for name in before if name not in after}
    for name, part in after.items():
        was = before.get(name)
        if was != part and isinstance(part, dict):
            found[name] = difference(was, part) if isinstance(was, dict) else {PUT: part}
        elif was != part:
            found[name] = part
    return found
