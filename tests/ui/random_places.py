"""Random places, the same ones each time: any screen of any of the four games, with all that a group may have added."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from random import Random
from typing import TypeVar

from explorer.ask.quiz.boxes import NEW, answered
from explorer.cards import KINDS, PACK
from explorer.notation.records import read_record
from explorer.players import POLICIES
from explorer.rules.catalogue import OPTIONS
from explorer.rules.own_given import note, own_rule
from explorer.rules.presets import PRESETS
from explorer.rules.ruleset import RuleSet, rule_set
from explorer.state import Move
from explorer.ui.board.position import Board
from explorer.ui.find.answers import asked_of, standing_of, with_answer
from explorer.ui.find.state import Answers
from explorer.ui.grid.look import Look
from explorer.ui.lab.state import EVERY, EXACT, Setup
from explorer.ui.looked_at import LookedAt
from explorer.ui.own_moves import OwnMove, own_move
from explorer.ui.place import Place
from explorer.ui.play.state import Kept
from explorer.ui.practise.state import FRESH, Practise
from explorer.ui.same.people import ANSWER, COMPARE, PASS, Same
from explorer.ui.screens import IDS
from explorer.ui.settle.asked import Asked
from explorer.ui.settle.quarrels import quarrels
from explorer.ui.sheet.paper import Paper
from explorer.ui.watching import watch
from tests.ui.four_games import LIES, TABLE_CARDS

GAMES = ("first", "scene-led_ten-clears")
TOPS = ("", "empty", "led-10", *KINDS)
OWN = (
    own_rule({"says": "goes", "cards": "Q K", "top": "empty 3", "number": 2, "text": "Ässät & muut: käy!"}),
    own_rule({"says": "does-not-go", "cards": "5", "top": "8", "stock": "gone", "text": "No fives"}),
)
GAMES_PLAYED = (
    Kept(("careful",), 7, counts=((0, 0), (0, 0)), check="-_"),
    Kept(
        ("lying", "random", "doubting"),
        10**11,
        40,
        3,
        39,
        ((3, 0), (0, 2), (0, 0), (41, 0)),
        ("5D", "_", "-", "crT-3DTS"),
        "a0",
    ),
)
NOTES = (note({"about": "J 2", "text": "Slap; it=now."}), note({"about": "", "text": "Tea at nine 🍵"}))

T = TypeVar("T")


def random_places(number: int) -> Iterator[Place]:
    """Give so many places."""
    for seed in range(number):
        yield _place(Random(seed))


def _place(chance: Random) -> Place:
    left_open = frozenset(chance.sample([option.key for option in OPTIONS], chance.choice((0, 0, 1, 3))))
    since = chance.choice((0, 0, 7))
    moves = [own for _, own in _moves()]
    return Place(
        _rules(chance, left_open),
        chance.choice(("", *GAMES)),
        chance.randrange(200),
        chance.choice(("", *IDS)),
        since,
        tuple(chance.choices(moves, k=chance.randrange(5))) if since else (),
        asked=_asked(chance),
        board=_some(chance, [board for board, _ in _moves()]),
        open_keys=left_open,
        against=_rules(chance, frozenset()) if chance.randrange(3) else None,
        paper=Paper(chance.choice(("", "Friday ☺ =;+")), *(bool(chance.randrange(2)) for _ in range(3))),
        finding=Answers(chance.choice(_answers()), chance.choice(_people())),
        practise=chance.choice((FRESH, Practise(answered(NEW, "lead.any", right=True)))),
        play=_some(chance, GAMES_PLAYED),
        grid=_look(chance),
        opened=chance.choice(("", *(option.key for option in OPTIONS))),
        eyes=_some(chance, range(12)),
        move=_some(chance, [LookedAt(chance.randrange(12), own) for own in moves]),
        large=bool(chance.randrange(2)),
        quarrel=chance.choice(("", *(one.key for one in quarrels()))),
        lab=_setup(chance),
    )


def _setup(chance: Random) -> Setup:
    option = chance.choice(OPTIONS)
    key, value, base = chance.choice(
        [("", "", ""), ("", "", chance.choice(tuple(PRESETS))), (option.key, option.values[0].id, "")]
    )
    players, policy = chance.randrange(2, 7), chance.choice((EVERY, *POLICIES))
    return Setup(base, key, value, players, policy, chance.choice(EXACT))


def _some(chance: Random, among: Sequence[T]) -> T | None:
    return chance.choice(among) if chance.randrange(3) else None


def _rules(chance: Random, left_open: frozenset[str]) -> RuleSet:
    base = chance.choice(tuple(PRESETS))
    changed = [option for option in chance.sample(OPTIONS, chance.randrange(7)) if option.key not in left_open]
    values = {option.key: chance.choice(option.values).id for option in changed}
    own, told = chance.sample(OWN, chance.randrange(3)), chance.sample(NOTES, chance.randrange(3))
    return rule_set({"base": base, **values}, own=own, notes=told)


def _asked(chance: Random) -> Asked:
    top, kind = chance.choice(TOPS), chance.choice(("", *KINDS))
    return Asked(top, kind, chance.randrange(1, 6), chance.randrange(1, 5), *(chance.random() < 0.5 for _ in range(2)))


def _look(chance: Random) -> Look:
    asked = _asked(chance)
    cell = (asked.top or "empty", asked.kind or "3") if chance.randrange(2) else None
    return Look(asked.count, asked.run, asked.stock, asked.nines, cell=cell)


@cache
def _moves() -> tuple[tuple[Board, OwnMove], ...]:
    """Return positions of games with the moves made there, and some moves that no game has."""
    found = []
    for written in (LIES, TABLE_CARDS):
        record = read_record(written)
        watching = watch(record, rule_set("pagat"))
        for entry in watching.entries:
            if entry.judgement is not None and entry.before.turn is not None:
                by, move = entry.judgement.by, entry.judgement.move
                found.append((Board(entry.before, by, move), own_move(by, move, entry.before)))
    bare = [OwnMove(Move(verb), at) for verb, at in (("challenge", 3), ("down", 2), ("try", 0), ("pass", 0))]
    laid = [OwnMove(Move(verb, PACK[:number])) for verb, number in (("up", 1), ("change", 3), ("on", 2), ("play", 4))]
    return (*found, *((found[0][0], own) for own in (*bare, *laid)))


@cache
def _answers() -> tuple[str, ...]:
    return tuple(map(answers, ("", "0", "10u")))


def answers(picks: str) -> str:
    """Return the answers of somebody who picks these one after another, the first where there is no such one."""
    given = ""
    for pick in picks:
        standing = standing_of(given)
        question = asked_of(standing)
        if question is None:
            break
        given = with_answer(given, pick if pick in "ul" or int(pick) < len(standing.replies(question)) else "0")
    return given


@cache
def _people() -> tuple[Same, ...]:
    """Return people at each stage."""
    first = "q" + answers("10u")
    return (
        Same(),
        Same(("rpagat+led_ten.?", "q"), ANSWER),
        Same((first,), PASS),
        Same(("rpagat+led_ten.?", "rpagat+led_ten.clears"), COMPARE, "1"),
        Same(("rpagat", "rpagat+led_ten.clears"), COMPARE, "o"),
    )
