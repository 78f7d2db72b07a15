"""The figures of two rule sets against each other, as far as the games have been played."""

from __future__ import annotations

from typing import Any

from explorer.players import policy_words
from explorer.ui.lab.files import downloads
from explorer.ui.lab.length import endless_view, length_view
from explorer.ui.lab.meter import number
from explorer.ui.lab.question import chosen, question
from explorer.ui.lab.rows import rows_view
from explorer.ui.lab.state import Setup
from explorer.ui.lab.told import detail, names, told
from explorer.ui.reader import Reader
from explorer.ui.say import text


def versus_view(reader: Reader) -> dict[str, Any]:
    """Return the sentence and the pictures; nothing before the first games."""
    versus = reader.lab.versus
    found = versus.run.look() if versus else None
    if versus is None or found is None:
        return {}
    both = names(versus.a, versus.b, versus.setup.key)
    shown = shown_policy(list(found.pairs), reader.lab.shown)
    pair = found.pairs[shown]
    asked = question(reader)
    other = (
        bool(reader.open_keys)
        or asked is None
        or (asked.a, asked.b, *_how(chosen(reader))) != (versus.a, versus.b, *_how(versus.setup))
    )
    return {
        "names": [{"id": "a", "label": both[0]}, {"id": "b", "label": both[1]}],
        "sentence": told(found, versus) if found.every else "",
        "detail": detail(found) if found.every else [],
        "said": text("lab.said"),
        "so_far": text("lab.so-far") if versus.run.going else "",
        "other": _other(found.pairs, versus.setup.players, both) if other else "",
        "between": _between(found.pairs, versus.setup.players, found.games),
        "lying": _lying(found.bluff, pair, both, shown),
        "policies": {
            "label": text("lab.shown"),
            "items": [{"id": id, "label": policy_words(id).name, "pressed": id == shown} for id in found.pairs],
        }
        if len(found.pairs) > 1
        else None,
        "label": text("lab.figures"),
        "whisker": text("lab.whisker"),
        **rows_view(found, shown, both, pair.a.limit),
        "length": length_view(pair, both),
        "endless": endless_view(pair, both),
        "same": text("lab.same-games", same=number(pair.same), games=number(pair.a.games)),
        "part": "" if pair.parts is None else text("lab.part"),
        "files": downloads(),
        "keep": text("lab.keep"),
        "name": text("lab.file-versus"),
    }


def _how(setup: Setup) -> tuple[object, ...]:
    return setup.players, setup.policy, setup.exact


def shown_policy(played: list[str], wanted: str) -> str:
    """Return the way of playing whose figures are shown: the one that is wanted, else the most careful one."""
    return wanted if wanted in played else "careful" if "careful" in played else played[0]


def _other(pairs: Any, players: int, names: tuple[str, str]) -> str:
    """Say whose figures these are, where something else is chosen now."""
    return text("lab.other", a=names[0], b=names[1], players=players, bots=_bots(pairs))


def _between(pairs: Any, players: int, games: int) -> str:
    return text("lab.between", players=players, bots=_bots(pairs), games=number(games))


def _bots(pairs: Any) -> str:
    return ", ".join(policy_words(policy).name for policy in pairs)


def _lying(bluff: bool, pair: Any, names: tuple[str, str], policy: str) -> list[str]:
    """Say how often the bots that play in this way lied, where claims are laid."""
    from explorer.lab.words import lying

    told = zip(names, (pair.a, pair.b), strict=True) if bluff else ()
    way = policy_words(policy).name
    return [text("lab.of", name=name, policy=way, line=line) for name, tally in told for line in lying(tally)]
