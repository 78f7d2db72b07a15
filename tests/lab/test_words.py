"""What is told of games does not say more than they show, in both languages."""

from __future__ import annotations

from dataclasses import replace

import pytest

from explorer.lab.arms import arm
from explorer.lab.compare import LESS, MORE, SAME, SMALL, UNSEEN, UNTOLD, Difference
from explorer.lab.figures import amount, change, figure
from explorer.lab.intervals import Estimate
from explorer.lab.inverse import PERHAPS, YES, Found
from explorer.lab.measures import ENDLESS, TURNS, measures
from explorer.lab.pair import Pair
from explorer.lab.parting_words import commented, parting_line
from explorer.lab.sweep import Interaction
from explorer.lab.sweep_words import crossed, ranking, settings_words, wanted
from explorer.lab.tally import Tally, tally
from explorer.lab.words import comparison, figures, heading, lying, policy_name, report, seats, sentence, skill
from explorer.rules.ruleset import rule_set
from tests.lab.faked import faked
from tests.lab.test_compare import drawn
from tests.lab.test_parting_words import TOLD
from tests.lab.test_tally import some_games
from tests.pseudo import pseudo_english, pseudo_texts
from tests.trace.well_written import faults

CHOICE = next(one for one in measures(2) if one.id == "choice")
OURS = arm(rule_set("pagat"), players=3, policies=("careful", "lowest", "random"), backend="reader")
LONGER = Difference(TURNS, Estimate(50, 49, 51), Estimate(60, 59, 61), Estimate(10, 8, 12), 0.0, MORE)
NAMES = ("Pagat", "ours")
EVERY = ("random", "lowest", "careful")


def said(verdicts: dict[str, str], one: Difference = LONGER, lang: str = "en") -> str:
    """Return the sentence on a difference after ways of playing that say so."""
    return sentence({policy: replace(one, verdict=verdict) for policy, verdict in verdicts.items()}, NAMES, lang)


@pytest.mark.parametrize(
    ("told", "verdicts"),
    [
        ("Between bots, games are longer under ours than under Pagat.", dict.fromkeys(EVERY, MORE)),
        ("Between bots, games are shorter under ours than under Pagat.", dict.fromkeys(EVERY, LESS)),
        ("Between bots that play like this (Lowest), games are longer under ours than under Pagat.", {"lowest": MORE}),
        ("Turns, median: it depends on how people play.", {"random": MORE, "lowest": MORE, "careful": LESS}),
        ("Turns, median: it depends on how people play.", {"random": MORE, "lowest": MORE, "careful": UNSEEN}),
        ("Turns, median: no difference seen between bots; if there is one, at most 12.", dict.fromkeys(EVERY, UNSEEN)),
        ("Turns, median: a difference smaller than 2, which is not called one here.", {"lowest": SMALL}),
        ("Turns, median: exactly the same.", dict.fromkeys(EVERY, SAME)),
        (
            "Turns, median: cannot be told: it did not come up under both, or too many games never end.",
            {"lowest": UNTOLD},
        ),
    ],
)
def test_what_may_be_said(told: str, verdicts: dict[str, str]) -> None:
    """Unqualified only if random, lowest and careful play agree, and always of bots."""
    assert told == said(verdicts)


@pytest.mark.parametrize(
    ("told", "found"),
    [
        ("none seen; at most 0.37%", Estimate(0, 0, 0.003682)),
        ("1.02% (0.90% to 1.20%)", Estimate(0.0102, 0.009, 0.012)),
        ("25.0% (20.0% to 31.0%)", Estimate(0.25, 0.2, 0.31)),
        ("did not come up", None),
    ],
)
def test_shares(told: str, found: Estimate | None) -> None:
    """In per cent, with as many digits as the interval leaves room for; what was not seen may still be there."""
    assert told == figure(ENDLESS, found, 2000)
    assert "ei nähty yhtään; enintään 0,37 %" == figure(ENDLESS, Estimate(0, 0, 0.003682), 2000, "fi")


def test_small_shares_are_not_nothing() -> None:
    """A share that is not 0 does not look like it; one that is has no digits."""
    assert ["0%", "0.02%", "1.0%"] == [amount(ENDLESS, value, 2000) for value in (0, 0.00021, 0.01)]


def test_numbers() -> None:
    """As they are; a median that lies beyond the limit is more than that."""
    assert "57 (56 to 58)" == figure(TURNS, Estimate(57, 56, 58), 2000)
    assert "more than 2000 (90 to more than 2000)" == figure(TURNS, Estimate(float("inf"), 90, float("inf")), 2000)
    assert {"value": "−1.5", "low": "−3", "high": "0"} == change(TURNS, Estimate(-1.5, -3, 0))
    assert {"value": "+1.2 points", "low": "−0.5", "high": "+2.9"} == change(CHOICE, Estimate(0.012, -0.005, 0.029))
    assert "any number" == change(TURNS, Estimate(float("inf"), 5, float("inf")))["high"]


