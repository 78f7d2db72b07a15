"""Builds a site: writes the page, its Python and what the first screens show into a folder."""

from __future__ import annotations

import hashlib
import json
import tarfile
from collections.abc import Collection, Iterator, Mapping, Sequence
from pathlib import Path

from explorer.errors import InputError
from explorer.language import speaking
from explorer.site.archive import archive
from explorer.site.first import answers_data, first_data
from explorer.site.lesson import lesson_page, read_lesson
from explorer.site.page import keeper, texts_of_page
from explorer.trace.language import languages

KEEPER = "sw.js"
"""The last file that is written: a folder that has it holds a whole site."""

PYTHON = ("pyodide.mjs", "pyodide.asm.js", "pyodide.asm.wasm", "python_stdlib.zip")
"""What a browser needs of the package ``pyodide``."""

ABOUT = {"README.md": "README.md", "package.json": "about.json"}
"""What says where that comes from and under which licence, and its name here."""


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
    _check(folder)
    files = dict(_lessons(lessons, address=address)) | dict(_files(python, address=address, tops=tops))
    sums = {name: hashlib.sha256(content).hexdigest() for name, content in sorted(files.items())}
    version = hashlib.sha256(json.dumps(sums).encode()).hexdigest()[:12]
    files[KEEPER] = keeper(sums, version).encode()
    try:
        _clear(folder)
        for name, content in files.items():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            (folder / name).write_bytes(content)
    except OSError as error:
        raise InputError("file.written", why=error.strerror, at=str(folder)) from error
    return {name: len(content) for name, content in files.items()}


def _files(python: Path, *, address: str, tops: Collection[str] | None) -> Iterator[tuple[str, bytes]]:
    with speaking(languages()[0]):
        yield from texts_of_page(address=address).items()
    yield "explorer.zip", archive()
    yield from _python(python)
    for lang in languages():
        for narrow, behind in ((False, ""), (True, "-narrow")):
            yield f"first/{lang}{behind}.json", _json(first_data(lang, narrow=narrow))
            yield f"first/{lang}{behind}-answers.json", _json(answers_data(lang, narrow=narrow, tops=tops))


def _lessons(files: Sequence[Path], *, address: str) -> Iterator[tuple[str, bytes]]:
    names = {file.stem for file in files}
    for file in files:
        lesson = read_lesson(file, names)
        yield f"{lesson.name}.html", lesson_page(lesson, address=address).encode()


def _json(data: Mapping[str, object]) -> bytes:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":")).encode()


def _python(archived: Path) -> Iterator[tuple[str, bytes]]:
    with tarfile.open(archived) as package:

        def read(name: str) -> bytes:
            found = package.extractfile(f"package/{name}")
            assert found is not None  # the sum of the archive was looked at
            return found.read()

        for name in PYTHON:
            yield f"python/{name}", read(name)
        for name, here in ABOUT.items():
            yield f"python/{here}", read(name)
        lock = json.loads(read("pyodide-lock.json"))
        yield "python/pyodide-lock.json", _json({**lock, "packages": {}})  # no other package is ever asked for


def _check(folder: Path) -> None:
    """Raise InputError where a folder holds anything but an earlier site."""
    try:
        if folder.exists() and any(folder.iterdir()) and not (folder / KEEPER).is_file():
            raise InputError("site.not-empty", at=str(folder))
    except OSError as error:
        raise InputError("file.folder", why=error.strerror, at=str(folder)) from error


def _clear(folder: Path) -> None:
    """Take the files of an earlier site away, and nothing else."""
    keeper_file = folder / KEEPER
    if not keeper_file.is_file():
        return
    _, _, rest = keeper_file.read_text("utf-8").partition("const FILES = ")
    for name in json.loads(rest.partition(";\n")[0]) if rest else ():
        (folder / name).unlink(missing_ok=True)
