"""What is taken along says it all, names nobody who is not to be named, and what is brought is read line by line."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

import explorer
from explorer.engine.cases import judge_case
from explorer.errors import InputError
from explorer.notation.records import read_record
from explorer.ui.session import Session
from explorer.ui.share.link import PUBLIC, check_public, public_link
from explorer.ui.share.receipt import receipt, rules_version, texts_version
from explorer.ui.share.seats import unnamed
from explorer.ui.shelf import MOST_MOVES
from tests.ui.acting import RECORD, act

NAMED = re.compile(r"\b(Anna|Ben|Carla)\b")


@pytest.fixture
def session() -> Session:
    """A session at the first step of a short game, where Ben clears with a ten."""
    session = Session(records=[read_record(RECORD)])
    act(session, "ask", on=False)
    act(session, "tab", id="watch")
    act(session, "go", step=1)
    return session


def shown(session: Session, id: str) -> str:
    """Open a text and return it."""
    return str(act(session, "share_show", id=id)["share"]["shown"]["text"])


def test_the_text_of_an_explanation(session: Session) -> None:
    """It has the move, the verdict, a passage with its document, the code and the receipt."""
    text = shown(session, "text")
    why = session.views()["why"]
    for part in (why["verdict"]["text"], why["reasons"][0]["title"], why["reasons"][0]["passages"][0]["text"]):
        assert unnamed(part, ["Anna", "Ben", "Carla"]) in text
    assert "Pagat" in text
    assert session.reader.code() in text
    assert text.endswith(receipt())


def test_the_receipt_names_program_rules_and_texts() -> None:
    """Each has a version; those of rules and texts come from what is in them."""
    assert explorer.__version__ in receipt()
    assert rules_version() in receipt()
    assert texts_version() in receipt()
    assert rules_version() != texts_version()
    assert re.fullmatch(r"[0-9a-f]{8}", rules_version())


def test_names_stay_out_unless_ticked(session: Session) -> None:
    """In texts, reports and pages players are A, B and C; ticked, they have their names."""
    for id in ("text", "report"):
        assert not NAMED.search(shown(session, id))
        session.reader.share = session.reader.share.__class__()
    act(session, "share_keep", id="game")
    assert NAMED.search(shown(session, "text")) is None
    assert "Ben" in act(session, "share_names", on=True)["share"]["shown"]["text"]


def test_a_report_can_be_judged_again(session: Session) -> None:
    """It has the position and the move as a case with the same verdict, and the clauses that decided."""
    text = shown(session, "report")
    case: dict[str, Any] = json.loads(next(line for line in text.splitlines() if "{" in line).partition(": ")[2])
    assert "B" == case["turn"]
    assert judge_case(case)["legal"]
    judgement = session.reader.entry().judgement
    assert judgement is not None
    assert judgement.because()[0].clause in text
    assert "pagat" in text


def test_a_report_of_two_taps_has_its_clause(session: Session) -> None:
    """On *Who is right?* too there is a case, and the clause by which an ace does not go on a nine."""
    act(session, "paste", text="pk1:r=guide;g=first;t=settle;w=9.A")
    text = shown(session, "report")
    case = json.loads(next(line for line in text.splitlines() if "{" in line).partition(": ")[2])
    found = judge_case(case)
    assert not found["legal"]
    assert found["because"][0]["clause"] in text


@pytest.mark.parametrize("tab", ["settle", "board", "rules"])
def test_other_screens_are_told_too(session: Session, tab: str) -> None:
    """There is a text of every screen, with the code of what it shows."""
    act(session, "paste", text=f"pk1:r=guide;g=first;t={tab};w=9.A")
    assert session.reader.code() in shown(session, "text")
    assert "guide" in shown(session, "report")


def test_a_hidden_hand_is_in_no_report(session: Session) -> None:
    """Through one player's eyes the position holds only what that player sees."""
    act(session, "seat", id="Anna")
    text = shown(session, "report")
    assert "JC" in text
    assert "5H" not in text


