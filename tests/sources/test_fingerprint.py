"""Fingerprints that come with the program, and how they are made."""

import sys
from hashlib import sha256
from pathlib import Path

import pytest

from explorer.data import path
from explorer.errors import InputError
from explorer.sources import library
from explorer.sources.copies import passage_words
from explorer.sources.fingerprint import (
    FILE,
    fingerprint,
    fingerprints,
    fingerprints_of,
    main,
    read_fingerprints,
    write_fingerprints,
)
from tests.sources.saved import PASSAGES, prints


def test_every_passage_has_one() -> None:
    """The same ids in the same order as the library's passages, document by document."""
    assert [passage.id for passage in library().passages] == [
        cite for document in library().documents for cite in fingerprints()[document.id]
    ]
    assert {document.id for document in library().documents} == set(fingerprints())


def test_they_are_of_the_documents_not_of_the_restatements() -> None:
    """No restatement of more than a few words has the fingerprint of its passage: it is in our own words."""
    every = {cite: one for passages in fingerprints().values() for cite, one in passages.items()}
    ruling = [one for one in library().passages if one.kind in ("rule", "variant") and every[one.id].words > 8]
    assert 200 < len(ruling)
    assert [] == [
        one.id for one in ruling if fingerprint(one.document, passage_words(one.text)).sha256 == every[one.id].sha256
    ]


def test_what_it_holds() -> None:
    """The number of words, the digest of them, and a short number for each run of three, each once."""
    found = fingerprint("tea", ("tea", "for", "two", "tea", "for", "two"))
    assert 6 == found.words
    assert sha256(b"tea for two tea for two").hexdigest() == found.sha256
    assert 3 == len(found.runs)
    assert int(sha256(b"tea tea for two").hexdigest()[:4], 16) in found.runs
    assert all(0 <= run < 1 << 16 for run in found.runs)


def test_the_file_gives_no_order_away() -> None:
    """Runs stand sorted in the file, so that nobody reads off which follows which."""
    for line in (path("rules_text") / FILE).read_text("utf-8").splitlines():
        runs = line.partition('runs = "')[2].partition('"')[0].split()
        assert sorted(set(runs)) == runs
        assert all(len(run) == 4 for run in runs)


def test_written_and_read_back() -> None:
    """A file holds all there is."""
    assert prints() == read_fingerprints(write_fingerprints(prints()))


def test_made_from_a_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The documents stand there a passage a line, as id, kind and text; what has no tabs is a comment."""
    lines = ["# Tea", "", *(f"{cite}\trule\t{text}" for cite, text in PASSAGES.items())]
    (tmp_path / "tea.txt").write_text("\n".join(lines), encoding="utf-8")
    assert prints() == fingerprints_of(tmp_path)
    monkeypatch.setattr(sys.modules["explorer.sources.fingerprint"], "path", lambda _: tmp_path)
    main(str(tmp_path))
    assert prints() == read_fingerprints((tmp_path / FILE).read_text("utf-8"))


def test_a_folder_without_documents_is_named(tmp_path: Path) -> None:
    """An empty folder makes no empty fingerprints."""
    with pytest.raises(InputError, match="there is no document in it") as raised:
        fingerprints_of(tmp_path)
    assert str(tmp_path) == raised.value.at
