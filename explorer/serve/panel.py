"""Panel, in one process for many visitors; each has an explorer of their own."""

from __future__ import annotations

import json
import re
import tempfile
from contextlib import suppress
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from explorer.serve.addresses import network_address, origins
from explorer.serve.browser import announce
from explorer.serve.errors import CannotServe
from explorer.serve.ports import EVERYWHERE, HOST, listen
from explorer.serve.signals import ignore, when_told_to_end

BESIDE = re.compile(r"\[([^]]*)\]\([^):]*\.ipynb\)")
"""A link to another notebook, which is not there: Panel serves this one alone."""


def run(notebook: Path, *, port: int | None, open_browser: bool, address: str = "", public_url: str = "") -> None:
    """Serve one notebook as a page, on an address of this computer; returns when it was told to end.

    Sockets are answered whose page was opened under a name of this computer, or at ``public_url``.
    """
    panel, here = panel_module(), address or HOST
    with listen(port, host=here) as listener:
        found = listener.getsockname()[1]  # Panel opens a socket of its own there
    panel.extension()
    with tempfile.TemporaryDirectory() as folder:
        allowed = opened_at(address, found, public_url)
        _serve(panel, page_of(notebook, Path(folder)), here, found, allowed, open_browser=open_browser)


def opened_at(address: str, port: int, public_url: str) -> list[str]:
    """Return the hosts under which a page may be opened whose socket is answered."""
    hosts = origins(address, port) if address else [f"{HOST}:{port}", f"localhost:{port}"]
    if address == EVERYWHERE:
        with suppress(CannotServe):  # a computer without a network is reached by itself
            hosts.append(f"{network_address()}:{port}")
    return [*hosts, urlsplit(public_url).netloc] if public_url else hosts


def panel_module() -> Any:
    """Return Panel, or raise `CannotServe` with what to install."""
    try:
        import panel
    except ImportError as error:
        wanted = 'pip install "paskahousu-explorer[panel]" (in a checkout: pip install -e ".[panel]")'
        raise CannotServe(f"Panel is not installed; install it with: {wanted}") from error
    return panel


def page_of(notebook: Path, folder: Path) -> Path:
    """Write the notebook as Panel can show it.

    It knows no tags, so cells that are not for the page are left out; and it shows prose only where nothing else is
    shown, so that becomes parts of the page as well.
    """
    content = json.loads(notebook.read_text(encoding="utf-8"))
    cells = [cell for cell in content["cells"] if "notebook-only" not in cell["metadata"].get("tags", [])]
    content["cells"] = [_told(cell) if cell["cell_type"] == "markdown" else cell for cell in cells]
    page = folder / notebook.name
    page.write_text(json.dumps(content), encoding="utf-8")
    return page


def _told(cell: dict[str, Any]) -> dict[str, Any]:
    prose = BESIDE.sub(r"\1", "".join(cell["source"]))
    looks = {"max_width": 768, "margin": (0, 20), "disable_anchors": True, "styles": {"color": "CanvasText"}}
    shown = f"import panel\n\npanel.pane.Markdown({prose!r}, **{looks!r}).servable();"
    return {**cell, "cell_type": "code", "source": shown, "execution_count": None, "outputs": []}


def _serve(panel: Any, page: Path, address: str, port: int, allowed: list[str], *, open_browser: bool) -> None:
    server = panel.io.server.get_server(
        {"/": page},
        port=port,
        address=address,
        websocket_origin=allowed,
        show=False,
        start=False,
        verbose=False,
    )
    server.start()
    when_told_to_end(server.io_loop, server.io_loop.stop)
    announce(f"http://{HOST if address == EVERYWHERE else address}:{port}/", open_browser=open_browser)
    server.io_loop.start()
    ignore()
    server.stop()
