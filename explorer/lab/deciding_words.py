"""How often each rule decided, in sentences; of one that never did, in how many games it may at most."""

from __future__ import annotations

from collections.abc import Iterator

from explorer.lab.deciding import COUNTED
from explorer.lab.figures import amount, figure, say
from explorer.lab.intervals import share
from explorer.lab.measures import ENDLESS
from explorer.lab.tally import Tally
from explorer.rules.ruleset import RuleSet
from explorer.trace.labels import decision_words
from explorer.trace.sentences import title


def deciding_lines(rules: RuleSet, tally: Tally, lang: str = "") -> Iterator[str]:
    """Give for each decision its rules, those that decided most often first, and say at the end what is not counted."""
    decided, asked = tally.decided or {}, tally.asked or {}
    never = figure(ENDLESS, share(0, tally.games), tally.limit, lang)
    for decision in COUNTED:
        every = asked.get(decision.id, 0)
        yield say("deciding.head", lang, decision=decision_words(decision.id, lang), asked=every, games=tally.games)
        in_force = {bound.clause.id for bound in rules.bounds() if bound.clause.decision is decision}
        for clause in sorted(in_force & set(decided), key=lambda clause: (-decided[clause], clause)):
            words, often = title(clause, lang, rules=rules), decided[clause]
            if often:
                part = amount(ENDLESS, often / every, tally.limit, lang)
                yield say("deciding.line", lang, title=words, often=often, share=part)
            else:
                yield say("deciding.never", lang, title=words, games=tally.games, figure=never)
    yield say("deciding.counted", lang)
