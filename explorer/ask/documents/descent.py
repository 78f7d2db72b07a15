"""Documents by descent: those that copy one another are one witness, not several."""

from __future__ import annotations

from explorer.rules.ruleset import RuleSet, rule_set
from explorer.sources import Document


def by_descent(rules: RuleSet | None = None) -> tuple[tuple[Document, ...], ...]:
    """Return the documents, and those that somebody added to ``rules``, in groups that share their descent.

    Groups and the documents in them come in the order of the library; kind and date stand in each document. Those that
    are related name one another, and an added one names those of the five that it is related to.

    >>> [[document.id for document in group] for group in by_descent()]
    [['pagat', 'guide', 'digest'], ['wikipedia-1', 'wikipedia-2']]
    """
    documents = (rules or rule_set("pagat")).library().documents
    groups: list[list[Document]] = []
    for document in documents:
        near = [group for group in groups if any(other.id in document.related for other in group)]
        merged = [other for group in near for other in group]
        groups = [group for group in groups if group not in near] + [[*merged, document]]
    order = {document.id: place for place, document in enumerate(documents)}
    groups.sort(key=lambda group: min(order[document.id] for document in group))
    return tuple(tuple(sorted(group, key=lambda document: order[document.id])) for group in groups)
