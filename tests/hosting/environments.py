"""New virtual environments for tests, made with uv: quick where its cache is warm."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

from tests.hosting.missing import missing
from tests.hosting.servers import ROOT

UV = [sys.executable, "-m", "uv", "--quiet"]
UNREACHABLE = ("error sending request", "Failed to fetch", "client error (Connect)", "dns error")


def uv(*arguments: str, cwd: Path = ROOT) -> str:
    """Run uv and return what it printed; where no package index can be reached the test is left out."""
    told = subprocess.run([*UV, *arguments], cwd=cwd, capture_output=True, text=True)
    if any(sign in told.stderr for sign in UNREACHABLE):
        missing("no package index can be reached")
    assert 0 == told.returncode, told.stdout + told.stderr
    return told.stdout


def new_environment(folder: Path, *install: str, seed: bool = False) -> Path:
    """Make a virtual environment, install into it, and return its folder of programs."""
    uv("venv", "--python", sys.executable, *(["--seed"] if seed else []), str(folder))
    programs = folder / ("Scripts" if sys.platform == "win32" else "bin")
    uv("pip", "install", "--python", str(programs / "python"), *install)
    return programs


def copy_checkout(folder: Path) -> Path:
    """Copy what is in git (with what was changed and not committed), and nothing else."""
    listed = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    for name in filter(None, listed.stdout.split("\0")):
        if (ROOT / name).is_file():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / name, folder / name)
    return folder
