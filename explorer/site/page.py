"""The files of a site that are texts: the page, the manifest, and the worker that keeps everything for later."""

from __future__ import annotations

import base64
import hashlib
import html
import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from explorer.trace.language import languages
from explorer.ui.bundle import ESM, module_text, style_text
from explorer.ui.say import text, texts

WEB = Path(__file__).with_name("web")

PAGES = ("host", "lesson")
"""The modules that a page begins with."""

SCRIPTS = (
    "host.js",
    "lesson.js",
    "first.js",
    "model.js",
    "kept.js",
    "python.js",
    "waiting.js",
    "files.js",
    "worker.js",
)

PICTURES = ("icon.svg", "icon-192.png", "icon-512.png")

OPENING = (WEB / "stick" / "opening.js").read_text("utf-8").strip()
"""The one script that stands in the page itself: it sees whether that was opened as a file."""

_OPENING_SUM = base64.b64encode(hashlib.sha256(OPENING.encode()).digest()).decode()

POLICY = (
    f"default-src 'none'; connect-src 'self'; script-src 'self' 'wasm-unsafe-eval' 'sha256-{_OPENING_SUM}'; "
    "worker-src 'self' blob:; "
    "style-src 'self' 'unsafe-inline'; img-src 'self' data:; manifest-src 'self'; frame-src 'self' blob:; "
    "base-uri 'none'; form-action 'none'"
)
"""What the page may ask for: this site alone. Sheets to print are frames that have their style in them.

The worker of a page that was opened as a file is made of a text.
"""

CELLS = ("from explorer.ui.show import show", "show()")
"""What a notebook with the explorer has in its cell."""


@dataclass(frozen=True, slots=True)
class Setting:
    """What all pages of a site know: its ``address``, "" for where it is, and how many ``bytes`` are to be loaded.

    ``lessons`` are its other pages: of each the ``name``, ``title`` and ``lang``.
    """

    address: str = ""
    bytes: int = 0
    lessons: tuple[Mapping[str, str], ...] = ()

    def told(self, cells: Sequence[str]) -> dict[str, Any]:
        """Return what the script of a page reads; ``cells`` are what Python runs for it."""
        return {
            "spoken": list(languages()),
            "address": self.address,
            "bytes": self.bytes,
            "cells": list(cells),
            "lessons": list(self.lessons),
            "words": {lang: texts("site", lang) for lang in languages()},
        }


def texts_of_page(setting: Setting) -> dict[str, bytes]:
    """Return the page with its scripts and style by their names."""
    site = setting.told(["\n".join(CELLS)])
    written = {
        "index.html": index(site, title=text("shell.title"), about=text("site.about")),
        "explorer.js": module_text(),
        "style.css": style_text() + (WEB / "site.css").read_text("utf-8"),
        "tongue.js": (ESM / "tongue.js").read_text("utf-8"),
        "manifest.json": manifest(),
        **{name: (WEB / name).read_text("utf-8") for name in SCRIPTS},
    }
    pictures = {name: (WEB / name).read_bytes() for name in PICTURES}
    return {**{name: one.encode() for name, one in written.items()}, **pictures}


def index(site: Mapping[str, Any], *, title: str, about: str) -> str:
    """Return the page as HTML; ``site`` is what its script reads."""
    needs = "".join(f'<p class="needs" lang="{one}">{html.escape(text("site.needs", one))}</p>' for one in languages())
    filled = {
        "lang": languages()[0],
        "policy": POLICY,
        "title": html.escape(title),
        "about": html.escape(about),
        "site": json.dumps(site, ensure_ascii=False).replace("</", "<\\/"),
        "needs": needs,
        "opening": OPENING,
    }
    return filled_in((WEB / "index.html").read_text("utf-8"), filled)


def manifest() -> str:
    """Return what a telephone reads when the page is put on its home screen."""
    sizes = {"icon.svg": ("any", "image/svg+xml")}
    sizes |= {f"icon-{size}.png": (f"{size}x{size}", "image/png") for size in (192, 512)}
    told = {
        "name": text("shell.title"),
        "short_name": "Paskahousu",
        "description": text("site.about"),
        "start_url": "./",
        "scope": "./",
        "display": "standalone",
        "background_color": "#f5f6f3",
        "theme_color": "#2f5b4f",
        "icons": [{"src": name, "sizes": size, "type": kind} for name, (size, kind) in sizes.items()],
    }
    return json.dumps(told, ensure_ascii=False, indent=1)


def keeper(sums: Mapping[str, str], beside: Sequence[str], version: str) -> str:
    """Return the worker that keeps files, with the sum of each; it names those ``beside`` that it does not keep."""
    filled = {"version": version, "files": json.dumps(sums, indent=0), "beside": json.dumps(beside)}
    return filled_in((WEB / "sw.js").read_text("utf-8"), filled)


def filled_in(template: str, filled: Mapping[str, str]) -> str:
    """Return a template with its ``%%names%%`` filled."""
    parts = template.split("%%")
    return "".join(filled[part] if at % 2 else part for at, part in enumerate(parts))
