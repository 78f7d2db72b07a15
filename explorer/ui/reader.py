"""One reader: their rules, game and step, and what they chose to see. Views read it, events change it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import Any

from explorer.ask.agreement.open_rules import OpenRules
from explorer.engine.legal import TURNED
from explorer.engine.moves import answers, possible_moves
from explorer.engine.sight import view
from explorer.notation.records import Record
from explorer.rules.catalogue import OPTIONS
from explorer.rules.ruleset import RuleSet, rule_set
from explorer.sources.originals import Original, Originals
from explorer.state import Move, State
from explorer.trace.language import languages
from explorer.ui.board.state import nothing
from explorer.ui.choice import Choice, stands_for
from explorer.ui.codec import write_code
from explorer.ui.find.state import NONE
from explorer.ui.grid.look import Look
from explorer.ui.lab.state import Lab
from explorer.ui.looked_at import looked_at
from explorer.ui.own_moves import OwnMove
from explorer.ui.place import Place
from explorer.ui.play import state as playing
from explorer.ui.play.code import kept
from explorer.ui.practise.state import FRESH
from explorer.ui.rules.state import Our
from explorer.ui.settle.state import Settle
from explorer.ui.share.state import Share
from explorer.ui.sheet.paper import PLAIN
from explorer.ui.shelf import Shelf
from explorer.ui.watching import Entry, Watching, watch, with_line

OPEN_HANDS = "open"
"""All hands open, for study; otherwise the name of the player through whose eyes one looks."""


class Reader:
    """One reader's place; ``records`` are games of their own, shown first, ``originals`` their copies of documents."""

    def __init__(self, *, records: Iterable[Record] = (), originals: Originals | None = None) -> None:
        self.shelf = Shelf(records)
        self.originals = originals
        self.pasted: dict[str, Original] | None = {}
        self.rules: RuleSet = rule_set("pagat")
        self.former: RuleSet | None = None
        self.picked = False
        self.tab = "watch" if self.shelf.own else "home"
        self.lang = "en"
        self.game = self.shelf.ids[0]
        self.step = 0
        self.since = 0
        self.line: tuple[OwnMove, ...] = ()
        self.seat = OPEN_HANDS
        self.depth = ""
        self.narrow = False
        self.chosen: Choice | None = None
        self.lay: tuple[int, ...] = ()
        self.asks = True
        self.answers: dict[tuple[str, int], Choice | None] = {}
        self.opened = ""
        self.grid = Look()
        self.open_keys: frozenset[str] = frozenset()
        self.former_open: frozenset[str] = frozenset()
        self.our = Our()
        self.settle = Settle()
        self.large = False
        self.board = nothing()
        self.home = ""
        self.paper = PLAIN
        self.finding = NONE
        self.cleared = NONE
        self.practise = FRESH
        self.play = playing.FRESH
        self.seated: Watching | None = None
        self.lab = Lab()
        self.notice: dict[str, Any] = {}
        self.refused: dict[str, str] = {}
        self.said = 0
        self.news = ""
        self.answer = ""
        self.share = Share()
        self.file: dict[str, Any] = {}
        self.push = ""
        self._kept: tuple[tuple[object, ...], Watching] | None = None  # a view asks often, and a record is long to hash

    def watching(self) -> Watching:
        """Return the game under the rules in force, with the reader's own line; at a table, the game played there."""
        if self.seated is not None:
            return self.seated
        record, kept = self.shelf.record(self.game), self._kept
        of = record, self.rules, self.since, self.line
        if kept is None or any(mine is not theirs for mine, theirs in zip(of, kept[0], strict=True)):
            watching = watch(record, self.rules)
            kept = self._kept = of, with_line(watching, self.since, self.line) if self.since else watching
        return kept[1]

    def open_rules(self) -> OpenRules:
        """Return the rules in force with the options that are not agreed."""
        return OpenRules(self.rules, tuple(option.key for option in OPTIONS if option.key in self.open_keys))

    def entry(self) -> Entry:
        """Return the step that is open."""
        return self.watching().entries[self.step]

    def sight(self, state: State) -> State:
        """Return a position as the reader chose to see it: all hands open, or as one player sees them."""
        return state if self.seat == OPEN_HANDS else view(state, state.seat(self.seat))

    @property
    def eyes(self) -> int | None:
        """The seat through whose eyes the reader looks; ``None`` where all hands are open."""
        return None if self.seat == OPEN_HANDS else self.watching().game.state.seat(self.seat)

    def sees(self, state: State, place: int) -> bool:
        """Tell whether the hand of a player is open to the reader."""
        return self.sight(state).seats[place].hand.unknown == state.seats[place].hand.unknown

    def sees_hand(self, entry: Entry) -> bool:
        """Tell whether the hand of the player who acts at this step is open to the reader."""
        return self.sees(entry.before, entry.by)

    def ground(self, entry: Entry) -> State:
        """Return the position in which to judge what else could be done: what was laid face down stays unknown."""
        seen = self.sight(entry.before)
        return replace(entry.before, pile=seen.pile, last=seen.last)

    def asking(self, entry: Entry) -> bool:
        """Tell whether the reader is to predict this step first."""
        marked = entry.recorded is not None and entry.recorded.ask and not entry.own
        if not marked or not self.asks or (self.game, entry.number) in self.answers or entry.before.turn is None:
            return False
        return self.sees_hand(entry) and self.sees(entry.before, entry.before.turn)

    def foot(self, entry: Entry) -> int:
        """Return the seat at the foot of the table: whoever acts, but not while that would give a prediction away."""
        return entry.before.turn or 0 if self.asking(entry) else entry.by

    def go(self, step: int) -> None:
        """Go to a step, or the nearest one that there is, and look at no move."""
        self.step = max(0, min(step, self.watching().last))
        self.choose(None)

    def choose(self, choice: Choice | None, *, lay: tuple[int, ...] = ()) -> None:
        """Look at a move, or at none; ``lay`` are the places of the cards in the hand that a claim would lay."""
        self.chosen, self.lay = choice, lay

    def choices(self) -> list[Choice]:
        """Return every move that can be thought of at this step, the one made among them with its own cards.

        First come those of the player to move, where the reader sees the hand, then the answers to the latest play. A
        card that could be turned is not named: nobody has seen it yet.
        """
        entry = self.entry()
        made = entry.made if entry.judgement else None
        thought = self._thought(entry)
        found = [made if made is not None and stands_for(one, made, self.rules) else one for one in thought]
        if made is not None and made not in found and self.sees_hand(entry):
            found.insert(0, made)
        return found

    def _thought(self, entry: Entry) -> Iterator[Choice]:
        before = entry.before
        if before.turn is not None and self.sees(before, before.turn):
            turned = (Move(move.verb) if move.verb in TURNED else move for move in possible_moves(before, self.rules))
            yield from (Choice(before.turn, move) for move in dict.fromkeys(turned))
        for place, move in answers(before, self.rules):
            if not move.cards or self.sees(before, place):
                yield Choice(place, move)

    def place(self) -> Place:
        """Return what the code of this page holds."""
        return Place(
            self.rules,
            self.game,
            self.step,
            "" if self.tab == "watch" else self.tab,
            self.since,
            self.line,
            asked=self.settle.asked,
            board=self.board.board if self.board.begun and self.tab == "board" and not self.board.quarrel else None,
            paper=self.paper,
            finding=self.finding,
            practise=self.practise,
            play=kept(self.play, self.rules),
            against=self.grid.against,
            open_keys=self.open_keys,
            grid=replace(self.grid, shown="", against=None),
            opened=self.opened,
            eyes=self.eyes,
            move=looked_at(self.chosen, self.entry().before) if self.chosen else None,
            large=self.large,
            quarrel=self.board.quarrel if self.tab == "board" else "",
            lab=self.lab.setup,
        )

    def prefer(self, tags: Iterable[str]) -> None:
        """Speak the first of some languages, given as a browser names them, that the program has."""
        known = languages()
        found = (tag.partition("-")[0].lower() for tag in tags)
        self.lang = next((one for one in found if one in known), self.lang)

    def hush(self) -> None:
        """Take away what was said in words of another language: messages stay as they were made."""
        self.notice, self.answer = {}, ""
        self.settle = replace(self.settle, trouble="")
        self.share = replace(self.share, trouble="")
        self.board = replace(self.board, trouble="")
        self.lab = replace(self.lab, trouble="")

    def tell(self, kind: str, words: str) -> None:
        """Tell the reader something once: ``info``, or an ``error``, which is an alert and speaks for itself."""
        self.notice = {"kind": kind, "text": words}
        self.news = words if kind == "info" else ""

    def code(self) -> str:
        """Return the code of this place.

        Through a player's eyes it leaves out an own line in which another player lays cards face down: it names them.
        """
        place, eyes = self.place(), self.eyes
        laid = (entry for entry in self.watching().entries if entry.own and entry.judgement and entry.by != eyes)
        if eyes is not None and any(entry.judgement and entry.judgement.move.claim for entry in laid):
            place = replace(place, since=0, line=(), step=min(place.step, place.since))
        return write_code(place)
