"""Saved files are read in the encoding that they are in."""

from pathlib import Path

import pytest

from explorer.errors import InputError
from explorer.sources.files import LARGEST, read_text

HEAD = '<html><head><meta charset="iso-8859-1"></head>Pöytä'


@pytest.mark.parametrize(
    ("data", "text"),
    [
        ("Pöytä".encode(), "Pöytä"),
        ("Pöytä".encode("utf-8-sig"), "Pöytä"),
        ("Pöytä".encode("utf-16"), "Pöytä"),
        (HEAD.encode("latin-1"), HEAD),
        (HEAD.replace("iso-8859-1", "none-such").encode(), HEAD.replace("iso-8859-1", "none-such")),
    ],
)
def test_encodings(data: bytes, text: str, tmp_path: Path) -> None:
    """By the first bytes, by the head of a page, else UTF-8."""
    (tmp_path / "copy").write_bytes(data)
    assert text == read_text(tmp_path / "copy")


def test_what_is_no_text_is_named(tmp_path: Path) -> None:
    """The file, the encoding, and the byte at which it ends to be one."""
    (tmp_path / "copy.txt").write_bytes(b"ab\xff")
    with pytest.raises(InputError, match="is no text in UTF-8: byte 2 cannot be read") as raised:
        read_text(tmp_path / "copy.txt")
    assert str(tmp_path / "copy.txt") == raised.value.at


def test_what_cannot_be_read_is_named(tmp_path: Path) -> None:
    """A folder is no file."""
    with pytest.raises(InputError, match="cannot be read"):
        read_text(tmp_path)


def test_what_is_too_large_is_not_read(tmp_path: Path) -> None:
    """No document is that long, so that it must be something else."""
    with (tmp_path / "big.txt").open("wb") as file:
        file.truncate(LARGEST + 1)
    with pytest.raises(InputError, match="is larger than 20 MB"):
        read_text(tmp_path / "big.txt")
