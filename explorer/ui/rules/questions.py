"""The panel ``options``: every option as a plain question by topic, presets, searching and undoing."""

from __future__ import annotations

from typing import Any

from explorer.rules.catalogue import OPTIONS
from explorer.rules.option import Option
from explorer.rules.presets import PRESETS
from explorer.trace.ours import base_words
from explorer.trace.words import topic_words
from explorer.ui.reader import Reader
from explorer.ui.rules.changing import start_from
from explorer.ui.rules.effect import effect_view
from explorer.ui.rules.in_force import standing
from explorer.ui.rules.question import question_view
from explorer.ui.rules.searching import searched
from explorer.ui.say import text
from explorer.ui.views.docs import mark


def options_view(reader: Reader) -> dict[str, Any]:
    """Return presets, the topics with their questions (those that are searched for), and the effect on the game."""
    rules, our = reader.rules, reader.our
    items = [
        {
            "id": id,
            "label": base_words(rules, id).name,
            "detail": base_words(rules, id).about,
            "current": id == rules.base,
        }
        for id in (*PRESETS, *(added.id for added in rules.documents))
    ]
    reset = start_from(reader, rules.base) != rules or bool(reader.open_keys)
    return {
        "title": text("options.title"),
        "subtitle": text("options.subtitle"),
        "presets": {"label": text("options.presets"), "items": items},
        "reset": {"label": text("options.reset", name=base_words(rules).name), "enabled": reset},
        "keep": {"label": text("options.keep"), "on": our.keeps} if rules.own or rules.notes else None,
        "undo": {"label": text("options.undo"), "enabled": bool(our.past)},
        "redo": {"label": text("options.redo"), "enabled": bool(our.future)},
        "search": _search(reader),
        "legend": [
            {"doc": mark("pagat", standing, rules), "text": text(f"options.legend-{standing}")}
            for standing in ("base", "lists", "unclear", "absent")
        ],
        "parts": [{"id": id, "label": text(f"options.part-{id}")} for id in ("questions", "grid", "own")],
        "parts_label": text("labels.parts"),
        "topics": _topics(reader),
        "effect": effect_view(reader) if our.came not in (None, standing(reader)) else None,
    }


def met(reader: Reader) -> list[Option]:
    """Return the options that are searched for, all where nothing is."""
    return searched(reader.our.query)


def _search(reader: Reader) -> dict[str, str]:
    query = reader.our.query
    found = text("options.search-count", number=len(met(reader))) if query else ""
    return {"label": text("options.search"), "query": query, "found": found}


def _topics(reader: Reader) -> list[dict[str, Any]]:
    found = met(reader)
    return [_topic(reader, topic, found) for topic in dict.fromkeys(option.topic for option in found)]


def _topic(reader: Reader, topic: str, found: list[Option]) -> dict[str, Any]:
    options = [option for option in OPTIONS if option.topic == topic]
    changed = sum(option.key in dict(reader.rules.changes) for option in options)
    left_open = sum(option.key in reader.open_keys for option in options)
    tags = [text("options.changed-one" if changed == 1 else "options.changed-many", number=changed)] if changed else []
    tags += [text("options.left-open", number=left_open)] if left_open else []
    questions = [question_view(reader, option) for option in options if option in found]
    noted = sum(len(one["notes"]) for one in questions)
    return {
        "id": topic,
        "label": topic_words(topic),
        "tag": " · ".join(tags) or text("options.as-base", name=base_words(reader.rules).name),
        "noted": text("options.noted-one" if noted == 1 else "options.noted-many", number=noted) if noted else "",
        "options": questions,
    }
