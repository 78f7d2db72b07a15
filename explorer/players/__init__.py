"""Bots, a coach, and games against them, as plain data and functions; a screen keeps a `Sitting` and a `Table`.

A game::

    sitting = sit_down(rules, [Player("You"), Player("Ben", "careful")], seed=7)   # marks
    table = advance(first_table(sitting))     # play: bots go on until a person has to decide
    waiting = pending(table)                  # table: a Sight, or None when the game is over
    table = act(table, waiting.moves[0])      # play: then the bots go on; None lets the latest play stand
    table = take_back(table)                  # play: before the latest decision of a person
    sitting = next_game(sitting, table)       # marks: counts the game, passes the deal on

`Sight` is all that a seat may see: ``state`` (`explorer.engine.sight.view`), the legal ``moves``, and whether they
``answer`` the latest play (challenge, change, on), which may then also be let stand. A person may lay other cards of
the hand than those that ``moves`` names, in a set or under a claim. `act` raises `IllegalMove` with the judgement, or
`InputError`, and leaves the table as it is. ``table.stopped`` says why bots go no further (``repetition``, ``limit``);
`advance` again plays on. ``table.state`` knows all cards: show a person only ``pending(table).state``, or
``view(table.state, seat)``.

A coach::

    words = coach_words(coach(waiting), "fi")          # every move: for and against, with passages; the move suggested
    why = followed(waiting, bot_choice(table, waiting))    # what advice a bot follows, and what it passes over

A table is fixed by its ``setup`` and ``decided``, so that `resume` makes it anew from those. `record` makes a record
that opens in *Watch*. Policies are data (`POLICIES`), their advice the clauses of the decision *advice*.
"""

from explorer.players.coach import Coaching, Followed, coach, followed
from explorer.players.marks import Count, Sitting, first_table, next_game, scores, sit_down
from explorer.players.play import act, advance, bot_choice, resume, take_back
from explorer.players.policy import BLUFFING, POLICIES, Policy
from explorer.players.saving import record
from explorer.players.sight import Sight
from explorer.players.table import Decision, Player, Setup, Table, decide, open_table, pending
from explorer.players.words import coach_words, followed_words, move_advice, policy_words

__all__ = [
    "BLUFFING",
    "POLICIES",
    "Coaching",
    "Count",
    "Decision",
    "Followed",
    "Player",
    "Policy",
    "Setup",
    "Sight",
    "Sitting",
    "Table",
    "act",
    "advance",
    "bot_choice",
    "coach",
    "coach_words",
    "decide",
    "first_table",
    "followed",
    "followed_words",
    "move_advice",
    "next_game",
    "open_table",
    "pending",
    "policy_words",
    "record",
    "resume",
    "scores",
    "sit_down",
    "take_back",
]
