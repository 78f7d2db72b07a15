"""Every rule of the five documents, by topic: clauses, the options that switch them, and what is always in force."""

from __future__ import annotations

from explorer.rules.catalogue import (
    aces,
    advice,
    bars,
    bluff,
    deal,
    draws,
    falls,
    finish,
    leads,
    order,
    pictures,
    ranks,
    sets,
    specials,
    start,
    table,
    taking,
    tens,
    turn,
    twos,
)
from explorer.rules.clause import Bound
from explorer.rules.option import Option

OPTIONS: tuple[Option, ...] = (
    deal.DECKS,
    deal.HAND,
    deal.PACKETS,
    deal.DEAL_ALL,
    table.TABLE_CARDS,
    deal.DEALER_OPTION,
    start.START_OPTION,
    pictures.PICTURES_ON,
    pictures.NINES_OUT,
    pictures.PICTURES_RELAXED,
    aces.ACE_ON,
    twos.TWO_ON,
    tens.TEN_ON,
    twos.ON_TWO,
    sets.SETS,
    leads.LED_TEN,
    leads.LED_ACE,
    leads.LED_PICTURE,
    bars.BARS_LAST,
    taking.PICKUP,
    order.KEEPS_TURN,
    turn.TRY_STOCK,
    draws.CHANGE_PLAY,
    draws.PLAY_ON,
    falls.ACE_CLEARS,
    falls.FOUR_CLEARS,
    specials.SPECIALS,
    bluff.BLUFF,
    bluff.AFTER_CHALLENGE,
    finish.SCORING,
)

BASE: tuple[Bound, ...] = (
    *ranks.BASE,
    *aces.BASE,
    *tens.BASE,
    *falls.BASE,
    *turn.BASE,
    *order.BASE,
    *taking.BASE,
    *finish.BASE,
    *advice.BASE,
)
"""What is in force under every rule set."""
