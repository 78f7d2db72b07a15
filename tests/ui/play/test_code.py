"""A game travels in the code of the page, and is played again from it."""

from __future__ import annotations

import pytest

from explorer.errors import InputError
from explorer.rules.ruleset import rule_set
from explorer.ui.play.code import read_play, resumed, write_play
from explorer.ui.play.state import FRESH, Kept
from explorer.ui.session import Session
from tests.ui.acting import act
from tests.ui.play.at_table import advised, play, sit

PAGAT = rule_set("pagat")


def test_a_game_is_opened_where_it_stood() -> None:
    """With what is on the table, what was decided, and nothing to be told."""
    session, _ = sit("valepaska", bots=3)
    for _ in range(8):
        play(session, advised(session))
    code = session.views()["code"]["text"]
    other = Session()
    views = act(other, "paste", text=code)
    assert "The code was opened." == views["notice"]["text"]
    assert (session.reader.play.table, code) == (other.reader.play.table, views["code"]["text"])
    assert session.views()["play"]["game"]["told"] == views["play"]["game"]["told"]


def test_a_game_of_another_version_goes_as_far_as_it_fits() -> None:
    """A decision that cannot be made, and bots that play otherwise, are told."""
    troubles: list[InputError] = []
    kept = Kept(("careful",), 7, counts=((0, 0), (0, 0)), own=("-",), check="zz")
    play = resumed(kept, PAGAT, troubles)
    assert (["code.play-cut"], ()) == ([one.id for one in troubles], play.own)
    troubles = []
    assert resumed(Kept(("careful",), 7, counts=((0, 0), (0, 0)), check="zz"), PAGAT, troubles).table
    assert ["code.play-otherwise"] == [one.id for one in troubles]


def test_a_deal_that_cannot_be_is_told() -> None:
    """As under rules that deal more cards than there are."""
    troubles: list[InputError] = []
    rules = PAGAT.change("hand", "6").change("table_cards", "4")
    assert FRESH == resumed(Kept(("careful",) * 5, 7, counts=((0, 0),) * 6), rules, troubles)
    assert 1 == len(troubles)


NOBODY = "0-0_0-0~~aa"


@pytest.mark.parametrize(
    "text",
    [
        "1.",
        f"2.c.7.0.0.0.{NOBODY}",
        f"1.x.7.0.0.0.{NOBODY}",
        f"1.c.7.0.2.0.{NOBODY}",
        f"1.c.-7.0.0.0.{NOBODY}",
        f"1.c.zzzzzzzzzzz.0.0.0.{NOBODY}",
        "1.c.7.0.0.0.0-0~~aa",
        "1.c.7.0.0.0.0-0_0-0~" + ".".join("-" * 2_001) + "~aa",
        "1.cccccc.7.0.0.0.0-0_0-0_0-0_0-0_0-0_0-0_0-0~~aa",
        "1.c.7.0.0.0.0-0_0-0~5X~aa",
    ],
)
def test_what_is_damaged_is_told(text: str) -> None:
    """And left out."""
    with pytest.raises(InputError):
        read_play(text)


def test_no_game_needs_no_room() -> None:
    """A code from before there were games stays as it was."""
    assert ("", None) == (write_play(None), read_play(""))
