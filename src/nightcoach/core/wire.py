"""The typed shapes that enter and leave the engine: options, views, events and the line of a record.

These are msgspec structs: they check what comes in, and their JSON is what a seat gets. They stay out of the compiled
modules, because a struct brings its own metaclass.
"""

from __future__ import annotations

import functools
import typing
from collections.abc import Mapping
from types import ModuleType
from typing import TYPE_CHECKING, Annotated, Any, ClassVar, Literal, TypeVar

import msgspec

from nightcoach.core.errors import BadOption

if TYPE_CHECKING:
    import typing_extensions

    from nightcoach.core.state import State

SeatNumber = Annotated[int, msgspec.Meta(ge=0, title="seat")]
"""A seat, where a client should show its name; the title marks it in the schema."""


class Told(msgspec.Struct, frozen=True, tag_field="event"):
    """An event as one seat hears it: public fields first, then the secret ones, `None` where not told."""

    cites: ClassVar[str] = ""
    """The number of the rule that this event shows."""
    fleeting: ClassVar[bool] = False
    """It belongs to an answer that may still change: in no story, the view shows what it is now."""
    raw: ClassVar[tuple[str, ...]] = ()
    """The fields by which a sentence chooses its words; their values are not words."""
    aside: ClassVar[str] = ""
    """The sentence that is added for those who hear the secret half."""
    without: ClassVar[str] = ""
    """The field whose absence calls for a different sentence."""
    whispered: ClassVar[bool] = False
    """One seat hears it alone."""
    quiet: ClassVar[bool] = False
    """It is not news: nothing is told."""
    begins: ClassVar[bool] = False
    """A round, a turn, a night or a day begins with it."""
    dwell: ClassVar[float] = 0.0
    """Seconds that bots give people to take it in, whatever comes next; if no event says so, they count events."""


class Whispered(Told, frozen=True):
    """An event that one seat, or a few, hear alone."""

    whispered: ClassVar[bool] = True


class Fact(Told, frozen=True, tag_field="fact"):
    """Something that is true of a whole, finished game. It is described like an event and told by the sentence
    `GAME-fact-KIND`; a field may hold a list of further facts that make it up."""


def kind_of(event: type[Told]) -> str:
    """The name of a kind of event or fact: the tag of its struct."""
    tag = event.__struct_config__.tag
    assert isinstance(tag, str)
    return tag


def events_in(*modules: ModuleType) -> dict[str, type[Told]]:
    """Every kind of event, or of fact, that these modules define, by name, in the order of their definitions."""
    found = [
        thing
        for module in modules
        for thing in vars(module).values()
        if getattr(thing, "__module__", "") == module.__name__
    ]
    return {kind_of(thing): thing for thing in found if isinstance(thing, type) and issubclass(thing, Told)}


class Closed(msgspec.Struct, frozen=True):
    """A choice that is shown but cannot be made, and why not."""

    words: str
    reason: str
    """The id of a sentence in the catalogues."""
    rule: str


class GameView(msgspec.Struct, frozen=True, kw_only=True):
    """What one seat, or a spectator, may know now. A game adds its own fields."""

    game: str
    seat: int | None
    """None for a spectator."""
    seats: int
    window: str
    asked: tuple[int, ...]
    legal: tuple[str, ...]
    """The moves open to this seat; nobody sees those of another."""
    closed: tuple[Closed, ...]
    """What this seat might expect among its moves and does not find, with the reason."""

    secrets: ClassVar[tuple[str, ...]] = ()
    """The fields that only this seat may know."""
    grows: ClassVar[tuple[str, ...]] = ()
    """The fields that only ever get longer: a table sends what is new in them."""
    edited: ClassVar[tuple[str, ...]] = ()
    """Long public lists of which a move changes a few elements: a table sends those alone. The others must be the very
    same objects as before, and in the same order."""


