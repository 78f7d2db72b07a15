"""Why: the verdict in a line, the clauses that decide with their passages, and everything looked at."""

from __future__ import annotations

from typing import Any

from explorer.rules.decision import FORBIDS, REQUIRES
from explorer.sources import library
from explorer.sources.interpretations import PREFIX, Interpretation
from explorer.state import State
from explorer.trace.model import DOES_NOT_APPLY, Finding, Judgement
from explorer.trace.words import decision_words, explain_deal, fact, option_words, say, title, value_words, verdict
from explorer.ui.reader import Reader
from explorer.ui.rules.open_points import depends_view
from explorer.ui.rules.own_view import noted
from explorer.ui.say import text
from explorer.ui.views.docs import passages
from explorer.ui.views.phrases import asked, name_of, what, words_of
from explorer.ui.views.reason import chosen_judgement


def why_view(reader: Reader) -> dict[str, Any]:
    """Return the explanation of the open step, or of the move that the reader chose."""
    entry = reader.entry()
    if reader.asking(entry):
        return _blank(asked(reader, entry), note=text("why.ask-first"))
    chosen = chosen_judgement(reader, entry)
    if entry.number == 0 and chosen is None:
        return _deal(reader)
    judgement = chosen or entry.judgement
    if judgement is None:
        return _blank(what(entry), note=text("why.ask-first") if reader.sees_hand(entry) else "")
    about = what(entry)
    if chosen is not None:
        words_if = words_of(entry.before, chosen)
        about = text("why.about-if", what=f"{words_if.who} {words_if.does}")
    back = "" if chosen is None else text("why.back" if entry.judgement else "why.back-none", name=name_of(entry))
    return {
        "head": text("why.head"),
        "about": about,
        "back": back,
        "note": "",
        **judged(reader, judgement, entry.before),
        **depends_view(reader, entry.before if chosen is None else reader.ground(entry), judgement.move, judgement.by),
        **noted(reader, judgement),
    }


def judged(reader: Reader, judgement: Judgement, state: State) -> dict[str, Any]:
    """Return what explains a judgement, as deep as the reader looks: verdict, reasons, everything looked at."""
    words = verdict(judgement, state)
    sign = "yes" if judgement.legal else "no"
    view: dict[str, Any] = {
        "verdict": {"sign": sign, "sign_label": text(f"others.{sign}"), "bold": words.bold, "text": words.text},
        "depths": _depths(reader),
    }
    depth = depth_of(reader)
    if depth != "verdict":
        deep = depth == "everything"
        view["reasons"] = [_clause(one, judgement, state, reader) for one in _deciding(judgement, deep=deep)]
    if depth == "everything":
        view["everything"] = _everything(judgement, state)
    return view


def depth_of(reader: Reader) -> str:
    """Return how deep the reader looks: what they chose, else reasons, on a phone the verdict alone."""
    return reader.depth or ("verdict" if reader.narrow else "reasons")


def _depths(reader: Reader) -> list[dict[str, Any]]:
    return [
        {"id": depth, "label": text(f"why.{depth}"), "pressed": depth == depth_of(reader)}
        for depth in ("verdict", "reasons", "everything")
    ]


def _deciding(judgement: Judgement, *, deep: bool) -> list[Finding]:
    """Return the findings that decided, the most special first; looking ``deep`` also those that hold of any move."""
    return [finding for finding in judgement.because() if finding.decisive] if deep else judgement.deciding()


def _sign(finding: Finding) -> str:
    if finding.defeated_by:
        return "lost"
    if finding.verdict == DOES_NOT_APPLY:
        return "none"
    judging = finding.outcome == finding.verdict
    return "no" if judging and finding.verdict in (FORBIDS, REQUIRES) else "yes"


def _sign_label(finding: Finding) -> str:
    sign = _sign(finding)
    if sign in ("lost", "none"):
        return text("why.lost" if sign == "lost" else "why.no-sign")
    settles = finding.outcome != finding.verdict
    return text("why.settles" if settles else "why.permits" if sign == "yes" else "why.forbids")


def _clause(finding: Finding, judgement: Judgement | None, state: State, reader: Reader) -> dict[str, Any]:
    key, value = finding.settings[0] if finding.settings else ("", "")
    set_by = ""
    if key:
        set_by = text("why.set-by", question=option_words(key).question, value=value_words(key, value).label)
    return {
        "sign": _sign(finding),
        "sign_label": _sign_label(finding),
        "title": title(finding.clause, rules=reader.rules),
        "fact": _sentence(fact(finding, judgement, state=state)) if judgement else say(finding, None),
        "option": set_by,
        "option_key": key,
        "passages": passages(cited(finding, reader), reader, whole=depth_of(reader) == "everything"),
    }


def _sentence(words: str) -> str:
    return words[:1].upper() + words[1:] + "." if words else ""


def cited(finding: Finding, reader: Reader) -> list[str]:
    """Return what a finding cites: the base document, or else the first that has any passage, and how we read it."""
    return cited_of(finding.sources, reader)


def cited_of(sources: tuple[str, ...], reader: Reader) -> list[str]:
    """Return of all sources those of the base document, or else of the first that has any, and how we read it."""
    passages = [cite for cite in sources if not cite.startswith(PREFIX)]
    documents = [cite.partition(":")[0] for cite in passages]
    shown = reader.rules.document if reader.rules.document in documents else "".join(documents[:1])
    added = [cite for cite in sources if cite.startswith(PREFIX)]
    if not shown:  # no document says it: what this project added is all there is
        return added
    return [cite for cite in passages if cite.startswith(f"{shown}:")] + [one for one in added if _reads(one, shown)]


def _reads(interpretation: str, document: str) -> bool:
    """Tell whether an interpretation reads this document, or none at all."""
    found = library().source(interpretation)
    reads = found.reads if isinstance(found, Interpretation) else ()
    return not reads or any(cite.startswith(f"{document}:") for cite in reads)


def _everything(judgement: Judgement, state: State) -> dict[str, Any]:
    found = judgement.everything()
    groups: dict[str, list[dict[str, Any]]] = {}
    for finding in found:
        groups.setdefault(finding.decision, []).append(
            {
                "sign": _sign(finding),
                "sign_label": _sign_label(finding),
                "title": title(finding.clause, rules=judgement.rules),
                "fact": fact(finding, judgement, state=state),
                "id": finding.clause,
                "by": text(
                    "why.defeated", by=", ".join(title(clause, rules=judgement.rules) for clause in finding.defeated_by)
                )
                if finding.defeated_by
                else "",
            }
        )
    applied = sum(finding.verdict != DOES_NOT_APPLY for finding in found)
    return {
        "label": text("why.looked"),
        "count": text("why.count", applied=applied, all=len(found)),
        "groups": [{"label": decision_words(decision), "items": items} for decision, items in groups.items()],
    }


def _deal(reader: Reader) -> dict[str, Any]:
    dealt = reader.watching().dealt
    if dealt is None:
        return _blank("", note=text("why.ask-first"))
    found = {(one.clause, say(one, None)): one for one in explain_deal(dealt, reader.rules)}  # one for every zone
    reasons = [_clause(one, None, dealt.state, reader) for one in found.values()]
    return _blank(text("why.deal")) | {"reasons": reasons}


def _blank(about: str, *, note: str = "") -> dict[str, Any]:
    """Return the panel where no move is explained."""
    return {"head": text("why.head"), "about": about, "back": "", "verdict": None, "depths": [], "note": note}
