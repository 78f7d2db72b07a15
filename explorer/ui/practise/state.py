"""How far a reader has come, and the answer that was just given."""

from __future__ import annotations

from dataclasses import dataclass

from explorer.ask.quiz.boxes import NEW, Progress


@dataclass(frozen=True, slots=True)
class Practise:
    """``given`` is the answer to the open question, by id, and ``about`` the clause that decides that question.

    So that an answer counts only for the question that it was given to: other rules may bring another one.
    """

    progress: Progress = NEW
    given: str = ""
    about: str = ""


FRESH = Practise()
"""Nothing was answered yet."""
