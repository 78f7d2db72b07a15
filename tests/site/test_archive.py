"""The archive holds all that stands behind the page, and needs nothing but the standard library."""

from __future__ import annotations

import io
import json
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from explorer.site.archive import archive
from explorer.site.page import CELLS

ASKED = """
import json, sys
sys.path.insert(0, sys.argv[1])
from explorer.site.behind import begin
behind = begin(sys.argv[2], json.dumps([sys.argv[3]]))
hello = {"n": 1, "page": "a", "type": "hello", "languages": ["en"], "code": "pk1:r=pagat;t=settle;w=9.Q"}
print(behind.take(0, json.dumps([hello])))
print(behind.take(0, json.dumps([hello])))
print(behind.take(0, json.dumps([{"n": 2, "page": "a", "type": "share_show", "id": "scan"}])))
"""


@pytest.fixture(scope="module")
def unpacked(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The archive in a folder, as the browser's Python has it."""
    folder = tmp_path_factory.mktemp("archive")
    zipfile.ZipFile(io.BytesIO(archive())).extractall(folder)
    return folder


def answers(unpacked: Path, address: str) -> list[list[dict[str, object]]]:
    """Return what a Python without any other package answers to three messages."""
    command = [sys.executable, "-I", "-S", "-c", ASKED, str(unpacked), address, "\n".join(CELLS)]
    told = subprocess.run(command, cwd=unpacked, capture_output=True, text=True, check=True, encoding="utf-8")
    return [json.loads(line) for line in told.stdout.splitlines()]


def test_it_answers_without_any_other_package(unpacked: Path) -> None:
    """Without what is installed besides, a queen on a nine gets its answer, once; pictures to scan are drawn."""
    first, again, scan = answers(unpacked, "https://example.org/paska/")
    assert {"page": "a", "n": 1} == first[0]["ack"]
    panels = first[0]["panels"]
    assert isinstance(panels, dict)
    assert "yes" == panels["settle"]["answer"]["sign"]
    assert panels["code"]["link"].startswith("https://example.org/paska/#pk1:")
    assert [] == again
    later = scan[0]["panels"]
    assert isinstance(later, dict)
    assert "<svg" in later["share"]["scan"][0]["svg"]
    assert "settle" not in later  # it has not changed


def test_on_an_address_of_its_own_computer_codes_are_copied(unpacked: Path) -> None:
    """Nobody is sent a link that only this computer can open."""
    panels = answers(unpacked, "http://127.0.0.1:9200/")[0][0]["panels"]
    assert isinstance(panels, dict)
    assert "" == panels["code"]["link"]


def test_nothing_that_serves_or_compiles_is_in_it() -> None:
    """It is what every visitor has to load."""
    names = zipfile.ZipFile(io.BytesIO(archive())).namelist()
    folders = {name.split("/")[1] for name in names if name.startswith("explorer/")}
    assert {"serve", "commands"}.isdisjoint(folders)
    assert {"explorer/lab/kernel.py", "explorer/lab/machine.py"}.isdisjoint(names)
    assert {"explorer", "rules_text", "notebooks"} <= {name.split("/")[0] for name in names}
    assert any(name.startswith("segno-") and "licenses" in name for name in names)


def test_equal_texts_make_an_equal_archive() -> None:
    """So a site that is built once more without a change is no new version."""
    assert archive() == archive()
