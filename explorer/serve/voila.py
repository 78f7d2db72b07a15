"""Voilà with the explorer's own settings: one kernel for each visit, the notebook as the page."""

from __future__ import annotations

import os
import socket
from pathlib import Path
from typing import Any

from tornado.httpserver import HTTPServer
from tornado.ioloop import IOLoop
from voila.app import Voila

from explorer import data
from explorer.serve.browser import announce
from explorer.serve.ports import HOST, listen
from explorer.serve.signals import ignore, when_told_to_end

SETTINGS = {
    # Other names than this computer's own are refused, so that no page elsewhere reaches in by a name that points here.
    "allow_remote_access": False,
    "local_hostnames": ["localhost"],
    # A loopback connection cannot be half open, and Jupyter's pings are in units that Tornado reads otherwise.
    "ws_ping_interval": 0,
    "ws_ping_timeout": 0,
}

BESIDE = r"/([\w.-]+\.ipynb)"
"""Where the notebooks of the same folder are."""


class Page(Voila):  # type: ignore[misc]  # Voilà carries no types
    """Voilà that listens on the socket it is given, and reads no settings but the explorer's."""

    def __init__(self, *, listener: socket.socket, open_browser: bool, **settings: Any) -> None:
        super().__init__(config_file_paths=[str(data.path("share") / "config")], **settings)
        self._listener = listener
        self._open_browser = open_browser
        self.port = listener.getsockname()[1]

    def init_handlers(self) -> list[Any]:
        """Serve the notebooks that lie beside the one that is the page as well, as lessons link there."""
        *others, (pattern, handler, settings) = super().init_handlers()  # the last one takes all that is left
        beside = {name: value for name, value in settings.items() if name != "notebook_path"}
        return [*others, (BESIDE, handler, beside), (pattern, handler, settings)]

    def listen(self) -> None:
        """Serve until told to end, then end every kernel."""
        self.ioloop = IOLoop.current()
        HTTPServer(self.app).add_socket(self._listener)
        when_told_to_end(self.ioloop, self.ioloop.stop)
        announce(f"http://{HOST}:{self.port}/", open_browser=self._open_browser)
        self.ioloop.start()
        ignore()
        self.stop()


def run(notebook: Path, *, port: int | None, open_browser: bool) -> None:
    """Serve one notebook as a page; returns when it was told to end."""
    listener = listen(port)
    share = str(data.path("share"))
    # The template and the kernel of this very Python are found in front of any that the person has installed.
    os.environ["JUPYTER_PATH"] = os.pathsep.join(filter(None, [share, os.environ.get("JUPYTER_PATH")]))
    page = Page(listener=listener, open_browser=open_browser, notebook_path=str(notebook), tornado_settings=SETTINGS)
    page.initialize([])
    page.start()
