"""A language: which one is spoken, and its messages, found by id and chosen by conditions."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

ANY = "any"


class MessageError(LookupError):
    """A message, a variant of one, or a placeholder in one is not there; says which, and in which language."""


@dataclass(frozen=True, slots=True)
class Language:
    """All the messages of a language, as one tree of tables; a leaf is a sentence with placeholders."""

    code: str
    tree: dict[str, Any] = field(repr=False)
    _read: dict[tuple[str, ...], list[tuple[tuple[tuple[str, frozenset[str]], ...], str]]] = field(
        default_factory=dict, compare=False, repr=False
    )

    def at(self, *path: str) -> Any:
        """Return what stands at a place of the tree: a sentence, a list, or a table.

        Raises:
            MessageError: naming the place, when nothing stands there.
        """
        found: Any = self.tree
        for step in path:
            if not isinstance(found, dict) or step not in found:
                raise MessageError(f"there is no message '{' / '.join(path)}' in '{self.code}'")
            found = found[step]
        return found

    def has(self, *path: str) -> bool:
        """Tell whether something stands at a place of the tree."""
        found: Any = self.tree
        for step in path:
            if not isinstance(found, dict) or step not in found:
                return False
            found = found[step]
        return True

    def choose(self, path: tuple[str, ...], facts: Mapping[str, Any]) -> str:
        """Return the sentence at a place, of several variants the first whose conditions the facts meet.

        Raises:
            MessageError: when there is none.
        """
        message = self.at(*path)
        if isinstance(message, str):
            return message
        variants = self._read.get(path)
        if variants is None:
            variants = self._read[path] = [(_conditions(when), text) for when, text in message.items()]
        for conditions, text in variants:
            for name, wanted in conditions:
                if as_word(facts.get(name)) not in wanted:
                    break
            else:
                return text
        raise MessageError(f"no variant of '{' / '.join(path)}' in '{self.code}' is meant for {dict(facts)}")


def as_word(value: Any) -> str:
    """Write a fact as conditions and placeholders want it: ``yes`` and ``no``, ``none``, else as it is."""
    if value is None:
        return "none"
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)


def _conditions(when: str) -> tuple[tuple[str, frozenset[str]], ...]:
    """Read ``kind=J|Q top=empty``."""
    pairs = (word.partition("=") for word in when.split() if word != ANY)
    return tuple((name, frozenset(values.split("|"))) for name, _, values in pairs)


_SPOKEN: ContextVar[str] = ContextVar("spoken", default="en")


@contextmanager
def speaking(code: str) -> Iterator[None]:
    """Make a language the one that is spoken wherever none is named, for as long as the block lasts."""
    before = _SPOKEN.set(code)
    try:
        yield
    finally:
        _SPOKEN.reset(before)


def current(code: str = "") -> str:
    """Return the language that is named, else the one spoken here: English, unless `speaking` says otherwise."""
    return code or _SPOKEN.get()


def read_language(folder: Path, code: str) -> Language:
    """Return a language from the files of a folder: ``fi.toml`` and any ``fi-….toml``, as one tree.

    Raises:
        MessageError: when the folder has no such language, or a message stands in two files.
    """
    own = sorted([*folder.glob(f"{code}.toml"), *folder.glob(f"{code}-*.toml")])
    if not own:
        raise MessageError(f"there is no language '{code}'")
    tree: dict[str, Any] = {}
    for file in own:
        _merge(tree, tomllib.loads(file.read_text("utf-8")), file.name)
    return Language(code, tree)


def languages_in(folder: Path) -> tuple[str, ...]:
    """Return the languages of a folder by their codes."""
    names = (file.stem for file in folder.glob("*.toml"))
    return tuple(sorted({name.partition("-")[0] for name in names if not name.startswith((".", "_"))}))


def _merge(tree: dict[str, Any], more: Mapping[str, Any], file: str) -> None:
    """Add the messages of a file; none may stand in two."""
    for key, value in more.items():
        if isinstance(value, dict) and isinstance(tree.setdefault(key, {}), dict):
            _merge(tree[key], value, file)
        elif key in tree:
            raise MessageError(f"the message '{key}' in '{file}' stands in another file too")
        else:
            tree[key] = value
