"""Firefox for the tests, spoken to over WebDriver BiDi as Debian's Firefox ESR offers it, without a driver program."""

from __future__ import annotations

import asyncio
import json
import shutil
import subprocess
import threading
import time
from collections.abc import Coroutine, Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from tornado.websocket import WebSocketClientConnection, websocket_connect

from tests.hosting.browser import HERE
from tests.hosting.missing import missing
from tests.hosting.servers import end, free_port

PROFILE = """
user_pref("network.proxy.type", 1);
user_pref("network.proxy.http", "127.0.0.1");
user_pref("network.proxy.http_port", 9);
user_pref("network.proxy.ssl", "127.0.0.1");
user_pref("network.proxy.ssl_port", 9);
user_pref("network.proxy.no_proxies_on", "127.0.0.1, localhost");
user_pref("network.proxy.allow_hijacking_localhost", false);
"""
"""Every name but this computer's goes to a proxy that is not there."""


class Firefox:
    """One tab of a Firefox without a window; ``outside`` and ``errors`` say what pages did that they should not."""

    def __init__(self, port: int) -> None:
        # In a thread of its own: Playwright's loop occupies this one.
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)
        self._thread.start()
        self._serial = 0
        self.outside: list[str] = []
        self.errors: list[str] = []
        self._socket = self._wait(self._connect(port))
        self._send("session.new", {"capabilities": {}})
        self._send("session.subscribe", {"events": ["log.entryAdded", "network.beforeRequestSent"]})
        self._tab = self._send("browsingContext.getTree", {})["contexts"][0]["context"]

    def open(self, address: str, *, width: int = 1280, height: int = 800) -> None:
        """Open an address and wait until the page is loaded."""
        viewport = {"width": width, "height": height}
        self._send("browsingContext.setViewport", {"context": self._tab, "viewport": viewport})
        self._send("browsingContext.navigate", {"context": self._tab, "url": address, "wait": "complete"})

    def ask(self, script: str) -> Any:
        """Return the value of a JavaScript expression on the page, as plain data."""
        answer = self._send(
            "script.evaluate",
            {
                "expression": f"Promise.resolve({script}).then(JSON.stringify)",
                "target": {"context": self._tab},
                "awaitPromise": True,
            },
        )
        if answer["type"] == "exception":
            raise AssertionError(f"{script}: {answer['exceptionDetails']['text']}")
        return json.loads(answer["result"].get("value", "null"))

    def until(self, script: str, *, seconds: float = 30) -> Any:
        """Wait until the expression is true; return its value."""
        last = time.monotonic() + seconds
        while time.monotonic() < last:
            if value := self.ask(script):
                return value
            time.sleep(0.05)
        raise AssertionError(f"not so after {seconds:.0f} s: {script}")

    def close(self) -> None:
        """End the conversation; the browser itself is a process of the fixture."""
        self._send("session.end", {})  # Firefox holds one at a time
        self._loop.call_soon_threadsafe(self._socket.close)
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()

    async def _connect(self, port: int) -> WebSocketClientConnection:
        for _ in range(300):
            try:
                return await websocket_connect(f"ws://127.0.0.1:{port}/session", max_message_size=1 << 28)
            except OSError:
                await asyncio.sleep(0.1)
        raise AssertionError("Firefox does not answer after 30 s")

    def _send(self, method: str, parameters: dict[str, Any]) -> Any:
        return self._wait(self._talk(method, parameters))

    def _wait(self, conversation: Coroutine[Any, Any, Any]) -> Any:
        return asyncio.run_coroutine_threadsafe(conversation, self._loop).result()

    async def _talk(self, method: str, parameters: dict[str, Any]) -> Any:
        self._serial += 1
        await self._socket.write_message(json.dumps({"id": self._serial, "method": method, "params": parameters}))
        while True:
            heard = await asyncio.wait_for(self._socket.read_message(), timeout=60)
            assert heard is not None, "Firefox has ended"
            message = json.loads(heard)
            if message["type"] == "event":
                self._note(message["method"], message["params"])
            elif message["id"] == self._serial:
                assert message["type"] == "success", f"{method}: {message}"
                return message["result"]

    def _note(self, method: str, what: dict[str, Any]) -> None:
        if method == "log.entryAdded" and what["level"] == "error":
            self.errors.append(what["text"])
        if method == "network.beforeRequestSent":
            url = urlsplit(what["request"]["url"])
            if url.scheme in {"http", "https", "ws", "wss"} and url.hostname not in HERE:
                self.outside.append(what["request"]["url"])


@pytest.fixture(scope="session")
def firefox_process(tmp_path_factory: pytest.TempPathFactory) -> Iterator[int]:
    """A Firefox without a window; the value is the port on which it listens for BiDi."""
    path = shutil.which("firefox-esr") or shutil.which("firefox")
    if path is None:
        missing("no Firefox found")
    profile: Path = tmp_path_factory.mktemp("firefox")
    (profile / "user.js").write_text(PROFILE, encoding="utf-8")
    port = free_port()
    process = subprocess.Popen(
        [path, "--headless", "--no-remote", "--profile", str(profile), f"--remote-debugging-port={port}"],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    yield port
    end(process)


@pytest.fixture
def firefox(firefox_process: int) -> Iterator[Firefox]:
    """One conversation with Firefox; a request to another host or an error on a page fails the test at its end."""
    browser = Firefox(firefox_process)
    yield browser
    outside, errors = browser.outside, browser.errors
    browser.close()
    assert [] == outside
    assert [] == errors
