"""The reader's own copies of the documents, in the folder that the command ``explorer --documents FOLDER`` named."""

from __future__ import annotations

import os
from functools import cache
from pathlib import Path

from explorer.errors import InputError
from explorer.sources.originals import Originals, read_folder
from explorer.ui.trouble import report

COPIES = "PASKAHOUSU_DOCUMENTS"
"""The environment variable that names the folder: what serves a page and what draws it may be two processes."""


def own_copies() -> Originals | None:
    """Return the copies in the folder that the environment names; ``None`` where it names none, or it is gone."""
    folder = os.environ.get(COPIES)
    return _read(folder) if folder else None


@cache
def _read(folder: str) -> Originals | None:
    try:
        return read_folder(Path(folder))
    except InputError as error:  # it was there when the server started; the rest works without
        report(error, during="reading your own copies of the documents")
        return None
