"""Frames made as long as what is public demands, so that sizes tell nothing."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import Final

log = logging.getLogger("nightcoach.table")

SEAT_STEP: Final = 256
"""Frames to a seat are as long as a multiple of this."""


def closed(parts: Sequence[bytes]) -> bytes:
    """A frame from its parts, which lack its last brace."""
    return b"".join((*parts, b"}"))


def padded(parts: Sequence[bytes], public: int, secret: int) -> bytes:
    """The frame of these parts made as long as what is public demands, so that its size does not tell what is secret in
    it. The parts are put together here, once: frames can be long.

    `public` is the length of what a spectator gets of the same thing, `secret` the most that this one can be told
    beside it; `you` and names of fields have room of their own. Nothing should be longer; if it is, that shows in steps
    of 1024, and in the log.
    """
    length = sum([len(part) for part in parts]) + 1
    missing = -(-(public + YOU_BYTES + secret) // SEAT_STEP) * SEAT_STEP - length - len(_PAD)
    if missing < 0:
        log.warning("a frame was longer than the room for it")
        missing %= 1024
    return b"".join((*parts, b',"pad":"', b" " * missing, b'"}'))


_PAD: Final = b',"pad":""'
YOU_BYTES: Final = 384
"""The room for what a table itself tells one person, standing orders included, and for names of fields."""
MARKS_BYTES: Final = 64
"""The room for what somebody has noted: a sign for each seat."""
NAMED_BYTES: Final = 128
"""The room that a move made in a seat's name takes."""
