"""The session that these tests act on."""

from __future__ import annotations

import pytest

from explorer.notation.records import read_record
from explorer.ui.session import Session
from tests.ui.acting import RECORD


@pytest.fixture
def session() -> Session:
    """A session with a short record of its own."""
    return Session(records=[read_record(RECORD)])
