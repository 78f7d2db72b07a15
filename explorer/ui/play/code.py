"""A game in the code of the page: what fixes it, and the reader's decisions; the bots' own follow from those.

``1.cc.4fz.0.1.0.0-0_0-0_0-0~5D.u._``: the version, a letter for each bot, the number of the deal, of the game and
of the dealer's seat, games counted, marks and wins by seat; then a word for each decision, and two signs that tell
whether it is still the same game. The program deals the cards from the number, so nobody reads them in their own
address; it is no secret from whoever deals the number once more, which is what it is for.
"""

from __future__ import annotations

from zlib import crc32

from explorer.engine.apply import IllegalMove
from explorer.errors import InputError
from explorer.notation.moves import write_move
from explorer.players import POLICIES, Count, Setup, Sitting, Table
from explorer.rules.ruleset import RuleSet
from explorer.ui.play.going import MOST, ON, STAND, begin, decided, own
from explorer.ui.play.state import FRESH, MOST_BOTS, NAMES, Kept, Play, seated_players
from explorer.ui.practise.code import BASE_36, DIGITS, base_36

VERSION = "1"
LETTERS = {"random": "r", "lowest": "l", "careful": "c", "honest": "h", "lying": "y", "doubting": "d"}
_POLICIES = {letter: policy for policy, letter in LETTERS.items()}
assert set(LETTERS) == set(POLICIES)

HEAD, MOVES = ".", "~"
LARGEST = 10**12
"""No number of a deal is as large."""


def kept(play: Play, rules: RuleSet) -> Kept | None:
    """Return what a code keeps of a game; ``None`` where none is on, or it is one under other rules than in force."""
    sitting, table = play.sitting, play.table
    if sitting is None or table is None or sitting.setup.rules != rules:
        return None
    setup = sitting.setup
    bots = tuple(player.policy for player in setup.players if player.policy)
    counts = tuple((count.marks, count.wins) for count in sitting.counts)
    return Kept(bots, setup.seed, setup.game, setup.dealer, sitting.games, counts, play.own, check(table))


def check(table: Table) -> str:
    """Return two signs for all that was decided at a table."""
    told = ".".join(f"{one.by}{write_move(one.move) if one.move else STAND}" for one in table.decided)
    number = crc32(told.encode())
    return DIGITS[number & 63] + DIGITS[number >> 6 & 63]


def write_play(kept: Kept | None) -> str:
    """Write a game for a code; nothing for none."""
    if kept is None:
        return ""
    numbers = (kept.seed, kept.game, kept.dealer, kept.games)
    counts = "_".join(f"{base_36(marks)}-{base_36(wins)}" for marks, wins in kept.counts)
    bots = "".join(LETTERS[policy] for policy in kept.bots)
    head = HEAD.join([VERSION, bots, *map(base_36, numbers), counts])
    return MOVES.join([head, HEAD.join(kept.own), kept.check])


def read_play(text: str) -> Kept | None:
    """Read what `write_play` wrote.

    Raises:
        InputError: when it is damaged, or of another version.
    """
    if not text:
        return None
    if not text.startswith(f"{VERSION}{HEAD}"):
        raise InputError("code.play-version")
    try:
        head, words, sign = text.split(MOVES)
        _, bots, *numbers, counts = head.split(HEAD)
        seed, game, dealer, games = (int(one, BASE_36) for one in numbers)
        counted = tuple((int(marks, BASE_36), int(wins, BASE_36)) for marks, wins in _pairs(counts))
        policies = tuple(_POLICIES[letter] for letter in bots)
    except (ValueError, KeyError):
        raise InputError("code.play-damaged") from None
    players = len(policies) + 1
    if not 0 < len(policies) <= MOST_BOTS or len(counted) != players or not 0 <= dealer < players:
        raise InputError("code.play-damaged")
    if not 0 <= min(seed, game, games, *map(min, counted)) or max(seed, game, games, *map(max, counted)) >= LARGEST:
        raise InputError("code.play-damaged")
    every = tuple(words.split(HEAD)) if words else ()
    if len(every) > MOST:  # more than any game has
        raise InputError("code.play-damaged")
    for word in every:
        if word not in (STAND, ON):
            own(word)
    return Kept(policies, seed, game, dealer, games, counted, every, sign)


def _pairs(text: str) -> list[list[str]]:
    return [part.split("-") for part in text.split("_")]


def resumed(kept: Kept, rules: RuleSet, troubles: list[InputError]) -> Play:
    """Return a game as it stood, as far as it can be played again; ``troubles`` gets what is otherwise."""
    setup = Setup(rules, seated_players(kept.bots), kept.seed, kept.game, kept.dealer)
    counts = tuple(Count(name, marks, wins) for name, (marks, wins) in zip(NAMES, kept.counts, strict=False))
    try:
        play = begin(Play(kept.bots), Sitting(setup, counts, kept.games))
    except InputError as error:
        troubles.append(error)
        return FRESH
    for number, word in enumerate(kept.own, start=1):
        try:
            play = decided(play, word)
        except (InputError, IllegalMove):
            troubles.append(InputError("code.play-cut", number=number))
            return play
    if play.table is not None and check(play.table) != kept.check:
        troubles.append(InputError("code.play-otherwise"))
    return play
