"""What the rules in force do to the game that is open."""

from __future__ import annotations

from typing import Any

from explorer.trace.ours import base_words
from explorer.ui.reader import Reader
from explorer.ui.say import text
from explorer.ui.views.phrases import asked, effect_of, trouble_of, what, why_parts


def effect_view(reader: Reader) -> dict[str, Any]:
    """Return what the rules in force do to the open step and to the whole game."""
    watching = reader.watching()
    entry = reader.entry()
    judgement = entry.judgement
    first: str = text("options.nothing")
    go = None
    if watching.trouble is not None:
        first = text("options.no-deal", why=trouble_of(watching))
    elif watching.parts is not None:
        why = why_parts(reader)
        first = text("options.first", step=watching.parts, why=why).strip()
        go = {"step": watching.parts, "label": text("options.go", step=watching.parts)}
    step, sign = text("options.step-none", step=entry.number, what=what(entry)), ""
    if reader.asking(entry):
        step = text("options.step-asked", step=entry.number, what=asked(reader, entry))
    elif judgement is not None:
        sign = "yes" if judgement.legal else "no"
        step = text(f"options.step-{sign}", step=entry.number, what=what(entry), why=effect_of(entry)).strip()
    signs = {"yes": text("others.yes"), "no": text("others.no"), "": ""}
    return {
        "head": text("options.effect"),
        "step": step,
        "sign": sign,
        "sign_label": signs[sign],
        "first": first,
        "open": text("open.assumed", name=base_words(reader.rules).name) if reader.open_keys else "",
        "go": go,
        "close": text("labels.close"),
    }
