"""Finnish as it is meant to be: cases, numbers, names left alone, and lists that read well."""

from __future__ import annotations

from typing import Any

import pytest

from explorer.ask.grid.difference_words import difference_sentences
from explorer.ask.grid.grid import grid
from explorer.ask.grid.table import grid_table
from explorer.ask.grid.words import grid_sentences
from explorer.cards import Card
from explorer.rules.own_given import own_rule
from explorer.rules.ruleset import rule_set
from explorer.trace.forms import amount
from explorer.trace.language import language
from explorer.trace.ours import own_line
from explorer.trace.words import card_name, events, fact, move_words, say, spoken, summary, title, told_kinds, verdict
from tests.trace.positions import judged

SAID: list[tuple[str, str, str, str]] = [
    # rules, pile, move | the verdict in a line
    ("pagat", "8C", "play 9D", "Käy. Ysi on suurempi kuin päällimmäinen kasi."),
    ("pagat", "8C", "play 9D 9H", "Käy. Ysit ovat suurempia kuin päällimmäinen kasi."),
    ("pagat", "8C", "play 8D", "Käy. Kasi on yhtä suuri kuin päällimmäinen kasi."),
    ("pagat", "KC", "play 9D", "Ei käy. Ysi on pienempi kuin päällimmäinen kuningas."),
    (
        "pagat",
        "6C",
        "play JD JH",
        "Ei käy. Kaksi jätkää vaatii alleen vähintään seiskan, mutta päällimmäisenä on kutonen.",
    ),
    ("pagat", "10C", "play JD", "Ei käy. Jätkä ei käy kympin päälle: siihen käy vain toinen kymppi."),
    ("pagat", "9C", "play 10D", "Käy, ja pino kaatuu. Pienemmän kortin päälle lyöty kymppi kaataa pinon."),
    ("pagat", "QC", "play AD AH", "Käy, ja pino kaatuu. Kuvakortin päälle lyödyt kaksi ässää kaatavat pinon."),
    ("pagat", "", "play 10D", "Käy, ja pino jää. Kympillä aloitettu pino jää pöytään."),
    ("pagat", "", "play AD AH", "Käy, ja pino jää. Ässillä aloitettu pino jää pöytään."),
    ("wikipedia-1", "", "play KD", "Ei käy. Kuningas ei käy tyhjään pöytään."),
    (
        "pagat, specials black",
        "9C",
        "play 10H",
        "Käy. Punaiset kympit ja ässät ovat tavallisia kortteja, joten pino jää.",
    ),
]


@pytest.mark.parametrize(("rules", "pile", "move", "line"), SAID)
def test_verdicts(rules: str, pile: str, move: str, line: str) -> None:
    """A verdict is *käy* or *ei käy*, and its reason has every rank in the case that it takes."""
    state, judgement = judged(rules, pile, move)
    assert line == " ".join(verdict(judgement, state, "fi"))


def test_facts_and_what_does_not_apply() -> None:
    """Facts are a few words; a clause that does not apply is named with them."""
    _, judgement = judged("pagat", "8C", "play 9D")
    found = {finding.clause: finding for finding in judgement.everything()}
    assert "ysi kasin päälle" == fact(found["play.equal-or-higher"], judgement, "fi")
    picture = next(one for clause, one in found.items() if clause.startswith("play.pictures-need"))
    line = "”Kuvakortti vaatii alleen vähintään seiskan” ei koske tätä: ysi ei ole kuvakortti."
    assert line == say(picture, judgement, "fi")
    assert "Kympillä aloitettu pino kaatuu heti" == title("led.clears(kind=10)", "fi")


def test_cards_and_numbers() -> None:
    """A number takes the partitive, a card that is laid is an object, and a card's name is one word."""
    assert ["ysin", "kaksi ysiä", "13 kuningasta"] == [
        told_kinds(kind, number, "fi") for kind, number in (("9", 1), ("9", 2), ("K", 13))
    ]
    assert "herttarouva" == card_name(Card("Q", "H"), "fi")
    finnish = language("fi")
    assert ["ei yhtään korttia", "yksi kortti", "kaksitoista korttia", "13 korttia"] == [
        amount(finnish, number) for number in (0, 1, 12, 13)
    ]


STORIES: list[tuple[str, str, str, dict[str, Any], list[str], str]] = [
    # rules, pile, move, more | what happened, the spoken line
    (
        "pagat",
        "6C 7D",
        "play 8C 8D",
        {},
        ["Ben lyö 8♣ 8♦.", "Ben täydentää kätensä: neljä korttia.", "Carla on seuraavana vuorossa."],
        "Ben lyö kaksi kasia. Päällä kasi, neljä korttia. Vuorossa: Carla.",
    ),
    (
        "pagat",
        "9C 9S",
        "pickup",
        {},
        ["Ben nostaa pinon, kaksi korttia.", "Carla on seuraavana vuorossa ja aloittaa."],
        "Ben nostaa pinon, kaksi korttia. Vuorossa: Carla.",
    ),
    (
        "wikipedia-2",
        "4C 5C 6C",
        "pickup",
        {},
        ["Ben nostaa pinosta kaksi korttia.", "Pöytään jää yksi kortti.", "Ben jatkaa."],
        "Ben nostaa pinosta kaksi korttia. Päällä nelonen, yksi kortti. Ben jatkaa.",
    ),
]


