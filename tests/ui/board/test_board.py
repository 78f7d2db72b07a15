"""The board as a session shows it: laid out, pasted, judged, compared, impossible."""

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from explorer.engine.moves import possible_moves
from explorer.rules.presets import PRESETS
from explorer.rules.ruleset import rule_set
from explorer.trace.language import languages
from explorer.ui.board.position import is_whole, judged
from explorer.ui.board.written import board_of
from explorer.ui.session import Session
from tests.ui.acting import RECORD, act
from tests.ui.board.test_code import boards

CASE = {
    "rules": {"base": "pagat", "led_ace": "taken-pass"},
    "players": ["Anna", "Ben", "Carla"],
    "turn": "Ben",
    "hands": {"Ben": "3D 4S 5H 5C 7H", "Anna": 5, "Carla": 5},
    "pile": "6C 8D 8H",
    "stock": 12,
    "move": "try 9D",
}
HEADERS = "Players: Anna, Ben\nTurn: Ben\nHand Ben: 2H 4D\nHand Anna: 5\nPile: 10S\nStock: 12\n\nBen: play 2H"


def laid_out() -> Session:
    """Lay a two on a led ten, by tapping."""
    session = Session()
    act(session, "tab", id="board")
    act(session, "board_add", zone="pile", card="10S")
    for card in ("2H", "4D"):
        act(session, "board_add", zone="hand:0", card=card)
    act(session, "board_pick", index=0)
    return session


def shown(session: Session) -> dict[str, Any]:
    """Return what the board shows."""
    return session.views()["board"]


def test_a_position_is_laid_out_by_tapping() -> None:
    """The verdict comes with reasons, documents and the changes that turn it."""
    now = shown(laid_out())
    assert ("Anna plays 2♥", "no") == (now["question"], now["answer"]["sign"])
    assert now["why"]["reasons"]
    assert [["two_on", "all"]] == now["turning"]["items"][0]["settings"]
    assert 5 == sum(len(group["items"]) for group in now["documents"]["groups"])


def test_cards_are_taken_away_and_counted() -> None:
    """A card that leaves the hand leaves the move too; others have as many cards as is said."""
    session = laid_out()
    act(session, "board_away", zone="hand:0", index=0)
    assert () == session.reader.board.board.move.cards
    act(session, "board_number", zone="hand:1", number=3)
    act(session, "board_number", zone="stock", number=0)
    state = session.reader.board.board.state
    assert (3, 0) == (len(state.seats[1].hand), len(state.stock))


def test_other_moves_and_players_are_chosen() -> None:
    """Picking up is always allowed; then it is another player's turn."""
    session = laid_out()
    now = act(session, "board_choose", field="verb", value="pickup")["board"]
    assert "yes" == now["answer"]["sign"]
    act(session, "board_choose", field="acts", value="1")
    assert "Ben picks up 1 card" == shown(session)["question"]
    act(session, "board_choose", field="players", value="2")
    assert ("Anna", "Ben") == session.reader.board.board.state.names


def test_a_case_is_laid_out_with_its_rules() -> None:
    """Its rules come into force, since its verdict is asked by them."""
    session = Session()
    now = act(session, "board_paste", text=json.dumps(CASE))
    assert ("board", "Ben turns 9♦ from the stock", "yes") == (
        now["shell"]["tab"],
        now["board"]["question"],
        now["board"]["answer"]["sign"],
    )
    assert {"led_ace": "taken-pass"} == dict(session.reader.rules.changes)


def test_headers_of_a_record_are_laid_out() -> None:
    """As people write them by hand, with or without rules of their own."""
    now = act(Session(), "board_paste", text=HEADERS)["board"]
    assert ("Ben plays 2♥", "no", "") == (now["question"], now["answer"]["sign"], now["paste"]["trouble"])
    assert "Ben plays 10♥" == act(Session(), "board_paste", text=RECORD)["board"]["question"]


