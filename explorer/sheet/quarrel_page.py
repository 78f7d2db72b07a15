"""Quarrel cards as two pages of HTML: questions, and the answers so that they lie behind them."""

from __future__ import annotations

from collections.abc import Sequence

from explorer.ask.agreement.open_rules import OpenRules
from explorer.language import current
from explorer.rules.ruleset import RuleSet
from explorer.sheet.marks import marks_of
from explorer.sheet.markup import Html, document, element
from explorer.sheet.page import style_text
from explorer.sheet.quarrel_words import QuarrelCard, cards_title, quarrel_cards
from explorer.sheet.quarrels import NUMBER
from explorer.trace.language import language

COLUMNS = 4

LONGEST = 280
"""So many signs of a code have room under the answers."""


def quarrel_page(rules: RuleSet | OpenRules, *, title: str = "", code: str = "", lang: str = "") -> str:
    """Return the quarrel cards of some rules as a page of HTML that prints on two sides of one sheet.

    ``code`` is what opens the rules in the explorer; it stands under the answers.
    """
    opened = rules if isinstance(rules, OpenRules) else OpenRules(rules)
    cards, words = quarrel_cards(opened, current(lang)), language(lang).at("quarrel")
    name = cards_title(title, lang)
    numbers = list(range(1, len(cards) + 1))
    fronts = [_front(card, number, words["question"]) for card, number in zip(cards, numbers, strict=True)]
    backs = [_back(card, number, words["rules"]) for card, number in zip(cards, numbers, strict=True)]
    body = element(
        "main",
        element("header", element("h1", name), element("p", words["how"])),
        element("section", *_filled(fronts), class_="cards"),
        element("section", *mirrored(_filled(backs)), class_="cards backs"),
        _foot(opened.rules, code, lang),
    )
    return document(name, style_text("quarrels"), body, lang=current(lang))


def mirrored(cells: Sequence[Html], columns: int = COLUMNS) -> list[Html]:
    """Return cells row by row with each row turned round: so they lie behind those of the page before.

    >>> mirrored([Html("1"), Html("2"), Html("3"), Html("4")], columns=2)
    ['2', '1', '4', '3']
    """
    rows = [cells[start : start + columns] for start in range(0, len(cells), columns)]
    return [cell for row in rows for cell in reversed(row)]


def _foot(rules: RuleSet, code: str, lang: str) -> Html:
    """Return the key of the documents, and the code where it is not too long for what is left of the page."""
    key = (element("span", element("span", one.letter, class_="doc"), " ", one.name) for one in marks_of(rules, lang))
    parts = [element("p", language(lang).at("quarrel", "key"), " ", *key)]
    if 0 < len(code) <= LONGEST:
        parts.append(element("p", f"{language(lang).at('sheet', 'code')}: ", element("code", code)))
    return element("footer", *parts)


def _filled(cells: list[Html]) -> list[Html]:
    """Add empty cells, so that every page is full and a mirrored row begins where its row ends."""
    return cells + [element("article")] * (NUMBER - len(cells))


def _front(card: QuarrelCard, number: int, question: str) -> Html:
    lines = (element("p", line) for line in card.position)
    move = element("p", element("strong", card.move))
    return element("article", element("b", str(number)), *lines, move, element("p", question, class_="question"))


def _back(card: QuarrelCard, number: int, rules: str) -> Html:
    said = []
    for one in card.sayings:
        letters = (element("span", letter, class_="doc") for letter in one.letters)
        said.append(element("li", *letters, f" {one.verdict}" + (f": {one.does}" if one.does else "")))
    said_here = (element("small", rules), " ", element("strong", card.verdict), " ", card.why)
    answer = element("p", *said_here, class_="open" if card.open else None)
    return element("article", element("b", str(number)), answer, element("ul", *said))
