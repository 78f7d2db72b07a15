"""Quarrel cards as Markdown, to be copied into a message: each question with its answer below it."""

from __future__ import annotations

from explorer.ask.agreement.open_rules import OpenRules
from explorer.language import current
from explorer.rules.ruleset import RuleSet
from explorer.sheet.markdown import plain
from explorer.sheet.marks import marks_of
from explorer.sheet.quarrel_words import QuarrelCard, cards_title, quarrel_cards
from explorer.trace.language import language


def quarrels_markdown(rules: RuleSet | OpenRules, *, title: str = "", code: str = "", lang: str = "") -> str:
    """Return the quarrel cards of some rules as Markdown, with the key of the documents and the code."""
    opened = rules if isinstance(rules, OpenRules) else OpenRules(rules)
    words, cards = language(lang).at("quarrel"), quarrel_cards(opened, current(lang))
    parts = [f"# {plain(cards_title(title, lang))}"]
    parts += [_card(card, number, str(words["rules"])) for number, card in enumerate(cards, start=1)]
    key = " · ".join(f"{mark.letter}: {plain(mark.name)}" for mark in marks_of(opened.rules, lang))
    parts.append(f"{words['key']} {key}")
    if code:
        parts.append(f"{language(lang).at('sheet', 'code')}: `{code}`")
    return "\n\n".join(parts) + "\n"


def _card(card: QuarrelCard, number: int, rules: str) -> str:
    asked = f"{number}. {plain(' '.join(card.position))} **{plain(card.move)}**"
    answer = f"{rules}: **{plain(card.verdict)}** {plain(card.why)}"
    said = (
        f"{', '.join(one.letters)}: {plain(one.verdict + (f': {one.does}' if one.does else ''))}"
        for one in card.sayings
    )
    return "\n".join((asked, f"   - {answer}", *(f"   - {one}" for one in said)))
