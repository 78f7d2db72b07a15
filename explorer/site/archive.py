"""The package as one archive for a browser's Python: all that stands behind the page, and nothing that serves it."""

from __future__ import annotations

import importlib.metadata
import io
import zipfile
from collections.abc import Iterator
from pathlib import Path

from explorer import data

LEFT_OUT = {
    *("_data", "serve", "commands", "site", "cli.py", "__main__.py", "ui/bridge.py", "ui/panel_page.py"),
    *("lab/kernel.py", "lab/machine.py"),
}
"""Folders and files of the package that need a computer, or a server."""

NEEDED = {"site/__init__.py", "site/behind.py"}
"""Of those, what is needed all the same."""

INSTEAD = {"ui/widget.py": "site/widget.py"}
"""What has another text here."""

KINDS = {".py", ".toml", ".css", ".html", ".js"}

LONG_AGO = (1980, 1, 1, 0, 0, 0)
"""The time of every file, so that equal texts make an equal archive."""


def archive() -> bytes:
    """Return the archive: the package, its data beside it, and what it imports beyond the standard library."""
    written = io.BytesIO()
    with zipfile.ZipFile(written, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as packed:
        for name, text in sorted({**dict(_package()), **dict(_data()), **dict(_segno())}.items()):
            packed.writestr(zipfile.ZipInfo(name, LONG_AGO), text, zipfile.ZIP_DEFLATED)
    return written.getvalue()


def _package() -> Iterator[tuple[str, bytes]]:
    for path in data.PACKAGE.rglob("*"):
        name = path.relative_to(data.PACKAGE).as_posix()
        left_out = not LEFT_OUT.isdisjoint({name, name.split("/")[0]}) and name not in NEEDED
        if path.is_file() and path.suffix in KINDS and not left_out:
            yield f"explorer/{name}", (data.PACKAGE / INSTEAD.get(name, name)).read_bytes()


def _data() -> Iterator[tuple[str, bytes]]:
    for folder, wanted in (("rules_text", "*"), ("notebooks", "lessons/*.ipynb")):
        root = data.path(folder)
        for path in root.rglob(wanted):
            if path.is_file() and path.suffix != ".txt":
                yield f"{folder}/{path.relative_to(root).as_posix()}", path.read_bytes()


def _segno() -> Iterator[tuple[str, bytes]]:
    """Yield the package that draws pictures to scan, with its licence."""
    for file in importlib.metadata.files("segno") or ():
        if file.suffix == ".py" or "licenses" in file.parts:
            yield file.as_posix(), Path(str(file.locate())).read_bytes()