@pytest.mark.parametrize(("rules", "pile", "move", "more", "told", "line"), STORIES)
def test_stories(rules: str, pile: str, move: str, more: dict[str, Any], told: list[str], line: str) -> None:
    """Players' names stand in the nominative; picking up half the pile is told from picking it up."""
    state, judgement = judged(rules, pile, move, **more)
    assert told == events(state, judgement, "fi")
    assert line == spoken(state, judgement, "fi")


def test_half_a_pile_as_a_choice() -> None:
    """Where it is known how many cards would be taken, the choice tells a part of the pile from all of it."""
    for rules, choice in (("pagat", "Nosta pino (3 korttia)"), ("wikipedia-2", "Nosta pinosta 2 korttia")):
        state, judgement = judged(rules, "4C 5C 6C", "pickup")
        assert choice == move_words(judgement.move, state, "fi", judgement=judgement).choice
    assert "Nosta pino" == move_words(judgement.move, state, "fi").choice


def test_the_table() -> None:
    """The whole table is told with the players' cards in brackets behind their names."""
    state, judgement = judged("pagat", "9C", "pickup", stock=1)
    told = summary(state, judgement.rules, "fi")
    assert told.startswith("Pöydässä on ysi ja pakassa on yksi kortti. Vuorossa on Ben (")


def test_what_goes_on_what() -> None:
    """The empty table takes another case than a pile, lists are in the plural, and names of rules are not inflected."""
    pagat, early = rule_set("pagat"), rule_set("wikipedia-1")
    texts = [sentence.text for sentence in grid_sentences(grid(pagat), "fi")]
    first = "kortit kolmosesta ysiin, kuvakortit ja kakkoset käyvät; kympit ja ässät käyvät ja jäävät pöytään"
    assert f"Tyhjään pöytään: {first}." == texts[0]
    tops = "Kympillä aloitetun pinon, ässällä aloitetun pinon tai kakkosen päälle"
    assert f"{tops}: vain yhtä suuret käyvät." == texts[3]
    apart = [contrast.text for contrast in difference_sentences(pagat, early, lang="fi")]
    assert apart[0].startswith("Tyhjään pöytään: kuvakortit käyvät (vain Pagat); ")
    assert apart[0].endswith("; kympit jäävät pöytään (Pagat) tai kaatuvat heti (varhainen Wikipedia).")
    table = grid_table(grid(pagat), "fi")
    assert "Kymppi käy kolmosen päälle, ja pino kaatuu." == table["rows"][1]["cells"][7]["said"]
    assert "Ässä käy tyhjään pöytään, ja pino jää." == table["rows"][0]["cells"][11]["said"]


LINES: list[tuple[str, dict[str, Any]]] = [
    ("Kuninkaat käyvät kolmosen päälle.", {"says": "goes", "cards": "K", "top": "3"}),
    ("Kaikki kortit käyvät tyhjään pöytään.", {"says": "goes", "cards": "any", "top": "empty"}),
    ("Mitkään kortit eivät käy kolmosen päälle.", {"says": "does-not-go", "cards": "any", "top": "3"}),
    (
        "Seiskat eivät käy minkään kortin päälle, jos kortteja on kerralla kaksi tai kolme.",
        {"says": "does-not-go", "cards": "7", "top": "any", "number": "2 3"},
    ),
    (
        "Rouvat kaatavat pinon minkä tahansa kortin päällä pakan loputtua.",
        {"says": "falls", "cards": "Q", "top": "any", "stock": "gone"},
    ),
    (
        "Jätkällä tai rouvalla aloitettu pino on seuraavan pelaajan nostettava niin kauan kuin pakkaa riittää.",
        {"says": "must-be-taken", "cards": "J Q", "top": "empty", "stock": "left"},
    ),
    ("Mustalla ässällä aloitettu pino jää.", {"says": "stays", "cards": "A", "top": "empty"}),
]


@pytest.mark.parametrize(("line", "rule"), LINES)
def test_own_rules(line: str, rule: dict[str, Any]) -> None:
    """A group's own rule is told in forms of Finnish's own: another word for *any* where it is denied."""
    assert line == own_line(own_rule(rule | {"text": "Näin."}), rule_set({"specials": "black"}), "fi")
