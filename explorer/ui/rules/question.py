"""One option as a plain question: its answers, *not agreed* among them, and on request who gives which."""

from __future__ import annotations

from typing import Any

from explorer.rules.option import Option
from explorer.rules.standing import documented
from explorer.trace.words import option_words, value_words
from explorer.ui.reader import Reader
from explorer.ui.rules.checking import notes_at
from explorer.ui.rules_code import OPEN
from explorer.ui.say import text
from explorer.ui.views.docs import marks, passages


def question_view(reader: Reader, option: Option) -> dict[str, Any]:
    """Return a question with its answers; the documents of each where it is opened."""
    words = option_words(option.key)
    left_open = option.key in reader.open_keys
    chosen = OPEN if left_open else reader.rules.values[option.key]
    opened = reader.opened == option.key
    return {
        "key": option.key,
        "question": words.question,
        "help": words.help,
        "changed": left_open or option.key in dict(reader.rules.changes),
        "changed_label": text("open.tag" if left_open else "options.changed"),
        "value": chosen,
        "values": [
            {
                "id": value.id,
                "label": value_words(option.key, value.id).label,
                "chosen": value.id == chosen,
                "docs": marks(option.key, value.id, reader.rules) if opened else [],
                "says": _says(reader, option.key, value.id) if opened else [],
                "scenes": _scenes(reader, option.key, value.id) if opened else [],
            }
            for value in option.values
        ],
        "unsettled": {"id": OPEN, "label": text("open.choice"), "chosen": left_open},
        "open": opened,
        "open_label": text("options.close" if opened else "options.open"),
        "notes": notes_at(reader, option.key),
    }


def _says(reader: Reader, key: str, value: str) -> list[dict[str, Any]]:
    cites = documented(key, value, reader.rules.documents)
    return passages(cites, reader, whole=False)


def _scenes(reader: Reader, key: str, value: str) -> list[dict[str, str]]:
    """Return the scenes that show this answer, to be opened under the rules in force."""
    records = [(id, reader.shelf.record(id)) for id in reader.shelf.ids]
    return [
        {"id": id, "label": text("options.scene", title=record.header("Title"))}
        for id, record in records
        if record.header("Shows") == f"{key} {value}"
    ]
