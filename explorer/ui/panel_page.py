"""The page that Panel shows: the explorer over the whole width, in the landmark that a screen reader jumps to."""

from __future__ import annotations

import sys
from typing import Any

from explorer import data
from explorer.ui.bridge import to_panel


def on_page(widget: Any) -> Any:
    """Put the widget on the page that Panel is making, and return its component."""
    panel = sys.modules["panel"]
    component = to_panel(widget, sizing_mode="stretch_width", margin=0)
    panel.state.curdoc.template = (data.path("share") / "panel" / "page.html").read_text(encoding="utf-8")
    return component.servable(title=widget.shell.get("title", ""))
