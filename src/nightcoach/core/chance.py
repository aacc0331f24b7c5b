"""Chance: every draw of a game, from a seed, unpredictable without it and the same everywhere.

Block k of the stream is SHA-256(key ‖ k), read as eight 32-bit numbers; the key is SHA-256 of the seed. With the seed,
every draw can be repeated using nothing but a hash function; without it, no draw can be guessed from earlier ones.
"""

from __future__ import annotations

import hashlib
import struct
from collections.abc import Sequence
from typing import Final, TypeVar

from mypy_extensions import i64, mypyc_attr

T = TypeVar("T")

_WORDS: Final = struct.Struct(">8I")
_RANGE: Final = 1 << 32
_LAST: Final = _RANGE - 1
_HALF: Final = 1 << 31


def mix(label: str, *parts: bytes) -> bytes:
    """32 bytes that depend on every part, on their order and on the label, which says what they are for."""
    h = hashlib.sha256(b"nightcoach " + label.encode())
    for part in parts:
        h.update(len(part).to_bytes(4, "big") + part)
    return h.digest()


def seed_bytes(seed: bytes | int | str) -> bytes:
    """Bytes stay as they are; a number or a word becomes 32 bytes made from its text."""
    if not isinstance(seed, bytes | int | str):
        raise TypeError(f"a seed is bytes, a number or a word, not {seed!r}")
    return seed if isinstance(seed, bytes) else mix("seed", str(seed).encode())


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Chance:
    """A stream of uniform draws."""

    def __init__(self, seed: bytes | int | str, key: bytes = b"") -> None:
        self._key: bytes = key if key else mix("chance", seed_bytes(seed))
        self._block: int = 0
        self._words: tuple[int, ...] = ()
        self._at: int = 0
        self.draws: list[int] | None = None
        """Put a list here and every draw is noted in it."""

    def __repr__(self) -> str:
        # The key stays out of it: with the key one knows every draw to come.
        return f"<{type(self).__name__}: a stream of draws>"

    def below(self, n: int) -> int:
        """A whole number from 0 to n − 1, all equally likely."""
        if not 1 <= n <= _RANGE:
            raise ValueError(f"a draw is below a number from 1 to 2**32, not below {n}")
        limit = _RANGE - _RANGE % n
        while True:
            if self._at == len(self._words):
                block = self._key + self._block.to_bytes(8, "big")
                self._words = _WORDS.unpack(hashlib.sha256(block).digest())
                self._block += 1
                self._at = 0
            word = self._words[self._at]
            self._at += 1
            if word < limit:
                break
        drawn = word % n
        if self.draws is not None:
            self.draws.append(drawn)
        return drawn

    def pick(self, things: Sequence[T]) -> T:
        """One of them."""
        n = len(things)
        if n == 0:
            raise ValueError("nothing to pick from")
        return things[self.below(n)]

    def shuffle(self, things: list[T]) -> None:
        """All orders equally likely (Fisher and Yates)."""
        for i in range(len(things) - 1, 0, -1):
            j = self.below(i + 1)
            last = things[i]
            things[i] = things[j]
            things[j] = last

    def fork(self) -> Chance:
        """A separate stream, drawn from this one: for somebody who thinks ahead."""
        return Chance(mix("fork", *[self.below(_RANGE).to_bytes(4, "big") for _ in range(8)]))

    def copy(self) -> Chance:
        """A copy with the same future: for a faithful copy of a state, never for somebody who thinks ahead."""
        twin = Chance(b"", self._key)
        twin._block = self._block
        twin._words = self._words
        twin._at = self._at
        return twin


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Script(Chance):
    """Replays given draws, so that a history can be dealt again, then continues from `after`."""

    def __init__(self, draws: Sequence[int], after: Chance) -> None:
        super().__init__(b"", b"script")  # its own stream is never drawn from
        self._left: list[int] = list(reversed(draws))
        self._after: Chance = after

    def below(self, n: int) -> int:
        if not self._left:
            return self._after.below(n)
        drawn = self._left.pop()
        if not 0 <= drawn < n:
            raise ValueError(f"the script says {drawn} where a draw below {n} is made")
        if self.draws is not None:
            self.draws.append(drawn)
        return drawn

    def copy(self) -> Chance:
        return Script(list(reversed(self._left)), self._after.copy())


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Dice(Chance):
    """Quick draws for trying things out: random play by the million, a search, a benchmark.

    A small generator (xorshift), many times faster than hashing and just as uniform for this purpose. A few draws are
    enough to predict the next, so no real game is dealt from it.
    """

    def __init__(self, seed: int) -> None:
        super().__init__(b"", b"dice")  # its own stream is never drawn from
        self._x: i64 = (seed * 2654435761 + 88172645) % (_RANGE - 1) + 1

    def below(self, n: int) -> int:
        x = self._x
        x ^= x << 13 & _LAST
        x ^= x >> 17
        x ^= x << 5 & _LAST
        if 1 <= n < _HALF:
            few: i64 = n
            drawn: int = x * few >> 32
        elif 1 <= n <= _RANGE:
            drawn = int(x) * n >> 32  # too large for a machine word
        else:
            raise ValueError(f"a draw is below a number from 1 to 2**32, not below {n}")
        self._x = x
        if self.draws is not None:
            self.draws.append(drawn)
        return drawn

    def fork(self) -> Chance:
        return Dice(self.below(_RANGE))

    def copy(self) -> Chance:
        twin = Dice(0)
        twin._x = self._x
        return twin


def draws_of_shuffle(before: Sequence[T], after: Sequence[T]) -> list[int]:
    """The draws with which `shuffle` turns the first order into the second (one possibility, if some things are
    equal)."""
    things = list(before)
    draws: list[int] = []
    for i in range(len(things) - 1, 0, -1):
        j = things.index(after[i], 0, i + 1)
        draws.append(j)
        things[i], things[j] = things[j], things[i]
    return draws
