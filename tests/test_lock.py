"""The locked versions are those that the project asks for, and Binder's are among them."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest

from tests.hosting.environments import uv
from tests.hosting.servers import ROOT

LOCK = "requirements.lock"
BINDER = "binder/requirements.txt"
COMMANDS = re.findall(r"^uv (pip compile .*)$", (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8"), re.M)


def packages(file: str) -> dict[str, frozenset[str]]:
    """Return the hashes of a locked file by ``name==version``."""
    text = (ROOT / file).read_text(encoding="utf-8")
    return {
        re.split(r"[ ;\\]", block, maxsplit=1)[0]: frozenset(re.findall(r"sha256:[0-9a-f]{64}", block))
        for block in re.split(r"^(?=[a-z])", text, flags=re.M)
        if block
    }


@pytest.mark.index
def test_compiling_again_changes_nothing(tmp_path: Path) -> None:
    """The commands of CONTRIBUTING.md, run on a copy, give the files that are kept."""
    for name in ("pyproject.toml", "README.md", "LICENSE", LOCK, BINDER, "explorer/__init__.py"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, tmp_path / name)
    for command in COMMANDS:
        uv(*command.split(), cwd=tmp_path)
    assert [LOCK, BINDER] == [command.split(" -o ")[1] for command in COMMANDS]
    for name in (LOCK, BINDER):
        assert (ROOT / name).read_text() == (tmp_path / name).read_text(), f"{name} is old: see CONTRIBUTING.md"


@pytest.mark.parametrize("file", [LOCK, BINDER])
def test_no_address_is_locked(file: str) -> None:
    """Where the packages come from is the business of whoever installs them."""
    text = (ROOT / file).read_text(encoding="utf-8")
    assert [] == re.findall(r".*(?:[a-z]+://|index-url|find-links|file:| @ ).*", text)


@pytest.mark.parametrize("file", [LOCK, BINDER])
def test_every_package_is_locked_with_its_hashes(file: str) -> None:
    """A package that was tampered with is not installed."""
    assert [] == [name for name, hashes in packages(file).items() if not hashes or "==" not in name]


def test_binder_gets_versions_of_the_lock() -> None:
    """What is tried here is what runs there."""
    lock = packages(LOCK)
    binder = packages(BINDER)
    assert {"voila", "anywidget", "ipykernel", "jupyterlab"} <= {name.split("==")[0] for name in binder}
    assert binder == {name: lock.get(name) for name in binder}
