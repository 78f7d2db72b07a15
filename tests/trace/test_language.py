"""Messages are found by id, chosen by conditions and filled, and what is missing is named."""

import re

import pytest

from explorer.language import Language, MessageError
from explorer.trace.forms import Wording, amount, joined
from explorer.trace.language import language

SPEECH = Language(
    "xx",
    {
        "plain": "Hello {name}.",
        "chosen": {"kind=J|Q top=empty": "led", "many=yes": "{number_word} of {kind_many}", "any": "other"},
        "narrow": {"stock=yes": "some"},
        "phrase": {"who": {"many=yes": "they", "any": "it"}},
        "inside": "{Who} and {who}",
        "kinds": {"10": {"many": "tens"}, "b10": {"many": "black tens"}, "J": {"many": "jacks"}},
        "numbers": {"words": ["no", "one", "two"]},
        "values": {"move": {"try": "a try"}},
        "label": "{move}",
    },
)


def test_plain() -> None:
    """A placeholder stands for a fact as it is."""
    assert Wording(SPEECH, {"name": "Åsa"}).say("plain") == "Hello Åsa."


@pytest.mark.parametrize(
    ("text", "facts"),
    [
        ("led", {"kind": "Q", "top": "empty", "many": True}),
        ("two of jacks", {"kind": "J", "top": "8", "many": True, "number": 2}),
        ("3 of tens", {"kind": "10", "top": "8", "many": True, "number": 3}),
        ("other", {"kind": "J", "top": "8", "many": False}),
    ],
)
def test_first_variant_whose_conditions_hold(text: str, facts: dict[str, object]) -> None:
    """The first variant whose conditions all hold is taken; forms and number words are filled in."""
    assert text == Wording(SPEECH, facts).say("chosen")


def test_black_where_red_is_apart() -> None:
    """Where red tens are a kind of their own, the others are called black."""
    facts = {"kind": "10", "many": True, "number": 2}
    assert Wording(SPEECH, facts, frozenset({"10"})).say("chosen") == "two of black tens"


def test_phrase_with_a_capital() -> None:
    """A phrase is filled in, with a capital where the placeholder has one."""
    assert Wording(SPEECH, {"many": True}).say("inside") == "They and they"


def test_labels_of_values() -> None:
    """A fact whose values have labels stands as its label."""
    assert Wording(SPEECH, {"move": "try"}).say("label") == "a try"


@pytest.mark.parametrize(
    ("path", "facts", "named"),
    [
        (("nowhere", "here"), {}, "nowhere / here"),
        (("plain",), {}, "{name}"),
        (("narrow",), {"stock": False}, "narrow"),
        (("chosen",), {"many": True, "number": 2, "kind": "none"}, "'none'"),
    ],
)
def test_what_is_missing_is_named(path: tuple[str, ...], facts: dict[str, object], named: str) -> None:
    """A missing message, placeholder, variant or form gives an error that names it."""
    with pytest.raises(MessageError, match=re.escape(named)):
        Wording(SPEECH, facts).say(*path)


def test_unknown_language() -> None:
    """A language that does not come with the program is refused by name."""
    with pytest.raises(MessageError, match="tlh"):
        language("tlh")


def test_numbers_and_lists() -> None:
    """Small numbers are words, large ones digits, and lists end in *and*."""
    english = language("en")
    assert [amount(english, number) for number in (0, 1, 12, 13)] == [
        "no cards",
        "one card",
        "twelve cards",
        "13 cards",
    ]
    assert [joined(english, parts) for parts in ([], ["a"], ["a", "b"], ["a", "b", "c"])] == [
        "",
        "a",
        "a and b",
        "a, b and c",
    ]
