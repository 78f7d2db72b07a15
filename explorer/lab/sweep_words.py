"""What a sweep tells: each switch against ours, pairs of them, and the rule sets that are as wanted."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from explorer.lab.compare import ALPHA, SAME, SMALL, UNSEEN, UNTOLD, Difference
from explorer.lab.figures import amount, change, figure, measure_words, most, say, size
from explorer.lab.inverse import PERHAPS, Found
from explorer.lab.measures import Measure
from explorer.lab.sweep import Interaction, Swept, ranked
from explorer.lab.variants import Settings
from explorer.trace.labels import value_words


def settings_words(settings: Settings, lang: str = "") -> str:
    """Return what is set otherwise than in ours.

    >>> settings_words((("led_ten", "clears"),))
    'A led ten falls'
    """
    return "; ".join(value_words(key, value, lang).strip for key, value in settings) or say("ours", lang)


def ranking(swept: Swept, measure: Measure, lang: str = "") -> Iterator[str]:
    """Give a line for each rule set, the largest differences from ours first."""
    ours = swept[()]
    name, smallest = measure_words(measure, lang=lang), size(measure, measure.smallest, lang)
    told = figure(measure, measure.of(ours), ours.limit, lang)
    alone = all(len(settings) <= 1 for settings in swept)
    yield say("switches", lang, name=name, figure=told, smallest=smallest, alone=alone)
    found = ranked(swept, measure)
    yield from (f"  {switch(settings, one, ours.limit, lang)}" for settings, one in found)
    yield say("corrected", lang, number=len(found))


def switch(settings: Settings, one: Difference, limit: int, lang: str = "") -> str:
    """Return the line on one rule set."""
    named = settings_words(settings, lang)
    if one.verdict in (SAME, UNTOLD):
        return say(f"switch-{one.verdict}", lang, settings=named)
    if one.verdict == UNSEEN:
        return say("switch-unseen", lang, settings=named, most=most(one, lang))
    told = _change(one, limit, lang)
    return say("switch-small" if one.verdict == SMALL else "switch-line", lang, settings=named, figure=told)


def _change(one: Difference, limit: int, lang: str) -> str:
    if one.apart is None or one.b is None:
        return say("nothing", lang)
    told = say("change", lang, **change(one.measure, one.apart, lang))
    return f"{amount(one.measure, one.b.value, limit, lang)}, {told}"


def crossed(found: Sequence[Interaction], measure: Measure, lang: str = "") -> Iterator[str]:
    """Give a line for each pair of switches that do more or less together than alone."""
    sure = [one for one in found if one.doubt <= ALPHA and abs(one.more.value) >= measure.smallest]
    yield say("pairs" if sure else "no-pairs", lang)
    for one in sorted(sure, key=lambda one: -abs(one.more.value)):
        told = say("change", lang, **change(measure, one.more, lang))
        yield "  " + say("switch-line", lang, settings=settings_words(one.settings, lang), figure=told)


def wanted(found: Sequence[Found], swept: Swept, told: Sequence[Measure], lang: str = "") -> Iterator[str]:
    """Give the rule sets that are as wanted, each with the measures that are asked for."""
    if not found:
        yield say("wanted-none", lang, all=len(swept))
        return
    yield say("wanted", lang, number=len(found), all=len(swept))
    for one in found:
        tally = swept[one.settings]
        each = (
            say("line", lang, name=measure_words(of, lang=lang), figure=figure(of, of.of(tally), tally.limit, lang))
            for of in told
        )
        line = say("switch-line", lang, settings=settings_words(one.settings, lang), figure=", ".join(each))
        yield "  " + (say("perhaps", lang, line=line) if one.sure == PERHAPS else line)
