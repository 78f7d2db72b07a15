"""How a game goes on: a decision of the reader as a word of the code, and all that the bots do after it."""

from __future__ import annotations

from dataclasses import replace

from explorer.errors import InputError
from explorer.players import Sitting, Table, act, advance, first_table, take_back
from explorer.ui.choice import Choice
from explorer.ui.own_moves import OwnMove, made_by, own_move, read_own_move, write_own_move
from explorer.ui.play.state import ME, Play

STAND, ON = "_", "-"
"""The words for letting the latest play stand, and for bots that are to go on after they had stopped."""

AT_ONCE = 300
"""So many decisions bots make in a row before the reader is asked whether they shall go on."""

MOST = 2_000
"""A game of more decisions is at its end for this page: whoever sends a code could else keep the page busy for long."""


def begin(play: Play, sitting: Sitting) -> Play:
    """Deal a game, and let the bots decide until it is the reader's turn.

    Raises:
        InputError: at ``players``, when the cards do not go round.
    """
    dealt = first_table(sitting)
    table = advance(dealt, limit=AT_ONCE)
    return replace(play, sitting=sitting, table=table, before=dealt, own=(), chosen=None, lay=(), coach=False)


def word_of(choice: Choice | None, table: Table) -> str:
    """Return the word for a decision; ``None`` lets the latest play stand."""
    return STAND if choice is None else write_own_move(own_move(ME, choice.move, table.state, at=choice.at))


def decided(play: Play, word: str) -> Play:
    """Return the game after a decision of the reader.

    Raises:
        IllegalMove, InputError: where it cannot be made; a game that is too long goes no further either.
    """
    table = table_of(play)
    if len(table.decided) > MOST:
        raise InputError("play.too-long", number=MOST)
    if word == ON and table.stopped:
        after = advance(table, limit=AT_ONCE)
    elif word == STAND:
        after = act(table, None, limit=AT_ONCE)
    else:
        made = made_by(own(word), table.state)
        if made is None or made[0] != ME:
            raise InputError("play.not-now")
        after = act(table, made[1], limit=AT_ONCE)
    return replace(play, table=after, before=table, own=(*play.own, word), chosen=None, lay=(), coach=False)


def own(word: str) -> OwnMove:
    """Return the move that a word stands for."""
    return read_own_move(word)


def taken_back(play: Play) -> Play:
    """Return the game before the reader's latest decision."""
    table = take_back(table_of(play))
    words = [*play.own]
    while words and words.pop() == ON:
        pass
    return replace(play, table=table, before=table, own=tuple(words), chosen=None, lay=(), coach=False)


def table_of(play: Play) -> Table:
    """Return the table of a game that is on.

    Raises:
        InputError: where nobody has sat down.
    """
    if play.table is None:
        raise InputError("play.no-game")
    return play.table
