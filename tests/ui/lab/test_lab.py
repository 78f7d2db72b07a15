"""A question about house rules, from the first click to the sentence and the game that shows it."""

from __future__ import annotations

import csv
import io
from base64 import b64decode
from collections.abc import Callable

import pytest

from explorer.lab import comparing
from explorer.rules.own_given import note
from explorer.ui.lab import versus_view
from explorer.ui.session import Session
from tests.ui.acting import act

Played = Callable[[Session], None]


def test_a_newcomer_asks_with_one_click(asked: Session, played: Played) -> None:
    """The sentence stands above figures that say the same, for each way of playing, and it is spoken once."""
    begun = act(asked, "lab_start", key="led_ten", value="barred")
    assert ("The games are being played.", True) == (begun["live"]["text"], begun["lab"]["look"])
    said = begun["live"]["n"]
    played(asked)
    shown = asked.views()
    assert ["Pagat", "Pagat with “No ten starts a pile”"] == [one["label"] for one in shown["versus"]["names"]]
    assert ("", 100, False) == (shown["versus"]["so_far"], shown["lab"]["meter"]["part"], shown["lab"]["look"])
    assert shown["versus"]["sentence"] in shown["live"]["text"]
    assert said + 1 == shown["live"]["n"]
    again = act(asked, "lab_look")
    assert shown == again
    assert ["Random", "Lowest", "Careful"] == [line.partition(":")[0] for line in shown["versus"]["detail"]]
    assert ["turns", "pickups", "endless"] == [row["id"] for row in shown["versus"]["rows"]]
    assert ["loses-1", "loses-2"] == [row["id"] for row in shown["versus"]["seats"]["rows"]]


def test_every_picture_has_a_table(asked: Session, played: Played) -> None:
    """With the same figures; a row of it for each measure and way of playing, or for each length."""
    act(asked, "lab_start", key="led_ten", value="barred")
    played(asked)
    shown = asked.views()["versus"]
    rows = [*shown["rows"], *shown["seats"]["rows"], *shown["more"]["rows"]]
    assert 3 * len(rows) == len(shown["table"]["rows"])
    assert {len(shown["table"]["head"])} == set(map(len, shown["table"]["rows"]))
    assert len(shown["length"]["a"]) + 1 == len(shown["length"]["table"]["rows"])
    assert 100 == max(*shown["length"]["a"], *shown["length"]["b"])
    for row in rows:
        marks = [mark[end] for mark in (row["a"], row["b"]) if mark for end in ("low", "at", "high")]
        assert all(0 <= at <= 100 for at in marks), row


def test_rules_against_themselves_are_no_question(asked: Session) -> None:
    """The page asks for a rule to change, and has no button before there is one."""
    shown = act(asked, "lab_rule", key="")["lab"]
    assert ("", None) == (shown["start"], shown["versus"])
    assert "Choose a rule" in shown["none"]
    act(asked, "lab_start")
    assert asked.reader.lab.versus is None
    other = act(asked, "lab_rule", key="pickup")["lab"]
    assert ("half", "Play the games", "") == (other["ask"]["value"]["id"], other["start"], other["none"])
    document = act(asked, "lab_base", id="wikipedia-1")["lab"]
    assert ("Wikipedia (early)", "Pagat") == (document["versus"]["a"], document["versus"]["b"])


def test_what_is_not_agreed_is_asked_first(asked: Session) -> None:
    """Nothing is played by a value that nobody agreed on."""
    act(asked, "lab_rule", key="led_ten")
    shown = act(asked, "option", key="pickup", value="?")["lab"]
    assert ("", ["pickup"]) == (shown["start"], [one["key"] for one in shown["asks"]["items"]])
    act(asked, "lab_start")
    act(asked, "lab_sweep")
    assert (None, None) == (asked.reader.lab.versus, asked.reader.lab.sweep)
    assert "Play the games" == act(asked, "rules_agree", key="pickup", value="half")["lab"]["start"]


def test_a_note_is_said_to_be_left_out(asked: Session, played: Played) -> None:
    """The games are played without it."""
    asked.pick(asked.reader.rules.add(note({"text": "Tea at nine."})))
    shown = act(asked, "lab_start", key="led_ten", value="barred")["lab"]
    told = "Not simulated: “Tea at nine”. Nobody checks a note, and these games are played without it."
    assert [told] == shown["notes"]
    played(asked)
    assert asked.views()["versus"]["sentence"]


def test_valepaska_tells_how_often_the_bots_lied(asked: Session, played: Played) -> None:
    """Who lies or doubts can be chosen there, and only there."""
    assert "lying" not in [one["id"] for one in act(asked, "lab_policy", id="lying")["lab"]["bots"]["items"]]
    act(asked, "preset", id="valepaska")
    assert "lying" == act(asked, "lab_policy", id="lying")["lab"]["bots"]["id"]
    act(asked, "lab_start", key="led_picture", value="allowed")
    played(asked)
    shown = asked.views()["versus"]
    assert shown["lying"]
    assert all("bots that play “Lying”" in line and "lied in" in line for line in shown["lying"])


