"""The wheel holds everything: installed elsewhere, it shows the explorer without the checkout."""

from __future__ import annotations

import subprocess
import urllib.request
import zipfile
from pathlib import Path

import pytest

from explorer import data
from explorer.site.build import build
from tests.hosting.environments import copy_checkout, new_environment, uv
from tests.hosting.servers import free_port, serving
from tests.site.conftest import fetched
from tests.test_project import HEAVY

BUILD = """
import sys
from pathlib import Path
from explorer import data
from explorer.site.build import build
lesson = data.path("notebooks") / "lessons" / "01-first-game.ipynb"
build(Path("there"), Path(sys.argv[1]), tops=(), lessons=[lesson])
"""
"""What a site is built with, of the wheel's own files."""

pytestmark = [pytest.mark.index, pytest.mark.host]


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel, made from the source archive of what is in git now: so both are whole."""
    folder = tmp_path_factory.mktemp("wheel")
    uv("build", "--out-dir", str(folder / "dist"), str(copy_checkout(folder / "copy")))
    return next((folder / "dist").glob("*.whl"))


@pytest.fixture(scope="module")
def programs(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The programs of an environment with the wheel and what the start command needs, far from the checkout."""
    return new_environment(tmp_path_factory.mktemp("elsewhere") / "venv", str(wheel))


def test_the_data_travel_in_the_package(wheel: Path) -> None:
    """Notebooks, rule texts and the page's template lie in the package; nothing lies beside it."""
    names = zipfile.ZipFile(wheel).namelist()
    assert {
        "explorer/_data/notebooks/explorer.ipynb",
        "explorer/_data/rules_text/fi/games/first.game",
        "explorer/_data/rules_text/fi/interpretations.toml",
        "explorer/_data/rules_text/glossary.toml",
        "explorer/_data/share/config/voila.json",
        "explorer/_data/share/voila/templates/paskahousu/index.html.j2",
        "explorer/ui/esm/main.js",
        "explorer/ui/messages/en.toml",
        "explorer/site/web/stick/opening.js",
        "explorer/site/web/sw.js",
        "explorer/py.typed",
    } <= set(names)
    assert [] == [name for name in names if "pyodide" in name.lower() or name.endswith(".wasm")]
    assert {"explorer"} == {name.split("/")[0] for name in names if ".dist-info/" not in name}


def test_the_wheel_names_the_commands_and_the_licence(wheel: Path) -> None:
    """Both names of the command are there, and the licence travels along."""
    with zipfile.ZipFile(wheel) as archive:
        info = {name.split("/")[-1]: archive.read(name).decode() for name in archive.namelist() if "dist-info" in name}
    assert "paskahousu = explorer.cli:main" in info["entry_points.txt"]
    assert "explorer = explorer.cli:main" in info["entry_points.txt"]
    assert "MIT License" in info["LICENSE"]


def test_the_install_stays_small(programs: Path) -> None:
    """Neither Panel nor JupyterLab nor a compiler comes along."""
    listed = uv("pip", "list", "--format", "freeze", "--python", str(programs / "python"))
    installed = {line.split("==")[0] for line in listed.splitlines()}
    assert "voila" in installed
    assert set() == HEAVY & installed


def test_installed_elsewhere_it_serves_the_explorer(programs: Path, tmp_path: Path) -> None:
    """The command of the wheel shows the page, in a folder that has nothing of the project."""
    command = [str(programs / "paskahousu"), "--no-browser", "--port", str(free_port())]
    with (
        serving(command, output=tmp_path / "output", cwd=tmp_path, env={"PYTHONPATH": ""}) as server,
        urllib.request.urlopen(server.address, timeout=60) as answer,
    ):
        page = answer.read().decode()
    assert "<title>Paskahousu explorer</title>" in page
    assert "There was an error when executing cell" not in page
    assert "application/vnd.jupyter.widget-view+json" in page


def test_installed_elsewhere_it_builds_the_same_site(programs: Path, tmp_path: Path) -> None:
    """Whatever a site is made of comes along; a lesson of the wheel becomes a page of it."""
    python, lesson = fetched(), data.path("notebooks") / "lessons" / "01-first-game.ipynb"
    build(tmp_path / "here", python, tops=(), lessons=[lesson])
    subprocess.run([str(programs / "python"), "-c", BUILD, str(python)], cwd=tmp_path, check=True)
    here, there = (
        {path.relative_to(tmp_path / name) for path in (tmp_path / name).rglob("*")} for name in ("here", "there")
    )
    assert here == there


def test_installed_elsewhere_it_judges(programs: Path, tmp_path: Path) -> None:
    """The rules come along, too."""
    case = (
        '{"rules": "pagat", "players": ["Anna", "Ben"], "turn": "Anna", '
        '"hands": {"Anna": "7H", "Ben": 3}, "pile": "6C", "move": "play 7H"}'
    )
    told = subprocess.run(
        [str(programs / "explorer"), "judge", "-"], input=case, cwd=tmp_path, capture_output=True, text=True, check=True
    )
    assert '"legal": true' in told.stdout
