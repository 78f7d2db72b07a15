"""One visit to a site in Firefox, from its first screen to a reload without the server; most tests are in Chromium."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from tests.browser.test_firefox import SIDEWAYS, click
from tests.hosting.firefox import Firefox
from tests.hosting.servers import end, free_port, serving
from tests.site.test_visit import LISTENS

pytestmark = [pytest.mark.browser, pytest.mark.host]

PATIENCE = 60
"""Seconds for Python to start, or to play some games; two busy cores are slow."""

PYTHON = "document.documentElement.dataset.python === 'there'"


def text(selector: str) -> str:
    """Return the expression for the text of what a selector finds first."""
    return f"(document.querySelector({selector!r})?.textContent ?? '')"


def first_screens(firefox: Firefox) -> None:
    """Answer the first question and ask another, as soon as the page is there."""
    click(firefox, '[data-key="answer:no"]')
    firefox.until(f"{text('.homeanswer')}.includes('Yes, it goes.')")
    click(firefox, '[data-key="homemore"]')
    click(firefox, '[data-key="top:led-10"]')
    click(firefox, '[data-key="kind:2"]')
    firefox.until(f"{text('.told-answer')}.includes('No, it does not go.')")


def main_job(firefox: Firefox) -> None:
    """Step through a game, switch a rule, and have some games played."""
    click(firefox, '[data-key="tab:watch"]')
    firefox.until(f"{text('.told h2')}.startsWith('Step 0')")
    click(firefox, '[data-key="go:next"]')
    firefox.until(f"{text('.told h2')}.startsWith('Step 1:')")
    click(firefox, '[data-key="tab:rules"]')
    click(firefox, "[data-key='value:led_ten:clears']")
    firefox.until("document.querySelectorAll('.inforce .tag').length === 1")
    firefox.ask("(location.hash = 'pk1:r=pagat;g=first;t=lab;x=3.lowest.quick~led_ten.barred', true)")
    click(firefox, '[data-key="labstart"]')
    firefox.until(f"{text('.screen')}.includes('200 games a side in')", seconds=PATIENCE)


def test_a_visit_in_firefox(site: Path, firefox: Firefox, tmp_path: Path) -> None:
    """The first screens answer, Python takes over, and on a phone all is there with the server stopped."""
    command = [sys.executable, "-u", "-m", "http.server", str(free_port()), "--bind", "127.0.0.1"]
    with serving(command, output=tmp_path / "printed", cwd=site, listens=LISTENS) as server:
        firefox.open(server.address)
        first_screens(firefox)
        firefox.until(PYTHON, seconds=PATIENCE)
        main_job(firefox)
        assert 0 == firefox.ask(SIDEWAYS)
        firefox.until("document.documentElement.dataset.kept === 'all'", seconds=PATIENCE)
        assert "stick/" not in server.printed()
        end(server.process)
    firefox.open("about:blank")
    firefox.open(f"{server.address}#pk1:r=pagat;g=first;s=13", width=375, height=812)
    firefox.until(PYTHON, seconds=PATIENCE)
    firefox.until(f"{text('.told h2')}.startsWith('Step 13:')")
    click(firefox, '[data-key="go:next"]')
    firefox.until(f"{text('.told h2')}.startsWith('Step 14:')")
    assert 0 == firefox.ask(SIDEWAYS)
