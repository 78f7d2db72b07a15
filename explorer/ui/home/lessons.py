"""The lessons that stand beside the explorer as pages, where it is a site that has some."""

from __future__ import annotations

import json
import os
from collections.abc import Mapping
from typing import Any

LESSONS = "PASKAHOUSU_LESSONS"
"""The environment variable that names them: a list of ``{"name", "title", "lang"}`` as JSON."""

LIST = "lessons"
"""The name of the page that lists them all."""


def lessons(lang: str, environment: Mapping[str, str] = os.environ) -> list[dict[str, str]]:
    """Return the lessons in a language, each with its address; those of all languages where it has none.

    >>> lessons("fi", {LESSONS: '[{"name": "01-a", "title": "A", "lang": "en"}]'})
    [{'href': '01-a.html', 'title': 'A', 'lang': 'en'}]
    """
    every = [one for one in _given(environment) if one["name"] != LIST]
    spoken = [one for one in every if one["lang"] == lang] or every
    return [{"href": f"{one['name']}.html", "title": one["title"], "lang": one["lang"]} for one in spoken]


def to_lessons(lang: str, environment: Mapping[str, str] = os.environ) -> str:
    """Return where to begin: the list of all, else the first of them; "" where there is none."""
    if any(one["name"] == LIST for one in _given(environment)):
        return f"{LIST}.html"
    return next((one["href"] for one in lessons(lang, environment)), "")


def _given(environment: Mapping[str, str]) -> list[dict[str, Any]]:
    return list(json.loads(environment.get(LESSONS) or "[]"))
