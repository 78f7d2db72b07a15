"""What the page shows before its Python is there: the landing and *Does it go?*, as the session itself shows them.

The build stands a reader in every place that a few events lead to (`explorer.site.places`), and writes down what they
see. The page follows the same events and looks it up; what leads elsewhere waits for Python, which is then given all
events from the first on. So there is one text for each place, however it was come by.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from typing import Any

from explorer.ask.grid.slice import kinds_of
from explorer.language import speaking
from explorer.rules.presets import PRESETS
from explorer.rules.ruleset import RuleSet, rule_set
from explorer.site import places
from explorer.site.places import FOLLOWS, NARROW, PARTS, START, TOLD, USUAL, Part, Spot
from explorer.site.pool import shared
from explorer.trace.language import languages
from explorer.ui.check_letters import KEY
from explorer.ui.home.view import ANSWERS
from explorer.ui.panels import panels
from explorer.ui.reader import Reader
from explorer.ui.rules_code import rules_fields
from explorer.ui.say import text
from explorer.ui.settle.asked import Asked, cell_of, shown_tops
from explorer.ui.settle.depends import switched, to_ask
from explorer.ui.settle.state import Settle
from explorer.ui.share.state import Share
from explorer.ui.views.live import live_text

Named = dict[str, dict[str, Any]]

DEEP = START["rules"]
"""The preset of which more is written down: everything that was looked at, and what else an answer depends on."""

FILES: tuple[dict[str, Any], ...] = (
    {"file": "$lang"},
    {"file": "$lang-$rules"},
    {"file": "$lang-$rules-everything", "when": {"rules": DEEP, "depth": "everything"}},
)
"""The files in which the parts of a place are looked for, one after the other."""

DIFFER = tuple(part for part in PARTS if part.by)
"""The parts that are not always the same."""

EVERYTHING = tuple(part for part in DIFFER if part.when.get("depth") == "everything")


def first_data() -> dict[str, dict[str, Any]]:
    """Return by language what is needed at once: the landing, the empty question, and how events are followed.

    ``arrivals`` is what is spoken when a screen is opened, ``codes`` which preset a field of a code names.
    """
    always = [part.spot(START) for part in PARTS if not part.by]
    seen = _by_language([*_landing(START["rules"]), *always], PARTS)
    return {lang: _followed(lang) | seen[lang] for lang in languages()}


def _followed(lang: str) -> dict[str, Any]:
    names = {tab: text(f"shell.{tab}", lang) for tab in ("home", "settle")}
    return {
        "start": START,
        "narrow": NARROW,
        "follows": FOLLOWS,
        "parts": [part.data() for part in PARTS],
        "files": FILES,
        "told": TOLD,
        "codes": {"=".join(rules_fields(rule_set(rules))[0]): rules for rules in PRESETS},
        "check": KEY,
        "arrivals": {tab: name if name.endswith("?") else f"{name}." for tab, name in names.items()},
    }


def answers_data(rules: str, *, tops: Collection[str] | None = None) -> dict[str, dict[str, Any]]:
    """Return by language every answer of *Does it go?* under a preset, and its landing; ``tops``: of these tops only.

    All languages at once, as they have the thinking in common.
    """
    spots = [*_landing(rules)]
    for asked in _questions(rule_set(rules), tops):
        spots.append({**places.at(asked, rules), "large": "yes"})
        if asked == asked.usual:
            spots.append({**places.at(asked, rules), "tab": "home"})
    return _by_language(spots)


def deep_data(rules: str, *, tops: Collection[str] | None = None) -> dict[str, dict[str, Any]]:
    """Return by language what every answer under a preset shows besides where one looks at everything."""
    asked = _questions(rule_set(rules), tops)
    return _by_language([{**places.at(one, rules), "depth": "everything"} for one in asked], EVERYTHING)


def _landing(rules: str) -> Iterator[Spot]:
    for home in ("", *ANSWERS):
        yield {**START, "rules": rules, "home": home}
    yield {**START, "rules": rules, "tab": "settle"}


def _questions(rules: RuleSet, tops: Collection[str] | None) -> Iterator[Asked]:
    """Yield all that can be asked by two taps, half or whole, and for one preset what the answer depends on besides."""
    kinds = kinds_of(rules)
    yield from (Asked("", kind) for kind in kinds)
    for top in [one.id for one in shown_tops(rules) if tops is None or one.id in tops]:
        yield Asked(top)
        for kind in kinds:
            yield from _with_asks(Asked(top, kind), rules) if rules.base == DEEP else (Asked(top, kind),)


def _with_asks(asked: Asked, rules: RuleSet) -> Iterator[Asked]:
    found = [asked]
    for one in found:  # which grows meanwhile
        yield one
        if cell_of(one, rules) is not None:
            further = (switched(one, ask.switch, value) for ask in to_ask(one, rules) for value, _ in ask.answers)
            found += [other for other in dict.fromkeys(further) if other not in found]


def _by_language(spots: Sequence[Spot], only: Sequence[Part] = DIFFER) -> dict[str, dict[str, Any]]:
    readers = {lang: Reader() for lang in languages()}
    named: dict[str, Named] = {lang: {} for lang in readers}
    for spot in spots:
        for lang, reader in readers.items():
            reader.lang = lang
            _look(reader, spot, only, named[lang])
    return {lang: shared(found) for lang, found in named.items()}


def _look(reader: Reader, spot: Spot, parts: Sequence[Part], named: Named) -> None:
    """Write down those parts of a place that are not written down yet."""
    made: dict[str, dict[str, Any]] = {}
    for part in parts:
        if part.fits(spot) and part.key(spot) not in named:
            now = _panel(reader, part.spot(spot), part.panel, made)
            before = _panel(reader, part.plain(spot), part.panel, made) if part.differs else None
            named[part.key(spot)] = now if before is None else places.difference(before, now)


def _panel(reader: Reader, spot: Spot, name: str, made: dict[str, dict[str, Any]]) -> dict[str, Any]:
    """Return a panel as it is seen in a place; ``made`` are those that were made before."""
    key = "/".join([name, *spot.values()])
    if key not in made:
        _stand(reader, spot)
        with speaking(reader.lang):
            if name != "live":
                made[key] = panels(reader.tab)[name](reader)
            else:
                made[key] = {"text": live_text(reader, {reader.tab: _panel(reader, spot, reader.tab, made)})}
    return made[key]


def _stand(reader: Reader, spot: Spot) -> None:
    """Put a reader into a place."""
    reader.rules, reader.tab, reader.home = rule_set(spot["rules"]), spot["tab"], spot["home"]
    count, run, stock, nines = (int(spot[name]) for name in USUAL)
    reader.settle = Settle(Asked(spot["top"], spot["kind"], count, run, stock=bool(stock), nines=bool(nines)))
    reader.depth, reader.large, reader.narrow = spot["depth"], bool(spot["large"]), bool(spot["narrow"])
    reader.share = Share("", bool(spot["names"]))
