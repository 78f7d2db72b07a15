"""A lesson becomes a page: prose as it is, a place for each cell, and links to the lessons that are there."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from explorer import data
from explorer.cli import main
from explorer.errors import InputError
from explorer.site.behind import Behind
from explorer.site.lesson import lesson_page, names_of, read_lesson
from explorer.site.page import Setting
from explorer.site.widget import Explorer
from explorer.ui.lesson.sessions import Part

LESSONS = data.path("notebooks") / "lessons"


EMPTY: dict[str, Any] = {"cells": [], "metadata": {}}

FOREIGN: tuple[dict[str, Any], ...] = (
    {"cells": []},
    {"metadata": {}, "worksheets": []},
    {**EMPTY, "cells": 3},
    {**EMPTY, "cells": [{"cell_type": "code"}]},
    {**EMPTY, "cells": [{"cell_type": "code", "metadata": {}, "source": None}]},
)
"""What is JSON, and no notebook of today."""


def notebook(file: Path, *cells: tuple[str, str]) -> Path:
    """Write a notebook of cells, each a kind and a source."""
    written = [{"cell_type": kind, "source": source, "metadata": {}} for kind, source in cells]
    file.write_text(json.dumps({"cells": written, "metadata": {"title": "<Ours>"}}), encoding="utf-8")
    return file


def test_a_lesson_of_ours_is_read() -> None:
    """Language, title and cells are those of the notebook; a link leads to a page that there is, and to no other."""
    lesson = read_lesson(LESSONS / "01-first-game.fi.ipynb", {"01-first-game"})
    assert ("01-first-game.fi", "fi", "Ensimmäinen peli") == (lesson.name, lesson.lang, lesson.title)
    assert "lesson.end()" == lesson.cells[-1]
    assert '<a href="01-first-game.html">In English</a>' in lesson.body
    assert ".ipynb" not in lesson.body
    assert '<div data-part="1"><p class="coming">Tähän tulee' in lesson.body
    assert 'data-part="0"' not in lesson.body


def test_the_list_of_lessons_leads_to_their_pages() -> None:
    """It has a name of its own, as the explorer is the first page; a lesson leads back to it."""
    names = {file.stem for file in LESSONS.glob("*.ipynb")}
    listed = read_lesson(LESSONS / "index.ipynb", names)
    assert "lessons" == listed.name
    assert names - {"index"} == set(re.findall(r'href="([^"]+)\.html"', listed.body))
    assert '<a href="lessons.html">All lessons</a>' in read_lesson(LESSONS / "01-first-game.ipynb", names).body


def test_a_lesson_leads_on_to_the_next_of_its_language(tmp_path: Path) -> None:
    """Once: not where its own words do so already."""
    first = read_lesson(notebook(tmp_path / "a.ipynb", ("markdown", "Prose")))
    second = read_lesson(notebook(tmp_path / "b.ipynb", ("markdown", "Before: [A](a.ipynb)")), {"a", "b"})
    named = (("a", "en"), ("x", "fi"), ("b", "en"))
    pages = tuple({"name": name, "title": name.upper(), "lang": lang} for name, lang in named)
    assert '<a href="b.html">Next: B</a>' in lesson_page(first, Setting(lessons=pages))
    assert "Next:" not in lesson_page(second, Setting(lessons=pages))
    said = read_lesson(notebook(tmp_path / "a.ipynb", ("markdown", "[On](b.ipynb)")), {"b"})
    assert "Next:" not in lesson_page(said, Setting(lessons=pages))


def test_what_a_teacher_writes_stays_text(tmp_path: Path) -> None:
    """A title cannot break the page, nor a cell that has the end of a script in it."""
    lesson = read_lesson(notebook(tmp_path / "ours.ipynb", ("code", "a = '</script>'")))
    page = lesson_page(lesson, Setting())
    assert "<title>&lt;Ours&gt;</title>" in page
    assert 2 == page.count("</script>")


@pytest.mark.parametrize(
    ("cell", "said"),
    [
        ("1 / 0", "cell 2 of the lesson cannot be run: division by zero"),
        ("%time", "cell 2 of the lesson cannot be run"),
        ("exit(3)", "cell 2 of the lesson cannot be run: 3"),
    ],
)
def test_a_cell_that_cannot_be_run_is_named(tmp_path: Path, cell: str, said: str) -> None:
    """Before anything is published."""
    file = notebook(tmp_path / "ours.ipynb", ("code", "a = 1"), ("markdown", "# Prose"), ("code", cell))
    with pytest.raises(InputError, match=said) as refused:
        read_lesson(file)
    assert str(file) == refused.value.at


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("a.ipynb", "no JSON"),
        ("a.ipynb", "[]"),
        ("a b.ipynb", json.dumps(EMPTY)),
        *((f"{at}.ipynb", json.dumps(one)) for at, one in enumerate(FOREIGN)),
    ],
)
def test_what_is_no_notebook_is_refused(tmp_path: Path, name: str, text: str) -> None:
    """Also one whose name could not stand in an address."""
    (tmp_path / name).write_text(text, encoding="utf-8")
    with pytest.raises(InputError, match="no notebook of a lesson"):
        read_lesson(tmp_path / name)


@pytest.mark.parametrize(
    ("names", "said"),
    [
        (("Index.ipynb",), "would be called index.html"),
        (("index.ipynb", "Lessons.ipynb"), "would be called as that of .*index.ipynb"),
        (("a/Ours.ipynb", "b/ours.ipynb"), "would be called as that of .*Ours.ipynb"),
    ],
)
def test_no_page_takes_the_name_of_another(tmp_path: Path, names: tuple[str, ...], said: str) -> None:
    """Neither the explorer's own nor that of another lesson, nor one that some disks take for the same."""
    files = [tmp_path / name for name in names]
    with pytest.raises(InputError, match=said) as refused:
        names_of(files)
    assert str(files[-1]) == refused.value.at
    assert {"ours"} == names_of([tmp_path / "ours.ipynb"])


def test_a_part_tells_what_another_ones_event_changed() -> None:
    """The end of a lesson knows that an exercise was done: both are told, and nothing twice."""
    behind = Behind()
    behind.names["Explorer"], behind.names["Part"] = Explorer, Part
    behind.run("first = Explorer(Part('pk1:r=pagat;g=first', 'en'))\nfirst")
    behind.run("nothing = 1")
    behind.run("second = Explorer(Part('pk1:r=pagat;g=first', 'en'))\nsecond")
    assert [0, 2] == [news["part"] for news in json.loads(behind.take(0, "[]"))]
    assert "[]" == behind.news()
    behind.names["second"].refresh()
    event = {"n": 1, "page": "a", "type": "go", "step": 2}
    assert [0] == [news["part"] for news in json.loads(behind.take(0, json.dumps([event])))]


def test_a_file_that_is_not_there_is_told(python: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The command names it, and writes nothing."""
    assert 2 == main(["site", str(tmp_path / "site"), "--lesson", str(tmp_path / "none.ipynb")])
    assert "none.ipynb: cannot be read" in capsys.readouterr().err
    assert not (tmp_path / "site").exists()
