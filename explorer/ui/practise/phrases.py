"""What is asked, and the answers to choose from, in words."""

from __future__ import annotations

from explorer.ask.documents.verdict import ALLOWED, AMBIGUOUS, FORBIDDEN, SILENT
from explorer.ask.quiz.question import DEPENDS, GOES, LEAVES, NO, SAYS, TAKES, TURN, YES, Question
from explorer.trace.texts import texts_of
from explorer.ui.reader import Reader
from explorer.ui.say import text

SIGNS = {ALLOWED: "yes", FORBIDDEN: "no", SILENT: "silent", AMBIGUOUS: "amb", YES: "yes", NO: "no", DEPENDS: "amb"}
"""The signs of answers that are verdicts; what becomes of a pile, and who is next, has none."""


def answer_sign(question: Question, answer: str) -> str:
    """Return the sign of an answer, "" where it has none."""
    return SIGNS.get(answer, "") if question.ask in (GOES, SAYS) or answer == DEPENDS else ""


def ask_of(reader: Reader, question: Question) -> str:
    """Return what is asked of a move."""
    document = texts_of(reader.rules).document(question.document).short if question.document else ""
    return text(f"practise.ask-{question.ask}", document=document)


def answer_label(question: Question, answer: str) -> str:
    """Return an answer as it is chosen."""
    if question.ask in (TURN, TAKES, LEAVES) and answer in question.state.names:
        return answer
    if answer == DEPENDS:
        return text("practise.depends")
    return text(f"practise.{question.ask}-{answer}")
