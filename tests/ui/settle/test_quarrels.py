"""The quarrels: positions from the scenes, each turning on the option it is about."""

from explorer.ask.probing.posed import Refusal, posed, ready
from explorer.engine.game import open_game
from explorer.engine.judge import judge
from explorer.games import game_record
from explorer.rules.catalogue import OPTIONS
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


def test_a_quarrel_opens_its_position() -> None:
    """It lies on the board, with its move asked about."""
    session = Session()
    act(session, "tab", id="settle")
    shown = act(session, "board_quarrel", id="0")
    assert "board" == shown["shell"]["tab"]
    assert quarrels()[0].state.names[0] in shown["board"]["question"]
    assert (quarrels()[0].state, quarrels()[0].move) == (
        session.reader.board.board.state,
        session.reader.board.board.move,
    )
