"""What the events of the page do to a reader's place.

Plain Python: no framework, no threads, so that it runs wherever Python does.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import Any

from explorer.errors import InputError
from explorer.language import speaking
from explorer.notation.records import Record
from explorer.rules.ruleset import RuleSet
from explorer.sources.originals import Originals
from explorer.trace.language import languages
from explorer.ui.ahead import Ahead
from explorer.ui.choice import Choice
from explorer.ui.command.run import run
from explorer.ui.lab.events import QUIET
from explorer.ui.opening import open_code, paste
from explorer.ui.panels import views_of
from explorer.ui.pasting import EVENTS as PASTING
from explorer.ui.reader import Reader
from explorer.ui.refused import refusing
from explorer.ui.rules import in_force
from explorer.ui.rules.state import Our, Standing
from explorer.ui.say import text
from explorer.ui.screens import IDS, Handler, handler
from explorer.ui.share.events import EVENTS as SHARING
from explorer.ui.views.live import live_text
from explorer.ui.watch import looking, playing


class Session:
    """A reader, the events that the page sends for them, and the panels that it shows them."""

    def __init__(self, *, records: Iterable[Record] = (), originals: Originals | None = None, tab: str = "") -> None:
        self.reader = Reader(records=records, originals=originals)
        if tab in IDS:
            self.reader.tab = tab
        self.seen: set[str] = set()
        """The views of the page that have come to it."""
        self._ahead = Ahead()

    def handle(self, event: Mapping[str, Any]) -> None:
        """Take one event of the page.

        Raises:
            InputError: for an event that nothing answers to.
        """
        kind = str(event["type"])
        if kind in QUIET:
            with speaking(self.reader.lang):
                QUIET[kind](self, event)
            return
        answer = EVENTS.get(kind) or handler(kind)
        if answer is None:
            raise InputError("page.event", kind=kind)
        if event.get("seen") not in (None, self.reader.code()):
            return  # a second click, meant for what was shown before: the button means another move by now
        self.reader.news = ""
        before, tab = self._spot(), self.reader.tab
        with speaking(self.reader.lang), refusing(self.reader, event):
            answer(self, event)
        if tab != self.reader.tab and not self.reader.news:
            self.reader.news = self._arrival(changed=self._spot() != before)
        if self._spot() != before or self.reader.news:
            self.reader.said += 1

    def _arrival(self, *, changed: bool) -> str:
        """Name the screen that was opened, with what it says where more has changed than the screen."""
        with speaking(self.reader.lang):
            name = text(f"shell.{self.reader.tab}")
            return f"{name}{'' if name.endswith('?') else '.'} {live_text(self.reader) if changed else ''}".strip()

    def _spot(self) -> object:
        """Return all that is worth speaking of when it changes."""
        return self.reader.place().spoken, self.reader.chosen, self.reader.lay

    def views(self) -> dict[str, dict[str, Any]]:
        """Return all panels as plain data."""
        with speaking(self.reader.lang):
            shown = views_of(self.reader, self._ahead.panels(self.reader))
        self.reader.file = {}
        self.reader.push = ""  # only now, since several events may come before the page is told
        return shown

    def foresee(self) -> None:
        """Work out what is likely to be asked for next; for hosts that have nothing else to do meanwhile."""
        with speaking(self.reader.lang):
            self._ahead.work(self.reader)

    def pick(self, rules: RuleSet, *, open_keys: Iterable[str] | None = None) -> None:
        """Put rules in force that the reader chose; see `in_force.pick`."""
        in_force.pick(self.reader, rules, open_keys=open_keys)

    def put(self, standing: Standing, our: Our) -> None:
        """Put rules in force with what can be undone and done again then."""
        in_force.put(self.reader, standing, our)

    def play(self, choice: Choice | None, *, step: int | None = None) -> None:
        """Make a move; see `playing.play`."""
        playing.play(self.reader, choice, step=step)

    def try_out(self, choice: Choice) -> None:
        """Take a move that was named for a prediction, where one is asked for; else look at it."""
        looking.try_out(self.reader, choice)


def _hello(session: Session, event: Mapping[str, Any]) -> None:
    """Take in a view of the page: which languages its reader speaks, and the code that its address holds."""
    reader, page = session.reader, str(event.get("page", ""))
    if not session.seen:
        reader.prefer(str(one) for one in event.get("languages", ()))
    if event.get("narrow") and not reader.depth:
        reader.narrow = True
    if event.get("code") and page not in session.seen:
        with speaking(reader.lang):  # which may have become another just now
            open_code(reader, str(event["code"]), quiet=True, undoable=bool(session.seen))
    session.seen.add(page)


def _language(session: Session, event: Mapping[str, Any]) -> None:
    if event["id"] in languages():
        session.reader.lang = str(event["id"])
        session.reader.hush()
        with speaking(session.reader.lang):  # what was said last stands in the other language
            session.reader.news = live_text(session.reader)


def _tab(session: Session, event: Mapping[str, Any]) -> None:
    reader = session.reader
    if event["id"] in IDS and event["id"] != reader.tab:
        if reader.tab == "watch":
            reader.our = replace(reader.our, came=in_force.standing(reader))
        reader.tab, reader.large = str(event["id"]), False
        if not event.get("quiet"):  # from Back, which is there already
            reader.push = reader.push or "screen"


def _large(session: Session, event: Mapping[str, Any]) -> None:
    session.reader.large = bool(event["on"])


def _dismiss(session: Session, event: Mapping[str, Any]) -> None:
    reader = session.reader
    reader.notice, reader.our = {}, replace(reader.our, pending=None)


def _ping(session: Session, event: Mapping[str, Any]) -> None:
    """Answer nothing: that it was taken is the answer."""


EVENTS: Mapping[str, Handler] = {
    "hello": _hello,
    "ping": _ping,
    "language": _language,
    "tab": _tab,
    "large": _large,
    "paste": paste,
    "dismiss": _dismiss,
    "command": run,
    **PASTING,
    **SHARING,
}
"""What is answered whatever screen is open."""
