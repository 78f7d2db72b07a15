"""The same notebook does the main job under Voilà, under Panel and in JupyterLab; none of them asks another host."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from tests.browser.reader import Reader
from tests.hosting.servers import Server
from tests.hosts.conftest import drawn

pytestmark = [pytest.mark.browser, pytest.mark.host]


def test_the_main_job_can_be_done(reader: Reader) -> None:
    """Open, step, click a card, switch a house rule, see the first step that it changes."""
    expect(reader.told).to_have_text("Step 0: The deal")
    reader.button("Next").click()
    reader.at(1)
    reader.go(5)
    reader.card("jack of spades").click()
    expect(reader.why).to_contain_text("If Ben plays J♠")
    expect(reader.why).to_contain_text("Not allowed")
    reader.screen("Our rules")
    reader.choose("What is the lowest card a jack, queen or king may go on?", "A picture")
    expect(reader.effect).to_contain_text(re.compile(r"Step \d+ is the first that these rules change"))
    expect(reader.strip).to_contain_text("one change")
    reader.screen("Watch")
    expect(reader.told).to_have_text(re.compile("^Step 5:"))


def test_an_unexpected_fault_is_told_and_the_reader_can_go_on(failing: Reader) -> None:
    """The program swallows no exception: an alert says so, and goes away with the next thing that works."""
    failing.button("Next").click()
    failing.at(1)
    failing.why.get_by_role("button", name="Everything").click()
    alert = failing.alert.filter(has_text="IndexError: meant to fail")
    expect(alert).to_be_visible()
    failing.button("Next").click()
    failing.at(2)
    expect(alert).to_have_count(0)


def test_two_visitors_under_panel_do_not_see_each_other(panel: Server, visit: Callable[..., Page]) -> None:
    """One process serves both, and each has an explorer of their own."""
    first, second = drawn(visit(panel.address)), drawn(visit(panel.address))
    first.go(7)
    second.button("Next").click()
    second.at(1)
    first.at(7)


@pytest.mark.parametrize("host", ["panel"], indirect=True)
def test_axe_finds_nothing(reader: Reader) -> None:
    """Panel's page, too, has one main landmark and no fault that axe knows; Voilà's is tried in every state."""
    found = Axe().run(reader.page).response["violations"]
    assert [] == [(fault["id"], [node["html"][:200] for node in fault["nodes"]]) for fault in found]
