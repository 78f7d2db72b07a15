"""Rules with options on which nobody has agreed: read, written, and what they can become."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from explorer.ask.agreement.open_rules import OpenRules, open_rules, read_open_rules, write_open_rules
from explorer.engine.game import read_rules
from explorer.errors import InputError
from explorer.rules.catalogue import OPTIONS
from explorer.rules.ruleset import rule_set
from tests.strategies import rule_choices

KEYS = [option.key for option in OPTIONS]

TEXTS = (
    ("pagat", "pagat"),
    ("pagat, led_ten ?", "pagat, led_ten ?"),
    ("digest, pickup ?, hand not-agreed", "digest, hand ?, pickup ?"),
    ("pagat, pickup ?, notes J-2.Our_words", "pagat, notes J-2.Our words, pickup ?"),
    ("wikipedia-1, led_ten ?, hand 6, led_ace clears", "wikipedia-1, hand 6, led_ace clears, led_ten ?"),
)


@pytest.mark.parametrize(("text", "written"), TEXTS)
def test_a_text_is_written_in_one_way(text: str, written: str) -> None:
    """What is settled comes first, both in the order of the catalogue, and what is written reads the same again."""
    rules = read_open_rules(text)
    assert written == write_open_rules(rules)
    assert rules == read_open_rules(written)


@given(rule_choices(), st.lists(st.sampled_from(KEYS), unique=True))
def test_a_mapping_and_its_text_are_the_same_rules(chosen: dict[str, str], keys: list[str]) -> None:
    """For any rules and any open options; an open option has no value beside."""
    rules = open_rules({**chosen, **dict.fromkeys(keys, "?")})
    assert tuple(key for key in KEYS if key in keys) == rules.open
    assert rules == read_open_rules(write_open_rules(rules))
    assert rules == open_rules({**dict(reversed(chosen.items())), **dict.fromkeys(reversed(keys), "not-agreed")})


def test_rules_without_a_question_are_the_rule_set() -> None:
    """They can be played by as they are."""
    assert rule_set("guide") == open_rules("guide").agreed()
    assert rule_set({"hand": "6"}) == open_rules({"hand": 6}).agreed()


FAULTS: tuple[tuple[object, str, str], ...] = (
    ({"led_tenn": "?"}, "rules.led_tenn", "did you mean 'led_ten'"),
    ("pagat, led_tenn ?", "rules.led_tenn", "did you mean 'led_ten'"),
    ("pagat, led_ten ?, led_ten clears", "rules.led_ten", "set twice"),
    ("pagat, led_ten ?, led_ten ?", "rules.led_ten", "set twice"),
    ({"base": "?"}, "rules.base", "there is no preset '?'"),
    ({"led_ten": "??"}, "rules.led_ten", "no value of led_ten '??'"),
    (["led_ten"], "rules", "a preset's name"),
)


@pytest.mark.parametrize(("given_rules", "at", "says"), FAULTS)
def test_what_cannot_be_read_says_where(given_rules: object, at: str, says: str) -> None:
    """The place is that of the judging interface."""
    with pytest.raises(InputError) as refused:
        open_rules(given_rules)  # type: ignore[arg-type]
    assert at == refused.value.at
    assert says in refused.value.message


@pytest.mark.parametrize("value", ["?", "not-agreed"])
def test_no_rule_set_has_an_open_option(value: str) -> None:
    """Nothing is played or judged by it: the error names the key and its values."""
    with pytest.raises(InputError, match="led_picture is not agreed; choose one of allowed, barred") as refused:
        rule_set({"led_picture": value})
    assert "rules.led_picture" == refused.value.at
    with pytest.raises(InputError, match="led_picture is not agreed"):
        read_rules(f"pagat, led_picture {value}")


def test_readings_are_all_the_rule_sets_there_can_be() -> None:
    """Every combination of the values, each once; the rest stays."""
    rules = read_open_rules("pagat, hand 6, led_picture ?, pickup ?")
    assert 4 == len(rules)
    assert [
        "pagat, hand 6",
        "pagat, hand 6, pickup half",
        "pagat, hand 6, led_picture barred",
        "pagat, hand 6, led_picture barred, pickup half",
    ] == [write_open_rules(OpenRules(reading)) for reading in rules.readings()]


def test_agreeing_closes_an_option() -> None:
    """When the last one is agreed there is a rule set; before that there is none."""
    rules = read_open_rules("pagat, led_picture ?, pickup ?").agree("pickup", "half")
    assert "pagat, pickup half, led_picture ?" == write_open_rules(rules)
    with pytest.raises(InputError, match="led_picture is not agreed"):
        rules.agreed()
    assert rule_set({"pickup": "half", "led_picture": "barred"}) == rules.agree("led_picture", "barred").agreed()


def test_a_value_of_the_base_can_be_left_open() -> None:
    """Under a document that bars pictures the option may still be open."""
    rules = read_open_rules("wikipedia-1, led_picture ?")
    assert {"allowed", "barred"} == {reading.values["led_picture"] for reading in rules.readings()}
