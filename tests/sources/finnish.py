"""What holds of every Finnish text beside its English one, for tests."""

from __future__ import annotations

import re
from collections import Counter

PLAYERS = "Anna|Ben|Carla|Dan|Eva"

SIGNS = re.compile(r"(?:10|[2-9JQKA])[♣♦♥♠]|\d+")
"""Cards and numbers, which are the same in both languages."""

ENGLISH = re.compile(
    r"\b(the|and|of|is|are|it|to|in|or|not|may|with|for|goes|lays|leads|card|cards|pile|stock|allowed|nothing)\b",
    re.IGNORECASE,
)
"""Words that no Finnish sentence has."""

RANKS = (
    ("3", r"threes?", r"kolmo[ns]", r"kolme|kolma"),
    ("4", r"fours?", r"nelo[ns]", r"neljä"),
    ("5", r"fives?", r"vito[ns]", r"vii[std]"),
    ("6", r"six|sixes", r"kuto[ns]", r"kuu[std]"),
    ("7", r"sevens?", r"seisk", r"seitsem"),
    ("8", r"eights?", r"kasi(?:n|a|in|lla|ksi|t|en|lle|kin|llaan)?\b|kaseja", r"kahdeksan"),
    ("9", r"nines?", r"ys[ie]", r"yhdeksän"),
    ("10", r"tens?", r"kymp", r"kymmen"),
    ("J", r"jacks?", r"jätk", None),
    ("Q", r"queens?", r"rouv", None),
    ("K", r"kings?", r"kunin[gk]a", None),
    ("A", r"aces?", r"äss[äi]", None),
    ("2", r"twos?", r"kakko[ns]", r"kaksi|kahde|kahta|kahte|molem|kump"),
    ("picture", r"pictures?", r"kuvakort", None),
)
"""A rank's sign, its English name, its Finnish one, and the Finnish number that the English name may stand for."""

QUOTED = re.compile(r"”[^”]*”")

BOOKS = ("A–Z of Card Games", "Oxford University Press")
"""English names that stay."""


def faults(finnish: str, english: str) -> list[str]:
    """Return what is wrong with a Finnish text, seen beside the English one, as far as a program can tell."""
    found = []
    if not finnish.strip() or finnish != " ".join(finnish.split(" ")).strip() or "  " in finnish:
        found.append("blank, or blanks too many")
    if Counter(SIGNS.findall(finnish)) != Counter(SIGNS.findall(english)):
        found.append("other cards or numbers")
    own = QUOTED.sub("", finnish)
    for name in BOOKS:
        own = own.replace(name, "")
    if left := ENGLISH.findall(own):
        found.append(f"English words: {left}")
    if inflected := re.findall(rf"\b(?:{PLAYERS})[\w:]\w*", finnish.replace(": ", " ")):
        found.append(f"inflected names: {inflected}")
    if re.search(r"[\"'“‘]", finnish):
        found.append("signs of quotation that are not Finnish")
    found += [f"{sign} in one of them only" for sign, *words in RANKS if in_one_only(english, finnish, sign, *words)]
    found += [f"lifted without a pile: {said}" for said in sentences(finnish) if lifts_nothing(said)]
    return found


def in_one_only(english: str, finnish: str, sign: str, name: str, rank: str, number: str | None) -> bool:
    """Tell whether a rank is named in one text and not in the other; an English number is no rank."""
    card = rf"\b{sign}[♣♦♥♠]"
    said = re.search(rf"\b(?:{name})\b|{card}", english, re.IGNORECASE)
    twin = re.search(rf"(?:\b|risti|ruutu|hertta|pata)(?:{rank})|{card}", finnish, re.IGNORECASE)
    counted = number and re.search(rf"\b(?:{number})", finnish, re.IGNORECASE)
    return bool(twin and not said) or bool(said and not twin and not counted)


def sentences(text: str) -> list[str]:
    """Return the sentences of a text."""
    return re.split(r"(?<=[.!?])\s+", text)


def lifts_nothing(sentence: str) -> bool:
    """Tell whether `nostaa` stands without the pile: it means picking up and drawing, so the pile is always named."""
    lifts, pile = (re.search(word, sentence, re.IGNORECASE) for word in (r"\bnost[aeio]", r"\bpino"))
    return bool(lifts) and not pile
