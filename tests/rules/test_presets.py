"""Presets: every value of each, as the rules page gives them."""

import pytest

from explorer.rules.presets import PRESETS
from explorer.rules.ruleset import preset_values, rule_set

PRESET_TABLE = """
key              | pagat          wikipedia-1    wikipedia-2    guide          digest         ruotsalainen
decks            | 1              1              1              1              1              1
hand             | 5              5              5              5              5              5
packets          | 2-2-1          ones           ones           2-2-1          2-1-2          2-2-1
deal_all         | no             no             no             no             no             yes
table_cards      | 0              0              0              0              0              0
dealer           | rotates        rotates        rotates        rotates        rotates        rotates
start            | most-lowest    left-of-dealer left-of-dealer most-lowest    most-lowest    most-lowest
pictures_on      | 7              7              7              7              7              7
nines_out        | no             no             no             no             no             no
pictures_relaxed | no             no             no             no             no             no
ace_on           | picture-or-ace picture        picture        picture-or-ace picture-or-ace picture-or-ace
two_on           | not-ace-ten    all            all            not-ace-ten    not-ace-ten    not-ace-ten
ten_on           | lower          lower          lower          lower          lower          lower
on_two           | two            two            two            two            two            two
sets             | any            any            any            any            any            any
led_ten          | stands         clears         taken-pass     stands         stands         stands
led_ace          | stands         barred         taken-pass     stands         stands         stands
led_picture      | allowed        barred         barred         allowed        allowed        allowed
bars_last        | always         always         always         always         always         always
pickup           | whole          whole          half           whole          whole          whole
keeps_turn       | no             no             half-or-five   no             no             no
try_stock        | free           never          never          free           free           free
change_play      | no             no             no             no             no             no
play_on          | no             no             no             no             no             no
ace_clears       | on-picture     always         on-picture     on-picture     on-picture     on-picture
four_clears      | all            all            all            all            all            all
specials         | all            all            all            all            all            all
bluff            | no             no             no             no             no             no
after_challenge  | honest-leads   honest-leads   honest-leads   honest-leads   honest-leads   honest-leads
scoring          | loser-mark     first-out-wins first-out-wins loser-mark     loser-mark     loser-mark
"""
HEAD, *ROWS = [line.replace("|", " ").split() for line in PRESET_TABLE.strip().splitlines()]
PLAYABLE = HEAD[1:]

DOCUMENTS = {
    "pagat": "pagat",
    "wikipedia-1": "wikipedia-1",
    "wikipedia-2": "wikipedia-2",
    "guide": "guide",
    "digest": "digest",
    "valepaska": "wikipedia-1",
    "poytapaska": "pagat",
    "poytapaska-relaxed": "pagat",
    "ruotsalainen": "pagat",
}
"""Preset: the document whose base game it stands on."""


@pytest.mark.parametrize("preset", PLAYABLE)
def test_preset(preset: str) -> None:
    """A preset has exactly these values."""
    column = HEAD.index(preset)
    assert {row[0]: row[column] for row in ROWS} == preset_values(preset) == rule_set(preset).values


@pytest.mark.parametrize(
    ("preset", "differs"),
    [
        ("valepaska", {"bluff": "yes", "four_clears": "not-twos"}),
        ("poytapaska", {"table_cards": "4"}),
        (
            "poytapaska-relaxed",
            {"table_cards": "4", "ace_clears": "never", "ten_on": "all", "ace_on": "lower", "on_two": "all"}
            | {"pictures_relaxed": "always"},
        ),
    ],
)
def test_preset_of_a_game(preset: str, differs: dict[str, str]) -> None:
    """Its values are known; it differs from the base game that it stands on in exactly these."""
    assert preset_values(DOCUMENTS[preset]) | differs == preset_values(preset)


def test_presets_name_their_document() -> None:
    """Each preset stands on the base game of one document."""
    assert DOCUMENTS == {name: preset.document for name, preset in PRESETS.items()}
    assert DOCUMENTS["digest"] == rule_set("digest").document
