"""The shape of packed tables: which number stands for what, where the game loop reads it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from explorer.cards import PACK, Kind
from explorer.rules.catalogue.kinds import HEIGHT
from explorer.rules.decision import DUTY, EFFECT, EMPTY, PLAY
from explorer.tables.cells import Layout

PLACE: dict[Kind, int] = HEIGHT
"""Kinds are numbered from the lowest up; a hand has four bits for each, which count its cards."""

TOPS = {EMPTY: 0} | {kind: 1 + place for kind, place in PLACE.items()}
OWED = {"no": 0} | {kind: 1 + place for kind, place in PLACE.items()}
STATES = 4 * len(TOPS)
"""What lies there: its top, whether some stock is left, whether some nine is in the game."""

FREE, WHOLE, PART, OTHER = STATES, 2 * STATES, 3 * STATES, 4 * STATES
OPENINGS = {"no": 0, "free": FREE, "whole": WHOLE, "part": PART, "other": OTHER}
FALLS = {"clears": 1, "stands": 2, "must-take": 3}
TOKENS = {"left": 0, "actor": 1, "leader": 2, "challenged": 3, "after-challenged": 4}
AMOUNTS = {"nothing": 0, "all": 1, "top-half": 2, "refill": 3, "fallen": 4}
STARTS = {"left-of-dealer": 0, "most": 1, "first": 2}

PLAYS = Layout(
    PLAY,
    {
        "kind": {kind: 4 * place for kind, place in PLACE.items()},
        "count": {1: 0, 2: 1, 3: 2, 4: 3, 5: 64},
        "top": {top: 4 * 128 * place for top, place in TOPS.items()},
        "stock": {False: 0, True: 2 * 128},
        "nines": {False: 0, True: 128},
        "opening": {opening: 128 * place for opening, place in OPENINGS.items()},
    },
)
"""Two words for every state of every kind of opening, four bits a kind: one to four cards, and five to eight."""

EFFECT_STATES = len(TOPS) * 5 * 2
EFFECTS = Layout(
    EFFECT,
    {
        "kind": {kind: 8 * place for kind, place in PLACE.items()},
        "count": {1: 0, 2: 2, 3: 4, 4: 6, 5: EFFECT_STATES * 16 * 8},
        "top": {top: place * 10 * 16 * 8 for top, place in TOPS.items()},
        "run": {run: run * 2 * 16 * 8 for run in range(5)},
        "stock": {False: 0, True: 16 * 8},
    },
)
"""A byte for every top, run, stock and kind: two bits for each of one to four cards; then the same for five."""

FIVE = EFFECT_STATES * 16
DUTIES = Layout(
    DUTY,
    {
        "move": {move: place for place, move in enumerate(DUTY.features["move"])},
        "zone": {"hand": 0, "up": 544 * 8, "down": 1088 * 8},
        "table": {EMPTY: 0, "pile": 272 * 8},
        "stock": {False: 0, True: 136 * 8},
        "owed": {owed: 8 * 8 * place for owed, place in OWED.items()},
        "opening": {False: 0, True: 4 * 8},
        "lead": {False: 0, True: 2 * 8},
        "playable": {False: 0, True: 8},
    },
)
"""A byte for every situation: a bit for each move that the player may make. Eight of them are read as one word."""

OPEN, HIDDEN = 8, 16
"""What is added to the seat that a card is dealt to, where it lies on the table."""

LAY, PICKUP, TRY, PASS, UP, DOWN = 0, 1, 2, 3, 4, 5
"""The moves of the decision *duty* by their bits."""

CHALLENGE, CHANGE, ON = 6, 7, 8
"""The moves that answer a play."""

AMOUNT_OF = (0, 8, 12, 20, 0, 16)
"""Where a move stands among the amounts, by its verb: a pick-up, a failed try, a pass, a hidden card."""

TAKE_OF = (0, 0, 2, 4, 0, 2)
"""Where it stands among what says who is next."""

OTHERS = 1 << PICKUP | 1 << TRY | 1 << PASS
REFILL = 3
ACTOR, LEADER, CHALLENGED = 1, 2, 3
CLEARS, OWES = 1, 3


class Tables(NamedTuple):
    """A rule set as numbers, and nothing else that the game loop knows of rules.

    ``legal``, ``effect`` and ``duty`` lie as `PLAYS`, `EFFECTS` and `DUTIES` say. ``after_play`` has who is next by
    effect, whether the player is out, whether five cards were laid; ``after_take`` by pick-up, failed card or pass,
    whether only half was taken, and what was owed. ``amount`` has how much by move, owed, fallen; ``out`` by stock,
    cards, doubtful; ``over`` by whether one player is left, and stock; ``start`` by whether an opening kind is held.
    """

    legal: Any
    effect: Any
    duty: Any
    after_play: Any
    after_take: Any
    amount: Any
    out: Any
    over: Any
    start: Any
    opening: Any
    pack: Any
    hand: int
    nine: int
    nines: int


COLUMNS = (
    *("outcome", "loser", "starter", "first_out", "turns", "choices", "ways", "biggest"),
    *("falls", "tries", "fits", "swaps", "settled", "mark", "claims", "lies", "challenges", "caught"),
)
"""What a row has of a game; then, for each seat in turn, what `SEATS` names."""

SEATS = ("pickups", "taken", "plays")
OUTCOME, LOSER, TURNS = (COLUMNS.index(name) for name in ("outcome", "loser", "turns"))
PER_SEAT = len(COLUMNS)

ENDED, ENDLESS, STOPPED = 0, 1, 2
"""How a game ended: with a loser, proven to go on for ever, or cut at the limit (or where nobody might move)."""

AT_RANDOM, LOWEST, ADVISED = 0, 1, 2
"""How a policy chooses."""


class Seated(NamedTuple):
    """Who plays, and how long: where each card is dealt to, how each seat chooses, and what begins all chance.

    ``fixed`` is 1 where nobody goes by chance, ``width`` the length of a row.
    """

    to: Any
    who: Any
    base: int
    limit: int
    fixed: int
    width: int


class Work(NamedTuple):
    """Where a game is played: by place the deck; by seat the hands and how many cards they hold.

    ``rest`` has for each place of the deck the cards from there to its end as a hand. What begins with ``snap`` is
    remembered of a position, to see whether it comes back. ``players`` is how many seats there are.
    """

    players: int
    deck: Any
    rest: Any
    hands: Any
    held: Any
    snap: Any
    snap_cards: Any
    snap_seq: Any
    at: Any


def sizes_of(cards: int, players: int) -> tuple[int, ...]:
    """Return how long each part of `Work` is that is stored by place."""
    return cards, cards + 1, players, players, players, players, cards, 7


class TableCards(NamedTuple):
    """What lies before each seat: open cards as a hand and their number, hidden ones four bits each, the next lowest.

    ``cards`` is the number of all cards of a seat, the hand included.
    """

    up: Any
    up_left: Any
    down: Any
    cards: Any


AT_ONCE = 8
"""So many cards are put on the pile at once, whether there are as many or not: places above its size mean nothing."""


def is_wide(tables: Tables) -> bool:
    """Tell whether a hand may hold more than four cards of a kind."""
    return len(tables.pack) > len(PACK)


def lays_cards(to: Sequence[int]) -> bool:
    """Tell whether some cards are dealt to the table."""
    return max(to) >= OPEN


def takes_half(tables: Tables) -> bool:
    """Tell whether a part of the pile may be taken, so that the order of its cards matters."""
    return AMOUNTS["top-half"] in tables.amount
