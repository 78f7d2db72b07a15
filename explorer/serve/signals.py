"""The ways in which a person or the system tells the server to end."""

from __future__ import annotations

import signal
from collections.abc import Callable

from tornado.ioloop import IOLoop


def when_told_to_end(loop: IOLoop, end: Callable[[], None]) -> None:
    """Have ``end`` called in the loop at Ctrl-C, at SIGTERM, and when the terminal is closed."""
    for name in ("SIGINT", "SIGTERM", "SIGHUP"):
        wanted = getattr(signal, name, None)
        # Windows has no SIGHUP, and `nohup` ignores it on purpose. A shell's background job ignores SIGINT, but
        # whoever sends it that signal by hand means it.
        if wanted is not None and (name != "SIGHUP" or signal.getsignal(wanted) is not signal.SIG_IGN):
            signal.signal(wanted, lambda *_: loop.add_callback_from_signal(end))


def ignore() -> None:
    """Let nothing interrupt the cleaning up: impatience must not leave kernels behind."""
    for name in ("SIGINT", "SIGTERM"):
        signal.signal(getattr(signal, name), signal.SIG_IGN)
