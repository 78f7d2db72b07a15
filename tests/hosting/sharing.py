"""How the tests are shared out where several processes run them (``pytest -n 2``).

One process takes all that waits for a browser or a server, so that each is started once and no two look for a port at
the same time; the others meanwhile take the rest, file by file.
"""

from __future__ import annotations

import pytest
from xdist.remote import Producer
from xdist.scheduler import LoadScopeScheduling

WAITING = tuple(f"tests/{folder}/" for folder in ("binder", "browser", "hosts", "serve", "wheel"))


class Sharing(LoadScopeScheduling):  # type: ignore[misc]  # xdist carries no types
    """The waiting tests are one piece of work, every other file is one."""

    def _split_scope(self, nodeid: str) -> str:
        return "waiting" if nodeid.startswith(WAITING) else nodeid.split("::", 1)[0]


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Producer) -> Sharing:
    """Give pytest-xdist the scheduler."""
    return Sharing(config, log)
