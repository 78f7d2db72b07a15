"""What can be taken along from the open screen, and the place where a written game is pasted."""

from __future__ import annotations

from typing import Any

from explorer.ask.grid.grid import NO_CARDS
from explorer.sheet.qr import qr_svg
from explorer.ui.board.position import is_whole
from explorer.ui.reader import Reader
from explorer.ui.say import text
from explorer.ui.settle.asked import cell_of
from explorer.ui.share.link import to_scan
from explorer.ui.share.state import REPORT, SCAN, SHOWN, TEXT, WRITTEN
from explorer.ui.share.telling import explanation, report


def share_view(reader: Reader) -> dict[str, Any]:
    """Return the buttons, and what is open of them; a file is given once."""
    share, scanned = reader.share, to_scan(reader.code())
    offered = [one for one in SHOWN if scanned or one != SCAN]
    view: dict[str, Any] = {
        "label": text("share.label"),
        "items": [{"id": one, "label": text(f"share.{one}"), "pressed": one == share.shown} for one in offered],
        "files": [{"id": one, "label": text(f"share.{one}")} for one in _files(reader)],
        "names": {"label": text("share.names"), "on": share.names},
        "file": reader.file,
    }
    if share.shown in (TEXT, REPORT):
        told = explanation(reader) if share.shown == TEXT else report(reader)
        view["shown"] = {
            "label": text(f"share.{share.shown}-label"),
            "text": told,
            "edit": share.shown == REPORT,
            "copy": text("share.copy"),
        }
    if share.shown == SCAN:
        words = {"scan": "share.scan-here", "scan-launch": "share.scan-launch", "scan-code": "share.scan-code"}
        view["scan"] = [{"svg": qr_svg(one.text), "label": text(words[one.says])} for one in scanned]
    if share.shown == WRITTEN:
        view["written"] = {
            "label": text("share.written-label"),
            "hint": text("share.written-hint"),
            "open": text("share.written-open"),
            "trouble": share.trouble,
        }
    return view


def _files(reader: Reader) -> tuple[str, ...]:
    """Return what of the open screen can be kept as a page."""
    if reader.tab == "watch":
        return () if reader.asking(reader.entry()) else ("explanation", "game")
    if reader.tab == "settle":
        cell = cell_of(reader.settle.asked, reader.rules)
        return ("answer",) if cell is not None and cell.cannot != NO_CARDS else ()
    return ("answer",) if reader.tab == "board" and is_whole(reader.board.board) else ()
