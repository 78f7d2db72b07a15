"""The screens of the page: which panels each shows, which events it answers, and the tab that it stands under."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from explorer.ui.board.events import EVENTS as BOARD_EVENTS
from explorer.ui.board.view import board_live, board_view
from explorer.ui.command.parse import Command
from explorer.ui.find.events import EVENTS as FINDING
from explorer.ui.find.view import find_live, find_view
from explorer.ui.grid.cell import cell_view
from explorer.ui.grid.events import EVENTS as GRID_EVENTS
from explorer.ui.grid.view import grid_view
from explorer.ui.home.events import answer as home_answer
from explorer.ui.home.events import more as home_more
from explorer.ui.home.view import home_live, home_view
from explorer.ui.lab.events import EVENTS as ASKING_LAB
from explorer.ui.lab.sweep_view import sweep_view
from explorer.ui.lab.versus_view import versus_view
from explorer.ui.lab.view import lab_live, lab_view
from explorer.ui.play.events import EVENTS as PLAYING_BOTS
from explorer.ui.play.typed import typed as typed_at_table
from explorer.ui.play.view import play_live, play_view
from explorer.ui.practise.events import EVENTS as PRACTISING
from explorer.ui.practise.view import practise_live, practise_view
from explorer.ui.reader import Reader
from explorer.ui.rules.adding import EVENTS as ADDING
from explorer.ui.rules.changing import EVENTS as CHANGING
from explorer.ui.rules.checking import EVENTS as CHECKING
from explorer.ui.rules.checking import found_view
from explorer.ui.rules.open_points import EVENTS as AGREEING
from explorer.ui.rules.own_view import own_view
from explorer.ui.rules.questions import options_view
from explorer.ui.rules.witness import EVENTS as WITNESSING
from explorer.ui.same.events import EVENTS as TOGETHER
from explorer.ui.same.view import same_live, same_view
from explorer.ui.settle import events as settling
from explorer.ui.settle.view import settle_live, settle_view
from explorer.ui.sheet import events as papers
from explorer.ui.sheet.view import sheet_live, sheet_view
from explorer.ui.views.game import game_view
from explorer.ui.views.games import games_view
from explorer.ui.views.moves import moves_view
from explorer.ui.views.others import others_view
from explorer.ui.views.table import table_view
from explorer.ui.views.told import told_view
from explorer.ui.views.turning import apply_change
from explorer.ui.views.why import why_view
from explorer.ui.watch.looking import EVENTS as LOOKING
from explorer.ui.watch.playing import EVENTS as PLAYING
from explorer.ui.watch.stepping import EVENTS as STEPPING

if TYPE_CHECKING:
    from explorer.ui.session import Session

View = Callable[[Reader], dict[str, Any]]
Views = Mapping[str, Mapping[str, Any]]
Commands = Callable[["Session", Command, Mapping[str, Callable[[Reader], str]]], str | None]
Handler = Callable[["Session", Mapping[str, Any]], None]


@dataclass(frozen=True, slots=True)
class Screen:
    """A screen by its id, under which the page's code draws it and the message ``shell.ID`` names it.

    ``tab`` is the screen whose tab it stands under, itself where it has a tab of its own; ``icon`` is for that tab.
    ``panels`` are its views by the name of the panel, ``events`` what it answers besides the events of the session.
    ``part`` is the message that names it among the screens under its tab, where that is not the name of the tab.
    ``commands`` answers what is typed in the command field, where it is meant otherwise than on *Watch*.
    ``live`` says what is to be spoken after something has changed on it, given those of its panels that were just made;
    without it, what *Watch* says.
    """

    id: str
    tab: str
    icon: str
    panels: Mapping[str, View]
    events: Mapping[str, Handler] = field(default_factory=dict)
    live: Callable[[Reader, Views], str] | None = None
    part: str = ""
    commands: Commands | None = None


WATCH = Screen(
    "watch",
    "watch",
    "steps",
    {
        "game": game_view,
        "games": games_view,
        "table": table_view,
        "told": told_view,
        "others": others_view,
        "why": why_view,
        "moves": moves_view,
    },
    {**STEPPING, **LOOKING, **PLAYING},
)
HOME = Screen(
    "home",
    "home",
    "home",
    {"home": home_view},
    {"home_answer": home_answer, "home_more": home_more},
    home_live,
)
SETTLE = Screen(
    "settle",
    "settle",
    "scale",
    {"settle": settle_view},
    {
        "settle_choose": settling.choose,
        "settle_switch": settling.switch,
        "settle_typed": settling.typed,
        "settle_clear": settling.clear,
        "settle_apply": apply_change,
    },
    settle_live,
    part="shell.part-settle",
)
BOARD = Screen("board", "settle", "scale", {"board": board_view}, BOARD_EVENTS, board_live)
RULES = Screen(
    "rules",
    "rules",
    "rules",
    {"options": options_view, "grid": grid_view, "cell": cell_view, "found": found_view, "own": own_view},
    {**CHANGING, **AGREEING, **CHECKING, **WITNESSING, **ADDING, **GRID_EVENTS},
    part="shell.part-rules",
)

SHEET = Screen("sheet", "rules", "print", {"sheet": sheet_view}, {**papers.EVENTS}, sheet_live)

FIND = Screen("find", "rules", "ask", {"find": find_view}, FINDING, find_live)
SAME = Screen("same", "rules", "pair", {"same": same_view}, TOGETHER, same_live)

PRACTISE = Screen(
    "practise", "practise", "ask", {"practise": practise_view}, PRACTISING, practise_live, "practise.title"
)
"""The first of the screens under its tab."""

PLAY = Screen(
    "play",
    "practise",
    "ask",
    {"play": play_view},
    PLAYING_BOTS,
    play_live,
    "play.part",
    typed_at_table,
)

LAB = Screen(
    "lab",
    "lab",
    "lab",
    {"lab": lab_view, "versus": versus_view, "sweep": sweep_view},
    ASKING_LAB,
    lab_live,
)

SCREENS: tuple[Screen, ...] = (HOME, SETTLE, BOARD, WATCH, RULES, SHEET, FIND, SAME, PRACTISE, PLAY, LAB)
"""All screens in the order of their tabs."""

IDS: tuple[str, ...] = tuple(screen.id for screen in SCREENS)
"""The ids of the screens, which a code may name."""


def screen(id: str) -> Screen:
    """Return a screen by its id.

    Raises:
        KeyError: when there is none.
    """
    return {one.id: one for one in SCREENS}[id]


def handler(kind: str) -> Handler | None:
    """Return what answers an event of a screen; ``None`` where no screen has such an event."""
    return next((one.events[kind] for one in SCREENS if kind in one.events), None)
