"""Where somebody is: all that a code brings back, on this page after Back or elsewhere from a link.

A place is what somebody means who says "look at this":

- on every screen the rules with what a group added, what is not agreed, the rules beside ours, game, step and screen;
- *Watch*: the reader's own line, the player through whose eyes they look, the move that they look at;
- *Who is right?*: what is asked of two cards, the quarrel or the board while it is open, and whether the answer stands
  large;
- *Our rules*: what the grid holds fixed, its open cell, and the question whose documents are shown;
- *Practise*: how far they have come there, which nothing else keeps, and the game against bots (under the same rules);
- *What if?*: what is asked there and of how many players, how the bots play and how exact the answer is to be, but not
  what came of it, which takes seconds to be played again;
- the sheet's title and switches; all answers to the questions of *Find our rules* and *Do we play the same game?*

All else is how somebody looks, or how far they have come, and stays theirs: language, light or dark, suits in four
colours, how deep reasons go, table or sentences, what is searched for or half typed, topics that are unfolded, texts
that are opened to be copied, whether they are asked to predict and what they predicted, changes to be taken back. Games
that were pasted are too long for a code; they go along as texts, or as pages that are kept.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from explorer.rules.ruleset import RuleSet
from explorer.ui.board.position import Board
from explorer.ui.find.state import NONE, Answers
from explorer.ui.grid.look import USUAL, Look
from explorer.ui.lab.state import FRESH as UNASKED
from explorer.ui.lab.state import Setup
from explorer.ui.looked_at import LookedAt
from explorer.ui.own_moves import OwnMove
from explorer.ui.play.state import Kept
from explorer.ui.practise.state import FRESH, Practise
from explorer.ui.settle.asked import NOTHING, Asked
from explorer.ui.sheet.paper import PLAIN, Paper


@dataclass(frozen=True, slots=True)
class Place:
    """Where somebody is: rules, game, step, tab; ``line`` are moves of their own, made from step ``since`` on.

    ``asked`` is what they ask of cards, ``board`` what they laid out, ``large`` whether the answer fills the window.
    ``quarrel`` is the option that they quarrel about, where the board is that of a quarrel.
    ``open_keys`` are options on which nobody has agreed, ``against`` the rules that theirs are compared with, ``grid``
    its switches and open cell, ``opened`` the option whose documents are shown. ``eyes`` is the seat through whose eyes
    they look, from 0, ``move`` what they look at. ``paper`` is what they want on the sheet,
    ``finding`` and ``practise`` are what they answered, ``play`` is their game against bots, ``lab`` what they ask.
    """

    rules: RuleSet
    game: str = ""
    step: int = 0
    tab: str = ""
    since: int = 0
    line: tuple[OwnMove, ...] = ()
    asked: Asked = NOTHING
    board: Board | None = None
    open_keys: frozenset[str] = frozenset()
    against: RuleSet | None = None
    paper: Paper = PLAIN
    finding: Answers = NONE
    practise: Practise = FRESH
    play: Kept | None = None
    grid: Look = USUAL
    opened: str = ""
    eyes: int | None = None
    move: LookedAt | None = None
    large: bool = False
    quarrel: str = ""
    lab: Setup = UNASKED

    @property
    def spoken(self) -> Place:
        """The place without what speaks for itself when it changes."""
        return replace(self, tab="", grid=USUAL, opened="", eyes=None, move=None, large=False, lab=UNASKED)