@pytest.mark.parametrize(
    ("text", "parts"),
    [
        ("Players: Anna, Ben\nTurn: Bob", ["Turn", "Bob"]),
        ("hello", ["line 1"]),
        ('{"players": ["Anna"', ["JSON"]),
        (json.dumps({**CASE, "pile": "6X"}), ["pile", "6X"]),
        (json.dumps({**CASE, "pill": ""}), ["pill"]),
    ],
)
def test_what_cannot_be_read_is_told_at_its_place(text: str, parts: list[str]) -> None:
    """The board stays as it was, and the message is spoken."""
    session = laid_out()
    before = session.reader.board.board
    now = act(session, "board_paste", text=text)
    for part in parts:
        assert part in now["board"]["paste"]["trouble"]
    assert before == session.reader.board.board
    assert now["board"]["paste"]["trouble"] == now["live"]["text"]


def test_an_impossible_position_is_explained_and_judged() -> None:
    """Five tens on the pile, and a hand that lacks the card that is played: both are told, and the move is judged."""
    session = laid_out()
    act(session, "board_add", zone="pile", card="10S")
    now = shown(session)
    assert ["10S"] == [item.split()[0] for item in now["wrong"]["items"]]
    assert "no" == now["answer"]["sign"]
    text = json.dumps({**CASE, "hands": {"Ben": "3D", "Anna": 5}, "move": "play 9D"})
    now = act(session, "board_paste", text=text)["board"]
    assert any("9D is not in Ben's hand" in one for one in now["wrong"]["items"])
    assert "yes" == now["answer"]["sign"]


def test_two_rule_sets_stand_beside_each_other() -> None:
    """Pagat forbids a two on a ten, the early Wikipedia allows it; the clause on which they part is named."""
    session = laid_out()
    now = act(session, "grid_beside", id="wikipedia-1")["board"]["sides"]
    assert ["no", "yes"] == [one["sign"] for one in now["answers"]]
    assert "Twos go on anything" in [part["title"] for part in now["parts"]["items"]]
    assert "Equal or higher goes on" in now["both"]["items"]
    assert not now["same"]


def test_two_rule_sets_that_agree_say_so() -> None:
    """Ours beside themselves: the same, and nothing on which they part."""
    session = laid_out()
    now = act(session, "grid_beside", id="pagat")["board"]["sides"]
    assert now["same"]
    assert [] == now["parts"]["items"]


def test_the_open_step_of_a_game_is_laid_out() -> None:
    """With the move that was made, and only with what the reader sees."""
    session = Session()
    act(session, "tab", id="watch")
    act(session, "go", step=2)
    act(session, "seat", id="Carla")
    now = act(session, "board_step")
    assert ("board", "Carla plays 7♣ 7♠") == (now["shell"]["tab"], now["board"]["question"])
    state = session.reader.board.board.state
    assert [0, 0] == [len(seat.hand.known) for seat in state.seats if seat.name != "Carla"]


def test_a_question_about_two_cards_is_laid_out() -> None:
    """The whole position in which it arises."""
    session = Session()
    act(session, "tab", id="settle")
    act(session, "settle_typed", text="2 on 10")
    now = act(session, "board_asked")
    assert ("board", "no") == (now["shell"]["tab"], now["board"]["answer"]["sign"])


def test_the_code_brings_the_board_back() -> None:
    """Another session shows the same, in less than 200 characters."""
    session, other = laid_out(), Session()
    code = session.reader.code()
    assert 200 > len(code)
    assert shown(session) == act(other, "paste", text=code)["board"]


@pytest.mark.parametrize("lang", languages())
def test_a_board_stays_small(lang: str) -> None:
    """Under 40 kB in every language, everything included."""
    session = laid_out()
    act(session, "language", id=lang)
    act(session, "grid_beside", id="wikipedia-1")
    act(session, "depth", id="everything")
    assert 40_000 > len(json.dumps(session.views(), ensure_ascii=False).encode())


@settings(max_examples=60)
@given(boards(), st.sampled_from(tuple(PRESETS)))
def test_whatever_lies_there_is_judged(board: Any, base: str) -> None:
    """No board breaks anything: each gets a judgement of its move, possible or not."""
    if is_whole(board):
        assert judged(board, rule_set(base)).judgement.because()


def test_a_position_that_can_be_has_nothing_wrong() -> None:
    """Every move that can be thought of in a step of a game is judged without a note."""
    session = Session()
    act(session, "go", step=4)
    state = session.reader.entry().before
    for move in possible_moves(state, session.reader.rules):
        assert () == judged(board_of(state, move), session.reader.rules).wrong
