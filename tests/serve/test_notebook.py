"""Notebooks are found by name."""

from __future__ import annotations

import pytest

from explorer import data
from explorer.serve.errors import CannotServe
from explorer.serve.notebook import notebook_path


@pytest.mark.parametrize("name", ["explorer", "explorer.ipynb"])
def test_a_notebook_is_found_with_or_without_its_ending(name: str) -> None:
    """Both are what people type."""
    assert data.path("notebooks") / "explorer.ipynb" == notebook_path(name)


@pytest.mark.parametrize("name", ["lesson", "../notebooks/explorer", "/etc/passwd", ""])
def test_nothing_else_is_served(name: str) -> None:
    """A name leads to a notebook of the project or to an error that lists them."""
    with pytest.raises(CannotServe, match=r"There are: .*explorer"):
        notebook_path(name)
