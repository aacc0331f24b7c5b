"""A table: everything true about it, folded from its log. No network, no database, no clock of its own.

`apply` is the only thing that changes what is durable, and it is given nothing but an entry of the log: whoever folds
the same log gets the same table. Who is connected, and since when clocks run, is not durable and lies in `timers`
and in the people's `connections`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Literal

from nightcoach.bots import Bot
from nightcoach.core.chance import mix
from nightcoach.core.events import Event
from nightcoach.core.frames import TABLE, Pace
from nightcoach.core.game import Game, State
from nightcoach.core.record import Recording
from nightcoach.core.wire import GameOptions, Told
from nightcoach.table.commands.asking import ASK_SECONDS
from nightcoach.table.log import entries as e
from nightcoach.table.log import rules
from nightcoach.table.log.company import Company
from nightcoach.table.log.people import Order, SeatQuestion
from nightcoach.table.time.timers import Timers, late

Phase = Literal["lobby", "play", "over"]
IDS_KEPT = 2000
"""How many commands of a person are known again; nobody resends one that old."""


class House:
    """Where a table finds its games and bots; tests bring their own."""

    def __init__(self, game: Callable[[str], Game], bot: Callable[[str, str], Bot], best: Callable[[str], str]) -> None:
        self.game = game
        self.bot = bot
        self.best = best
        """The level of a game's bot that stands in for people."""


