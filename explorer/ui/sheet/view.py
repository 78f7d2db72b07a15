"""The screen of the sheet: the page as it will be printed, its switches, and the texts to copy."""

from __future__ import annotations

import os
from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from explorer.ask.agreement.open_rules import OpenRules
from explorer.language import current
from explorer.rules.catalogue import OPTIONS
from explorer.rules.ruleset import RuleSet
from explorer.sheet.make import make_sheet
from explorer.sheet.markdown import sheet_markdown
from explorer.sheet.page import sheet_page
from explorer.sheet.patch import patch_notes
from explorer.sheet.quarrel_markdown import quarrels_markdown
from explorer.sheet.quarrel_page import quarrel_page
from explorer.trace.ours import base_words
from explorer.ui.codec import write_code
from explorer.ui.place import Place
from explorer.ui.reader import Reader
from explorer.ui.say import text
from explorer.ui.share.link import PUBLIC, launch_link
from explorer.ui.sheet.paper import LETTERS, LONGEST, Paper


def sheet_view(reader: Reader) -> dict[str, Any]:
    """Return the page to look at and print, its switches, and what can be copied or kept."""
    paper, opened = reader.paper, rules_of(reader)
    code = write_code(Place(reader.rules, open_keys=reader.open_keys))
    cards = paper.cards
    return {
        "title": text("sheet.title"),
        "subtitle": text("sheet.cards-subtitle" if cards else "sheet.subtitle"),
        "name": {"label": text("sheet.name"), "value": paper.title, "longest": LONGEST},
        "switches": [
            {
                "id": id,
                "label": text(f"sheet.{id}"),
                "on": getattr(paper, id),
                "idle": cards and id != "cards",
            }
            for id in LETTERS
        ],
        "page": {
            "label": text("sheet.cards-page" if cards else "sheet.page"),
            "html": _page(opened, paper, code, current(), os.environ.get(PUBLIC), launch_link()),
            "file": text("sheet.cards-file" if cards else "sheet.file"),
            "sides": ["front", "back"] if cards else [],
        },
        "print": text("sheet.print"),
        "keep": text("sheet.keep"),
        "copied": text("labels.copied"),
        "copies": _copies(reader, opened, code),
    }


def _copies(reader: Reader, opened: OpenRules, code: str) -> list[dict[str, str]]:
    """Return the texts to copy: of what is shown, and beside the sheet what differs from other rules."""
    paper, lang = reader.paper, current()
    if paper.cards:
        cards = quarrels_markdown(opened, title=paper.title, code=code, lang=lang)
        return [{"id": "cards", "label": text("sheet.cards-markdown"), "text": cards}]
    other = reader.grid.against or opened.rules.base_game("pagat")
    name = text("sheet.patch", name=base_words(other).name)
    return [
        {"id": "markdown", "label": text("sheet.markdown"), "text": _markdown(opened, paper, code, lang)},
        {"id": "patch", "label": name, "text": _patch(opened, other, paper, code, lang)},
    ]


def sheet_live(reader: Reader, _made: Mapping[str, Mapping[str, Any]]) -> str:
    """Return what is spoken after something has changed: which page is shown."""
    return text("sheet.cards-page" if reader.paper.cards else "sheet.page")


def rules_of(reader: Reader) -> OpenRules:
    """Return the rules of the page; an open option has the value that the page assumes, the base's."""
    return OpenRules(reader.rules, tuple(option.key for option in OPTIONS if option.key in reader.open_keys))


@lru_cache(maxsize=64)
def _page(rules: OpenRules, paper: Paper, code: str, lang: str, public: str | None, launch: str) -> str:
    if paper.cards:
        return quarrel_page(rules, title=paper.title, code=code, lang=lang)
    sheet = make_sheet(rules, title=paper.title, code=code, lang=lang)
    return sheet_page(sheet, sources=paper.sources, strip=paper.strip, public=public, launch=launch)


@lru_cache(maxsize=64)
def _markdown(rules: OpenRules, paper: Paper, code: str, lang: str) -> str:
    return sheet_markdown(make_sheet(rules, title=paper.title, code=code, lang=lang), sources=paper.sources)


@lru_cache(maxsize=64)
def _patch(rules: OpenRules, other: RuleSet, paper: Paper, code: str, lang: str) -> str:
    return patch_notes(rules, other, title=paper.title, code=code, lang=lang)
