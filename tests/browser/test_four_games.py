"""Claims, challenges and table cards on the page: seen, chosen by mouse and keyboard, played on, and fitting in."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.conftest import Read, blameless, visiting
from tests.browser.crowded import crowded_lies
from tests.browser.faults import violations
from tests.browser.reader import Reader
from tests.browser.served import served
from tests.browser.test_layout import PHONE, SMALL, look
from tests.browser.visitor import Visitor
from tests.hosting.servers import Server
from tests.ui.four_games import LIES, TABLE_CARDS

pytestmark = pytest.mark.browser

SOURCE = """
from explorer.notation.records import read_record
from explorer.ui.session import Session
from explorer.ui.show import show
show(Session(records=[read_record(text) for text in {records!r}]))
"""
VALEPASKA = "pk1:r=valepaska;g=lies"
TABLE = "pk1:r=poytapaska+change_play.yes+play_on.yes;g=table"
CROWDED = "pk1:r=valepaska+decks.2+table_cards.4+led_ten.stands;g=crowd"


@pytest.fixture(scope="module")
def games(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """An explorer with a record of lies, one of table cards, and one of both with eight players."""
    records = [LIES, TABLE_CARDS, crowded_lies()]
    with served(SOURCE.format(records=records), folder=tmp_path_factory.mktemp("games")) as server:
        yield server


@pytest.fixture(scope="module")
def guest(chromium: Browser, games: Server) -> Iterator[Visitor]:
    """One visitor for the tests of this file."""
    with Visitor(lambda follow: visiting(chromium, games, follow)) as visitor:
        yield visitor


@pytest.fixture
def reader(guest: Visitor) -> Iterator[Reader]:
    """A reader with a wide window, all hands open and nothing to be predicted."""
    reader = guest.reader
    reader.page.set_viewport_size({"width": 1280, "height": 800})
    reader.page.emulate_media(color_scheme="light")
    reader.open(f"{TABLE};s=1")
    reader.open(f"{VALEPASKA};s=1")
    reader.page.get_by_role("switch", name="Ask me before showing").uncheck()
    with blameless(guest.watch):
        yield reader


def test_a_claim_is_seen_with_its_truth(reader: Reader) -> None:
    """The card lies face down with what it is said to be; what Anna laid stands below it, and she is told."""
    reader.go(4)
    pile = reader.table.get_by_role("img", name=re.compile("^Pile: 9 claimed on top, 2 cards; Anna claimed a nine"))
    expect(pile).to_be_visible()
    expect(pile.locator(".card.back")).to_have_count(2)
    expect(pile.locator(".claim")).to_have_text(["6?", "9?"])
    expect(pile.locator(".truth")).to_have_text(["6♠", "9♠"])
    expect(pile.locator(".doubtful")).to_have_count(1)
    expect(reader.table.locator(".says").nth(1)).to_contain_text("may be challenged")
    expect(reader.page.locator(".told .events")).to_contain_text("That is true: 9♠.")


def test_a_challenge_turns_the_cards_up(reader: Reader) -> None:
    """The lie lies there with what was claimed; the challenger sits at the foot."""
    reader.go(2)
    expect(reader.told).to_have_text("Step 2: Anna challenges Ben: it was a lie")
    pile = reader.table.get_by_role("img", name=re.compile("^Turned up: four of diamonds, five of hearts"))
    expect(pile.locator(".turned.lie")).to_have_count(2)
    expect(reader.table.get_by_role("group", name="Anna's hand, 5 cards")).to_be_visible()
    expect(reader.why.locator(".verdict")).to_contain_text("Allowed, and the claim was a lie.")


def test_cards_are_picked_and_claimed_by_the_keyboard(reader: Reader) -> None:
    """Two cards, then a rank with the arrow keys; the verdict stands beside them, and the focus stays."""
    reader.go(4)
    reader.card("three of clubs").press("Enter")
    ranks = reader.table.get_by_role("group", name="Claim 3♣ as")
    expect(ranks.get_by_role("button")).to_have_count(13)
    reader.card("jack of clubs").press("Space")
    ranks = reader.table.get_by_role("group", name="Claim 3♣ J♣ as")
    ranks.get_by_role("button", name="Claim 3, a lie: Not allowed").focus()
    for _ in range(7):
        reader.page.keyboard.press("ArrowRight")
    reader.page.keyboard.press("Enter")
    expect(ranks.get_by_role("button", name="Claim 10, a lie: Allowed")).to_have_attribute("aria-pressed", "true")
    assert "rank:10" == reader.focused()
    expect(reader.why.locator(".verdict")).to_contain_text("Allowed, and the pile falls.")
    expect(reader.others.locator(".reason")).to_contain_text("3♣ J♣: it would be a lie.")
    reader.table.get_by_role("button", name="three of clubs").press("Enter")
    reader.table.get_by_role("button", name="jack of clubs").press("Enter")
    expect(reader.table.locator(".chooser")).to_have_count(0)
    assert "" != reader.focused()


def test_other_claims_stand_in_groups(reader: Reader) -> None:
    """True ones, lies by rank, what is not allowed folded up by its reason, and who could challenge."""
    reader.go(4)
    expect(reader.others.get_by_role("group", name="Claims that would be true").get_by_role("button")).to_have_count(2)
    expect(reader.others.get_by_role("group", name="Claims that would be lies").get_by_role("button")).to_have_count(6)
    expect(reader.others.get_by_role("group", name="Who could challenge Carla").get_by_role("button")).to_have_count(2)
    folded = reader.others.locator("summary", has_text="Claims that are not allowed")
    expect(reader.chip("Claims a queen")).to_be_hidden()
    folded.press("Enter")
    queen = reader.others.get_by_role("group", name="Pictures need a 7 or higher").get_by_role("button", name="queen")
    queen.click()
    expect(reader.why.locator(".verdict")).to_contain_text("Not allowed.")
    folded.press("Enter")


def test_anybody_can_challenge_in_an_own_line(reader: Reader) -> None:
    """Carla lies from step 3 on, and Ben, who is not to move, finds her out."""
    reader.go(3)
    reader.card("king of hearts").click()
    reader.table.get_by_role("button", name="Claim 5, a lie").click()
    reader.others.get_by_role("button", name="Play on from here").click()
    expect(reader.told).to_have_text("Step 4: Anna is to move")
    reader.others.get_by_role("button", name=re.compile("^Ben challenges Carla")).click()
    reader.button("Make this move").click()
    expect(reader.page.locator(".told .events")).to_contain_text("Carla takes the card.")
    expect(reader.line(4)).to_have_accessible_name(re.compile("^Step 4: Ben challenges Carla"))
    reader.fragment(f"{VALEPASKA};s=5;l=3.c5-KH.d2")
    reader.button("Take back").click()
    expect(reader.told).to_have_text("Step 4: Anna is to move")
    reader.button("Back to the record").click()
    reader.at(3)


def test_table_cards_are_chosen(reader: Reader) -> None:
    """An open one is judged, a hidden one without being named; played on, it is turned."""
    reader.open(f"{TABLE};s=1")
    zone = reader.table.get_by_role("group", name="Ben's table cards")
    expect(zone.get_by_role("button")).to_have_count(3)
    zone.get_by_role("button", name="jack of spades, open on the table").click()
    expect(reader.why.locator(".verdict")).to_contain_text("Table cards are played only when")
    zone.get_by_role("button", name="Turn one of the 2 hidden table cards").press("Enter")
    expect(reader.why.locator(".verdict")).to_contain_text("Hidden table cards are turned only when")
    reader.open(f"{TABLE};s=7;l=7")
    zone = reader.table.get_by_role("group", name="Carla's table cards")
    zone.get_by_role("button", name="Turn a hidden table card").nth(1).click()
    reader.button("Make this move").click()
    expect(reader.page.locator(".told .events")).to_contain_text("Carla turns 3♦ from the table.")
    reader.fragment(f"{TABLE};s=8;l=7.h2")


def test_the_games_of_the_rules_screen(reader: Reader) -> None:
    """Which game is played is the first question; a preset and an answer do the same."""
    reader.open("pk1:r=pagat;g=lies;s=1;t=rules")
    expect(reader.page.locator("summary").first).to_contain_text("Which game")
    reader.button("Valepaska").click()
    expect(reader.strip).to_contain_text("Valepaska (lying)")
    lies = "Are cards laid face down, with a claim that may be a lie?"
    expect(reader.page.get_by_role("radiogroup", name=lies).get_by_role("radio", name="Yes")).to_be_checked()
    expect(reader.effect).to_contain_text("No step of this game is changed by these rules.")
    reader.choose(lies, "No, cards are played openly")
    expect(reader.effect).to_contain_text("Step 1 is the first that these rules change. Cards are played openly")
    reader.screen("Watch")


def _claim(reader: Reader) -> None:
    reader.open(f"{VALEPASKA};s=4")
    reader.card("three of clubs").click()
    reader.others.get_by_text("Claims that are not allowed").click()
    expect(reader.chip("Claims a queen")).to_be_visible()


def _challenge(reader: Reader) -> None:
    reader.open(f"{VALEPASKA};s=5")
    expect(reader.table.locator(".turned")).to_have_count(1)


def _seen(reader: Reader) -> None:
    reader.open(f"{VALEPASKA};s=3")
    reader.page.get_by_role("combobox", name="Cards shown").select_option(label="As Ben sees it")
    expect(reader.table.locator(".truth")).to_have_count(0)


def _table(reader: Reader) -> None:
    reader.open(f"{TABLE};s=2")
    reader.table.get_by_role("button", name=re.compile("^jack of spades")).click()
    expect(reader.table.locator(".zone .raised")).to_have_count(1)


def _hidden(reader: Reader) -> None:
    reader.open(f"{TABLE};s=7")
    expect(reader.table.get_by_role("button", name="Turn a hidden table card")).to_have_count(2)


STATES: tuple[Callable[[Reader], None], ...] = (_claim, _challenge, _seen, _table, _hidden)


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("state", STATES, ids=[state.__name__[1:] for state in STATES])
def test_axe_finds_nothing(reader: Reader, state: Callable[[Reader], None], scheme: Any) -> None:
    """No violation of WCAG 2.2 AA or of good practice."""
    reader.page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
    expect(reader.page.locator(".pk")).to_have_attribute("data-theme", scheme)
    state(reader)
    assert [] == violations(reader)


def states(reader: Reader) -> Iterator[str]:
    """Bring eight players with table cards, a hand of 24 and 33 claims into each of their states."""
    reader.page.get_by_role("combobox", name="Cards shown").select_option("open")
    for step, state in enumerate(("laid out", "claimed", "challenged", "next")):
        reader.go(step)
        yield state
    reader.go(1)
    for place in (3, 9, 15):
        reader.table.locator(".hand button").nth(place).click()
    reader.table.locator(".rank").first.click()
    expect(reader.others.locator(".reason")).to_be_visible()
    yield "picked"


@pytest.mark.parametrize(("width", "text"), [(1280, 100), (1280, 200), (768, 100), (375, 100), (375, 200), (320, 100)])
def test_nothing_sticks_out_however_full_the_table(reader: Reader, width: int, text: int) -> None:
    """Eight players with long names and table cards, at every width and twice the size."""
    reader.open(CROWDED)
    reader.page.set_viewport_size({"width": width, "height": 812})
    reader.ask("(text) => { document.documentElement.style.fontSize = `${text}%`; }", text)
    for state in states(reader):
        look(reader, (width, text, state))
    reader.ask("() => { document.documentElement.style.fontSize = ''; }")


def test_everything_on_a_phone_can_be_hit_with_a_thumb(read: Read, games: Server) -> None:
    """Each target is at least 44 px in both directions: cards, table cards, ranks, chips."""
    reader = read(CROWDED, server=games, viewport=PHONE, has_touch=True, is_mobile=True, reduced_motion="reduce")
    for state in states(reader):
        assert [] == reader.ask(SMALL), state


def test_on_a_phone_what_to_claim_comes_into_sight(reader: Reader) -> None:
    """With the first card picked, above the steps that stick to the foot of the window; the focus stays at the card."""
    reader.page.set_viewport_size({"width": 375, "height": 812})
    card = reader.table.locator(".hand button").first
    card.evaluate("(node) => scrollBy(0, node.getBoundingClientRect().bottom - innerHeight + 130)")
    card.click()
    chooser = reader.page.locator(".chooser")
    chooser.wait_for()
    steps = reader.page.locator(".stepper")
    bottom = chooser.evaluate("(node) => node.getBoundingClientRect().bottom")
    assert bottom <= steps.evaluate("(node) => node.getBoundingClientRect().top")
    expect(card).to_be_focused()
