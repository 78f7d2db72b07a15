"""Which findings a document's verdict comes from, and what they cite."""

from __future__ import annotations

from collections.abc import Iterable

from explorer.ask.documents.readings import Reading
from explorer.ask.documents.verdict import AMBIGUOUS, SILENT
from explorer.ask.documents.witness import Witness
from explorer.rules.catalogue.weights import GENERAL
from explorer.rules.clause import Clause
from explorer.sources.interpretations import PREFIX
from explorer.trace.model import Finding, Judgement


def deciding(
    document: Witness, verdict: str, judged: Judgement, judging: list[Finding], turning: Iterable[Reading]
) -> tuple[Finding, ...]:
    """Return the findings that a verdict comes from, of the decisive ones that make the move legal or not.

    With *ambiguous* those that rest on what can be read both ways, with *silent* those that are not the document's own
    word (none, where it is so because it does not know something that the position needs), else those that are. What
    holds of any move is left out where there is something more special.
    """
    if verdict == AMBIGUOUS:
        chosen = [finding for finding in judging if any(one.is_behind(finding) for one in turning)] or judging
    elif document.unlisted:
        chosen = []
    else:
        chosen = [one for one in judging if document.says(one.sources, one.settings) == (verdict != SILENT)]
    clauses = {bound.clause.id: bound.clause for bound in document.rules.bounds()}
    last = max((place for place, one in enumerate(judged.judging) if _about(chosen, one.decision.id)), default=0)
    return tuple(
        finding
        for finding in chosen
        if clauses[finding.clause].weight > GENERAL
        or (finding.decision == judged.judging[last].decision.id and not _outdone(finding, chosen, clauses, document))
    )


def _about(findings: list[Finding], decision: str) -> bool:
    return any(finding.decision == decision for finding in findings)


def _outdone(finding: Finding, others: list[Finding], clauses: dict[str, Clause], document: Witness) -> bool:
    """Tell whether the document says something more special of what a general rule looks at."""
    return any(
        clauses[other.clause].weight > GENERAL
        and other.decision == finding.decision
        and finding.facts.keys() & other.facts.keys()
        and document.cited(other.sources)
        for other in others
    )


def cited(
    document: Witness, verdict: str, findings: tuple[Finding, ...], turning: Iterable[Reading]
) -> tuple[tuple[str, ...], tuple[str, ...], tuple[str, ...]]:
    """Return what findings cite: the document's passages (rules first), our interpretations, and others' passages.

    Behind the document's passages come those on what was added to its base game. Where it is silent it has none; of our
    interpretations there are all then, else those that read words of the document.
    """
    sources = document.rules.library()
    cites = tuple(dict.fromkeys(cite for finding in findings for cite in finding.sources))
    own = sorted(document.cited(cites), key=lambda cite: sources.passage(cite).kind != "rule")
    if verdict != SILENT:
        own += [cite for setting in document.added for cite in document.on(*setting) if cite not in own]
    ours = dict.fromkeys(one for one in (*(reading.source for reading in turning), *cites) if one.startswith(PREFIX))
    about = [one for one in ours if verdict == SILENT or document.cited(sources.interpretation(one).reads)]
    elsewhere = [cite for cite in cites if cite not in own and cite not in ours]
    return tuple(own), tuple(about), tuple(elsewhere)


def corrupt(document: Witness, chosen: tuple[Finding, ...], judged: Judgement) -> tuple[str, ...]:
    """Return the damaged passages of the document that a verdict cites, and those that say what the move does."""
    asked = [one.decision.id for one in judged.judging]
    does = [finding for finding in judged.deciding() if finding.decision not in asked]
    cites = dict.fromkeys(cite for finding in (*chosen, *does) for cite in document.cited(finding.sources))
    return tuple(cite for cite in cites if document.rules.library().passage(cite).flag == "corrupt")
