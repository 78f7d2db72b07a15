"""Passages of the documents that a reader pastes, as evidence for our restatements; the session alone keeps them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from explorer.sources.originals import NOT_FOUND, VERIFIED, Original, has_original, verify_pasted
from explorer.ui.reader import Reader
from explorer.ui.say import text

if TYPE_CHECKING:
    from explorer.ui.session import Session

LONGEST = 300_000
"""Characters that are looked at; no document has a tenth of it."""


def paste_original(session: Session, event: Mapping[str, Any]) -> None:
    """Look for a passage in what was pasted, and with it for others of its document: ``{"cite": …, "text": …}``.

    Raises:
        InputError: for a passage that has no original wording.
    """
    reader, cite, pasted = session.reader, str(event["cite"]), str(event["text"])[:LONGEST]
    if reader.pasted is None or not pasted.strip():
        return
    found = verify_pasted(cite, pasted)
    reader.pasted = {**reader.pasted, **found}
    reader.news = text(f"paste.said-{_WORDS.get(found[cite].status, 'near')}")
    if len(found) > 1:
        reader.news += " " + text("paste.said-more", number=len(found) - 1)


_WORDS = {VERIFIED: "verified", NOT_FOUND: "not-found"}


def wording_view(cite: str, where: str, reader: Reader, *, pastes: bool) -> dict[str, Any]:
    """Return the original wording of a passage where it is known, and where it is not verified a way to paste it."""
    folder = reader.originals.original_of(cite) if reader.originals else None
    pasted = (reader.pasted or {}).get(cite)
    view: dict[str, Any] = {}
    if pasted and (pasted.status == VERIFIED or (pasted.status != NOT_FOUND and folder is None)):
        view["original"] = _quoted(pasted, "paste.verified", "paste.near")
        if pasted.status == VERIFIED:
            view["original"]["cite"] = cite  # by which the page finds it, to lead the focus there
    elif folder:
        view["original"] = _quoted(folder, "why.original", "why.original-near")
    if pastes and reader.pasted is not None and has_original(cite) and not view.get("original", {}).get("verified"):
        missing = pasted is not None and pasted.status == NOT_FOUND
        view["paste"] = {"cite": cite, "note": text("paste.not-found", where=where) if missing else ""}
    return view


def _quoted(found: Original, verified: str, near: str) -> dict[str, Any]:
    if found.status == VERIFIED:
        return {"text": found.text, "verified": True, "label": text(verified)}
    return {"text": found.text, "verified": False, "label": text(near, share=int(100 * found.share))}


EVENTS = {"original": paste_original}
