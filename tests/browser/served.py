"""Notebooks of the tests' own, served as the explorer's is."""

from __future__ import annotations

import contextlib
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from tests.hosting.servers import Server, free_port, serving

_RUN = """
import sys
from pathlib import Path
from explorer.serve.voila import run
run(Path(sys.argv[1]), port=int(sys.argv[2]), open_browser=False)
"""


@contextlib.contextmanager
def served(source: str, *, folder: Path) -> Iterator[Server]:
    """Serve a notebook of one cell under Voilà until the block ends."""
    cell: dict[str, Any] = {"cell_type": "code", "id": "only", "metadata": {}, "source": source}
    cell |= {"execution_count": None, "outputs": []}
    kernel = {"display_name": "Python 3", "language": "python", "name": "python3"}
    notebook = folder / "own.ipynb"
    notebook.write_text(
        json.dumps({"cells": [cell], "metadata": {"kernelspec": kernel}, "nbformat": 4, "nbformat_minor": 5}),
        encoding="utf-8",
    )
    command = [sys.executable, "-c", _RUN, str(notebook), str(free_port())]
    with serving(command, output=folder / "output") as server:
        yield server
