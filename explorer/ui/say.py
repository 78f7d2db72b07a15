"""The interface's own sentences, by id, in the language that is spoken where none is named."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Any

from explorer.language import current

_MESSAGES = Path(__file__).with_name("messages")


@cache
def _language(language: str) -> dict[str, Any]:
    return tomllib.loads((_MESSAGES / f"{language}.toml").read_text(encoding="utf-8"))


def text(id: str, /, language: str = "", **parts: object) -> str:
    """Return the sentence with this dotted id, its placeholders filled.

    Raises:
        KeyError: for an id or a placeholder that is missing.
    """
    section, _, name = id.partition(".")
    return str(_language(current(language))[section][name]).format(**parts)


def texts(section: str, language: str = "") -> dict[str, str]:
    """Return all plain sentences of a section, by name."""
    return dict(_language(current(language))[section])
