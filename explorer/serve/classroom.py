"""A class on the local network: one Panel process, a page for the teacher at a secret address, one for all pupils."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from functools import partial
from typing import Any

from explorer import data
from explorer.serve.addresses import network_address, origins
from explorer.serve.panel import panel_module
from explorer.serve.ports import EVERYWHERE, listen
from explorer.serve.signals import ignore, when_told_to_end
from explorer.sheet.qr import qr_rows
from explorer.ui.bridge import to_panel
from explorer.ui.classroom.pupil import PupilSession
from explorer.ui.classroom.question import snapshot
from explorer.ui.classroom.room import Room
from explorer.ui.classroom.start import Start
from explorer.ui.classroom.teacher import TeacherSession
from explorer.ui.say import text
from explorer.ui.widget import Explorer

REST = 250
"""Milliseconds that the teacher's page waits for more: taps of a whole class come together, and draw it once."""

LARGEST = 8 * 1024 * 1024
"""Bytes of one message of a page; the default would be 20 MB for each of a class."""


def serve_class(*, port: int | None, address: str, start: Start) -> None:
    """Serve a class until told to end; ``address`` is one of this computer's, by default that in its network.

    Raises `CannotServe` where Panel is missing, the port is taken, or this computer is in no network, and InputError
    for a lesson or rules that there are not.
    """
    panel = panel_module()
    course, shown = start.course(), snapshot(start.session().reader)  # says at once what is wrong with them
    here = address or network_address()
    with listen(port, host=address or EVERYWHERE) as listener:
        found = listener.getsockname()[1]  # Panel opens a socket of its own there
    pupils = f"http://{here}:{found}/"
    room = Room(shown, address=pupils, picture=qr_rows(pupils), course=course)
    secret = secrets.token_hex(8)
    panel.extension()
    server = panel.io.server.get_server(
        {"/": _page(panel, room, partial(_pupil, room)), f"/{secret}": _page(panel, room, _teacher(room, start))},
        title=text("shell.title"),
        port=found,
        address=address or EVERYWHERE,
        websocket_origin=origins(here, found),
        websocket_max_message_size=LARGEST,
        use_index=False,  # it would list the teacher's address
        show=False,
        start=False,
        verbose=False,
    )
    server.start()
    when_told_to_end(server.io_loop, server.io_loop.stop)
    _announce(pupils, f"{pupils}{secret}")
    server.io_loop.start()
    ignore()
    server.stop()


def _announce(pupils: str, teacher: str) -> None:
    print(f"The class is at {pupils}", flush=True)
    print(f"Your own page is at {teacher}", flush=True)
    print("Keep that address to yourself: whoever has it leads the class (F11 hides it on a projector).", flush=True)
    print("Ctrl-C ends the class.", flush=True)


def _pupil(room: Room) -> PupilSession:
    return PupilSession(room, who=secrets.token_hex(8))


def _teacher(room: Room, start: Start) -> Callable[[], TeacherSession]:
    return lambda: TeacherSession(room, start.session())


def _page(panel: Any, room: Room, session_of: Callable[[], PupilSession | TeacherSession]) -> Callable[[], Any]:
    """Return what Panel calls for each visit; who is the teacher is told by the address alone."""
    template = (data.path("share") / "panel" / "page.html").read_text(encoding="utf-8")

    def page() -> Any:
        document = panel.state.curdoc
        session = session_of()
        widget = Explorer(session)
        leads = isinstance(session, TeacherSession)
        soon = _drawing(document, widget, rest=REST if leads else 0)
        leaving: list[Callable[[], None]] = [session.close]

        def listen(_: Any) -> None:
            # Only from the page's greeting on: what Panel is told before the page is ready never reaches it.
            widget.unobserve(listen, "events")
            leaving.append(room.listen(soon, teacher=leads))

        widget.observe(listen, "events")
        document.on_session_destroyed(lambda _: [leave() for leave in leaving])
        document.template = template
        return to_panel(widget, sizing_mode="stretch_width", margin=0)

    return page


def _drawing(document: Any, widget: Explorer, *, rest: int) -> Callable[[], None]:
    """Return what has a page drawn anew in its own turn, once however much has changed until then."""
    waiting = False

    def draw() -> None:
        nonlocal waiting
        waiting = False
        widget.refresh()

    def soon() -> None:
        nonlocal waiting
        if waiting:
            return
        waiting = True
        if rest:
            document.add_timeout_callback(draw, rest)
        else:
            document.add_next_tick_callback(draw)

    return soon
