"""Where the passages of a document stand in a copy of it: to the letter, or else where the nearest text is."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise

from explorer.sources.copies import Copy
from explorer.sources.fingerprint import RUN, Fingerprint, digest, run_numbers

HALF = 0.5
"""Text that has less than so much of a passage's runs is not taken for it."""

FEW = 6
"""So many words between the nearest text and the end of its sentence are taken to belong to it."""

ROOM = 4
"""The nearest text may be longer than the passage by one word in so many."""


@dataclass(frozen=True, slots=True)
class Place:
    """A stretch of a copy's words, from ``first`` up to ``after``, and how much of the passage's runs is in it."""

    first: int
    after: int
    share: float
    exact: bool = False


def places(copy: Copy, document: str, prints: Mapping[str, Fingerprint]) -> dict[str, Place | None]:
    """Return where each passage stands, by full id; ``None`` for one that is not there, nor anything near it.

    Passages come in the order of ``prints``: of the places at which one stands to the letter that one is taken which
    leaves most words of the others theirs, and the nearest text is looked for between its neighbours. Passages of
    three words or more that stand out of order are found as well.
    """
    exact = {cite: verified_at(copy, document, one) for cite, one in prints.items()}
    chain = _in_order([(cite, prints[cite].words, exact[cite]) for cite in prints])
    found: dict[str, Place | None] = {}
    start = 0
    for cite, one in prints.items():
        if cite in chain:
            start = chain[cite] + one.words
            found[cite] = Place(chain[cite], start, 1.0, exact=True)
        elif exact[cite] and one.words >= RUN:
            found[cite] = Place(exact[cite][0], exact[cite][0] + one.words, 1.0, exact=True)
        else:
            found[cite] = nearest(copy, document, one, start, _next_start(cite, list(prints), chain, len(copy.words)))
    return found


def _next_start(cite: str, order: list[str], chain: Mapping[str, int], end: int) -> int:
    later = order[order.index(cite) + 1 :]
    return next((chain[one] for one in later if one in chain), end)


def verified_at(copy: Copy, document: str, one: Fingerprint) -> list[int]:
    """Return the words at which a passage begins that stands there to the letter."""
    if not 0 < one.words <= len(copy.words):
        return []
    if one.words < RUN:
        return list(_short(copy.words, one.words).get(one.sha256, ()))
    index, wanted = _index(copy.words, document), one.words - RUN + 1
    hits = sorted(place for run in one.runs for place in index.get(run, ()))
    # Where the runs of a passage follow one another without a gap, enough of them, there it may stand.
    starts, length = [], 0
    for place, after in pairwise([*hits, -1]):
        length += 1
        if length >= wanted:
            starts.append(place - wanted + 1)
        if after != place + 1:
            length = 0
    return [start for start in starts if digest(copy.words[start : start + one.words]) == one.sha256]


def nearest(copy: Copy, document: str, one: Fingerprint, start: int, end: int) -> Place | None:
    """Return the stretch between two words that has most of a passage's runs; ``None`` where none has half of them."""
    index = _index(copy.words, document)
    hits = sorted((place, run) for run in one.runs for place in index.get(run, ()) if start <= place <= end - RUN)
    room = one.words + one.words // ROOM
    best, left, counts = (0, 0, 0), 0, dict.fromkeys(one.runs, 0)
    kinds = 0
    for right, (place, run) in enumerate(hits):
        kinds += not counts[run]
        counts[run] += 1
        while place + RUN - hits[left][0] > room:
            counts[hits[left][1]] -= 1
            kinds -= not counts[hits[left][1]]
            left += 1
        if kinds > best[0]:
            best = (kinds, left, right)
    share = best[0] / len(one.runs) if one.runs else 0.0
    if share < HALF:
        return None
    first, after = hits[best[1]][0], hits[best[2]][0] + RUN
    return Place(*_whole_sentences(copy, first, after, start, end), share)


def _whole_sentences(copy: Copy, first: int, after: int, start: int, end: int) -> tuple[int, int]:
    """Widen a stretch by the few words that part it from the beginning and the end of a sentence."""
    before = next((n for n in range(FEW + 1) if first - n <= start or _ends(copy, first - n - 1)), 0)
    behind = next((n for n in range(FEW + 1) if after + n >= end or _ends(copy, after + n - 1)), 0)
    return max(first - before, start), min(after + behind, end)


def _ends(copy: Copy, word: int) -> bool:
    """Tell whether a sentence or a line ends behind a word."""
    following = copy.spans[word + 1][0] if word + 1 < len(copy.spans) else len(copy.text)
    between = copy.text[copy.spans[word][1] : following]
    return "\n" in between or any(sign in between for sign in ".!?:;")


def _in_order(passages: list[tuple[str, int, list[int]]]) -> dict[str, int]:
    """Choose places, as (id, words, starts), that follow one another and hold as many words as can be."""
    ends: list[int] = [0]  # of the best chains so far: where each ends, with more words the farther it goes
    chains: list[tuple[int, tuple[str, int] | None, int]] = [(0, None, -1)]  # words, the last link, the chain before
    order = [0]  # for each end, the number of its chain
    for cite, words, starts in passages:
        links = []
        for begin in starts:
            before = order[bisect_right(ends, begin) - 1]
            links.append((begin + words, chains[before][0] + words, (cite, begin), before))
        for end, total, link, before in links:
            at = bisect_right(ends, end)
            if chains[order[at - 1]][0] >= total:
                continue
            chains.append((total, link, before))
            at = bisect_left(ends, end)
            stop = at
            while stop < len(ends) and chains[order[stop]][0] <= total:
                stop += 1
            ends[at:stop], order[at:stop] = [end], [len(chains) - 1]
    chosen: dict[str, int] = {}
    chain = order[-1]
    while chain >= 0:
        _, last, chain = chains[chain]
        if last is not None:
            chosen[last[0]] = last[1]
    return chosen


@lru_cache(maxsize=16)
def _index(words: tuple[str, ...], document: str) -> Mapping[int, list[int]]:
    """Return at which words each run stands, by its number."""
    index: dict[int, list[int]] = {}
    for place, run in enumerate(run_numbers(document, words)):
        index.setdefault(run, []).append(place)
    return index


@lru_cache(maxsize=16)
def _short(words: tuple[str, ...], number: int) -> Mapping[str, list[int]]:
    """Return at which words each stretch of one or two stands, by its digest."""
    index: dict[tuple[str, ...], list[int]] = {}
    for place in range(len(words) - number + 1):
        index.setdefault(words[place : place + number], []).append(place)
    return {digest(stretch): found for stretch, found in index.items()}
