"""Searching among the questions: by their words, by beginnings of words, and by other words for the same.

The words for the same stand in the catalogue of each language: ``search`` has words that say nothing and what may stand
before a rank in one word, ``search-same`` what stands in the questions and, behind a ``=``, by what else it goes, and
``search-also`` further words for one question. A star stands for any ending.
"""

from __future__ import annotations

import re
from functools import cache

from explorer.language import current
from explorer.rules.catalogue import OPTIONS
from explorer.rules.option import Option
from explorer.trace.words import option_words, topic_words, value_words
from explorer.ui.say import texts

TOPICS = ("game", "what", "empty", "taking", "falls", "deal", "end")
"""Every topic, in the order in which they are shown."""

_WORD = re.compile(r"[^\W_]+\*?")


def searched(query: str) -> list[Option]:
    """Return the options that are searched for, by topic: each has all the words, in any order.

    >>> [option.key for option in searched("four of a kind")]
    ['four_clears']
    """
    asked = _asked(query, current())
    return [option for option in by_topic() if all(_has(_told(option.key, current()), word) for word in asked)]


@cache
def by_topic() -> tuple[Option, ...]:
    """Return all options in the order in which they are shown."""
    return tuple(sorted(OPTIONS, key=lambda option: TOPICS.index(option.topic)))


def _asked(query: str, lang: str) -> list[str]:
    """Return the words of a query that say something; all of them where none does."""
    known = texts("search", lang)
    little, before = known["little"].split(), tuple(known["before"].split())
    words = [_without(word, before) for word in _words(query.replace("*", " "))]
    return [word for word in words if word not in little] or words


def _without(word: str, before: tuple[str, ...]) -> str:
    """Return a word without what stands before a rank: ``ristijätkä`` is a jack."""
    found = next((one for one in before if word.startswith(one) and word != one), "")
    return word.removeprefix(found)


def _has(told: frozenset[str], asked: str) -> bool:
    return any(word.startswith(asked) or (word.endswith("*") and asked.startswith(word[:-1])) for word in told)


@cache
def _told(key: str, lang: str) -> frozenset[str]:
    """Return the words by which an option is found."""
    option = next(one for one in OPTIONS if one.key == key)
    words = option_words(key, lang)
    said = [words.question, words.help, *(value_words(key, value.id, lang).label for value in option.values)]
    told = {word for one in (key, topic_words(option.topic, lang), *said) for word in _words(one)}
    for same in texts("search-same", lang).values():
        there, _, others = same.partition("=")
        if any(_stands(phrase, one) for phrase in there.split(",") for one in said):
            told.update(_words(there), _words(others))
    return frozenset(told.union(_words(texts("search-also", lang).get(key, ""))))


def _stands(phrase: str, text: str) -> bool:
    """Tell whether the words of a phrase stand in a text one after another."""
    wanted, words = _words(phrase), _words(text)
    runs = (words[at : at + len(wanted)] for at in range(len(words) - len(wanted) + 1))
    return any(all(map(_is, wanted, run)) for run in runs)


def _is(wanted: str, word: str) -> bool:
    return word.startswith(wanted[:-1]) if wanted.endswith("*") else word == wanted


def _words(text: str) -> list[str]:
    return _WORD.findall(text.casefold())