def page_of(session: Session, id: str) -> dict[str, Any]:
    """Keep a page and return what is recorded in it."""
    file = act(session, "share_keep", id=id)["share"]["file"]
    recorded = re.search(r'id="recorded">(.*?)</script>', file["text"], re.DOTALL)
    assert recorded
    return dict(json.loads(recorded[1]))


def test_a_game_as_a_page(session: Session) -> None:
    """It has every step in every depth, no names, and asks no other host; the reader's place stays."""
    place = session.reader.code()
    recorded = page_of(session, "game")
    assert place == session.reader.code()
    assert [str(step) for step in range(session.reader.watching().last + 1)] == list(recorded["steps"])
    assert {"verdict", "reasons", "everything"} == set(recorded["steps"]["1"]["why"])
    assert not NAMED.search(json.dumps(recorded))
    assert 1 == recorded["step"]
    assert "on" != recorded["start"]["shell"]["tabs"]
    assert {} == session.views()["share"]["file"]


def test_a_page_holds_nothing_that_asks_python(session: Session) -> None:
    """No tabs, other moves, code box or command field, and cards are pictures."""
    start = page_of(session, "explanation")["start"]
    assert ([], [], "") == (start["shell"]["tabs"], start["shell"]["languages"], start["shell"]["strip"]["change"])
    assert ({}, {}, {}, {}) == (start["others"], start["code"], start["command"], start["share"])
    assert all(card["still"] for card in start["table"]["hand"]["cards"])
    assert receipt() in start["shell"]["note"]


@pytest.mark.parametrize("tab", ["settle", "board"])
def test_an_answer_as_a_page(session: Session, tab: str) -> None:
    """In every depth, with nothing that asks Python and without names; the reader's place stays."""
    act(session, "paste", text=f"pk1:r=guide;g=first;s=1;t=settle;w=9.A{';u=1' if tab == 'settle' else ''}")
    if tab == "board":
        act(session, "board_step")
    place = session.reader.place()
    assert ["answer"] == [one["id"] for one in session.views()["share"]["files"]]
    recorded = page_of(session, "answer")
    start = recorded["start"]
    assert (place, tab, tab) == (session.reader.place(), recorded["deep"], start["shell"]["tab"])
    assert {"verdict", "reasons", "everything"} == set(recorded["steps"]["0"]["why"])
    assert start[tab]["answer"]["bold"]
    assert ("", []) == (start[tab]["turning"]["apply"], start["shell"]["tabs"])
    assert not NAMED.search(json.dumps(recorded))


def test_without_an_answer_there_is_no_page_of_it(session: Session) -> None:
    """Nothing is offered, and nothing is made."""
    shown = act(session, "paste", text="pk1:r=guide;g=first;t=settle")
    assert [] == shown["share"]["files"]
    assert {} == act(session, "share_keep", id="answer")["share"]["file"]


def test_a_page_asks_no_other_host(session: Session) -> None:
    """Its styles, its script and its data are all in it."""
    text = act(session, "share_keep", id="explanation")["share"]["file"]["text"]
    assert "<link" not in text
    assert not re.search(r'(?:src|href)="', text)
    assert text.count("</script>") == 2


def test_a_written_game_is_brought(session: Session) -> None:
    """It opens, and is the first of the list."""
    views = act(session, "share_bring", text=RECORD.replace("Id: own\n", "").replace("Title: Own", "Title: Brought"))
    assert "Brought" == views["game"]["title"]
    assert "Brought" == views["games"]["groups"][0]["items"][0]["label"]
    assert "Brought" in views["notice"]["text"]
    assert "" == session.reader.share.shown


@pytest.mark.parametrize(
    ("at", "line", "wrong"),
    [
        ("line 3", "Rules: pagat", "Rulez: pagat"),
        ("line 17", "Ben: play 4D", "Ben: plays 4D"),
        ("line 17", "Ben: play 4D", "Bob: play 4D"),
        ("line 3", "Rules: pagat", "Rules: pagat, led_ten falls"),
        ("line 10", "Stock: 6C", "Stock: 7C"),
        ("line 6", "Hand Anna: 3C 4C JC", "Hand Anna: 3C 4C 11C"),
    ],
)
def test_what_cannot_be_read_is_named_by_its_line(session: Session, at: str, line: str, wrong: str) -> None:
    """The line or header is named, and nothing changes."""
    act(session, "share_show", id="written")
    before = session.reader.code()
    views = act(session, "share_bring", text=RECORD.replace(line, wrong))
    assert at.capitalize() in views["share"]["written"]["trouble"]
    assert before == session.reader.code()


