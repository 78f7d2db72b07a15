"""The lessons as a class goes through them: the parts of each, read from its notebook without running it."""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from explorer import data
from explorer.ask.quiz.question import GOES, SAYS
from explorer.errors import InputError
from explorer.language import current
from explorer.trace.language import languages
from explorer.ui.board.position import Board
from explorer.ui.codec import read_code, write_code
from explorer.ui.lesson.exercise import Exercise, exercise
from explorer.ui.lesson.given import read_given
from explorer.ui.place import Place
from explorer.ui.screens import IDS
from explorer.ui.shelf import Shelf

BOARD = "board"
SHOWS, ASKS, WHICH, UNDER = "show", "ask", "which", "under"
LINK, MARKS = re.compile(r"\[([^]]*)\]\([^)]*\)"), re.compile(r"[*`]|^#+ ", re.MULTILINE)
"""What of a lesson's prose is not words: a link keeps its text."""


@dataclass(frozen=True, slots=True)
class Part:
    """A place of a lesson by its code; ``asks`` tells whether the class is asked there, ``cell`` where it stands.

    ``exercise`` is what it is asked, where that is not whether the move goes.
    """

    code: str
    asks: bool
    cell: int
    exercise: Exercise | None = None


@dataclass(frozen=True, slots=True)
class Course:
    """A lesson: its parts, and the prose of its cells by language, "" for cells of code."""

    parts: tuple[Part, ...]
    prose: Mapping[str, tuple[str, ...]]

    @property
    def title(self) -> str:
        """The heading of the lesson, in the language that is spoken."""
        return self._prose()[0].partition("\n")[0]

    def told(self, number: int) -> str:
        """Return what the lesson says before a part, without its heading and the links below that."""
        cells, at = self._prose(), self.parts[number].cell
        before = max((part.cell for part in self.parts if part.cell < at), default=-1)
        paragraphs = [one for cell in cells[before + 1 : at] for one in cell.split("\n\n") if one]
        return " ".join(" ".join(paragraphs[2:] if before < 0 else paragraphs).split())

    def _prose(self) -> tuple[str, ...]:
        return self.prose.get(current(), next(iter(self.prose.values())))


def course_names() -> tuple[str, ...]:
    """Return the lessons there are: the names of their notebooks."""
    files = sorted((data.path("notebooks") / "lessons").glob("*.ipynb"))
    return tuple(file.stem for file in files if file.stem != "index" and not _spoken(file.stem))


def course_named(given: str) -> str:
    """Return the lesson that is meant by its number, its name with or without that, or its notebook; "" for none.

    >>> course_named("3") == course_named("twos-tens-aces") == course_named("lessons/03-twos-tens-aces.fi.ipynb")
    True
    """
    stem = given.strip().removesuffix(".ipynb").rpartition("/")[2]
    stem = stem.removesuffix(f".{_spoken(stem)}")
    for name in course_names():
        number, _, rest = name.partition("-")
        if stem in (name, rest) or (stem.isdecimal() and number.isdecimal() and int(stem) == int(number)):
            return name
    return ""


def read_course(file: Path) -> Course:
    """Read a lesson from its English notebook and the twins beside it.

    Raises:
        InputError: for a cell that cannot be gone through, or a lesson with nothing to show.
    """
    cells = _cells(file)
    parts = [
        part
        for number, cell in enumerate(cells)
        if cell["cell_type"] == "code"
        for part in _parts(number, cell["source"])
    ]
    if not parts:
        raise InputError("lesson.no-parts", file=file.name)
    twins = {lang: file.with_name(f"{file.stem}.{lang}.ipynb") for lang in languages()[1:]}
    prose = {lang: _prose(_cells(twin)) for lang, twin in twins.items() if twin.exists()}
    fitting = {lang: words for lang, words in prose.items() if len(words) == len(cells)}
    return Course(tuple(parts), {languages()[0]: _prose(cells), **fitting})


def _spoken(stem: str) -> str:
    suffix = stem.rpartition(".")[2]
    return suffix if "." in stem and suffix in languages() else ""


def _cells(file: Path) -> list[dict[str, str]]:
    try:
        found = json.loads(file.read_text("utf-8"))["cells"]
        return [{"cell_type": str(one["cell_type"]), "source": "".join(one["source"])} for one in found]
    except (ValueError, KeyError, TypeError):
        raise InputError("lesson.no-notebook", file=file.name) from None


def _prose(cells: list[dict[str, str]]) -> tuple[str, ...]:
    return tuple(
        MARKS.sub("", LINK.sub(r"\1", cell["source"])) if cell["cell_type"] == "markdown" else "" for cell in cells
    )


def _parts(cell: int, source: str) -> Iterator[Part]:
    try:
        for verb, call in _calls(source):
            for code in _codes(verb, call):
                yield Part(code, verb != SHOWS, cell, _exercise(call) if verb == ASKS else None)
    except InputError as error:
        raise InputError("lesson.cell", number=cell + 1, why=error) from None
    except (ValueError, SyntaxError, TypeError):
        raise InputError("lesson.cell", number=cell + 1, why=InputError("lesson.plain")) from None


def _calls(source: str) -> Iterator[tuple[str, ast.Call]]:
    """Find what a lesson shows and asks, in its order; other code is left alone."""
    for node in ast.parse(source).body:
        found = node.value if isinstance(node, ast.Expr) else None
        verb = found.func.attr if isinstance(found, ast.Call) and isinstance(found.func, ast.Attribute) else ""
        if isinstance(found, ast.Call) and verb in (SHOWS, ASKS, WHICH, UNDER):
            yield verb, found


def _codes(verb: str, call: ast.Call) -> Iterator[str]:
    """Return the codes of the places that a call stands for: one for each move, or rules, that is to be compared."""
    given = [str(ast.literal_eval(one)) for one in call.args]
    case = {str(one.arg): ast.literal_eval(one.value) for one in call.keywords}
    if verb == SHOWS:
        yield _shown(*given, **case)
    elif verb == ASKS:
        document = str(case.pop("document", ""))
        yield _laid({**case, **({"rules": document} if document else {})})
    else:
        key = "move" if verb == WHICH else "rules"
        for one in given:
            yield _laid({**case, key: one})


def _exercise(call: ast.Call) -> Exercise | None:
    """Return what is asked of a move: what becomes of the pile, whose turn it is; ``None`` for whether it goes."""
    ask = str(ast.literal_eval(call.args[0])) if call.args else GOES
    case = {str(one.arg): ast.literal_eval(one.value) for one in call.keywords}
    return None if ask in (GOES, SAYS) else exercise(ask, case)


def _shown(code: str) -> str:
    _, troubles = read_code(code, games=Shelf().ids, tabs=IDS)
    for trouble in troubles:
        raise trouble
    return code


def _laid(case: Mapping[str, Any]) -> str:
    state, move, by, rules = read_given(case)
    return write_code(Place(rules, tab=BOARD, board=Board(state, by, move)))
