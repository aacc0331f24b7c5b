"""What a table sends: one `welcome` with everything a watcher may know, then `news`. `docs/wire.md` comes from here.

Commands get a `receipt`; a client without one sends the same command again.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec


class Person(msgspec.Struct, frozen=True):
    """Somebody at the table, seated or not."""

    id: int
    name: str
    color: str
    character: str
    away: bool
    """Not there; while a round is played this does not change."""
    muted: bool


class Place(msgspec.Struct, frozen=True):
    """A seat: the index in `places` is its number."""

    id: int
    person: int | None
    bot: str | None
    """The level of the bot, if a bot sits here. Neither person nor bot: somebody was sent away, the clock answers."""
    name: str
    stand_in: bool
    """A bot answers for an absent person; while a round is played this does not change."""
    character: str
    """The picture of this seat, if the game has any; empty before it is chosen."""


class Result(msgspec.Struct, frozen=True):
    """How the last game ended, and what was hidden in it."""

    winners: tuple[int, ...]
    losers: tuple[int, ...]
    reason: str
    rule: str
    party: str | None
    seed: str
    contributions: tuple[str, ...]
    record: str
    """The path of the record, for `nightcoach verify`."""
    facts: str
    """The path of what can be said about the whole game; empty if there is nothing."""
    reveal: tuple[Any, ...]
    """What every seat alone knew at the end: the secret fields of its view."""


class Pledge(msgspec.Struct, frozen=True):
    """The hash of the luck that somebody's device has drawn for the next game."""

    person: int
    pledge: str


class Draw(msgspec.Struct, frozen=True):
    """Luck is being drawn; the game begins in a moment."""

    round: int
    """Counts from 1. There is another if a device has not shown its luck in time; that device is out."""
    of: tuple[int, ...]
    """Whose devices take part in this round."""
    showing: bool
    """They are to show the luck they have pledged (`luck`); before that, in all rounds but the first, to pledge another
    (`pledge`)."""


class SeatAsked(msgspec.Struct, frozen=True):
    """Somebody wants a seat, and everybody seated is asked; `clock.asking` says how long."""

    seat: int
    person: int


class Board(msgspec.Struct, frozen=True):
    """Everything public about the table itself."""

    code: str
    game: str
    version: int
    number: int
    """How many games have begun at this table."""
    phase: Literal["lobby", "play", "over"]
    dealing: bool
    """Everybody looks at the cards, and nothing can be done before all have (`looked`) or `clock.left` is over."""
    options: dict[str, str | int | bool | None]
    """Those that everybody may know; the person who chose the others finds them all in `you.options`."""
    first_game: tuple[str, ...]
    """The options that nobody has chosen and that apply only in one of the first games; `GAME-first-game-N` says so."""
    fewest: int
    most: int
    places: tuple[Place, ...]
    people: tuple[Person, ...]
    host: int | None
    locked: bool
    paused: bool
    bots: str
    first_calm: bool
    """Bots are calm in the first game only: nobody has chosen it."""
    commitment: str
    luck: tuple[Pledge, ...]
    """What devices have pledged for the next game. In a draw these pledges are final, and nobody has shown theirs yet
    when they are first seen so: keep them, to compare them with the record."""
    draw: Draw | None
    sentences: tuple[str, ...]
    characters: tuple[str, ...]
    """The pictures among which seats choose; empty if the game has none."""
    bots_allowed: bool
    """Bots may have seats and stand in for people."""
    narrator: int | None
    """The person who narrates this game and sees everything in it; null where the machine does."""
    narrated: bool
    """By the options a person narrates: the host, who then holds no seat."""
    lasting_secrets: bool
    """What a seat holds stays secret over a round: while a game runs, it goes to somebody else only if all agree."""
    asking: SeatAsked | None
    """The question about a seat that is open now."""
    lesson: bool
    """A guided game for one person: its deal is always the same, and bots follow a script while that person does."""
    result: Result | None


class InYourName(msgspec.Struct, frozen=True):
    """A move that was made for a seat by the clock, a stand-in, a standing order or the narrator."""

    at: int
    """How many events of the story the seat had heard before."""
    words: str
    by: str
    """`clock`, `stand_in`, `order` or `narrator`."""


class StandingOrder(msgspec.Struct, frozen=True):
    """A standing order of this seat."""

    window: str | None
    """None: every short window."""
    words: str
    lasting: bool


HeardBy = Literal["all", "circle", "nobody"]
"""Whom words reach."""


class You(msgspec.Struct, frozen=True):
    """What only this person is told about the table."""

    person: int | None
    """None for a table screen."""
    seat: int | None
    stand_in: bool
    orders: tuple[StandingOrder, ...]
    answered: bool = False
    """This person has answered the question about a seat; what, is not shown again."""
    looked: bool = False
    """This person has looked at the cards of the deal."""
    options: dict[str, str | int | bool | None] | None = None
    """All options, for the person who chose them and for the narrator; null for everybody else, and if none is
    hidden."""
    heard_by: HeardBy = "nobody"
    """Whom this person's words would reach now. In a `circle` only its members hear them; everybody at the table is
    told `circle` then, and somebody who belongs to none is heard by nobody."""
    step: int | None = None
    """In a guided game: how many of their lines in the game's `lesson` this person has said; null off its path."""


