"""A test in a browser, or of a server, that fails is tried once more: two cores may be too busy to answer in time.

Only waiting may be forgiven, never what was seen wrong at leisure: the summary names every test that was tried again.
"""

from __future__ import annotations

import pytest

SLOW = ("browser", "host")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Let tests that wait for other programs be tried a second time."""
    for item in items:
        if any(item.get_closest_marker(mark) for mark in SLOW):
            item.add_marker(pytest.mark.flaky(reruns=1))
