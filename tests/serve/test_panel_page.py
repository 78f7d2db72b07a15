"""A notebook becomes what Panel can show."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

pytest.importorskip("panel")

from explorer import data
from explorer.serve.panel import page_of


def test_prose_becomes_a_part_of_the_page(tmp_path: Path) -> None:
    """Else Panel would drop it; links to notebooks that it does not serve are told as text."""
    lesson = data.path("notebooks") / "lessons" / "01-first-game.ipynb"
    cells = json.loads(page_of(lesson, tmp_path).read_text("utf-8"))["cells"]
    assert {"code"} == {cell["cell_type"] for cell in cells}
    assert "# 1. First game" in cells[0]["source"]
    assert "All lessons" in cells[0]["source"]
    assert ".ipynb" not in cells[0]["source"]


def test_cells_that_are_not_for_the_page_are_left_out(tmp_path: Path) -> None:
    """Panel knows no tags, and would run them."""
    explorer = data.path("notebooks") / "explorer.ipynb"
    cells = json.loads(page_of(explorer, tmp_path).read_text("utf-8"))["cells"]
    assert ["explorer"] == [cell["id"] for cell in cells]
