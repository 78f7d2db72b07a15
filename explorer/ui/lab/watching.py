"""Simulated games opened in *Watch*: where two rule sets part, and one that never ends."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    pass

EVENTS: Mapping[str, Any] = {}
