"""What leaves a table: a `welcome` with everything a watcher may know, then `news` with what has changed.

The only door. What a seat learns about the game is its view and its events; frames to a seat are padded to a length
that follows from what is public, so that sizes tell nothing either. A human narrator alone is told everything.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Sequence
from typing import Any, Protocol

import msgspec
from msgspec.structs import astuple

from nightcoach.core.events import Event
from nightcoach.core.wire import GameView, Told, to_json
from nightcoach.table.commands.checks import heard_by
from nightcoach.table.log import marks
from nightcoach.table.log.table import Table
from nightcoach.table.log.talk import CIRCLE_SHOWN, LINE_BYTES
from nightcoach.table.time.night import NARRATOR_BYTES, staged
from nightcoach.table.time.plan import holds
from nightcoach.table.time.timers import short
from nightcoach.table.wire import inbound, outbound
from nightcoach.table.wire.board import board_of

STORY_MOST = 2000
"""How many events of a story a welcome brings at most."""
NAMED_MOST = 12
"""How many moves in its name a welcome tells a seat: few enough to fit into the padding."""
OPTIONS_BYTES = 1536
"""The room for all options in everybody's welcome, if some are hidden from all but one person."""


class Pipe(Protocol):
    """Where bytes go: a socket, or a list in a test."""

    def push(self, data: bytes) -> None:
        """Send it, or drop the connection if nobody reads."""

    def close(self, reason: str, again: bool) -> None:
        """Say goodbye and end the connection."""


@dataclasses.dataclass(eq=False, slots=True)
class Known:
    """What a watcher has been sent so far."""

    rows: int
    """How long the log was."""
    plays: int
    """How often the state had changed."""
    board: outbound.Board
    view: GameView | None
    you: outbound.You
    told: int
    """How many events there were …"""
    heard: int
    """… of which this watcher heard so many."""
    talked: int
    whispered: int
    """How many lines of circles there were."""
    named: int
    """How many moves made in this seat's name."""


class Watcher:
    """One connection: a person's, or a table screen's."""

    __slots__ = ("known", "n", "person", "pipe", "seat")

    def __init__(self, pipe: Pipe, person: int | None) -> None:
        self.pipe = pipe
        self.person = person
        self.n = 0
        self.seat: int | None = None
        self.known: Known | None = None


