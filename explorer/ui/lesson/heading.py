"""What a lesson is called: the heading of its notebook."""

from __future__ import annotations

import json

from explorer import data
from explorer.trace.language import languages


def heading(name: str, lang: str) -> str:
    """Return the heading of a lesson in a language; a lesson of a teacher's own is called by its name.

    >>> heading("first-game", "en"), heading("our-own", "en")
    ('1. First game', 'our-own')
    """
    twin = "" if lang == languages()[0] else f".{lang}"
    for file in sorted((data.path("notebooks") / "lessons").glob(f"*-{name}{twin}.ipynb")):
        if file.stem.partition("-")[2] == f"{name}{twin}":
            first = "".join(json.loads(file.read_text("utf-8"))["cells"][0]["source"])
            return first.partition("\n")[0].removeprefix("# ")
    return name
