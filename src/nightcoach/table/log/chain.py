"""The chain over the log of a game: every row goes into it, and everybody sees its head at public moments.

A head may neither come nor change because somebody has chosen in secret. So it is published only when a game begins,
when its question changes and when it ends, which everybody is told in any case; and each time at least one move has
become part of the record, so it changes every time. Rows that bring no move into the record (talk, joining, a marker
that may still be moved) add no link: they go into the nonce of the next one, which is made with a key that nobody is
ever shown. So every row counts, and a record betrays neither what they say nor that they were there.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence

from nightcoach.core.chain import ROOT, link
from nightcoach.core.events import Seat
from nightcoach.core.moves import Move


class Chain:
    """The chain of one game, from its seal to its end."""

    def __init__(self, key: bytes) -> None:
        self._key = key
        self.nonces: list[bytes] = []
        """One for each link."""
        self.shown = ""
        """The head that everybody has been told, in hexadecimal; empty before the game begins."""
        self._head = ROOT
        self._rows = hashlib.sha256(key)

    def take(self, row: bytes) -> None:
        """A row of the log, before what it says is done."""
        self._rows.update(len(row).to_bytes(4, "big") + row)

    def add(self, entry: bytes) -> None:
        """The next link."""
        n = len(self.nonces)
        nonce = self._rows.digest()
        self.nonces.append(nonce)
        self._head = link(self._head, n, nonce, entry)
        self._rows = hashlib.sha256(self._key + nonce)

    def follow(self, moves: Sequence[tuple[Seat, Move]]) -> None:
        """Links for the moves that have become part of the record."""
        for seat, move in moves[len(self.nonces) - 1 :]:
            self.add(f"{seat} {move.words}".encode())

    def publish(self) -> None:
        """A moment that everybody is told of."""
        self.shown = self._head.hex()
