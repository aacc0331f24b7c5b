"""What a client may send to a table: `hello`, commands, and little else. `docs/wire.md` comes from here."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

PROTOCOL = 1

Name = Annotated[str, msgspec.Meta(min_length=1, max_length=200)]
"""Trimmed to 24 characters that can be seen; a name without any is refused."""
Word = Annotated[str, msgspec.Meta(min_length=1, max_length=32, pattern="^[a-z0-9_]*$")]
Id = Annotated[str, msgspec.Meta(min_length=1, max_length=40, pattern="^[A-Za-z0-9_-]*$")]
Luck = Annotated[str, msgspec.Meta(min_length=32, max_length=64, pattern="^[0-9a-f]*$")]
"""128 bits at least: its hash is published first, and nobody may find it by trying."""
Hash = Annotated[str, msgspec.Meta(min_length=64, max_length=64, pattern="^[0-9a-f]*$")]
Small = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
Pad = Annotated[str, msgspec.Meta(max_length=4096)]


class Command(msgspec.Struct, frozen=True, tag_field="do", forbid_unknown_fields=True):
    """What somebody at the table wants to do."""


class Move(Command, frozen=True, tag="move"):
    """Answer the question: the words of a legal move, and the number of the question that was seen."""

    words: Annotated[str, msgspec.Meta(max_length=200)]
    question: Small


class Looked(Command, frozen=True, tag="looked"):
    """I have looked at the cards of the deal. Nobody is told who has."""


class Theatre(Command, frozen=True, tag="theatre"):
    """Show everybody a move without making it, if the game has theatre. It is not recorded."""

    words: Annotated[str, msgspec.Meta(max_length=200)]


class Order(Command, frozen=True, tag="order"):
    """A standing order: whenever that window asks me, answer so. No words: take it back."""

    window: Word | None
    """None: every short window, in which one reacts or lets things pass."""
    words: Annotated[str, msgspec.Meta(max_length=200)] | None
    lasting: bool = False
    """For the whole game; else for this round, turn or day."""


class SetMarks(Command, frozen=True, tag="marks"):
    """Keep what I note for myself: one sign for each seat, a small letter, a digit or a full stop. Once a turn."""

    signs: Annotated[str, msgspec.Meta(max_length=64)] | None
    """None: nothing is new. Sent all the same when a turn begins, or the traffic would show who has noted something."""


class Answer(Command, frozen=True, tag="answer"):
    """Narrator: answer for a seat with one of its legal moves."""

    seat: Small
    words: Annotated[str, msgspec.Meta(max_length=200)]
    question: Small


class Close(Command, frozen=True, tag="close"):
    """Narrator or host: end a window that may be ended by hand; missing answers stay missing. Never a night."""


class More(Command, frozen=True, tag="more"):
    """Ask, without a name, for ten more seconds in a short window; once per window."""


class Back(Command, frozen=True, tag="back"):
    """Take the seat back from the stand-in, or come back after leaving."""


class Leave(Command, frozen=True, tag="leave"):
    """Go. In a game it counts as absence; `back` undoes it, but a host's hat may have moved on."""


class Take(Command, frozen=True, tag="take"):
    """Sit down where a bot plays, between two rounds; where secrets last, if everybody seated agrees."""

    seat: Small


class Sit(Command, frozen=True, tag="sit"):
    """Have a seat in the next game."""


class Stand(Command, frozen=True, tag="stand"):
    """Only watch the next game."""


class SetProfile(Command, frozen=True, tag="dress"):
    """My name, colour and character."""

    name: Name
    color: Word
    character: Word


class Pick(Command, frozen=True, tag="pick"):
    """The picture of my seat, if the game has any: first come, first served."""

    character: Word


class PledgeLuck(Command, frozen=True, tag="pledge"):
    """This device has drawn luck for the next game, after it saw the commitment. In a repeated draw once a round."""

    pledge: Hash
    """The SHA-256 of the luck as text. Until the host begins, the latest counts."""


class ShowLuck(Command, frozen=True, tag="luck"):
    """The randomness that this device has pledged, when `board.draw` asks for it."""

    value: Luck


class Say(Command, frozen=True, tag="say"):
    """Free text for everybody or, in a game with private circles, for a few. In a silent window it is refused."""

    text: Annotated[str, msgspec.Meta(min_length=1, max_length=280)]


class Sentence(Command, frozen=True, tag="sentence"):
    """A ready-made sentence by its id, for whoever would hear free text."""

    id: Annotated[str, msgspec.Meta(max_length=40)]


class Start(Command, frozen=True, tag="start"):
    """Host: begin the game. Where a person narrates, that is the host, who then holds no seat."""

    look: bool = False
    """Wait until everybody has looked at the cards, or the game's time for that is over: the client shows a deal."""


