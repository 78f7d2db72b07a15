"""Every screen of the page in the states that a reader meets, found by keys, so that one list serves all languages.

Pictures are taken of them, a screen reader's words of them are kept, and axe looks at them.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass

from playwright.sync_api import Page, expect

from explorer.ui.find.answers import asked_of, standing_of, version
from tests.coded import LETTERS
from tests.ui.play.at_table import advised, play, sit

Act = Callable[[Page], None]
QUESTION = "pk1:r=pagat;g=first;t=settle"
POSITION = "pk1:r=pagat;g=first;t=board;b=3.Anna.2H4D...Ben.-5...Carla.-5...0.0.TS.-12..0...play...2H;c=wikipedia-1"
PLAY = "pk1:r=pagat;g=first;t=play"
DEAL = "2"
"""Anna has a queen that may not be laid."""

SHORT = "pk1:r=ruotsalainen;g=first;t=play"
"""A game that is soon over."""

HOUSE = "pk1:r=pagat+pictures_on.8+two_on.all+led_picture.barred;g=first"
"""Rules with three changes, as a group may have them."""

OTHER = "pk1:r=guide;g=guide-turn"

LATER = next(n for n in range(99) if asked_of(standing_of("0" + "l" * n)) is None)
"""How many questions are left when the first has been answered and no other is."""


@dataclass(frozen=True)
class Scene:
    """A state: the code that leads there, what is then done, what shows that it was, and what is worth listening to."""

    name: str
    code: str
    shows: str
    acts: tuple[Act, ...] = ()
    hear: str = ""


def press(key: str) -> Act:
    """Press a button by its key, in which ``*`` stands for anything; what is open stays open."""
    begin, star, end = key.partition("*")
    found = f'[data-key^="{begin}"]' + (f'[data-key$="{end}"]' if end else "") if star else f'[data-key="{key}"]'

    def act(page: Page) -> None:
        button = page.locator(f".pk {found}").first
        if "true" not in (button.get_attribute("aria-expanded"), button.get_attribute("aria-selected")):
            button.click()

    return act


def wait(selector: str) -> Act:
    """Wait until something is to be seen."""
    return lambda page: expect(page.locator(selector).first).to_be_visible()


def write(key: str, text: str) -> Act:
    """Write into a field and send it."""

    def act(page: Page) -> None:
        page.locator(f'.pk [data-key="{key}"]').fill(text)
        page.locator(f'.pk [data-key="{key}"]').press("Enter")

    return act


def choose(key: str, value: str) -> Act:
    """Choose from a list."""
    return lambda page: (page.locator(f'.pk [data-key="{key}"]').select_option(value), None)[1]


def unfold(selector: str) -> Act:
    """Open what is folded."""
    return lambda page: page.locator(selector).evaluate_all("(all) => all.forEach((one) => { one.open = true; })")


def played(page: Page) -> None:
    """Play deal 3 to its end, as the coach would."""
    session, views = sit("ruotsalainen", seed="3")
    while not views["play"]["game"]["over"]:
        play(session, advised(session))
        views = session.views()
    page.evaluate("(code) => { location.hash = code; }", views["code"]["text"])


def if_there(act_of: str) -> Act:
    """Press a button that only some widths have."""

    def act(page: Page) -> None:
        button = page.locator(f'.pk [data-key="{act_of}"]')
        if button.is_visible():
            button.click()

    return act


def leave(page: Page) -> None:
    """Open another game, so that nothing is left of what the page showed before."""
    page.evaluate("(code) => { location.hash = code; }", OTHER)
    expect(page.locator("[data-key=codefield]")).to_have_value(
        re.compile(f"^pk1:{LETTERS}{OTHER.removeprefix('pk1:')}$")
    )


def show(page: Page, scene: Scene) -> None:
    """Bring the page into a state, whatever it showed before and whatever language it speaks."""
    field = page.locator("[data-key=codefield]")
    page.evaluate("() => document.querySelectorAll('dialog').forEach((one) => one.close())")
    for close in page.locator('.message [data-key^="close:"]').all():
        close.click()
    begins = re.compile(f"^pk1:{LETTERS}{re.escape(scene.code.removeprefix('pk1:'))}")
    if not begins.search(field.input_value()):
        page.evaluate("(code) => { location.hash = code; }", scene.code)
        expect(field).to_have_value(begins)
    for act in scene.acts:
        act(page)
    expect(page.locator(scene.shows).first).to_be_visible()


SCENES: tuple[Scene, ...] = (
    Scene("home", "pk1:r=pagat;g=first;t=home", ".hero"),
    Scene("home-answered", "pk1:r=pagat;g=first;t=home", ".homeanswer .passage", (press("answer:*"),), hear=".screen"),
    Scene("settle", QUESTION, ".taps"),
    Scene("settle-first", f"{QUESTION};w=9", ".row-said", hear=".settle"),
    Scene(
        "settle-verdict",
        f"{QUESTION};w=led-10.2",
        ".told-answer .clause",
        (wait(".saying-all"), press("depth:reasons")),
        hear=".told-answer, .saying-all, .turning",
    ),
    Scene("settle-everything", f"{QUESTION};w=led-10.2", ".everything", (press("depth:everything"),)),
    Scene("settle-depends", f"{QUESTION};w=7.7", ".asking-more", hear=".asking-more"),
    Scene("settle-large", f"{QUESTION};w=led-10.2", "dialog[open]", (press("largeopen:settle"),), hear="dialog[open]"),
    Scene("settle-trouble", QUESTION, ".typed .note", (write("question", "two frogs"),), hear=".typed"),
    Scene("board", POSITION, ".saying-all", hear=".laying, .sides"),
    Scene("board-adding", POSITION, ".palette", (press("zone:pile"),), hear=".palette"),
    Scene(
        "board-empty", POSITION, ".boardfelt", (press("boardclear"), wait(".told-answer > .muted")), hear=".told-answer"
    ),
    Scene("watch", "pk1:r=pagat;g=first", ".felt"),
    Scene("watch-verdict", "pk1:r=pagat;g=first;s=13", ".step", (press("depth:verdict"),)),
    Scene("watch-reasons", "pk1:r=pagat;g=first;s=13", ".why .clause", (press("depth:reasons"),)),
    Scene("watch-everything", "pk1:r=pagat;g=first;s=13", ".everything", (press("depth:everything"),)),
    Scene(
        "watch-other",
        "pk1:r=pagat;g=first;s=6",
        ".reason",
        (press("depth:reasons"), press("chip:*"), if_there("fold")),
        hear=".screen > .title, .play, .why",
    ),
    Scene("watch-asked", "pk1:r=pagat;g=first;s=7", ".asking", hear=".told, .else"),
    Scene("watch-answered", "pk1:r=pagat;g=first;s=7", ".answer", (wait(".asking"), press("chip:*")), hear=".else"),
    Scene("watch-parted", "pk1:r=pagat+led_ten.clears;g=first;s=31", ".told .parting", hear=".told"),
    Scene(
        "watch-own",
        "pk1:r=pagat+led_ten.clears;g=first;s=32;l=31.TS",
        "[data-key=make]",
        (press("chip:*"),),
        hear=".told",
    ),
    Scene(
        "watch-lying",
        "pk1:r=valepaska;g=game-valepaska;s=9",
        ".hand .back",
        (choose("seat", "Anna"),),
        hear=".felt, .told, .else",
    ),
    Scene("watch-table-cards", "pk1:r=poytapaska;g=game-poytapaska;s=6", ".felt", hear=".felt"),
    Scene("rules", f"{HOUSE};t=rules", ".topic", hear=".bases"),
    Scene("rules-effect", f"{HOUSE};s=12;t=rules", ".effect", (press("value:led_ten:clears"),), hear=".effect"),
    Scene("rules-opened", f"{HOUSE};t=rules", ".sayings", (unfold(".topic"), press("open:*")), hear=".sayings"),
    Scene(
        "rules-grid",
        f"{HOUSE};t=rules;c=pagat",
        ".cellpanel, [data-region=cell]",
        (if_there("part:grid"), press("grid_show:table"), press("cell:7:Q"), press("depth:reasons")),
        hear=".gridhead, .gridset, .besides, .gridpanel .legend, tr:nth-child(-n + 2), .opened",
    ),
    Scene(
        "rules-sentences",
        f"{HOUSE};t=rules;c=pagat",
        ".gridwords",
        (if_there("part:grid"), press("grid_show:words")),
        hear=".gridwords",
    ),
    Scene("rules-own", f"{HOUSE};t=rules", ".ownform", (if_there("part:own"), unfold(".add")), hear=".ownpanel"),
    Scene("practise", "pk1:r=pagat;g=first;t=practise", ".came", (press("answer:*"),)),
    Scene("practise-asked", "pk1:r=pagat;g=first;t=practise", ".answers", hear=".screen"),
    Scene(
        "practise-documents",
        "pk1:r=pagat;g=first;t=practise",
        ".saying-all",
        (press("level:4"), wait('[data-key="level:4"][aria-pressed="true"]'), press("answer:*")),
        hear=".came",
    ),
    Scene("play", PLAY, ".setting", (unfold(".setting details"),), hear=".screen"),
    Scene("play-dealt", PLAY, ".turn", (write("seed", DEAL),), hear=".turn, .screen > .title"),
    Scene("play-coach", PLAY, ".coach .legal", (write("seed", DEAL), press("coach")), hear=".told, .coach"),
    Scene("play-refused", PLAY, ".playing .why", (write("seed", DEAL), press("hand:1")), hear=".playing .why"),
    Scene(
        "play-claim",
        PLAY.replace("pagat", "valepaska"),
        "[data-key=playlay]",
        (write("seed", "7"), press("hand:*")),
        hear=".chooser, .turn",
    ),
    Scene("play-over", SHORT, ".ended", (played,), hear=".ended, .counts"),
    Scene("find", "pk1:r=pagat;g=first;t=find", ".asking", hear=".screen"),
    Scene("find-done", f"pk1:r=pagat;g=first;t=find;a={version()}0{'l' * LATER}", ".plainkeys", hear=".screen"),
    Scene("same", "pk1:r=pagat;g=first;t=same", ".passing", hear=".screen"),
    Scene("same-answering", "pk1:r=pagat;g=first;t=same", ".answering", (press("begin"),), hear=".screen"),
    Scene(
        "same-compared",
        "pk1:r=pagat;g=first;t=same",
        ".parting",
        (
            *(press("begin"), press("answer:*:0"), wait(".answering"), press("stop")),
            *(press("begin"), press("answer:*:1"), wait(".passing"), press("compare")),
        ),
        hear=".screen",
    ),
    Scene("sheet", f"{HOUSE};t=sheet", "iframe.a4", hear=".screen"),
    Scene("share-text", "pk1:r=pagat;g=first;s=13", ".sharebox", (press("share:text"),), hear=".share > .row"),
    Scene(
        "share-bring",
        "pk1:r=pagat;g=first;s=13",
        "form.sharebox .note",
        (press("share:written"), press("writtenopen")),
        hear=".share",
    ),
    Scene("command", "pk1:r=pagat;g=first;s=6", ".told-back", (write("command", "why"),), hear=".command"),
    Scene("alert", "pk1:r=pagat;g=first;s=6", ".alerts .message", (write("pastefield", "rubbish"),), hear=".alerts"),
    Scene("notice", "pk1:r=pagat;g=first;s=6", ".message", (write("pastefield", "pk1:g=first;s=3"),), hear=".message"),
    Scene(
        "rules-found", "pk1:r=wikipedia-1;g=first;t=rules", ".foundpanel li", (if_there("part:grid"), press("check"))
    ),
)
"""All of them, in the order of the screens."""
