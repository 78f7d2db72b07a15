"""A sheet made from rules."""

from __future__ import annotations

from collections.abc import Iterable

from explorer.ask.agreement.open_rules import OpenRules
from explorer.language import current
from explorer.rules.decision import SCORE
from explorer.rules.own import MUST_BE_TAKEN
from explorer.rules.ruleset import RuleSet, value_ids
from explorer.sheet.lines import ranks, sections
from explorer.sheet.marks import marks_of
from explorer.sheet.model import Added, Mark, OpenPoint, Section, Sheet
from explorer.trace.forms import Wording
from explorer.trace.labels import option_words, value_words
from explorer.trace.language import language
from explorer.trace.ours import base_words, changed_strips, own_line

WORDS = (
    *(
        "own",
        "notes",
        "open",
        "open-short",
        "open-line",
        "assumed",
        "star",
        "player",
        "scan",
        "scan-launch",
        "scan-code",
        "code",
        "long",
    ),
    *("sources", "base-mark", "lists-mark", "unclear-mark", "added-mark"),
)
"""Messages of the sheet that stand on it as they are."""


def make_sheet(rules: RuleSet | OpenRules, *, title: str = "", code: str = "", lang: str = "") -> Sheet:
    """Return the sheet of some rules, which may have points that are not agreed, under a title that a group gives it.

    ``code`` is what opens them in the explorer; it is printed as it is.

    >>> from explorer.rules.ruleset import rule_set
    >>> sheet = make_sheet(rule_set("pagat").change("pictures_on", "8"))
    >>> [line.text for line in sheet.lines if line.ours]
    ['Pictures: only on an eight or higher.']
    """
    opened = rules if isinstance(rules, OpenRules) else OpenRules(rules)
    rules, speech = opened.rules, language(lang)
    found = sections(rules, lang, open=opened.open)
    return Sheet(
        title=title.strip() or str(speech.at("sheet", "untitled")),
        subtitle=_subtitle(opened, lang),
        ranks=ranks(rules),
        sections=found,
        own=tuple(Added(rule.text, _own(rules, place, lang)) for place, rule in enumerate(rules.own)),
        notes=tuple(Added(note.text) for note in rules.notes),
        open=tuple(_open(key, rules, lang) for key in opened.open),
        score=_score(rules, lang),
        marks=_marks(found, rules, lang),
        words={name: str(speech.at("sheet", name)) for name in WORDS},
        lang=current(lang),
        code=code,
    )


def _subtitle(opened: OpenRules, lang: str) -> str:
    number = len(changed_strips(opened.rules))
    plain = "plain-open" if opened.open else "plain"
    how = "changed-one" if number == 1 else "changed-many" if number else plain
    base = base_words(opened.rules, lang=lang).strip
    return Wording(language(lang), {"base": base, "number": number}).say("sheet", how)


def _own(rules: RuleSet, place: int, lang: str) -> str:
    rule = rules.own[place]
    said = own_line(rule, rules, lang)
    brought = {bound.clause.id for bound in rules.bounds()}
    if rule.says == MUST_BE_TAKEN and any(f"next.taken-pass(kind={kind})" in brought for kind in rule.cards):
        said = f"{said} {language(lang).at('sheet', 'taken')}"
    return said


def _open(key: str, rules: RuleSet, lang: str) -> OpenPoint:
    ids = value_ids(key)
    answers = tuple(value_words(key, id, lang).label for id in ids)
    return OpenPoint(key, option_words(key, lang).question, answers, ids.index(rules.values[key]))


def _score(rules: RuleSet, lang: str) -> str:
    clauses = [bound.clause for bound in rules.bounds() if bound.clause.decision is SCORE]
    return Wording(language(lang), {}).say("sheet", "score", clauses[0].name)


def _marks(sections: Iterable[Section], rules: RuleSet, lang: str) -> tuple[Mark, ...]:
    said = {source.document for section in sections for line in section.lines for source in line.sources}
    return tuple(mark for mark in marks_of(rules, lang) if mark.document in said)
