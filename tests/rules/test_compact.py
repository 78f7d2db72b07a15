"""Own rules, notes and documents as short texts: read back as they were, or refused."""

import base64
import json
import zlib

import pytest
from hypothesis import given

from explorer.errors import InputError
from explorer.rules.compact import (
    escape,
    read_document,
    read_note,
    read_own,
    unescape,
    write_document,
    write_note,
    write_own,
)
from explorer.rules.note import Note
from explorer.rules.own import OwnRule
from explorer.sources.added import added_data
from tests.rules.own_rules import WORDS, notes, own_rules
from tests.sources.added import OMA

SAFE = set("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789._-~")


@given(WORDS)
def test_free_text_reads_back(text: str) -> None:
    """Whatever is written, in a code or on a line, nothing is lost, and what parts a code or a line is escaped."""
    assert [text, text] == [unescape(escape(text)), unescape(escape(text, line=True))]
    assert set(escape(text)) <= SAFE - {"."}
    assert not {",", "\n"} & set(escape(text, line=True))


@given(own_rules())
def test_own_rules_read_back(rule: OwnRule) -> None:
    """In a code and on a line an own rule is what it was."""
    assert [rule, rule] == [read_own(write_own(rule)), read_own(write_own(rule, line=True))]
    assert set(write_own(rule)) <= SAFE


@given(notes())
def test_notes_read_back(note: Note) -> None:
    """In a code and on a line a note is what it was."""
    assert [note, note] == [read_note(write_note(note)), read_note(write_note(note, line=True))]
    assert set(write_note(note)) <= SAFE


def test_documents_read_back() -> None:
    """Packed, a document is what it was."""
    assert read_document(write_document(OMA)) == OMA
    assert set(write_document(OMA)) <= SAFE - {"."}


def test_packing_pays() -> None:
    """A packed document is shorter than its data."""
    assert len(write_document(OMA)) < len(json.dumps(added_data(OMA)))


@pytest.mark.parametrize("text", ["~", "~E", "~C3", "~FF", "a~Gx"])
def test_damaged_text_is_refused(text: str) -> None:
    """What is cut in the middle of a sign is told, not guessed."""
    with pytest.raises(InputError, match="damaged"):
        unescape(text)


def _packed(data: bytes) -> str:
    return base64.urlsafe_b64encode(zlib.compress(data)).decode().rstrip("=")


@pytest.mark.parametrize(
    "text",
    [
        "",
        "!",
        "eNp",
        write_document(OMA)[:-5],
        write_document(OMA)[:50] + "A" + write_document(OMA)[51:],
        _packed(b"no json"),
        _packed(b"[" * 100_000),
        _packed(json.dumps(added_data(OMA)).encode() + b" " * 3_000_000),
    ],
)
def test_a_damaged_document_is_refused(text: str) -> None:
    """What is cut, changed on the way, or unpacks without end is told in a sentence."""
    with pytest.raises(InputError, match="cut or damaged"):
        read_document(text)


def test_a_document_that_cannot_be_is_refused() -> None:
    """What unpacks well is checked as a file is."""
    with pytest.raises(InputError) as caught:
        read_document(_packed(json.dumps(added_data(OMA) | {"differs": {"led_ten": "flies"}}).encode()))
    assert "differs.led_ten" == caught.value.at
