"""The deal and the start in words, and as findings."""

from __future__ import annotations

from explorer.engine.deal import Dealt
from explorer.engine.looks import opening_kind
from explorer.rules.decision import DEAL, START
from explorer.rules.ruleset import RuleSet
from explorer.trace.forms import Wording, joined, number_word
from explorer.trace.language import language
from explorer.trace.model import Finding, settled_findings
from explorer.trace.moved import MoveWords


def explain_deal(dealt: Dealt, rules: RuleSet, *, everything: bool = False) -> list[Finding]:
    """Return what the clauses say of how the cards are dealt and who starts, what decides first."""
    return settled_findings(dealt.settling, rules, everything=everything)


def deal_words(dealt: Dealt, rules: RuleSet, lang: str = "") -> list[str]:
    """Return in sentences who deals what, how many cards are left, and who starts for what reason."""
    words = _wording(dealt, rules, lang)
    stock = Wording(words.speech, {"number": len(dealt.state.stock)})
    return [*_laid(dealt, lang), words.say("deal", "dealt"), stock.say("deal", "stock"), *_starts(dealt, rules, lang)]


def _laid(dealt: Dealt, lang: str) -> list[str]:
    """Tell how many table cards are laid before the hands are dealt."""
    number = len(dealt.state.seats[0].down)
    return [Wording(language(lang), {"number": number}).say("deal", "lay")] if number else []


def deal_move(dealt: Dealt, rules: RuleSet, lang: str = "") -> MoveWords:
    """Return the deal as the first entry of a list of moves."""
    words = _wording(dealt, rules, lang)
    does = words.say("deal", "does")
    return MoveWords(dealt.state.names[dealt.dealer], does, words.say("deal", "verb"), does, "")


def _wording(dealt: Dealt, rules: RuleSet, lang: str) -> Wording:
    speech = language(lang)
    how = next(str(one.outcome) for one in dealt.settling if one.decision is DEAL)
    sizes = [int(size) for size in how.split("-") if size.isdecimal()]
    size = int(rules.param("hand"))
    facts = {
        "how": how,
        "dealer": dealt.state.names[dealt.dealer],
        "size": size,
        "packets": speech.at("join", "comma").join(map(str, sizes)),
        "packets_told": joined(speech, [number_word(speech, one) for one in sizes]),
    }
    return Wording(speech, facts)


def _starts(dealt: Dealt, rules: RuleSet, lang: str) -> list[str]:
    state, speech = dealt.state, language(lang)
    how = next(str(one.outcome) for one in dealt.settling if one.decision is START)
    facts = {"how": how, "name": state.actor.name, "asked": bool(rules.param("opening"))}
    wanted = opening_kind(tuple(card for seat in state.seats for card in seat.hand.known), rules)
    if wanted is not None:
        counts = {seat.name: sum(rules.kind(card) == wanted for card in seat.hand.known) for seat in state.seats}
        most = max(counts.values())
        best = [name for name, count in counts.items() if count == most]
        facts |= {"kind": wanted, "number": most, "tie": len(best) > 1, "tied": joined(speech, best)}
        facts["sole"] = sum(bool(count) for count in counts.values()) == 1
    words = Wording(speech, facts, rules.param("red_apart"))
    told = [words.say("deal", "starts")]
    return told if wanted in (None, *rules.param("opening")[:1]) else [words.say("deal", "no-threes"), *told]
