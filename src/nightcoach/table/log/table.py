"""A table: everything true about it, and what follows from that. No network, no database, no clock of its own.

It is changed by `fold` alone, which knows nothing but the log and the times of its rows: so every server that folds the
same log has the same table, with the same people connected and the same clocks.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Literal

from nightcoach.bots import Bot
from nightcoach.core.box import Lesson
from nightcoach.core.chain import Rounds
from nightcoach.core.chance import mix
from nightcoach.core.events import Event
from nightcoach.core.frames import TABLE, Pace
from nightcoach.core.game import Game
from nightcoach.core.record import Proof, Recording
from nightcoach.core.state import State
from nightcoach.core.wire import GameOptions, Told
from nightcoach.table.log import entries as e
from nightcoach.table.log.chain import Chain
from nightcoach.table.log.draw import Draw
from nightcoach.table.log.people import Person, Place, SeatQuestion
from nightcoach.table.log.talk import Talk
from nightcoach.table.time.timers import Timers
from nightcoach.table.wire import outbound

Phase = Literal["lobby", "play", "over"]
PUPIL: Final = 0
"""The seat of the person in a guided game."""


class House:
    """Where a table finds its games and bots; tests bring their own."""

    def __init__(
        self,
        game: Callable[[str], Game],
        bot: Callable[[str, str], Bot],
        best: Callable[[str], str],
        lesson: Callable[[str], Lesson | None] = lambda _game: None,
    ) -> None:
        self.game = game
        self.bot = bot
        self.best = best
        """The level of a game's bot that stands in for people."""
        self._find_lesson = lesson
        self._lessons: dict[str, tuple[Lesson | None, bytes]] = {}

    def lesson(self, game: str) -> tuple[Lesson | None, bytes]:
        """The guided game, where there is one, and the seed that it is recognised by. Tables ask at every move."""
        if game not in self._lessons:
            found = self._find_lesson(game)
            self._lessons[game] = found, b"" if found is None else found.sealed()
        return self._lessons[game]


