"""What a table's log is made of. A table is nothing but these entries, folded one after the other.

One row of the log is one `Step`: everything that one command, or one stroke of the clock, has changed.

Every log that was ever written must still read the same (`docs/compatibility.md`, checked by `tests/old`): a new field
has a default that means what its absence meant; no field and no tag is ever removed, renamed or used for something
else. Anything unknown here was written by a newer Nightcoach and is refused as such.
"""

from __future__ import annotations

from typing import Final, Literal

import msgspec

from nightcoach.core.errors import Refused
from nightcoach.table.log.entries_luck import DrawAgain, DrawBegan, LuckAdded, Pledged, PledgesFixed
from nightcoach.table.log.entries_presence import Announced, Here, Resumed, ServerLost
from nightcoach.table.log.entry import Entry

__all__ = (
    "Announced", "DrawAgain", "DrawBegan", "Entry", "Here", "LuckAdded", "Pledged", "PledgesFixed", "Resumed",
    "ServerLost",
)  # fmt: skip

How = Literal["self", "bot", "clock", "stand_in", "order", "narrator"]
"""Who made a move: the player, the bot of that seat, the clock, a stand-in, the seat's standing order, or the narrator
(or the host) by hand."""


class Made(Entry, frozen=True, tag="made"):
    """The table was opened."""

    code: str
    game: str
    options: dict[str, str | int | bool | None]
    first: tuple[str, ...] = ()
    """The options that are so in the first game only: nobody has chosen them."""
    calm: bool = False
    """Whether bots are calm in the first game."""


class Sealed(Entry, frozen=True, tag="sealed"):
    """The seed of the next game is fixed; its hash is published before any device adds its luck."""

    seed: str
    key: str = ""
    """What the nonces of its chain are made with; shown to nobody, ever. A game from before there were chains has
    none."""


class Joined(Entry, frozen=True, tag="joined"):
    """Somebody came in; the token itself is kept nowhere."""

    person: int
    name: str
    color: str
    character: str
    token: str
    """SHA-256 of the token."""
    seated: bool


class ProfileChanged(Entry, frozen=True, tag="dressed"):
    """A person changed name, colour or character."""

    person: int
    name: str
    color: str
    character: str
    by: int


class Sat(Entry, frozen=True, tag="sat"):
    """A spectator has a seat at the next game."""

    person: int


class Stood(Entry, frozen=True, tag="stood"):
    """A player watches the next game instead."""

    person: int


class BotCame(Entry, frozen=True, tag="bot_came"):
    """A bot sits down."""

    level: str
    name: str


class BotWent(Entry, frozen=True, tag="bot_went"):
    """The bot of this place is sent away."""

    place: int


class Arranged(Entry, frozen=True, tag="arranged"):
    """The places in the order in which people sit."""

    order: tuple[int, ...]


class Chosen(Entry, frozen=True, tag="chosen"):
    """The options of the next game."""

    options: dict[str, str | int | bool | None]
    by: int | None = None
    first: tuple[str, ...] = ()
    """The options that are still so in the first game only."""


class Paced(Entry, frozen=True, tag="paced"):
    """How long bots take."""

    bots: str


class Picked(Entry, frozen=True, tag="picked"):
    """Whoever has this place has chosen its picture."""

    place: int
    character: str


class Began(Entry, frozen=True, tag="began"):
    """The game began, with these contributions in the order of the seats."""

    version: int
    seats: int
    contributions: tuple[str, ...]
    characters: tuple[str, ...] = ()
    """The picture of each seat, if the game has any; anyone who had not chosen got one at random."""
    narrator: int | None = None
    """The person who narrates, if one does."""
    look: float = 0.0
    """For how many seconds at most the first window waits until everybody has looked at the cards."""
    luck: tuple[tuple[str, ...], ...] = ()
    """How the contributions were drawn, as the record has it."""


class CardsSeen(Entry, frozen=True, tag="cards_seen"):
    """Somebody has looked at the cards of the deal; nobody is shown who."""

    person: int


class DealOver(Entry, frozen=True, tag="deal_over"):
    """Everybody has looked, or the time for it is over: the first window opens."""


class Moved(Entry, frozen=True, tag="moved"):
    """A move in the game."""

    seat: int
    words: str
    how: How


class Ordered(Entry, frozen=True, tag="ordered"):
    """A standing order: answer like this in that window, or in every short one. Without words it is taken back."""

    seat: int
    window: str | None
    words: str | None
    lasting: bool
    """Until taken back; otherwise only for this round, turn or day."""


class StandIn(Entry, frozen=True, tag="stand_in"):
    """A bot answers for a seat, or its person is back."""

    seat: int
    on: bool


class Left(Entry, frozen=True, tag="left"):
    """Somebody has gone; the place stays theirs while a game runs."""

    person: int


class Returned(Entry, frozen=True, tag="returned"):
    """Somebody who had gone is back."""

    person: int


