"""What holds of every document's verdict, over all simple positions of the base game."""

import pytest

from explorer.ask.documents.verdict import ALLOWED, AMBIGUOUS, FORBIDDEN, SILENT, VERDICTS, DocumentVerdict
from explorer.ask.documents.verdicts import verdict_of
from explorer.ask.documents.witness import witness
from explorer.rules.presets import DOCUMENTS
from tests.ask.asked_documents import positions


def check(found: DocumentVerdict) -> None:
    """A document's own word has a passage of it; where it is silent or ambiguous, that is said too."""
    own = [finding for finding in found.deciding if found.document.says(finding.sources, finding.settings)]
    if found.verdict in (ALLOWED, FORBIDDEN):
        assert found.passages
        assert len(found.deciding) == len(own)
    elif found.verdict == SILENT:
        assert not found.passages
        assert not own
        assert found.interpretations or found.elsewhere
    else:
        assert found.turning
        assert found.passages


@pytest.mark.parametrize("document", DOCUMENTS)
def test_every_verdict_has_its_source(document: str) -> None:
    """Allowed and forbidden cite the document, silent never does; the two revisions are never ambiguous."""
    asked = witness(document)
    found = [verdict_of(asked, state, move) for state, move in positions()]
    for one in found:
        check(one)
    assert set(VERDICTS) - ({AMBIGUOUS} if document.startswith("wikipedia") else set()) == {
        one.verdict for one in found
    }