def test_a_game_without_end_is_not_brought(session: Session) -> None:
    """One of more moves than a page steps through is refused, at the line of the first too many."""
    endless = RECORD + "Ben: pickup\n" * MOST_MOVES
    last = len(endless.splitlines())
    act(session, "share_show", id="written")
    trouble = act(session, "share_bring", text=endless)["share"]["written"]["trouble"]
    moves = len(read_record(endless).moves)
    assert f"Line {last - (moves - MOST_MOVES) + 1}:" in trouble
    assert f"{MOST_MOVES} at most" in trouble


def test_a_brought_game_keeps_the_programs_own() -> None:
    """An id of a game of the program, or one that no code could hold, is not taken."""
    session = Session()
    for id in ("first", "a;b=c"):
        act(session, "share_bring", text=RECORD.replace("Id: own", f"Id: {id}"))
        assert session.reader.game.startswith("own-")


@pytest.mark.parametrize(
    ("link", "environment"),
    [
        ("", {}),
        ("https://cards.example.org/p#pk1:r=guide", {PUBLIC: "https://cards.example.org/p"}),
        (
            "https://mybinder.org/v2/gh/o/p/HEAD?urlpath=voila/render/notebooks/explorer.ipynb\npk1:r=guide",
            {"BINDER_LAUNCH_HOST": "https://mybinder.org/", "BINDER_REQUEST": "v2/gh/o/p/HEAD"},
        ),
    ],
)
def test_only_links_that_others_can_open_are_copied(link: str, environment: dict[str, str]) -> None:
    """The public address, Binder's launch link, or none."""
    assert link == public_link("pk1:r=guide", environment)


@pytest.mark.parametrize(
    "address",
    [
        *("http://127.0.0.1:8866/", "http://localhost/", "http://192.168.1.4/", "http://10.0.0.1/", "http://[::1]/"),
        *("http://kone.local/", "http://server/", "ftp://example.org/", "example.org"),
        *("https://[::1", "https://example.org:99999/", "https://example.org:port/", "https://example.org/a b"),
    ],
)
def test_a_private_address_is_no_public_one(address: str) -> None:
    """What only this computer or its own network can open is refused."""
    with pytest.raises(InputError):
        check_public(address)


def test_a_public_address_is_taken() -> None:
    """As it is, without a fragment."""
    assert "https://cards.example.org/p?x=1" == check_public("https://cards.example.org/p?x=1#pk1:")


def test_there_is_something_to_scan_only_where_others_can_open_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """On the sheet and among what can be taken along: nothing here, one picture with an address, two on Binder."""
    session, binder = Session(), {"BINDER_LAUNCH_HOST": "https://mybinder.org/", "BINDER_REQUEST": "v2/gh/o/p/HEAD"}
    for environment, names in (({}, []), ({PUBLIC: "https://cards.example.org/p"}, ["Scan to open this place"])):
        for name, value in environment.items():
            monkeypatch.setenv(name, value)
        shown = act(session, "tab", id="sheet")
        assert bool(names) == ("scan" in [one["id"] for one in shown["share"]["items"]])
        assert len(names) == shown["sheet"]["page"]["html"].count("<svg")
        session.handle({"type": "share_show", "id": "scan"})
        assert names == [one["label"] for one in session.views()["share"].get("scan", [])]
        session.handle({"type": "share_show", "id": ""})
    monkeypatch.delenv(PUBLIC)
    for name, value in binder.items():
        monkeypatch.setenv(name, value)
    page = session.views()["sheet"]["page"]["html"]
    assert 'aria-label="1. Scan to open the explorer"' in page
    assert 'aria-label="2. Scan these rules and paste them there"' in page
