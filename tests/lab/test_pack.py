"""Packed tables say what the clauses say, in every cell."""

from itertools import product

import pytest

from explorer.cards import KINDS
from explorer.lab.advice_pack import pack_advice
from explorer.lab.advising import LAID
from explorer.lab.hands import effect_of, five_to_eight, one_to_four
from explorer.lab.pack import pack
from explorer.lab.packed import FALLS, OPENINGS, OWED, PLACE, TOPS
from explorer.players.advising import importance, score
from explorer.rules.decision import ADVICE, COUNTS, DUTY, EFFECT, PLAY, RUNS, YES_NO
from explorer.rules.own_given import own_rule
from explorer.rules.ruleset import RuleSet, rule_set
from explorer.tables import table

OWN = own_rule({"says": "goes", "cards": "K", "top": "3 empty", "number": 2, "text": "Two kings fly."})
RULES = [
    rule_set("pagat"),
    rule_set({"base": "wikipedia-2", "nines_out": "yes", "specials": "black", "decks": 2}),
    rule_set("poytapaska-relaxed").add(OWN),
]


@pytest.mark.parametrize("rules", RULES, ids=["plain", "black", "own"])
def test_what_may_be_laid(rules: RuleSet) -> None:
    """A bit for each number of each kind, where five stands for five to eight."""
    told, packed = table(rules, PLAY), pack(rules).legal
    for kind, top, stock, nines, opening in product(KINDS, TOPS, YES_NO, YES_NO, OPENINGS):
        state = TOPS[top] * 4 + stock * 2 + nines + OPENINGS[opening]
        few, many = (packed[2 * state + word] >> 4 * PLACE[kind] & 15 for word in (0, 1))
        wanted = [told.permits((kind, count, top, stock, nines, opening)) for count in COUNTS]
        assert sum(1 << place for place in range(4) if wanted[place]) == few
        assert 15 * wanted[4] == many


@pytest.mark.parametrize("rules", RULES, ids=["plain", "black", "own"])
def test_effects(rules: RuleSet) -> None:
    """What a play does to the pile."""
    told, packed = table(rules, EFFECT), pack(rules)
    for kind, count, top, run, stock in product(KINDS, COUNTS, TOPS, RUNS, YES_NO):
        wanted = FALLS.get(str(told.outcome((kind, count, top, run, stock))), 0)
        assert wanted == effect_of(packed, PLACE[kind], count, TOPS[top], run, stock)


@pytest.mark.parametrize("rules", RULES, ids=["plain", "black", "own"])
def test_duties(rules: RuleSet) -> None:
    """What a player may do; a move whose option is off is never there, whatever the duties say."""
    told, packed = table(rules, DUTY), pack(rules).duty
    off = () if rules.param("table_cards") else ("up", "down")
    features = list(DUTY.features.values())[1:]
    for situation in product(*features):
        zone, lies, stock, owed, opening, lead, playable = situation
        at = ((features[0].index(zone) * 2 + (lies == "pile")) * 2 + stock) * 17 + OWED[owed]
        byte = packed[at] >> 8 * (opening * 4 + lead * 2 + playable) & 255
        for place, move in enumerate(DUTY.features["move"]):
            assert (told.permits((move, *situation)) and move not in off) == byte >> place & 1


def test_advice() -> None:
    """Scores are those of the bots."""
    ask, packed = RULES[0].resolver(ADVICE), pack_advice(RULES[0])
    contexts = list(product(YES_NO, ADVICE.features["playable"], ADVICE.features["pile"], YES_NO))
    for context, (stock, playable, pile, few) in enumerate(contexts):
        for more, twos in enumerate(("fewer", "enough")):
            common = (stock, playable, pile, twos, few)
            for kind, effect in product(KINDS, ("none", *FALLS)):
                at = ((context * 2 + more) * 16 + PLACE[kind]) * 4 + FALLS.get(effect, 0)
                assert score(ask("play", kind, effect, *common), importance(ask)) == packed.scores[at]
            for place, move in enumerate(("pickup", "try")):
                at = LAID + (context * 2 + more) * 2 + place
                assert score(ask(move, "none", "none", *common), importance(ask)) == packed.scores[at]


def test_hands() -> None:
    """Of a hand every number of every kind may be laid that it holds."""
    hand = sum(number % 9 << 4 * kind for kind, number in enumerate(range(16)))
    for kind, number in enumerate(range(16)):
        held = number % 9
        assert (1 << min(held, 4)) - 1 == one_to_four(hand) >> 4 * kind & 15
        assert (1 << max(held - 4, 0)) - 1 == five_to_eight(hand) >> 4 * kind & 15
