"""Which clause is named first: of a legal move what settles its effect, of an illegal one the most special ban."""

from typing import Any

import pytest

from tests.engine.asking import Rules, ask

NINES = "9C 9D 9H 9S"
BARRED: dict[str, str] = {"led_ten": "barred", "led_ace": "barred", "led_picture": "barred"}


@pytest.mark.parametrize(
    ("move", "hand", "rules", "more", "first"),
    [
        # an option's move while the option is off, before anything else
        ("claim 1 9: 3C", "3C KC", "pagat", {"pile": "10D"}, "form.option-off"),
        ("challenge Anna", "3C KC", "pagat", {"pile": "6D"}, "form.option-off"),
        ("change 3C", "3C KC", "pagat", {"pile": "6D"}, "form.option-off"),
        ("on 3C", "3C KC", "pagat", {"pile": "6D"}, "form.option-off"),
        ("up 3D", "3C KC", "pagat", {"pile": "6D"}, "form.option-off"),
        ("down", "3C KC", "pagat", {"pile": "6D"}, "form.option-off"),
        # mixed ranks
        ("play 3C KC", "3C KC", {"led_ten": "taken-pass"}, {"pile": "10D"}, "form.one-rank"),
        ("play 10C 10D", "10C 10D", {"specials": "black"}, {"pile": "JD"}, "form.no-mixed-colours"),
        # what must be taken
        ("play 3C", "3C KC", {"led_ten": "taken-pass"}, {"pile": "10D"}, "duty.must-take"),
        ("pass", "3C KC", {"led_ten": "taken-pass"}, {"pile": "10D"}, "duty.must-take"),
        # the opening
        ("play KC", "3C KC", "pagat", {"opening": True}, "opening.whole-set"),
        ("play KC", "3C KC", {"start": "first-with-three"}, {"opening": True}, "opening.threes"),
        ("pickup", "3C KC", "pagat", {"opening": True}, "opening.is-a-play"),
        ("pass", "3C KC", "pagat", {"opening": True}, "opening.is-a-play"),
        ("play KC", "4C KC", {"start": "left-of-dealer"} | BARRED, {"opening": True}, "lead.barred"),
        # the duty to lead or to try
        ("play KC", "AC KC", BARRED, {}, "turn.try-without-lead"),
        ("pass", "AC KC", BARRED, {}, "turn.try-without-lead"),
        ("pass", "3C KC", BARRED, {}, "turn.no-passing"),
        ("try", "3C KC", {"try_stock": "when-stuck"}, {"pile": "8D"}, "turn.may-try"),
        ("try", "3C KC", {"try_stock": "never"}, {"pile": "6D"}, "turn.no-trying"),
        # bars on leading
        ("play KC", "3C KC", BARRED, {}, "lead.barred"),
        ("play KC KD", "3C KC KD", BARRED | {"sets": "pictures-single"}, {}, "lead.barred"),
        # on a two, a ten or an ace
        ("play KC", "3C KC", "pagat", {"pile": "2D"}, "play.on-two-only-two"),
        ("play 2C", "3C 2C", "pagat", {"pile": "10D"}, "play.on-ten-only-ten"),
        ("play 3C", "3C 2C", "pagat", {"pile": "AD"}, "play.on-ace-only-ace"),
        ("play 10H", "10H 2C", {"specials": "black"}, {"pile": "10S"}, "play.no-red-on-black"),
        # what pictures, aces and twos need
        ("play KC", "3C KC", "pagat", {"pile": "6D"}, "play.pictures-need"),
        ("play AC", "3C AC", "pagat", {"pile": "6D"}, "play.aces-need"),
        ("play 10C", "3C 10C", "pagat", {"pile": "8D KD"}, "play.tens-need-lower"),
        # the rank
        ("play 3C", "3C AC", "pagat", {"pile": "6D"}, "play.equal-or-higher"),
        ("play JC", "JC 3C", "pagat", {"pile": "8D KD"}, "play.equal-or-higher"),
        ("play 2H", "2H 3C", {"specials": "black"}, {"pile": "6D"}, "play.red-twos-lowest"),
        # the number
        ("play KC KD", "KC KD 3C", {"sets": "pictures-single"}, {"pile": "8D"}, "sets.single"),
        # nothing to take, no stock
        ("pickup", "KC KD", "pagat", {}, "turn.nothing-to-pick-up"),
        ("try", "KC KD", "pagat", {"stock": 0}, "turn.no-stock"),
    ],
)
def test_illegal(move: str, hand: str, rules: Rules, more: dict[str, object], first: str) -> None:
    """The most special clause that forbids, or asks for another move, comes first."""
    answer = ask(move, hand, rules=rules, **more)
    assert not answer["legal"]
    assert first == answer["because"][0]["clause"].partition("(")[0]
    assert answer["because"][0]["verdict"] in ("forbids", "requires")


