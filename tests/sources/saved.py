"""A document of these tests, its fingerprints, and copies that somebody could have saved of it."""

from pathlib import Path

from explorer.sources.copies import passage_words
from explorer.sources.fingerprint import Fingerprints, fingerprint

PASSAGES = {
    "tea:title": "Tea",
    "tea:boil.0": "Boiling",
    "tea:boil.1": "1. Fill the kettle with fresh water, and don't let it boil for too long.",
    "tea:boil.2": "2. Warm the pot (“hot the pot”) before any leaves go in.",
    "tea:pour.0": "Pouring",
    "tea:pour.1": "Pour the water over the leaves.",
    "tea:pour.2": "Pour the water over the leaves only once it has stopped bubbling altogether.",
    "tea:pour.3": "Tea waits for nobody.",
}
TEXT = "\n".join(PASSAGES.values())

HTML = """<!DOCTYPE html>
<html><head><title>Tea</title><style>p { color: green } .fill-the-kettle { }</style></head><body>
<script>var pour = "Tea waits for nobody.";</script>
<h1>Tea</h1><!-- Tea waits for nobody. -->
<h2>Boil&shy;ing</h2><ol>
<li>Fill the <b>ket</b>tle with <a href="x">fresh&nbsp;water</a>, and don&rsquo;t let it boil for&#32;too long.</li>
<li>Warm the pot (&ldquo;hot the pot&rdquo;) before any leaves go&#x20;in.</li></ol>
<h2>Pouring</h2>
<p>Pour the water<br>over the leaves.</p><p>Pour the water over the leaves only once it has stopped bubbling
altogether.</p><p>Tea waits for nobody.</p><div>More about tea &amp; coffee: Boiling, Pouring</div></body></html>
"""
"""The same as a page; where it hides words of a passage, they are not the ones that a reader sees."""


def prints(passages: dict[str, str] = PASSAGES) -> Fingerprints:
    """Return the fingerprints of a document of these tests."""
    document = next(iter(passages)).partition(":")[0]
    return {document: {cite: fingerprint(document, passage_words(text)) for cite, text in passages.items()}}


def saved(folder: Path, **files: str) -> Path:
    """Write files, ``__`` in their names standing for a dot, and return the folder."""
    for name, text in files.items():
        (folder / name.replace("__", ".")).write_text(text, encoding="utf-8")
    return folder
