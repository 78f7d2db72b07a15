"""What the rule detective found, in lines to read and as plain data."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from explorer.ask.detective.contradiction import Contradiction
from explorer.ask.detective.detective import Detection, KeyFit
from explorer.engine.game import write_rules
from explorer.trace.forms import Wording
from explorer.trace.labels import option_words, value_words
from explorer.trace.language import language
from explorer.trace.ours import base_words


def report(found: Detection, lang: str = "") -> list[str]:
    """Return what was found in lines: rule sets, then the options that came up, then those that did not."""
    return list(_report(found, lang))


def _report(found: Detection, lang: str) -> Iterator[str]:
    named = {"game": found.game, "rules": write_rules(found.base), "own": found.own is not None}
    at = _place(found.against, lang) if found.against else ""
    changed = found.own is not None and found.own != found.base
    words = Wording(language(lang), named | {"fits": found.against is None, "changed": changed, "at": at})
    yield words.say("detective", "head")
    yield words.say("detective", "base")
    yield from ["", words.say("detective", "presets")]
    names = [base_words(found.base, fit.preset, lang).name for fit in found.presets]
    width = max(map(len, names))
    for name, fit in zip(names, found.presets, strict=True):
        yield f"  {name:{width}}  {_told(fit.against, lang)}"
    came_up = [key for key in found.keys if key.came_up]
    if came_up:
        yield from ["", words.say("detective", "options")]
        for key in came_up:
            yield from _option(key, lang)
    rest = [key for key in found.keys if not key.came_up]
    if rest:
        yield from ["", words.say("detective", "never")]
        yield from (f"  {option_words(key.key, lang).question} ({key.key})" for key in rest)


def _option(key: KeyFit, lang: str) -> Iterator[str]:
    yield f"  {option_words(key.key, lang).question} ({key.key})"
    width = max(len(one.value) for one in key.values)
    for one in key.values:
        label = value_words(key.key, one.value, lang).label if one.against is None else _told(one.against, lang)
        sign = "+" if one.against is None else "-"
        yield f"    {sign} {one.value:{width}}  {label}"


def _told(against: Contradiction | None, lang: str) -> str:
    if against is None:
        return Wording(language(lang), {}).say("detective", "fits")
    facts = {"place": _place(against, lang), "why": against.why}
    return Wording(language(lang), facts).say("detective", "told")


def _place(against: Contradiction, lang: str) -> str:
    facts = {"number": against.number, "name": against.by, "done": against.move}
    return Wording(language(lang), facts).say("detective", "place")


def as_data(found: Detection) -> dict[str, Any]:
    """Return what was found as plain data.

    ``presets`` and each option's ``ruled_out`` name what does not fit with the move, who made it, and why; an option
    whose values all fit has ``came_up`` false.
    """
    return {
        "game": found.game or None,
        "rules": None if found.own is None else write_rules(found.own),
        "base": write_rules(found.base),
        "against": _data(found.against),
        "fits": [fit.preset for fit in found.presets if fit.against is None],
        "ruled_out": {fit.preset: _data(fit.against) for fit in found.presets if fit.against},
        "options": {
            key.key: {
                "came_up": key.came_up,
                "fits": list(key.fits),
                "ruled_out": {one.value: _data(one.against) for one in key.values if one.against},
            }
            for key in found.keys
        },
    }


def _data(against: Contradiction | None) -> dict[str, Any] | None:
    if against is None:
        return None
    return {"number": against.number, "by": against.by, "move": against.move, "why": against.why}
