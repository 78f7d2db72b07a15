"""What has to be agreed on before anybody moves."""

from typing import Any

import pytest

from explorer.ask.agreement.ask_first import ask_about, ask_first, ask_to_deal
from explorer.ask.agreement.open_rules import open_rules
from explorer.engine.deal import deal, shuffled_deck
from explorer.engine.judge import judge
from explorer.engine.moves import possible_moves
from explorer.engine.position import read_case
from explorer.engine.sight import view
from explorer.rules.catalogue import OPTIONS
from explorer.state import State
from tests.engine.asking import case

NAMES = ("Anna", "Ben", "Carla")


def position(ben: str, **more: Any) -> State:
    """Return a position in which it is Ben's turn."""
    return read_case(case("pickup" if more.get("pile") else "pass", ben, **more))[0]


WANTED: tuple[tuple[str, str, dict[str, str], tuple[str, ...]], ...] = (
    ("JS 3C", "8C", {"pictures_on": "?", "led_ten": "?"}, ("pictures_on",)),
    ("JS 3C", "6C", {"pictures_on": "?", "led_ten": "?"}, ()),
    ("10S 3C", "", {"pictures_on": "?", "led_ten": "?"}, ("led_ten",)),
    ("3C 4C", "", {"pictures_on": "?", "led_ten": "?"}, ()),
    ("JS 3C", "8C 9C", {"pickup": "?", "try_stock": "?", "packets": "?"}, ("pickup", "try_stock")),
    ("JS JC", "JD", {"sets": "?", "keeps_turn": "?"}, ("sets",)),
    ("JS 3C", "8C", {"pictures_on": "?", "deal_all": "?"}, ("pictures_on",)),  # with a stock left that is settled
    ("JS JC", "JD", {}, ()),
)


@pytest.mark.parametrize(("ben", "pile", "rules", "wanted"), WANTED)
def test_only_what_matters_now_is_asked(ben: str, pile: str, rules: dict[str, str], wanted: tuple[str, ...]) -> None:
    """Of the open options those that make a difference to some move that Ben can think of."""
    assert wanted == ask_first(open_rules(rules), position(ben, pile=pile))


def test_nothing_else_can_make_a_difference() -> None:
    """With the options agreed that are asked, every move does the same under every reading that is left."""
    state = position("10S AS JS JD 3C", pile="")
    rules = open_rules(dict.fromkeys(("led_ten", "led_ace", "led_picture", "sets", "pictures_on", "four_clears"), "?"))
    wanted = ask_first(rules, state)
    assert ("sets", "led_ten", "led_ace", "led_picture") == wanted
    for key in wanted:
        rules = rules.agree(key, rules.among[key][-1])
    readings = list(rules.readings())
    assert 1 < len(readings)
    for move in possible_moves(state, readings[0]):
        judged = [judge(state, move, reading) for reading in readings]
        assert 1 == len({(one.legal, one.outcome, one.after) for one in judged})


@pytest.mark.parametrize(("face", "wanted"), [("8C", ("after_challenge",)), ("9C", ())])
def test_a_challenge_is_thought_of_as_well(face: str, wanted: tuple[str, ...]) -> None:
    """Not only the moves of the player to move. Who leads after an honest play has to be agreed on; no liar leads."""
    shown = case("challenge Anna", "3C 4C", rules="valepaska", pile="8?", last_play=face, by="Anna", stock=4)
    state, move, _ = read_case(shown)
    rules = open_rules({"base": "valepaska", "after_challenge": "?"})
    assert wanted == ask_first(rules, state) == ask_about(rules, state, move)


def test_what_is_hidden_is_asked_about_only_when_it_shows() -> None:
    """Anna has laid an honest eight; Ben is not asked who leads then, since that would tell him."""
    shown = case("challenge Anna", "3C 4C", rules="valepaska", pile="8?", last_play="8C", by="Anna", stock=4)
    state, move, _ = read_case(shown)
    rules = open_rules({"base": "valepaska", "after_challenge": "?"})
    assert () == ask_first(rules, view(state, 1))
    assert ("after_challenge",) == ask_about(rules, state, move)


def test_a_position_that_would_be_another_is_a_difference() -> None:
    """A three goes either way, but only where plays may be changed the latest one has to be remembered."""
    state, move, _ = read_case(case("play 3C", "3C 4C 5C 6C 7C", pile="3D"))
    assert ("change_play",) == ask_about(open_rules({"change_play": "?", "led_ten": "?"}), state, move)


def test_nothing_is_asked_when_the_game_is_over() -> None:
    """Nobody moves any more."""
    state = position("JS 3C", pile="8C")
    assert () == ask_first(open_rules({"pictures_on": "?"}), State(state.seats, None))


def test_a_deal_asks_for_what_it_needs() -> None:
    """The size of a hand, packets, stock and start; not what may go on what."""
    rules = open_rules({option.key: "?" for option in OPTIONS})
    wanted = ask_to_deal(rules, NAMES, 0, seed=3)
    assert {"decks", "hand", "packets", "deal_all", "table_cards", "start"} == set(wanted)
    for key in wanted:
        rules = rules.agree(key, rules.among[key][0])
    dealt = {deal(NAMES, 0, shuffled_deck(reading, seed=3, game=0), reading).state for reading in _some(rules)}
    assert 1 == len(dealt)


def _some(rules: Any) -> list[Any]:
    """Return readings in which each open option has each of its values once."""
    return [rules.reading({key: value}) for key, values in rules.among.items() for value in values]
