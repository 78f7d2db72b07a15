"""Playing on from a step, and codes that bring it back."""

from __future__ import annotations

import pytest

from explorer.notation.records import read_record
from explorer.ui.session import Session
from tests.ui.acting import RECORD, act


def test_playing_on_makes_a_line_of_ones_own(session: Session) -> None:
    """From step 1 Ben plays the ten, then the five; the record can be had back."""
    act(session, "ask", on=False)
    act(session, "playon", step=1)
    assert session.views()["others"]["own"]
    ten = next(item["id"] for item in session.views()["others"]["items"] if item["cards"] == ["10H"])
    act(session, "other", id=ten)
    assert ten == session.views()["others"]["reason"]["make"]["id"]
    views = act(session, "make", id=ten)
    assert 2 == views["game"]["step"]
    assert ";l=1.TH" in views["code"]["text"]
    assert 1 == act(session, "undo")["game"]["step"]
    assert None is act(session, "record")["game"]["line"]


def test_a_code_brings_everything_back(session: Session) -> None:
    """Rules, game, step, screen and the own line are as they were in another session."""
    act(session, "ask", on=False)
    act(session, "option", key="led_ten", value="clears")
    act(session, "playon", step=1)
    ten = next(item["id"] for item in session.views()["others"]["items"] if item["cards"] == ["10H"])
    act(session, "make", id=ten)
    act(session, "tab", id="rules")
    other = Session(records=[read_record(RECORD)])
    act(other, "hello", page="q", code=session.reader.code())
    assert session.reader.place() == other.reader.place()


@pytest.mark.parametrize(
    ("code", "says"),
    [
        ("rubbish", "begins with pk1:"),
        ("pk1:g=gone;s=2", "gone"),
        ("pk1:g=own;s=99", "no step 99"),
        ("pk1:r=pagat+led_ten.maybe", "maybe"),
        ("pk1:g=own;s=2;l=1.4C", "your own move 1 cannot be made: 4C is not in Ben's hand, so the line ends before it"),
        ("pk1:g=own;s=2;l=1.4D", "your own move 1 is not legal under these rules, so the line ends before it"),
        ("pk1:g=own;s=2;l=1.d9", "your own move 1 is by seat 9, and there is none"),
        ("pk1:g=own;s=2;l=9.4D", "your own moves begin at step 9, but the game has 4 steps, so they are left out"),
        ("pk1:r=pagat+hand.6+hand.3;g=own", "the option 'hand' is set twice, and the last value, '3', holds"),
        ("pk1:r=guide;r=pagat;g=own", "the part 'r' stands in it twice, and the last one holds"),
        ("pk1:", "Nothing stands behind pk1:"),
    ],
)
def test_a_code_that_cannot_be_opened_whole_says_what_is_missing(session: Session, code: str, says: str) -> None:
    """There is a message, never a silent default."""
    notice = act(session, "paste", text=code)["notice"]
    assert "error" == notice["kind"]
    assert says in notice["text"]
    assert {} == act(session, "dismiss")["notice"]


@pytest.mark.parametrize("code", ["pk1:r=nope;g=own;s=1", "pk1:", "pk1:g=own;s=1"])
def test_rules_that_a_code_does_not_bring_stay_as_they_are(session: Session, code: str) -> None:
    """With what is not agreed; the rest of the code is opened."""
    act(session, "option", key="led_ten", value="clears")
    act(session, "option", key="led_ace", value="?")
    act(session, "paste", text=code)
    assert "clears" == session.reader.rules.values["led_ten"]
    assert {"led_ace"} == session.reader.open_keys


def test_a_hidden_hand_is_not_told_by_a_line_that_cannot_be_made(session: Session) -> None:
    """Through Anna's eyes nobody hears what is not in Ben's hand."""
    act(session, "seat", id="Anna")
    said = act(session, "paste", text="pk1:g=own;s=2;l=1.4C")["notice"]["text"]
    assert "your own move 1 is not legal" in said


def test_back_leads_to_screens_games_and_lines(session: Session) -> None:
    """What is worth coming back to is marked, also where the next event came along with it; Back itself is not."""
    act(session, "ask", on=False)
    assert "" == act(session, "go", step=1)["code"]["push"]
    session.handle({"type": "tab", "id": "rules"})
    assert "screen" == act(session, "go", step=2)["code"]["push"]
    assert "" == act(session, "tab", id="watch", quiet=True)["code"]["push"]
    assert "place" == act(session, "playon", step=1)["code"]["push"]
    assert "place" == act(session, "paste", text="pk1:g=first")["code"]["push"]
    assert "" == act(session, "paste", text="pk1:g=own", quiet=True)["code"]["push"]


def test_a_broken_code_changes_nothing(session: Session) -> None:
    """What is no code leaves rules, game and step alone."""
    act(session, "go", step=2)
    before = session.reader.place()
    act(session, "paste", text="rubbish")
    assert before == session.reader.place()


def test_an_own_move_tells_what_it_did(session: Session) -> None:
    """After the ten the pile has fallen, and it is said where the next move is asked for."""
    act(session, "ask", on=False)
    act(session, "playon", step=1)
    ten = next(item["id"] for item in session.views()["others"]["items"] if item["cards"] == ["10H"])
    events = act(session, "make", id=ten)["told"]["events"]
    assert any("falls" in told for told in events)


def test_an_own_line_comes_back_with_the_rules(session: Session) -> None:
    """A rule that is only tried does not cost the moves that it forbids."""
    act(session, "ask", on=False)
    act(session, "playon", step=3)
    act(session, "option", key="try_stock", value="free")
    act(session, "undo")
    act(session, "playon", step=1)
    ten = next(item["id"] for item in session.views()["others"]["items"] if item["cards"] == ["10H"])
    act(session, "make", id=ten)
    four = next(item["id"] for item in session.views()["others"]["items"] if item["cards"] == ["4D"])
    act(session, "make", id=four)
    line = session.reader.line
    notice = act(session, "option", key="specials", value="black")["notice"]
    assert "ends earlier" in notice["text"]
    act(session, "option", key="specials", value="all")
    assert line == session.reader.line
    assert 3 == act(session, "go", step=3)["game"]["step"]


def test_a_good_code_takes_an_old_complaint_away(session: Session) -> None:
    """What was wrong with the code before is not said any more; quotes around a code do not matter."""
    act(session, "paste", text="rubbish")
    assert "info" == act(session, "paste", text='"pk1:g=own;s=2"')["notice"]["kind"]


def test_a_second_click_makes_no_second_move(session: Session) -> None:
    """A move that was chosen on a page that is no longer shown is not made."""
    act(session, "ask", on=False)
    views = act(session, "playon", step=1)
    ten = next(item["id"] for item in views["others"]["items"] if item["cards"] == ["10H"])
    seen = views["code"]["text"]
    once = act(session, "make", id=ten, seen=seen)["code"]["text"]
    assert once != seen
    assert once == act(session, "make", id=ten, seen=seen)["code"]["text"]


def test_the_code_of_a_players_view_names_no_card_laid_face_down() -> None:
    """Whoever looks as another player gets a code without the own line; with all hands open it is there."""
    session = Session()
    act(session, "paste", text="pk1:r=valepaska;g=game-valepaska;s=4;l=3.c9-2C")
    assert "2C" in session.views()["code"]["text"]
    assert "2C" not in act(session, "seat", id="Carla")["code"]["text"]
    assert "2C" in act(session, "seat", id="open")["code"]["text"]
