"""An unexpected exception: told to the reader in plain words, and to the log with all that is known."""

from __future__ import annotations

import sys
import traceback

from explorer.language import current, speaking
from explorer.ui.say import text


def report(trouble: Exception, *, during: str, language: str = "") -> str:
    """Write the exception to the log and return the sentence that the page shows."""
    # A kernel's own stderr is not shown under Voilà; the real one ends up in the server's log.
    log = sys.__stderr__ or sys.stderr
    what = f"{type(trouble).__name__}: {trouble}"
    if log is not None:  # pythonw has none
        print(f"explorer: {what} (during {during})", file=log)
        traceback.print_exception(trouble, file=log)
        log.flush()
    with speaking(current(language)):
        return text("trouble.unexpected", what=f"{type(trouble).__name__}: {trouble}")
