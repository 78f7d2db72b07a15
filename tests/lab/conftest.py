"""Kernels are compiled anew for these tests, and look at every index."""

import os
import sys
from collections.abc import Iterator
from tempfile import TemporaryDirectory

import pytest


@pytest.fixture(scope="session", autouse=True)
def compiled_anew() -> Iterator[None]:
    """Keep what is compiled apart from what the program keeps, so that no test reads an old kernel."""
    with TemporaryDirectory() as place:
        os.environ |= {"NUMBA_BOUNDSCHECK": "1", "NUMBA_OPT": "1", "NUMBA_CACHE_DIR": place}
        if "numba" in sys.modules:  # it has read its settings already
            sys.modules["numba"].core.config.reload_config()
        yield
