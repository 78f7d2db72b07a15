"""The words for what a group added to the documents: its own rules, as lines of a sheet, and its notes."""

from __future__ import annotations

from explorer.cards import KINDS, Kind
from explorer.language import Language
from explorer.rules.decision import EMPTY
from explorer.rules.own import OwnRule
from explorer.rules.presets import PRESETS
from explorer.rules.ruleset import RuleSet
from explorer.trace.forms import Wording, joined
from explorer.trace.labels import PresetWords, preset_words, value_words
from explorer.trace.language import language


def own_line(rule: OwnRule, rules: RuleSet, lang: str = "") -> str:
    """Return what an own rule says as a line of a sheet, in our words; ``rules`` tell which red cards are apart.

    >>> from explorer.rules.own_given import own_rule
    >>> from explorer.rules.ruleset import rule_set
    >>> flying = own_rule({"says": "goes", "cards": "Q K", "top": "3 4", "number": 2, "text": "Kings fly."})
    >>> own_line(flying, rule_set("pagat"))
    'Queens and kings go on a three or a four, if two at once.'
    """
    speech = language(lang)
    apart = rules.param("red_apart")
    tops = tuple(top for top in rule.top if top != EMPTY)
    lead = "no" if EMPTY not in rule.top else "both" if tops else "only"
    stock = {None: "any", True: "left", False: "gone"}[rule.stock]
    numbers = [Wording(speech, {"number": number}).say("ours", "number") for number in rule.number]
    when = {"number": "told" if numbers else "any", "stock": stock, "number_told": _either(speech, numbers)}
    facts = {"lead": lead, "when": Wording(speech, when).say("ours", "when")}
    told = _told(speech, {"cards": rule.cards, "tops": tops}, apart)
    return Wording(speech, facts | told).say("ours", "line", rule.says)


def own_mark(lang: str = "") -> str:
    """Return what stands beside an own rule, where a document's mark would be."""
    return str(language(lang).at("ours", "mark"))


def note_mark(lang: str = "") -> str:
    """Return what stands beside every note: that nobody checks it.

    >>> note_mark()
    'not checked, not simulated'
    """
    return str(language(lang).at("ours", "note"))


def changed_strips(rules: RuleSet, lang: str = "") -> list[str]:
    """Return each change from the base in a few words: options answered otherwise, then own rules in their own words.

    This is what counts as a change wherever changes are counted or named. A note is none: nothing is judged by it.

    >>> from explorer.rules.ruleset import rule_set
    >>> changed_strips(rule_set({"base": "pagat", "hand": "6", "notes": ["Tea at nine."]}))
    ['Hands of six']
    """
    changed = [value_words(key, value, lang).strip for key, value in rules.changes]
    return [*changed, *(rule.text for rule in rules.own)]


def note_strips(rules: RuleSet, lang: str = "") -> list[str]:
    """Return notes as they stand among the rules in force: in their own words, marked as what nobody checks.

    >>> from explorer.rules.ruleset import rule_set
    >>> note_strips(rule_set({"notes": ["Tea at nine."]}))
    ['Tea at nine (not checked, not simulated)']
    """
    notes = [Wording(language(lang), {"our_words": note.text.removesuffix(".")}) for note in rules.notes]
    return [words.say("ours", "note_strip") for words in notes]


def base_words(rules: RuleSet, base: str = "", lang: str = "") -> PresetWords:
    """Return the words for the preset that rules stand on, or another of theirs: of an added document its own.

    >>> from explorer.rules.ruleset import rule_set
    >>> base_words(rule_set("pagat")).name
    'Pagat'
    """
    base = base or rules.base
    if base in PRESETS:
        return preset_words(base, lang)
    document = rules.library().document(base)
    return PresetWords(document.short, document.title, document.base)


def _told(speech: Language, kinds: dict[str, tuple[Kind, ...]], apart: frozenset[str]) -> dict[str, str]:
    """Return lists of kinds in the forms that a language wants: ``cards_told``, and others that begin with a name."""
    told = {}
    for join, listed in (("and", joined), ("or", _either)):
        for name, how in speech.at("ours", "kinds", join).items():
            every = kinds[name.partition("_")[0]]
            each = [str(speech.at("kinds", f"b{kind}" if kind in apart else kind, how["form"])) for kind in every]
            told[name] = listed(speech, each) if len(every) < len(KINDS) else str(how["any"])
    return told


def _either(speech: Language, parts: list[str]) -> str:
    if len(parts) < 2:
        return "".join(parts)
    return str(speech.at("join", "comma")).join(parts[:-1]) + str(speech.at("ours", "or")) + parts[-1]
