"""What a screen reader is told."""

from __future__ import annotations

from explorer.ui.session import Session
from tests.ui.acting import act, index_of


def test_the_live_line_counts_on_only_when_something_happened(session: Session) -> None:
    """Opening a menu or a depth is not announced."""
    act(session, "go", step=2)
    said = session.views()["live"]["n"]
    assert said == act(session, "depth", id="everything")["live"]["n"]
    assert said + 1 == act(session, "go", step=3)["live"]["n"]


def test_the_live_line_says_why_a_chosen_card_may_or_may_not_go(session: Session) -> None:
    """The verdict and its reason are spoken where the reader chooses a card, and the step again when they let it go."""
    act(session, "ask", on=False)
    before = act(session, "go", step=1)["live"]
    ace = index_of(session, "AS")
    chosen = act(session, "card", index=ace)["live"]
    assert before["n"] + 1 == chosen["n"]
    assert chosen["text"].startswith("Not allowed. An ace")
    assert before["text"] == act(session, "card", index=ace)["live"]["text"]


def test_the_live_line_says_what_a_rule_does_to_the_game(session: Session) -> None:
    """On the screen of rules it is not the open step that changes, but the game."""
    act(session, "tab", id="rules")
    live = act(session, "option", key="ten_on", value="lower")["live"]
    assert "No step of this game is changed by these rules." == live["text"]
    assert "cannot be dealt" in act(session, "preset", id="ruotsalainen")["live"]["text"]


def test_the_live_line_says_what_is_not_an_alert(session: Session) -> None:
    """A message that does not interrupt is spoken all the same; the next step is then spoken as ever."""
    assert "The code was opened." == act(session, "paste", text="pk1:g=own;s=2")["live"]["text"]
    assert "The code" not in act(session, "go", step=3)["live"]["text"]


def test_a_move_of_ones_own_is_spoken_when_it_is_made(session: Session) -> None:
    """The page goes on to whoever is next; what has just happened is what there is to say."""
    act(session, "ask", on=False)
    act(session, "playon", step=1)
    ten = next(item["id"] for item in session.views()["others"]["items"] if item["cards"] == ["10H"])
    assert act(session, "make", id=ten)["live"]["text"].startswith("Ben lays a ten. The pile falls.")


def test_a_page_opened_at_a_step_speaks_that_step(session: Session) -> None:
    """What was said of the start of the first game does not stand there any more."""
    before = session.views()["live"]
    after = act(session, "hello", page="p", code="pk1:g=own;s=3")["live"]
    assert before["n"] + 1 == after["n"]
    assert before["text"] != after["text"]


def test_another_screen_says_its_name(session: Session) -> None:
    """What was said on the screen before is over; the title of the page names the screen as well."""
    shown = act(session, "tab", id="settle")
    assert "Who is right?" == shown["live"]["text"]
    assert "Who is right? – Paskahousu" == shown["shell"]["page"]
    assert shown["live"]["n"] + 1 == act(session, "tab", id="rules")["live"]["n"]


def test_another_language_is_spoken_at_once(session: Session) -> None:
    """The line does not stay in the language before."""
    act(session, "go", step=2)
    before = session.views()["live"]
    after = act(session, "language", id="fi")["live"]
    assert before["n"] + 1 == after["n"]
    assert "pöydässä" in after["text"] or "vuoro" in after["text"].lower()
