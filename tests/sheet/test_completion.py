"""The code at the end of a lesson is read back, and a slip in it is noticed."""

from __future__ import annotations

import pytest

from explorer.errors import InputError
from explorer.sheet.completion import Completion, read_completion, write_completion


@pytest.mark.parametrize(("lesson", "states"), [("first-game", ("2", "1", "0")), ("9", ("2",)), ("a-2-b", ("0",) * 9)])
def test_a_code_is_read_back(lesson: str, states: tuple[str, ...]) -> None:
    """In capitals and with blanks around it, too."""
    assert Completion(lesson, states) == read_completion(f" {write_completion(lesson, states).upper()}\n")


def test_every_single_slip_in_what_was_done_is_noticed() -> None:
    """A digit that another is written for, or a letter of the lesson."""
    code = write_completion("first-game", ("2", "1", "0"))
    for place, sign in enumerate("first-game-210"):
        for other in {"0", "1", "2", "x"} - {sign}:
            with pytest.raises(InputError):
                read_completion(code[:place] + other + code[place + 1 :])


@pytest.mark.parametrize("text", ["", "first-game", "first-game-3-aa", "first-game-22", "pk1:r=pagat"])
def test_another_text_is_no_code(text: str) -> None:
    """And the message shows what one looks like, which is a code itself."""
    with pytest.raises(InputError) as refusal:
        read_completion(text)
    assert "completion.form" == refusal.value.id
    assert ("2", "2") == read_completion(refusal.value.message.rpartition(" ")[2]).states
