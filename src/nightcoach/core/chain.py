"""What lets strangers believe a record: luck that was pledged before anybody showed theirs, and a chain of hashes whose
heads everybody saw while the game was played (decision 15).

The chain has one link for the opening of the record and one for every move in it:
`h(n) = SHA-256(h(n-1) ‖ n ‖ SHA-256(nonce ‖ entry))`. A move is a word or two and would be easily guessed without its
nonce; nonces are shown with the record, when nothing is secret any more.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Final

from nightcoach.core.errors import BadRecord

Rounds = tuple[tuple[str, ...], ...]
"""How luck was drawn, round by round: `SEAT PLEDGE LUCK` for every device, without the luck if it was not shown."""
ROOT: Final = bytes(32)
"""What stands before the first link."""
MOVES: Final = b',"moves":['
"""Everything before this in a record is its opening. In a text its quotes would be escaped."""


def pledge_of(luck: str) -> str:
    """What a device publishes before it shows its luck."""
    return hashlib.sha256(luck.encode()).hexdigest()


def link(before: bytes, n: int, nonce: bytes, entry: bytes) -> bytes:
    """The head of the chain after its n-th entry."""
    return hashlib.sha256(before + n.to_bytes(8, "big") + hashlib.sha256(nonce + entry).digest()).digest()


def opening(line: bytes) -> bytes:
    """The first entry: a record up to its moves, so the game, its options, the seed and everybody's luck."""
    return line[: line.index(MOVES)]


def head_of(line: bytes, moves: Sequence[str], nonces: Sequence[bytes]) -> str:
    """The last head of a record's chain."""
    head = ROOT
    entries = [opening(line), *[words.encode() for words in moves]]
    for n, nonce in enumerate(nonces):
        head = link(head, n, nonce, entries[n])
    return head.hex()


def check_chain(line: bytes, moves: Sequence[str], nonces: Sequence[bytes], head: str) -> None:
    """Refuse a record whose chain does not end where it says."""
    if len(nonces) != len(moves) + 1 or any([len(nonce) != 32 for nonce in nonces]):
        raise BadRecord("chain", "the chain does not have one link for the opening and for every move")
    if head_of(line, moves, nonces) != head:
        raise BadRecord("chain", "the chain does not fit the moves: the record was changed after the game")


def check_luck(rounds: Rounds, contributions: Sequence[str]) -> None:
    """Refuse luck that was not pledged, or not drawn again without those who did not show theirs."""
    drawn: list[str] = []
    among: set[str] | None = None
    for told in rounds:
        devices = [device.split(" ") for device in told]
        seats = [device[0] for device in devices]
        shown = [device for device in devices if len(device) == 3]
        if not devices or any([not 2 <= len(device) <= 3 for device in devices]) or len(set(seats)) < len(seats):
            raise BadRecord("pledges", "a round of luck has every seat once, with its pledge and its luck")
        if among is not None and not among.issuperset(seats):
            raise BadRecord("pledges", "luck was drawn again with a device that must not take part in it")
        if any([pledge_of(device[2]) != device[1] for device in shown]):
            raise BadRecord("pledges", "the luck of a device is not what it had pledged")
        whole = len(shown) == len(devices)
        drawn = [f"{device[0]} {device[2]}" for device in shown] if whole else []
        among = set() if whole else {device[0] for device in shown}
    if drawn != list(contributions):
        raise BadRecord("pledges", "the game was not dealt from the luck that was drawn")
