"""The reason why the move that is looked at may be made or not, and what can be done with it."""

from __future__ import annotations

from typing import Any

from explorer.engine.judge import judge
from explorer.rules.ruleset import RuleSet
from explorer.trace.model import Judgement
from explorer.trace.words import shown_cards, title, verdict
from explorer.ui.choice import Choice, alike, is_true
from explorer.ui.choosing import CHOSEN
from explorer.ui.own_moves import made_by, own_move
from explorer.ui.reader import Reader
from explorer.ui.rules.open_points import depends_view
from explorer.ui.say import text
from explorer.ui.views.chips import Listed
from explorer.ui.views.claims import sizes
from explorer.ui.views.docs import mark
from explorer.ui.watching import Entry


def chosen_judgement(reader: Reader, entry: Entry) -> Judgement | None:
    """Return the judgement of the move that the reader chose, ``None`` where none is chosen."""
    if reader.chosen is None or entry.before.turn is None:
        return None
    return judge(reader.ground(entry), reader.chosen.move, reader.rules, by=reader.chosen.by)


def reason_view(reader: Reader, entry: Entry, listed: Listed) -> dict[str, Any] | None:
    """Return the reason of the move that is looked at, and the ways to make it; ``None`` where none is."""
    judgement, chosen = chosen_judgement(reader, entry), reader.chosen
    if judgement is None or chosen is None:
        return None
    found = judgement.because()
    first = found[0] if found else None
    open_ = depends_view(reader, reader.ground(entry), chosen.move, chosen.by).get("verdict")
    sign = "amb" if open_ else "yes" if judgement.legal else "no"
    made = entry.judgement is not None and _is_made(entry, chosen, reader.rules)
    unseen = judgement.legal and not _can_make(reader, entry, chosen)
    can_make = not unseen and (judgement.legal or bool(open_))
    waiting = entry.own and entry.judgement is None
    number = next((number for number, _ in enumerate(listed.choices) if listed.pressed(number)), None)
    id = CHOSEN if number is None or chosen.at is not None else f"m{number}"
    sentence = open_["text"] if open_ else verdict(judgement, entry.before).text
    return {
        "sign": sign,
        "sign_label": text(f"others.{sign}"),
        "text": " ".join(filter(None, [_laid(reader, chosen), sentence, text("others.unseen") if unseen else ""])),
        "docs": _docs(first.sources, reader.rules) if first else [],
        "clause": title(first.clause, rules=reader.rules) if first else "",
        "sizes": {"label": text("others.how-many"), "items": sizes(listed)},
        "make": {"id": id, "label": text("others.make")} if can_make and waiting else None,
        "play_here": {"id": id, "step": entry.number, "label": text("others.play-here")}
        if can_make and not waiting and not made
        else None,
    }


def _is_made(entry: Entry, chosen: Choice, rules: RuleSet) -> bool:
    """Tell whether the move is the one that was made; of hidden cards it matters which."""
    made = entry.made
    same = chosen.at is None or own_move(made.by, made.move, entry.before).at == chosen.at
    return same and alike(chosen, made, rules)


def _can_make(reader: Reader, entry: Entry, chosen: Choice) -> bool:
    """Tell whether all the cards are known that the move turns or shows, whoever may see them."""
    made = made_by(own_move(chosen.by, chosen.move, entry.before, at=chosen.at), entry.before)
    return made is not None and judge(entry.before, made[1], reader.rules, by=made[0]).after is not None


def _laid(reader: Reader, chosen: Choice) -> str:
    """Say with which cards something is claimed, and whether it would be true."""
    if not chosen.move.claim:
        return ""
    true = is_true(chosen.move, reader.rules)
    return text("others.laid-true" if true else "others.laid-lie", cards=shown_cards(chosen.move.cards))


def _docs(sources: tuple[str, ...], rules: RuleSet) -> list[dict[str, str]]:
    documents = dict.fromkeys(source.partition(":")[0] for source in sources if not source.startswith("interp"))
    return [mark(document, _standing(document, sources, rules), rules) for document in documents]


def _standing(document: str, sources: tuple[str, ...], rules: RuleSet) -> str:
    kinds = {rules.library().passage(source).kind for source in sources if source.startswith(document + ":")}
    return "base" if "rule" in kinds else "lists"
