"""Copies read as what a reader sees, whatever they were saved as."""

import pytest

from explorer.sources.copies import passage_words, read_copy
from tests.sources.saved import HTML, TEXT


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("Don't – DON’T\u00a0stop.", "dont dont stop"),
        ("the players' 52-card pack, 3–9", "the players 52 card pack 3 9"),
        ("8♠ and 10♥; snake_case", "8 and 10 snake case"),
        ("sof\u00adt ze\u200bro ﬁne", "soft zero fine"),
        ("a < b and c > d", "a b and c d"),
        ("pöytä PÖYTÄ", "pöytä pöytä"),
        ("", ""),
    ],
)
def test_words(text: str, words: str) -> None:
    """Case, apostrophes, hyphens, suits and invisible signs make no difference."""
    assert words.split() == list(read_copy(text).words)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("<p>one</p>two<br/>three", "one two three"),
        ("<p>o<b>n</b>e <i>t</i>wo</p>", "one two"),
        ("<p>fish &amp; chips &lt;b&gt; caf&eacute; &#8217;s</p>", "fish chips b café s"),
        ("<body><script>no()</script><style>no{}</style>yes<noscript>no</noscript></body>", "yes"),
        ("<body><template><p>no</p></template><!-- no -->yes", "yes"),
        ("<p>a <![if !x]>b<![endif]> <![CDATA[ no ]]>c <![odd[ no", "a b c"),
        ("<div>unclosed <p>and <b>odd</div> </p>end", "unclosed and odd end"),
    ],
)
def test_html(text: str, words: str) -> None:
    """Marks part no word, blocks do; nothing counts that a browser does not show."""
    assert words.split() == list(read_copy(text).words)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("3. Third", "third"),
        ("• A) Lettered", "lettered"),
        ("• 10: a ten", "10 a ten"),
        ("A pack of 52", "a pack of 52"),
        ("(In brackets.)", "in brackets"),
    ],
)
def test_passage_words(text: str, words: str) -> None:
    """The number of a list is no word of its passage, since HTML has none there; a number in it is."""
    assert words.split() == list(passage_words(text))


def test_quoting() -> None:
    """A stretch of words is quoted with the signs around it, lines run on."""
    copy = read_copy("He said: (“Warm\nthe  pot”). Then…")
    assert "(“Warm the pot”)." == copy.quote(2, 5)
    assert "Then…" == copy.quote(5, 6)
    assert "" == copy.quote(3, 3)


def test_a_page_has_the_words_of_the_text() -> None:
    """But for the numbers of its list, and what else the page has below."""
    plain = [word for word in read_copy(TEXT).words if word not in ("1", "2")]
    assert plain == list(read_copy(HTML).words)[1 : len(plain) + 1]  # the first is the page's title
