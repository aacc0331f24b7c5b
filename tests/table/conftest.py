"""Tables of these tests have chains that show when they grow."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from nightcoach.table.log import fold
from nightcoach.table.log.chain import Chain


class CountedChain(Chain):
    """Its heads count how often they have changed, and say nothing else.

    Real heads are hashes under a key that nobody has, so their values tell nothing. What they could tell is when they
    come, and whether one is the same as the last. With these, two tables whose heads change at the same moments send
    the same bytes, and a head that has changed in one of them alone is a difference like any other.
    """

    def __init__(self, key: bytes) -> None:
        super().__init__(key)
        self.changes = 0
        self.links = 0

    def publish(self) -> None:
        if len(self.nonces) > self.links:
            self.changes, self.links = self.changes + 1, len(self.nonces)
        self.shown = f"{self.changes:064x}"


@pytest.fixture(autouse=True, scope="module")
def counted_chains() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(fold, "Chain", CountedChain)
        yield
