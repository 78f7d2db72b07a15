"""What one document says of a move, as data."""

from __future__ import annotations

from dataclasses import dataclass

from explorer.ask.documents.witness import Witness
from explorer.trace.model import Finding, Judgement

ALLOWED, FORBIDDEN, SILENT, AMBIGUOUS = "allowed", "forbidden", "silent", "ambiguous"
VERDICTS: tuple[str, ...] = (ALLOWED, FORBIDDEN, SILENT, AMBIGUOUS)


@dataclass(frozen=True, slots=True)
class DocumentVerdict:
    """What one document says of a move.

    ``verdict`` is one of `VERDICTS`, as `explorer.ask.documents.verdicts.verdict_of` defines them, and ``deciding`` the
    findings that it comes from, the most special first. ``passages`` are the document's own, rule passages before house
    rules, and ``elsewhere`` those of other documents that the same clauses cite; ``interpretations`` are ours: of what
    the document says, or of its silence.

    ``turning``: the other readings that would turn the verdict, ``changing``: those with which the move would do
    something else (see `explorer.ask.documents.readings.Reading.source`). ``corrupt``: damaged passages that the
    verdict, or what the move does, leans on. ``strange``: what cannot have come about by the document's rules, so that
    the position was judged as it lies (see `explorer.ask.documents.lying.strange`). What the position needed is said by
    ``document.added``.
    """

    document: Witness
    verdict: str
    judgement: Judgement
    deciding: tuple[Finding, ...]
    passages: tuple[str, ...]
    elsewhere: tuple[str, ...]
    interpretations: tuple[str, ...]
    turning: tuple[str, ...] = ()
    changing: tuple[str, ...] = ()
    corrupt: tuple[str, ...] = ()
    strange: tuple[str, ...] = ()

    @property
    def as_it_lies(self) -> bool:
        """Whether the position cannot have come about by the document's rules."""
        return bool(self.strange)
