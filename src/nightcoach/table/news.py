"""What leaves a table: a `welcome` with everything a watcher may know, then `news` with what has changed.

The only door. What a seat learns about the game is its view and its events; frames to a seat are padded to a length
that follows from what is public, so that sizes tell nothing either.
"""

from __future__ import annotations

from typing import Any, Protocol

import msgspec

from nightcoach.core.events import Event
from nightcoach.core.wire import GameView, to_json
from nightcoach.table import inbound, outbound
from nightcoach.table.board import board_of
from nightcoach.table.table import Table
from nightcoach.table.timers import holds, short

STORY_MOST = 2000
"""How many events of a story a welcome brings at most."""
NAMED_MOST = 12
"""How many moves in its name a welcome tells a seat: few enough to fit into the padding."""


class Pipe(Protocol):
    """Where bytes go: a socket, or a list in a test."""

    def push(self, data: bytes) -> None:
        """Send it, or drop the connection if nobody reads."""

    def close(self, reason: str, again: bool) -> None:
        """Say goodbye and end the connection."""


class Watcher:
    """One connection: a person's, or a table screen's."""

    def __init__(self, pipe: Pipe, person: int | None) -> None:
        self.pipe = pipe
        self.person = person
        self.n = 0
        self.seat: int | None = None


class Known:
    """What a watcher has been sent so far."""

    def __init__(self, view: GameView | None, you: outbound.You, heard: int, named: int = 0) -> None:
        self.view = view
        self.you = you
        self.heard = heard
        self.named = named
        """How many moves made in this seat's name."""


