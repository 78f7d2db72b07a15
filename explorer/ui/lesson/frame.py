"""What stands around a part of the explorer in a lesson: the rules in force, and nothing else of the page's frame."""

from __future__ import annotations

import os
from collections.abc import Mapping
from typing import Any

from explorer.ui.say import text

EMPTY: Mapping[str, Mapping[str, Any]] = {"games": {}, "code": {}, "command": {}, "share": {}}
"""Panels of the explorer that a part has not."""

BINDER, HUB = "BINDER_SERVICE_HOST", "JUPYTERHUB_"
"""Environment variables of a computer that forgets: one by its name, others by how they begin."""


def bare(shell: Mapping[str, Any], *, tab: str = "") -> dict[str, Any]:
    """Return the frame of a screen without tabs, tools and code; a lesson's language is that of its file."""
    lang = str(shell["lang"])
    strip = {**shell["strip"], "change": ""}
    more = {"bare": True, "frozen": True, "spoken": [lang], "languages": [], "tabs": [], "parts": [], "note": ""}
    return {**shell, **more, "tab": tab or shell["tab"], "strip": strip}


def leaving_note(host: str) -> str:
    """Return what to do before leaving, for somebody who can change the lesson where changes are not kept."""
    forgets = BINDER in os.environ or any(name.startswith(HUB) for name in os.environ)
    return text("lesson.download") if forgets and host == "lab" else ""