@pytest.mark.parametrize(
    ("move", "hand", "rules", "more", "first"),
    [
        # what settles the effect
        ("play 10C", "10C 3C", "pagat", {"pile": "9D"}, "fall.ten-on-lower"),
        ("play AC", "AC 3C", "pagat", {"pile": "8D KD"}, "fall.ace-on-picture"),
        ("play 10C", "10C 3C", "pagat", {}, "led.stands"),
        ("play 10C", "10C 3C", {"led_ten": "taken-again"}, {}, "led.must-take"),
        ("play 10C", "10C 3C", {"led_ten": "clears"}, {}, "led.clears"),
        ("pickup", "3C", {"led_ten": "taken-again"}, {"pile": "10D"}, "next.taken-again"),
        ("pickup", "3C", {"pickup": "half"}, {"pile": "9D"}, "take.half"),
        ("play 5C", "5C 3C", "pagat", {"pile": "5D 5H 5S"}, "fall.four-alike"),
        # what keeps a clear from happening
        ("play 5C", "5C 3C", {"four_clears": "never"}, {"pile": "5D 5H 5S"}, "fall.four-do-not"),
        ("play 2C", "2C 3C", {"four_clears": "not-twos"}, {"pile": "2D 2H 2S"}, "fall.four-twos-do-not"),
        ("play AC", "AC 3C", {"ace_clears": "never"}, {"pile": "8D KD"}, "fall.ace-does-not"),
        ("play 10H", "10H 3C", {"specials": "black"}, {"pile": "9D"}, "fall.red-is-ordinary"),
        ("play AH", "AH 3C", {"specials": "black"}, {"pile": "8D KD"}, "fall.red-is-ordinary"),
        # but what happens comes before what does not
        ("play 10C 10D 10H 10S", "10C 10D 10H 10S 3C", {"four_clears": "never"}, {}, "led.stands"),
        (
            "play 5C 5C 5D 5D 5H",
            "5C 5C 5D 5D 5H 3C",
            {"decks": "2", "four_clears": "never", "keeps_turn": "half-or-five"},
            {},
            "next.five-goes-on",
        ),
        # what happens after a failed try
        ("try 3D", "AC 3C", "pagat", {"pile": "9D"}, "take.failed-try"),
        # no effect: the most special clause that permits
        ("play 9C", "9C 3C", "pagat", {"pile": "8D"}, "play.equal-or-higher"),
        ("play KC", "KC 3C", "pagat", {"pile": "8D"}, "play.pictures-need"),
        ("play AH", "AH 3C", {"specials": "black"}, {"pile": "9D"}, "play.red-aces-by-rank"),
        ("play 2C", "2C 3C", "pagat", {"pile": "8D"}, "play.twos-not-on-ace-or-ten"),
        ("play 2C", "2C 3C", {"two_on": "all"}, {"pile": "10D"}, "play.twos-on-all"),
        ("play KC", "KC 3C", {"pictures_relaxed": "always"}, {"pile": "3D"}, "play.pictures-on-lower"),
        ("play KC", "KC 3C", "pagat", {}, "lead.pictures-may"),
        ("play 9C", "9C 3C", "pagat", {}, "lead.any"),
        ("play 9C", "9C KC", BARRED | {"bars_last": "while-stock"}, {"stock": 0}, "lead.any"),  # nothing lapsed for it
        (
            "play KC",
            "KC 3C",
            {"pictures_on": "8", "nines_out": "yes"},
            {"pile": "8D", "discard": NINES},
            "play.pictures-need",
        ),
        (
            "play KC",
            "KC 3C",
            {"pictures_on": "9", "nines_out": "yes"},
            {"pile": "8D", "discard": NINES},
            "play.pictures-on-eights",
        ),
        ("play 3C", "3C KC", "pagat", {"opening": True}, "opening.whole-set"),
        ("play KC", "KC AC", BARRED | {"bars_last": "while-stock"}, {"stock": 0}, "lead.bars-lapse"),
        ("pickup", "9C 3C", "pagat", {"pile": "8D"}, "turn.may-pick-up"),
        ("try", "9C 3C", "pagat", {"pile": "8D"}, "turn.may-try"),
        ("try", "AC KC", BARRED, {}, "turn.try-without-lead"),
        ("try", 4, BARRED, {}, "turn.may-try"),  # nothing says that cards not seen cannot be led
        ("pass", "AC KC", BARRED, {"stock": 0}, "turn.pass-without-lead"),
    ],
)
def test_legal(move: str, hand: str | int, rules: Rules, more: dict[str, object], first: str) -> None:
    """The clause that settles the effect comes first, else the most special that permits."""
    answer = ask(move, hand, rules=rules, **more)
    assert answer["legal"]
    assert first == answer["because"][0]["clause"].partition("(")[0]


