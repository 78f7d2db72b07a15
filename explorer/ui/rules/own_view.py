"""The panel ``own``: the rules, notes and documents that a group added, and the forms to add more."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from explorer.ask.grid.phrases import Phrases
from explorer.ask.grid.slice import kinds_of
from explorer.cards import RANKS, Kind
from explorer.language import current
from explorer.rules.decision import COUNTS, EMPTY
from explorer.rules.note import notes_on
from explorer.rules.own import SAYS
from explorer.rules.own_given import LONGEST
from explorer.trace.model import Judgement
from explorer.trace.ours import base_words, note_mark, own_line
from explorer.ui.reader import Reader
from explorer.ui.rules.form import DOCUMENT, NOTE, RULE, Form
from explorer.ui.say import text

EXAMPLES = Path(__file__).with_name("examples")
"""A document for each language, to begin from."""


def own_view(reader: Reader) -> dict[str, Any]:
    """Return what was added, and the forms."""
    rules, form = reader.rules, reader.our.form
    phrases = Phrases("", kinds_of(rules), rules.param("red_apart"))
    return {
        "title": text("own.title"),
        "intro": text("own.intro"),
        "serial": form.serial,
        "longest": LONGEST,
        "lists": [
            {
                "what": RULE,
                "label": text("own.rules"),
                "items": [{"bold": one.text, "text": own_line(one, rules)} for one in rules.own],
            },
            {
                "what": NOTE,
                "label": text("own.notes"),
                "items": [{"bold": one.text, "text": _about(one.about, phrases)} for one in rules.notes],
            },
            {
                "what": DOCUMENT,
                "label": text("own.documents"),
                "items": [
                    {"bold": base_words(rules, one.id).name, "text": one.document.title} for one in rules.documents
                ],
            },
        ],
        "remove": text("own.remove"),
        "rule": {
            "label": text("own.add-rule"),
            "open": form.opened or form.wrong == RULE,
            "says": {
                "label": text("own.says"),
                "items": [{"id": id, "label": text(f"own.{id}"), "on": False} for id in SAYS],
            },
            "cards": {"label": text("own.cards"), "items": _kinds(kinds_of(rules), form.cards, phrases)},
            "top": {"label": text("own.top"), "items": _kinds((EMPTY, *kinds_of(rules)), form.top, phrases)},
            "number": {"label": text("own.number"), "value": form.number, "items": _numbers()},
            "stock": {
                "label": text("own.stock"),
                "value": "",
                "items": [{"id": id, "label": text(f"own.stock-{id or 'any'}")} for id in ("", "left", "gone")],
            },
            "words": text("own.words"),
            "button": text("own.add"),
            "wrong": _wrong(form, RULE),
        },
        "note": {
            "label": text("own.add-note"),
            "open": form.wrong == NOTE,
            "about": {"label": text("own.about"), "items": _kinds(RANKS, (), phrases)},
            "words": text("own.note-words"),
            "button": text("own.add"),
            "wrong": _wrong(form, NOTE),
            "mark": note_mark(),
        },
        "document": {
            "label": text("own.add-document"),
            "open": form.wrong == DOCUMENT,
            "paste": text("own.document-paste"),
            "file": text("own.document-file"),
            "button": text("own.add"),
            "example": text("own.document-example"),
            "name": text("own.document-name"),
            "text": (EXAMPLES / f"{current()}.toml").read_text(encoding="utf-8"),
            "wrong": _wrong(form, DOCUMENT),
        },
    }


def noted(reader: Reader, judgement: Judgement) -> dict[str, Any]:
    """Return the notes that stand beside a verdict: those on the ranks of its cards, with what marks them."""
    move = judgement.move
    if not move.cards and not move.claim:
        return {}
    found = notes_on([reader.rules.laid(move)], reader.rules.notes)
    return {"noted": [{"text": one.text, "mark": note_mark()} for one in found]} if found else {}


def _about(ranks: tuple[str, ...], phrases: Phrases) -> str:
    about = ", ".join(phrases.say("grid", "short", top=rank) for rank in ranks)
    return " · ".join(filter(None, [about, note_mark()]))


def _kinds(kinds: tuple[Kind, ...], on: tuple[str, ...], phrases: Phrases) -> list[dict[str, Any]]:
    return [
        {
            "id": kind,
            "label": text("own.empty") if kind == EMPTY else phrases.say("grid", "short", top=kind),
            "spoken": text("own.empty") if kind == EMPTY else phrases.say("grid", "laid", kind=kind, count=1),
            "on": kind in on,
        }
        for kind in kinds
    ]


def _numbers() -> list[dict[str, str]]:
    most = COUNTS[-1]
    told = [(str(one), text("grid.or-more", number=one) if one == most else str(one)) for one in COUNTS]
    return [{"id": "", "label": text("own.number-any")}, *({"id": id, "label": label} for id, label in told)]


def _wrong(form: Form, what: str) -> str:
    """Return what is wrong at a form, with the place in a document where it says one."""
    if form.wrong != what or form.error is None:
        return ""
    error = form.error
    return f"{error.place}: {error.message}" if what == DOCUMENT and error.at else error.sentence
