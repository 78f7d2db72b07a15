"""A session: what the events of the page do to it, and what the panels then say."""

from __future__ import annotations

import json

import pytest

from explorer.errors import InputError
from explorer.ui.reader import OPEN_HANDS
from explorer.ui.session import Session
from tests.ui.acting import act, index_of


def test_own_records_come_first(session: Session) -> None:
    """A reader's own record is the game that opens."""
    assert "own" == session.reader.game
    assert "Your own" == session.views()["games"]["groups"][0]["label"]


def test_a_card_of_the_hand_is_judged(session: Session) -> None:
    """An ace on a nine may not go, and the deciding passage stands there."""
    act(session, "ask", on=False)
    act(session, "go", step=1)
    views = act(session, "card", index=index_of(session, "AS"))
    assert "no" == views["why"]["verdict"]["sign"]
    assert "Aces need a picture or an ace" == views["why"]["reasons"][0]["title"]
    assert "ace_on" == views["why"]["reasons"][0]["option_key"]
    assert "P" == views["why"]["reasons"][0]["passages"][0]["doc"]["letter"]
    assert "An ace may go only on" in views["others"]["reason"]["text"]
    assert [True] == [card["raised"] for card in views["table"]["hand"]["cards"] if card["card"] == "AS"]


@pytest.mark.parametrize(("rules", "marks"), [("pagat", ["P"]), ("guide", ["G", "G", "added"])])
def test_how_we_read_one_document_is_not_shown_beside_another(session: Session, rules: str, marks: list[str]) -> None:
    """That the guide's sentences on the ace can be read two ways concerns only those who play by the guide."""
    act(session, "preset", id=rules)
    act(session, "ask", on=False)
    act(session, "go", step=1)
    cited = act(session, "card", index=index_of(session, "AS"))["why"]["reasons"][0]["passages"]
    assert marks == ["added" if one["added"] else one["doc"]["letter"] for one in cited]


def test_the_same_card_again_leads_back_to_what_was_done(session: Session) -> None:
    """Choosing is a toggle."""
    act(session, "ask", on=False)
    act(session, "go", step=1)
    act(session, "card", index=index_of(session, "AS"))
    assert "yes" == act(session, "card", index=index_of(session, "AS"))["why"]["verdict"]["sign"]


def test_three_depths(session: Session) -> None:
    """The verdict alone; the reasons without ids; everything with ids and the clauses that do not apply."""
    act(session, "ask", on=False)
    act(session, "go", step=1)
    assert "reasons" not in act(session, "depth", id="verdict")["why"]
    assert {""} == {
        one["id"] for reason in act(session, "depth", id="reasons")["why"]["reasons"] for one in reason["passages"]
    }
    everything = act(session, "depth", id="everything")["why"]
    assert all(one["id"] for reason in everything["reasons"] for one in reason["passages"])
    signs = {item["sign"] for group in everything["everything"]["groups"] for item in group["items"]}
    assert {"yes", "none"} <= signs


def test_a_narrow_page_begins_with_the_verdict_alone(session: Session) -> None:
    """On a phone the first depth is the verdict, until the reader chooses."""
    act(session, "hello", page="p", code="", narrow=True)
    act(session, "ask", on=False)
    assert "reasons" not in act(session, "go", step=1)["why"]
    assert "reasons" in act(session, "depth", id="reasons")["why"]


def test_going_beyond_the_ends_stays_at_the_ends(session: Session) -> None:
    """The stepper cannot leave the game."""
    assert 0 == act(session, "go", step=-3)["game"]["step"]
    views = act(session, "go", step=1000)
    assert views["game"]["last"] == views["game"]["step"]


def test_a_step_fits_in_forty_kilobytes() -> None:
    """Even with everything looked at, a step of a whole game stays small."""
    session = Session()
    act(session, "tab", id="watch")
    act(session, "depth", id="everything")
    sizes = [len(json.dumps(act(session, "go", step=step)["why"])) for step in (0, 3, 20, 40)]
    assert max(sizes) < 40_000
    assert len(json.dumps(session.views() | {"moves": {}})) < 40_000


