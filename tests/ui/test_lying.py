"""Claims and challenges: who acts, what could be claimed, what is turned up, and what of it a player may know."""

from __future__ import annotations

import json
from typing import Any

import pytest

from explorer.notation.records import read_record
from explorer.ui.session import Session
from tests.coded import plain
from tests.ui.acting import act, index_of
from tests.ui.four_games import LIES


@pytest.fixture
def lying() -> Session:
    """A session at the record of lies, nothing to be predicted."""
    session = Session(records=[read_record(LIES)])
    act(session, "adopt")
    act(session, "ask", on=False)
    return session


def group(views: dict[str, Any], label: str) -> list[dict[str, Any]]:
    """Return the chips of the groups of a label, or folded under it."""
    others = views["others"]
    items = {item["id"]: item for item in others["items"]}
    return [items[id] for one in others["groups"] if label in (one["label"], one["fold"]) for id in one["items"]]


def texts(chips: list[dict[str, Any]]) -> list[str]:
    """Return what chips say: their words, or their cards."""
    return [chip["text"] or " ".join(chip["cards"]) for chip in chips]


def test_claims_stand_in_groups(lying: Session) -> None:
    """On Carla's six: what would be true by its cards, lies by their rank, and the rest folded up by the reason."""
    views = act(lying, "go", step=4)
    assert ["8H", "9S"] == texts(group(views, "Claims that would be true"))
    assert ["6", "7", "2 × 8", "2 × 9", "10", "2"] == texts(group(views, "Claims that would be lies"))
    barred = {one["label"]: one["items"] for one in views["others"]["groups"] if one["fold"]}
    assert ["Equal or higher goes on", "Pictures need a 7 or higher", "Aces need a picture"] == list(barred)
    assert ["3C", "4C", "5", "JC", "Q", "K", "A"] == texts(group(views, "Claims that are not allowed"))
    assert {"yes"} == {chip["sign"] for chip in group(views, "Claims that would be lies")}
    assert {"no"} == {chip["sign"] for chip in group(views, "Claims that are not allowed")}


def test_who_could_challenge_is_a_group_of_its_own(lying: Session) -> None:
    """Anybody but the liar; nobody where no claim is open."""
    assert ["Anna", "Carla"] == texts(group(act(lying, "go", step=2), "Who could challenge Ben"))
    assert "What else could have happened?" == lying.views()["others"]["head"]
    assert [] == group(act(lying, "go", step=1), "Who could challenge Ben")
    assert "What else could Ben have done?" == lying.views()["others"]["head"]


def test_a_challenge_is_shown_as_the_challenger_sees_it(lying: Session) -> None:
    """Anna acts, though Carla is to move: her hand lies at the foot, and what Carla could have done is listed."""
    views = act(lying, "go", step=2)
    assert "Anna" == views["table"]["hand"]["name"]
    assert "Step 2: Anna challenges Ben: it was a lie" == views["told"]["head"]
    assert "Anna challenges Ben: it was a lie" == views["why"]["about"]
    assert ["8D", "10D", "KH"] == texts(group(views, "Claims that would be true"))
    (made,) = [chip for chip in views["others"]["items"] if chip["played"]]
    assert "Anna challenges Ben: Allowed, what Anna did" == made["label"]
    hand = act(lying, "card", index=0)
    assert "It is another player’s turn." in hand["others"]["reason"]["text"]


def test_what_a_challenge_turns_up_lies_there(lying: Session) -> None:
    """The faces with what was claimed, whether it was a lie, and who takes how many; also of a pile that had fallen."""
    pile = act(lying, "go", step=2)["table"]["pile"]
    assert [("4D", "8?", True), ("5H", "8?", True)] == [
        (card["card"], card["claim"], card["lie"]) for card in pile["cards"]
    ]
    assert ("The claim was a lie", "Ben takes 2 cards") == (pile["title"], pile["note"])
    pile = act(lying, "go", step=5)["table"]["pile"]
    assert ["", "9S"] == [card["card"] or "" for card in pile["cards"]]
    assert "The claim was true" == pile["title"]
    assert ["JC"] == [card["card"] for card in act(lying, "go", step=7)["table"]["pile"]["cards"]]


def test_the_latest_claim_is_marked_as_open_to_doubt(lying: Session) -> None:
    """Only the latest cards, with their truth beside the claim where all hands are open."""
    pile = act(lying, "go", step=4)["table"]["pile"]
    assert [False, True] == [card["doubtful"] for card in pile["cards"]]
    assert [(None, "6?", "6S"), (None, "9?", "9S")] == [
        (card["card"], card["claim"], card["truth"]) for card in pile["cards"]
    ]
    assert "9 claimed on top" == pile["title"]
    assert "may be challenged" in pile["note"]
    assert "Anna claimed a nine, which may be challenged" in pile["label"]
    assert "may be challenged" in act(lying, "go", step=6)["table"]["pile"]["note"]


def test_through_other_eyes_the_truth_is_left_out(lying: Session) -> None:
    """Anna sees Carla's claim, not her card, and her own with its card until somebody plays on."""
    act(lying, "seat", id="Anna")
    pile = act(lying, "go", step=4)["table"]["pile"]
    assert ["", "9S"] == [card["truth"] for card in pile["cards"]]
    assert any("That is true" in told for told in lying.views()["told"]["events"])
    assert not any("That is" in told for told in act(lying, "go", step=3)["told"]["events"])
    act(lying, "seat", id="Ben")
    chip = group(act(lying, "go", step=4), "Who could challenge Carla")[0]
    views = act(lying, "other", id=chip["id"])
    assert ("Allowed.", "yes") == (views["why"]["verdict"]["bold"], views["why"]["verdict"]["sign"])
    assert "truth" not in json.dumps([views["why"], views["others"], views["live"]])
    assert "lie" not in views["why"]["verdict"]["text"] + views["others"]["reason"]["text"]
    assert views["others"]["reason"]["play_here"]


