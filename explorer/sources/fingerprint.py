"""Fingerprints of the documents' passages: enough to tell the original wording, too little to give it back.

``python -m explorer.sources.fingerprint FOLDER`` makes them anew from the documents themselves, which are no part of
the project: ``FOLDER/DOCUMENT.txt``, a passage a line, as id, kind and text between tabs.
"""

from __future__ import annotations

import sys
import tomllib
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from pathlib import Path

from explorer.data import path
from explorer.errors import InputError
from explorer.sources.copies import passage_words

FILE = "fingerprints.toml"
RUN = 3
BITS = 16
"""Runs of three words are kept as numbers this short, so that each stands for very many other runs as well."""


@dataclass(frozen=True, slots=True)
class Fingerprint:
    """Of a passage: how many words, SHA-256 of the words in lower case, and its runs of three words, shortened.

    ``runs`` are in the order of the numbers, each once, so that nothing tells which follows which.
    """

    words: int
    sha256: str
    runs: frozenset[int]


Fingerprints = Mapping[str, Mapping[str, Fingerprint]]
"""The fingerprint of each passage by its full id, in the document's order, by document."""


def fingerprint(document: str, words: Sequence[str]) -> Fingerprint:
    """Return the fingerprint of a passage of a document from its words."""
    return Fingerprint(len(words), digest(words), frozenset(run_numbers(document, words)))


def digest(words: Sequence[str]) -> str:
    """Return the SHA-256 of words, in hexadecimal digits."""
    return sha256(" ".join(words).encode()).hexdigest()


def run_numbers(document: str, words: Sequence[str]) -> list[int]:
    """Return the number of the run that begins at each word; another document has other numbers for the same run."""
    texts = (" ".join((document, *words[place : place + RUN])) for place in range(len(words) - RUN + 1))
    return [int.from_bytes(sha256(text.encode()).digest()[: BITS // 8]) for text in texts]


@cache
def fingerprints() -> Fingerprints:
    """Return the fingerprints that come with the program."""
    return read_fingerprints((path("rules_text") / FILE).read_text("utf-8"))


def read_fingerprints(text: str) -> Fingerprints:
    """Return the fingerprints in a text as `write_fingerprints` writes it."""
    return {
        document: {
            f"{document}:{place}": Fingerprint(
                one["words"], one["sha256"], frozenset(int(run, 16) for run in one["runs"].split())
            )
            for place, one in passages.items()
        }
        for document, passages in tomllib.loads(text).items()
    }


def write_fingerprints(found: Fingerprints) -> str:
    """Write fingerprints as TOML, a table for each document, a line for each passage."""
    lines = [
        "# Fingerprints of the documents' passages, to find and verify the original wording in a reader's own copy:",
        "# how many words, SHA-256 of the words, and the sorted short numbers of its runs of three words.",
        "# Made by python -m explorer.sources.fingerprint; not to be changed by hand.",
    ]
    for document, passages in found.items():
        lines += ["", f"[{document}]"]
        for cite, one in passages.items():
            runs = " ".join(f"{run:0{BITS // 4}x}" for run in sorted(one.runs))
            place = cite.partition(":")[2]
            lines.append(f'"{place}" = {{ words = {one.words}, sha256 = "{one.sha256}", runs = "{runs}" }}')
    return "\n".join(lines) + "\n"


def fingerprints_of(folder: Path) -> Fingerprints:
    """Return the fingerprints of the documents in a folder, cut into passages.

    Raises:
        InputError: at the folder, when no document is there.
    """
    files = sorted(folder.glob("*.txt"))
    if not files:
        raise InputError("file.folder-documents", at=str(folder))
    return {file.stem: dict(_passages(file.stem, file.read_text("utf-8").splitlines())) for file in files}


def _passages(document: str, lines: Iterable[str]) -> Iterable[tuple[str, Fingerprint]]:
    for line in lines:
        if "\t" in line:
            cite, _, text = line.split("\t")
            yield cite, fingerprint(document, passage_words(text))


def main(folder: str) -> None:
    """Write the fingerprints that come with the program."""
    (path("rules_text") / FILE).write_text(write_fingerprints(fingerprints_of(Path(folder))), encoding="utf-8")


if __name__ == "__main__":
    main(*sys.argv[1:])
