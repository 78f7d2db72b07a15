"""Python for a browser is fetched by npm, and taken only when it is what was published."""

from __future__ import annotations

from pathlib import Path

import pytest

from explorer.errors import InputError
from explorer.site import fetch

NPM = """#!/bin/sh
{says}
"""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty folder to keep it in, and no program at all to be found."""
    monkeypatch.setenv("PATH", str(tmp_path / "programs"))
    monkeypatch.setenv(fetch.CACHE, str(tmp_path / "kept"))
    return tmp_path


def npm(folder: Path, says: str) -> None:
    """Write a program that stands in for npm."""
    (folder / "programs").mkdir()
    program = folder / "programs" / "npm"
    program.write_text(NPM.format(says=says))
    program.chmod(0o755)


def test_without_npm_it_says_what_to_install(folder: Path) -> None:
    """Node.js brings npm along."""
    with pytest.raises(InputError, match=r"npm is not installed; install Node\.js"):
        fetch.fetch()


def test_what_npm_says_is_told(folder: Path) -> None:
    """The line that says why comes along; nothing is kept."""
    said = ("code ENOTFOUND", "syscall getaddrinfo", "errno ENOTFOUND", "no such host")
    npm(folder, "".join(f'echo "npm error {line}" >&2; ' for line in said) + "exit 1")
    with pytest.raises(InputError, match=rf"pyodide {fetch.VERSION}: no such host; look"):
        fetch.fetch()
    assert not fetch.is_kept()


def test_another_archive_is_refused_and_not_kept(folder: Path) -> None:
    """Whatever npm brings, only what was published is taken."""
    npm(folder, f'echo something else > "$4/{fetch.ARCHIVE}"')
    with pytest.raises(InputError, match="is not pyodide"):
        fetch.fetch()
    assert not fetch.is_kept()


def test_a_kept_archive_that_was_changed_is_refused(folder: Path) -> None:
    """It is looked at each time, and the message names the file to delete."""
    kept = fetch.kept_in() / fetch.ARCHIVE
    kept.parent.mkdir()
    kept.write_bytes(b"changed")
    with pytest.raises(InputError) as refused:
        fetch.fetch()
    assert ("site.integrity", str(kept)) == (refused.value.id, refused.value.at)


def test_a_kept_archive_needs_no_npm(python: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Once it was fetched a site is built without a network."""
    monkeypatch.setenv("PATH", "")
    assert python == fetch.fetch()
