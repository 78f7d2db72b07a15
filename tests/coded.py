"""Codes as tests write them by hand: without the letters that tell a damaged one."""

import re

LETTERS = r"(k=[\w-]{3};)?"


def like(code: str) -> re.Pattern[str]:
    """Return what finds just a code, with or without the letters."""
    return re.compile(f"^pk1:{LETTERS}{re.escape(code.removeprefix('pk1:'))}$")


def plain(code: str) -> str:
    """Return a code, or a text that has some in it, without the letters."""
    return re.sub(f"(?<=pk1:){LETTERS}", "", code)
