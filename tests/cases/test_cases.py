"""Every judging case gets the answer that it expects."""

import json
from typing import Any

import pytest

from explorer.engine.cases import judge_lines
from tests.cases.files import HERE, agrees, asked, read

CASES = [case for file in sorted(HERE.glob("*.jsonl")) for case in read(file.name)]


def answers(cases: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Judge all the cases in one go, as the command does."""
    return [json.loads(line) for line, _ in judge_lines(map(asked, cases))]


@pytest.fixture(scope="module")
def answered() -> dict[str, dict[str, Any]]:
    """The answers by the id of the case."""
    return {case["id"]: answer for case, answer in zip(CASES, answers(CASES), strict=True)}


def test_the_files_hold_what_they_should() -> None:
    """All the cases are there, each with an id of its own."""
    assert 742 == len(CASES)
    assert len(CASES) == len({case["id"] for case in CASES})


@pytest.mark.parametrize("case", CASES, ids=[case["id"] for case in CASES])
def test_answer(case: dict[str, Any], answered: dict[str, dict[str, Any]]) -> None:
    """The answer agrees with the case in everything that it expects."""
    expect, answer = case["expect"], answered[case["id"]]
    assert case["id"] == answer["id"]
    assert expect.get("error", False) == ("error" in answer)
    assert expect.get("legal") == answer.get("legal")
    if "sources_any" in expect:
        assert set(expect["sources_any"]) & set(answer["because"][0]["sources"])
    if expect.get("legal"):
        got = {key: answer[key] for key in expect if key != "sources_any"}
        wanted = {key: expect[key] for key in got}
        assert all(agrees(wanted[key], got[key]) for key in wanted), (wanted, got)


@pytest.mark.parametrize("case", [case for case in CASES if case["expect"].get("error")], ids=lambda case: case["id"])
def test_error_names_a_place(case: dict[str, Any], answered: dict[str, dict[str, Any]]) -> None:
    """A case that cannot be is answered by what is wrong and where, and by nothing else."""
    answer = answered[case["id"]]
    assert {"id", "error", "at"} == answer.keys()
    assert answer["error"]
    assert answer["at"]


def test_a_bad_line_does_not_stop_the_others() -> None:
    """A line that is no JSON gets an error at ``line``, and the lines after it are answered."""
    good = asked(next(case for case in CASES if case["expect"].get("legal")))
    first, second, third = judge_lines([good, "{not json\n", good])
    assert (True, False, True) == (first[1], second[1], third[1])
    assert "line" == json.loads(second[0])["at"]
    assert first == third


def test_one_object_over_many_lines() -> None:
    """One case written over several lines is one case."""
    spread = json.dumps(json.loads(asked(CASES[0])), indent=1).splitlines(keepends=True)
    assert list(judge_lines([asked(CASES[0])])) == list(judge_lines(spread))
