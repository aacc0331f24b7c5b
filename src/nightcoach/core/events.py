"""Events: what happened, for everybody or for some, never as sentences for people."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

Seat: TypeAlias = int


class Event:
    """Something that happened: what everybody hears, the secret half, and who hears that too.

    The values are positional: the game's table of event kinds (`Game.events`) gives them names and types, public values
    first, then secret ones. With `public=False` only `ears` learn that anything happened.
    """

    def __init__(
        self,
        kind: str,
        values: tuple[object, ...],
        secret: tuple[object, ...] = (),
        ears: tuple[Seat, ...] = (),
        public: bool = True,
    ) -> None:
        self.kind = kind
        self.values = values
        self.secret = secret
        self.ears = ears
        self.public = public

    def __repr__(self) -> str:
        secret = f", secret={self.secret}, ears={self.ears}" if self.secret or self.ears else ""
        return f'Event("{self.kind}", {self.values}{secret}{"" if self.public else ", public=False"})'


Tell: TypeAlias = Callable[[Event], None]
