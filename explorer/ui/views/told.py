"""What happened at a step, and what the record says of it."""

from __future__ import annotations

from typing import Any

from explorer.engine.judge import judge
from explorer.rules.catalogue.facts import PLAYERS
from explorer.trace.texts import texts_of
from explorer.trace.words import deal_words, events, shown_cards
from explorer.ui.reader import OPEN_HANDS, Reader
from explorer.ui.say import text
from explorer.ui.views.cycle import cycle_view
from explorer.ui.views.phrases import asked, name_of, rules_name, trouble_of, what, who_is_asked, why_parts, words_of


def told_view(reader: Reader) -> dict[str, Any]:
    """Return the heading, the comment and the events of the open step."""
    entry, watching = reader.entry(), reader.watching()
    head, comment, note = "", "", ""
    happened: list[str] = []
    sides: list[str] = []
    if entry.number == 0:
        head = text("told.deal" if watching.game.dealt else "told.position")
        comment = watching.game.record.intro
        happened = deal_words(watching.dealt, reader.rules) if watching.dealt else []
        note = _warning(reader)
        if watching.trouble is not None:
            note = text("told.cannot-deal", why=trouble_of(watching))
    elif reader.asking(entry):
        head, name = asked(reader, entry), who_is_asked(reader, entry)
        note = text("told.predict-hint", name=name) if name else text("told.predict-hint-any")
    elif entry.judgement is None:
        head = what(entry) if entry.before.turn is not None else text("told.over")
        happened = _before(reader) if entry.own else []
        if reader.sees_hand(entry):
            open_play = "" if who_is_asked(reader, entry) else "-any"
            note = text(f"told.own-waiting{open_play}" if entry.own else "told.waiting", name=name_of(entry))
    else:
        head = what(entry)
        comment = entry.recorded.comment if entry.recorded else ""
        sides = _sides(reader)
        happened = events(entry.before, entry.judgement, eyes=reader.eyes)
    if reader.seat != OPEN_HANDS:
        note = " ".join(filter(None, [note, _hidden(reader), text("told.comment-hidden") if comment or sides else ""]))
        comment, sides = "", []
    return {
        "head": text("told.head", step=entry.number, what=head),
        "parts": _parts(reader),
        "cycle": cycle_view(reader),
        "under": _under(reader, told=bool(comment or sides)),
        "comment": _paragraphs(comment),
        "events": happened,
        "says": note,
        "advice": sides,
        "board": text("board.from-watch") if entry.before.turn is not None else "",
    }


def _parts(reader: Reader) -> dict[str, Any] | None:
    """Say it at the first step that the rules in force change; play can go on from there."""
    watching = reader.watching()
    if watching.parts != reader.step or watching.trouble is not None or reader.asking(reader.entry()):
        return None
    first = text("moves.first", why=why_parts(reader)).strip() if watching.parts else text("told.deal-parts")
    return {"text": first, "step": watching.parts, "button": text("moves.play-on")}


def _under(reader: Reader, *, told: bool) -> str:
    """Say of which rules the comments speak, where they are not those in force."""
    watching, entry = reader.watching(), reader.entry()
    if watching.rules == watching.game.rules or reader.asking(entry):
        return ""
    theirs = rules_name(watching.game.rules)
    if entry.beyond and entry.judgement is not None:
        return text("told.beyond", theirs=theirs)
    return text("told.theirs", theirs=theirs) if told else ""


def _before(reader: Reader) -> list[str]:
    """Return what the reader's own last move did."""
    last = reader.watching().entries[reader.step - 1]
    return events(last.before, last.judgement, eyes=reader.eyes) if last.own and last.judgement is not None else []


def _hidden(reader: Reader) -> str:
    """Say it where the hand that is to move is not open to the reader."""
    before = reader.entry().before
    if before.turn is None or reader.sees(before, before.turn):
        return ""
    return text("told.hand-hidden", name=before.actor.name, seer=reader.seat)


def _warning(reader: Reader) -> str:
    """Say it where the document in force is written for another number of players."""
    number = len(reader.watching().game.state.seats)
    for range_ in PLAYERS:
        if range_.document == reader.rules.document and not range_.low <= number <= range_.high:
            document = texts_of(reader.rules).document(range_.document).short
            return text("options.players", document=document, low=range_.low, high=range_.high, number=number)
    return ""


def _sides(reader: Reader) -> list[str]:
    """Return what the record says could have been done instead."""
    entry, theirs = reader.entry(), reader.watching().game.rules
    found = []
    for side in entry.recorded.sides if entry.recorded else ():
        name, move = side.moves[0]
        by = entry.before.seat(name) if name in entry.before.names else entry.by
        judgement = judge(entry.before, move, reader.rules, by=by)
        what = f"{name} {words_of(entry.before, judgement).does}"
        if move.claim:
            what = text("told.side-laid", what=what, cards=shown_cards(move.cards))
        same = judgement.legal == judge(entry.before, move, theirs, by=by).legal
        comment = " ".join(side.comment.split())
        form = "told.side" if same else "told.side-theirs"
        found.append(text(form, what=what, comment=comment, theirs=rules_name(theirs)))
    return found


def _paragraphs(comment: str) -> list[str]:
    return [" ".join(part.split("\n")) for part in comment.split("\n\n") if part.strip()]
