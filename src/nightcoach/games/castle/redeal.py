"""A whole game as a seat can imagine it."""

from __future__ import annotations

from collections.abc import Sequence

from nightcoach.core.chance import Chance
from nightcoach.core.events import Seat
from nightcoach.core.game import History
from nightcoach.core.wire import Told


def history(heard: Sequence[Told], seat: Seat | None, chance: Chance) -> History:
    """A history in which a seat hears exactly these events."""
    raise NotImplementedError
