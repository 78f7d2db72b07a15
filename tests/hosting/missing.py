"""What a computer may lack, and what then becomes of the tests that need it."""

from __future__ import annotations

import importlib.util
import os
from collections.abc import Generator
from typing import NoReturn

import pytest

LEFT_OUT = "the tests that need it are left out"


def missing(what: str) -> NoReturn:
    """Skip the test in one plain line; where ``PASKAHOUSU_TESTS=all`` is in the environment, fail it instead."""
    message = f"{what}: {LEFT_OUT}"
    if os.environ.get("PASKAHOUSU_TESTS") == "all":
        pytest.fail(message, pytrace=False)
    pytest.skip(message)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport() -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Have all tests that lack the same thing told in one line, not each in one of its own."""
    report = yield
    if report.skipped and isinstance(report.longrepr, tuple) and report.longrepr[2].endswith(LEFT_OUT):
        report.longrepr = ("tests", 0, report.longrepr[2])
    return report


def need(module: str, otherwise: str) -> None:
    """Go on only where this package is installed."""
    if importlib.util.find_spec(module) is None:
        missing(otherwise)