class News:
    """Everybody who watches a table, and what they know of it."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.watchers: list[Watcher] = []
        self._mark()

    def _mark(self) -> None:
        """Whatever happens from here on is news."""
        table = self.table
        self.number = table.number, table.recording is None
        table.changed = True
        self.public = self._now(None, None)
        self.public.heard = len(self._heard(None, None, 0))
        self.seated: outbound.Board | None = None
        """The board with which everybody was last told where they sit."""

    def _told(self, now: float) -> None:
        """Note that everybody has been told everything, and the time."""
        timers = self.table.timers
        timers.changed = False
        timers.ticks.struck(now, timers.limit)

    # What somebody may know

    def _look(self) -> None:
        """Make the board again if it has changed."""
        if self.table.changed:
            self.board = board_of(self.table)
            self.table.changed = False

    def _now(self, person: int | None, seat: int | None) -> Known:
        """Everything that this person may know now."""
        self._look()
        table = self.table
        return Known(
            table.n,
            table.plays,
            self.board,
            self._view(person, seat),
            self._you(person, seat),
            len(table.told),
            0,
            table.talk.count,
            len(table.talk.whispers),
            0 if seat is None else len(table.places[seat].in_your_name),
        )

    def _narrates(self, person: int | None) -> bool:
        return person is not None and person == self.table.narrator

    def _view(self, person: int | None, seat: int | None) -> GameView | None:
        state = self.table.state()
        if state is None:
            return None
        return state.whole() if self._narrates(person) else state.view(seat)

    def _heard(self, person: int | None, seat: int | None, since: int) -> list[Told]:
        if self._narrates(person):
            return [self.table.game.hear_all(event) for event in self.table.told[since:]]
        return self.table.heard(seat, since)

    def _you(self, person: int | None, seat: int | None) -> outbound.You:
        table = self.table
        options = self._options(person)
        ears = "nobody" if person is None else heard_by(table, table.people[person], seat)
        if seat is None:
            return outbound.You(person, None, False, (), options=options, heard_by=ears)
        place = table.places[seat]
        orders = [
            outbound.StandingOrder(window, order.words, order.lasting)
            for window, order in place.orders.items()
            if holds(table, order)
        ]
        answered = table.asking is not None and table.seats_need_consent() and person in table.asking.answers
        looked = table.looking is not None and person in table.looking
        said = table.lines_said()
        step = None if said is None else said[seat]
        return outbound.You(person, seat, place.stand_in, tuple(orders), answered, looked, options, ears, step)

    def _options(self, person: int | None) -> dict[str, str | int | bool | None] | None:
        """All options, where some are hidden and this person may know them."""
        if person is None or person not in (self.table.chooser, self.table.narrator) or not self._hides():
            return None
        options: dict[str, str | int | bool | None] = msgspec.to_builtins(self.table.options)
        return options

    def _hides(self) -> bool:
        """Whether some options are hidden, which everybody can see from those that are not."""
        return len(self.board.options) < len(self.table.options.__struct_fields__)

    def _clock(self, now: float) -> outbound.Clock:
        timers, pace, asking = self.table.timers, self.table.pace(), self.table.asking
        limit = asking.limit if asking is not None and self.table.seats_need_consent() else None
        return outbound.Clock(
            timers.left(now),
            self.table.question,
            pace is not None and short(pace) > 0.0,
            pace is not None and pace.stretches and not timers.more_used,
            None if limit is None else max(0, round((limit - (timers.frozen or now)) * 1000)),
            self._beat(now),
            self._next(now),
        )

    def _beat(self, now: float) -> outbound.Beat | None:
        timers = self.table.timers
        beat = timers.beat(now)
        if beat is None:
            return None
        return outbound.Beat(beat.name, beat.call, round(beat.seconds * 1000), timers.beat_left(now))

    def _next(self, now: float) -> outbound.Cue | None:
        score, pace = self.table.timers.score, self.table.pace()
        at = score.at(now if self.table.timers.frozen is None else self.table.timers.frozen)
        following = (*score.beats[at + 1 :], *(() if pace is None else pace.then))
        # While something is told before a clock that is no beat itself, that question comes next.
        asks = at < len(score.beats) and score.clock is None and pace is not None
        told = following[: 0 if asks else 1]
        return outbound.Cue(told[0].name, told[0].call) if told else None

    # Welcome

    def welcome(self, watcher: Watcher, seen: inbound.Seen, now: float) -> None:
        """Send one watcher everything; of the story what it says it has not seen, from the seat it has now."""
        table = self.table
        watcher.n = 0
        watcher.seat = table.seat_of(watcher.person)
        watcher.known = self._now(watcher.person, watcher.seat)
        at = seen.seen if (seen.game, seen.seat) == (table.number, watcher.seat) else 0
        frame = to_json(self._whole(watcher.person, watcher.known, at, now))
        if self._padded(watcher):
            # As long as what a spectator who has seen nothing would get: how much was seen may be a secret too.
            public = len(to_json(self._whole(None, self._now(None, None), 0, now)))
            public += OPTIONS_BYTES if self._hides() else 0
            room = self._room_for_all(table.told, True)
            frame = self._pad(watcher, frame, public, room + self._room_for(watcher.seat, True))
        watcher.pipe.push(frame)

    def _whole(self, person: int | None, known: Known, seen: int, now: float) -> outbound.Welcome:
        table = self.table
        seat = known.you.seat
        story = self._heard(person, seat, 0)
        known.heard = len(story)
        named = [] if seat is None else table.places[seat].in_your_name
        at = max(min(seen, len(story)), len(story) - STORY_MOST)
        return outbound.Welcome(
            inbound.PROTOCOL,
            known.board,
            known.you,
            self._clock(now),
            known.view,
            table.number,
            at,
            story[at:],
            table.talk.heard(seat, self._narrates(person)),
            named[-NAMED_MOST:],
            marks.signs_of(table, person),
        )

    def _padded(self, watcher: Watcher) -> bool:
        """Whether this watcher's frames could tell something by their size."""
        return watcher.seat is not None or self._narrates(watcher.person) or self._options(watcher.person) is not None

    def _pad(self, watcher: Watcher, frame: bytes, public: int, secret: int) -> bytes:
        """The frame of somebody who may know secrets, as long as what everybody knows demands."""
        if self._narrates(watcher.person):
            secret += NARRATOR_BYTES + public
        return outbound.padded(frame, public, secret)

    def _room_for_all(self, events: Sequence[Event], whole: bool) -> int:
        """The most that anybody with a seat can be told beside what is public: with these events, in lines of circles,
        about moves made in the seat's name, and its own notes."""
        game = self.table.game
        room = (NAMED_MOST if whole else 1) * outbound.NAMED_BYTES
        room += outbound.MARKS_BYTES if whole else 0
        room += (CIRCLE_SHOWN if whole else 1) * LINE_BYTES if self.table.talk.circles else 0
        return room if self.table.recording is None else room + game.story_room(events) + game.whisper_room()

    def _room_for(self, seat: int | None, whole: bool) -> int:
        """The most that this seat alone can be shown now."""
        state = self.table.state()
        return 0 if state is None or seat is None else self.table.game.secret_room(state, seat, whole)

    # News

    def tell(self, now: float) -> None:
        """Tell everybody what has changed since the last time; a new seat, or a new game, gets everything."""
        table = self.table
        table.timers.follow(now)
        if (table.number, table.recording is None) != self.number:
            self._mark()
            for watcher in self.watchers:
                self.welcome(watcher, inbound.NOTHING_SEEN, now)
            self._told(now)
            return
        self._look()
        clock = self._clock(now) if table.timers.changed else None
        night = staged(table)
        room = self._room_for_all(table.told[self.public.told :], False)
        shared = self._news(None, None, self.public, clock)
        public = body_of(shared)
        length = len(NEWS_HEAD % 0) + len(public)
        everybody = None if shared == NOTHING and not night else public
        bodies: dict[Known, tuple[bytes | None, Known]] = {self.public: (everybody, self.public)}
        same_seats, self.seated = self.board is self.seated, self.board
        for watcher in self.watchers:
            person, known = watcher.person, watcher.known
            if known is None or not (same_seats or table.seat_of(person) == watcher.seat):
                self.welcome(watcher, inbound.NOTHING_SEEN, now)
                continue
            if known not in bodies:
                bodies[known] = self._own(person, watcher.seat, known, clock, night)
            body, watcher.known = bodies[known]
            if body is not None:
                watcher.n += 1
                frame = NEWS_HEAD % watcher.n + body
                if watcher.seat is not None:
                    frame = outbound.padded(frame, length, room + self._room_for(watcher.seat, False))
                elif self._padded(watcher):
                    frame = self._pad(watcher, frame, length, room)
                watcher.pipe.push(frame)
        self._told(now)

    def _own(
        self, person: int | None, seat: int | None, known: Known, clock: outbound.Clock | None, night: bool
    ) -> tuple[bytes | None, Known]:
        """The news for one person, and what that person knows then. By day a person without news gets no frame; at
        night everybody gets one. People who only watch then know what everybody knows."""
        news = self._news(person, seat, known, clock)
        if seat is None and known.you.options is None and not self._narrates(person):
            known = self.public
        if not night and news == NOTHING:
            return None, known
        lines = self._whispers(person, known) if self.table.talk.whispers else ()
        return body_of(msgspec.structs.replace(news, talk=[*news.talk, *lines]) if lines else news), known

    def _news(self, person: int | None, seat: int | None, known: Known, clock: outbound.Clock | None) -> outbound.News:
        """What is new for somebody, except lines of circles; from now on it is known. Nothing but a row of the log
        changes what somebody may know of the game, and nothing but a move what a view shows."""
        table, place = self.table, None if seat is None else self.table.places[seat]
        at, story, talk = 0, NO_STORY, NO_LINES
        board, you, view, more = NO_FIELDS, NO_FIELDS, NO_FIELDS, NO_FIELDS
        if known.board is not self.board:
            board, known.board = changes(known.board, self.board), self.board
        if known.rows != table.n:
            known.rows = table.n
            if known.told < len(table.told):
                story, known.told = self._heard(person, seat, known.told), len(table.told)
                at = known.heard if story else 0
                known.heard += len(story)
            if known.talked != table.talk.count:
                talk, known.talked = table.talk.since(known.talked), table.talk.count
            now_you = self._you(person, seat)
            if known.you != now_you:
                you, known.you = changes(known.you, now_you), now_you
        if known.plays != table.plays:
            now_view = self._view(person, seat)
            view, more = grown(known.view, now_view)
            known.view, known.plays = now_view, table.plays
        named = NO_NAMES
        if place is not None and known.named < len(place.in_your_name):
            # One move in a seat's name per frame: more would be longer than its room.
            named = place.in_your_name[known.named : known.named + 1]
            known.named += 1
        return outbound.News(0, at, story, talk, board, you, view, more, clock, named)

    def _whispers(self, person: int | None, known: Known) -> list[outbound.Line]:
        """The next line of a circle that somebody hears: one per frame, for which all frames have room."""
        talk, seat = self.table.talk, known.you.seat
        if self._narrates(person):
            lines = [each.line for each in talk.whispers[known.whispered :]]
            known.whispered = len(talk.whispers)
            return lines
        at = None if seat is None else talk.next_whisper(known.whispered, seat)
        if at is None:
            known.whispered = len(talk.whispers)
            return []
        known.whispered = at + 1
        return [talk.whispers[at].line]