class Table(Company):
    """One table."""

    def __init__(self, house: House, key: bytes, now: float) -> None:
        super().__init__()
        self.house = house
        self.key = key
        """The table's own randomness for bots and pauses; made anew whenever the table is loaded."""
        self.now = now
        """What the clock showed when somebody last wanted something."""
        self.n = 0
        self.code = ""
        self.game: Game
        self.options: GameOptions
        self.chosen: dict[str, str | int | bool | None] = {}
        """The options as the log has them, whichever version of the game they were chosen for."""
        self.narrator: int | None = None
        """The person who narrates this game, where a person does."""
        self.paused = False
        self.bots = "quick"
        self.seed = b""
        self.luck: dict[int, str] = {}
        self.number = 0
        self.phase: Phase = "lobby"
        self.recording: Recording | None = None
        self.told: list[Event] = []
        self.held: dict[int, int] = {}
        """The seat that somebody holds in this game, or has held: what it holds is known to them."""
        self.question = 0
        self.curtain = False
        """A round has just ended and the next begun: the moment in which badges may change."""
        self.curtain_at = now
        self.curtain_question = 0
        """The question that was opened then."""
        self.curtain_seat = TABLE
        """Who answered last before it: a badge of that seat now would tell who gave the answer."""
        self.asking: SeatQuestion | None = None
        self.asked_at: dict[int, float] = {}
        """When everybody was last asked about a seat of this game."""
        self.wished_at: dict[int, float] = {}
        """When somebody last wanted a seat of this game."""
        self.asleep = False
        """The last round ended with nobody there: the table waits until somebody comes."""
        self.stopped = False
        self.stale = False
        """The game that runs was begun under older rules that are not kept."""
        self.result: e.Result | None = None
        self.done: dict[int, dict[str, None]] = {}
        """The ids of each person's commands that are in the log, the newest last."""
        self.timers = Timers(now)

    # What it is now

    def state(self) -> State | None:
        """The state of the game, before and after it none."""
        return None if self.recording is None else self.recording.state

    def pace(self) -> Pace | None:
        """What the game says about its window now."""
        return None if self.recording is None or self.phase != "play" else self.recording.state.pace()

    def open_air(self) -> bool:
        """No secret is pending: seats may change hands."""
        pace = self.pace()
        return self.phase != "play" or pace is None or pace.between

    def badge_may_change(self, seat: int | None) -> bool:
        """Whether everybody may see now who is at this seat. Spectators always; outside a game everybody; in a game
        only in the moment between two rounds, and not for the seat whose answer has just ended the last."""
        return self.phase != "play" or seat is None or (self.curtain and seat != self.curtain_seat)

    def awake(self) -> bool:
        """Somebody who plays, or narrates, is here; or nobody plays but bots and somebody watches them."""
        awake = any([person.here() for person in self.seated() or self.people.values()])
        return awake or (self.narrator is not None and self.people[self.narrator].here())

    def seats_allowed(self) -> range:
        """How many may play with the options as they are."""
        return self.game.seats(self.options)

    def draw(self, label: str, seat: int) -> bytes:
        """Randomness for one purpose, seat and question; it depends on nothing that anybody has done, but where a seat
        answers a question more than once."""
        again = self.timers.thoughts.get(seat, 0)
        where = f"{label} {self.number} {self.question} {seat}" + (f" {again}" if again else "")
        return mix("table", self.key, where.encode())

    def heard(self, seat: int | None, since: int = 0) -> list[Told]:
        """The story of the game as a seat, or a spectator, heard it."""
        heard = [self.game.hear(event, seat) for event in self.told[since:]]
        return [event for event in heard if event is not None]

    def hear(self, event: Event) -> None:
        """Something has happened: it belongs to the story, unless it is about an answer that may still change."""
        if not self.game.events[event.kind].fleeting:
            self.told.append(event)

    # Folding the log

    def fold(self, step: e.Step, now: float) -> None:
        """One row of the log becomes true."""
        self.curtain = False
        for entry in step.entries:
            self.apply(entry, now)
        self.n += 1
        for seat, place in enumerate(self.places):
            if self.badge_may_change(seat):
                self.changed = self.changed or place.badge != place.stand_in
                place.badge = place.stand_in
        if step.by is not None and step.id is not None:
            done = self.done.setdefault(step.by, {})
            done[step.id] = None
            if len(done) > IDS_KEPT:
                del done[next(iter(done))]

    def load(self, steps: Iterable[e.Step], now: float) -> None:
        """A whole log."""
        for step in steps:
            self.fold(step, now)
        self.curtain = self.asleep = False  # what was long ago is no moment now
        for place in self.places:
            if place.person is not None:
                self.people[place.person].away = place.badge
        self.settle(now)

    def settle(self, now: float) -> None:
        """After something has changed: who is away is shown where it may be, and clocks stand still or go on.

        A round that has begun is played to its end even if nobody is there any more, and only then the table waits: a
        clock that stops would tell whoever still watches that all the others have gone.
        """
        seats = {place.person: seat for seat, place in enumerate(self.places)}
        for person in self.people.values():
            if self.badge_may_change(seats.get(person.id)):
                away = not person.here()
                self.changed = self.changed or away != person.away
                person.away = away
        self.asleep = self.phase == "play" and (self.asleep or self.curtain) and not self.awake()
        self.curtain = False
        stood = self.timers.frozen
        self.timers.freeze(self.phase == "play" and (self.paused or self.asleep), now)
        if stood is not None and self.timers.frozen is None:
            if self.asking is not None and self.asking.limit is not None:
                self.asking.limit += now - stood
            for person in self.people.values():
                person.absent_since = now  # nobody is late for what nobody could see

    def apply(self, entry: e.AnyEntry, now: float) -> None:
        """One entry becomes true."""
        if isinstance(entry, e.Moved):
            self._moved(entry, now)
            return
        self.changed = True
        getattr(self, f"_{entry.__struct_config__.tag}")(entry, now)

    def _made(self, entry: e.Made, now: float) -> None:
        self.code = entry.code
        self.chosen = entry.options
        self.game, self.options = rules.newest(self.house.game, entry.game, entry.options)

    def _sealed(self, entry: e.Sealed, now: float) -> None:
        self.seed = bytes.fromhex(entry.seed)
        self.luck = {}

    def _chosen(self, entry: e.Chosen, now: float) -> None:
        self.chooser = self.host if entry.by is None else entry.by
        self.chosen = entry.options
        self.game, self.options = rules.newest(self.house.game, self.game.name, entry.options)

    def _paced(self, entry: e.Paced, now: float) -> None:
        self.bots = entry.bots

    def _luck_added(self, entry: e.LuckAdded, now: float) -> None:
        self.luck[entry.person] = entry.value

    def _began(self, entry: e.Began, now: float) -> None:
        self.number += 1
        self.phase = "play"
        self.stopped = False
        found = rules.begun_with(self.game, self.options, entry.version, self.chosen)
        self.stale = found is None
        self.game, self.options = found or (self.game, self.options)
        self.told = []
        self.question = 1
        self.recording = None
        self.narrator = entry.narrator
        self.held = {place.person: seat for seat, place in enumerate(self.places) if place.person is not None}
        self.asking = None
        self.asked_at = {}
        self.wished_at = {}
        self.curtain_question = 0
        self.talk.begin()
        for place, character in zip(self.places, entry.characters or [""] * entry.seats, strict=True):
            place.begin()
            place.emptied = False
            place.character = character
        if self.stale:
            return
        self.recording = Recording(self.game, entry.seats, self.options, self.seed, entry.contributions, self.hear)
        self.timers.window = ""  # the first window is another one than the last of an earlier game
        self._open_window(now)

    def _open_window(self, now: float) -> None:
        state = self.state()
        assert state is not None
        self.timers.open_window(self, now)
        self.talk.circles = self.talk.circles or any([state.audience(seat) for seat in range(state.seats)])

    def _moved(self, entry: e.Moved, now: float) -> None:
        if self.recording is None:
            return
        state = self.recording.state
        before = state.frames[-1]
        heard = len(self.told)
        if entry.seat != TABLE:
            self.places[entry.seat].answered(entry.words, entry.how, len(self.heard(entry.seat)))
            self.timers.beats.answered.add(entry.seat)
            if entry.how in ("self", "narrator"):
                self.timers.beats.hands[entry.seat] = entry.how
        for seat in late(self) if entry.seat == TABLE else ():
            self.places[seat].missed += 1
        self.recording.play(entry.seat, self.game.moves[entry.words], self.hear)
        self.timers.shown = len([event for event in self.told[heard:] if event.public])
        if state.outcome() is not None:
            self.phase = "over"
            self.changed = True
        elif entry.seat == TABLE or not before.goes_on(state.frames[-1]):
            self.question += 1
            self._open_window(now)
            pace = state.pace()
            if pace is not None and pace.begins:
                self.curtain, self.curtain_at, self.curtain_seat = True, now, entry.seat
                self.curtain_question = self.question
        else:
            self.timers.answered(self, entry.seat, now)

    def _ordered(self, entry: e.Ordered, now: float) -> None:
        state = self.state()
        place = self.places[entry.seat]
        if entry.words is None:
            place.orders.pop(entry.window, None)
        else:
            given = 0 if state is None else self.game.length(state)
            place.orders[entry.window] = Order(entry.words, entry.lasting, given)
        self.timers.plan_seat(self, entry.seat, now)

    def _stand_in(self, entry: e.StandIn, now: float) -> None:
        place = self.places[entry.seat]
        place.stand_in = entry.on
        place.missed = 0
        self.timers.plan_seat(self, entry.seat, now)

    def _left(self, entry: e.Left, now: float) -> None:
        person = self.people[entry.person]
        person.gone = True
        person.absent_since = now
        if self.phase == "lobby":
            self.places = [place for place in self.places if place.person != entry.person]
        if self.phase != "play":
            self.note("left", name=person.name)

    def _returned(self, entry: e.Returned, now: float) -> None:
        self.people[entry.person].gone = False

    def _took_over(self, entry: e.TookOver, now: float) -> None:
        place = self.places[entry.seat]
        self.note("took_over", name=self.people[entry.person].name, bot=place.bot_name)
        place.person, place.bot = entry.person, None
        self.held[entry.person] = entry.seat
        self._seat_decided()
        place.begin()
        self.timers.plan_seat(self, entry.seat, now)

    def _reseated(self, entry: e.Reseated, now: float) -> None:
        place = self.places[entry.seat]
        self.note("reseated", name=self.people[entry.person].name, old=self.seat_name(entry.seat))
        place.person = entry.person
        self.held[entry.person] = entry.seat
        self._seat_decided()
        place.begin()  # orders, and what the clock did, are the former owner's
        self.timers.plan_seat(self, entry.seat, now)

    def _kicked(self, entry: e.Kicked, now: float) -> None:
        person = self.people[entry.person]
        person.kicked = True
        self.note("kicked", name=person.name)
        if self.phase == "lobby":
            self.places = [place for place in self.places if place.person != entry.person]
        bot = self.house.best(self.game.name) if self.game.allows_bots(self.options) else None
        for number, place in enumerate(self.places):
            if place.person == entry.person:
                place.person, place.bot, place.bot_name = None, bot, person.name
                place.emptied = self.phase == "play"
                place.begin()
                self.timers.plan_seat(self, number, now)

    def _wished(self, entry: e.Wished, now: float) -> None:
        self.asking = SeatQuestion(entry.seat, entry.person, self.question)
        self.wished_at[entry.person] = now

    def _seat_asked(self, entry: e.SeatAsked, now: float) -> None:
        assert self.asking is not None
        self.asking.limit = now + ASK_SECONDS
        self.asking.voters = entry.voters
        self.asked_at[entry.seat] = now
        self.timers.changed = True
        self.note("seat_asked", name=self.people[entry.person].name, seat=self.seat_name(entry.seat))

    def _seat_answered(self, entry: e.SeatAnswered, now: float) -> None:
        assert self.asking is not None
        self.asking.answers[entry.person] = entry.yes

    def _seat_kept(self, entry: e.SeatKept, now: float) -> None:
        assert self.asking is not None
        if self.asking.limit is not None:  # else nobody has heard of it
            self.note("seat_kept", name=self.people[self.asking.person].name, seat=self.seat_name(entry.seat))
        self._seat_decided()

    def _seat_decided(self) -> None:
        self.timers.changed = self.timers.changed or self.asking is not None
        self.asking = None

    def _paused(self, entry: e.Paused, now: float) -> None:
        self.paused = entry.on
        self.timers.changed = True
        self.note("paused" if entry.on else "resumed", name=self.people[entry.by].name)

    def _extended(self, entry: e.Extended, now: float) -> None:
        self.timers.extend(entry.seconds)
        if entry.by is None:
            self.timers.more_used = True
        self.note("extended", seconds=str(entry.seconds))

    def _ended(self, entry: e.Ended, now: float) -> None:
        self.phase = "over"
        self.stopped = True
        self.paused = False
        self.note("ended" if entry.why == "host" else "ended_long" if entry.why == "long" else "ended_version")

    def _result(self, entry: e.Result, now: float) -> None:
        self.result = entry
        self.phase = "over"
        self.paused = False

    def _rematch(self, entry: e.Rematch, now: float) -> None:
        self.phase = "lobby"
        self.game, self.options = rules.newest(self.house.game, self.game.name, self.chosen)
        self.recording = None
        self.result = None
        self.told = []
        self.narrator = None
        self.talk.begin()
        self.paused = False
        self.places = [p for p in self.places if (not self.people[p.person].gone if p.person is not None else p.bot)]
        for place in self.places:
            place.begin()
        self.note("rematch")
