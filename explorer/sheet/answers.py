"""What somebody answered in a lesson, as a page to print or to hand in."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from explorer.sheet.markup import Html, document, element
from explorer.sheet.page import style_text

BOX, TICK, CROSS = "☐", "✓", "✗"


@dataclass(frozen=True, slots=True)
class Answer:
    """An exercise as it stands on the page, in words: ``right`` is ``None`` where it was not done.

    ``reasons`` are told only of one that was done, each with what it stands on.
    """

    head: str
    position: str
    question: str
    told: str
    right: bool | None = None
    reasons: tuple[tuple[str, tuple[str, ...]], ...] = ()


def answers_page(title: str, answers: Sequence[Answer], *, name: str, code: str, how: str, lang: str) -> str:
    """Return the page; ``name`` stands before the line for a name, ``how`` says what the completion code is."""
    body = element(
        "main",
        element("header", element("h1", title), element("p", name, " ", element("span", class_="line"))),
        element("ol", *(_answer(one) for one in answers)),
        element("footer", element("code", code), " ", how),
    )
    return document(title, style_text("answers"), body, lang=lang)


def _answer(one: Answer) -> Html:
    mark = BOX if one.right is None else TICK if one.right else CROSS
    return element(
        "li",
        element("h2", element("span", mark, aria_hidden="true"), " ", one.head),
        element("p", one.position),
        element("p", element("strong", one.question)),
        element("p", one.told),
        *(element("ul", *(_reason(*reason) for reason in one.reasons)) for _ in one.reasons[:1]),
    )


def _reason(fact: str, passages: Sequence[str]) -> Html:
    return element("li", fact, *(element("small", passage) for passage in passages))