NOTHING = outbound.News(0)
NO_FIELDS: dict[str, Any] = {}
NO_STORY: list[Told] = []
NO_LINES: list[outbound.Line] = []
NO_NAMES: list[outbound.InYourName] = []
NEWS_HEAD = b'{"t":"news","n":%d'


def body_of(news: outbound.News) -> bytes:
    """The frame without its number, which every connection counts for itself."""
    return to_json(news)[len(NEWS_HEAD % 0) :]


def changes(old: Any, new: Any) -> dict[str, Any]:
    """The fields of a struct that are not as they were."""
    if new is None or new is old:
        return {}
    if old is None:
        return dict(zip(new.__struct_fields__, astuple(new), strict=True))
    pairs = zip(new.__struct_fields__, astuple(old), astuple(new), strict=True)
    return {name: is_ for name, was, is_ in pairs if is_ is not was and is_ != was}


def grown(old: GameView | None, new: GameView | None) -> tuple[dict[str, Any], dict[str, list[Any]]]:
    """The fields of a view that are not as they were, and of those that only got longer what is new in them."""
    changed = changes(old, new)
    more: dict[str, list[Any]] = {}
    if changed and old is not None and new is not None:
        for name in new.grows:
            before = getattr(old, name)
            if name in changed and changed[name][: len(before)] == before:
                more[name] = list(changed.pop(name)[len(before) :])
    return changed, more
