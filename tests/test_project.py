"""The project's own rules: style, types, and what may be installed with what."""

from __future__ import annotations

import importlib.metadata
import re
import subprocess
import sys
import tomllib
from typing import Any

import pytest

from tests.hosting.servers import ROOT

PROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
HEAVY = {"jupyterlab", "notebook", "panel", "bokeh", "numba", "numpy", "pandas", "polars", "playwright"}


@pytest.mark.parametrize("tool", [["ruff", "check", "."], ["mypy"]], ids=["ruff", "mypy"])
def test_style_and_types_are_clean(tool: list[str]) -> None:
    """Ruff finds nothing, and mypy in its strict mode neither."""
    told = subprocess.run([sys.executable, "-m", *tool], cwd=ROOT, capture_output=True, text=True)
    assert 0 == told.returncode, told.stdout + told.stderr


def test_the_start_commands_install_stays_small() -> None:
    """Neither Panel nor JupyterLab nor a compiler comes with what the page needs."""
    seen, todo = set[str](), ["paskahousu-explorer"]
    while todo:
        name = re.sub(r"[-_.]+", "-", todo.pop()).lower()
        if name not in seen:
            seen.add(name)
            todo += _requirements(name)
    assert {"voila", "anywidget", "ipykernel", "tornado"} <= seen
    assert set() == HEAVY & seen


def test_the_extras_are_those_that_are_promised() -> None:
    """lab, cluster, panel, teach, test, all of them together, and the peers of a benchmark."""
    extras = PROJECT["optional-dependencies"]
    assert ["lab", "cluster", "panel", "peers", "teach", "test", "all"] == list(extras)
    assert ["paskahousu-explorer[lab,cluster,panel,teach,test]"] == extras["all"]
    assert {"paskahousu": "explorer.cli:main", "explorer": "explorer.cli:main"} == PROJECT["scripts"]


def _requirements(name: str) -> list[str]:
    try:
        wanted = importlib.metadata.requires(name) or []
    except importlib.metadata.PackageNotFoundError:
        return []  # wanted on another system only
    return [re.split(r"[^\w.-]", line, maxsplit=1)[0] for line in wanted if "extra ==" not in line]
