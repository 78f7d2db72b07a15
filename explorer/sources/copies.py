"""A reader's own copy of a text, saved as plain text or as HTML: its words, and where each stands."""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass
from html.parser import HTMLParser

_WORD = re.compile(r"[^\W_]+(?:['’ʼ][^\W_]+)*")
_APOSTROPHES = re.compile("['’ʼ]")
_INVISIBLE = re.compile("[\u00ad\u200b-\u200d\u2060\ufeff]")
_MARKUP = re.compile(
    r"<!doctype\s+html|<(?:html|head|body|div|p|br|li|ul|ol|h[1-6]|table|span|section|article)[\s>/]", re.I
)
_BOGUS = re.compile(r"<!\[[^>]*(?:>|$)")
_MARKER = re.compile(r"\W*(?:\d{1,2}|[A-Za-z])[.)]\s+")
_OPENING, _CLOSING = '([{“"‘«„', '.,;:!?)]}”"’»…'

_UNSEEN = frozenset({"script", "style", "template", "noscript"})
_INLINE = frozenset(
    "a abbr b bdi bdo big cite code del dfn em font i ins kbd mark q s samp small span strike strong sub sup time tt u"
    " var wbr".split()
)


@dataclass(frozen=True, slots=True)
class Copy:
    """A text, its words in a form that does not depend on how it was set, and for each where it stands in the text."""

    text: str
    words: tuple[str, ...]
    spans: tuple[tuple[int, int], ...]

    def quote(self, first: int, after: int) -> str:
        """Return the text from one word up to, but not including, another, with the signs that belong to it."""
        if first >= after:
            return ""
        start, end = self.spans[first][0], self.spans[after - 1][1]
        while start and self.text[start - 1] in _OPENING:
            start -= 1
        while end < len(self.text) and self.text[end] in _CLOSING:
            end += 1
        return " ".join(self.text[start:end].split())


def read_copy(text: str) -> Copy:
    """Read a copy; what looks like HTML is read as what a browser shows, without scripts and styles.

    >>> read_copy("<p>Don&rsquo;t <b>pi</b>ck&nbsp;up!</p>").words
    ('dont', 'pick', 'up')
    """
    shown = _shown(text) if _MARKUP.search(text) else text
    shown = _INVISIBLE.sub("", shown)
    found = list(_WORD.finditer(shown))
    return Copy(shown, tuple(_normal(word[0]) for word in found), tuple(word.span() for word in found))


def passage_words(text: str) -> tuple[str, ...]:
    """Return the words of a passage; the number or letter of a list before it is left out, since HTML has none there.

    >>> passage_words("2. Pick up the pile.")
    ('pick', 'up', 'the', 'pile')
    """
    return read_copy(_MARKER.sub("", text, count=1) if _MARKER.match(text) else text).words


def _normal(word: str) -> str:
    return _APOSTROPHES.sub("", unicodedata.normalize("NFKC", word)).casefold()


def _shown(text: str) -> str:
    reader = _Shown()
    reader.feed(_BOGUS.sub("<!---->", text))  # no browser shows it, and the parser may stumble over it
    reader.close()
    return "".join(reader.parts)


class _Shown(HTMLParser):
    """Keeps what a browser would show, with a line's end wherever a block begins or ends."""

    def __init__(self) -> None:
        super().__init__(convert_charrefs=True)
        self.parts: list[str] = []
        self._unseen: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag in _UNSEEN:
            self._unseen.append(tag)
        if tag not in _INLINE:
            self.parts.append("\n")

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag not in _INLINE:
            self.parts.append("\n")

    def handle_endtag(self, tag: str) -> None:
        if tag in self._unseen:
            del self._unseen[self._unseen.index(tag) :]
        if tag not in _INLINE:
            self.parts.append("\n")

    def handle_data(self, data: str) -> None:
        if not self._unseen:
            self.parts.append(data)
