"""What a position or a move needs that the base game of a document does not have: table cards, claims, another pack."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from itertools import combinations

from explorer.ask.documents.witness import Setting, Witness
from explorer.engine.as_it_lies import as_it_lies
from explorer.engine.check import check_position
from explorer.engine.legal import judging_of
from explorer.errors import InputError
from explorer.rules.catalogue import OPTIONS
from explorer.rules.decision import FORM
from explorer.rules.ruleset import RuleSet
from explorer.state import Move, State

TOPICS = ("game", "deal")
"""Topics of the options that say with what cards and which moves one plays; no other makes a position possible."""

MOST = 3
"""So many option values at most: claims, table cards and another pack."""


def needed(state: State, move: Move, document: Witness, by: int) -> tuple[Setting, ...]:
    """Return the fewest option values with which a position can be and its move can be made; usually none.

    Of several such the one that the document knows. None also where nothing would help: a stock in a game that deals
    all the cards is no reason to deal otherwise.
    """
    if state.turn is None:
        return ()

    def there(rules: RuleSet) -> bool:
        return _can_be(state, as_it_lies(state, rules), move, rules)

    def made(rules: RuleSet) -> bool:
        lying = as_it_lies(state, rules)
        return _can_be(state, lying, move, rules) and not _off(lying, move, rules, by)

    if made(document.rules):
        return ()
    first = _fewest(document, there, most=MOST)
    return first + _fewest(document.adding(first), made, most=1)


def _fewest(document: Witness, good: Callable[[RuleSet], bool], *, most: int) -> tuple[Setting, ...]:
    if good(document.rules):
        return ()
    for number in range(1, most + 1):
        found = [settings for settings in _settings(number) if good(document.adding(settings).rules)]
        if found:
            return max(found, key=lambda settings: all(document.has(*one) for one in settings))
    return ()


@cache
def _settings(number: int) -> tuple[tuple[Setting, ...], ...]:
    return tuple(
        settings for settings in combinations(_extras(), number) if len({key for key, _ in settings}) == number
    )


def _extras() -> Iterator[Setting]:
    for option in OPTIONS:
        if option.topic in TOPICS:
            yield from ((option.key, value.id) for value in option.values[1:])


def _can_be(state: State, lying: State, move: Move, rules: RuleSet) -> bool:
    """Tell whether these cards can lie there: all of them known, but for what was claimed."""
    claimed = any(laid.hidden or laid.card is None for laid in state.pile) or bool(state.last and state.last.claimed)
    if claimed and not rules.param("claims"):
        return False
    try:
        check_position(lying, rules, move)
    except InputError:
        return False
    return True


def _off(lying: State, move: Move, rules: RuleSet, by: int) -> bool:
    """Tell whether a move of this sort cannot be made under these rules, whatever the cards."""
    form = judging_of(lying, move, rules, by=by)[0]
    return form.decision is FORM and form.forbidden
