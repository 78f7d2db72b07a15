"""What the rules page lists, written down by hand: the public keys and values of the options."""

from __future__ import annotations

VALUES = {
    "decks": "1 2",
    "hand": "5 6 3",
    "packets": "2-2-1 2-1-2 ones",
    "deal_all": "no yes",
    "table_cards": "0 4 3",
    "dealer": "rotates fixed",
    "start": "most-lowest first-with-three left-of-dealer",
    "pictures_on": "7 8 9 10",
    "nines_out": "no yes",
    "pictures_relaxed": "no after-stock always",
    "ace_on": "picture-or-ace picture lower-after-stock lower",
    "two_on": "not-ace-ten all",
    "ten_on": "lower all-after-stock all",
    "on_two": "two all-after-stock all",
    "sets": "any twos-single pictures-single above-ten-single",
    "led_ten": "stands barred taken-pass taken-again clears",
    "led_ace": "stands barred taken-pass taken-again clears",
    "led_picture": "allowed barred",
    "bars_last": "always while-stock",
    "pickup": "whole half",
    "keeps_turn": "no half-or-five",
    "try_stock": "free when-stuck never",
    "change_play": "no yes",
    "play_on": "no yes",
    "ace_clears": "on-picture always not-after-stock never",
    "four_clears": "all not-twos never",
    "specials": "all black black-tens-aces",
    "bluff": "no yes",
    "after_challenge": "honest-leads next-in-turn",
    "scoring": "loser-mark first-out-wins",
}
"""Key: its values, the first being the usual one, in the rules page's order."""
