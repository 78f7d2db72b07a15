"""Where a deal parts under two rule sets, in a sentence and as a record whose comment tells the other side."""

from __future__ import annotations

from dataclasses import replace

from explorer.engine.game import open_game
from explorer.lab.figures import say
from explorer.lab.parting import Parting
from explorer.notation.records import Record
from explorer.trace.moved import move_words


def parting_line(parted: Parting, game: int, name: str, names: tuple[str, str], lang: str = "") -> str:
    """Return at which move the game parts under the rule sets called so, and what each bot does there.

    ``name`` is how they play.
    """
    facts = {"game": game, "name": name, "a": names[0], "b": names[1]}
    if parted.alike:
        return say("parting.alike", lang, **facts)
    did_a, did_b = (_did(each, parted.move, lang) for each in (parted.a, parted.b))
    if did_a and did_b:
        how = "deal" if parted.dealt else "line"
        return say(f"parting.{how}", lang, number=parted.move + 1, did_a=did_a, did_b=did_b, **facts)
    over, on = names if did_b else names[::-1]
    return say("parting.over", lang, number=parted.move, over=over, on=on, did=did_a or did_b, **facts)


def commented(parted: Parting, game: int, names: tuple[str, str], lang: str = "") -> Record:
    """Return the record of the first side, with a title, and with what the other does where they part."""
    record, facts = parted.a, {"game": game, "a": names[0], "b": names[1]}
    title = ("Title", say("parting.title", lang, **facts))
    record = replace(record, headers=(title, *record.headers))
    if parted.alike:
        return replace(record, intro=say("parting.alike-intro", lang, **facts))
    did = _did(parted.b, parted.move, lang)
    if parted.dealt:
        return replace(record, intro=say("parting.intro", lang, did_b=did, **facts))
    moves = list(record.moves)
    here = parted.move < len(moves)
    how = "over-there" if not did else "instead" if here else "goes-on"
    at = parted.move if here else len(moves) - 1
    moves[at] = replace(moves[at], comment=say(f"parting.{how}", lang, did_b=did, **facts))
    return replace(record, moves=tuple(moves))


def _did(record: Record, move: int, lang: str) -> str:
    """Return what is done at a move, "" where the game is over before it."""
    if move >= len(record.moves):
        return ""
    judged = open_game(replace(record, moves=record.moves[: move + 1])).steps()[-1]
    words = move_words(judged.judgement.move, judged.before, lang, judgement=judged.judgement)
    return say("parting.did", lang, who=words.who, does=words.does)
