"""Documents that people add, held against the rules: the base game they describe and the values they document."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import replace
from functools import lru_cache
from pathlib import Path
from types import MappingProxyType
from typing import Any

from explorer.errors import InputError, inside, unknown
from explorer.rules.catalogue import BASE, OPTIONS
from explorer.rules.presets import PRESETS, Preset
from explorer.sources import library
from explorer.sources.added import AddedDocument, added_document
from explorer.sources.lines import last_line, line_of

MOST_DOCUMENTS = 10
_VALUES: dict[str, tuple[str, ...]] = {option.key: tuple(value.id for value in option.values) for option in OPTIONS}
_ALWAYS: tuple[str, ...] = tuple(dict.fromkeys(bound.clause.name for bound in BASE))
_LINE = re.compile(r" \(at line (\d+), column \d+\)| \(at end of document\)")


def read_document_file(file: Path) -> AddedDocument:
    """Read a document that somebody wrote, from its file.

    Raises:
        InputError: at the file's name and the place in it, for what cannot be.
    """
    try:
        text = file.read_text("utf-8-sig")
    except OSError as error:
        raise InputError("file.read", why=error.strerror, at=str(file)) from error
    except UnicodeDecodeError as error:
        raise InputError("file.encoding", encoding="UTF-8", byte=error.start, at=str(file)) from error
    try:
        return read_document(text)
    except InputError as error:
        raise error.placed(f"{file}: {error.at}") from None


def read_document(text: str) -> AddedDocument:
    """Read a document that somebody wrote, in TOML.

    Raises:
        InputError: at ``line N`` for what is no TOML, else at the key (``passage 3.values``), with the line in the
            message, for what cannot be.
    """
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        said = str(error)
        found = _LINE.search(said)
        line = found[1] if found and found[1] else last_line(text)
        raise InputError("document.toml", said=_LINE.sub("", said), at=f"line {line}") from None
    try:
        return document_of(data)
    except InputError as error:
        line = line_of(text, error.at)
        raise InputError("document.at-line", line=line, why=error, at=error.at) if line else error from None


def document_of(data: Any) -> AddedDocument:
    """Return the document that plain data hold, in the shape of its file.

    Raises:
        InputError: at the key, or at ``passage N.KEY``, counted from 1, of what cannot be.
    """
    added = added_document(data)
    known = [document.id for document in library().documents]
    if added.id in known or added.id in PRESETS:
        raise InputError("document.there", given=added.id, at="id")
    for related in added.document.related:
        if related not in known:
            raise unknown("document", related, known, at="related")
    if added.base not in PRESETS:
        raise unknown("preset", added.base, PRESETS, at="base")
    for names, at in ((added.says, "values"), (added.unclear, "unclear")):
        places = {passage.id: place for place, passage in enumerate(added.document.passages, start=1)}
        for passage, told in names:
            for name in told:
                check_name(name, at=f"passage {places[passage]}.{at}", always=at == "values")
    whole = isinstance(data, Mapping) and "values" in data
    return replace(added, differs=_differs(added, at="values" if whole else "differs", whole=whole))


def check_name(name: str, *, at: str, always: bool = True) -> None:
    """Check that something a passage documents is there: ``led_ten.clears``, or a rule that is ``always`` in force.

    Raises:
        InputError: at ``at``, naming the nearest that there is.
    """
    key, dot, value = name.partition(".")
    if always and name in _ALWAYS:
        return
    if key in _VALUES and dot:
        if value not in _VALUES[key]:
            raise unknown("value", value, _VALUES[key], option=key, at=at)
    elif always and any(one.startswith(f"{key}.") for one in _ALWAYS):
        raise unknown("clause", name, _ALWAYS, at=at)
    elif not dot:
        raise InputError("document.no-value", given=name, at=at)
    else:
        raise unknown("option", key, _VALUES, at=at)


@lru_cache(maxsize=1024)
def presets_with(documents: tuple[AddedDocument, ...]) -> Mapping[str, Preset]:
    """Return all presets by id, those of added documents last."""
    own = (Preset(added.id, added.id, {**PRESETS[added.base].differs, **dict(added.differs)}) for added in documents)
    return MappingProxyType({**PRESETS, **{preset.id: preset for preset in own}})


def check_documents(documents: Iterable[AddedDocument]) -> tuple[AddedDocument, ...]:
    """Return documents by id, each once: the order of adding them never matters.

    Raises:
        InputError: at ``documents``, when there are too many, or two under one id.
    """
    every = tuple(sorted(set(documents), key=lambda added: added.id))
    ids = [added.id for added in every]
    with inside("documents"):
        for one in ids:
            if ids.count(one) > 1:
                raise InputError("document.two", given=one)
        if len(ids) > MOST_DOCUMENTS:
            raise InputError("document.too-many", number=len(ids), most=MOST_DOCUMENTS)
    return every


def _differs(added: AddedDocument, *, at: str, whole: bool) -> tuple[tuple[str, str], ...]:
    given = dict(added.differs)
    for key, value in given.items():
        if key not in _VALUES:
            raise unknown("option", key, _VALUES, at=f"{at}.{key}")
        if value not in _VALUES[key]:
            raise unknown("value", value, _VALUES[key], option=key, at=f"{at}.{key}")
    missing = [key for key in _VALUES if key not in given]
    if whole and missing:
        raise InputError("document.values-missing", keys=tuple(missing), at=at)
    usual = {key: values[0] for key, values in _VALUES.items()} | PRESETS[added.base].differs
    return tuple((key, given[key]) for key in _VALUES if key in given and given[key] != usual[key])