class TookOver(Entry, frozen=True, tag="took_over"):
    """A person sits where a bot sat."""

    person: int
    seat: int


class Reseated(Entry, frozen=True, tag="reseated"):
    """The host has given a seat to another device; its former owner watches."""

    seat: int
    person: int


class Kicked(Entry, frozen=True, tag="kicked"):
    """Somebody must leave; a bot takes the seat, or the clock answers for it where bots are not allowed."""

    person: int


class Wished(Entry, frozen=True, tag="wished"):
    """Somebody wants a seat that changes hands only if everybody seated agrees."""

    person: int
    seat: int


class SeatAsked(Entry, frozen=True, tag="seat_asked"):
    """Everybody seated is asked whether this person may have this seat."""

    seat: int
    person: int
    voters: tuple[int, ...] = ()
    """Who is asked: everybody seated who is not shown as away at this moment."""


class SeatAnswered(Entry, frozen=True, tag="seat_answered"):
    """What somebody says to that; it may change until the question is decided."""

    person: int
    yes: bool


class SeatKept(Entry, frozen=True, tag="seat_kept"):
    """Not everybody has agreed, or nobody could be asked: the seat stays as it was."""

    seat: int


class Hat(Entry, frozen=True, tag="hat"):
    """Another host."""

    person: int


class Locked(Entry, frozen=True, tag="locked"):
    """Nobody new may come in, or everybody again."""

    on: bool


class Muted(Entry, frozen=True, tag="muted"):
    """Somebody's talk is not heard, or heard again."""

    person: int
    on: bool


class Paused(Entry, frozen=True, tag="paused"):
    """All clocks stand still, or go on."""

    on: bool
    by: int


class Extended(Entry, frozen=True, tag="extended"):
    """The running clock has more seconds; an anonymous wish has no author."""

    seconds: int
    by: int | None


class Said(Entry, frozen=True, tag="said"):
    """Table talk: free text, or the id of a ready-made sentence."""

    person: int
    text: str | None
    sentence: str | None
    ears: tuple[int, ...] | None = None
    """The seats that hear it; everybody if none are named."""


class Ended(Entry, frozen=True, tag="ended"):
    """The game was stopped: by the host, by whoever runs the server, because its rules have changed since it began, or
    because it never ends."""

    why: Literal["host", "operator", "version", "long"]
    by: int | None


class Recorded(Entry, frozen=True, tag="result"):
    """The record of a game that is over, as it can be verified for ever."""

    number: int
    record: str


class Rematch(Entry, frozen=True, tag="rematch"):
    """Everybody is in the lobby again."""


AnyEntry = (
    Made
    | Sealed
    | Joined
    | ProfileChanged
    | Sat
    | Stood
    | BotCame
    | BotWent
    | Arranged
    | Chosen
    | Paced
    | Pledged
    | DrawBegan
    | DrawAgain
    | PledgesFixed
    | LuckAdded
    | Picked
    | Began
    | CardsSeen
    | DealOver
    | Moved
    | Ordered
    | StandIn
    | Here
    | ServerLost
    | Resumed
    | Announced
    | Left
    | Returned
    | TookOver
    | Reseated
    | Kicked
    | Wished
    | SeatAsked
    | SeatAnswered
    | SeatKept
    | Hat
    | Locked
    | Muted
    | Paused
    | Extended
    | Said
    | Ended
    | Recorded
    | Rematch
)


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One row of the log: what one command, or one stroke of the clock, has changed, all or nothing."""

    entries: tuple[AnyEntry, ...]
    by: int | None = None
    """Whose command it was."""
    id: str | None = None
    """The command's id, so that a resent one is recognised, even after a crash."""
    lease: int | None = None
    """The number of the lease under which the clock did this, if several servers share the table: in a log it never
    gets smaller."""


_decoder = msgspec.json.Decoder(Step)
_encoder = msgspec.json.Encoder()
UNKNOWN: Final = ("Invalid value", "Invalid enum value", "Object contains unknown field")
"""How msgspec's complaints about an unknown tag, word or field begin."""


def write_step(step: Step) -> bytes:
    """The row of the log."""
    return _encoder.encode(step)


class Unreadable(Refused):
    """A log that is intact but not for this Nightcoach: a newer one has written it, or its game is not installed."""


def written_by_newer() -> Unreadable:
    """The refusal for a table that holds what we do not know yet."""
    return Unreadable("newer_table", "a newer Nightcoach has written this table; update this one to go on with it")


def read_step(row: bytes) -> Step:
    """The step of a row; Unreadable if it holds a kind of entry, a field or a word that we do not know."""
    try:
        return _decoder.decode(row)
    except msgspec.ValidationError as error:
        if str(error).startswith(UNKNOWN):
            raise written_by_newer() from error
        raise


def records_in(step: Step) -> dict[int, str]:
    """The records of the games that end with this step, by number; a game under older rules has none."""
    return {entry.number: entry.record for entry in step.entries if isinstance(entry, Recorded) and entry.record}
