"""Who opens a page can run no code on the computer that serves it, whatever they send."""

from __future__ import annotations

import urllib.error
import urllib.request
from pathlib import Path
from typing import Any

import pytest

from tests.browser.conftest import ending_kernels
from tests.hosting import forged
from tests.hosting.kernel_socket import CHANNELS, KernelSocket, open_socket
from tests.hosting.servers import Server
from tests.hosting.waiting import finish

pytestmark = pytest.mark.host

ANSWERS = {"status", "comm_msg", "comm_close", "comm_info_reply", "kernel_info_reply", "stream"}
"""All that the kernel says to a visitor: no result and no error. A stream tells that there is no such comm."""


def asking(code: str) -> list[tuple[str, dict[str, Any]]]:
    """Return the messages with which Jupyter's own pages run code, look into it, stop it, or answer its questions."""
    run = {"code": code, "silent": False, "store_history": True, "user_expressions": {"it": code}, "allow_stdin": True}
    frame = {"type": "request", "seq": 1, "command": "evaluate", "arguments": {"expression": code}}
    return [
        ("execute_request", run),
        ("inspect_request", {"code": code, "cursor_pos": 4, "detail_level": 1}),
        ("complete_request", {"code": code, "cursor_pos": 4}),
        ("history_request", {"output": True, "raw": True, "hist_access_type": "tail", "n": 9}),
        ("debug_request", frame),
        ("create_subshell_request", {}),
        ("apply_request", run),
        ("input_reply", {"value": code}),
    ]


async def try_everything(kernel: KernelSocket, mark: Path) -> list[dict[str, Any]]:
    """Send all of it, and return what the kernel had to say."""
    code = forged.code(mark)
    widgets = await kernel.widgets()
    assert [] != widgets
    for channel in CHANNELS:
        for kind, content in asking(code):
            await kernel.send(channel, kind, content)
            await kernel.send(channel, kind, content, msg_type="comm_msg")  # which only the outside of it says
    for widget in widgets:
        for sent in forged.events(mark)[:-2]:  # the huge ones are tried without a server
            await kernel.update(widget, {"events": sent})
        for state in ({"shell": code}, {"_esm": code}, {"events": code}, {"layout": code}, {"no_such": code}):
            await kernel.update(widget, state)
    await kernel.send("shell", "comm_open", {"comm_id": "x", "target_name": "no.such.target", "data": {"code": code}})
    return await kernel.all_so_far()


def test_the_kernel_of_a_page_runs_nothing_for_its_visitor(voila: Server, tmp_path: Path) -> None:
    """Neither code, nor what looks like a page's own message, gets more than an error text of the page."""
    mark = tmp_path / "mark"

    async def visit() -> list[dict[str, Any]]:
        return await try_everything(await open_socket(voila.address), mark)

    with ending_kernels(voila):
        heard = finish(visit())
    told = {one["header"]["msg_type"] for one in heard}
    errors = [one for one in heard if "error" in one["content"].get("data", {}).get("state", {})]
    assert not mark.exists()
    assert set() == told - ANSWERS
    assert "Traceback" not in str(heard)
    assert [] != errors


@pytest.mark.parametrize("path", ["api/kernels", "api/sessions", "api/contents", "api/terminals", "voila/files/cli.py"])
def test_nothing_lists_kernels_or_files(voila: Server, path: str) -> None:
    """A visitor learns of no kernel but their own page's, and reads no file."""
    with pytest.raises(urllib.error.HTTPError, match=r"40[34]"):
        urllib.request.urlopen(voila.address + path, timeout=30)
