"""Own rules and notes for tests: a few that say all there is to say, and any that can be drawn."""

from typing import Any

from hypothesis import strategies as st

from explorer.cards import KINDS, RANKS
from explorer.rules.decision import COUNTS, EMPTY
from explorer.rules.note import Note
from explorer.rules.own import MUST_BE_TAKEN, SAYS, OwnRule
from explorer.rules.own_given import own_rule

WORDS = st.text(
    st.characters(codec="utf-8", exclude_categories=("Cc", "Cs", "Zl", "Zp")), min_size=1, max_size=200
).filter(lambda text: text == text.strip())


def _some(values: tuple[Any, ...]) -> st.SearchStrategy[list[Any]]:
    return st.lists(st.sampled_from(values), min_size=1, max_size=4, unique=True)


def own_rules() -> st.SearchStrategy[OwnRule]:
    """Draw an own rule."""
    drawn = st.fixed_dictionaries(
        {
            "says": st.sampled_from(SAYS),
            "cards": _some(KINDS),
            "top": _some((EMPTY, *KINDS)),
            "number": st.lists(st.sampled_from(COUNTS), max_size=5),
            "stock": st.sampled_from(("left", "gone", "any")),
            "text": WORDS,
        }
    )
    return drawn.map(lambda one: own_rule(one | ({"top": EMPTY} if one["says"] == MUST_BE_TAKEN else {})))


def notes() -> st.SearchStrategy[Note]:
    """Draw a note."""
    ranks = st.lists(st.sampled_from(RANKS), max_size=4, unique=True)
    return st.builds(lambda text, about: Note(text, tuple(r for r in RANKS if r in about)), WORDS, ranks)


def apart(rules: list[OwnRule]) -> list[OwnRule]:
    """Return those of some own rules that contradict none before them."""
    kept: list[OwnRule] = []
    for rule in rules:
        if not any(rule.says != other.says and rule.meets(other) for other in kept):
            kept.append(rule)
    return kept