class Beat(msgspec.Struct, frozen=True):
    """A named moment of the evening, the same for everybody: a call that is spoken, its slot, a dawn that is told."""

    name: str
    """The game's own name for it: `deal`, `dusk`, `lead_in`, `slot`, `close`, `dawn`, `nomination`, `suspects`,
    `defence`, `vote`, `count` or `verdict` (L8.48)."""
    call: str | None
    """Who is called in it: in `lead_in`, `slot` and `close`, where calls come one after the other."""
    length: int
    """How many milliseconds it lasts."""
    left: int | None
    """How many of them are left from now; None while the clock stands still."""


class Cue(msgspec.Struct, frozen=True):
    """What will be told next."""

    name: str
    call: str | None


class Clock(msgspec.Struct, frozen=True):
    """The running clock."""

    left: int | None
    """Milliseconds from now; None without a limit, while the clock stands still, and in a `beat` that comes before it
    or after it. An answer counts until the default comes, up to a second and a half later: so nobody can tell a late
    answer from the clock's."""
    question: int
    """The number of the question that is asked now."""
    short: bool = False
    """A short window, in which one reacts or lets things pass."""
    more: bool = False
    """Whoever is asked may ask for ten more seconds."""
    asking: int | None = None
    """Milliseconds until silence refuses the seat that everybody is asked about."""
    beat: Beat | None = None
    """The beat that runs now. Everybody gets a new clock in the moment in which it ends."""
    next: Cue | None = None
    """The beat after it, or after the question that is asked now; null if there is none, or it is not sure yet."""
    head: str = ""
    """The head of the game's chain as it was when the game began or this question was first asked. It says nothing;
    after the game the record's chain must have had it. Empty before the first game."""


class Line(msgspec.Struct, frozen=True, omit_defaults=True):
    """A line of table talk: what somebody said, or a note of the table by its id and facts."""

    person: int | None = None
    text: str | None = None
    sentence: str | None = None
    note: str | None = None
    facts: dict[str, str] = {}
    circle: bool = False
    """Only a few hear it; nobody else learns that anything was said."""


class Welcome(msgspec.Struct, frozen=True, tag_field="t", tag="welcome"):
    """Everything this watcher may know now."""

    protocol: int
    board: Board
    you: You
    clock: Clock
    view: Any
    """The view of the game, or null before the first."""
    game: int
    at: int
    """The number of the first event in `story`: 0, or what the client said it had seen."""
    story: list[Any]
    talk: list[Line]
    in_your_name: list[InYourName]
    """The latest moves that were made for this seat."""
    marks: str
    """What this person has noted, one sign for each seat; empty if nothing, and for people without a seat."""


class Edit(msgspec.Struct, frozen=True):
    """A place in a list that is no longer as it was."""

    at: int
    gone: int
    """So many elements are taken out there …"""
    new: list[Any]
    """… and these put in."""


class News(msgspec.Struct, frozen=True, tag_field="t", tag="news", omit_defaults=True):
    """What has changed. Fields of `board`, `you` and `view` that are not named are as before."""

    n: int
    """Counts the news since the last `welcome` from 1; a gap means that something was missed."""
    at: int = 0
    """The number of the first event in `story`."""
    story: list[Any] = []
    talk: list[Line] = []
    board: dict[str, Any] = {}
    you: dict[str, Any] = {}
    view: dict[str, Any] = {}
    more: dict[str, list[Any]] = {}
    """New elements at the end of fields of the view that only ever get longer."""
    edits: dict[str, list[Edit]] = {}
    """What has changed in long lists of the view, from their end to their beginning."""
    clock: Clock | None = None
    in_your_name: list[InYourName] = []
    """Moves that were made for this seat just now."""


class Receipt(msgspec.Struct, frozen=True, tag_field="t", tag="receipt", omit_defaults=True):
    """The answer to a command: done and durable, or refused, and why."""

    id: str
    ok: bool
    reason: str = ""
    message: str = ""
    facts: dict[str, str] = {}


class Problem(msgspec.Struct, frozen=True, tag_field="t", tag="problem"):
    """A message that could not be taken at all."""

    reason: str
    message: str
    facts: dict[str, str]
    id: str = ""
    """The id of the command, if one could be read: there will be no receipt for it."""


class Shown(msgspec.Struct, frozen=True, tag_field="t", tag="theatre"):
    """A seat shows a move without making it."""

    seat: int
    words: str


class Elsewhere(msgspec.Struct, frozen=True, tag_field="t", tag="elsewhere"):
    """The seat is now used on another device too."""


class Pong(msgspec.Struct, frozen=True, tag_field="t", tag="pong"):
    """Yes."""


class Bye(msgspec.Struct, frozen=True, tag_field="t", tag="bye"):
    """The connection ends, and why; `again` says whether to come back."""

    reason: str
    again: bool


ServerMessage = Welcome | News | Receipt | Problem | Shown | Elsewhere | Pong | Bye


encode = msgspec.json.Encoder().encode
"""The bytes of a message, or of a part of one. An encoder that is kept is five times as fast as a new one each time."""
