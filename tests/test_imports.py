"""The house: who may import whom."""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path

import pytest

import explorer

PACKAGE = Path(explorer.__file__).parent
FILES = sorted(path for path in PACKAGE.rglob("*.py") if "_data" not in path.parts)

FLOORS = (
    ("language", "cards", "errors", "data", "__init__"),
    ("state",),
    ("notation", "sources"),
    ("rules",),
    ("engine", "trace", "games"),
    ("tables",),
    ("ask",),
    ("players", "lab"),
    ("ui", "sheet"),
    ("serve", "site", "commands"),
    ("cli", "__main__"),
)
"""From the ground up; modules import from their own floor and those below."""

OUTSIDE = {
    "lab/cluster.py": {"distributed"},
    "lab/counting.py": {"numpy"},
    "lab/files.py": {"polars"},
    "lab/kernel.py": {"numba", "numpy"},
    "lab/machine.py": {"llvmlite", "numba", "numpy"},
    "sheet/qr.py": {"segno"},
    "ui/widget.py": {"anywidget", "traitlets"},
    "ui/bridge.py": {"traitlets"},
    "site/lesson.py": {"mistune"},
    "ui/panel_page.py": {"panel", "param"},
}
"""What a module may import beyond the standard library; those that serve pages import servers, all others nothing."""

OUTSIDE_PROGRAMS = {"site/fetch.py", "site/written.py"}
"""What asks npm, and what writes on all processors; they are no part of the page."""

SERVERS = {"voila", "panel", "bokeh", "tornado", "traitlets", "jupyter_core", "jupyter_client", "jupyter_server"}


def floor_of(module: str) -> int:
    """Return the floor of a module of the package."""
    name = module.removeprefix("explorer").removeprefix(".").partition(".")[0] or "__init__"
    return next(number for number, floor in enumerate(FLOORS) if name in floor)


def imports(path: Path) -> set[str]:
    """Return the full names of all that a file imports, inside functions too."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert 0 == node.level, f"{path}: relative imports hide the floor"
            found.add(str(node.module))
    return found


def own(path: Path) -> str:
    """Return a file's place in the package, such as ``ui/widget.py``."""
    return path.relative_to(PACKAGE).as_posix()


@pytest.mark.parametrize("path", FILES, ids=own)
def test_imports_run_one_way(path: Path) -> None:
    """No module imports from a floor above its own."""
    here = floor_of("explorer." + own(path).removesuffix(".py").replace("/", "."))
    above = {name for name in imports(path) if name.split(".")[0] == "explorer" and floor_of(name) > here}
    assert set() == above


@pytest.mark.parametrize("path", FILES, ids=own)
def test_only_the_standard_library_is_needed(path: Path) -> None:
    """But for the Jupyter and Panel sides, so that the rest also runs inside a browser's Python."""
    outside = {name.split(".")[0] for name in imports(path)} - set(sys.stdlib_module_names) - {"explorer"}
    allowed = SERVERS if own(path).startswith("serve/") else OUTSIDE.get(own(path), set())
    assert set() == outside - allowed


PAGE = [path for path in FILES if not own(path).startswith(("serve/", "lab/")) and own(path) not in OUTSIDE_PROGRAMS]


@pytest.mark.parametrize("path", PAGE, ids=own)
def test_no_threads_and_no_subprocess_behind_the_page(path: Path) -> None:
    """A browser's Python has neither; only what serves the page may, and the lab with its executors."""
    assert not {"threading", "subprocess", "multiprocessing", "concurrent"} & {n.split(".")[0] for n in imports(path)}


@pytest.mark.parametrize("path", [path for path in FILES if not own(path).startswith("lab/")], ids=own)
def test_nothing_imports_the_lab_before_it_is_asked_for(path: Path) -> None:
    """A page that simulates nothing loads nothing of it: where it is wanted, a function imports it."""
    named = (node for node in ast.parse(path.read_text("utf-8")).body if isinstance(node, ast.Import | ast.ImportFrom))
    assert not [line for line in map(ast.unparse, named) if "explorer.lab" in line or "explorer import lab" in line]


def test_the_lab_itself_loads_no_compiler() -> None:
    """The kernel is imported only when it plays."""
    told = "import sys, explorer.lab; print(*{'numpy', 'numba'} & set(sys.modules))"
    ran = subprocess.run([sys.executable, "-c", told], capture_output=True, text=True, check=True)
    assert "" == ran.stdout.strip()


def test_every_module_stands_on_a_floor() -> None:
    """A new folder is given its place here before anything imports it."""
    for path in FILES:
        floor_of("explorer." + own(path).removesuffix(".py").replace("/", "."))