def test_what_nothing_answers_to_is_an_error(session: Session) -> None:
    """An event of no known kind is named."""
    with pytest.raises(InputError, match="fly"):
        act(session, "fly")


def test_opening_another_game_opens_all_hands(session: Session) -> None:
    """A seat of one game is no seat of another."""
    act(session, "seat", id="Anna")
    act(session, "paste", text="pk1:g=first")
    assert OPEN_HANDS == session.reader.seat
    act(session, "seat", id="Anna")
    act(session, "paste", text="pk1:g=first;s=4")
    assert "Anna" == session.reader.seat


def test_the_card_on_top_of_the_stock_is_not_named_before_it_is_turned(session: Session) -> None:
    """Judging a try tells nothing of a card that nobody has seen."""
    act(session, "ask", on=False)
    items = act(session, "go", step=1)["others"]["items"]
    views = act(session, "other", id=next(item["id"] for item in items if item["text"] == "Turn the stock"))
    assert "6♣" not in json.dumps([views["why"], views["others"]], ensure_ascii=False)
    assert views["others"]["reason"]["play_here"]


def test_the_table_shows_what_the_chosen_card_would_go_on(session: Session) -> None:
    """While another card is looked at, the pile lies as it lay before the move."""
    act(session, "ask", on=False)
    assert act(session, "go", step=1)["table"]["fallen"]
    views = act(session, "card", index=index_of(session, "AS"))
    assert (["9C"], False) == ([card["card"] for card in views["table"]["pile"]["cards"]], views["table"]["fallen"])


def test_the_hand_at_the_foot_tells_what_it_becomes(session: Session) -> None:
    """Ben takes the ten out of four cards and draws two."""
    act(session, "ask", on=False)
    assert "4 cards, then 5 cards" == act(session, "go", step=1)["table"]["hand"]["note"]


def test_an_interpretation_gives_its_reason_and_the_other_reading_under_everything(session: Session) -> None:
    """What this project added can be weighed by whoever looks at everything."""
    act(session, "depth", id="everything")
    act(session, "game", id="first")
    act(session, "preset", id="wikipedia-2")
    views = act(session, "go", step=31)
    added = [one for reason in views["why"]["reasons"] for one in reason["passages"] if one["added"]]
    assert added
    assert all("Reason: " in one["text"] for one in added)
    assert any("The other reading: " in one["text"] for one in added)


def test_no_reason_stands_without_a_source(session: Session) -> None:
    """At no step of the first game, under no preset, is a reason shown without a passage or an interpretation."""
    for preset in ("pagat", "wikipedia-1", "wikipedia-2", "guide", "digest"):
        act(session, "game", id="first")
        act(session, "preset", id=preset)
        act(session, "depth", id="everything")
        act(session, "ask", on=False)
        for step in range(51):
            reasons = act(session, "go", step=step)["why"].get("reasons", [])
            assert [] == [reason["title"] for reason in reasons if not reason["passages"]], (preset, step)


def test_a_step_tells_neither_the_games_nor_the_moves_anew(session: Session) -> None:
    """Only what a step changes is sent: with all hands open the list of moves is the same, and so is that of games."""
    before, after = act(session, "go", step=3), act(session, "go", step=4)
    assert before["game"] != after["game"]
    assert (before["games"], before["moves"]) == (after["games"], after["moves"])


def test_a_player_sees_the_moves_come_one_by_one(session: Session) -> None:
    """Through a player's eyes a later step is not told yet, whatever was told of it with all hands open."""
    open_line = act(session, "go", step=3)["moves"]["items"][4]
    act(session, "seat", id="Anna")
    assert "…" == act(session, "go", step=3)["moves"]["items"][4]["text"]
    assert open_line["text"] == act(session, "go", step=4)["moves"]["items"][4]["text"]
