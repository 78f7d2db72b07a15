"""Python for a browser: the npm package ``pyodide``, fetched once by the npm client and kept outside the project.

``python -m explorer.site.fetch`` fetches it beforehand, so that a site can be built without a network later.
"""

from __future__ import annotations

import base64
import hashlib
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from explorer.errors import InputError

VERSION = "0.29.5"
"""The version that is fetched, and no other: it brings Python 3.13."""

INTEGRITY = "sha512-TkYrUv9m8QmfImADKRmpwZulL48E0uUaBSO+dvRQKyAJc0qh9gu7jn8btyHPh3NZm1r2IH2YrJhIr7Q2B9urAw=="
"""The sum of its archive, as npm names it."""

ARCHIVE = f"pyodide-{VERSION}.tgz"

CACHE = "PASKAHOUSU_CACHE"
"""The environment variable that names another folder to keep it in."""

LONGEST = 600
"""Seconds that npm may take."""


def kept_in() -> Path:
    """Return the folder in which the package is kept."""
    named = os.environ.get(CACHE)
    if named:
        return Path(named)
    usual = os.environ.get("LOCALAPPDATA") or os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    return Path(usual) / "paskahousu"


def is_kept(folder: Path | None = None) -> bool:
    """Tell whether the package was fetched before."""
    return ((folder or kept_in()) / ARCHIVE).is_file()


def fetch(folder: Path | None = None) -> Path:
    """Return the package's archive, which is fetched where it is not kept yet.

    Raises:
        InputError: where npm is missing or fails, or the archive is not the one that is expected.
    """
    folder = folder or kept_in()
    if not is_kept(folder):
        _pack(folder)
    return checked(folder / ARCHIVE)


def checked(archive: Path, integrity: str = INTEGRITY) -> Path:
    """Return the archive.

    Raises:
        InputError: where its sum is another than is expected, at its place.
    """
    try:
        found = hashlib.sha512(archive.read_bytes()).digest()
    except OSError as error:
        raise InputError("file.read", why=error.strerror, at=str(archive)) from error
    if f"sha512-{base64.b64encode(found).decode()}" != integrity:
        raise InputError("site.integrity", version=VERSION, at=str(archive))
    return archive


def _pack(folder: Path) -> None:
    npm = shutil.which("npm")
    if npm is None:
        raise InputError("site.npm")
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(dir=folder) as fresh:  # an archive that is half there is never taken for one
            command = [npm, "pack", f"pyodide@{VERSION}", "--pack-destination", fresh, "--loglevel", "error"]
            told = subprocess.run(command, cwd=fresh, capture_output=True, text=True, timeout=LONGEST)
            packed = Path(fresh) / ARCHIVE
            if told.returncode != 0 or not packed.is_file():
                raise InputError("site.npm-fails", version=VERSION, said=_last_line(told.stderr or told.stdout))
            checked(packed).replace(folder / ARCHIVE)
    except subprocess.TimeoutExpired as late:
        raise InputError("site.npm-late", version=VERSION, seconds=LONGEST) from late
    except OSError as error:
        raise InputError("file.written", why=error.strerror, at=str(folder)) from error


def _last_line(said: str) -> str:
    """Return the line in which npm says what is wrong: the first but for codes, without its own mark."""
    lines = [line.removeprefix("npm error").strip() for line in said.splitlines()]
    return next((line for line in lines if line and not line.startswith(("code ", "syscall ", "errno "))), "?")


if __name__ == "__main__":
    try:
        print(fetch())
    except InputError as trouble:
        sys.exit(f"{trouble.place}: {trouble}" if trouble.at else str(trouble))
