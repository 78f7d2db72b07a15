"""The landing: the question, its answer, the doors, and when it opens."""

import pytest

from explorer.notation.records import read_record
from explorer.rules.presets import DOCUMENTS, PRESETS
from explorer.trace.language import languages
from explorer.ui.session import Session
from tests.ui.acting import RECORD, act


def test_a_newcomer_is_asked_something() -> None:
    """Without a code the landing opens, and nothing of the answer is there yet."""
    shown = Session().views()
    assert "home" == shown["shell"]["tab"]
    assert "A queen on a nine. Does it go?" == shown["home"]["question"]
    assert shown["home"]["answer"] is None


@pytest.mark.parametrize(("given", "told"), [("yes", "That is right."), ("no", "Not so.")])
def test_the_answer_has_its_passage_and_every_document(given: str, told: str) -> None:
    """Whichever was chosen, it is told right away with what each document says, and spoken."""
    session = Session()
    shown = act(session, "home_answer", id=given)
    answer = shown["home"]["answer"]
    assert (told, "yes") == (answer["told"], answer["sign"])
    assert answer["passages"]
    assert set(DOCUMENTS) == {one["id"] for one in answer["documents"]["items"]}
    assert shown["live"]["text"].startswith(told)


def test_the_answer_is_that_of_the_rules_in_force() -> None:
    """Under rules that want a picture below a picture, "no" is right."""
    session = Session()
    act(session, "option", key="pictures_on", value="10")
    answer = act(session, "home_answer", id="no")["home"]["answer"]
    assert ("no", "That is right.") == (answer["sign"], answer["told"])


@pytest.mark.parametrize("base", PRESETS)
def test_under_every_rule_set_there_is_a_question(base: str) -> None:
    """Also where cards are claimed, or no stock is left."""
    session = Session()
    act(session, "preset", id=base)
    assert act(session, "home_answer", id="yes")["home"]["answer"]["sign"] in ("yes", "no")


@pytest.mark.parametrize("lang", languages())
def test_doors_lead_to_screens(lang: str) -> None:
    """Each door opens its screen; on a phone the first settles a quarrel."""
    session = Session()
    act(session, "language", id=lang)
    for door in session.views()["home"]["doors"]:
        assert door["id"] == act(session, "tab", id=door["id"])["shell"]["tab"]
    session = Session()
    assert "watch" == session.views()["home"]["doors"][0]["id"]
    assert "settle" == act(session, "hello", page="a", narrow=True)["home"]["doors"][0]["id"]


def test_more_questions_are_asked_where_the_first_one_lies() -> None:
    """The question is there with all that stands behind it."""
    shown = act(Session(), "home_more")
    assert ("settle", "A queen on a nine") == (shown["shell"]["tab"], shown["settle"]["question"])


def test_a_code_or_an_own_record_opens_its_own_screen() -> None:
    """An old code without a screen opens the game, as it always did; so does a record of one's own."""
    assert "watch" == act(Session(), "hello", page="a", code="pk1:r=pagat;g=first;s=3")["shell"]["tab"]
    assert "rules" == act(Session(), "hello", page="a", code="pk1:r=pagat;t=rules")["shell"]["tab"]
    assert "watch" == Session(records=[read_record(RECORD)]).views()["shell"]["tab"]