def test_cards_are_picked_and_then_claimed(lying: Session) -> None:
    """One card is looked at as what it is; with a second, and with another rank, it is a lie that may go or not."""
    act(lying, "go", step=4)
    three, jack = index_of(lying, "3C"), index_of(lying, "JC")
    views = act(lying, "card", index=three)
    chooser = views["table"]["hand"]["chooser"]
    assert ("Claim 3♣ as", 13) == (chooser["label"], len(chooser["items"]))
    assert [("3", "no")] == [(item["kind"], item["sign"]) for item in chooser["items"] if item["pressed"]]
    assert ["3"] == [item["kind"] for item in chooser["items"] if item["true"]]
    assert "no" == views["why"]["verdict"]["sign"]
    act(lying, "card", index=jack)
    views = act(lying, "claim", kind="10")
    assert "If Anna claims 2 × 10" == views["why"]["about"]
    assert "Allowed, and the pile falls." == views["why"]["verdict"]["bold"]
    assert views["others"]["reason"]["text"].startswith("3♣ J♣: it would be a lie.")
    assert ["3C", "JC"] == sorted(card["card"] for card in views["table"]["hand"]["cards"] if card["raised"])
    assert ["yes", "yes"] == [card["can"] for card in views["table"]["hand"]["cards"] if card["raised"]]
    act(lying, "card", index=three)
    views = act(lying, "card", index=jack)
    assert (None, []) == (
        views["table"]["hand"]["chooser"],
        [c for c in views["table"]["hand"]["cards"] if c["raised"]],
    )


def test_the_number_of_cards_can_be_chosen(lying: Session) -> None:
    """A lie of any rank comes with as many cards as the reader likes."""
    act(lying, "go", step=4)
    chip = next(chip for chip in group(lying.views(), "Claims that would be lies") if chip["text"] == "7")
    sizes = act(lying, "other", id=chip["id"])["others"]["reason"]["sizes"]["items"]
    assert ["1", "2", "3", "4"] == [item["text"] for item in sizes]
    views = act(lying, "other", id=sizes[2]["id"])
    assert "If Anna claims 3 × 7" == views["why"]["about"]
    assert [False, False, True, False] == [item["pressed"] for item in views["others"]["reason"]["sizes"]["items"]]


def test_an_own_line_holds_claims_and_challenges(lying: Session) -> None:
    """From step 3 Carla lies, Ben, who is not to move, finds her out; the code opens as it was written."""
    act(lying, "go", step=3)
    act(lying, "card", index=index_of(lying, "KH"))
    reason = act(lying, "claim", kind="5")["others"]["reason"]
    act(lying, "playon", step=3, id=reason["play_here"]["id"])
    ben = group(lying.views(), "Who could challenge Carla")[1]
    views = act(lying, "make", id=ben["id"])
    assert "pk1:r=valepaska;g=lies;s=5;l=3.c5-KH.d2" == plain(views["code"]["text"])
    assert "Carla takes the card." in views["told"]["events"]
    other = Session(records=[read_record(LIES)])
    shown = act(other, "paste", text=views["code"]["text"])
    assert lying.reader.place() == other.reader.place()
    assert views["moves"]["items"] == shown["moves"]["items"]


def test_a_prediction_is_not_given_away_by_who_acts(lying: Session) -> None:
    """Where a claim is open anybody may act, so nobody is named; the player to move lies at the foot."""
    act(lying, "ask", on=True)
    views = act(lying, "go", step=5)
    assert "Step 5: What happens now?" == views["told"]["head"]
    assert "What happens now?" == views["others"]["head"]
    assert "Ben" == views["table"]["hand"]["name"]
    assert ["", "…"] == [views["moves"]["items"][5]["who"], views["moves"]["items"][5]["text"]]
    assert {""} == {item["sign"] for item in views["others"]["items"]}
    challenge = next(item for item in views["others"]["items"] if item["text"] == "Carla")
    answer = act(lying, "predict", id=challenge["id"])["others"]["answer"]
    assert "That is allowed as well, but Ben challenges Anna." == answer["text"]


@pytest.mark.parametrize(("kind", "right"), [("8", True), ("7", False)])
def test_of_a_lie_only_the_rank_is_predicted(kind: str, right: bool) -> None:
    """Which cards Ben lays for his eights, and how many, is his secret."""
    session = Session(records=[read_record(LIES.replace("# Ben has no", "?\n# Ben has no"))])
    act(session, "adopt")
    act(session, "go", step=1)
    act(session, "card", index=index_of(session, "AS"))
    assert "" == session.views()["table"]["hand"]["chooser"]["items"][0]["sign"]
    assert right is act(session, "claim", kind=kind)["others"]["answer"]["right"]


def test_what_is_not_a_claim_may_not_be_made_openly(lying: Session) -> None:
    """Under rules without lies every claim of the record is forbidden, and cards are played again."""
    views = act(lying, "preset", id="wikipedia-1")
    assert 1 == views["game"]["flag"]["step"]
    assert "Cards are played openly" in act(lying, "go", step=1)["why"]["verdict"]["text"]
    assert None is act(lying, "card", index=0)["table"]["hand"]["chooser"]
