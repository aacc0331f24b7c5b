"""What leaves a table: a `welcome` with everything a watcher may know, then `news` with what has changed.

The only door. What a seat learns about the game is its view and its events; frames to a seat are padded to a length
that follows from what is public, so that sizes tell nothing either. A human narrator alone is told everything.
"""

from __future__ import annotations

import functools
from collections.abc import Sequence
from typing import Protocol, cast

import msgspec

from nightcoach.core.box import Lesson
from nightcoach.core.events import Event
from nightcoach.core.game import Game
from nightcoach.core.wire import GameView, Told
from nightcoach.table.commands.checks import heard_by
from nightcoach.table.log import marks
from nightcoach.table.log.table import Table
from nightcoach.table.log.talk import CIRCLE_SHOWN, LINE_BYTES
from nightcoach.table.time.night import NARRATOR_BYTES, staged
from nightcoach.table.time.plan import holds
from nightcoach.table.time.timers import short
from nightcoach.table.wire import inbound, outbound, padding
from nightcoach.table.wire.board import board_of
from nightcoach.table.wire.shared import NEWS_HEAD, Fields, Moment, Since, changes, fields_of, listed, named

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


class Known:
    """What a watcher has been sent so far: what everybody knew at that moment, and what is this one's own."""

    __slots__ = ("heard", "moment", "named", "view", "whispered", "you")

    def __init__(self, moment: Moment, view: Fields, you: outbound.You, heard: int, whispered: int, named: int) -> None:
        self.moment = moment
        self.view = view
        self.you = you
        self.heard = heard
        """How many of the events this watcher heard."""
        self.whispered = whispered
        """How many lines of circles there were."""
        self.named = named
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
        self.counted = self.heard = 0
        self.moment = self._present()
        """What everybody has been told."""
        self.seated: outbound.Board | None = None
        """The board with which everybody was last told where they sit."""

    def _told(self, now: float) -> None:
        """Note that everybody has been told everything, and the time."""
        timers = self.table.timers
        timers.changed = False
        timers.ticks.struck(now, timers.limit)

    # What somebody may know

    def _present(self) -> Moment:
        """What everybody may know now. The board is made again only if it has changed."""
        table = self.table
        if table.changed:
            self.board = board_of(table)
            self.written = msgspec.Raw(outbound.encode(self.board))
            table.changed = False
        self.heard += sum([event.public for event in table.told[self.counted :]])
        self.counted = len(table.told)
        return Moment(self.board, self._view(None, None), table.plays, self.counted, self.heard, table.talk.count)

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
            "" if self.table.chain is None else self.table.chain.shown,
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
        self._welcome(watcher, seen, now, self._present(), self._public_welcome(now))

    def _welcome(self, watcher: Watcher, seen: inbound.Seen, now: float, moment: Moment, public: int) -> None:
        table, person = self.table, watcher.person
        watcher.n = 0
        seat = watcher.seat = table.seat_of(person)
        view, you, story = self._view(person, seat), self._you(person, seat), self._heard(person, seat, 0)
        in_name = [] if seat is None else table.places[seat].in_your_name
        whispered = len(table.talk.whispers)
        watcher.known = Known(moment, fields_of(view), you, len(story), whispered, len(in_name))
        at = seen.seen if (seen.game, seen.seat) == (table.number, seat) else 0
        frame = self._whole(person, you, view, story, at, now)
        if self._padded(watcher):
            room = self._room_for_all(table.told, True)
            frame = self._pad(watcher, (frame[:-1],), public, room + self._room_for(seat, True))
        watcher.pipe.push(frame)

    def _public_welcome(self, now: float) -> int:
        """How long the welcome of a spectator is who has seen nothing: frames to others are as long as that demands,
        since how much was seen may be a secret too."""
        whole = self._whole(None, self._you(None, None), self._view(None, None), self._heard(None, None, 0), 0, now)
        return len(whole) + (OPTIONS_BYTES if self._hides() else 0)

    def _whole(
        self, person: int | None, you: outbound.You, view: GameView | None, story: list[Told], seen: int, now: float
    ) -> bytes:
        table = self.table
        in_name = [] if you.seat is None else table.places[you.seat].in_your_name
        at = max(min(seen, len(story)), len(story) - STORY_MOST)
        return outbound.encode(
            outbound.Welcome(
                inbound.PROTOCOL,
                cast(outbound.Board, self.written),  # encoded already
                you,
                self._clock(now),
                view,
                table.number,
                at,
                story[at:],
                table.talk.heard(you.seat, self._narrates(person)),
                in_name[-NAMED_MOST:],
                marks.signs_of(table, person),
            )
        )

    def _padded(self, watcher: Watcher) -> bool:
        """Whether this watcher's frames could tell something by their size."""
        return watcher.seat is not None or self._narrates(watcher.person) or self._options(watcher.person) is not None

    def _pad(self, watcher: Watcher, parts: Sequence[bytes], public: int, secret: int) -> bytes:
        """The frame of somebody who may know secrets, as long as what everybody knows demands."""
        if self._narrates(watcher.person):
            secret += NARRATOR_BYTES + public
        return padding.padded(parts, public, secret)

    def _room_for_all(self, events: Sequence[Event], whole: bool) -> int:
        """The most that anybody with a seat can be told beside what is public: with these events, in lines of circles,
        about moves made in the seat's name, and its own notes."""
        game = self.table.game
        room = (NAMED_MOST if whole else 1) * padding.NAMED_BYTES
        room += padding.MARKS_BYTES if whole else 0
        room += (CIRCLE_SHOWN if whole else 1) * LINE_BYTES if self.table.talk.circles else 0
        return room if self.table.recording is None else room + game.story_room(events) + whisper_room(game)

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
            length = self._public_welcome(now)
            for watcher in self.watchers:
                self._welcome(watcher, inbound.NOTHING_SEEN, now, self.moment, length)
            self._told(now)
            return
        before, moment = self.moment, self._present()
        clock = b',"clock":%b' % outbound.encode(self._clock(now)) if table.timers.changed else b""
        night, lesson = staged(table), table.lesson()
        room = self._room_for_all(table.told[before.told :], False)
        shared = self._since(before, moment, clock)
        length = len(NEWS_HEAD % 0) + len(shared.whole) + 1
        all_since = {before: shared}
        same_seats, self.seated = self.board is self.seated, self.board
        for watcher in self.watchers:
            known = watcher.known
            if known is None or not (same_seats or table.seat_of(watcher.person) == watcher.seat):
                self._welcome(watcher, inbound.NOTHING_SEEN, now, moment, self._public_welcome(now))
                continue
            since = all_since.get(known.moment)
            if since is None:  # this one came in between, at night
                since = all_since[known.moment] = self._since(known.moment, moment, clock)
            body = since.whole if watcher.person is None else self._own(watcher, known, since, lesson, night)
            known.moment = moment
            if not body and not night:
                continue  # by day nobody gets a frame without news, at night everybody does
            watcher.n += 1
            parts = (NEWS_HEAD % watcher.n, body)
            if watcher.seat is not None:
                frame = padding.padded(parts, length, room + self._room_for(watcher.seat, False))
            elif self._padded(watcher):
                frame = self._pad(watcher, parts, length, room)
            else:
                frame = padding.closed(parts)
            watcher.pipe.push(frame)
        self.moment = moment
        self._told(now)

    def _since(self, before: Moment, after: Moment, clock: bytes) -> Since:
        """What is new for everybody since some moment."""
        table = self.table
        return Since(
            before,
            after,
            table.game.View,
            table.told[before.told :],
            self._heard(None, None, before.told),
            table.talk.since(before.talked),
            clock,
        )

    def _own(self, watcher: Watcher, known: Known, since: Since, lesson: Lesson | None, night: bool) -> bytes:
        """The news for one person, which from now on is known: a frame from behind its number, empty without news."""
        person, seat = watcher.person, watcher.seat
        place = None if seat is None else self.table.places[seat]
        at = known.heard
        story, count = self._story(person, seat, since)
        known.heard += count
        view, more, edits = since.view, since.more, since.edits
        if since.plays and (seat is not None or self._narrates(person)):
            now = fields_of(self._view(person, seat))
            view, more, edits = since.for_seat(known.view, now)
            known.view = now
        you = b""
        if (
            since.arranged
            or lesson is not None
            or (place is not None and place.orders)
            or self._ears_change(person, known)
        ):
            told = self._you(person, seat)
            if told != known.you:
                you = named(b"you", changes(known.you, told))
                known.you = told
        in_name = b""
        if place is not None and known.named < len(place.in_your_name):
            # One move in a seat's name per frame: more would be longer than its room.
            in_name = b',"in_your_name":[%b]' % outbound.encode(place.in_your_name[known.named])
            known.named += 1
        body = since.body(at, story, since.talk, you, view, more, edits, in_name)
        if self.table.talk.whispers and (body or night):  # a line of a circle never makes a frame of its own by day
            lines = listed(self._whispers(person, seat, known))
            talk = since.talk + b"," + lines if since.talk and lines else since.talk or lines
            return since.body(at, story, talk, you, view, more, edits, in_name)
        return body

    def _story(self, person: int | None, seat: int | None, since: Since) -> tuple[bytes, int]:
        """What somebody has heard since some moment, and how many events: mostly what everybody has."""
        if seat in since.ears or self._narrates(person):
            heard = self._heard(person, seat, since.before.told)
            return listed(heard), len(heard)
        return since.story, since.count

    def _ears_change(self, person: int | None, known: Known) -> bool:
        """Whether a move has changed whom somebody's words reach. Everything else that the table tells one person is
        changed by rows that are no moves, by orders that no longer hold, or in a guided game."""
        you = known.you
        return person is not None and you.heard_by != heard_by(self.table, self.table.people[person], you.seat)

    def _whispers(self, person: int | None, seat: int | None, known: Known) -> list[outbound.Line]:
        """The next line of a circle that somebody hears: one per frame, for which all frames have room."""
        talk = self.table.talk
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


@functools.cache
def whisper_room(game: Game) -> int:
    """The room for what a seat hears alone: asked for at every move, and always the same."""
    return game.whisper_room()
