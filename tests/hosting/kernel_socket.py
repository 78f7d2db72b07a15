"""The socket between a page under Voilà and its kernel, spoken to by hand as a visitor could."""

from __future__ import annotations

import asyncio
import json
import re
import urllib.request
import uuid
from dataclasses import dataclass
from typing import Any
from urllib.parse import urlsplit

from tornado.httpclient import HTTPRequest
from tornado.websocket import WebSocketClientConnection, websocket_connect

CHANNELS = ("shell", "control", "stdin", "iopub")


def message(kind: str, content: dict[str, Any]) -> dict[str, Any]:
    """Return a message as Jupyter's protocol has it."""
    header = {"msg_id": uuid.uuid4().hex, "msg_type": kind, "session": "forged", "username": "", "version": "5.3"}
    return {"header": {**header, "date": ""}, "parent_header": {}, "metadata": {}, "content": content}


@dataclass
class KernelSocket:
    """A connection to the kernel of a page that was just opened."""

    socket: WebSocketClientConnection
    kernel: str

    async def send(self, channel: str, kind: str, content: dict[str, Any], **more: Any) -> str:
        """Send a message and return its id."""
        sent = message(kind, content)
        await self.socket.write_message(json.dumps({**sent, **more, "channel": channel}))
        return str(sent["header"]["msg_id"])

    async def until(self, kind: str, asked: str) -> list[dict[str, Any]]:
        """Return all that comes, up to the answer of this kind to a message."""
        heard = []
        while True:
            told = await asyncio.wait_for(self.socket.read_message(), 30)
            assert isinstance(told, str), "the socket was closed"
            heard.append(json.loads(told))
            if (kind, asked) == (heard[-1]["header"]["msg_type"], heard[-1]["parent_header"].get("msg_id")):
                return heard

    async def all_so_far(self) -> list[dict[str, Any]]:
        """Return what the kernel has to say to all that was sent: it answers in order, and this is asked last."""
        return await self.until("kernel_info_reply", await self.send("shell", "kernel_info_request", {}))

    async def widgets(self) -> list[str]:
        """Return the ids of the page's widgets."""
        asked = await self.send("shell", "comm_info_request", {"target_name": "jupyter.widget"})
        return list((await self.until("comm_info_reply", asked))[-1]["content"]["comms"])

    async def update(self, widget: str, state: Any) -> None:
        """Send a change of a widget's state."""
        data = {"method": "update", "state": state, "buffer_paths": []}
        await self.send("shell", "comm_msg", {"comm_id": widget, "data": data})


async def open_socket(address: str) -> KernelSocket:
    """Open a page of Voilà and the socket of its kernel."""

    def page() -> str:
        with urllib.request.urlopen(address, timeout=60) as answer:
            return str(answer.read().decode())

    found = re.search(r'"kernelId": ?"([\w-]+)"', await asyncio.to_thread(page))
    assert found is not None
    at = urlsplit(address)
    where = f"ws://{at.netloc}/api/kernels/{found[1]}/channels?session_id=forged"
    socket = await websocket_connect(HTTPRequest(where, headers={"Origin": f"http://{at.netloc}"}))
    return KernelSocket(socket, found[1])
