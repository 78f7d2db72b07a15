"""Joins the page's modules into one ES module text, and its style sheets into one, when they are asked for.

Modules are plain files with relative imports, so that a browser can load them as they are; a widget wants one
text. No tool chain: each module becomes a function scope, in the order of its imports. Understood forms:

    import { a, b as c } from "./name.js";      (may run over several lines)
    export function a() {}    export async function a() {}    export class A {}    export const a = 1;
    export default …;                           (in the first module only)

A page that no module can be loaded into, as it is opened as a file, gets its modules joined into one plain script.

Style sheets are joined through ``@import "./name.css";`` lines at the head of ``main.css``.
"""

import re
from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path

ESM = Path(__file__).with_name("esm")

_IMPORT = re.compile(r'^import\s*\{([^}]*)\}\s*from\s*"\./([\w-]+)\.js";[^\n]*$', re.MULTILINE)
_EXPORT = re.compile(r"^export\s+(?=(?:async\s+)?(?:function|class|const)\s+(\w+))", re.MULTILINE)
_DEFAULT = re.compile(r"^export\s+default\s+", re.MULTILINE)
_LEFT = re.compile(r"^(?:import|export)\b.*$|^.*\bimport\s*\(.*$", re.MULTILINE)
_STYLE = re.compile(r'^@import "\./([\w-]+)\.css";$', re.MULTILINE)


class BundleError(ValueError):
    """A module or style sheet that cannot be joined; the message names the file and says why."""


@cache
def module_text() -> str:
    """Return the page as one ES module with a default export, for ``_esm``."""
    return join_modules(ESM)


@cache
def style_text() -> str:
    """Return the page's style as one style sheet, for ``_css``."""
    return join_styles(ESM)


def join_modules(folder: Path, first: str = "main") -> str:
    """Join ``first`` and everything it imports from ``folder``; BundleError when an import is not understood."""
    parts = _joined(lambda name, chain: _read(folder, f"{name}.js", chain), first)
    return "\n".join([*parts, f"export default {_variable(first)}.default;", ""])


def join_script(modules: Mapping[str, str], first: str) -> str:
    """Join ``first`` and everything it imports of ``modules``, texts by their names, into a plain script.

    Raises:
        BundleError: when an import is not understood.
    """

    def read(name: str, chain: tuple[str, ...]) -> str:
        if name not in modules:
            raise BundleError(f"there is no {name}.js{_asked(chain)}")
        return modules[name]

    return "\n".join([*_joined(read, first), ""])


def _joined(read: Callable[[str, tuple[str, ...]], str], first: str) -> list[str]:
    exports: dict[str, list[str]] = {}
    parts: list[str] = []

    def add(name: str, chain: tuple[str, ...]) -> None:
        if name in exports:
            return
        if name in chain:
            raise BundleError(f"{' -> '.join((*chain, name))}: modules import one another in a circle")
        text = read(name, chain)
        for wanted in _IMPORT.finditer(text):
            add(wanted[2], (*chain, name))
            for known in _names(wanted[1]):
                if known[0] not in exports[wanted[2]]:
                    raise BundleError(f"{name}.js: {wanted[2]}.js does not export {known[0]}")
        exports[name] = _EXPORT.findall(text)
        parts.append(_scope(name, text, exports[name], is_first=not chain))

    add(first, ())
    return parts


def join_styles(folder: Path, first: str = "main") -> str:
    """Join the style sheets that ``first`` imports, in its order; BundleError when one of the folder is left out."""
    text = _read(folder, f"{first}.css", ())
    names: list[str] = _STYLE.findall(text)
    left_out = sorted({path.stem for path in folder.glob("*.css")} - {*names, first})
    if left_out:
        raise BundleError(f"{first}.css: does not import {', '.join(left_out)}")
    sheets = [_read(folder, f"{name}.css", (first,)) for name in names]
    return "\n".join([*sheets, _STYLE.sub("", text).strip(), ""])


def _read(folder: Path, file: str, chain: tuple[str, ...]) -> str:
    try:
        return (folder / file).read_text(encoding="utf-8")
    except FileNotFoundError as missing:
        raise BundleError(f"there is no {file}{_asked(chain)}") from missing


def _asked(chain: tuple[str, ...]) -> str:
    return f", which {chain[-1]} imports" if chain else ""


def _names(braces: str) -> list[tuple[str, str]]:
    """Read ``a, b as c`` as pairs (name there, name here)."""
    pairs = [part.split(" as ") for part in braces.replace("\n", " ").split(",") if part.strip()]
    return [(pair[0].strip(), pair[-1].strip()) for pair in pairs]


def _variable(name: str) -> str:
    return f"module_{name.replace('-', '_')}"


def _scope(name: str, text: str, exported: list[str], *, is_first: bool) -> str:
    def take(found: re.Match[str]) -> str:
        here = ", ".join(there if there == own else f"{there}: {own}" for there, own in _names(found[1]))
        return f"const {{ {here} }} = {_variable(found[2])};"

    body = _EXPORT.sub("", _IMPORT.sub(take, text))
    given = list(exported)
    if is_first and _DEFAULT.search(body):
        body = _DEFAULT.sub("const pageDefault = ", body)
        given.append("default: pageDefault")
    left = _LEFT.search(body)
    if left:
        raise BundleError(f"{name}.js: this form of import or export is not understood: {left[0].strip()}")
    return f"const {_variable(name)} = (() => {{ // {name}.js\n{body.strip()}\nreturn {{ {', '.join(given)} }};\n}})();"