class News:
    """Everybody who watches a table, and what they know of it."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.watchers: list[Watcher] = []
        self.known: dict[int | None, Known] = {}
        """By person; None is everybody without a token."""
        self._mark()

    def _mark(self) -> None:
        """From here on things are news."""
        table = self.table
        state = table.state()
        self.board = board_of(table)
        self.number = table.number, table.recording is None
        self.told = len(table.told)
        self.talked = table.talk_count
        self.public = Known(None if state is None else state.view(None), NOBODY, len(table.heard(None)))
        table.changed = table.timers.changed = False

    # Welcome

    def welcome(self, watcher: Watcher, seen: inbound.Seen, now: float) -> None:
        """Send one watcher everything; of the story what it says it has not seen, from the seat it has now."""
        table = self.table
        watcher.n = 0
        watcher.seat = table.seat_of(watcher.person)
        known = seen.seen if (seen.game, seen.seat) == (table.number, watcher.seat) else 0
        whole = self._whole(watcher.person, watcher.seat, known, now)
        frame = to_json(whole)
        if watcher.seat is not None:
            # As long as what a spectator who has seen nothing would get: how much was seen may be a secret too.
            public = to_json(self._whole(None, None, 0, now))
            frame = outbound.padded(frame, len(public), whole.in_your_name, NAMED_MOST)
        watcher.pipe.push(frame)

    def _whole(self, person: int | None, seat: int | None, seen: int, now: float) -> outbound.Welcome:
        """Everything; and from here on this person knows it."""
        table = self.table
        state = table.state()
        view = None if state is None else state.view(seat)
        story: list[Any] = list(table.heard(seat))
        you = self._you(person)
        named = [] if seat is None else table.places[seat].in_your_name
        self.known[person] = Known(view, you, len(story), len(named))
        at = max(min(seen, len(story)), len(story) - STORY_MOST)
        return outbound.Welcome(
            inbound.PROTOCOL,
            self.board,
            you,
            self._clock(now),
            view,
            table.number,
            at,
            story[at:],
            list(table.talk),
            named[-NAMED_MOST:],
        )

    def _you(self, person: int | None) -> outbound.You:
        table = self.table
        seat = table.seat_of(person)
        if seat is None:
            return outbound.You(person, None, False, ())
        place = table.places[seat]
        given = [(window, order) for window, order in place.orders.items() if holds(table, order)]
        orders = [outbound.StandingOrder(window, order.words, order.lasting) for window, order in given]
        return outbound.You(person, seat, place.stand_in, tuple(orders))

    def _clock(self, now: float) -> outbound.Clock:
        timers, pace = self.table.timers, self.table.pace()
        return outbound.Clock(
            timers.left(now),
            self.table.question,
            pace is not None and short(pace) > 0.0,
            pace is not None and pace.fixed and not timers.more_used,
        )

    # News

    def tell(self, now: float) -> None:
        """Tell everybody what has changed since the last time; who has another seat, or a new game, gets it all."""
        table = self.table
        if (table.number, table.recording is None) != self.number:
            self._mark()
            for watcher in self.watchers:
                self.welcome(watcher, inbound.NOTHING_SEEN, now)
            return
        shared = self._shared(now)
        length = len(to_json(shared))
        events = table.told[self.told :]
        self.told = len(table.told)
        bodies: dict[int | None, outbound.News | None] = {}
        for watcher in self.watchers:
            if table.seat_of(watcher.person) != watcher.seat:
                self.welcome(watcher, inbound.NOTHING_SEEN, now)
                continue
            if watcher.person not in bodies:
                bodies[watcher.person] = self._own(watcher, shared, events)
            body = bodies[watcher.person]
            if body is not None:
                watcher.n += 1
                frame = to_json(msgspec.structs.replace(body, n=watcher.n))
                if watcher.seat is not None:
                    frame = outbound.padded(frame, length, body.in_your_name, 1)
                watcher.pipe.push(frame)

    def _shared(self, now: float) -> outbound.News:
        """What everybody gets, and marks it as told."""
        table = self.table
        state = table.state()
        board: dict[str, Any] = {}
        if table.changed:
            before, self.board = self.board, board_of(table)
            board = changes(before, self.board)
        fresh_lines = table.talk_count - self.talked
        talk = table.talk[-fresh_lines:] if fresh_lines else []
        heard = table.heard(None, self.told)
        view = None if state is None else state.view(None)
        clock = self._clock(now) if table.timers.changed else None
        at = self.public.heard if heard else 0
        news = outbound.News(0, at, heard, talk, board, {}, changes(self.public.view, view), clock)
        self.talked = table.talk_count
        self.public = Known(view, NOBODY, self.public.heard + len(heard))
        table.changed = table.timers.changed = False
        return news

    def _own(self, watcher: Watcher, shared: outbound.News, events: list[Event]) -> outbound.News | None:
        """The news of one person, or nothing if there are none for it."""
        table, seat = self.table, watcher.seat
        known = self.known[watcher.person]
        you = self._you(watcher.person)
        state = table.state()
        if seat is None or state is None:
            body = msgspec.structs.replace(shared, you=changes(known.you, you))
            self.known[watcher.person] = Known(self.public.view, you, self.public.heard)
        else:
            heard: list[Any] = [told for told in [table.game.hear(event, seat) for event in events] if told is not None]
            view = state.view(seat)
            body = msgspec.structs.replace(
                shared,
                at=known.heard if heard else 0,
                story=heard,
                you=changes(known.you, you),
                view=changes(known.view, view),
                in_your_name=table.places[seat].in_your_name[known.named :],
            )
            named = len(table.places[seat].in_your_name)
            self.known[watcher.person] = Known(view, you, known.heard + len(heard), named)
        return None if body == NOTHING else body


NOBODY = outbound.You(None, None, False, ())
NOTHING = outbound.News(0)


def changes(old: Any, new: Any) -> dict[str, Any]:
    """The fields of a struct that are not as they were."""
    if new is None:
        return {}
    fields = new.__struct_fields__
    if old is None:
        return {name: getattr(new, name) for name in fields}
    return {name: getattr(new, name) for name in fields if getattr(new, name) != getattr(old, name)}
