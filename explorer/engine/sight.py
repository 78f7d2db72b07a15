"""What one player may see of a position."""

from __future__ import annotations

from dataclasses import replace

from explorer.state import Cards, Laid, Seat, State


def view(state: State, place: int) -> State:
    """Return the position as the player at this seat sees it: whatever is hidden from them is only counted.

    Hands of others, the stock, the cards set aside and all hidden table cards are not seen, nor cards that lie face
    down in the pile; one's own hand, open cards, and what one laid face down just now are.
    """
    last = state.last
    own = last is not None and last.by == place
    if last is not None:
        cleared = _faces(last.cleared, shown=last.count if own else 0)
        last = replace(last, drawn=last.drawn if own else _counted(last.drawn), cleared=cleared)
    top = last.count if own and last is not None and not last.cleared else 0
    return replace(
        state,
        seats=tuple(_seen(seat, own=other == place) for other, seat in enumerate(state.seats)),
        pile=_faces(state.pile, shown=top),
        stock=_counted(state.stock),
        aside=_counted(state.aside),
        last=last,
    )


def _seen(seat: Seat, *, own: bool) -> Seat:
    return Seat(seat.name, seat.hand if own else _counted(seat.hand), seat.up, _counted(seat.down))


def _counted(cards: Cards) -> Cards:
    return Cards(unknown=len(cards)) if cards.known else cards


def _faces(pile: tuple[Laid, ...], *, shown: int) -> tuple[Laid, ...]:
    """Hide what lies face down, but for the topmost cards that are ``shown``."""
    if not any(laid.hidden for laid in pile):
        return pile
    hidden = len(pile) - shown
    return tuple(replace(laid, card=None) if laid.hidden and at < hidden else laid for at, laid in enumerate(pile))
