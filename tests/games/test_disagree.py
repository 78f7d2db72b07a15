"""What the comments say of the documents where they disagree is what the documents say, asked one by one."""

import pytest

from explorer.ask.documents.verdicts import verdicts
from explorer.notation.moves import read_move
from tests.games.shown import shown

ANSWERS = {
    ("documents-disagree", 1, "claim 1 A: AD"): {
        "pagat": ("silent", None),
        "wikipedia-1": ("forbidden", None),
        "wikipedia-2": ("allowed", ("must-take",)),
        "guide": ("allowed", ("stands",)),
        "digest": ("silent", None),
    },
    ("documents-disagree", 1, "claim 1 4: 4S"): {
        "pagat": ("silent", None),
        "wikipedia-1": ("allowed", ()),
        "wikipedia-2": ("allowed", ()),
        "guide": ("allowed", ()),
        "digest": ("silent", None),
    },
    ("documents-disagree-openly", 2, "play AD"): {
        "pagat": ("allowed", ()),
        "wikipedia-1": ("forbidden", None),
        "wikipedia-2": ("forbidden", None),
        "guide": ("ambiguous", None),
        "digest": ("allowed", ()),
    },
    ("documents-disagree-openly", 2, "pickup"): dict.fromkeys(
        ("pagat", "wikipedia-1", "wikipedia-2", "guide", "digest"), ("allowed", ())
    ),
}
"""By game, step and move: the verdict of each document, and for an allowed move what it does; read by hand."""


@pytest.mark.parametrize(("game", "step", "move"), ANSWERS)
def test_who_says_what(game: str, step: int, move: str) -> None:
    """Each document says of the move what the comment says."""
    one = shown(game)[step - 1]
    found = {}
    for id, said in verdicts(one.step.before, read_move(move), by=one.step.judgement.by).items():
        outcome = said.judgement.outcome
        does = outcome.effects if outcome is not None and said.verdict == "allowed" else None
        found[id] = (said.verdict, does)
    assert ANSWERS[game, step, move] == found


def test_the_early_article_could_not_get_there() -> None:
    """By the early Wikipedia article no ace could have been led, so what lies there is judged as it lies."""
    one = shown("documents-disagree-openly")[1]
    found = verdicts(one.step.before, one.recorded.move, by=one.step.judgement.by)
    assert ["wikipedia-1"] == [id for id, said in found.items() if said.as_it_lies]


@pytest.mark.parametrize("game", ["documents-disagree", "documents-disagree-openly"])
def test_all_five_are_named(game: str) -> None:
    """The comments name each of the documents."""
    told = " ".join(one.recorded.comment for one in shown(game))
    for name in ("Pagat", "early", "later Wikipedia article", "guide", "digest"):
        assert name in told, name
