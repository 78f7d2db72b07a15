"""The short code of a place (`explorer.ui.place`): ``pk1:k=w5E;r=pagat+led_ten.clears;g=first;s=13``.

What a group added goes along: its own rules (``o=``), notes (``n=``) and documents (``d=``). The code stands in the
address's fragment, which no server sees, and can be pasted. What it does not understand it says.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from typing import TypeVar

from explorer.errors import InputError
from explorer.rules.catalogue import OPTIONS
from explorer.rules.ruleset import RuleSet
from explorer.ui.board.code import read_board, write_board
from explorer.ui.check_letters import checked, unchecked
from explorer.ui.find.state import NONE, Answers, read_answers, write_answers
from explorer.ui.grid.look import USUAL
from explorer.ui.grid.look_code import read_look, write_look
from explorer.ui.lab.code import read_setup, write_setup
from explorer.ui.lab.state import FRESH
from explorer.ui.looked_at import read_looked_at, read_seat, write_looked_at
from explorer.ui.own_moves import OwnMove, read_own_move, write_own_move
from explorer.ui.place import Place
from explorer.ui.play.code import read_play, write_play
from explorer.ui.practise.code import read_practise, write_practise
from explorer.ui.rules_code import KEYS, read_against, read_rules_fields, rules_fields, write_against
from explorer.ui.settle.asked import NOTHING, read_asked, write_asked
from explorer.ui.settle.quarrels import quarrels
from explorer.ui.sheet.paper import PLAIN, read_paper, write_paper
from explorer.ui.shelf import OWN

VERSION = "pk1:"
FIELDS = (*KEYS, "g", "s", "t", "l", "w", "b", "p", "c", "a", "q", "i", "e", "h", "m", "u", "x", "y", "z")
LONGEST_SHOWN = 40
LARGE = "1"

R = TypeVar("R")


def write_code(place: Place) -> str:
    """Write a place as its code."""
    fields = [
        *rules_fields(place.rules, place.open_keys),
        ("g", place.game),
        ("s", str(place.step) if place.step else ""),
        ("t", place.tab),
        ("w", write_asked(place.asked)),
        ("b", write_board(place.board) if place.board else ""),
        ("p", write_paper(place.paper)),
        ("c", write_against(place.against)),
        ("a", write_answers(place.finding)),
        ("q", write_practise(place.practise)),
        ("i", write_look(place.grid)),
        ("e", place.opened),
        ("h", "" if place.eyes is None else str(place.eyes + 1)),
        ("m", write_looked_at(place.move)),
        ("u", LARGE if place.large else ""),
        ("y", write_play(place.play)),
        ("z", place.quarrel),
        ("x", write_setup(place.lab)),
    ]
    if place.since:
        fields.append(("l", ".".join([str(place.since), *map(write_own_move, place.line)])))
    return VERSION + checked(";".join(f"{key}={value}" for key, value in fields if value))


def read_code(
    text: str,
    *,
    games: Iterable[str],
    tabs: Iterable[str],
    instead: tuple[RuleSet, frozenset[str]] | None = None,
) -> tuple[Place, list[InputError]]:
    """Read a code, as far as it can be understood.

    ``instead`` are the rules and open options that stay where it has none that can be understood.
    Returns the place, and an error for each part that could not be read (the place is as if it were not there).

    Raises:
        InputError: when the text is no code of this version at all, or was cut or changed on its way.
    """
    troubles: list[InputError] = []
    fields = _fields(text, troubles)
    rules, open_keys = read_rules_fields(fields, troubles, instead=instead)
    against = read_against(fields.get("c", ""), troubles)
    named = fields.get("g", "")
    game = _known(named, tuple(games), "own" if named.startswith(OWN) else "game", troubles)
    tab = _known(fields.get("t", ""), tuple(tabs), "screen", troubles)
    step = _read_number(fields.get("s", ""), "step", troubles)
    since, line = _read_line(fields.get("l", ""), troubles)
    asked = _read(fields.get("w", ""), read_asked, NOTHING, troubles)
    board = _read(fields.get("b", ""), read_board, None, troubles)
    paper = _read(fields.get("p", ""), read_paper, PLAIN, troubles)
    finding = _read(fields.get("a", ""), read_answers, NONE, troubles)
    practise = read_practise(fields.get("q", ""), rules, troubles)
    place = Place(rules, game, step, tab, since, line, asked, board, open_keys, against, paper, finding, practise)
    return _looking(place, fields, troubles), troubles


def _looking(place: Place, fields: Mapping[str, str], troubles: list[InputError]) -> Place:
    """Return a place with what of it is looked at."""
    return replace(
        place,
        grid=_read(fields.get("i", ""), read_look, USUAL, troubles),
        opened=_known(fields.get("e", ""), tuple(option.key for option in OPTIONS), "option", troubles),
        eyes=_read(fields.get("h", ""), read_seat, None, troubles),
        move=_read(fields.get("m", ""), read_looked_at, None, troubles),
        play=_read(fields.get("y", ""), read_play, None, troubles),
        large=_known(fields.get("u", ""), (LARGE,), "size", troubles) == LARGE,
        quarrel=_known(fields.get("z", ""), tuple(one.key for one in quarrels()), "quarrel", troubles),
        lab=_read(fields.get("x", ""), read_setup, FRESH, troubles),
    )


def read_code_rules(text: str) -> tuple[RuleSet, list[InputError]]:
    """Read only the rules of a code, as far as they can be understood, as `read_code` reads all of it.

    Raises:
        InputError: when the text is no code of this version at all, or was cut or changed on its way.
    """
    troubles: list[InputError] = []
    return read_rules_fields(_fields(text, troubles), troubles)[0], troubles


def read_code_rules_open(text: str) -> tuple[RuleSet, frozenset[str], list[InputError]]:
    """Read the rules of a code with the options that are open, as `read_code_rules` reads the rules.

    Raises:
        InputError: when the text is no code of this version at all, or was cut or changed on its way.
    """
    troubles: list[InputError] = []
    rules, open_keys = read_rules_fields(_fields(text, troubles), troubles)
    return rules, open_keys, troubles


def read_code_answers(text: str) -> tuple[Answers, str]:
    """Read only what was answered to questions in a code, and on which screen it was written.

    Raises:
        InputError: when the text is no code of this version at all, was cut or changed on its way, or its answers
            cannot be read.
    """
    fields = _fields(text, [])
    return read_answers(fields["a"]) if fields.get("a") else NONE, fields.get("t", "")


def _fields(text: str, troubles: list[InputError]) -> dict[str, str]:
    """Return the fields of a code by their letter."""
    plain = text.strip().strip("\"'`<>“”")
    _, found, body = plain.partition(VERSION)
    if not found:
        raise InputError("code.none")
    fields: dict[str, str] = {}
    for part in filter(None, unchecked(body).split(";")):
        key, equals, value = part.partition("=")
        if key not in FIELDS or not equals:
            troubles.append(InputError("code.part", part=_short(part)))
            continue
        if key in fields:
            troubles.append(InputError("code.part-twice", part=key))
        fields[key] = value
    if not fields and not troubles:
        raise InputError("code.empty")
    return fields


def _read(text: str, read: Callable[[str], R], without: R, troubles: list[InputError]) -> R:
    """Read a field; what cannot be read is as if it were not there."""
    try:
        return read(text) if text else without
    except InputError as error:
        troubles.append(error)
        return without


def _short(text: str) -> str:
    return text if len(text) <= LONGEST_SHOWN else text[:LONGEST_SHOWN] + "…"


def _known(given: str, known: tuple[str, ...], what: str, troubles: list[InputError]) -> str:
    if given and given not in known:
        troubles.append(InputError(f"code.no-{what}", given=_short(given)))
        return ""
    return given


def _read_number(text: str, what: str, troubles: list[InputError]) -> int:
    if text and not text.isdecimal():
        troubles.append(InputError("code.number", what=what, given=_short(text)))
        return 0
    return int(text or 0)


def _read_line(text: str, troubles: list[InputError]) -> tuple[int, tuple[OwnMove, ...]]:
    if not text:
        return 0, ()
    since, *written = text.split(".")
    moves = []
    try:
        for word in written:
            moves.append(read_own_move(word))
    except InputError as error:
        troubles.append(InputError("code.own-moves", given=_short(word), why=error))
    return _read_number(since, "line", troubles), tuple(moves)
