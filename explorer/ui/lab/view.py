"""The screen *What if?*: what is asked, and how far the games are."""

from __future__ import annotations

from collections.abc import Mapping
from importlib.util import find_spec
from typing import Any

from explorer.players import policy_words
from explorer.players.policy import PLAIN
from explorer.trace.labels import topic_words
from explorer.trace.ours import base_words
from explorer.trace.words import option_words, value_words
from explorer.ui.lab.meter import meter
from explorer.ui.lab.question import chosen, players, policies, question, simulated, trouble, values_of
from explorer.ui.lab.sizes import sizes
from explorer.ui.lab.state import EVERY, EXACT, Setup
from explorer.ui.lab.told import names
from explorer.ui.play.setting import asks_view
from explorer.ui.reader import Reader
from explorer.ui.rules.searching import TOPICS, by_topic
from explorer.ui.say import text

TRIED = (
    ("led_ten", "barred"),
    ("led_ten", "clears"),
    ("two_on", "all"),
    ("four_clears", "never"),
    ("try_stock", "never"),
    ("pickup", "half"),
)
"""Changes that a newcomer may ask about with one click."""

MOST_TRIED = 4


def lab_view(reader: Reader) -> dict[str, Any]:
    """Return what can be asked, who is set against whom, and the meter."""
    lab, setup = reader.lab, chosen(reader)
    asked = question(reader)
    wrong = trouble(asked, setup.players) if asked else None
    running = [one.run for one in (lab.versus, lab.sweep) if one is not None and one.run.going]
    return {
        "title": text("lab.title"),
        "lead": text("lab.lead"),
        "ask": {
            "head": text("lab.what-if"),
            "tries": _tries(reader, setup),
            "rule": _rule(reader, setup),
            "value": _value(reader, setup),
            "base": _base(reader, setup),
        },
        "players": {
            "label": text("lab.players"),
            "items": [{"id": n, "label": str(n), "pressed": n == setup.players} for n in players(reader.rules)],
        },
        "bots": _bots(reader, setup),
        "exact": {
            "label": text("lab.exact"),
            "items": [{"id": id, "label": _exact(id), "pressed": id == setup.exact} for id in EXACT],
        },
        "versus": _versus(reader, setup),
        "asks": asks_view(reader, text("lab.agree")),
        "notes": [text("lab.note", note=note.text.removesuffix(".")) for note in reader.rules.notes],
        "slow": "" if find_spec("numba") else text(f"lab.slow{sizes().words}"),
        "trouble": lab.trouble or (wrong.sentence if wrong else ""),
        "start": "" if reader.open_keys or asked is None or wrong else text("lab.start"),
        "none": text("lab.choose") if asked is None and not reader.open_keys else "",
        "meter": meter(lab.versus.run if lab.versus else None, event="lab_stop"),
        "look": bool(running) or not lab.warm or not (lab.told and lab.sweep_told),
    }


def _exact(id: str) -> str:
    wanted = sizes()
    return text(f"lab.exact-{id}{wanted.words if id in wanted.precision else ''}")


def _tries(reader: Reader, setup: Setup) -> list[dict[str, Any]]:
    found = [(key, value) for key, value in TRIED if reader.rules.values[key] != value]
    return [
        {
            "key": key,
            "value": value,
            "label": value_words(key, value).strip,
            "pressed": (key, value) == (setup.key, setup.value),
        }
        for key, value in found[:MOST_TRIED]
    ]


def _rule(reader: Reader, setup: Setup) -> dict[str, Any]:
    groups = [
        {
            "label": topic_words(topic),
            "items": [
                {"id": one.key, "label": option_words(one.key).question} for one in by_topic() if one.topic == topic
            ],
        }
        for topic in TOPICS
    ]
    return {"label": text("lab.rule"), "none": text("lab.rule-none"), "id": setup.key, "groups": groups}


def _value(reader: Reader, setup: Setup) -> dict[str, Any] | None:
    if not setup.key:
        return None
    return {
        "label": text("lab.value"),
        "id": setup.value,
        "items": [
            {"id": one, "label": value_words(setup.key, one).label} for one in values_of(reader.rules, setup.key)
        ],
        "now": text("lab.now", answer=value_words(setup.key, reader.rules.values[setup.key]).label),
    }


def _base(reader: Reader, setup: Setup) -> dict[str, Any]:
    ours = simulated(reader.rules)
    others = [id for id in reader.rules.presets() if ours.base_game(id) != ours]
    items = [{"id": id, "label": base_words(reader.rules, id).name} for id in others]
    current = "" if setup.key or setup.base not in others else setup.base
    return {"label": text("lab.base"), "none": text("lab.base-none"), "id": current, "items": items}


def _bots(reader: Reader, setup: Setup) -> dict[str, Any]:
    known = policies(reader)
    plain = ", ".join(policy_words(id).name for id in PLAIN)
    about = [text("lab.all-about")] if setup.policy == EVERY else [policy_words(setup.policy).about]
    return {
        "label": text("lab.bots"),
        "id": setup.policy,
        "items": [
            {"id": EVERY, "label": text("lab.all", names=plain)},
            *({"id": id, "label": policy_words(id).name} for id in known),
        ],
        "about": about,
    }


def _versus(reader: Reader, setup: Setup) -> dict[str, Any] | None:
    asked = question(reader)
    if asked is None:
        return None
    a, b = names(asked.a, asked.b, setup.key)
    return {"a": a, "b": b, "against": text("lab.against")}


def lab_live(reader: Reader, _made: Mapping[str, Mapping[str, Any]]) -> str:
    """Return what is spoken of the screen: what is asked, or what came of it."""
    from explorer.ui.lab.told import headline

    found = headline(reader)
    if found:
        return found
    shown = _versus(reader, chosen(reader))
    return text("lab.asked", a=shown["a"], b=shown["b"]) if shown else text("lab.choose")