class Rematch(Command, frozen=True, tag="rematch"):
    """Host: back to the lobby, with everybody."""


class Arrange(Command, frozen=True, tag="arrange"):
    """Host: the places in the order in which people sit."""

    order: Annotated[tuple[Small, ...], msgspec.Meta(max_length=32)]


class Choose(Command, frozen=True, tag="choose"):
    """Host: options of the next game; those not named stay, but hidden ones that another has chosen are set back."""

    options: Annotated[dict[str, str | int | bool | None], msgspec.Meta(max_length=64)]


class SetPace(Command, frozen=True, tag="pace"):
    """Host: how long bots take."""

    bots: Literal["instant", "quick", "calm"]


class AddBot(Command, frozen=True, tag="add_bot"):
    """Host: a bot sits down, where bots are allowed."""

    level: Word = "canny"


class RemoveBot(Command, frozen=True, tag="remove_bot"):
    """Host: send the bot of this place away."""

    place: Small


class Rename(Command, frozen=True, tag="rename"):
    """Host: give somebody another name."""

    person: Small
    name: Name


class Kick(Command, frozen=True, tag="kick"):
    """Host: send somebody away; a bot, or else the clock, plays on. Lock the table, or they can rejoin."""

    person: Small


class Agree(Command, frozen=True, tag="agree"):
    """Whether this person may have the seat that everybody seated is asked about. Nobody learns who said what."""

    seat: Small
    person: Small
    yes: bool


class Reseat(Command, frozen=True, tag="reseat"):
    """Host: give a seat to a spectator, who has lost the device that sat there; where secrets last, if all agree."""

    seat: Small
    person: Small


class GiveHat(Command, frozen=True, tag="hat"):
    """Host: make somebody else host."""

    person: Small


class Lock(Command, frozen=True, tag="lock"):
    """Host: lock the table to newcomers, or unlock it."""

    on: bool


class Mute(Command, frozen=True, tag="mute"):
    """Host: mute somebody's talk, or unmute it."""

    person: Small
    on: bool


class Pause(Command, frozen=True, tag="pause"):
    """Host: stop all clocks and bots; people may still answer. Anybody seated may restart the clocks."""

    on: bool


class Extend(Command, frozen=True, tag="extend"):
    """Host: thirty more seconds on the running clock; never in a night."""


class End(Command, frozen=True, tag="end"):
    """Host: stop the game and show everything."""


AnyCommand = (
    Move
    | Looked
    | Theatre
    | Order
    | SetMarks
    | Answer
    | Close
    | More
    | Back
    | Leave
    | Take
    | Sit
    | Stand
    | SetProfile
    | Pick
    | PledgeLuck
    | ShowLuck
    | Say
    | Sentence
    | Start
    | Rematch
    | Arrange
    | Choose
    | SetPace
    | AddBot
    | RemoveBot
    | Rename
    | Kick
    | Agree
    | Reseat
    | GiveHat
    | Lock
    | Mute
    | Pause
    | Extend
    | End
)


class FromClient(msgspec.Struct, frozen=True, tag_field="t", forbid_unknown_fields=True):
    """What a client may send. `pad` makes messages equally long, so that their size tells nothing."""


class Seen(FromClient, frozen=True, kw_only=True):
    """What a client knows already, so that the story need not travel twice."""

    game: Small = 0
    """The number of the game whose story is known …"""
    seat: Small | None = None
    """… as heard at this seat, or by a spectator …"""
    seen: Small = 0
    """… and how many events of it."""
    pad: Pad = ""


class Hello(Seen, frozen=True, tag="hello", kw_only=True):
    """The first message: who is there, and what is known already."""

    protocol: int
    token: Annotated[str, msgspec.Meta(max_length=100)] | None = None
    """The seat's secret; without it one watches like a table screen."""


class Do(FromClient, frozen=True, tag="do", kw_only=True):
    """A command with an id of the client's choice. The same id again gets the same receipt and has no second effect."""

    id: Id
    command: AnyCommand
    pad: Pad = ""


class Resync(Seen, frozen=True, tag="resync", kw_only=True):
    """Something was missed: send a whole `welcome` again."""


NOTHING_SEEN = Resync()


class Ping(FromClient, frozen=True, tag="ping"):
    """Is anybody there?"""


ClientMessage = Hello | Do | Resync | Ping

_decoder = msgspec.json.Decoder(ClientMessage)


def read_message(data: bytes | str) -> Hello | Do | Resync | Ping:
    """A client's message, or msgspec's error that says what is wrong with it."""
    message: Hello | Do | Resync | Ping = _decoder.decode(data)
    return message


class _WithId(msgspec.Struct):
    id: str = ""


def read_id(data: bytes) -> str:
    """The id in a message that may be wrong otherwise; empty if it has none."""
    return msgspec.json.decode(data, type=_WithId).id
