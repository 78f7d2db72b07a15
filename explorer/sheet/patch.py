"""Ours against other rules, as the notes that come with a new version: what changed, and what that does."""

from __future__ import annotations

from explorer.ask.agreement.open_rules import OpenRules
from explorer.ask.grid.difference_words import difference_sentences
from explorer.rules.ruleset import RuleSet
from explorer.sheet.make import make_sheet
from explorer.sheet.markdown import added_line, answers, plain
from explorer.trace.forms import Wording
from explorer.trace.labels import option_words, value_words
from explorer.trace.language import language
from explorer.trace.ours import base_words, note_mark


def patch_notes(rules: RuleSet | OpenRules, other: RuleSet, *, title: str = "", code: str = "", lang: str = "") -> str:
    """Return what differs in some rules from others, as Markdown.

    First each option that differs, with both answers; what was added; what is not agreed; then what that does, cell by
    cell of the grid of one card, in sentences.
    """
    opened = rules if isinstance(rules, OpenRules) else OpenRules(rules)
    ours, speech = opened.rules, language(lang)
    sheet = make_sheet(opened, title=title, code=code, lang=lang)
    base = base_words(other, lang=lang).strip

    def said(message: str, **facts: str) -> str:
        return Wording(speech, {"base": base, **facts}).say("patch", message)

    parts = [f"# {said('title', title=plain(sheet.title))}"]
    changed = [key for key in ours.values if ours.values[key] != other.values[key] and key not in opened.open]
    if changed:
        parts += [f"## {said('changed')}", "\n".join(f"- {_change(key, ours, other, lang)}" for key in changed)]
    added = [*map(added_line, sheet.own), *(f"{added_line(one)} ({note_mark(lang)})" for one in sheet.notes)]
    if added:
        parts += [f"## {said('own')}", "\n".join(f"- {one}" for one in added)]
    if sheet.open:
        points = (
            said("open-line", question=point.question, values=answers(point.answers, point.assumed))
            for point in sheet.open
        )
        parts += [f"## {said('open')}", "\n".join(f"- {point}" for point in points)]
    if changed or ours.own != other.own:
        told = [contrast.text for contrast in difference_sentences(ours, other, lang=lang) if contrast.group]
        if told:
            parts += [f"## {said('does')}", "\n".join(f"- {one}" for one in told)]
    elif not added and not sheet.open:
        parts.append(said("same"))
    if code:
        parts.append(f"{sheet.words['code']}: `{code}`")
    return "\n\n".join(parts) + "\n"


def _change(key: str, ours: RuleSet, other: RuleSet, lang: str) -> str:
    labels = (value_words(key, rules.values[key], lang).label for rules in (ours, other))
    facts = dict(zip(("ours", "theirs"), labels, strict=True))
    question = option_words(key, lang).question
    return Wording(language(lang), {"question": question, **facts}).say("patch", "change")
