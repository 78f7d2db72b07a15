"""The named rule sets, each given as differences from Pagat's base game."""

from __future__ import annotations

from dataclasses import dataclass, field

DOCUMENTS: tuple[str, ...] = ("pagat", "wikipedia-1", "wikipedia-2", "guide", "digest")


@dataclass(frozen=True, slots=True)
class Preset:
    """A named rule set: the document whose base game it stands on, and how it differs from Pagat's."""

    id: str
    document: str
    differs: dict[str, str] = field(default_factory=dict)


_WIKIPEDIA_1 = {
    "start": "left-of-dealer",
    "packets": "ones",
    "ace_on": "picture",
    "two_on": "all",
    "led_ten": "clears",
    "led_ace": "barred",
    "led_picture": "barred",
    "try_stock": "never",
    "ace_clears": "always",
    "scoring": "first-out-wins",
}
_WIKIPEDIA_2 = {
    "start": "left-of-dealer",
    "packets": "ones",
    "ace_on": "picture",
    "two_on": "all",
    "led_ten": "taken-pass",
    "led_ace": "taken-pass",
    "led_picture": "barred",
    "pickup": "half",
    "keeps_turn": "half-or-five",
    "try_stock": "never",
    "scoring": "first-out-wins",
}
_RELAXED = {
    "table_cards": "4",
    "ace_clears": "never",
    "ten_on": "all",
    "ace_on": "lower",
    "pictures_relaxed": "always",
    "on_two": "all",
}

PRESETS: dict[str, Preset] = {
    preset.id: preset
    for preset in (
        Preset("pagat", "pagat"),
        Preset("wikipedia-1", "wikipedia-1", _WIKIPEDIA_1),
        Preset("wikipedia-2", "wikipedia-2", _WIKIPEDIA_2),
        Preset("guide", "guide"),
        Preset("digest", "digest", {"packets": "2-1-2"}),
        Preset("valepaska", "wikipedia-1", {**_WIKIPEDIA_1, "bluff": "yes", "four_clears": "not-twos"}),
        Preset("poytapaska", "pagat", {"table_cards": "4"}),
        Preset("poytapaska-relaxed", "pagat", _RELAXED),
        Preset("ruotsalainen", "pagat", {"deal_all": "yes"}),
    )
}
