"""What could be laid face down and claimed: true claims, lies by their rank, and what may not be claimed at all."""

from __future__ import annotations

from typing import Any

from explorer.trace.words import title
from explorer.ui.choice import is_true
from explorer.ui.say import text
from explorer.ui.views.chips import Listed, chip, group


def claim_groups(listed: Listed) -> list[dict[str, Any]]:
    """Return the claims in groups, those that are not allowed folded up by their reason; none without claims."""
    claims = listed.claims()
    if not claims:
        return []
    true, lies = [], []
    barred: dict[str, list[int]] = {}
    for numbers in claims.values():
        allowed = [number for number in numbers if listed.legal[number] or listed.made(number)]
        shown = numbers if listed.asking else allowed
        honest = [number for number in shown if is_true(listed.choices[number].move, listed.reader.rules)]
        true += honest
        lies += _one(listed, [number for number in shown if number not in honest])
        if not shown:
            first = _one(listed, numbers)[0]
            clause = listed.judgement(first).because()[0].clause
            barred.setdefault(title(clause, rules=listed.reader.rules), []).append(first)
    groups = [
        group(listed, text("others.true"), true),
        group(listed, text("others.lies"), lies),
        *(group(listed, why, numbers, fold=text("others.barred")) for why, numbers in barred.items()),
    ]
    return [one for one in groups if one["items"]]


def _one(listed: Listed, numbers: list[int]) -> list[int]:
    """Return the one claim that stands for all of a rank: the one made, else the one looked at, else the smallest."""
    made = [number for number in numbers if listed.made(number)]
    pressed = [number for number in numbers if listed.pressed(number)]
    return (made or pressed or numbers)[:1]


def sizes(listed: Listed) -> list[dict[str, Any]]:
    """Return the claims of the rank that is looked at, each by its number of cards; none where that makes no odds."""
    chosen = listed.reader.chosen
    claim = chosen.move.claim if chosen else None
    if claim is None:
        return []
    numbers = listed.claims().get(claim[1], [])
    if len(numbers) < 2 or not any(listed.legal[number] for number in numbers):
        return []
    items = []
    for number in numbers:
        count = len(listed.choices[number].move.cards)
        items.append(chip(listed, number) | {"cards": [], "text": str(count), "pressed": count == claim[0]})
    return items
