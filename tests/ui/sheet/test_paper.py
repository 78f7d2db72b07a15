"""What a reader wants on paper, in a code."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from explorer.errors import InputError
from explorer.rules.ruleset import rule_set
from explorer.ui.codec import read_code, write_code
from explorer.ui.place import Place
from explorer.ui.sheet.paper import LONGEST, PLAIN, Paper, read_paper, write_paper
from tests.coded import plain

papers = st.builds(
    lambda title, sources, strip, cards: Paper(sources=sources, strip=strip, cards=cards).titled(title),
    st.text(max_size=80),
    st.booleans(),
    st.booleans(),
    st.booleans(),
)


@given(papers)
def test_a_paper_reads_back(paper: Paper) -> None:
    """By itself and in the code of a place, in signs that an address may have."""
    assert paper == read_paper(write_paper(paper))
    code = write_code(Place(rule_set("pagat"), paper=paper))
    assert set(code) <= set("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789:;=+._-~")
    assert (Place(rule_set("pagat"), paper=paper), []) == read_code(code, games=(), tabs=())


def test_what_is_usual_needs_no_room() -> None:
    """A code from before there were sheets stays as it was."""
    assert "" == write_paper(PLAIN)
    assert "pk1:r=pagat" == plain(write_code(Place(rule_set("pagat"))))
    assert "pk1:r=pagat;p=q.Friday" == plain(write_code(Place(rule_set("pagat"), paper=Paper("Friday", cards=True))))


@pytest.mark.parametrize("text", ["x", "s!.Friday", "s.~C3"])
def test_what_is_damaged_is_told(text: str) -> None:
    """The place opens as if it were not there, and with a message."""
    with pytest.raises(InputError):
        read_paper(text)
    place, troubles = read_code(f"pk1:r=guide;p={text}", games=(), tabs=())
    assert PLAIN == place.paper
    assert 1 == len(troubles)


def test_a_title_stays_on_one_line() -> None:
    """Blanks become one, and what is too long is cut."""
    assert "Friday rules" == PLAIN.titled("  Friday\n rules ").title
    assert LONGEST >= len(PLAIN.titled("Friday " * 20).title)