@pytest.mark.parametrize(
    ("move", "hand", "more", "clauses"),
    [
        ("play 9C", "9C 3C", {"pile": "8D"}, "play.equal-or-higher turn.may-play next.to-the-left take.refill"),
        ("play 9C", "9C 3C", {}, "lead.any turn.may-play next.to-the-left take.refill"),
        ("pickup", "9C 3C", {"pile": "8D"}, "turn.may-pick-up take.whole next.to-the-left"),
        ("try", "9C 3C", {"pile": "8D"}, "turn.may-try"),
        ("pickup", "9C 3C", {}, "turn.nothing-to-pick-up"),
        ("pass", "9C 3C", {"pile": "8D"}, "turn.no-passing"),
        # the last card makes the pile fall: the player to the left leads, not whoever made it fall
        (
            "play 10C",
            "10C",
            {"pile": "9D", "stock": 0},
            "fall.ten-on-lower next.clearer-is-out next.to-the-left play.equal-or-higher turn.may-play take.refill "
            "out.no-cards",
        ),
    ],
)
def test_all_that_is_named(move: str, hand: str, more: dict[str, Any], clauses: str) -> None:
    """Every clause that applies is named, and none that has nothing to do with the move."""
    found = [one["clause"].partition("(")[0] for one in ask(move, hand, **more)["because"]]
    wanted = clauses.split()
    assert (wanted[0], sorted(wanted)) == (found[0], sorted(found))


@pytest.mark.parametrize(
    ("rules", "document"), [("pagat", "pagat"), ("guide", "guide"), ("wikipedia-1", "wikipedia-1")]
)
def test_the_base_document_is_cited_first(rules: Rules, document: str) -> None:
    """Of the sources those of the base document come first, interpretations last."""
    for finding in ask("play 10C", "10C 3C", rules=rules, pile="9D")["because"]:
        kinds = [source.partition(":")[0] for source in finding["sources"]]
        if document in kinds:
            assert document == kinds[0]
        ranked = [kind == "interpretation" for kind in kinds]
        assert sorted(ranked) == ranked


def test_only_undefeated_findings_are_listed() -> None:
    """What is overruled is named only where everything is asked for."""
    listed = [one["clause"] for one in ask("play 2C", "2C 3C", rules={"two_on": "all"}, pile="10D")["because"]]
    assert "play.on-ten-only-ten" not in listed
