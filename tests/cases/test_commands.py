"""The commands answer as the functions do, line for line, and say by their exit status whether all could be read."""

import subprocess
import sys
from collections.abc import Iterable
from typing import Any

import pytest

from explorer.engine.cases import judge_lines
from explorer.engine.whole_games import replay_lines
from tests.cases.files import HERE, asked, read


def command(*words: str, given: str) -> tuple[list[str], int]:
    """Run the program with this on its standard input; return the lines it writes and its exit status."""
    done = subprocess.run(
        [sys.executable, "-m", "explorer", *words],
        input=given,
        capture_output=True,
        check=False,
        encoding="utf-8",
        cwd=HERE.parents[1],
        timeout=120,
    )
    assert not done.stderr
    return done.stdout.splitlines(), done.returncode


def lines_of(objects: Iterable[dict[str, Any]]) -> list[str]:
    """Write cases or games one a line."""
    return [asked(one) + "\n" for one in objects]


CASES = lines_of(case for file in sorted(HERE.glob("*.jsonl")) for case in read(file.name))
GOOD = lines_of(case for case in read("cited.jsonl"))


@pytest.mark.parametrize(("lines", "status"), [(CASES, 2), (GOOD, 0)], ids=["some bad", "all good"])
def test_judge(lines: list[str], status: int) -> None:
    """``judge -`` answers every case in order; the status is 2 where one of them cannot be."""
    assert ([line for line, _ in judge_lines(lines)], status) == command("judge", "-", given="".join(lines))


def test_judge_everything() -> None:
    """``judge --everything -`` lists also the findings that decided nothing."""
    answers, _ = command("judge", "--everything", "-", given="".join(GOOD[:5]))
    assert [line for line, _ in judge_lines(GOOD[:5], everything=True)] == answers


def test_replay() -> None:
    """``replay -`` replays every game in order."""
    lines = lines_of(game for game in read("games.records"))[:6]
    assert ([line for line, _ in replay_lines(lines)], 0) == command("replay", "-", given="".join(lines))
