"""What a coach says, in words."""

from itertools import pairwise
from typing import Any

import pytest

from explorer.players.coach import coach
from explorer.players.play import advance
from explorer.players.policy import POLICIES
from explorer.players.table import open_table, pending
from explorer.players.words import coach_words, policy_words
from explorer.trace.language import language
from tests.players.laid import seen
from tests.players.test_play import chosen_plainly, setup

LANGUAGES = ("en", "fi")


def test_a_coach_cites_what_it_says() -> None:
    """Each piece of advice has its title, its sentence, the facts, and passages; the note says that it is no rule."""
    words = coach_words(coach(seen("2D 8S", pile="5C 7D")), "en")
    assert "not a rule" in words.note
    assert {"8♠", "2♦", "Pick up the pile", "Turn the stock"} == {move.label for move in words.moves}
    two = next(move for move in words.moves if move.label == "2♦")
    assert ("Save your strong cards", "2, 12 cards in the stock") == (two.bad[0].title, two.bad[0].fact)
    assert "pagat:tactics.1" in two.bad[0].sources


@pytest.mark.parametrize(
    ("position", "told"),
    [
        ({"ben": "4D 5S", "pile": "7D"}, "The documents’ advice comes down to: Turn the stock."),
        (
            {"ben": "2D 8S", "pile": "5C 7D"},
            "Of those the coach lays the lowest cards, a habit of its own that no",
        ),
        (
            {"ben": "8S 9D", "pile": "7D"},
            "The coach lays the lowest cards first, a habit of its own that no",
        ),
        ({"ben": "3S", "pile": "", "stock": 0}, "Only one move is allowed: 3♠."),
    ],
)
def test_a_habit_is_not_passed_off_as_advice(position: dict[str, Any], told: str) -> None:
    """The documents have the last word only where they prefer one move to all others."""
    assert told in coach_words(coach(seen(**position)), "en").suggested.sentence


@pytest.mark.parametrize(
    ("lang", "told"), [("en", "Claim an eight and lay 8♠."), ("fi", "Väitä lyöväsi kasin ja lyö 8♠.")]
)
def test_a_claim_is_advised_with_its_cards(lang: str, told: str) -> None:
    """What lies under it cannot be told from what it says."""
    words = coach_words(coach(seen("8S KD", pile="7?", rules="valepaska")), lang)
    assert words.suggested.sentence.endswith(told)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_decision_of_a_game_can_be_talked_about(lang: str) -> None:
    """In each language, for all moves and answers of a game of every kind, and never as what a rule demands."""
    for rules in ("pagat", "valepaska", "poytapaska", {"base": "pagat", "change_play": "yes", "play_on": "yes"}):
        table = advance(open_table(setup(rules, "", "lowest")), limit=200)
        for _ in range(12):
            waiting = pending(table)
            if waiting is None or table.stopped:
                break
            words = coach_words(coach(waiting), lang)
            assert all(move.label for move in words.moves)
            assert words.suggested.sentence.endswith(".")
            assert len(words.moves) == len(waiting.moves) + waiting.answer
            table = chosen_plainly(table)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_policies_have_names(lang: str) -> None:
    """Each policy has a name of its own and a sentence, and there is none too many."""
    assert set(POLICIES) == set(language(lang).at("policy"))
    names = sorted(policy_words(policy, lang).name for policy in POLICIES)
    assert all(one != other for one, other in pairwise(names))
    assert all(policy_words(policy, lang).about.endswith(".") for policy in POLICIES)
