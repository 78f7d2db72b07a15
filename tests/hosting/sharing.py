"""How the tests are shared out where several processes run them (``pytest -n 2``).

What needs a browser is two pieces of about the same length, each of which starts a browser and a server once; what
starts servers is one; the rest is given out file by file.
"""

from __future__ import annotations

import pytest
from xdist.remote import Producer
from xdist.scheduler import LoadScopeScheduling

BROWSER = "tests/browser/"
HALVES = f"{BROWSER}test_m"
"""Parts the tests in a browser by the names of their files."""

SERVERS = tuple(f"tests/{folder}/" for folder in ("binder", "hosts", "serve", "wheel"))


class Sharing(LoadScopeScheduling):  # type: ignore[misc]  # xdist carries no types
    """The tests in a browser are two pieces of work, those of servers one, every other file is one."""

    def _split_scope(self, nodeid: str) -> str:
        if nodeid.startswith(BROWSER):
            return BROWSER + ("first" if nodeid < HALVES else "second")
        return "servers" if nodeid.startswith(SERVERS) else nodeid.split("::", 1)[0]


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Producer) -> Sharing:
    """Give pytest-xdist the scheduler."""
    return Sharing(config, log)
