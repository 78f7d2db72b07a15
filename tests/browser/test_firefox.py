"""One visit in Firefox: open, step, click, switch. What Chromium alone can do is then not leaned on."""

from __future__ import annotations

import pytest

from tests.browser.conftest import ending_kernels
from tests.hosting.firefox import Firefox
from tests.hosting.servers import Server

pytestmark = pytest.mark.browser

SIDEWAYS = "document.documentElement.scrollWidth - document.documentElement.clientWidth"
TOLD = "document.querySelector('.told h2')?.textContent.startsWith('{}')"


def click(firefox: Firefox, selector: str, name: str = "") -> None:
    """Click the first element that a selector finds, or the first of them whose name or text begins so."""
    firefox.until(
        f"""(() => {{
          const named = (node) => (node.getAttribute('aria-label') || node.textContent.trim()).startsWith({name!r});
          const found = [...document.querySelectorAll({selector!r})].find(named);
          found?.click();
          return Boolean(found);
        }})()"""
    )


def test_open_step_click_and_switch(firefox: Firefox, voila: Server) -> None:
    """The game steps, a card is judged, a rule is switched, and the first step that changes is shown."""
    with ending_kernels(voila):
        firefox.open(voila.address, width=1280, height=800)
        firefox.until("Boolean(document.querySelector('.tabs button'))", seconds=60)
        click(firefox, ".tabs button", "Watch")
        firefox.until(TOLD.format("Step 0: The deal"), seconds=60)
        firefox.until("location.hash.startsWith('#pk1:')")
        for step in range(1, 7):
            click(firefox, ".stepper button", "Next")
            firefox.until(TOLD.format(f"Step {step}:"))
        click(firefox, ".hand button", "ace of clubs")
        firefox.until("document.querySelector('.why .verdict')?.textContent.includes('Not allowed.')")
        click(firefox, ".tabs button", "Our rules")
        firefox.until("document.querySelector('h1').textContent === 'Our rules'")
        click(firefox, "[data-key='value:led_ten:clears']")
        firefox.until("document.querySelector('.effect')?.textContent.includes('Step 31 is the first')")
        click(firefox, ".effect button", "Show step 31")
        firefox.until(TOLD.format("Step 31:"))
        firefox.until("decodeURIComponent(location.hash).endsWith(';r=pagat+led_ten.clears;g=first;s=31')")
        assert 0 == firefox.ask(SIDEWAYS)
        assert not firefox.ask("[...document.querySelectorAll('.felt')].some((felt) => felt.clientHeight < 300)")


def test_a_phone_in_firefox_has_no_sideways_scroll(firefox: Firefox, voila: Server) -> None:
    """The grid and the sizes by container come out as in Chromium."""
    with ending_kernels(voila):
        firefox.open("about:blank")  # another page first: the tab is that of the test before
        firefox.open(f"{voila.address}#pk1:r=pagat;g=first;s=13", width=375, height=812)
        firefox.until(TOLD.format("Step 13:"), seconds=60)
        assert 0 == firefox.ask(SIDEWAYS)
        foot = "document.querySelector('.stepper').getBoundingClientRect()"
        assert firefox.ask(f"{foot}.bottom <= innerHeight + 1 && {foot}.bottom > innerHeight - 60")
