"""Equal parts of plain data stand once, and come back as they were."""

from __future__ import annotations

import json

from hypothesis import given
from hypothesis import strategies as some

from explorer.site.pool import shared
from tests.site.reading import spread

LONG = "a sentence that is long enough to stand only once"
DATA = some.recursive(
    some.none() | some.booleans() | some.integers() | some.sampled_from(["", "short", LONG, LONG + "!"]),
    lambda inner: some.lists(inner, max_size=3) | some.dictionaries(some.sampled_from("abc"), inner, max_size=3),
    max_leaves=12,
)


@given(named=some.dictionaries(some.sampled_from("xyz"), DATA, max_size=3))
def test_what_is_shared_comes_back(named: dict[str, object]) -> None:
    """Whatever the data are, spreading gives what was shared, also after it was written as JSON."""
    assert named == spread(json.loads(json.dumps(shared(named))))


def test_equal_parts_stand_once() -> None:
    """A part within a part that is shared does not stand beside it again."""
    written = json.dumps(shared({"x": {"a": [LONG, 1]}, "y": {"a": [LONG, 1]}}))
    assert 1 == written.count(LONG)
