"""What README.md promises is so: its commands, its addresses, its files."""

from __future__ import annotations

import json
import re
import subprocess
import tomllib
from pathlib import Path
from typing import Any

import pytest

from explorer.cli import main
from explorer.engine.cases import judge_case
from tests.hosting.servers import ROOT

README = (ROOT / "README.md").read_text(encoding="utf-8")
PROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]

TESTS = 'python3 -m venv .venv && .venv/bin/pip install -e ".[all]" && .venv/bin/pytest -n 2'


def test_the_two_commands_are_one_line_each_with_the_windows_line_beside_them() -> None:
    """A virtual environment, an install and a start; the same with the tests."""
    blocks = re.findall(r"^```(?:sh|bat)\n(.*?)\n```$", README, re.DOTALL | re.MULTILINE)
    assert [
        "python3 -m venv .venv && .venv/bin/pip install -e . && .venv/bin/paskahousu",
        r"py -m venv .venv && .venv\Scripts\pip install -e . && .venv\Scripts\paskahousu",
        TESTS,
        r'py -m venv .venv && .venv\Scripts\pip install -e ".[all]" && .venv\Scripts\pytest -n 2',
    ] == blocks


def test_the_binder_links_lead_to_the_projects_own_repository() -> None:
    """The address in ``project.urls`` is the one source; the links are made of it."""
    owner = PROJECT["urls"]["Repository"].removeprefix("https://github.com/")
    launch = f"https://mybinder.org/v2/gh/{owner}/HEAD?urlpath="
    assert [
        launch + "voila/render/notebooks/explorer.ipynb",
        launch + "lab/tree/notebooks/explorer.ipynb",
        launch + "voila/render/notebooks/lessons/index.ipynb",
    ] == re.findall(r"https://mybinder\.org/v2/[^)\s]+", README)


def test_the_first_link_is_the_site_then_comes_the_command_and_then_binder() -> None:
    """Who reads it on a telephone is one tap away from the explorer, wherever the repository lies."""
    owner, name = PROJECT["urls"]["Repository"].removeprefix("https://github.com/").split("/")
    first = re.search(r"(?<!!)\[[^]!]*\]\(([^)]*)\)", README)
    assert first is not None
    assert f"https://{owner}.github.io/{name}/" == first[1]
    assert README.index(first[1]) < README.index("<!-- start -->") < README.index("mybinder.org")


def test_the_repositorys_address_stands_nowhere_else() -> None:
    """When the address is known, two files are changed."""
    owner = PROJECT["urls"]["Repository"].removeprefix("https://")
    files = subprocess.run(["git", "grep", "-lF", owner], cwd=ROOT, capture_output=True, text=True).stdout.split()
    if not files:
        pytest.skip("this is no git checkout")
    assert ["pyproject.toml"] == files


def test_files_that_are_linked_exist() -> None:
    """No link within the project is dead."""
    for name in ("README.md", "CONTRIBUTING.md", "CHANGELOG.md"):
        text = (ROOT / name).read_text(encoding="utf-8")
        for target in re.findall(r"\]\((?!https?:)([^)#]+)", text):
            assert (ROOT / target).exists(), f"{name}: {target}"


def test_every_option_of_the_command_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    """The table of options and ``--help`` are of one mind."""
    with pytest.raises(SystemExit):
        main(["--help"])
    told = set(re.findall(r"--[a-z-]+", capsys.readouterr().out)) - {"--help", "--version"}
    assert told == set(re.findall(r"^\| `(--[a-z-]+)", README, re.MULTILINE))


def test_ci_runs_the_readmes_test_command(tmp_path: Path) -> None:
    """``.ci/run`` takes the command out of README.md, so the two cannot differ."""
    taken = re.search(r"\$\((sed .*?)\)\"$", (ROOT / ".ci" / "run").read_text(encoding="utf-8"), re.M)
    assert taken is not None
    told = subprocess.run(["bash", "-c", taken[1]], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    assert f"{TESTS}\n" == told


def test_the_example_of_the_judging_interface_answers() -> None:
    """The line can be pasted as it stands: the ace may not be played, and the passage stands there."""
    case = re.search(r"^\$ echo '(.*)' \| \.venv/bin/paskahousu judge -$", README, re.MULTILINE)
    assert case is not None
    answer = judge_case(json.loads(case[1]))
    assert (False, "pagat:play.1.3") == (answer["legal"], answer["because"][0]["sources"][0])
