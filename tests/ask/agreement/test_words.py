"""What open rules say of a move, in sentences and as plain data."""

from typing import Any

import pytest

from explorer.ask.agreement.agreement import agreement
from explorer.ask.agreement.open_rules import open_rules
from explorer.ask.agreement.words import as_data, say_agreement
from explorer.ask.probing.posed import posed_case
from tests.engine.asking import case

Asked = tuple[str, str, str, dict[str, str]]

SAID: tuple[tuple[Asked, str], ...] = (
    (("play 7S", "7S 3C", "6C", {"led_ten": "?"}), "It goes, whatever you agree."),
    (("play 4S", "4S 3C", "6C", {"led_ten": "?"}), "It does not go, whatever you agree."),
    (("play 7S", "7S 3C", "6C", {}), "It goes, and nothing is left to agree on."),
    (("play 4S", "4S 3C", "6C", {}), "It does not go, and nothing is left to agree on."),
    (
        ("play JS", "JS 3C", "7C", {"pictures_on": "?"}),
        "It depends on what you agree: (a) it goes, if “Pictures on 7 or higher”; (b) it does not go, if “Pictures on "
        "8 or higher” or “Pictures on 9 or higher” or “Pictures on pictures only”.",
    ),
    (
        ("play JS", "JS 3C", "7C", {"base": "pagat", "pictures_on": "?", "pictures_relaxed": "?"}),
        "It depends on what you agree: (a) it goes, if “Pictures on 7 or higher”, or else “Pictures on anything "
        "lower”; (b) it does not go, if “Pictures on 8 or higher” or “Pictures on 9 or higher” or “Pictures "
        "on pictures only”, and “Pictures keep their limit” or “Pictures on anything lower after the stock”.",
    ),
    (
        ("play AS", "AS 3C", "KC", {"ace_clears": "?"}),
        "It goes whatever you agree, but what happens depends on it: (a) it goes and the pile falls (Ben is next), if "
        "“An ace on a picture makes it fall” or “Every ace on a pile makes it fall” or “Aces make it fall while there "
        "is a stock”; (b) it goes (Carla is next), if “An ace never makes it fall”.",
    ),
    (
        ("pickup", "3C", "6C 7C", {"pickup": "?"}),
        "It goes whatever you agree, but what happens depends on it: (a) it goes (Ben takes two cards), if “The whole "
        "pile is picked up”; (b) it goes (Ben takes one card), if “Half the pile is picked up”.",
    ),
    (
        ("play 7S", "7S 3C", "6C", {"deal_all": "?"}),
        "It goes, whatever you agree. If “All cards dealt, no stock”, this cannot be: with deal_all every card is "
        "dealt, there is no stock; leave it at 0.",
    ),
)


def said(asked: Asked, **more: Any) -> str:
    """Ask about a move of Ben's and return the answer in words."""
    move, ben, pile, rules = asked
    return say_agreement(agreement(posed_case(case(move, ben, pile=pile, **more)), open_rules(rules)))


@pytest.mark.parametrize(("asked", "words"), SAID)
def test_it_is_said_in_sentences(asked: Asked, words: str) -> None:
    """The answer first, then what can happen and by which values, then what cannot be."""
    assert words == said(asked)


def test_only_what_differs_is_said() -> None:
    """With his last ace Ben is out either way, and Carla is next."""
    told = said(("play AS", "AS", "KC", {"ace_clears": "?"}), stock=0)
    assert "(a) it goes and the pile falls, if “" in told
    assert told.endswith("(b) it goes, if “Aces make it fall while there is a stock” or “An ace never makes it fall”.")


def test_as_data_it_has_every_group_with_its_values() -> None:
    """An illegal move has no effects; the values stand by option."""
    found = as_data(agreement(posed_case(case("play JS", "JS 3C", pile="7C")), open_rules({"pictures_on": "?"})))
    assert ("depends", ["pictures_on"], ["pictures_on"]) == (found["answer"], found["open"], found["decides"])
    goes, does_not = found["groups"]
    assert {"legal": False, "when": [{"pictures_on": ["8", "9", "10"]}]} == does_not
    assert [{"pictures_on": ["7"]}] == goes["when"]
    assert ("Carla", [], 0, 3) == (goes["next"], goes["out"], goes["taken"], goes["draws"] - 1)
    assert [] == found["impossible"]
