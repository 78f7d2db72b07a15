"""Which piles can lie on the table, and with which cards."""

import pytest

from explorer.ask.findings.laid import Top, claimable, piles, run_of, supply
from explorer.cards import KINDS
from explorer.engine.game import read_rules
from explorer.rules.decision import EMPTY
from explorer.rules.ruleset import rule_set

KNOWN = [
    ("pagat", Top("10", 1), ("10",)),
    ("pagat", Top("2", 1), ("2",)),
    ("pagat", Top("J", 3), ("J", "J", "J")),
    ("wikipedia-1", Top("J", 1), ("7", "J")),
    ("wikipedia-2", Top("10", 2, True), ("10", "10")),
    ("pagat, led_ace barred", Top("A", 1), ("A",)),
    ("wikipedia-1, bars_last while-stock", Top("A", 1), None),
    ("wikipedia-1", Top("A", 1), None),
    ("wikipedia-1", Top("10", 1), None),
    ("pagat", Top("7", 4), None),
    ("pagat", Top("10", 1, True), None),
    ("pagat, four_clears never", Top("7", 4), ("7", "7", "7", "7")),
    ("pagat, specials black", Top("r10", 2), ("r10", "r10")),
    ("pagat, specials black", Top("r10", 3), None),
]


@pytest.mark.parametrize(("text", "top", "want"), KNOWN, ids=str)
def test_known_piles(text: str, top: Top, want: tuple[str, ...] | None) -> None:
    """What can be on top, and the shortest pile that has it there, is known by hand for a few tops."""
    assert want == piles(read_rules(text), stock=True).get(top)


def test_what_lay_before_the_stock_was_gone() -> None:
    """An ace that only a lapsed bar lets lead lies there without a stock, and all that was laid before still does."""
    rules = read_rules("wikipedia-1, bars_last while-stock")
    assert ("A",) == piles(rules, stock=False)[Top("A", 1)]
    assert {*piles(rules, stock=True)} < {*piles(rules, stock=False)}


def test_the_empty_table_is_one() -> None:
    """Nothing may lie there, with a stock or without; where all cards are dealt there never is a stock."""
    assert () == piles(read_rules("pagat"), stock=True)[Top(EMPTY)]
    assert () == piles(read_rules("ruotsalainen"), stock=False)[Top(EMPTY)]
    assert {} == piles(read_rules("ruotsalainen"), stock=True)


def test_half_a_pile_shows_what_cannot_be_laid() -> None:
    """Where queens only come in pairs, taking half a pile can leave one of them on top."""
    pairs = {"says": "does-not-go", "cards": "Q", "top": f"{EMPTY} {' '.join(KINDS)}", "number": 1, "text": "In pairs."}
    whole = rule_set({"base": "pagat", "start": "left-of-dealer", "ours": [pairs]})
    assert Top("Q", 1) not in piles(whole, stock=True)
    assert "Q" == piles(whole.change("pickup", "half"), stock=True)[Top("Q", 1)][-1]


def test_how_many_there_are() -> None:
    """A kind has as many cards as the packs, but for nines that are out; claims go up to all four of a rank."""
    rules = read_rules("pagat, specials black, decks 2")
    assert (8, 4, 4, None) == tuple(supply(rules).get(kind) for kind in ("3", "r10", "10", "joker"))
    assert "9" not in supply(rules, nines=False)
    assert 8 == claimable(read_rules("valepaska, specials black, decks 2"))["r10"]


@pytest.mark.parametrize(("pile", "run"), [("8", 1), ("7 8 8", 2), ("8 7 8", 1), ("8 8 8 8 8", 4)])
def test_the_run_on_top(pile: str, run: int) -> None:
    """Equal cards on top are counted up to four."""
    assert run == run_of(tuple(pile.split()))
