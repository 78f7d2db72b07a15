"""The judging interface: cases in, answers out, one JSON object a line."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import partial
from typing import Any

from explorer.engine.answer import answer
from explorer.engine.judge import judge
from explorer.engine.lines import answer_lines, answered
from explorer.engine.position import read_case
from explorer.sources.added import AddedDocument


def judge_case(case: Any, *, everything: bool = False, documents: tuple[AddedDocument, ...] = ()) -> dict[str, Any]:
    """Judge one case, given and answered as plain data; its rules may stand on added ``documents``.

    Returns the answer of the judging interface; for a case that cannot be, ``error`` and ``at`` instead.
    """

    def judged(case: Any) -> dict[str, Any]:
        state, move, rules = read_case(case, documents=documents)
        return answer(state, judge(state, move, rules), everything=everything)

    return answered(case, judged)


def judge_lines(
    lines: Iterable[str], *, everything: bool = False, documents: tuple[AddedDocument, ...] = ()
) -> Iterator[tuple[str, bool]]:
    """Judge cases written one a line (or one over all the lines); give each answer and whether it is one."""
    return answer_lines(lines, partial(judge_case, everything=everything, documents=documents))
