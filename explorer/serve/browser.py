"""Telling the person where the page is, and opening it."""

from __future__ import annotations

import os
import sys
import threading
import webbrowser


def announce(address: str, *, open_browser: bool) -> None:
    """Print the one line that says where the server listens, and open the browser there if asked to."""
    print(f"The Paskahousu explorer is at {address} (Ctrl-C ends it)", flush=True)
    if open_browser and _has_screen():
        # In a thread of its own: some browsers return only when they are closed.
        threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()


def _has_screen() -> bool:
    """Whether a browser would open in a window rather than take over the terminal, as text browsers do."""
    if sys.platform in {"win32", "darwin"}:
        return True
    return any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER"))