def test_what_is_stopped_keeps_what_it_has(asked: Session) -> None:
    """And the page says after how many games."""
    act(asked, "lab_exact", id="finer")
    act(asked, "lab_start", key="led_ten", value="barred")
    assert asked.reader.lab.versus
    act(asked, "lab_stop")
    asked.reader.lab.versus.run.wait()
    shown = act(asked, "lab_look")
    assert "Stopped" in shown["lab"]["meter"]["text"]
    assert not shown["lab"]["meter"]["going"]


def test_another_question_ends_the_one_before(asked: Session) -> None:
    """Its games are not gone on with; figures of another question say so."""
    act(asked, "lab_exact", id="finer")
    act(asked, "lab_start", key="led_ten", value="barred")
    first = asked.reader.lab.versus
    act(asked, "lab_exact", id="quick")
    act(asked, "lab_start", key="hand", value="6")
    assert first
    assert first.run.stopped
    assert asked.reader.lab.versus
    asked.reader.lab.versus.run.wait()
    assert "" == act(asked, "lab_look")["versus"]["other"]
    assert "Hands of six" in act(asked, "lab_rule", key="led_ten")["versus"]["other"]


@pytest.mark.parametrize("what", ["versus", "sweep"])
def test_figures_are_kept_as_files(asked: Session, played: Played, what: str) -> None:
    """CSV with a row for each rule set and way of playing; Parquet with the same."""
    act(asked, "lab_start", key="led_ten", value="barred")
    act(asked, "lab_sweep")
    played(asked)
    file = act(asked, "lab_file", what=what, id="csv")["share"]["file"]
    rows = list(csv.DictReader(io.StringIO(file["text"])))
    assert len(rows) == 6 if what == "versus" else len(rows) > 40
    assert {"turns", "turns low", "endless"} <= set(rows[0])
    assert {} == act(asked, "lab_look")["share"]["file"]
    polars = pytest.importorskip("polars")
    kept = act(asked, "lab_file", what=what, id="parquet")["share"]["file"]
    assert len(rows) == len(polars.read_parquet(io.BytesIO(b64decode(kept["base64"]))))


def test_each_change_is_ranked_and_can_be_asked_and_taken(asked: Session, played: Played) -> None:
    """The largest first; what is wanted finds ours first, and a rule that is taken is in force."""
    act(asked, "lab_policy", id="lowest")
    act(asked, "lab_sweep")
    played(asked)
    shown = asked.views()["sweep"]
    assert 12 == len(shown["ranking"]["rows"])
    every = act(asked, "lab_whole", on=True)["sweep"]["ranking"]
    assert len(every["table"]["rows"]) == len(every["rows"]) > 40
    assert all(0 <= row["at"] <= 100 for row in every["rows"] if row["at"] is not None)
    sorts = act(asked, "lab_measure", id="pickups")["sweep"]["ranking"]["measures"]["items"]
    assert ["pickups"] == [one["id"] for one in sorts if one["pressed"]]
    act(asked, "lab_where", at=0, bound="100")
    wanted = act(asked, "lab_where", at=1, bound="1000")["sweep"]["wanted"]
    assert "Our rules as they are" == wanted["rows"][0]["label"]
    assert "no number" in act(asked, "lab_where", at=2, bound="many")["sweep"]["wanted"]["trouble"]
    taken = act(asked, "lab_take", key="led_ten", value="barred")
    assert ("barred", "info") == (asked.reader.rules.values["led_ten"], taken["notice"]["kind"])
    assert taken["sweep"]["other"]
    act(asked, "rules_undo")
    assert "stands" == asked.reader.rules.values["led_ten"]


def test_where_they_part_opens_in_watch(asked: Session, played: Played) -> None:
    """At the move that differs, with a comment that tells what was done under the other rules."""
    act(asked, "lab_policy", id="lowest")
    act(asked, "lab_start", key="led_ten", value="clears")
    played(asked)
    assert asked.views()["versus"]["part"]
    watched = act(asked, "lab_part")
    assert ("watch", "clears") == (asked.reader.tab, asked.reader.rules.values["led_ten"])
    assert watched["told"]["comment"]
    back = act(asked, "tab", id="lab")
    assert "" == back["versus"]["other"]  # the rules of that game are in force, and Pagat is set against them


def test_the_way_of_playing_that_is_shown() -> None:
    """The one that was chosen, else the most careful one that was played."""
    assert "careful" == versus_view.shown_policy(["random", "lowest", "careful"], "")
    assert "random" == versus_view.shown_policy(["random", "lowest", "careful"], "random")
    assert "lowest" == versus_view.shown_policy(["lowest"], "careful")


def test_the_command_field_opens_it() -> None:
    """In either language."""
    for typed in ("what if", "What if?", "mitä jos", "lab"):
        session = Session()
        answer = act(session, "command", text=typed)["command"]["answer"]
        assert ("lab", True) == (session.reader.tab, answer.startswith("What if?"))


def test_what_goes_wrong_while_playing_is_told(asked: Session, played: Played, monkeypatch: pytest.MonkeyPatch) -> None:
    """In the place of the meter; the page goes on."""

    def fails(*_: object) -> None:
        raise MemoryError("too many games")

    monkeypatch.setattr(comparing, "paired", fails)
    act(asked, "lab_start", key="led_ten", value="barred")
    played(asked)
    shown = asked.views()
    assert "too many games" in shown["lab"]["meter"]["trouble"]
    assert not shown["lab"]["look"]
