"""A rule sheet as plain data: what stands on it, before it becomes a page."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

BASE, LISTS, UNCLEAR = "base", "lists", "unclear"


@dataclass(frozen=True, slots=True)
class Source:
    """A document that says a line: in its base game, as a house rule that it lists, or in words with two readings."""

    document: str
    mark: str


@dataclass(frozen=True, slots=True)
class Line:
    """A rule in a sentence.

    ``origin`` is what it comes from: ``clause:ID``, ``fact:ID``, ``option:KEY.VALUE``, ``added:ID`` or ``players``.
    ``ours``: the base of the rules has it otherwise. ``open``: it stands as the base has it, since it is not agreed.
    ``sources`` are the documents that say it; ``added`` interpretations behind it, which no document says.
    """

    origin: str
    text: str
    ours: bool = False
    open: bool = False
    sources: tuple[Source, ...] = ()
    added: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Section:
    """Lines under a heading."""

    id: str
    title: str
    lines: tuple[Line, ...]


@dataclass(frozen=True, slots=True)
class Added:
    """What a group added: in its own words, with what it comes to in ours (empty for a note)."""

    words: str
    line: str = ""


@dataclass(frozen=True, slots=True)
class OpenPoint:
    """A question that is not agreed: its answers, and which of them (by place) the page assumes."""

    key: str
    question: str
    answers: tuple[str, ...]
    assumed: int


@dataclass(frozen=True, slots=True)
class Mark:
    """A document's letter and name, for the legend."""

    document: str
    letter: str
    name: str


@dataclass(frozen=True, slots=True)
class Sheet:
    """A rule sheet: ``title`` and ``subtitle``, the ranks from low to high, sections, what was added, what is open.

    ``score`` heads the score strip; ``marks`` are the documents of the legend; ``words`` the other words on the page,
    by the name of their message; ``lang`` its language; ``code`` opens the rules in the explorer, empty where none is
    to be printed.
    """

    title: str
    subtitle: str
    ranks: tuple[str, ...]
    sections: tuple[Section, ...]
    own: tuple[Added, ...]
    notes: tuple[Added, ...]
    open: tuple[OpenPoint, ...]
    score: str
    marks: tuple[Mark, ...]
    words: Mapping[str, str]
    lang: str
    code: str = ""

    @property
    def lines(self) -> tuple[Line, ...]:
        """Every line, in order."""
        return tuple(line for section in self.sections for line in section.lines)
