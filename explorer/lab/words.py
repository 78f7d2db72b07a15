"""What games tell of rules in sentences that do not say more than they show.

Nothing is said to be so for people: it is told of bots, and without naming a way to play only where random, lowest and
careful play agree. What was not seen is told with how much of it there may be, and what is too small is no difference.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence

from explorer.lab.arms import Arm
from explorer.lab.compare import (
    DEPENDS,
    LESS,
    MORE,
    SAME,
    SMALL,
    SOME,
    UNSEEN,
    UNTOLD,
    Difference,
    differences,
    together,
)
from explorer.lab.deciding_words import deciding_lines
from explorer.lab.figures import amount, change, figure, measure_words, most, say, size
from explorer.lab.intervals import Estimate
from explorer.lab.measures import SHARE, Measure, measures, uneven
from explorer.lab.pair import Pair
from explorer.lab.parting import Parting
from explorer.lab.parting_words import parting_line
from explorer.lab.tally import Tally
from explorer.players.policy import PLAIN
from explorer.players.words import policy_words
from explorer.trace.forms import joined
from explorer.trace.language import language

Compared = Mapping[str, Pair]
"""Two rule sets against each other, by the way of playing: a policy, or by ``+`` that of each seat."""


def heading(arm: Arm, games: int, lang: str = "") -> list[str]:
    """Return what was played, and how."""
    return [say("head", lang, games=games, players=arm.players, seed=arm.seed), playing(arm.policies, lang)]


def playing(policies: Sequence[str], lang: str = "") -> str:
    """Return how the bots at a table play."""
    words = [policy_words(policy, lang) for policy in policies]
    if len(set(policies)) == 1:
        return say("policy", lang, name=words[0].name, about=words[0].about)
    return say("mixed", lang, names=joined(language(lang), [one.name for one in words]))


def policy_name(policies: str, lang: str = "") -> str:
    """Return what bots are called that play alike, or differently, as in ``careful+lowest``."""
    return joined(language(lang), [policy_words(policy, lang).name for policy in policies.split("+")])


def report(arm: Arm, tally: Tally, lang: str = "") -> Iterator[str]:
    """Give the lines on one rule set: its measures, its seats, and how often each rule decided if that was counted."""
    bluff = bool(arm.rule_set.param("claims"))
    for measure in measures(tally.players, bluff=bluff):
        told = figure(measure, measure.of(tally), tally.limit, lang)
        yield say("line", lang, name=measure_words(measure, lang=lang), figure=told)
    yield from seats(tally, lang)
    if tally.decided is not None:
        yield from deciding_lines(arm.rule_set, tally, lang)


def seats(tally: Tally, lang: str = "") -> list[str]:
    """Return the sentences on seats that lose more or less often than an even share."""
    found = uneven(tally)
    even = tally.ended / tally.games / tally.players
    return [
        say(f"seat-{'more' if one.value > even else 'less'}", lang, seat=seat + 1, figure=_share(one, tally, lang))
        for seat, one in found.items()
    ] or [say("seats-even", lang)]


def _share(one: Estimate, tally: Tally, lang: str) -> str:
    return figure(Measure("loses", SHARE, 0, lambda tally, level: None), one, tally.limit, lang)


def comparison(
    compared: Compared,
    names: tuple[str, str],
    *,
    bluff: bool = False,
    partings: Mapping[str, Parting] | None = None,
    lang: str = "",
) -> Iterator[str]:
    """Give the lines on two rule sets: a sentence for each measure, and its figures for each way of playing.

    ``partings`` has the first game that parts, by way of playing.
    """
    by_policy = {policy: differences(pair, bluff=bluff) for policy, pair in compared.items()}
    for policy, pair in compared.items():
        every = pair.same == pair.a.games
        name = policy_name(policy, lang)
        yield say("all-same" if every else "same-games", lang, same=pair.same, games=pair.a.games, name=name)
        if pair.parts is not None:
            yield say("parts", lang, game=pair.parts, name=name)
            if partings:
                yield parting_line(partings[policy], pair.parts, name, names, lang)
    limit = next(iter(compared.values())).a.limit
    for row in zip(*by_policy.values(), strict=True):
        one = dict(zip(by_policy, row, strict=True))
        yield sentence(one, names, lang)
        if together(one) != SAME:
            yield from (f"  {figures(policy, difference, limit, lang)}" for policy, difference in one.items())
    if not set(PLAIN) <= set(compared):
        yield say("narrow", lang)
    yield say("corrected", lang, number=len(next(iter(by_policy.values()))))


def sentence(by_policy: Mapping[str, Difference], names: tuple[str, str], lang: str = "") -> str:
    """Return what may be said of one measure, after all ways of playing that were tried."""
    verdict, first = together(by_policy), next(iter(by_policy.values()))
    measure, name = first.measure, measure_words(first.measure, lang=lang)
    if verdict in (MORE, LESS, SOME):
        policies = joined(language(lang), [policy_name(policy, lang) for policy in by_policy])
        sign = next(one.verdict for one in by_policy.values() if one.verdict in (MORE, LESS))
        way = f"some-{sign}" if verdict == SOME else verdict
        words = {sign: measure_words(measure, sign, lang), "policies": policies}
        return say(f"says.{way}", lang, a=names[0], b=names[1], **words)
    if verdict == SMALL:
        return say("says.small", lang, name=name, smallest=size(measure, measure.smallest, lang))
    if verdict == UNSEEN:
        widest = max(by_policy.values(), key=lambda one: one.most)
        if math.isinf(widest.most):
            return say("says.unseen-few", lang, name=name)
        return say("says.unseen", lang, name=name, most=most(widest, lang))
    return say(f"says.{ {DEPENDS: 'depends', SAME: 'same', UNTOLD: 'untold'}[verdict] }", lang, name=name)


def figures(policy: str, one: Difference, limit: int, lang: str = "") -> str:
    """Return the figures of one measure and one way of playing: both rule sets, and the difference."""
    name = policy_name(policy, lang)
    a, b = (
        say("nothing", lang) if each is None else amount(one.measure, each.value, limit, lang)
        for each in (one.a, one.b)
    )
    if one.apart is None or math.isinf(one.most):
        return say("by-policy-none", lang, name=name, a=a, b=b)
    told = change(one.measure, one.apart, lang)
    return say("by-policy", lang, name=name, a=a, b=b, apart=told["value"], low=told["low"], high=told["high"])


def lying(tally: Tally, lang: str = "") -> list[str]:
    """Return how often the bots lied, where claims are laid."""
    lies = next(one for one in measures(tally.players, bluff=True) if one.id == "lies")
    found = lies.of(tally)
    return [] if found is None else [say("lying", lang, share=figure(lies, found, tally.limit, lang))]


def skill(gap: Estimate, policy: str, others: str, lang: str = "") -> str:
    """Return how much better or worse one way of playing is among players of another way."""
    points = Measure("loses", SHARE, 0.01, lambda tally, level: None)
    words = {"policy": policy_words(policy, lang).name, "others": policy_words(others, lang).name}
    if gap.low <= 0 <= gap.high:
        return say("skill-none", lang, gap=size(points, max(-gap.low, gap.high), lang), **words)
    return say("skill" if gap.value > 0 else "skill-less", lang, gap=size(points, abs(gap.value), lang), **words)
