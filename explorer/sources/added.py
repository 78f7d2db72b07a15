"""A document that a group or a teacher adds: its passages in their own words, and what each of them documents."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from explorer.errors import InputError, inside, unknown
from explorer.sources.documents import Document, Passage
from explorer.sources.interpretations import PREFIX

HEAD = ("id", "title", "short", "kind", "author", "place", "date", "language", "about", "related", "descent")
BASE_KEYS = ("base", "differs", "values")
PASSAGE_KEYS = ("id", "section", "place", "kind", "text", "values", "unclear")
KINDS = ("rule", "variant", "example", "advice")
MOST, LONGEST, LONGEST_TEXT, LONGEST_IN_ALL = 400, 200, 2000, 100_000
"""So many passages in a document, so many characters in a line of its head, in a passage, and in all passages."""

UNKNOWN = "unknown"
RESERVED = ("ours", PREFIX.removesuffix(":"), "fact", "note")
_ID, _PLACE = re.compile(r"[a-z][a-z0-9-]{0,30}"), re.compile(r"[A-Za-z0-9][A-Za-z0-9._-]{0,40}")


@dataclass(frozen=True, slots=True)
class AddedDocument:
    """A document with the base game that it describes, and what its passages document.

    ``base`` is the preset that its game begins with, ``differs`` what is otherwise in it, as (key, value). ``says`` has
    for each passage, by full id, the names of what it documents: an option's value (``led_ten.clears``) or a rule that
    is always in force (``play.equal-or-higher``); ``unclear`` the values that its words can be read to mean, or not.
    The names are checked in `explorer.rules.added`.
    """

    document: Document
    author: str = ""
    language: str = ""
    base: str = "pagat"
    differs: tuple[tuple[str, str], ...] = ()
    says: tuple[tuple[str, tuple[str, ...]], ...] = ()
    unclear: tuple[tuple[str, tuple[str, ...]], ...] = ()

    def __hash__(self) -> int:  # of many passages, and rule sets are looked up by their documents all the time
        return hash((self.id, self.base, self.differs, len(self.document.passages)))

    @property
    def id(self) -> str:
        """The document's id, which is its preset's as well."""
        return self.document.id

    def passages_on(self, name: str) -> tuple[str, ...]:
        """Return the passages that document something, by full id, clear ones first."""
        return tuple(passage for lists in (self.says, self.unclear) for passage, names in lists if name in names)


def added_document(data: Any) -> AddedDocument:
    """Return the document that plain data hold, in the shape of its file; names of options are taken as they are.

    Raises:
        InputError: at the key, or at ``passage N`` or ``passage N.KEY``, counted from 1.
    """
    if not isinstance(data, Mapping):
        raise InputError("document.object")
    _check_keys(data, (*HEAD, *BASE_KEYS, "passage"))
    if "id" not in data:
        raise InputError("document.id-missing", at="id")
    head = {key: _line(data, key) for key in HEAD if key != "related"}
    if not _ID.fullmatch(head["id"]):
        raise InputError("document.id", given=head["id"], at="id")
    if head["id"] in RESERVED:
        raise InputError("document.reserved", given=head["id"], at="id")
    if not head["title"]:
        raise InputError("document.title", at="title")
    base, differs = _game(data)
    entries = data.get("passage", [])
    if not isinstance(entries, list) or not entries:
        raise InputError("document.passages", at="passage")
    if len(entries) > MOST:
        raise InputError("document.passages-many", number=len(entries), most=MOST, at="passage")
    passages: dict[str, Passage] = {}
    says: list[tuple[str, tuple[str, ...]]] = []
    unclear: list[tuple[str, tuple[str, ...]]] = []
    for number, entry in enumerate(entries, start=1):
        with inside(f"passage {number}"):
            passage = _passage(head["id"], entry)
            if passage.id in passages:
                raise InputError("document.passage-twice", given=entry["id"], at="id")
            passages[passage.id] = passage
            for names, key in ((says, "values"), (unclear, "unclear")):
                if told := _names(entry, key):
                    names.append((passage.id, told))
    length = sum(len(passage.text) for passage in passages.values())
    if length > LONGEST_IN_ALL:
        raise InputError("document.long-in-all", number=length, most=LONGEST_IN_ALL, at="passage")
    document = Document(
        id=head["id"],
        title=head["title"],
        short=head["short"] or head["title"],
        letter=head["id"][0].upper() + "+",
        kind=head["kind"],
        related=_related(data.get("related", [])),
        descent=head["descent"],
        licence=UNKNOWN,
        date=head["date"] or UNKNOWN,
        address=head["place"] or UNKNOWN,
        order=0,
        base=head["about"],
        passages=tuple(passages.values()),
    )
    return AddedDocument(document, head["author"], head["language"], base, differs, tuple(says), tuple(unclear))


def added_data(added: AddedDocument) -> dict[str, Any]:
    """Write an added document as plain data that `added_document` reads back."""
    document = added.document
    head = {
        "id": document.id,
        "title": document.title,
        "short": "" if document.short == document.title else document.short,
        "kind": document.kind,
        "author": added.author,
        "place": "" if document.address == UNKNOWN else document.address,
        "date": "" if document.date == UNKNOWN else document.date,
        "language": added.language,
        "about": document.base,
        "related": list(document.related),
        "descent": document.descent,
        "base": added.base,
        "differs": dict(added.differs),
    }
    says, unclear = dict(added.says), dict(added.unclear)
    passages = [
        {
            "id": (id := passage.id.partition(":")[2]),
            "section": passage.section,
            "place": "" if passage.place == id else passage.place,
            "kind": passage.kind,
            "text": passage.text,
            "values": list(says.get(passage.id, ())),
            "unclear": list(unclear.get(passage.id, ())),
        }
        for passage in document.passages
    ]
    return {key: value for key, value in head.items() if value} | {
        "passage": [{key: value for key, value in entry.items() if value} for entry in passages]
    }


def _check_keys(data: Mapping[Any, Any], known: tuple[str, ...]) -> None:
    for key in data:
        if key not in known:
            raise unknown("key", str(key), known, at=str(key))


def _game(data: Mapping[str, Any]) -> tuple[str, tuple[tuple[str, str], ...]]:
    """Return the preset that the document's game begins with, and what is otherwise in it."""
    key = "values" if "values" in data else "differs"
    if key == "values" and ("base" in data or "differs" in data):
        raise InputError("document.base-or-values", at="values")
    given = data.get(key, {})
    if not isinstance(given, Mapping):
        raise InputError("document.options", at=key)
    base = data.get("base", "pagat")
    if not isinstance(base, str):
        raise InputError("document.base", at="base")
    words = {True: "yes", False: "no"}
    return base, tuple((str(k), words[v] if isinstance(v, bool) else str(v)) for k, v in given.items())


