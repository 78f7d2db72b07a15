"""The documents that describe the game, and their passages, restated in our own words."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from explorer.errors import InputError

KINDS = ("rule", "variant", "example", "advice", "info", "heading")


@dataclass(frozen=True, slots=True)
class Passage:
    """One statement of a document: never its own sentence, always ours.

    ``id`` is the full id (``pagat:play.1.2``); ``place`` says where under the heading ``section`` it stands.
    ``flag`` is ``corrupt`` where the document's own text is damaged, and ``flag_note`` then says how; else both
    are empty.
    """

    id: str
    document: str
    kind: str
    section: str
    place: str
    text: str
    flag: str = ""
    flag_note: str = ""


@dataclass(frozen=True, slots=True)
class Document:
    """One document: what it is, where it comes from, and its passages in their own order.

    ``short`` is its name in running text, ``letter`` its mark, ``kind`` what kind of document it is; ``related`` are
    the ids of the documents it shares its descent with, since documents that copy one another are not independent
    witnesses, and ``descent`` says how.
    ``licence``, ``date`` and ``address`` say ``unknown`` where the document does not tell.
    """

    id: str
    title: str
    short: str
    letter: str
    kind: str
    related: tuple[str, ...]
    descent: str
    licence: str
    date: str
    address: str
    order: int
    base: str
    passages: tuple[Passage, ...]


def read_document(file: Path) -> Document:
    """Return the document that ``file`` (TOML) holds.

    Raises InputError, naming the place, when a key is missing or unknown.
    """
    data: dict[str, Any] = tomllib.loads(file.read_text("utf-8"))
    entries: list[dict[str, str]] = data.pop("passage", [])
    document = data.get("id", file.stem)
    passages = tuple(_passage(document, entry, at=f"{file.name}.{entry.get('id', '?')}") for entry in entries)
    try:
        return Document(**{**data, "related": tuple(data.get("related", ())), "passages": passages})
    except TypeError as error:
        raise InputError("data.wrong", said=f"the head of a document does not read: {error}", at=file.name) from error


def _passage(document: str, entry: dict[str, str], *, at: str) -> Passage:
    try:
        return Passage(**{**entry, "id": f"{document}:{entry.get('id', '')}", "document": document})
    except TypeError as error:
        raise InputError("data.wrong", said=f"a passage does not read: {error}", at=at) from error
