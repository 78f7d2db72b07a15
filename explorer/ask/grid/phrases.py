"""Tops, lists of kinds and times as parts of sentences."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from explorer.ask.grid.items import COURT, ONE, RANGE, REST, Item, ranges
from explorer.ask.grid.times import Time
from explorer.ask.grid.tops import Top
from explorer.cards import Kind
from explorer.rules.catalogue.kinds import PICTURES
from explorer.rules.decision import EMPTY
from explorer.trace.forms import Wording, joined
from explorer.trace.language import language

LED = "led"


@dataclass(frozen=True, slots=True)
class Listed:
    """Kinds as a list in words, and whether it takes a verb in the plural."""

    text: str
    many: bool


@dataclass(frozen=True, slots=True)
class Phrases:
    """Makes parts of sentences in a language, for rules whose red cards of some ranks are ``apart``."""

    lang: str
    every: tuple[Kind, ...]
    apart: frozenset[str]

    def say(self, *path: str, **facts: Any) -> str:
        """Return a message filled in."""
        return Wording(language(self.lang), facts, self.apart).say(*path)

    def listed(self, items: Sequence[Item]) -> Listed:
        """Return items as a list; seen from the top they come last, so that *up to a nine* ends it."""
        speech = language(self.lang)
        ordered = sorted(items, key=lambda item: not item.kinds)
        text = joined(speech, [self._item(item) for item in ordered])
        many = len(ordered) > 1 or ordered[0].how != ONE or self._plural(ordered[0].kinds[0])
        return Listed(text, many and ordered[0].how != REST)

    def tops(self, tops: Sequence[Top]) -> str:
        """Return tops as a list: ``a led ten, a three to a six or a picture``."""
        every = frozenset(tops)
        once = [top for top in tops if not (top.led and Top(top.kind) in every)]
        parts = [self._tops(found) for found in ranges(once, self.every)]
        if len(parts) < 2:
            return "".join(parts)
        speech = language(self.lang)
        return str(speech.at("join", "comma")).join(parts[:-1]) + str(speech.at("grid", "join", "or")) + parts[-1]

    def when(self, time: Time) -> str | None:
        """Return when something holds, or ``None`` where nothing has to be said of that."""
        return None if time.first else self.say("grid", "when", stock=time.stock, nines=time.nines)

    def parts(self, parts: Sequence[str]) -> str:
        """Return what is said of one top as a whole."""
        return str(language(self.lang).at("grid", "join", "part")).join(parts)

    def _item(self, item: Item) -> str:
        if item.how == RANGE:
            return self.say("grid", "item", RANGE, **{"from": item.kinds[0], "to": item.kinds[-1]})
        return self.say("grid", "item", item.how, kind=item.kinds[0] if item.kinds else None, upto=item.upto)

    def _tops(self, tops: tuple[Top, ...]) -> str:
        first = tops[0]
        if len(tops) > 1:
            how = COURT if first.kind in PICTURES else RANGE
            return self.say("grid", "top", how, **{"from": first.kind, "to": tops[-1].kind})
        how = EMPTY if first.kind == EMPTY else LED if first.led else ONE
        return self.say("grid", "top", how, top=first.kind)

    def _plural(self, kind: Kind) -> bool:
        named = "b" + kind if kind in self.apart else kind
        return str(language(self.lang).at("kinds", named, "plural")) == "yes"
