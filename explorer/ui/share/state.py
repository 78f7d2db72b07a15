"""What a reader has open of what can be taken along."""

from __future__ import annotations

from dataclasses import dataclass

TEXT, REPORT, SCAN, WRITTEN = "text", "report", "scan", "written"
SHOWN = (TEXT, REPORT, SCAN, WRITTEN)


@dataclass(frozen=True, slots=True)
class Share:
    """What is ``shown``, whether players are called by their ``names``, and what of a pasted game cannot be read."""

    shown: str = ""
    names: bool = False
    trouble: str = ""
    at: str = ""
