"""What a reader wants on paper, and its part of a code: ``p=sq.Friday_rules``."""

from __future__ import annotations

from dataclasses import dataclass, fields, replace

from explorer.errors import InputError
from explorer.rules.compact import escape, unescape

LONGEST = 60
"""So many signs a title may have: what stands on one line of the page."""

LETTERS = {"sources": "s", "strip": "n", "cards": "q"}
"""The letters of the switches in a code; each stands there where the switch is not as usual."""


@dataclass(frozen=True, slots=True)
class Paper:
    """The title, and the switches: the documents beside each line, the score strip, quarrel cards instead."""

    title: str = ""
    sources: bool = False
    strip: bool = True
    cards: bool = False

    def turned(self, switch: str, on: bool) -> Paper:
        """Return the paper with a switch turned on or off.

        Raises:
            InputError: at ``switch``, when there is none of this name.
        """
        if switch not in LETTERS:
            raise InputError("page.switch", switch=switch, at="switch")
        given = {name: getattr(self, name) for name in LETTERS} | {switch: on}
        return Paper(self.title, **given)

    def titled(self, title: str) -> Paper:
        """Return the paper with a title, on one line and not too long."""
        return replace(self, title=" ".join(title.split())[:LONGEST].strip())


PLAIN = Paper()
USUAL = {field.name: field.default for field in fields(Paper)}


def write_paper(paper: Paper) -> str:
    """Write a paper for a code; nothing where it is as usual.

    >>> write_paper(Paper("Friday rules", sources=True)), write_paper(Paper())
    ('s.Friday_rules', '')
    """
    letters = "".join(letter for name, letter in LETTERS.items() if getattr(paper, name) != USUAL[name])
    return f"{letters}.{escape(paper.title)}" if paper.title else letters


def read_paper(text: str) -> Paper:
    """Read a paper that `write_paper` wrote.

    Raises:
        InputError: for a letter that no switch has, or a damaged title.
    """
    letters, _, title = text.partition(".")
    names = {letter: name for name, letter in LETTERS.items()}
    paper = PLAIN
    for letter in letters:
        if letter not in names:
            raise InputError("code.paper", letter=letter, at="p")
        paper = paper.turned(names[letter], not USUAL[names[letter]])
    return paper.titled(unescape(title))
