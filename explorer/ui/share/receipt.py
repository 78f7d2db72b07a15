"""What made a verdict: the versions of the program, of its rules and of its texts."""

from __future__ import annotations

import hashlib
from functools import cache
from pathlib import Path

import explorer
from explorer import data, rules
from explorer.ui.say import text

LENGTH = 8
"""So many digits of a digest tell two versions apart."""


def receipt() -> str:
    """Return the versions in a line."""
    return text("share.receipt", program=explorer.__version__, rules=rules_version(), texts=texts_version())


@cache
def rules_version() -> str:
    """Return what stands for all clauses and options: it changes when any of them does."""
    return digest(Path(str(rules.__file__)).parent, "*.py")


@cache
def texts_version() -> str:
    """Return what stands for all restatements and interpretations, in every language."""
    return digest(data.path("rules_text"), "*.toml")


def digest(folder: Path, pattern: str) -> str:
    """Return the first digits of a digest over the files of a folder and below, by name and content."""
    found = hashlib.sha256()
    for file in sorted(folder.rglob(pattern)):
        found.update(file.relative_to(folder).as_posix().encode() + b"\0" + file.read_bytes().replace(b"\r\n", b"\n"))
    return found.hexdigest()[:LENGTH]
