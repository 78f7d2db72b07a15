"""What is wrong with a Finnish message or text, as far as a program can tell."""

from __future__ import annotations

import re

from tests.sources.finnish import ENGLISH, PLAYERS, QUOTED, lifts_nothing

TRACES_OF_CODE = re.compile(r"[{}_]|\w=|\b(none|None|True|False|rule_|must-take|r10|rA|r2|b10)\b")

GLUED = re.compile(r"\}(?:[^\W\d_]|[:’'-]\w)")
"""An ending hung on what is filled in: neither ranks nor names are inflected so."""

_INFLECTED = re.compile(rf"\b(?:{PLAYERS})(?:\w|[:’'-]\w)")


def faults(text: str) -> list[str]:
    """Return what is wrong with a text that is filled in."""
    found = [] if text == " ".join(text.split()) else ["blanks too many"]
    found += ENGLISH.findall(QUOTED.sub("", text))
    found += [f"a trace of code: {left[0]}" for left in TRACES_OF_CODE.finditer(text)]
    found += [f"an inflected name: {name}" for name in _INFLECTED.findall(text)]
    found += ["lifted without a pile"] if any(map(lifts_nothing, re.split(r"(?<=[.!?;])\s+", text))) else []
    return found + (["signs of quotation that are not Finnish"] if re.search(r"[\"'“‘’]", text) else [])
