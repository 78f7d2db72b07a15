"""Rules of our own, notes and documents: added at a form, refused there, taken out again."""

from __future__ import annotations

import pytest

from explorer.rules.added import read_document
from explorer.trace.language import languages
from explorer.ui.rules.own_view import EXAMPLES
from explorer.ui.session import Session
from tests.ui.acting import act

FLY = {"says": "goes", "cards": ["K"], "top": ["3"], "number": "", "stock": "", "text": "Kings fly low"}


@pytest.fixture
def rules() -> Session:
    """A session on the screen of rules."""
    session = Session()
    session.handle({"type": "hello", "page": "1", "code": "pk1:r=pagat;g=first;s=13;t=rules"})
    return session


def test_a_rule_begins_at_a_cell_and_changes_it(rules: Session) -> None:
    """The form has its cards; the cell then goes, for the reason given in the group's words."""
    act(rules, "grid_open", top="3", kind="K")
    form = act(rules, "own_begin")["own"]["rule"]
    assert (["K"], ["3"]) == tuple([one["id"] for one in form[part]["items"] if one["on"]] for part in ("cards", "top"))
    assert form["open"]
    views = act(rules, "own_rule", **FLY)
    assert ["Kings fly low"] == views["shell"]["strip"]["changes"]
    assert ("yes", "Kings fly low") == (views["cell"]["verdict"]["sign"], views["cell"]["reasons"][0]["title"])
    assert "Kings go on a three." == views["own"]["lists"][0]["items"][0]["text"]
    act(rules, "own_drop", what="rule", number=0)
    assert () == rules.reader.rules.own
    act(rules, "rules_undo")
    assert 1 == len(rules.reader.rules.own)


@pytest.mark.parametrize(
    ("changed", "says"),
    [
        ({"says": ""}, "Choose what happens with it in your game."),
        ({"cards": []}, "Choose the cards that it is about."),
        ({"top": []}, "Choose what they are laid on."),
        ({"text": " "}, "Say it in your own words."),
        ({"says": "must-be-taken"}, "Only cards that are led"),
    ],
)
def test_what_is_wrong_stands_at_the_form(rules: Session, changed: dict[str, object], says: str) -> None:
    """Nothing is added, and the form is not begun anew, so that what was typed stays."""
    before = rules.views()["own"]["serial"]
    own = act(rules, "own_rule", **{**FLY, **changed})["own"]
    assert says in own["rule"]["wrong"]
    assert ("", before, ()) == (own["note"]["wrong"], own["serial"], rules.reader.rules.own)


def test_two_rules_that_contradict_each_other_are_told_at_the_form(rules: Session) -> None:
    """Both by their words."""
    act(rules, "own_rule", **FLY)
    own = act(rules, "own_rule", **{**FLY, "says": "does-not-go", "text": "Kings stay down"})["own"]
    assert all(words in own["rule"]["wrong"] for words in ("Kings fly low", "Kings stay down", "contradict"))
    assert 1 == len(rules.reader.rules.own)


def test_a_note_stands_beside_verdicts_on_its_ranks_only(rules: Session) -> None:
    """Marked as not checked, in *Watch* and at a cell of the grid."""
    views = act(rules, "own_note", text="A queen is kissed.", about=["Q"])
    assert "not checked, not simulated" in views["own"]["lists"][1]["items"][0]["text"]
    note = {"text": "A queen is kissed.", "mark": "not checked, not simulated"}
    assert [note] == act(rules, "grid_open", top="7", kind="Q")["cell"]["noted"]
    assert "noted" not in act(rules, "grid_open", top="7", kind="8")["cell"]
    act(rules, "ask", on=False)
    act(rules, "tab", id="watch")
    laid = {True: 0, False: 0}
    for step in range(1, 20):
        views = act(rules, "go", step=step)
        move = rules.reader.entry().made.move
        if move.cards:
            queens = any(card.rank == "Q" for card in move.cards)
            laid[queens] += 1
            assert ([note] if queens else None) == views["why"].get("noted")
    assert all(laid.values())


@pytest.mark.parametrize("language", languages())
def test_the_example_document_can_be_added(rules: Session, language: str) -> None:
    """In every language; its base game can be picked, it has a mark at each answer, and it can be taken out."""
    text = (EXAMPLES / f"{language}.toml").read_text("utf-8")
    views = act(rules, "own_document", text=text)
    id = read_document(text).id
    assert "info" == views["notice"]["kind"]
    assert id == views["options"]["presets"]["items"][-1]["id"]
    act(rules, "preset", id=id)
    views = act(rules, "own_drop", what="document", number=0)
    assert "error" == views["notice"]["kind"]  # the rules stand on it
    act(rules, "preset", id="pagat")
    act(rules, "own_drop", what="document", number=0)
    assert () == rules.reader.rules.documents


def test_a_wrong_document_is_told_with_line_and_key(rules: Session) -> None:
    """At its form."""
    text = (EXAMPLES / "en.toml").read_text("utf-8").replace('"led_ten.clears"', '"led_ten.flies"')
    wrong = act(rules, "own_document", text=text)["own"]["document"]["wrong"]
    assert wrong.startswith("passage 1.values: line ")
    assert "flies" in wrong
    assert "line 2" in act(rules, "own_document", text="id = 'a'\nb =")["own"]["document"]["wrong"]
