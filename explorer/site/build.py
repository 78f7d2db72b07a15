"""Builds a site: writes the page, its Python and what the first screens show into a folder."""

from __future__ import annotations

import hashlib
import json
import re
import tarfile
import tempfile
from collections.abc import Collection, Iterator, Mapping, Sequence
from pathlib import Path

from explorer.errors import InputError
from explorer.language import speaking
from explorer.site.archive import archive
from explorer.site.lesson import Lesson, lesson_page, names_of, read_lesson
from explorer.site.page import Setting, keeper, texts_of_page
from explorer.site.stick import FETCHED, stick
from explorer.site.written import as_json, written
from explorer.trace.language import languages

KEEPER = "sw.js"
"""The last file that is written: a folder that has it holds a whole site."""

PYTHON = ("pyodide.mjs", "pyodide.asm.js", "pyodide.asm.wasm", "python_stdlib.zip")
"""What a browser needs of the package ``pyodide``."""

LOCK = "pyodide-lock.json"
"""What it says of further packages."""

PLAIN = "pyodide.js"
"""What loads it where there are no modules."""

ABOUT = {"README.md": "README.md", "package.json": "about.json"}
"""What says where that comes from and under which licence, and its name here."""

_NAMES = re.compile(r"^const (?:FILES|BESIDE) = (.+?);", re.MULTILINE | re.DOTALL)


def build(
    folder: Path,
    python: Path,
    *,
    address: str = "",
    lessons: Sequence[Path] = (),
    tops: Collection[str] | None = None,
) -> dict[str, int]:
    """Write a site into a folder, and return the size of each file in bytes.

    ``python`` is the archive of the npm package; ``address`` where others will open the site, if that is known.
    ``lessons`` are notebooks that become pages beside it.
    ``tops``: the answers of *Does it go?* on these tops alone are written down, the others wait for Python.

    Raises:
        InputError: at the folder, where something else is in it or it cannot be written; at a file that is no lesson.
    """
    check_folder(folder)
    package = dict(_unpacked(python))
    read = _lessons(lessons)
    files = {"explorer.zip": archive(), **dict(_python(package))}
    pages = tuple({"name": one.name, "title": one.title, "lang": one.lang} for one in read)
    setting = Setting(address, sum(len(files[name]) for name in FETCHED), pages)
    files |= {f"{one.name}.html": lesson_page(one, setting).encode() for one in read}
    with speaking(languages()[0]):
        files |= texts_of_page(setting)
    files |= written(setting, tops=tops)
    sums = {name: hashlib.sha256(content).hexdigest() for name, content in sorted(files.items())}
    version = hashlib.sha256(json.dumps(sums).encode()).hexdigest()[:12]
    beside = dict(stick(files, package[PLAIN]))
    files |= beside | {KEEPER: keeper(sums, sorted(beside), version).encode()}
    try:
        folder.mkdir(parents=True, exist_ok=True)
        # An earlier site stays until all is there.
        with tempfile.TemporaryDirectory(prefix=".new-", dir=folder) as made:
            _write(Path(made), files)
            _replace(folder, Path(made), files)
    except OSError as error:
        raise InputError("file.written", why=error.strerror, at=str(folder)) from error
    return {name: len(content) for name, content in files.items()}


def _lessons(files: Sequence[Path]) -> list[Lesson]:
    names = names_of(files)
    return [read_lesson(file, names) for file in files]


def _python(package: Mapping[str, bytes]) -> Iterator[tuple[str, bytes]]:
    for name in PYTHON:
        yield f"python/{name}", package[name]
    for name, here in ABOUT.items():
        yield f"python/{here}", package[name]
    yield f"python/{LOCK}", as_json({**json.loads(package[LOCK]), "packages": {}})  # no other is ever asked for


def _unpacked(archived: Path) -> Iterator[tuple[str, bytes]]:
    with tarfile.open(archived) as package:
        for name in (*PYTHON, *ABOUT, PLAIN, LOCK):
            found = package.extractfile(f"package/{name}")
            assert found is not None  # the sum of the archive was looked at
            yield name, found.read()


def check_folder(folder: Path) -> None:
    """See that a site can be written into a folder: one that is new or empty, or holds an earlier site.

    Raises:
        InputError: at the folder, where it is none of these.
    """
    try:
        if folder.exists() and any(folder.iterdir()) and not (folder / KEEPER).is_file():
            raise InputError("site.not-empty", at=str(folder))
    except OSError as error:
        raise InputError("file.folder", why=error.strerror, at=str(folder)) from error


def _write(folder: Path, files: Mapping[str, bytes]) -> None:
    for name, content in files.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_bytes(content)


def _replace(folder: Path, made: Path, files: Mapping[str, bytes]) -> None:
    """Move what was made into its place, and take away what else an earlier site had, and nothing more."""
    earlier = set(_earlier(folder))
    for name in files:
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (made / name).replace(folder / name)
    for name in earlier - set(files):
        (folder / name).unlink(missing_ok=True)


def _earlier(folder: Path) -> Iterator[str]:
    """Yield the names of the files of an earlier site."""
    if (folder / KEEPER).is_file():
        for written in _NAMES.finditer((folder / KEEPER).read_text("utf-8")):
            yield from json.loads(written[1])
