"""Text files that somebody saved, in whatever encoding their browser or editor chose."""

from __future__ import annotations

import codecs
import re
from pathlib import Path

from explorer.errors import InputError

LARGEST = 20_000_000
"""No document is longer than so many bytes."""

_MARKS = ((codecs.BOM_UTF16_LE, "utf-16"), (codecs.BOM_UTF16_BE, "utf-16"), (codecs.BOM_UTF8, "utf-8-sig"))
_CHARSET = re.compile(rb"<meta[^>]+charset=[\"']?([\w-]+)", re.I)


def read_text(file: Path) -> str:
    """Return a file's text: in the encoding that its first bytes or an HTML head name, else in UTF-8.

    Raises:
        InputError: at the file, when it cannot be read, is too large, or is no text in that encoding.
    """
    try:
        if file.stat().st_size > LARGEST:
            raise InputError("file.large", most=LARGEST // 1_000_000, at=str(file))
        data = file.read_bytes()
    except OSError as error:
        raise InputError("file.read", why=error.strerror, at=str(file)) from None
    encoding = _encoding(data)
    try:
        return data.decode(encoding)
    except UnicodeDecodeError as error:
        raise InputError("file.encoding", encoding=encoding.upper(), byte=error.start, at=str(file)) from None


def _encoding(data: bytes) -> str:
    for mark, encoding in _MARKS:
        if data.startswith(mark):
            return encoding
    named = _CHARSET.search(data[:4096])
    if named is None:
        return "utf-8"
    try:
        return codecs.lookup(named[1].decode("ascii")).name
    except LookupError:
        return "utf-8"
