"""The words of the game are there in both languages."""

import pytest

from explorer.sources import Term, library

WORDS = {
    "stock": ("stock", "pakka"),
    "pile": ("pile", "pino"),
    "falls": ("the pile falls", "pino kaatuu"),
    "ten-fells": ("a ten clears the pile", "kymppi kaataa pinon"),
    "felling-card": ("clearing card", "kaatokortti"),
    "set-aside": ("set aside", "kaatuneet"),
    "pick-up": ("pick up the pile", "nosta pino"),
    "refill": ("refill", "täydennä käsi"),
    "try-stock": ("try the stock", "kokeile pakasta"),
    "empty-table": ("empty table", "tyhjä pöytä"),
    "lead-to-empty": ("to the empty table", "tyhjään pöytään"),
    "picture-cards": ("picture cards", "kuvakortit"),
    "four-alike": ("four alike", "neljä samaa"),
    "challenge": ("challenge", "epäile"),
    "allowed": ("allowed", "käy"),
    "forbidden": ("forbidden", "ei käy"),
    "silent": ("does not say", "ei sano"),
    "ambiguous": ("ambiguous", "tulkinnanvarainen"),
    "our-rules": ("our rules", "meidän säännöt"),
    "loser": ("paskahousu", "paskahousu"),
}

RANKS = {
    "three": "kolmonen",
    "four": "nelonen",
    "five": "vitonen",
    "six": "kutonen",
    "seven": "seiska",
    "eight": "kasi",
    "nine": "ysi",
    "ten": "kymppi",
    "jack": "jätkä",
    "queen": "rouva",
    "king": "kuningas",
    "ace": "ässä",
    "two": "kakkonen",
}


@pytest.mark.parametrize("name", WORDS)
def test_field_terms(name: str) -> None:
    """The field terms are the ones that all texts of the program use."""
    term = library().term(name)
    assert WORDS[name] == (term.en, term.fi)


def test_ranks() -> None:
    """Each of the thirteen ranks has its everyday Finnish name."""
    assert {rank: library().term(rank).fi for rank in RANKS} == RANKS


def test_games() -> None:
    """The four games, and the other name of one, keep their Finnish names in English."""
    games = ("paskahousu", "valepaska", "poytapaska", "espanjalainen", "ruotsalainen")
    assert [library().term(game).fi for game in games] == [library().term(game).en for game in games]


@pytest.mark.parametrize("term", library().terms, ids=lambda term: term.id)
def test_every_term_is_whole(term: Term) -> None:
    """A term has both names and a meaning of one sentence."""
    assert term.en.strip()
    assert term.fi.strip()
    assert term.meaning.endswith(".")
    assert ". " not in term.meaning


def test_picking_up_names_the_pile() -> None:
    """Finnish `nostaa` means both picking up and drawing, so it never stands without the pile."""
    said = [words for term in library().terms for words in (term.fi, term.meaning_fi)]
    lifting = [words for words in said if "nosta" in words or "nostet" in words]
    assert lifting
    assert [] == [words for words in lifting if "pino" not in words]
