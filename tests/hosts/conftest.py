"""The explorer in each program that can show its notebook."""

from __future__ import annotations

import re
import uuid
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.reader import READY, Reader
from tests.hosting.servers import Server, serve_command, serving, write_failing_notebook

Open = Callable[..., Reader]


def drawn(page: Page) -> Reader:
    """Wait until the explorer is drawn, and go to the games."""
    page.set_default_timeout(20_000)
    page.locator(".pk h1").first.wait_for(timeout=READY)
    reader = Reader(page)
    reader.screen("Watch")
    return reader


def run_all(page: Page) -> Page:
    """Run the notebook that is open in JupyterLab, once its kernel is ready (earlier nothing would run), to its end."""
    news = page.get_by_role("alert").filter(has_text="official Jupyter news")
    page.add_locator_handler(news, lambda _: news.get_by_role("button", name="No").click())
    expect(page.get_by_role("button", name=re.compile(r"^Python 3.*\| Idle$"))).to_be_visible(timeout=READY)
    page.get_by_role("menuitem", name="Run", exact=True).click()
    page.get_by_role("menuitem", name="Run All Cells", exact=True).click()
    # JupyterLab scrolls to the cell that runs; a page in another cell only stands still after the last.
    expect(page.locator(".jp-InputPrompt").last).to_have_text(re.compile(r"\[\d+\]:"), timeout=READY)
    return page


def in_lab(server: Server, notebook: str) -> str:
    """Return the address of a notebook in a workspace of its own, where no other one is open."""
    return f"{server.address}/workspaces/{uuid.uuid4().hex}/tree/{notebook}"


@pytest.fixture(params=["voila", "panel", "lab"])
def host(request: pytest.FixtureRequest) -> str:
    """The name of the program that shows the notebook."""
    return str(request.param)


@pytest.fixture
def reader(host: str, request: pytest.FixtureRequest, visit: Callable[..., Page]) -> Reader:
    """A reader at the start of the first game."""
    server: Server = request.getfixturevalue(host)
    if host == "lab":
        return drawn(run_all(visit(in_lab(server, "explorer.ipynb"))))
    return drawn(visit(server.address))


@pytest.fixture
def failing(host: str, request: pytest.FixtureRequest, visit: Callable[..., Page], tmp_path: Any) -> Iterator[Reader]:
    """A reader of an explorer that fails when the depth of the reasons is changed."""
    if host == "lab":
        server = request.getfixturevalue("lab")
        yield drawn(run_all(visit(in_lab(server, "failing.ipynb"))))
        return
    request.getfixturevalue(host)  # says where the program is not installed
    notebook = write_failing_notebook(tmp_path / "failing.ipynb")
    with serving(serve_command(host, notebook), output=tmp_path / "output") as server:
        page = visit(server.address)
        yield drawn(page)
        page.context.close()  # before its server goes, which it would complain about
