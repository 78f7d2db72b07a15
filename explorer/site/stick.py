"""The same site for those who open it by a double click, from a USB stick say: plain scripts that bring all along.

To a page that is opened as a file, browsers give neither modules nor other files nor a worker of a file; but they run
plain scripts of its folder, and a worker of a text. So the modules are joined, what would be fetched is written into
scripts, and the worker has Python in it. Nobody who opens the site on the web loads any of this.
"""

from __future__ import annotations

import base64
import gzip
import json
import re
from collections.abc import Iterator, Mapping

from explorer.site.page import PAGES, WEB
from explorer.ui.bundle import join_script

FOLDER = "stick/"
"""Where its files lie, beside those of the web."""

INSTEAD = ("files", "kept")
"""Modules that have another text here."""

WORKER = "worker.js"

FETCHED = ("explorer.zip", "python/pyodide.asm.wasm", "python/python_stdlib.zip", "python/pyodide-lock.json")
"""What the worker asks for, which a page counts to tell how far it is."""

LOADED = "python/pyodide.asm.js"
"""What Python's own script would load."""

_PAGE = re.compile(r'^import explorer from "\./explorer\.js";$', re.MULTILINE)
_DEFAULT = re.compile(r"^export default ", re.MULTILINE)
_PYTHON = re.compile(r'^import \{ loadPyodide \} from "\./python/pyodide\.mjs";$', re.MULTILINE)


def stick(files: Mapping[str, bytes], python: bytes) -> Iterator[tuple[str, bytes]]:
    """Yield the scripts by their names, made of the files of the web; ``python`` is the plain script that loads it."""
    texts = {name: files[name].decode() for name in files if name.endswith(".js")}
    yield f"{FOLDER}explorer.js", _once(_DEFAULT, "globalThis.paskahousuPage = ", texts["explorer.js"]).encode()
    for page in PAGES:
        yield f"{FOLDER}{page}.js", _page(page, texts).encode()
    for name, content in files.items():
        if name.startswith("first/"):
            yield f"{FOLDER}{name}.js", f"paskahousuFiles[{json.dumps(name)}] = {content.decode()};\n".encode()
    yield (
        f"{FOLDER}worker.js",
        f"paskahousuFiles.worker = {json.dumps(_worker(files, python), ensure_ascii=False)};\n".encode(),
    )


def _page(name: str, texts: Mapping[str, str]) -> str:
    """Return the script of a page, with all its modules but the explorer's own."""
    modules = {file.removesuffix(".js"): text for file, text in texts.items()}
    modules |= {one: (WEB / FOLDER / f"{one}.js").read_text("utf-8") for one in INSTEAD}
    modules[name] = _once(_PAGE, "const explorer = globalThis.paskahousuPage;", modules[name])
    return f"(() => {{\n{join_script(modules, name)}}})();\n"


def _worker(files: Mapping[str, bytes], python: bytes) -> str:
    kept = {name: base64.b64encode(gzip.compress(files[name], 6, mtime=0)).decode() for name in FETCHED}
    own = _once(_PYTHON, "", files[WORKER].decode()).replace("import.meta.url", '"file:///"')
    before = (WEB / FOLDER / WORKER).read_text("utf-8")
    parts = f"const FILES = {json.dumps(kept)};", before, python.decode(), files[LOADED].decode(), own
    return "\n".join(parts)


def _once(pattern: re.Pattern[str], instead: str, text: str) -> str:
    """Return a text in which the one place that a pattern finds is replaced."""
    replaced, times = pattern.subn(lambda _: instead, text)
    assert times == 1, pattern.pattern
    return replaced
