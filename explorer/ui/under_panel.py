"""Whether Panel serves the page; it is never imported for that, since who does not serve with it need not have it."""

from __future__ import annotations

import sys


def panel_serves() -> bool:
    """Whether it is Panel that runs this page, and not a notebook that merely has it imported."""
    panel = sys.modules.get("panel")
    return panel is not None and panel.state.curdoc is not None
