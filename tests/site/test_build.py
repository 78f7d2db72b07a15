"""A site is a folder of files that ask nobody, with the sum of each; any other folder is left alone."""

from __future__ import annotations

import errno
import hashlib
import json
import re
from pathlib import Path

import pytest

from explorer.cli import main
from explorer.errors import InputError
from explorer.site.build import KEEPER, PYTHON, build
from explorer.site.fetch import CACHE
from explorer.site.stick import FOLDER


def sums(folder: Path) -> dict[str, str]:
    """Return the sums that the worker which keeps the site goes by."""
    text = (folder / KEEPER).read_text(encoding="utf-8")
    found = re.search(r"const FILES = (\{.*?\});", text, re.DOTALL)
    assert found is not None
    return dict(json.loads(found[1]))


def test_every_file_is_kept_with_its_sum(site: Path) -> None:
    """All but the worker that keeps it, and what those need who open it as a file, is kept without a network."""
    files = {path.relative_to(site).as_posix(): path for path in site.rglob("*") if path.is_file()}
    files = {name: path for name, path in files.items() if name != KEEPER and not name.startswith(FOLDER)}
    assert {name: hashlib.sha256(path.read_bytes()).hexdigest() for name, path in files.items()} == sums(site)


def test_no_text_of_ours_names_another_host(site: Path) -> None:
    """But for the name of the SVG language, and the addresses of documents, which are shown and not asked."""
    for path in [*site.glob("*.js"), *site.glob("*.html"), *site.glob("*.css"), site / "manifest.json"]:
        addresses = set(re.findall(r"https?://[^'\"\s)<]+", path.read_text(encoding="utf-8")))
        assert addresses <= {"http://www.w3.org/2000/svg"}, path.name


def test_what_the_page_needs_is_there(site: Path) -> None:
    """Python for the browser with word of its licence, and what each script imports."""
    assert {f"python/{name}" for name in (*PYTHON, "about.json", "README.md")} <= set(sums(site))
    assert "MPL" in json.loads((site / "python" / "about.json").read_text(encoding="utf-8"))["license"]
    assert {} == json.loads((site / "python" / "pyodide-lock.json").read_text(encoding="utf-8"))["packages"]
    for script in site.glob("*.js"):
        for wanted in re.findall(r'^import .* from "\./([^"]+)"', script.read_text(encoding="utf-8"), re.MULTILINE):
            assert wanted in sums(site), script.name


def test_an_earlier_site_is_replaced(python: Path, tmp_path: Path) -> None:
    """Its own files go; what somebody laid beside them stays."""
    build(tmp_path, python, tops=())
    (tmp_path / "CNAME").write_text("beside", encoding="utf-8")
    earlier = (tmp_path / KEEPER).read_text(encoding="utf-8")
    (tmp_path / "old.js").write_text("", encoding="utf-8")
    (tmp_path / KEEPER).write_text(earlier.replace('"host.js"', '"old.js"'), encoding="utf-8")
    build(tmp_path, python, tops=())
    assert not (tmp_path / "old.js").exists()
    assert (tmp_path / "CNAME").exists()
    assert earlier == (tmp_path / KEEPER).read_text(encoding="utf-8")  # nothing has changed: no new version


def test_an_earlier_site_stays_whole_where_the_disk_is_full(
    python: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing of it is touched before everything else is there."""
    build(tmp_path, python, tops=())
    before = {path: path.read_bytes() for path in tmp_path.rglob("*") if path.is_file()}
    write = Path.write_bytes

    def full(path: Path, content: bytes) -> int:
        if path.name == KEEPER:
            raise OSError(errno.ENOSPC, "No space left on device")
        return write(path, content)

    monkeypatch.setattr(Path, "write_bytes", full)
    with pytest.raises(InputError, match="cannot be written: No space left") as refused:
        build(tmp_path, python, tops=("9",))
    assert str(tmp_path) == refused.value.at
    assert before == {path: path.read_bytes() for path in tmp_path.rglob("*") if path.is_file()}


def test_a_folder_with_something_else_is_left_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The command says so in words, and neither fetches nor writes anything."""
    (tmp_path / "mine.txt").write_text("mine", encoding="utf-8")
    monkeypatch.setenv("PATH", "")
    monkeypatch.setenv(CACHE, str(tmp_path.parent / "nothing-kept"))
    assert 2 == main(["site", str(tmp_path)])
    assert "there is something else in the folder" in capsys.readouterr().err
    assert ["mine.txt"] == [path.name for path in tmp_path.iterdir()]


def test_an_address_that_others_cannot_open_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Before anything is fetched or written."""
    assert 2 == main(["site", str(tmp_path / "site"), "--public-url", "http://localhost:8000/"])
    assert "--public-url: others cannot open localhost" in capsys.readouterr().err
    assert not (tmp_path / "site").exists()
