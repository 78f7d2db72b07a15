"""The original wording of passages, quoted from a reader's own copies of the documents; none comes with the program."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from explorer.errors import InputError
from explorer.sources.alignment import Place, nearest, places, verified_at
from explorer.sources.copies import Copy, read_copy
from explorer.sources.files import read_text
from explorer.sources.fingerprint import Fingerprints, fingerprints

VERIFIED, NEAREST, NOT_FOUND = "verified", "nearest", "not found"
ENDINGS = (".txt", ".text", ".md", ".html", ".htm", ".xhtml")
SURE = 5
"""A passage of so many words or more tells which document a copy is of."""

ENOUGH = 0.1
"""So much of a document, in words, must be there to the letter for a copy to be taken for it."""


@dataclass(frozen=True, slots=True)
class Original:
    """A passage in a copy: ``verified`` to the letter, the ``nearest`` text, or ``not found`` (then without text).

    ``share`` is how many of the passage's runs of three words are there, from 0 to 1.
    """

    cite: str
    status: str
    text: str
    share: float


@dataclass(frozen=True, slots=True)
class Originals:
    """A reader's copies: what file each document was found in, and what each of its passages is there."""

    files: Mapping[str, str]
    found: Mapping[str, Original]

    def original_of(self, cite: str) -> Original | None:
        """Return a passage in the reader's copy; ``None`` where there is no copy of its document, or nothing near it.

        ``cite`` is the full id of a passage; nobody but this project worded an interpretation.
        """
        found = self.found.get(cite)
        return None if found is None or found.status == NOT_FOUND else found


def find_passage(copy: Copy, cite: str, *, known: Fingerprints | None = None) -> Original:
    """Find a passage in a copy of its document: by its place among the others, verified by its fingerprint.

    Raises:
        InputError: for a passage that has no fingerprint.
    """
    document = _document(cite, known)
    return find_passages(copy, document, known=known)[cite]


def find_passages(copy: Copy, document: str, *, known: Fingerprints | None = None) -> dict[str, Original]:
    """Find every passage of a document in a copy, by full id: all passages come in the document's order."""
    prints = (known or fingerprints())[document]
    found = places(copy, document, prints)
    return {cite: _original(copy, cite, found[cite]) for cite in prints}


def verify_paste(cite: str, text: str, *, known: Fingerprints | None = None) -> Original:
    """Look for a passage in a piece of text that a reader pasted, wherever it stands there.

    Raises:
        InputError: for a passage that has no fingerprint.
    """
    document = _document(cite, known)
    one, copy = (known or fingerprints())[document][cite], read_copy(text)
    exact = verified_at(copy, document, one)
    place = Place(exact[0], exact[0] + one.words, 1.0, exact=True) if exact else None
    return _original(copy, cite, place or nearest(copy, document, one, 0, len(copy.words)))


def verify_pasted(cite: str, text: str, *, known: Fingerprints | None = None) -> dict[str, Original]:
    """Look for a passage in a pasted piece of text, as `verify_paste` does, and for others of its document.

    Of the others, by full id, those come along that stand there to the letter and are long enough to be told by it.

    Raises:
        InputError: for a passage that has no fingerprint.
    """
    prints = (known or fingerprints())[_document(cite, known)]
    others = [one for one in prints if one != cite and prints[one].words >= SURE]
    found = {one: verify_paste(one, text, known=known) for one in others}
    beside = {one: original for one, original in found.items() if original.status == VERIFIED}
    return {cite: verify_paste(cite, text, known=known), **beside}


def has_original(cite: str, *, known: Fingerprints | None = None) -> bool:
    """Tell whether a source is a passage that has an original wording somewhere, by its full id."""
    return cite in (known or fingerprints()).get(cite.partition(":")[0], {})


def read_folder(folder: Path, *, known: Fingerprints | None = None) -> Originals:
    """Read a reader's copies from a folder, whatever the files are called: plain text (.txt, .md) or HTML.

    Of two copies of one document the one with more of it counts. Other files, and folders in it, are left alone.

    Raises:
        InputError: at the file or folder, when it cannot be read, or is a copy of none of the documents.
    """
    best: dict[str, tuple[float, Path, Copy]] = {}
    for file in _files(folder):
        copy = read_copy(read_text(file))
        share, document = recognise(copy, known=known)
        if not document:
            raise InputError("file.no-copy", at=str(file))
        if share > best.get(document, (0.0,))[0]:
            best[document] = (share, file, copy)
    found: dict[str, Original] = {}
    for document, (_, _, copy) in best.items():
        found |= find_passages(copy, document, known=known)
    return Originals({document: str(file) for document, (_, file, _) in best.items()}, found)


def recognise(copy: Copy, *, known: Fingerprints | None = None) -> tuple[float, str]:
    """Return how much of a document is in a copy to the letter, from 0 to 1, and which one; ``""`` for none of them."""
    shares = [(_share(copy, document, known or fingerprints()), document) for document in known or fingerprints()]
    share, document = max(shares, key=lambda one: one[0])
    return (share, document) if share >= ENOUGH else (0.0, "")


def _share(copy: Copy, document: str, known: Fingerprints) -> float:
    telling = [one for one in known[document].values() if one.words >= SURE]
    there = sum(one.words for one in telling if verified_at(copy, document, one))
    return there / max(1, sum(one.words for one in telling))


def _files(folder: Path) -> list[Path]:
    try:
        files = sorted(file for file in folder.iterdir() if file.is_file() and not file.name.startswith("."))
    except OSError as error:
        raise InputError("file.folder", why=error.strerror, at=str(folder)) from None
    texts = [file for file in files if file.suffix.lower() in ENDINGS]
    if not texts:
        raise InputError("file.folder-empty", endings=tuple(ENDINGS), at=str(folder))
    return texts


def _document(cite: str, known: Fingerprints | None) -> str:
    if not has_original(cite, known=known):
        raise InputError("document.no-original", given=cite, at="passage")
    return cite.partition(":")[0]


def _original(copy: Copy, cite: str, place: Place | None) -> Original:
    if place is None:
        return Original(cite, NOT_FOUND, "", 0.0)
    return Original(cite, VERIFIED if place.exact else NEAREST, copy.quote(place.first, place.after), place.share)
