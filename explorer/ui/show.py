"""The last line of the notebook: the explorer, for whichever program shows the notebook."""

from __future__ import annotations

from typing import Any

from explorer.notation.records import read_record
from explorer.ui.taking import Session
from explorer.ui.under_panel import panel_serves
from explorer.ui.widget import Explorer


def show(session: Session | None = None, *, record: str = "", tab: str = "") -> Any:
    """Return the explorer as what the program at hand can show: a Panel component under Panel, else a Jupyter widget.

    Every call makes an explorer of its own; ``session`` stands behind it (a new one by default). ``record`` is the text
    of a game record of one's own, which then opens first; ``tab`` is the screen that a new session opens, by its id.

    Raises:
        InputError: for a record that cannot be opened, at the place of what is wrong.
    """
    if session is None:
        from explorer.ui import session as sessions
        from explorer.ui.own_copies import own_copies

        records = [read_record(record)] if record else []
        session = sessions.Session(records=records, originals=own_copies(), tab=tab)
    widget = Explorer(session)
    if panel_serves():
        from explorer.ui.panel_page import on_page

        return on_page(widget)
    return widget