class Table:
    """One table: its people and places, its game, what was said, and its clocks."""

    def __init__(self, house: House, key: bytes, now: float) -> None:
        self.people: dict[int, Person] = {}
        self.places: list[Place] = []
        self.next_place = 0
        self.host: int | None = None
        self.chooser: int | None = None
        """Who has chosen the options, and so also knows those hidden from the others."""
        self.locked = False
        self.talk = Talk()
        self.changed = True
        """The public board has changed."""
        self.house = house
        self.key = key
        """The table's own randomness for bots and pauses, the same on every server."""
        self.at = now
        """When the last row was made."""
        self.seen_at = now
        """When everybody last saw something go on: in a game, when its question last changed."""
        self.present: dict[str, frozenset[int]] = {}
        """The people who are connected, by the server on which they are."""
        self.now = now
        """What the clock showed when somebody last wanted something."""
        self.n = 0
        self.code = ""
        self.game: Game
        self.options: GameOptions
        self.chosen: dict[str, str | int | bool | None] = {}
        """The options as the log has them, whichever version of the game they were chosen for."""
        self.first: tuple[str, ...] = ()
        """Those of them that nobody has chosen and that apply only in the first games at this table."""
        self.narrator: int | None = None
        """The person who narrates this game, if one does."""
        self.paused = False
        self.bots = "quick"
        self.first_calm = False
        """Bots are calm in the first game only: nobody has chosen it."""
        self.seed = b""
        self.pledges: dict[int, str] = {}
        """By person: the hash of the luck that their device has drawn for the next game."""
        self.drawing: Draw | None = None
        """The luck that is being drawn, between the host's start and the deal."""
        self.drawn: Rounds = ()
        """How the luck of this game was drawn, as the record has it."""
        self.chain: Chain | None = None
        """None for a game that was sealed before there were chains."""
        self.number = 0
        self.phase: Phase = "lobby"
        self.recording: Recording | None = None
        self.plays = 0
        """How often the state has changed: what follows from the state alone holds until the next time."""
        self._paced: tuple[int, Pace | None] = (-1, None)
        self.told: list[Event] = []
        self.held: dict[int, int] = {}
        """The seat that each person holds or has held in this game, so that they know what it holds."""
        self.looking: set[int] | None = None
        """The people who have looked at their cards, while the table waits for the others; None at any other time."""
        self.question = 0
        self.badges_open = False
        """A round has just ended and the next begun: the moment in which badges may change."""
        self.round_at = now
        self.round_question = 0
        """The question that was opened then."""
        self.round_ended_by = TABLE
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
        """The running game began under older rules that are no longer kept."""
        self.result: e.Recorded | None = None
        self.done: dict[int, dict[str, None]] = {}
        """The ids of each person's commands that are in the log, the newest last."""
        self.timers = Timers(now)

    # The current state

    def state(self) -> State | None:
        """The state of the game; none before and after it."""
        return None if self.recording is None else self.recording.state

    def proof(self) -> Proof | None:
        """What the record of this game has beyond its moves."""
        return None if self.chain is None else Proof(self.drawn, tuple(self.chain.nonces))

    def pace(self) -> Pace | None:
        """What the game says about its window now; in a guided game the table waits where it must."""
        if self.recording is None or self.phase != "play":
            return None
        pace = self.game_pace()
        return Pace(0.0, between=pace.between, begins=pace.begins) if pace and self.awaited_line() else pace

    def game_pace(self) -> Pace | None:
        """What the game alone says about its window now."""
        if self._paced[0] != self.plays:
            self._paced = self.plays, None if self.recording is None else self.recording.state.pace()
        return self._paced[1]

    def lesson(self) -> Lesson | None:
        """The guided game that is or was played here: it is recognised by its deal, and is for one person only."""
        lesson, sealed = self.house.lesson(self.game.name)
        if lesson is None or self.recording is None or self.seed != sealed:
            return None
        return (
            lesson if [place.person is None for place in self.places] == [False] + [True] * (lesson.seats - 1) else None
        )

    def lines_said(self) -> tuple[int, ...] | None:
        """How many lines of the guided game each seat has said; nothing in any other game, and off its path."""
        lesson = self.lesson()
        if lesson is None or self.recording is None:
            return None
        return lesson.progress([(seat, move.words) for seat, move in self.recording.moves])

    def awaited_line(self) -> str:
        """What the person of a guided game can say now to go on in it: for that it waits, without a clock. Empty where
        their next line cannot be said yet, and in every other game."""
        lesson = self.lesson()
        said = None if lesson is None else self.lines_said()
        if lesson is None or said is None or self.recording is None:
            return ""
        following = lesson.next_of(PUPIL, said)
        return following if following in [move.words for move in self.recording.state.legal(PUPIL)] else ""

    def seats_may_change_hands(self) -> bool:
        """No secret is pending: seats may change hands."""
        pace = self.pace()
        return self.phase != "play" or pace is None or pace.between

    def seats_need_consent(self) -> bool:
        """Whether a seat changes hands only if everybody agrees: a game is running whose secrets outlast a round."""
        return self.phase == "play" and self.game.lasting_secrets

    def badge_may_change(self, seat: int | None) -> bool:
        """Whether everybody may see now who is at this seat. Spectators always; outside a game everybody; in a game
        only in the moment between two rounds, and not for the seat whose answer has just ended the last."""
        return self.phase != "play" or seat is None or (self.badges_open and seat != self.round_ended_by)

    def awake(self) -> bool:
        """Whether somebody who plays or narrates is here; or only bots play and somebody watches them."""
        awake = any([person.here() for person in self.seated() or self.people.values()])
        return awake or (self.narrator is not None and self.people[self.narrator].here())

    def seats_allowed(self) -> range:
        """How many may play with the options as they are."""
        return self.game.lobby_seats(self.options)

    def draw(self, label: str, seat: int) -> bytes:
        """Randomness for one purpose, seat and question; it depends on nothing that anybody has done, except where a
        seat answers a question more than once. A bot that keeps listening does not draw again."""
        again = (self.timers.answers if label == "answer" else self.timers.thoughts).get(seat, 0)
        where = f"{label} {self.number} {self.question} {seat}" + (f" {again}" if again else "")
        return mix("table", self.key, where.encode())

    def heard(self, seat: int | None, since: int = 0) -> list[Told]:
        """The story of the game as a seat, or a spectator, heard it."""
        heard = [self.game.hear(event, seat) for event in self.told[since:]]
        return [event for event in heard if event is not None]

    def hear(self, event: Event) -> None:
        """Something has happened: it belongs to the story, unless it is about an answer that may still change.

        Views show such an answer at the next beat (L6.21): a message of its own would show when
        it was given."""
        if not self.game.events[event.kind].fleeting:
            self.told.append(event)

    # People and places

    def seat_of(self, person: int | None) -> int | None:
        """The seat on which somebody sits."""
        if person is not None:
            for number, place in enumerate(self.places):
                if place.person == person:
                    return number
        return None

    def seated(self) -> list[Person]:
        """The people on the seats."""
        return [self.people[place.person] for place in self.places if place.person is not None]

    def seat_name(self, seat: int) -> str:
        """Who sits there, a person or a bot."""
        place = self.places[seat]
        return place.bot_name if place.person is None else self.people[place.person].name

    def note(self, note: str, **facts: str) -> None:
        """A line of the table itself among the talk."""
        self.talk.add(outbound.Line(note=note, facts=facts))

    def add_place(self, person: int | None, bot: str | None, name: str) -> None:
        """Another place, at the end."""
        self.places.append(Place(self.next_place, person, bot, name))
        self.next_place += 1
