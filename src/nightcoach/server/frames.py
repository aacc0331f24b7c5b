"""The frames of a WebSocket (RFC 6455), as far as a table needs them: written whole, and cut out of what has come."""

from __future__ import annotations

from struct import Struct
from typing import Final

try:
    from websockets.speedups import apply_mask
except ImportError:  # no compiled part on this machine
    from websockets.utils import apply_mask

CONTINUED, TEXT, BINARY, CLOSE, PING, PONG = 0, 1, 2, 8, 9, 10
KINDS: Final = (CONTINUED, TEXT, BINARY, CLOSE, PING, PONG)
WRONG, NOT_TEXT, TOO_LARGE, NO_PONG = 1002, 1007, 1009, 1011
"""The codes of the standard for what a peer has done wrong."""

SHORT, LONGER, LONGEST = Struct(">BB").pack, Struct(">BBH").pack, Struct(">BBQ").pack
"""The head of a frame."""


class Fault(Exception):
    """A frame that the standard does not allow, and the code that says so."""

    def __init__(self, code: int) -> None:
        self.code = code


def frame(kind: int, data: bytes) -> bytes:
    """A whole frame, as a server sends it."""
    size = len(data)
    if size < 126:
        return SHORT(0x80 | kind, size) + data
    if size < 65_536:
        return LONGER(0x80 | kind, 126, size) + data
    return LONGEST(0x80 | kind, 127, size) + data


def next_frame(data: bytes, at: int, most: int, before: int) -> tuple[int, int, bool, bytes]:
    """The frame that begins there: where it ends, its kind, whether it is the last part of its message, and what is in
    it. The end is −1 if not all of it is here. A message may have at most so many bytes, of which some came before."""
    there = len(data) - at
    if there < 2:
        return -1, 0, False, b""
    first, second = data[at], data[at + 1]
    kind, fin, size, head = first & 15, first >= 128, second & 127, 6
    if first & 0x70 or second < 128 or kind not in KINDS or (kind >= CLOSE and (size > 125 or not fin)):
        raise Fault(WRONG)
    if size >= 126:
        head = 8 if size == 126 else 14
        if there < head - 4:
            return -1, 0, False, b""
        size = int.from_bytes(data[at + 2 : at + head - 4], "big")
    if size + (before if kind == CONTINUED else 0) > most:
        raise Fault(TOO_LARGE)
    begin, end = at + head, at + head + size
    if len(data) < end:
        return -1, 0, False, b""
    return end, kind, fin, apply_mask(data[begin:end], data[begin - 4 : begin])
