"""Own rules, notes and added documents as short texts, for links and for the line of a record's rules."""

from __future__ import annotations

import base64
import json
import re
import zlib
from typing import Any

from explorer.errors import InputError
from explorer.rules.added import document_of
from explorer.rules.note import Note
from explorer.rules.own import OwnRule
from explorer.rules.own_given import KEYS, note, note_data, own_data, own_rule
from explorer.sources.added import AddedDocument, added_data

LONGEST_DOCUMENT = 2_000_000
"""So many bytes a document may have when it is unpacked."""

_PLAIN = re.compile(r"[A-Za-z0-9 -]")
_ON_A_LINE = re.compile(r"[^~_,\x00-\x1f]")
_ESCAPED = re.compile(r"~([0-9A-Fa-f]{2})")


def escape(text: str, *, line: bool = False) -> str:
    """Write free text with letters, digits and ``-`` as they are, ``_`` for a space, and ``~E4`` for any other byte.

    Not ``%``, which browsers and mail programs change on the way. On a ``line`` only what would part it is escaped.

    >>> escape("Ässä käy, 2!")
    '~C3~84ss~C3~A4_k~C3~A4y~2C_2~21'
    """
    plain = _ON_A_LINE if line else _PLAIN
    written = (sign if plain.match(sign) else "".join(f"~{byte:02X}" for byte in sign.encode("utf-8")) for sign in text)
    return "".join(written) if line else "".join(written).replace(" ", "_")


def unescape(text: str) -> str:
    """Read text that `escape` wrote, on a line or not.

    Raises:
        InputError: when it is cut or damaged.

    >>> unescape("k~C3~A4y_on_2")
    'käy on 2'
    """
    found = _ESCAPED.sub(lambda byte: chr(int(byte[1], 16)), text.replace("_", " ").encode("utf-8").decode("latin-1"))
    try:
        read = found.encode("latin-1").decode("utf-8")
    except UnicodeDecodeError:
        raise InputError("own.damaged", given=text, at="text") from None
    if "~" in _ESCAPED.sub("", text):
        raise InputError("own.damaged", given=text, at="text")
    return read


def write_own(rule: OwnRule, *, line: bool = False) -> str:
    """Write an own rule: what it says, cards, top, number, stock and its words, with dots between.

    >>> write_own(own_rule({"says": "goes", "cards": "Q K", "top": "empty 3", "number": 2, "text": "They fly."}))
    'goes.Q-K.empty-3.2..They_fly~2E'
    """
    data = own_data(rule)
    parts = (str(data.get(key, "")).replace(" ", "-") for key in KEYS if key != "text")
    return ".".join([*parts, escape(rule.text, line=line)])


def own_parts(text: str) -> dict[str, Any]:
    """Return what `write_own` wrote as the plain data of an own rule, which need not be right.

    Raises:
        InputError: when the text is not of this form.
    """
    *parts, words = text.split(".", len(KEYS) - 1)
    if len(parts) != len(KEYS) - 1:
        raise InputError("own.rule-code", given=text)
    data = {key: part if key == "says" else part.replace("-", " ") for key, part in zip(KEYS, parts, strict=False)}
    return {key: part for key, part in data.items() if part} | {"text": unescape(words)}


def read_own(text: str) -> OwnRule:
    """Read an own rule that `write_own` wrote.

    Raises:
        InputError: at the part that cannot be read.
    """
    return own_rule(own_parts(text))


def write_note(written: Note, *, line: bool = False) -> str:
    """Write a note: the ranks that it is about, a dot, and its words.

    >>> write_note(Note("Slap it.", ("J", "2")))
    'J-2.Slap_it~2E'
    """
    return f"{note_data(written).get('about', '').replace(' ', '-')}.{escape(written.text, line=line)}"


def note_parts(text: str) -> dict[str, str]:
    """Return what `write_note` wrote as the plain data of a note, which need not be right.

    Raises:
        InputError: when the text is not of this form.
    """
    about, dot, words = text.partition(".")
    if not dot:
        raise InputError("own.note-code", given=text)
    return {"about": about.replace("-", " "), "text": unescape(words)}


def read_note(text: str) -> Note:
    """Read a note that `write_note` wrote.

    Raises:
        InputError: at the part that cannot be read.
    """
    return note(note_parts(text))


def write_document(added: AddedDocument) -> str:
    """Write an added document, packed, with letters, digits, ``-`` and ``_``."""
    data = json.dumps(added_data(added), ensure_ascii=False, separators=(",", ":"))
    return base64.urlsafe_b64encode(zlib.compress(data.encode("utf-8"), 9)).decode("ascii").rstrip("=")


def document_parts(text: str) -> Any:
    """Return what `write_document` wrote as the plain data of a document, which need not be right.

    Raises:
        InputError: when the text is cut or damaged.
    """
    unpacking = zlib.decompressobj()
    try:
        packed = base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)
        data = unpacking.decompress(packed, LONGEST_DOCUMENT)
        if not unpacking.eof:
            raise ValueError("cut, or too long")
        return json.loads(data)
    except (zlib.error, ValueError, RecursionError):
        raise InputError("own.document-code") from None


def read_document(text: str) -> AddedDocument:
    """Read a document that `write_document` wrote.

    Raises:
        InputError: when it is cut or damaged, or at the key of what cannot be.
    """
    return document_of(document_parts(text))
