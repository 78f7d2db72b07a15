"""What came of an answer: right or not, the clause that decided, what was overlooked, and where to look further."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from explorer.ask.agreement.agreement import Agreement
from explorer.ask.agreement.words import say_agreement
from explorer.ask.documents.verdicts import verdicts
from explorer.ask.documents.words import document_words
from explorer.ask.quiz.alone import bound_of
from explorer.ask.quiz.question import AGREE, DEPENDS, SAYS, Question
from explorer.ask.quiz.right import Choice
from explorer.engine.as_it_lies import as_it_lies
from explorer.trace.model import Finding, Judgement
from explorer.trace.words import say, title
from explorer.ui.practise.phrases import answer_label, answer_sign
from explorer.ui.reader import Reader
from explorer.ui.rules.open_points import depends_view, what_depends
from explorer.ui.say import text
from explorer.ui.views.documents import documents_view
from explorer.ui.views.why import judged


def told_view(reader: Reader, question: Question, choice: Choice, judgement: Judgement, said: str) -> dict[str, Any]:
    """Return what is told after an answer."""
    right = said == choice.right
    state = as_it_lies(question.state, reader.rules)
    documents = question.ask in (SAYS, AGREE)
    agreed = not documents and choice.right != DEPENDS
    finding = decisive(judgement, question.clause)
    sentence = _said(reader, question, choice, judgement, finding)
    bold = "practise.right" if right else "practise.wrong"
    return {
        "sign": answer_sign(question, choice.right) or ("yes" if right else ""),
        "right": right,
        "bold": text(bold, answer=answer_label(question, choice.right)),
        "text": sentence,
        "overlooked": list(_overlooked(reader, judgement, finding)) if not right and agreed else [],
        "documents": documents_view(reader, state, question.move, by=question.by) if documents else None,
        "board": text("practise.to-board"),
        "scene": _scene(reader, question.clause),
        "next": text("practise.next"),
    }


def why_view(reader: Reader, question: Question, judgement: Judgement) -> dict[str, Any] | None:
    """Return the reasons as deep as the reader looks, with what they assume where not all is agreed.

    Of what documents say they are shown elsewhere: ``None``.
    """
    if question.ask in (SAYS, AGREE):
        return None
    state = as_it_lies(question.state, reader.rules)
    open_points = depends_view(reader, question.state, question.move, question.by)
    assumed = {"assumed": open_points["assumed"]} if "assumed" in open_points else {}
    return {"head": text("why.head"), **judged(reader, judgement, state), **assumed}


def decisive(judgement: Judgement, clause: str) -> Finding:
    """Return what a clause says of a move that it decides."""
    found = [one for one in judgement.findings() if one.clause == clause]
    return next((one for one in found if one.decisive), found[0])


def _said(reader: Reader, question: Question, choice: Choice, judgement: Judgement, finding: Finding) -> str:
    if question.ask == SAYS:
        return document_words(
            verdicts(question.state, question.move, reader.rules, by=question.by)[question.document]
        ).why
    if question.ask == AGREE:
        return text(f"practise.agree-told-{choice.right}")
    if choice.right == DEPENDS:
        found = what_depends(reader, question.state, question.move, question.by)
        return say_agreement(found) if isinstance(found, Agreement) else text("practise.depends-told")
    return say(finding, judgement)


def _overlooked(reader: Reader, judgement: Judgement, finding: Finding) -> Iterator[str]:
    """Say which clause decided, and what it overruled; or what it was left standing by."""
    overruled = [one.clause for one in judgement.findings() if finding.clause in one.defeated_by]
    yield text("practise.decided", clause=title(finding.clause, rules=reader.rules))
    if overruled:
        names = text("shell.and").join(title(one, rules=reader.rules) for one in dict.fromkeys(overruled))
        yield text("practise.overruled", clauses=names)


def _scene(reader: Reader, clause: str) -> dict[str, str] | None:
    """Return a scene that shows the option value which brought a clause."""
    shows = {f"{key} {value}" for key, value in bound_of(reader.rules, clause).settings}
    for id in reader.shelf.ids:
        record = reader.shelf.record(id)
        if record.header("Shows") in shows:
            return {"id": id, "label": text("options.scene", title=record.header("Title"))}
    return None
