"""Commands step, judge and make moves, and answer; what they answer is shown and spoken."""

from __future__ import annotations

import pytest

from explorer.notation.records import read_record
from explorer.ui.session import Session
from tests.ui.acting import RECORD, act
from tests.ui.four_games import LIES


@pytest.fixture
def session() -> Session:
    """A session at the start of a short game; Ben is to move with 4D 10H 5H AS on a nine."""
    session = Session(records=[read_record(RECORD)])
    act(session, "ask", on=False)
    return session


def do(session: Session, *typed: str) -> str:
    """Type some commands, and return what is shown and spoken of the last."""
    for text in typed:
        views = act(session, "command", text=text)
    assert views["command"]["answer"] == views["live"]["text"]
    return str(views["command"]["answer"])


def made(session: Session) -> list[str]:
    """Return the verbs of the reader's own moves."""
    return [one.move.verb for one in session.reader.line]


def test_stepping(session: Session) -> None:
    """Steps go forth and back, and say what happened."""
    assert "Ben lays a ten." in do(session, "next")
    assert 1 == session.reader.step
    do(session, "step 3")
    assert 3 == session.reader.step
    do(session, "b", "first")
    assert 0 == session.reader.step


def test_there_is_no_such_step(session: Session) -> None:
    """Beyond the ends nothing moves, and the answer says how far it goes."""
    last = session.reader.watching().last
    assert str(last) in do(session, "last", "next")
    assert last == session.reader.step
    do(session, "first", "back")
    assert 0 == session.reader.step


def test_a_move_is_judged(session: Session) -> None:
    """At a recorded step a move gets its verdict, a legal one as well as one that is not."""
    assert do(session, "next", "a").startswith(
        "Judged, not played, in place of this move: Ben lays an ace. Not allowed."
    )
    said = do(session, "p")
    assert "Ben picks up the pile. Allowed." in said
    assert said.endswith("m plays it.")
    chosen = session.reader.chosen
    assert chosen is not None
    assert "pickup" == chosen.move.verb


def test_the_same_move_twice_stays(session: Session) -> None:
    """A command does not take back what it said before."""
    assert do(session, "next", "0") == do(session, "0")


def test_playing_on(session: Session) -> None:
    """``make`` plays on from here; after that every legal move is made at once, and can be taken back."""
    do(session, "next", "5", "m")
    assert [] == made(session)  # a five may not go on a nine
    do(session, "p", "m")
    assert ["pickup"] == made(session)
    do(session, "7")
    assert ["pickup", "play"] == made(session)
    do(session, "u")
    assert ["pickup"] == made(session)


def test_an_illegal_move_is_not_made(session: Session) -> None:
    """In a line of one's own too it is only judged."""
    do(session, "next", "p", "m", "8")
    before = session.reader.line
    assert "Not allowed." in do(session, "3")
    assert before == session.reader.line


def test_cards_that_are_not_there(session: Session) -> None:
    """Nothing is looked at, and the answer says so."""
    assert "Ben has no kings." == do(session, "next", "kk")
    assert "Ben has too few aces: 1." == do(session, "aa")
    assert session.reader.chosen is None
    assert "the cards are not there" in do(session, "play 4S")


def test_questions(session: Session) -> None:
    """Hand, pile, other moves and reasons are told in words."""
    assert "9 on top" in do(session, "pile")
    assert do(session, "next", "hand").startswith("Before this move Ben held four of diamonds")
    assert "Before this move by Ben. Allowed here: Lays a ten;" in do(session, "else")
    assert "Not allowed: Lays a four; Lays a five; Lays an ace; Pass." in do(session, "else")
    assert "Pagat" in do(session, "why")
    assert "77" in do(session, "help")
    assert "repeat" in do(session, "help more")


def test_the_answer_is_repeated(session: Session) -> None:
    """``repeat`` says the last answer again, and it is spoken again."""
    first = do(session, "next", "hand")
    before = session.views()["live"]["n"]
    assert first == do(session, "repeat")
    assert before < session.views()["live"]["n"]


def test_a_prediction_can_be_typed() -> None:
    """Where the page asks first, a move answers it."""
    session = Session(records=[read_record(RECORD)])
    act(session, "tab", id="watch")
    act(session, "go", step=1)
    assert session.reader.asking(session.reader.entry())
    assert "Ben did" not in do(session, "else")
    said = do(session, "a")
    assert session.reader.answers
    assert said.startswith("Your guess: Not allowed. An ace may go only on a picture")
    assert "Ben lays a ten. The pile falls." in said
    assert session.views()["others"]["answer"]
    do(session, "4")
    assert session.views()["others"]["answer"] is None


