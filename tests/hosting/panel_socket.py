"""A browser of Panel without a window: opens a page, holds its socket, sends what a page or a forger would."""

from __future__ import annotations

import asyncio
import html
import json
import re
import uuid
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import urljoin, urlsplit

from tornado.httpclient import AsyncHTTPClient, HTTPRequest
from tornado.websocket import WebSocketClientConnection, websocket_connect

PATIENCE = 60.0
"""Seconds to wait for what is awaited."""


@dataclass
class PanelSocket:
    """One page's connection. ``data`` is the model that carries the panels, ``shown`` what they hold."""

    socket: WebSocketClientConnection
    data: str = ""
    shown: dict[str, Any] = field(default_factory=dict)
    errors: list[dict[str, Any]] = field(default_factory=list)
    waiting: list[dict[str, Any]] = field(default_factory=list)
    sent: int = 0
    page: str = field(default_factory=lambda: uuid.uuid4().hex)

    async def raw(self, kind: str, content: Any) -> None:
        """Send a message of Bokeh's protocol."""
        for part in ({"msgid": uuid.uuid4().hex, "msgtype": kind}, {}, content):
            await self.socket.write_message(part if isinstance(part, str) else json.dumps(part))

    async def change(self, model: str, attribute: str, value: Any) -> None:
        """Change an attribute of a model, as a page does."""
        event = {"kind": "ModelChanged", "model": {"id": model}, "attr": attribute, "new": coded(value)}
        await self.raw("PATCH-DOC", {"events": [event]})

    async def send(self, type: str, **fields: Any) -> int:
        """Send an event as our page does, with those that are not acknowledged, and return its serial number."""
        self.sent += 1
        done = self.shown.get("ack", {})
        taken = done.get("n", 0) if done.get("page") == self.page else 0
        self.waiting = [event for event in self.waiting if event["n"] > taken]
        self.waiting.append({"n": self.sent, "page": self.page, "type": type, **fields})
        await self.change(self.data, "events", self.waiting)
        return self.sent

    async def do(self, type: str, **fields: Any) -> None:
        """Send an event and wait until it is acknowledged."""
        number = await self.send(type, **fields)
        await self.until(lambda shown: shown.get("ack", {}) == {"page": self.page, "n": number})

    async def until(self, holds: Callable[[dict[str, Any]], bool], patience: float = PATIENCE) -> None:
        """Take in what comes until something holds of what is shown."""
        async with asyncio.timeout(patience):
            while not holds(self.shown):
                await self.hear()

    async def hear(self) -> dict[str, Any]:
        """Take in one message and return its content."""
        kind, content = await self._message()
        if kind == "ERROR":
            self.errors.append(content)
        for event in content.get("events", []) if kind == "PATCH-DOC" else []:
            if event["kind"] == "ModelChanged" and event["model"]["id"] == self.data:
                self.shown[event["attr"]] = plain(event["new"])
        return content

    async def _message(self) -> tuple[str, dict[str, Any]]:
        header, _, content = [await self._part() for _ in range(3)]
        for _ in range(2 * header.get("num_buffers", 0)):
            await self.socket.read_message()
        return header["msgtype"], content

    async def _part(self) -> dict[str, Any]:
        part = await self.socket.read_message()
        if part is None:
            raise ConnectionError("the server closed the socket")
        return dict(json.loads(part))

    async def pull(self) -> None:
        """Ask for the whole page, and find what carries the panels."""
        await self.raw("PULL-DOC-REQ", {})
        while True:
            kind, content = await self._message()
            if kind == "PULL-DOC-REPLY":
                break
        found = _find(content["doc"]["roots"])
        assert found is not None, "the page has no explorer"
        self.data, self.shown = found["id"], plain(found["attributes"])

    def close(self) -> None:
        """Go away as a closed window does."""
        self.socket.close()


def coded(value: Any) -> Any:
    """Return a value as Bokeh writes it."""
    if isinstance(value, dict):
        return {"type": "map", "entries": [[key, coded(one)] for key, one in value.items()]}
    return [coded(one) for one in value] if isinstance(value, list) else value


def plain(value: Any) -> Any:
    """Return a value as it was before Bokeh wrote it: mappings are written as pairs."""
    if isinstance(value, dict):
        if value.get("type") == "map":
            return {key: plain(one) for key, one in value.get("entries", [])}
        return {key: plain(one) for key, one in value.items()}
    return [plain(one) for one in value] if isinstance(value, list) else value


def _find(at: Any) -> dict[str, Any] | None:
    """Return the model that has our panels, wherever it stands in the page."""
    if isinstance(at, dict) and "classroom" in at.get("attributes", {}):
        return at
    inside = at.values() if isinstance(at, dict) else at if isinstance(at, list) else ()
    return next((found for one in inside if (found := _find(one)) is not None), None)


async def open_page(address: str, *, origin: str = "", whole: bool = False, **hello: Any) -> PanelSocket:
    """Open an address as a browser does: the page, its socket, its content, and the greeting of our module.

    ``whole`` fetches what the page refers to as well, as a browser does on its first visit.
    """
    at = urlsplit(address)
    client = AsyncHTTPClient(force_instance=True, max_clients=6)  # as many at once as a browser
    answer = await client.fetch(address, request_timeout=PATIENCE)
    page_text = answer.body.decode()
    found = re.search(r'"token":"([^"]+)"', html.unescape(page_text))
    assert found is not None
    parts = re.findall(r'<(?:script|link)[^>]+(?:src|href)="([^"]+)"', page_text) if whole else []
    await asyncio.gather(*(client.fetch(urljoin(address, part), request_timeout=PATIENCE) for part in parts))
    client.close()
    where = f"ws://{at.netloc}{at.path.rstrip('/')}/ws"
    request = HTTPRequest(where, headers={"Origin": origin or f"http://{at.netloc}"}, connect_timeout=PATIENCE)
    socket = await websocket_connect(request, subprotocols=["bokeh", found[1]], max_message_size=64 * 1024 * 1024)
    page = PanelSocket(socket)
    await page.hear()  # the server's own greeting
    await page.pull()
    ready = {"type": "event", "name": "document_ready", "values": {"type": "map"}}
    await page.raw("PATCH-DOC", {"events": [{"kind": "MessageSent", "msg_type": "bokeh_event", "msg_data": ready}]})
    await page.do("hello", languages=["en"], **hello)
    return page