def test_seats_are_named_from_the_dealers_left() -> None:
    """With how often they lose; even seats are told as such, and only as not seen otherwise."""
    uneven = Tally(2, 2000, 1000, loses=(400, 600), behind=(500, 500))
    more, less = sorted(seats(uneven))
    assert "Seat 1 from the dealer's left loses less often than an even share: 40.0% (36.6% to 43.5%)." == more
    assert less.startswith("Seat 2 from the dealer's left loses more often")
    even = replace(uneven, loses=(500, 500))
    assert ["No seat is seen to lose more or less often than another."] == seats(even)


def test_lying_is_told_with_its_rate() -> None:
    """In Valepaska; where nobody claimed anything there is nothing to tell."""
    (line,) = lying(tally(some_games(0, 80)))
    assert line.startswith("The bots lied in ")
    assert [] == lying(tally(faked([50])))


def test_skill() -> None:
    """The better way loses less often; what may be none is told with how much it may be."""
    assert "by 5.0 points less often than each other player" in skill(
        Estimate(-0.05, -0.06, -0.04), "careful", "lowest"
    )
    assert "by 5.0 points more often than each other player" in skill(Estimate(0.05, 0.04, 0.06), "random", "lowest")
    assert "at most 2.0 points either way" in skill(Estimate(0.005, -0.01, 0.02), "careful", "lowest")


def test_a_comparison_says_of_whom_it_is() -> None:
    """One way to play: a note tells why nothing is said without naming it; with all three there is none."""
    one = Pair(tally(faked(drawn(1, 300))), tally(faked(drawn(2, 300, longer=9))), 0, 0)
    narrow, whole = (list(comparison(dict.fromkeys(names, one), NAMES)) for names in (("lowest",), EVERY))
    assert "Between bots that play like this (Lowest), games are longer under ours than under Pagat." in narrow
    assert "Between bots, games are longer under ours than under Pagat." in whole
    assert [1, 0] == [sum(line.startswith("What is told of some ways") for line in of) for of in (narrow, whole)]
    assert "The first deal that goes another way is game 0 (Lowest)." == narrow[1]
    same = Pair(one.a, one.a, 300, None)
    assert "All 300 games were the same under both in every number that is counted (Lowest)." in list(
        comparison({"lowest": same}, NAMES)
    )


def everything(lang: str) -> list[str]:
    """Return all that the lab can say."""
    found = [
        said(dict.fromkeys(policies, verdict), replace(LONGER, measure=measure), lang)
        for measure in measures(3, bluff=True)
        for verdict in (MORE, LESS, SMALL, UNSEEN, SAME, UNTOLD)
        for policies in (("lowest",), EVERY)
    ]
    found += [said({"random": MORE, "lowest": LESS, "careful": LESS}, lang=lang)]
    found += [said({"lowest": UNSEEN}, replace(LONGER, apart=Estimate(0, 0, 0)), lang)]
    found += [figures("lowest", one, 2000, lang) for one in (LONGER, replace(LONGER, apart=None))]
    kept = replace(tally(some_games(0, 80)), decided={"play.equal-or-higher": 0, "lead.any": 7}, asked={"play": 90})
    found += [*heading(OURS, 80, lang), *report(OURS, kept, lang), *lying(kept, lang)]
    found += seats(Tally(2, 2000, 1000, loses=(400, 600), behind=(500, 500)), lang)
    found += seats(Tally(2, 2000, 1000, loses=(500, 500), behind=(500, 500)), lang)
    found += [skill(Estimate(value, value - 0.01, value + 0.01), "careful", "lowest", lang) for value in (-0.1, 0, 0.1)]
    one = Pair(tally(faked(drawn(1, 300))), tally(faked(drawn(2, 300, longer=9))), 0, 0)
    found += [
        *comparison({"lowest": one}, NAMES, lang=lang),
        *comparison({"lowest": Pair(kept, kept, 80, None)}, NAMES, lang=lang),
    ]
    for parted, _ in TOLD.values():
        record = commented(parted, 0, NAMES, lang)
        found += [parting_line(parted, 0, policy_name("lowest+careful", lang), NAMES, lang), record.header("Title")]
        found += [record.intro, *(move.comment for move in record.moves if move.comment)]
    swept = {(): one.a, (("led_ten", "clears"),): one.b, (("hand", "6"),): one.a, (("two_on", "all"),): one.a}
    found += [*ranking(swept, TURNS, lang), *ranking(swept, CHOICE, lang)]
    pair = (("led_ten", "clears"), ("two_on", "all"))
    found += [*ranking({**swept, pair: one.b}, TURNS, lang)]
    surely = Interaction(pair, Estimate(9, 7, 11), 0.001)
    found += [*crossed([surely], TURNS, lang), *crossed([], TURNS, lang)]
    found += [*wanted([Found((), YES), Found(pair[:1], PERHAPS)], swept, [TURNS, ENDLESS], lang)]
    return [*found, *wanted([], swept, [TURNS], lang), settings_words((), lang)]


def test_everything_is_finnish_where_finnish_is_spoken() -> None:
    """Well written as far as a program can tell, and with nothing that the English catalogue has."""
    with pseudo_english():
        told = [line.strip() for line in everything("fi")]
        assert [] == pseudo_texts(told)
    assert [] == [(line, wrong) for line in told if (wrong := faults(line))]
    assert 150 < len(told)
