"""The documents, our interpretations and the glossary, loaded from ``rules_text/``."""

from explorer.sources.documents import Document, Passage
from explorer.sources.glossary import Term
from explorer.sources.interpretations import Interpretation
from explorer.sources.library import OURS, Library, library

__all__ = ["OURS", "Document", "Interpretation", "Library", "Passage", "Term", "library"]
