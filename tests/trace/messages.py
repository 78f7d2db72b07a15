"""The messages of a language as a flat list, for tests that hold two languages to one another."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any

from explorer.language import ANY, Language

Path = tuple[str, ...]

NAME = re.compile(r"\{(\w+)\}")
"""A placeholder."""


def messages(tree: Any, path: Path = ()) -> Iterator[tuple[Path, dict[str, str]]]:
    """Give every message by its place, with its variants by their conditions; a plain sentence is one variant."""
    if isinstance(tree, str):
        yield path, {ANY: tree}
    elif isinstance(tree, list):
        yield path, {str(place): str(text) for place, text in enumerate(tree)}
    elif isinstance(tree, Mapping) and all("=" in when or when == ANY for when in tree):
        yield path, dict(tree)
    elif isinstance(tree, Mapping):
        for name, below in tree.items():
            yield from messages(below, (*path, name))


def names_in(variants: Mapping[str, str]) -> set[str]:
    """Return the names that stand in placeholders, without their capitals."""
    return {name[0].lower() + name[1:] for text in variants.values() for name in NAME.findall(text)}


def facts_of(speech: Language, variants: Mapping[str, str]) -> set[str]:
    """Return the facts that a message looks at: in placeholders, in conditions, and inside of phrases."""
    found = {pair.partition("=")[0] for when in variants if when != ANY for pair in when.split()}
    for name in names_in(variants):
        stem, _, form = name.rpartition("_")
        if speech.has("phrase", name):
            phrase = dict(messages(speech.at("phrase", name)))[()]
            found |= facts_of(speech, phrase)
        elif stem and form in forms(speech):
            found.add(stem)
        else:
            found.add(name)
    return found


def forms(speech: Language) -> set[str]:
    """Return what may follow a fact in a placeholder: the forms of kinds, and ``word`` for numbers."""
    return {"word", *(form for kind in speech.at("kinds").values() for form in kind)}
