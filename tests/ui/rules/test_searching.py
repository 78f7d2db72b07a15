"""Whoever searches finds the question, by the words of their own table and by beginnings of words."""

from __future__ import annotations

import pytest

from explorer.language import speaking
from explorer.rules.catalogue import OPTIONS
from explorer.trace.language import languages
from explorer.ui.rules.searching import searched
from explorer.ui.say import texts

TENS = "two_on ten_on sets led_ten specials"
PICTURES = "pictures_on nines_out pictures_relaxed ace_on ten_on sets led_picture ace_clears"
TWOS = "two_on ten_on on_two sets four_clears specials"
FALLS = "led_ten led_ace ace_clears four_clears"
FOUND = {
    "en": {
        "10": TENS,
        "TENS": TENS,
        "four of a kind": "four_clears",
        "four equal cards": "four_clears",
        "burn": FALLS,
        "bur": FALLS,
        "wild": TWOS,
        "jack": PICTURES,
        "Jack of clubs": PICTURES,
        "face card": PICTURES,
        "skip": "led_ten led_ace bars_last keeps_turn try_stock",
        "pass": "bars_last try_stock",
        "may an ace be led?": "led_ace",
        "lead": "led_ten led_ace led_picture bars_last",
        "cheat": "bluff after_challenge",
        "face down": "bluff table_cards",
        "three": "start",
        "draw": "try_stock change_play play_on",
        "swap": "change_play",
        "winner": "scoring",
        "zebra": "",
    },
    "fi": {
        "10": TENS,
        "kymppi": TENS,
        "neljä samaa": "four_clears",
        "neljä saman": "four_clears",
        "kaataa": FALLS,
        "polttaa": FALLS,
        "jätkä": PICTURES,
        "ristijätkä": PICTURES,
        "jätkällä": PICTURES,
        "kuva": PICTURES,
        "villi kortti": TWOS,
        "ohi": "led_ten led_ace bars_last keeps_turn try_stock",
        "passaa": "bars_last try_stock",
        "saako ässällä aloittaa": "led_ace",
        "kolmonen": "start",
        "huijaus": "bluff after_challenge",
        "voittaja": "scoring",
        "seepra": "",
    },
}


@pytest.mark.parametrize(("lang", "query", "keys"), [(lang, *one) for lang in FOUND for one in FOUND[lang].items()])
def test_a_search_finds_the_questions_that_are_meant(lang: str, query: str, keys: str) -> None:
    """These are among what is found, which is not everything; nothing is found for what no card game has."""
    with speaking(lang):
        found = [option.key for option in searched(query)]
    assert [] == [key for key in keys.split() if key not in found]
    assert bool(keys) == bool(found)
    assert len(found) < len(OPTIONS) / 2


@pytest.mark.parametrize("lang", languages())
def test_nothing_hides_everything(lang: str) -> None:
    """Without a word all questions are there."""
    with speaking(lang):
        assert len(OPTIONS) == len(searched("")) == len(searched("  "))


@pytest.mark.parametrize("lang", languages())
def test_each_list_of_words_is_for_something(lang: str) -> None:
    """What further words are for is a question, and each list for the same is found by its own words."""
    assert set(texts("search-also", lang)) <= {option.key for option in OPTIONS}
    with speaking(lang):
        for id, same in texts("search-same", lang).items():
            there, _, others = same.partition("=")
            assert searched(there.split(",")[0].replace("*", "")), id
            assert [] == [one for one in others.split(",") if not searched(one.strip(" *"))], id
