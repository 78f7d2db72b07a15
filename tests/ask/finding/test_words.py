"""Questions and answers in words."""

from __future__ import annotations

import pytest

from explorer.ask.finding.pool import pool
from explorer.ask.finding.question import NO, Reply
from explorer.ask.finding.standing import Standing
from explorer.ask.finding.words import say_question, say_replies
from explorer.trace.language import languages


@pytest.mark.parametrize(
    ("id", "said"),
    [
        ("lead-10", "A ten on the empty table"),
        ("A-on-A", "An ace on a led ace"),
        ("8-on-888", "An eight on three eights"),
        ("late-4-on-2", "A four on a two, once the stock is gone"),
        ("no-nines-Q-on-8", "A queen on an eight, once all nines are out of the game"),
        ("red-10-on-7", "A red ten on a seven"),
        ("pickup", "Anna picks up the pile"),
        ("try-stuck", "Anna turns the king of clubs"),
    ],
)
def test_a_question_names_the_cards_and_what_is_out(id: str, said: str) -> None:
    """It says what is laid on what, or what the player does; no rule is in it."""
    assert said == say_question(pool()[id])


@pytest.mark.parametrize("lang", languages())
def test_answers_to_a_question_read_differently(lang: str) -> None:
    """No two answers to choose from are called the same, in any language."""
    for question in pool().values():
        said = say_replies(Standing().replies(question), lang)
        assert len(said) == len(set(said)), question.id


def test_only_what_differs_is_said() -> None:
    """Where all that goes does the same, an answer is just that it goes."""
    assert ["Goes", "Does not go"] == say_replies([Reply(True, next="Ben"), NO])
    falls = Reply(True, "clears", next="Anna")
    assert "Goes, and stays on the table" == say_replies([Reply(True, next="Ben"), falls, NO])[0]


def test_who_takes_cards_has_made_the_move() -> None:
    """Then it is said how many, not that the move goes."""
    given = [Reply(True, "", 0, "Ben"), Reply(True, "", 3, "Ben"), NO]
    assert ["Goes", "Three cards are taken", "Does not go"] == say_replies(given)


def test_who_is_next_is_said_where_it_is_all_the_difference() -> None:
    """Two pick-ups that part in who leads afterwards name the player."""
    assert ["Goes; next is Ben", "Goes; next is Carla"] == say_replies(
        [Reply(True, "", 1, "Ben"), Reply(True, "", 1, "Carla")]
    )
