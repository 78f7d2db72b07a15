"""The npm package that a site is built with, where it was fetched, and a site that is built once."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from explorer import data
from explorer.site.build import build
from explorer.site.fetch import ARCHIVE, checked, is_kept, kept_in
from tests.hosting.missing import LEFT_OUT, missing

TOPS = ("9", "led-10")
"""The answers that the site of the tests has written down; all of them take a while."""


def fetched() -> Path:
    """Return the archive of Python for a browser. Tests fetch nothing: ``python -m explorer.site.fetch`` does."""
    if not is_kept():
        what = "Python for a browser is not fetched"
        if os.environ.get("PASKAHOUSU_NPM") == "unreachable":
            pytest.skip(f"{what}, since npm could not be reached: {LEFT_OUT}")
        missing(what)
    return checked(kept_in() / ARCHIVE)


@pytest.fixture(scope="session")
def python() -> Path:
    """The archive of Python for a browser."""
    return fetched()


@pytest.fixture(scope="session")
def site(python: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of a site."""
    folder = tmp_path_factory.mktemp("site")
    build(folder, python, tops=TOPS, lessons=[data.path("notebooks") / "lessons" / "01-first-game.fi.ipynb"])
    return folder
