"""What if? From the question of a newcomer to the sentence, the tables and the files; on a phone as well."""

from __future__ import annotations

import csv
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.conftest import Read, blameless, visiting
from tests.browser.faults import violations
from tests.browser.reader import Reader
from tests.browser.served import served
from tests.browser.test_layout import MISFITS, PHONE, SMALL
from tests.hosting.browser import Watch
from tests.hosting.servers import Server

pytestmark = pytest.mark.browser

FEW = """
import explorer.lab.playing
from explorer.ui.lab.sizes import BEHIND
from explorer.ui.show import show
explorer.lab.playing.find_spec = lambda name: None
BEHIND.games["quick"], BEHIND.swept["quick"] = 300, 10
show(tab="lab")
"""
"""Few games, played by the reader, so that nothing has to be compiled."""

CODE = "pk1:r=pagat;g=first;t=lab;x=2.lowest.quick"


@pytest.fixture(scope="module")
def few(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """An explorer that plays few games, and opens at this tab."""
    with served(FEW, folder=tmp_path_factory.mktemp("few")) as server:
        yield server


@pytest.fixture
def asking(chromium: Browser, few: Server) -> Iterator[Reader]:
    """Somebody who is content with a quick look at two bots."""
    watch = Watch()
    with visiting(chromium, few, watch.follow, CODE) as reader, blameless(watch):
        yield reader


def wait(reader: Reader, region: str) -> None:
    """Wait until all games are played."""
    meter = reader.page.get_by_role("region", name=region).get_by_role("progressbar")
    expect(meter).to_have_attribute("aria-valuenow", "100", timeout=60_000)


def test_a_newcomer_asks_what_happens_if_tens_may_not_be_led(asking: Reader, tmp_path: Path) -> None:
    """One click: the meter fills, the sentence agrees with the figures, which are tables and files as well."""
    page = asking.page
    asking.button("No ten starts a pile").click()
    wait(asking, "What happens if …")
    sentence = page.locator(".sentence")
    expect(asking.live).to_contain_text(sentence.inner_text())
    figures = re.match(r"Lowest: (.+ → [^,]+),", page.locator(".detail").inner_text())
    assert figures
    page.get_by_text("More figures", exact=True).click()
    shown = page.locator(".fig .val > .num:first-child").all_inner_texts()
    assert figures[1] in [" ".join(text.split()) for text in shown]
    for table in page.locator("details.labtable > summary").all():
        table.click()
    figured = page.get_by_role("table", name="All figures with their intervals")
    expect(figured.get_by_role("row")).to_have_count(1 + page.locator(".fig").count())
    assert [] == violations(asking)
    with page.expect_download() as kept:
        asking.button("CSV").first.click()
    kept.value.save_as(tmp_path / "figures.csv")
    rows = csv.DictReader((tmp_path / "figures.csv").read_text("utf-8").splitlines())
    assert ["300", "300"] == [row["games"] for row in rows]
    for sort, begins in (("SVG", b"<svg xmlns"), ("PNG", b"\x89PNG")):
        with page.expect_download() as kept:
            asking.button(sort).first.click()
        kept.value.save_as(tmp_path / sort)
        assert (tmp_path / sort).read_bytes().startswith(begins)
    asking.button("Try every change").click()
    wait(asking, "One change at a time")
    expect(page.get_by_role("region", name="Which rules would do this?")).to_be_visible()
    assert [] == violations(asking)


def test_on_a_phone_everything_fits(read: Read, few: Server) -> None:
    """In Finnish, dark, with all figures open."""
    options = {"viewport": PHONE, "has_touch": True, "is_mobile": True, "color_scheme": "dark", "locale": "fi-FI"}
    reader = read(CODE, server=few, **options)
    reader.page.locator("[data-key^=labtry]").first.click()
    wait(reader, "Mitä tapahtuu, jos…")
    reader.button("Kokeile jokaista muutosta").click()
    wait(reader, "Yksi muutos kerrallaan")
    for summary in reader.page.locator(".labpanel summary").all():
        summary.click()
    assert ([], []) == (reader.ask(MISFITS), reader.ask(SMALL))
    assert [] == violations(reader)