class GameOptions(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What the host may choose. Every field is checked when it is made, whoever makes it."""

    later: ClassVar[tuple[str, ...]] = ()
    """Options added after records of this version had been written. Their default is how the game was played before; a
    record leaves them out at their default, so that old lines keep their one spelling."""
    tonight: ClassVar[tuple[str, ...]] = ()
    """The few options that people may want to choose for an evening: a lobby shows them first. Options that end in
    `_seconds` are clocks, and the rest are house rules."""

    def __post_init__(self) -> None:
        for key, kind in option_types(type(self)).items():
            value = getattr(self, key)
            try:
                msgspec.convert(value, kind)
            except msgspec.ValidationError:
                raise bad_value(key, value, kind) from None
        self.check()

    def check(self) -> None:
        """Refuse values that are wrong only in combination."""


if TYPE_CHECKING:
    # Code that handles any game writes `Game`, without naming its state and options.
    S = typing_extensions.TypeVar("S", bound=State, default=Any)
    O = typing_extensions.TypeVar("O", bound=GameOptions, default=Any)  # noqa: E741 - a letter, never a number
else:
    S = TypeVar("S")
    O = TypeVar("O")  # noqa: E741


@functools.cache
def option_types(options: type[GameOptions]) -> dict[str, Any]:
    """The keys of a game's options, with their types."""
    hints = typing.get_type_hints(options, include_extras=True)
    return {key: hints[key] for key in options.__struct_fields__}


OptionGroup = Literal["tonight", "house", "clocks"]
"""The part of a lobby's list that an option is in."""


def option_groups(options: type[GameOptions]) -> dict[OptionGroup, tuple[str, ...]]:
    """Every option of a game once, by its group."""
    rest = [key for key in options.__struct_fields__ if key not in options.tonight]
    return {
        "tonight": options.tonight,
        "house": tuple([key for key in rest if not key.endswith("_seconds")]),
        "clocks": tuple([key for key in rest if key.endswith("_seconds")]),
    }


def parse_options(options: type[O], game: str, given: Mapping[str, object]) -> O:
    """Options from what a person typed or a record holds; texts are read as the type wants them."""
    types = option_types(options)
    values: dict[str, object] = {}
    for key, value in given.items():
        if key not in types:
            known = ", ".join(types)
            raise BadOption(
                "option",
                f"{game} has no option '{key}'; it has: {known}",
                {"option": key, "game": game, "known": known},
            )
        if value == "none" and type(None) in typing.get_args(types[key]):
            value = None
        try:
            values[key] = msgspec.convert(value, types[key], strict=not isinstance(value, str))
        except msgspec.ValidationError:
            wrong = bad_value(key, value, types[key])
            wrong.facts["game"] = game
            raise wrong from None
    try:
        return options(**values)
    except BadOption as wrong:
        wrong.facts["game"] = game  # whose options they are: readers are told their names
        raise


@functools.cache
def defaults(options: type[GameOptions]) -> dict[str, Any]:
    """What options are unless somebody changes them. Asking msgspec takes longer than the rest of a record."""
    return {field.name: field.default for field in msgspec.structs.fields(options)}


def spell_options(options: GameOptions) -> dict[str, str | int | bool | None]:
    """The options as a record spells them: all of them, but of the `later` ones only those that were changed."""
    spelled: dict[str, str | int | bool | None] = msgspec.to_builtins(options)
    usual = defaults(type(options))
    return {key: value for key, value in spelled.items() if key not in options.later or value != usual[key]}


def bad_value(key: str, value: object, kind: Any) -> BadOption:
    """The refusal of a value, with what would be right."""
    allowed = allowed_values(kind)
    shown = str(value).lower() if isinstance(value, bool) else str(value)
    facts = {"option": key, "value": shown, "allowed": allowed}
    if names_a_seat(kind):
        facts["kind"] = "seat"
    return BadOption("value", f"{key} = {shown} is refused; it may be: {allowed}", facts)


def names_a_seat(kind: Any) -> bool:
    """Whether an option is a seat, counted from 0: a number or nothing, or a number or a word for how it is found."""
    parts = typing.get_args(kind)
    if typing.get_origin(kind) is Literal:
        return len({type(part) for part in parts}) > 1
    return type(None) in parts and any(typing.get_args(part)[:1] == (int,) for part in parts)


def allowed_values(kind: Any) -> str:
    """A type in a player's words: `5–30`, `slow, fast`, `true, false`."""
    origin = typing.get_origin(kind)
    if origin is Literal:
        return ", ".join(str(v) for v in typing.get_args(kind))
    if origin is typing.Annotated:
        base, *notes = typing.get_args(kind)
        for note in notes:
            if isinstance(note, msgspec.Meta) and note.examples:
                return ", ".join(str(v) for v in note.examples)
            if isinstance(note, msgspec.Meta) and note.ge is not None:
                return f"{note.ge}–{note.le}"
        return allowed_values(base)
    if kind is bool:
        return "true, false"
    parts = [allowed_values(part) for part in typing.get_args(kind) if part is not type(None)]
    return ", ".join(parts) if parts else str(getattr(kind, "__name__", kind))


class OutcomeLine(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How a recorded game ended; without winners and losers if it was truncated."""

    winners: tuple[int, ...]
    losers: tuple[int, ...]
    reason: str
    rule: str
    party: str | None


class ChainLine(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The chain of a game that was played at a table: what blinded each link, and where it ends."""

    nonces: tuple[str, ...]
    head: str


class RecordLine(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One record as one line of JSON; the order of the fields is part of the format."""

    nightcoach: Literal[1, 2]
    """2 for a game with `luck` and `chain`, which others watched as it was played; else 1."""
    game: str
    version: int
    seats: int
    options: dict[str, str | int | bool | None]
    commitment: str
    seed: str
    contributions: tuple[str, ...]
    luck: tuple[tuple[str, ...], ...] | msgspec.UnsetType = msgspec.UNSET
    """How the contributions were drawn, round by round."""
    moves: tuple[str, ...]
    outcome: OutcomeLine | None
    """None while the game is unfinished."""
    final: str
    chain: ChainLine | msgspec.UnsetType = msgspec.UNSET
    check: str = ""


def to_json(thing: object) -> bytes:
    """The bytes a seat gets, or a line of a record."""
    return msgspec.json.encode(thing)