def test_a_hidden_hand_is_not_told(session: Session) -> None:
    """Through one player's eyes the hand of another stays hidden."""
    act(session, "seat", id="Anna")
    assert "hidden" in do(session, "next", "hand")
    assert "four" not in do(session, "hand")


def test_claims_in_short() -> None:
    """Where cards are laid face down, a rank is claimed, truthfully where that can be."""
    session = Session(records=[read_record(LIES)])
    act(session, "ask", on=False)
    act(session, "adopt")
    step = next(e.number for e in session.reader.watching().entries if e.judgement and e.judgement.move.claim)
    act(session, "go", step=step)
    kind = session.reader.rules.kind(session.reader.entry().before.actor.hand.known[0])
    do(session, kind)
    chosen = session.reader.chosen
    assert chosen is not None
    assert (1, kind) == chosen.move.claim
    assert kind == session.reader.rules.kind(chosen.move.cards[0])


def test_a_lie_can_be_written() -> None:
    """Any cards of the hand can be laid under a claim, and they are those that were written."""
    session = Session(records=[read_record(LIES)])
    act(session, "ask", on=False)
    act(session, "adopt")
    step = next(e.number for e in session.reader.watching().entries if e.judgement and e.judgement.move.claim)
    act(session, "go", step=step)
    for card in session.reader.entry().before.actor.hand.known:
        do(session, f"claim 1 9: {card}")
        chosen = session.reader.chosen
        assert chosen is not None
        assert ((1, "9"), (card,)) == (chosen.move.claim, chosen.move.cards)


def test_the_key_that_leads_here_is_no_part_of_a_command(session: Session) -> None:
    """Who types it once more, or alone, is understood."""
    assert do(session, "hand") == do(session, "/hand") == do(session, " / hand")
    assert do(session, "help") == do(session, "/")


def test_in_finnish(session: Session) -> None:
    """Finnish words are understood, and the answers are Finnish."""
    act(session, "language", id="fi")
    do(session, "seuraava")
    assert "nostaa pinon. Käy" in do(session, "nosta pino")
    assert "Kädessä" in do(session, "käsi")
    assert "Ei kuninkaita: Ben." == do(session, "kk")
    assert "ei ole komento" in do(session, "höpö")


def test_a_question_about_cards_is_asked_in_words() -> None:
    """On *Who is right?* what is no command is taken for a question."""
    session = Session()
    act(session, "tab", id="settle")
    assert "ace" in do(session, "ace on nine")
    assert "A" == session.reader.settle.asked.kind
    assert do(session, "why")


def test_a_question_in_words_is_answered_from_any_screen(session: Session) -> None:
    """It opens *Who is right?* and says so; half a question is no command."""
    assert do(session, "ace on empty table").startswith("Who is right? An ace on the empty table.")
    assert "settle" == session.reader.tab
    act(session, "tab", id="watch")
    assert "is no command" in do(session, "ace please")
    assert "watch" == session.reader.tab


@pytest.mark.parametrize("screen", ["home", "settle", "rules"])
def test_a_game_that_is_not_shown_is_left_alone(screen: str) -> None:
    """On a screen without the game a command about it does nothing and tells nothing of it."""
    session = Session()
    session.handle({"type": "go", "step": 4})
    session.handle({"type": "tab", "id": screen})
    for typed in ("p", "next", "step 3", "hand", "pile", "table", "else", "m", "record", "77"):
        session.handle({"type": "command", "text": typed})
        assert (screen, typed) == ("settle", "77") or "no game on this screen" in session.reader.answer
    reader = session.reader
    assert (screen, 4, (), None) == (reader.tab, reader.step, reader.line, reader.chosen)
    session.handle({"type": "command", "text": "watch"})
    assert "watch" == session.reader.tab


def test_a_line_of_ones_own_is_left_by_name(session: Session) -> None:
    """That the record was left is said once; beyond the line's end, and by ``record``, one hears how to return."""
    said = do(session, "next", "p", "m")
    assert said.startswith("Played. Ben picks up")
    assert said.endswith("You left the record; record returns.")
    assert "You left" not in do(session, "7")
    assert "Type record to return" in do(session, "step 50")
    assert do(session, "record").startswith("Back at step 1 of the record.")
    assert not session.reader.since
    assert "in the record already" in do(session, "record")


@pytest.mark.parametrize("typed", ["what if no ten starts a pile", "What if led_ten barred?", "mitä jos kymppi ei käy"])
def test_what_if_is_never_answered_as_another_question(session: Session, typed: str) -> None:
    """Words behind it lead to the screen where it is chosen, and are not taken for two cards."""
    assert "chosen here from lists" in do(session, typed)
    assert "lab" == session.reader.tab
