"""All that the messages of a language say, with every rank, for somebody to read through who speaks it.

As ``python -m tests.trace.read_through fi > rules_text/fi/read-through.txt``: the forms of the kinds, then what each
clause says, then all other messages, those of the page and of errors last. They stand as they are written, with all
the kinds that can be in a place one behind another, and nothing stands twice.
"""

from __future__ import annotations

import re
import sys
import tomllib
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import explorer
import explorer.ui
from explorer.language import Language
from explorer.sources import OURS
from explorer.trace.language import language
from explorer.trace.words import title
from tests.trace.domain import CLAUSES
from tests.trace.messages import NAME, messages
from tests.trace.wordings import Piece, told

PAGE = Path(explorer.ui.__file__).with_name("messages")
ERRORS = Path(explorer.__file__).with_name("messages")

FOLDED = 120
"""Short texts follow one another on lines of so many characters."""


def read_through(lang: str) -> Iterator[str]:
    """Give the lines of the text to be read through."""
    speech = language(lang)
    yield str(speech.at("meta", "read-through"))
    yield ""
    for kind, forms in speech.at("kinds").items():
        yield f"{kind}: " + ", ".join(text for form, text in forms.items() if form != "plural")
    yield from _clauses(lang)
    seen: set[str] = set()
    page = tomllib.loads((PAGE / f"{lang}.toml").read_text("utf-8"))
    errors = tomllib.loads((ERRORS / f"{lang}-errors.toml").read_text("utf-8"))
    for part, messages_of in (("", speech.tree), ("page: ", page), ("errors: ", errors)):
        for name, tree in messages_of.items():
            if name not in ("kinds", "clause", "meta"):
                yield from ("", f"== {part}{name} ==")
                for text in _written(speech, tree):
                    if text not in seen:
                        seen.add(text)
                        yield text


def _clauses(lang: str) -> Iterator[str]:
    speech, seen = language(lang), set[tuple[str, Piece]]()
    for place, clause in enumerate(CLAUSES):
        yield from ("", f"== {title(clause.id, lang)} ==")
        kept = []
        for texts in (told(place, lang).said, told(place, lang).facts):
            kept.append([text for text, made in texts.items() if made - seen])
            seen |= frozenset().union(*texts.values())
        yield from kept[0]
        yield from (f"   {line}" for line in _folded(kept[1]))
        if "kind" not in clause.reads:  # what it says of the cards was said of one kind only
            tree = speech.at("clause", clause.id.partition("(")[0])
            yield from (text for text in _written(speech, tree) if "/" in text)
    for name, tree in speech.at("clause").items():
        if name.startswith(OURS):
            yield from ("", f"== {name} ==", *_written(speech, tree))


def _folded(texts: list[str]) -> Iterator[str]:
    line = ""
    for text in texts:
        if line and len(line) + len(text) > FOLDED:
            yield line
            line = ""
        line += f"{' | ' if line else ''}{text}"
    if line:
        yield line


def _written(speech: Language, tree: Any) -> Iterator[str]:
    """Give the messages of a part that have words, with all the kinds that they can name."""
    for place, variants in messages(tree):
        for text in variants.values() if (place[:1] + place[-1:]) != ("kinds", "form") else ():
            if any(sign.isalpha() for sign in text):
                yield NAME.sub(partial(_filled, speech), text)


def _filled(speech: Language, found: re.Match[str]) -> str:
    """Fill in a placeholder that asks for a form of a kind, and let any other stand."""
    name = found[1]
    stem, _, form = name.rpartition("_")
    if not stem or not speech.has("kinds", "3", form) or speech.has("phrase", name.lower()):
        return found[0]
    texts = [str(forms[form]) for forms in speech.at("kinds").values()]
    return "/".join(text[:1].upper() + text[1:] if name[0].isupper() else text for text in texts)


if __name__ == "__main__":
    print("\n".join(read_through(sys.argv[1])))
