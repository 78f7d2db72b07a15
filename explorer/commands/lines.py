"""The lines of a file that a command is to read, or of standard input."""

from __future__ import annotations

import io
import sys
from pathlib import Path

from explorer.errors import InputError

CASES, GAMES = "cases", "games"
"""What a file should hold, for the error where there is nothing in it."""

STANDARD_INPUT = "-"


def lines_of(name: str, wanted: str, *, perhaps_none: bool = False) -> list[str]:
    """Return the lines of a file; ``-`` stands for standard input.

    ``perhaps_none``: standard input may also have nothing to be answered, since a program may write it.

    Raises:
        InputError: at the file's name, when it cannot be read, is no text, or nothing is in it.
    """
    speak_utf_8()
    piped = name == STANDARD_INPUT
    at = "standard input" if piped else name
    try:
        text = sys.stdin.read() if piped else Path(name).read_text(encoding="utf-8-sig")
    except OSError as error:
        raise InputError("file.read", why=error.strerror, at=at) from error
    except UnicodeDecodeError as error:
        raise InputError("file.encoding", encoding="UTF-8", byte=error.start, at=at) from error
    if not text.strip() and not (piped and perhaps_none):
        raise InputError("file.empty", wanted=wanted, at=at)
    return list(io.StringIO(text))


def speak_utf_8() -> None:
    """Read and write ♣ and ö, also where the system's own encoding has none."""
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, io.TextIOWrapper):  # not so where a test stands in for it
            stream.reconfigure(encoding="utf-8")
