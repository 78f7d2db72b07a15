"""Every option, value, topic, preset, standing and stated fact has its words, and there are none too many."""

import pytest

from explorer.language import MessageError
from explorer.rules.catalogue import OPTIONS
from explorer.rules.catalogue.facts import FACTS
from explorer.rules.option import Option
from explorer.rules.presets import PRESETS
from explorer.trace.language import language
from explorer.trace.words import (
    option_words,
    preset_words,
    standing_words,
    stated_fact,
    topic_words,
    value_words,
)


@pytest.mark.parametrize("option", OPTIONS, ids=[option.key for option in OPTIONS])
def test_options_and_values(option: Option) -> None:
    """An option is a question, each value an answer to it and a line for the strip, all different."""
    words = option_words(option.key)
    assert words.question.endswith("?")
    assert words.help == "" or words.help.endswith(".")
    values = [value_words(option.key, value.id) for value in option.values]
    assert all(value.label and value.strip and len(value.strip) <= 50 for value in values)
    assert len({value.label for value in values}) == len(values)
    assert list(language("en").at("option", option.key, "values")) == [value.id for value in option.values]


def test_strips_tell_settings_apart() -> None:
    """In the strip of rules in force no two settings look alike."""
    strips = [value_words(option.key, value.id).strip for option in OPTIONS for value in option.values]
    assert sorted(set(strips)) == sorted(strips)


def test_no_words_are_left_over() -> None:
    """Options, topics, presets, standings and facts have words, and no word lacks its thing."""
    english = language("en")
    assert {option.key for option in OPTIONS} == set(english.at("option"))
    assert {option.topic for option in OPTIONS} == set(english.at("topic"))
    assert set(PRESETS) == set(english.at("preset"))
    assert {"base", "lists", "unclear", "absent"} == set(english.at("standing"))
    assert {one.id for one in FACTS} == {"fact." + name for name in english.at("fact")}


def test_the_rest_reads() -> None:
    """Topics, presets, standings and facts read as what they are."""
    assert topic_words("what") == "What may go on what"
    assert preset_words("pagat").strip == "Basic game (Pagat)"
    assert all(preset_words(preset).about.endswith(".") for preset in PRESETS)
    assert standing_words("lists") == "lists it"
    assert standing_words("base", "Guide") == "Guide: its base game"
    assert all(stated_fact(one).endswith(".") for one in FACTS)


def test_unknown_option() -> None:
    """An option without words is named in the error."""
    with pytest.raises(MessageError, match="pictures_off"):
        option_words("pictures_off")
