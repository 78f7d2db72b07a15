"""What a step is called, in the few words that lists, headings and sliders have room for."""

from __future__ import annotations

from explorer.cards import Kind
from explorer.engine.moves import answers
from explorer.rules.ruleset import RuleSet
from explorer.state import State
from explorer.trace.language import language
from explorer.trace.model import Judgement
from explorer.trace.ours import base_words, changed_strips
from explorer.trace.words import MoveWords, events, move_words, verdict
from explorer.ui.reader import Reader
from explorer.ui.say import text
from explorer.ui.watching import Entry, Watching

NAMED_CHANGES = 2
"""So many changes of a rule set are named; of more only the number is told."""


def rules_name(rules: RuleSet) -> str:
    """Return a rule set by its base and what it changes: ``Pagat with Pictures on 8 or higher``."""
    base = base_words(rules).name
    changed = changed_strips(rules)
    if not changed:
        return base
    if len(changed) > NAMED_CHANGES:
        return text("shell.changes", name=base, number=len(changed))
    return text("shell.with", name=base, changes=text("shell.and").join(changed))


def rules_counted(rules: RuleSet) -> str:
    """Return a rule set by its base and how much it changes: ``Pagat with 2 changes``, the base alone without any."""
    base, number = base_words(rules), len(changed_strips(rules))
    if not number:
        return base.strip
    return text("shell.one-change" if number == 1 else "shell.changes", name=base.name, number=number)


def words_of(before: State, judgement: Judgement) -> MoveWords:
    """Return a judged move in words."""
    return move_words(judgement.move, before, judgement=judgement)


def words_at(entry: Entry, judgement: Judgement) -> MoveWords:
    """Return the move of a step, as it was judged there, in words; they are worked out once, however often shown."""
    lang = language().code
    if lang not in entry.told:
        entry.told[lang] = words_of(entry.before, judgement)
    return entry.told[lang]


def counted(number: int) -> str:
    """Say a number of cards."""
    if number == 0:
        return text("table.no-cards")
    return text("table.one-card") if number == 1 else text("table.cards", number=number)


def sign_of(kind: Kind) -> str:
    """Return what stands for a kind of card in short labels."""
    return str(language().at("kinds", kind, "sign"))


def name_of(entry: Entry) -> str:
    """Return who acts at a step."""
    return entry.actor.name


def who_is_asked(reader: Reader, entry: Entry) -> str:
    """Return whose move is to be predicted: the player to move, or "" where somebody may answer the latest play."""
    return "" if any(True for _ in answers(entry.before, reader.rules)) else entry.before.actor.name


def asked(reader: Reader, entry: Entry) -> str:
    """Ask for a prediction."""
    name = who_is_asked(reader, entry)
    return text("told.to-predict", name=name) if name else text("told.to-predict-any")


def what(entry: Entry) -> str:
    """Say a step with signs: ``Ben plays 9♦``."""
    if entry.judgement is None:
        return text("told.to-move", name=name_of(entry))
    return f"{name_of(entry)} {words_at(entry, entry.judgement).does}"


def said(entry: Entry) -> str:
    """Say a step in words: ``Ben plays the nine of diamonds``."""
    if entry.number == 0:
        return text("told.start", name=name_of(entry))
    if entry.judgement is None:
        return text("told.to-move", name=name_of(entry))
    return f"{name_of(entry)} {words_at(entry, entry.judgement).spoken}"


def effect_of(entry: Entry) -> str:
    """Say the reason of a step's verdict."""
    return "" if entry.judgement is None else verdict(entry.judgement, entry.before).text


def trouble_of(watching: Watching) -> str:
    """Say why a game cannot be dealt under the rules in force, without the particulars that only its writer needs."""
    return "" if watching.trouble is None else watching.trouble.message.partition(": ")[0]


def why_parts(reader: Reader) -> str:
    """Say why the rules part from the record where they do, as far as the reader may know."""
    watching = reader.watching()
    if watching.trouble is not None:
        return text("told.cannot-deal", why=trouble_of(watching))
    if not watching.parts:
        return text("moves.deal-parts")
    entry = watching.entries[watching.parts]
    if reader.eyes is not None and watching.parts > reader.step:
        return ""  # through one player's eyes nothing is told of what is still to come
    ours, theirs = entry.judgement, watching.theirs
    if ours is None or theirs is None or not ours.legal:
        return effect_of(entry)
    now, then = (events(entry.before, judgement, eyes=reader.eyes) for judgement in (ours, theirs))
    new = next((told for told in now if told not in then), "")
    old = next((told for told in then if told not in now), "")
    return " ".join(filter(None, [new, text("moves.record-has", what=old) if old else ""]))
