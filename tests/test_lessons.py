"""The lessons: English and Finnish twins that differ in their words alone, run in one process."""

from __future__ import annotations

import ast
import json
import re
from functools import cache
from typing import Any

import pytest

from explorer import data
from explorer.ui.lesson import Lesson

FOLDER = data.path("notebooks") / "lessons"
NAMES = sorted(path.stem for path in FOLDER.glob("[0-9]*.ipynb") if not path.stem.endswith(".fi"))
FILES = [*NAMES, *(f"{name}.fi" for name in NAMES)]
MOST_CELLS = 25
LINK = re.compile(r"\]\(([^)]*)\)")


@cache
def cells(name: str) -> list[dict[str, Any]]:
    """Return the cells of a notebook."""
    found: list[dict[str, Any]] = json.loads((FOLDER / f"{name}.ipynb").read_text("utf-8"))["cells"]
    return found


def texts(name: str, kind: str) -> list[str]:
    """Return the text of all cells of a kind."""
    return ["".join(cell["source"]) for cell in cells(name) if cell["cell_type"] == kind]


def run(name: str) -> Lesson:
    """Run a lesson without its kernel, and return it."""
    names: dict[str, Any] = {}
    exec("\n".join(texts(name, "code")), names)  # as the notebook runs it, without a process of its own
    found: Lesson = names["lesson"]
    return found


def test_there_are_ten_lessons_in_two_languages() -> None:
    """Each has its twin, and the list of lessons names them all."""
    assert 10 == len(NAMES)
    listed = LINK.findall("".join(texts("index", "markdown")))
    assert sorted(f"{name}.ipynb" for name in FILES) == sorted(listed)


@pytest.mark.parametrize("name", NAMES)
def test_twins_have_the_same_code_but_for_the_word_of_their_language(name: str) -> None:
    """So a lesson that is changed in one language is changed in both; and prose stands where prose is."""
    english, finnish = texts(name, "code"), texts(f"{name}.fi", "code")
    assert english[0].replace('"en")', '"fi")') == finnish[0]
    assert english[1:] == finnish[1:]
    assert [cell["cell_type"] for cell in cells(name)] == [cell["cell_type"] for cell in cells(f"{name}.fi")]
    assert texts(name, "markdown") != texts(f"{name}.fi", "markdown")


@pytest.mark.parametrize("name", FILES)
def test_a_lesson_is_thin(name: str) -> None:
    """At most 25 cells, no functions, no HTML, nothing kept of an earlier run; something to do before much is said."""
    assert len(cells(name)) <= MOST_CELLS
    for text in texts(name, "code"):
        assert not any(
            isinstance(node, (ast.FunctionDef, ast.Lambda, ast.ClassDef)) for node in ast.walk(ast.parse(text))
        )
        assert "<" not in text
    assert not any("<" in text for text in texts(name, "markdown"))
    assert [] == [cell for cell in cells(name) if cell.get("outputs")]
    kinds = [cell["cell_type"] for cell in cells(name)]
    assert ["markdown", "code"] == kinds[:2]
    assert "code" in kinds[2:4]


@pytest.mark.parametrize("name", FILES)
def test_links_lead_to_notebooks_beside_it(name: str) -> None:
    """Relative ones, which JupyterLab, Voilà and our own server all follow."""
    assert [] == [link for link in LINK.findall("".join(texts(name, "markdown"))) if not (FOLDER / link).exists()]


@pytest.mark.parametrize("name", NAMES)
def test_a_lesson_runs_in_finnish_and_asks_one_to_three_things(name: str) -> None:
    """As nbval, which runs all notebooks, cannot tell."""
    lesson = run(f"{name}.fi")
    assert ("fi", name[3:]) == (lesson.lang, lesson.name)
    assert len(lesson.exercises) in (1, 2, 3)
