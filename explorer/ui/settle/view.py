"""Does it go? The rows of cards, the sentence for what lies there, and the answer with all that stands behind it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from explorer.ask.agreement.agreement import ALWAYS, NEVER, agreement
from explorer.ask.agreement.open_rules import OpenRules
from explorer.ask.agreement.words import say_agreement
from explorer.ask.grid.grid import NO_CARDS, Cell
from explorer.ask.grid.slice import kinds_of
from explorer.ask.grid.tops import Top
from explorer.ask.grid.trace import cell_judgement
from explorer.ask.grid.words import rule_sentences
from explorer.ask.probing.posed import Posed, posed
from explorer.cards import Kind
from explorer.errors import InputError
from explorer.rules.catalogue import OPTIONS
from explorer.rules.decision import EMPTY
from explorer.rules.presets import DOCUMENTS
from explorer.rules.ruleset import RuleSet, rule_set
from explorer.trace.ours import base_words
from explorer.trace.words import verdict
from explorer.ui.reader import Reader
from explorer.ui.say import text
from explorer.ui.settle.asked import Asked, cell_of, shown_tops, slice_at, top_of
from explorer.ui.settle.depends import SWITCHES, Ask, to_ask
from explorer.ui.settle.phrases import kind_label, question, top_label, under
from explorer.ui.settle.quarrels_view import meant_view, quarrels_view
from explorer.ui.views.documents import documents_live, documents_row, documents_view
from explorer.ui.views.phrases import rules_name
from explorer.ui.views.turning import turning_view
from explorer.ui.views.why import judged


def settle_view(reader: Reader) -> dict[str, Any]:
    """Return the question as far as it is asked, and its answer."""
    asked, rules = reader.settle.asked, reader.rules
    top, cell = top_of(asked, rules), cell_of(asked, rules)
    sentences = [one.text for one in rule_sentences(rules, count=asked.count, top=top)] if top else []
    if sentences and reader.open_keys:
        sentences.append(text("open.assumed", name=base_words(rules).name))
    view: dict[str, Any] = {
        "title": text("settle.title"),
        "lead": text("settle.lead"),
        "question": question(asked, rules),
        "typed": {
            "label": text("settle.typed"),
            "value": reader.settle.typed,
            "hint": text("settle.typed-hint"),
            "go": text("settle.typed-go"),
            "trouble": reader.settle.trouble,
            "meant": meant_view(reader.settle.typed) if reader.settle.trouble and cell is None else None,
        },
        "rows": [
            {
                "id": "top",
                "label": text("settle.lies"),
                "items": [_top(one, top, rules) for one in shown_tops(rules, top)],
            },
            {
                "id": "kind",
                "label": text("settle.laid"),
                "items": [_kind(one, asked, rules) for one in kinds_of(rules)],
            },
        ],
        "asks": [_ask(one, asked) for one in to_ask(asked, rules)] if cell else [],
        "sentences": sentences,
        "sentence_head": _whose(rules) if sentences else "",
        "clear": text("settle.clear") if asked != Asked() else "",
        "quarrels": quarrels_view(),
        "big": {"open": text("settle.big"), "close": text("settle.big-close"), "label": text("settle.big-label")},
    }
    return view | (_answer(reader, asked, cell) if cell else {"hint": _hint(asked)})


def _hint(asked: Asked) -> str:
    return text("settle.hint-kind" if asked.top else "settle.hint-top")


def _top(one: Top, chosen: Top | None, rules: RuleSet) -> dict[str, Any]:
    empty = one.kind == EMPTY
    return {
        "id": one.id,
        "text": text("settle.empty") if empty else one.kind.removeprefix("r"),
        "wide": empty,
        "under": "" if empty else under(one.kind, rules, led=one.led),
        "label": top_label(one, rules),
        "pressed": one == chosen,
    }


def _kind(one: Kind, asked: Asked, rules: RuleSet) -> dict[str, Any]:
    return {
        "id": one,
        "text": one.removeprefix("r"),
        "wide": False,
        "under": under(one, rules),
        "label": kind_label(one, rules),
        "pressed": one == asked.kind,
    }


def _ask(ask: Ask, asked: Asked) -> dict[str, Any]:
    chosen = int(getattr(asked, ask.switch))
    return {
        "id": ask.switch,
        "label": text(f"settle.ask-{ask.switch}"),
        "items": [_choice(ask, value, cell, pressed=value == chosen) for value, cell in ask.answers],
    }


def _choice(ask: Ask, value: int, cell: Cell, *, pressed: bool) -> dict[str, Any]:
    label = str(value) if ask.switch in SWITCHES[:2] else text(f"settle.{ask.switch}-{value}")
    if value == _most(ask):
        label = text("settle.or-more", number=value)
    word = text("documents.allowed" if cell.goes else "documents.forbidden")
    return {
        "id": str(value),
        "label": label,
        "name": text("documents.one", names=label, word=word),
        "pressed": pressed,
        "sign": _sign(cell),
    }


def _most(ask: Ask) -> int:
    """Return the number that stands for itself and all above it; 0 where there is none."""
    return {"count": 5, "run": 4}.get(ask.switch, 0)


def _sign(cell: Cell) -> str:
    return "yes" if cell.goes else "no"


def _whose(rules: RuleSet) -> str:
    plain = rules.base in DOCUMENTS and rules == rule_set(rules.base)
    return text("settle.by-base" if plain else "settle.by-rules", rules=rules_name(rules))


def _answer(reader: Reader, asked: Asked, cell: Cell) -> dict[str, Any]:
    if cell.cannot == NO_CARDS:
        return {"hint": text("settle.no-cards")}
    state, judgement = cell_judgement(slice_at(asked, reader.rules), cell)
    put = posed(state, judgement.move)
    effect = cell.effect if judgement.legal else "no"
    said = documents_view(reader, state, judgement.move)
    return {
        "answer": {
            "head": _whose(reader.rules),
            "sign": _sign(cell),
            "sign_label": text(f"others.{_sign(cell)}"),
            "bold": text(f"settle.does-{effect}"),
            "text": verdict(judgement, state).text,
            "note": text("settle.as-it-lies") if cell.cannot else "",
            **open_answer(reader, put),
        },
        "why": {"head": text("why.head"), **judged(reader, judgement, state), "verdict": None},
        "documents": said,
        "documents_row": documents_row(said),
        "turning": turning_view(reader, put),
        "board": text("settle.to-board"),
    }


def open_answer(reader: Reader, put: Posed) -> dict[str, Any]:
    """Return what can be said while rules are not agreed; nothing where all are."""
    keys = tuple(option.key for option in OPTIONS if option.key in getattr(reader, "open_keys", ()))
    if not keys:
        return {}
    try:
        found = agreement(put, OpenRules(reader.rules, keys))
    except InputError as error:
        return {"note": error.sentence}
    if not found.decides:
        return {}
    sign = {ALWAYS: "yes", NEVER: "no"}.get(found.answer, "amb")
    return {
        "sign": sign,
        "sign_label": text(f"settle.open-{found.answer}"),
        "bold": text(f"settle.open-{found.answer}"),
        "text": say_agreement(found),
    }


def settle_live(reader: Reader, made: Mapping[str, Mapping[str, Any]]) -> str:
    """Return what is spoken after something was asked."""
    trouble, shown = reader.settle.trouble, made.get("settle") or settle_view(reader)
    if trouble and "answer" not in shown:
        meant = shown["typed"]["meant"]
        return " ".join([trouble, meant["head"], *(one["label"] for one in meant["items"])] if meant else [trouble])
    if "answer" in shown:
        answer = f"{shown['question']}. {shown['answer']['bold']} {shown['answer']['text']}"
        return " ".join(filter(None, [trouble, answer, documents_live(shown["documents_row"])]))
    return " ".join([f"{shown['question']}.", *shown["sentences"], shown["hint"]])
