"""The quarrels: positions from the scenes, each turning on the option it is about."""

from explorer.ask.probing.posed import Refusal, posed, ready
from explorer.engine.game import open_game
from explorer.engine.judge import judge
from explorer.games import game_record
from explorer.notation.cards import read_card, show_card
from explorer.rules.catalogue import OPTIONS
from explorer.trace.words import option_words
from explorer.ui.session import Session
from explorer.ui.settle.quarrel_finding import MOST, find_quarrels
from explorer.ui.settle.quarrels import quarrels
from tests.ui.acting import act


def test_the_list_is_what_is_found_among_the_scenes() -> None:
    """Scenes, options or documents that change have it written anew."""
    assert find_quarrels() == quarrels()


def test_each_quarrel_turns_on_its_option() -> None:
    """Twenty different options, each of which changes whether the move goes or what it does."""
    found = quarrels()
    assert MOST == len(found) == len({one.key for one in found})
    values = {option.key: [value.id for value in option.values] for option in OPTIONS}
    for one in found:
        theirs = open_game(game_record(one.game)).rules
        answers = set()
        for value in values[one.key]:
            under = ready(posed(one.state, one.move), theirs.change(one.key, value))
            if not isinstance(under, Refusal):
                judged = judge(*under, theirs.change(one.key, value))
                answers.add((judged.legal, judged.outcome))
        assert len(answers) > 1, one.key


def test_the_most_disputed_come_first() -> None:
    """What becomes of a led ten is what the documents differ on most."""
    assert "led_ten" == quarrels()[0].key


def test_a_quarrel_is_answered_before_anything_is_laid_out() -> None:
    """Its question stands above, then the verdict with a passage and every document; the position is only shown."""
    session = Session()
    act(session, "hello", page="1", narrow=True)
    act(session, "tab", id="settle")
    shown = act(session, "board_quarrel", id="led_ten")
    board, first = shown["board"], quarrels()[0]
    assert "board" == shown["shell"]["tab"]
    assert option_words("led_ten").question == board["title"]
    assert first.state.names[0] in board["question"]
    assert board["answer"]["bold"]
    assert board["passages"]
    assert 5 == len(board["documents_row"]["items"])
    assert ["10♣"] == [show_card(read_card(one["card"])) for one in board["position"]["hand"]["cards"] if one["move"]]
    assert board["paste"] is None
    assert [option_words("led_ten").question] == [one["label"] for one in board["quarrels"]["items"] if one["open"]]
    assert shown["live"]["text"].startswith(f"The whole position. {board['title']} ")


def test_a_quarrel_can_be_laid_out_differently() -> None:
    """Then it is a position like any other, and Back leads to the quarrel again."""
    session = Session()
    act(session, "board_quarrel", id="led_ten")
    session.handle({"type": "board_lay"})
    assert "place" == session.reader.push
    shown = session.views()["board"]
    assert "position" not in shown
    assert shown["paste"]
    assert (quarrels()[0].state, quarrels()[0].move) == (
        session.reader.board.board.state,
        session.reader.board.board.move,
    )
    act(session, "board_quarrel", id="ace_on")
    act(session, "board_add", zone="pile", card="3C")
    assert "" == session.reader.board.quarrel


def test_a_code_with_a_quarrel_that_is_not_there_says_so() -> None:
    """And opens the rest."""
    shown = act(Session(), "paste", text="pk1:r=guide;t=board;z=led_tens")
    assert "led_tens" in shown["notice"]["text"]
    assert "board" == shown["shell"]["tab"]
