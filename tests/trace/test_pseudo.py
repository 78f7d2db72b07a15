"""What the engine says comes from the catalogues, and tests can tell what does not."""

from __future__ import annotations

import pytest

from explorer.ask.grid.difference_words import difference_sentences
from explorer.ask.grid.words import rule_sentences
from explorer.games import game_index
from explorer.rules.catalogue import OPTIONS
from explorer.rules.presets import PRESETS
from explorer.rules.ruleset import rule_set
from explorer.trace.words import option_words, preset_words, title, value_words
from tests.pseudo import accented, plain_texts, pseudo_english, pseudo_texts
from tests.sources.finnish import PLAYERS
from tests.trace.domain import CLAUSES
from tests.trace.stories import story

NAMES = PLAYERS.split("|")


@pytest.mark.parametrize(
    ("shown", "text"),
    [
        ("⟦{name} łáýś {number_word} ćáŕđś.⟧", "{name} lays {number_word} cards."),
        ("{parts}.", "{parts}."),
        ("10", "10"),
        ("J", "J"),
        ("⟦ŕéđ 10⟧", "red 10"),
        (", ", ", "),
    ],
)
def test_messages_with_accents(shown: str, text: str) -> None:
    """Letters get accents; placeholders, signs of cards and what has no letters stay."""
    assert shown == accented(text)


def test_what_stands_outside_is_found() -> None:
    """Plain words are found by their place, but not names, signs of cards, and keys that hold none."""
    data = {"id": "plain", "label": "⟦ƀéń⟧ Ben 10♥ AS", "list": [{"text": "⟦á⟧ plain"}, "⟦á⟧"]}
    assert [".list.0.text: ⟦á⟧ plain"] == plain_texts(data, skip=["id"], allowed=["Ben"])
    assert [".label: ⟦ƀéń⟧ Ben 10♥ AS"] == plain_texts(data, skip=["id", ".list"])
    assert 3 == len(pseudo_texts(data))


def test_stories_have_no_other_words() -> None:
    """All that is said of all games is made of messages and names."""
    with pseudo_english():
        for group in game_index():
            for id in group.ids:
                assert [] == plain_texts(list(story(id, "en")), allowed=NAMES), id


def test_rules_have_no_other_words() -> None:
    """So are titles, options and presets, and what goes on what."""
    pagat = rule_set("pagat")
    with pseudo_english():
        said: list[object] = [title(clause.id) for clause in CLAUSES]
        for option in OPTIONS:
            said += [option_words(option.key), *(value_words(option.key, value.id) for value in option.values)]
        for preset in PRESETS:
            said.append(preset_words(preset))
            said += [sentence.text for sentence in rule_sentences(rule_set(preset))]
            said += [contrast.text for contrast in difference_sentences(pagat, rule_set(preset))]
        assert [] == plain_texts(said)
