"""Do we play the same game? Whoever answers sees only their own question; then come the differences."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from explorer.ask.agreement.open_rules import OPEN
from explorer.ask.finding.people import Parting, Person
from explorer.ask.finding.question import reply
from explorer.ask.finding.words import say_question, say_replies
from explorer.trace.ours import base_words
from explorer.trace.words import option_words, value_words
from explorer.ui.find.answers import asked_of, standing_of
from explorer.ui.find.question import position_view, question_view, sign
from explorer.ui.find.view import cleared_view, found_view
from explorer.ui.reader import Reader
from explorer.ui.same.added_view import added_view
from explorer.ui.same.people import (
    ANSWER,
    COMPARE,
    LEFT_OPEN,
    MOST,
    NOBODY,
    PASS,
    START,
    Same,
    added_parted,
    choices,
    first_of,
    one_rule_set,
    parted,
    people_of,
)
from explorer.ui.say import text
from explorer.ui.views.phrases import rules_counted


def same_view(reader: Reader) -> dict[str, Any]:
    """Return what is to be seen at this stage; while somebody answers, nothing of the others."""
    same = reader.finding.same
    view: dict[str, Any] = {
        "title": text("same.title"),
        "lead": text("same.lead"),
        "stage": {START: "start", ANSWER: "answer", PASS: "pass", COMPARE: "compare"}[same.stage],
        "clear": text("same.clear") if same.people else "",
        "cleared": cleared_view(gone=same == NOBODY != reader.cleared.same),
    }
    if same.stage == ANSWER:
        return view | _answering(same)
    if same.stage == COMPARE:
        return view | _compared(same)
    return view | _between(same, reader)


def _between(same: Same, reader: Reader) -> dict[str, Any]:
    number = len(same.people)
    passed = "same.pass-first" if number == 1 else "same.pass" if number < MOST else "same.pass-full"
    return {
        "head": text("same.pass-head") if number else text("same.start-head"),
        "says": text(passed, number=number, next=number + 1) if number else text("same.start"),
        "begin": text("same.next", number=number + 1) if number < MOST else "",
        "compare": text("same.compare") if number > 1 else "",
        "paste": {
            "label": text("same.paste"),
            "go": text("same.paste-go"),
            "hint": text("same.paste-hint"),
            "refused": reader.refused.get("same_paste", ""),
        }
        if number < MOST
        else None,
        "ours": text("same.ours", name=rules_counted(reader.rules)) if number < MOST else "",
    }


def _answering(same: Same) -> dict[str, Any]:
    first = first_of(same)
    standing = standing_of(same.people[-1][1:], first)
    question = asked_of(standing, first)
    return {
        "who": text("same.who", number=len(same.people)),
        "question": question_view(standing, question) if question else None,
        "back": text("find.back") if standing.answered else "",
        "stop": text("same.stop"),
    }


def _compared(same: Same) -> dict[str, Any]:
    people, points, chosen = people_of(same), parted(same), choices(same)
    added = added_parted(same)
    found = one_rule_set(same)
    name = base_words(found.rules).name
    number = len(points) + len(added)
    head = "same.none" if not number else "same.one" if number == 1 else "same.many"
    return {
        "head": text(head, number=number),
        "says": text("same.only-said"),
        "added": added_view(added, people),
        "points": [_point(one, people, chosen[one.key]) for one in points],
        "result": {
            "head": text("same.result"),
            "base": text("find.base", name=name),
            **found_view(found, "same.open"),
            "rest": text("same.rest", name=name),
            "take": text("find.take"),
            "sheet": text("find.to-sheet"),
        },
    }


def _point(point: Parting, people: tuple[Person, ...], chosen: str) -> dict[str, Any]:
    question = point.question
    return {
        "key": point.key,
        "question": option_words(point.key).question,
        "position": None
        if question is None
        else {"text": say_question(question), **position_view(question.state, question.move)},
        "ways": [
            {
                "id": str(place),
                "who": text("same.person", number=place + 1),
                "says": _value(point.key, value),
                "reply": _replied(point, people[place], value),
                "pressed": chosen == str(place),
                "choose": text("same.choose", number=place + 1),
            }
            for place, value in enumerate(point.values)
            if value is not None
        ],
        "open": {"id": LEFT_OPEN, "label": text("same.leave-open"), "pressed": chosen == LEFT_OPEN},
        "label": text("same.decide"),
        "undecided": "" if chosen in (LEFT_OPEN, *map(str, range(len(people)))) else text("same.undecided"),
    }


def _value(key: str, value: str) -> str:
    return text("find.never") if value == OPEN else value_words(key, value).label


def _replied(point: Parting, person: Person, value: str | None) -> dict[str, str] | None:
    """Return what the move in the position does by somebody's rules; nothing of one who has not agreed on it."""
    question = point.question
    if question is None or value is None or value == OPEN:
        return None
    given = reply(question, person.rules.rules)
    values = [other for other in point.values if other is not None and other != OPEN]
    replies = [reply(question, person.rules.rules.change(point.key, other)) for other in values]
    said = dict(zip(replies, say_replies(replies), strict=True))
    return {"sign": sign(given), "text": said[given]}


def same_live(reader: Reader, made: Mapping[str, Mapping[str, Any]]) -> str:
    """Return what is spoken after something has changed."""
    shown = made.get("same") or same_view(reader)
    question = shown.get("question")
    if question:
        return f"{shown['who']} {question['number']} {question['text']}. {question['ask']}"
    cleared = f"{shown['cleared']['text']} " if shown["cleared"] else ""
    return f"{cleared}{shown['head']} {shown['says']}"