def _passage(document: str, entry: Any) -> Passage:
    if not isinstance(entry, Mapping):
        raise InputError("document.passage")
    _check_keys(entry, PASSAGE_KEYS)
    id, kind, text = (_line(entry, key, most=LONGEST_TEXT) for key in ("id", "kind", "text"))
    if not id:
        raise InputError("document.passage-id-missing", at="id")
    if not _PLACE.fullmatch(id):
        raise InputError("document.passage-id", given=id, at="id")
    if kind not in KINDS:
        raise unknown("passage-kind", kind, KINDS, at="kind")
    if not text:
        raise InputError("document.passage-text", at="text")
    return Passage(f"{document}:{id}", document, kind, _line(entry, "section"), _line(entry, "place") or id, text)


def _line(data: Mapping[str, Any], key: str, *, most: int = LONGEST) -> str:
    """Return a text in one line; numbers and dates may stand as such."""
    given = data.get(key, "")
    if isinstance(given, (Mapping, list, bool)) or given is None:
        raise InputError("document.text", at=key)
    text = " ".join(str(given).split())
    if len(text) > most:
        raise InputError("document.long", number=len(text), most=most, at=key)
    if any(unicodedata.category(sign) in ("Cc", "Cs") for sign in text):
        raise InputError("document.control", at=key)
    return text


def _names(entry: Mapping[str, Any], key: str) -> tuple[str, ...]:
    given = entry.get(key, [])
    if not isinstance(given, (list, tuple)) or not all(isinstance(name, str) for name in given):
        raise InputError("document.values", at=key)
    return tuple(dict.fromkeys(given))


def _related(given: Any) -> tuple[str, ...]:
    if not isinstance(given, (list, tuple)) or not all(isinstance(one, str) for one in given):
        raise InputError("document.related", at="related")
    return tuple(dict.fromkeys(given))
