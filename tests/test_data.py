"""The data files are found in a checkout and in an installed package."""

from pathlib import Path

import pytest

from explorer.data import PACKAGE, path


def test_a_checkout_has_them_beside_the_package() -> None:
    """Where the package carries no data, they are taken from the folder it lies in."""
    assert (PACKAGE.parent / "rules_text").is_dir() or (PACKAGE / "_data").is_dir()
    assert path("rules_text").is_dir()


def test_beside(tmp_path: Path) -> None:
    """Without `_data` in the package, the folder beside the package is returned."""
    (tmp_path / "explorer").mkdir()
    (tmp_path / "rules_text").mkdir()
    assert tmp_path / "rules_text" == path("rules_text", package=tmp_path / "explorer")


def test_an_installed_package_wins(tmp_path: Path) -> None:
    """With `_data` in the package, a folder of the same name beside it is left alone."""
    (tmp_path / "explorer" / "_data" / "rules_text").mkdir(parents=True)
    (tmp_path / "rules_text").mkdir()
    assert tmp_path / "explorer" / "_data" / "rules_text" == path("rules_text", package=tmp_path / "explorer")


@pytest.mark.parametrize("installed", [False, True])
def test_what_is_missing_is_named(tmp_path: Path, installed: bool) -> None:
    """The error names the data, and a folder beside an installed package is no stand-in."""
    (tmp_path / "explorer").mkdir()
    if installed:
        (tmp_path / "explorer" / "_data").mkdir()
        (tmp_path / "notebooks").mkdir()
    with pytest.raises(FileNotFoundError, match="the data 'notebooks' are neither in"):
        path("notebooks", package=tmp_path / "explorer")
