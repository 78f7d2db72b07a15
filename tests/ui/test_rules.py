"""Rules are switched, scenes opened, documents asked."""

from __future__ import annotations

from explorer.rules.catalogue import OPTIONS
from explorer.ui.session import Session
from tests.ui.acting import act, index_of


def test_the_words_of_the_record_do_not_contradict_the_rules_in_force(session: Session) -> None:
    """A side line that our rules judge otherwise says whose rules it speaks of."""
    act(session, "ask", on=False)
    assert ["Or: Ben plays A♠. Not allowed: an ace needs a picture under it."] == act(session, "go", step=1)["told"][
        "advice"
    ]
    (side,) = act(session, "option", key="ace_on", value="lower")["told"]["advice"]
    assert "Or: Ben plays A♠. In the record, under Pagat: Not allowed: an ace needs a picture under it." == side


def test_switching_a_rule_rejudges_the_step_and_flags_the_first_that_differs(session: Session) -> None:
    """If aces go on anything lower, the ace on a nine is allowed; if a ten never led, nothing changes here."""
    act(session, "ask", on=False)
    act(session, "go", step=1)
    act(session, "card", index=index_of(session, "AS"))
    views = act(session, "option", key="ace_on", value="lower")
    assert "Our rules" == views["shell"]["strip"]["name"]
    assert None is views["game"]["flag"]
    act(session, "card", index=index_of(session, "AS"))
    assert "yes" == act(session, "card", index=index_of(session, "AS"))["why"]["verdict"]["sign"]
    act(session, "tab", id="rules")
    assert "No step" in act(session, "option", key="led_ten", value="clears")["options"]["effect"]["first"]
    assert "cannot be dealt" in act(session, "preset", id="ruotsalainen")["options"]["effect"]["first"]


def test_the_effect_is_told_to_whoever_came_from_a_game_and_changed_something(session: Session) -> None:
    """Until they close it; whoever comes from a game again is told again."""
    assert None is act(session, "tab", id="rules")["options"]["effect"]
    assert act(session, "option", key="led_ten", value="clears")["options"]["effect"]
    assert None is act(session, "rules_undo")["options"]["effect"]
    assert act(session, "rules_redo")["options"]["effect"]
    assert None is act(session, "effect_close")["options"]["effect"]
    assert None is act(session, "option", key="led_ten", value="barred")["options"]["effect"]
    act(session, "tab", id="watch")
    act(session, "tab", id="rules")
    assert act(session, "option", key="led_ten", value="stands")["options"]["effect"]
    other = Session()
    act(other, "tab", id="rules")
    assert None is act(other, "option", key="led_ten", value="clears")["options"]["effect"]
    act(other, "paste", text="pk1:r=pagat;g=first;s=12;t=rules", quiet=True)
    assert act(other, "option", key="led_ten", value="clears")["options"]["effect"]


def test_where_the_rules_part_from_the_record_the_step_says_so_first(session: Session) -> None:
    """The reader can play on from there; the comment, which knows only the game's rules, is marked as theirs."""
    act(session, "ask", on=False)
    act(session, "option", key="ten_on", value="lower")
    act(session, "option", key="four_clears", value="never")
    assert None is act(session, "go", step=1)["told"]["parts"]
    act(session, "game", id="first")
    act(session, "ask", on=False)
    flag = session.views()["game"]["flag"]["step"]
    told = act(session, "go", step=flag)["told"]
    assert told["parts"]["text"].startswith("First step that your rules change.")
    assert "own rules" in told["under"]
    assert act(session, "playon", step=told["parts"]["step"])["others"]["own"]


def test_every_option_can_be_set_to_every_value(session: Session) -> None:
    """No value breaks a view, and each is then the chosen one."""
    act(session, "tab", id="rules")
    for option in OPTIONS:
        for value in option.values:
            views = act(session, "option", key=option.key, value=value.id)
            shown = [
                one for topic in views["options"]["topics"] for one in topic["options"] if one["key"] == option.key
            ]
            assert [value.id] == [one["value"] for one in shown]
            act(session, "tab", id="watch")
            session.views()
            act(session, "tab", id="rules")
        act(session, "reset")


def test_opening_an_option_shows_who_says_so(session: Session) -> None:
    """Five marks for each answer, and the passages in our words."""
    act(session, "tab", id="rules")
    views = act(session, "open", key="led_ten")
    option = next(o for topic in views["options"]["topics"] for o in topic["options"] if o["key"] == "led_ten")
    assert {5} == {len(value["docs"]) for value in option["values"]}
    assert {"in our words", ""} >= {one["label"] for value in option["values"] for one in value["says"]}


def test_a_scene_opens_under_its_own_rules_and_leads_back(session: Session) -> None:
    """Title, comments and verdicts agree; one press judges it under the rules from before, another takes its own."""
    act(session, "option", key="led_ace", value="clears")
    ours = session.reader.rules
    views = act(session, "scene", id="scene-pictures_on-8")
    assert "8" == session.reader.rules.values["pictures_on"]
    assert "A led ace falls" in views["game"]["adopt"]
    act(session, "adopt")
    assert ours == session.reader.rules
    act(session, "adopt")
    assert "8" == session.reader.rules.values["pictures_on"]


def test_a_game_is_judged_under_the_readers_rules_once_they_chose_some(session: Session) -> None:
    """Whoever has chosen none sees a game under its own rules; whoever has keeps theirs."""
    act(session, "game", id="scene-led_ten-clears")
    assert "wikipedia-1" == session.reader.rules.base
    act(session, "preset", id="wikipedia-2")
    act(session, "game", id="scene-led_ten-taken-again")
    assert "taken-pass" == session.reader.rules.values["led_ten"]
