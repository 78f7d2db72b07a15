"""Quarrel cards as two pages of HTML: questions, and the answers so that they lie behind them."""

from __future__ import annotations

from collections.abc import Sequence

from explorer.ask.agreement.open_rules import OpenRules
from explorer.language import current
from explorer.rules.ruleset import RuleSet
from explorer.sheet.markup import Html, document, element
from explorer.sheet.page import style_text
from explorer.sheet.quarrel_words import QuarrelCard, quarrel_card
from explorer.sheet.quarrels import NUMBER, quarrels
from explorer.trace.language import language

COLUMNS = 4


def quarrel_page(rules: RuleSet | OpenRules, *, title: str = "", lang: str = "") -> str:
    """Return the quarrel cards of some rules as a page of HTML that prints on two sides of one sheet."""
    opened = rules if isinstance(rules, OpenRules) else OpenRules(rules)
    cards = [quarrel_card(one, lang, open=opened.open) for one in quarrels(opened.rules)]
    words = language(lang).at("quarrel")
    name = f"{title.strip()}: {words['title']}" if title.strip() else str(words["title"])
    numbers = list(range(1, len(cards) + 1))
    fronts = [_front(card, number, words["question"]) for card, number in zip(cards, numbers, strict=True)]
    backs = [_back(card, number, words["rules"]) for card, number in zip(cards, numbers, strict=True)]
    body = element(
        "main",
        element("header", element("h1", name), element("p", words["how"])),
        element("section", *_filled(fronts), class_="cards"),
        element("section", *mirrored(_filled(backs)), class_="cards backs"),
    )
    return document(name, style_text("quarrels"), body, lang=current(lang))


def mirrored(cells: Sequence[Html], columns: int = COLUMNS) -> list[Html]:
    """Return cells row by row with each row turned round: so they lie behind those of the page before.

    >>> mirrored([Html("1"), Html("2"), Html("3"), Html("4")], columns=2)
    ['2', '1', '4', '3']
    """
    rows = [cells[start : start + columns] for start in range(0, len(cells), columns)]
    return [cell for row in rows for cell in reversed(row)]


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
