"""A game that goes round says so where it does: in the record, in a line of one's own, and aloud."""

from __future__ import annotations

import pytest

from explorer.ui.own_moves import own_move, write_own_move
from explorer.ui.session import Session
from tests.ui.acting import act

ENDLESS = "pk1:r=pagat+led_ten.taken-pass+led_ace.taken-pass;g=game-endless"
ROUND = "From there to step 48 the game has gone round, and it can go on so without end."


@pytest.fixture
def endless() -> Session:
    """The game that comes with the program in which tens and aces go round for ever."""
    session = Session()
    act(session, "hello", page="1", code=ENDLESS)
    act(session, "ask", on=False)
    return session


def test_the_step_that_completes_the_round_tells_it(endless: Session) -> None:
    """With the step from which all comes again, aloud too, and the list of moves marks it; no other step does."""
    panels = act(endless, "go", step=48)
    cycle = panels["told"]["cycle"]
    assert cycle["text"].startswith("The position after step 36 has come back: ")
    assert cycle["text"].endswith(ROUND)
    assert panels["live"]["text"].endswith(f"The position after step 36 has come back. {ROUND}")
    marked = [item for item in panels["moves"]["items"] if item["icon"] == "again"]
    assert [(48, "the position after step 36 again")] == [(item["n"], item["icon_label"]) for item in marked]
    back = act(endless, "go", step=cycle["step"])
    assert 36 == back["game"]["step"]
    assert back["told"]["cycle"] is None


def test_the_reader_s_own_line_tells_it_as_well(endless: Session) -> None:
    """Where somebody is to move after the round, it is told of the move just made."""
    entries = endless.reader.watching().entries[37:49]
    line = [
        write_own_move(own_move(one.judgement.by, one.judgement.move, one.before)) for one in entries if one.judgement
    ]
    panels = act(endless, "paste", text=f"{ENDLESS};s=49;l={'.'.join(['37', *line])}")
    assert panels["told"]["cycle"]["text"].endswith(ROUND)
    assert panels["live"]["text"].endswith(ROUND) or "opened" in panels["live"]["text"]
    act(endless, "undo")
    assert endless.views()["told"]["cycle"] is None


def test_rules_under_which_the_record_parts_tell_no_round_beyond(endless: Session) -> None:
    """What the record does after that would not have come about."""
    act(endless, "option", key="led_ten", value="clears")
    assert act(endless, "go", step=48)["told"]["cycle"] is None


def test_it_is_told_in_finnish(endless: Session) -> None:
    """In the words of that language."""
    act(endless, "language", id="fi")
    told = act(endless, "go", step=48)["told"]["cycle"]
    assert told["text"].startswith("Vaiheen 36 jälkeinen tilanne on palannut")
    assert "Siirry vaiheeseen 36" == told["button"]
