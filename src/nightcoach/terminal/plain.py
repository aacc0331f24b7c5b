"""Any game in a terminal: the board, the story and the moves from views, descriptions of events and words.

A game's own teller builds on this one and does better where it can.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, ClassVar, Final

from rich.box import ROUNDED
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from nightcoach.core.box import box
from nightcoach.core.chance import Chance
from nightcoach.core.wire import Fact, GameView, Told
from nightcoach.core.wire_events import described, seat_fields
from nightcoach.words import Words

SORTS: Final = ("kind", "word", "card", "role")
"""The sorts under which a game's catalogue may name a thing."""
ALWAYS: Final = (*GameView.__struct_fields__, "options")
"""Fields that the board shows in its own way, or not at all."""


class PlainTeller:
    """Tells a game to one seat."""

    game = ""
    example = ""
    weighty: tuple[str, ...] = ()
    usual: ClassVar[Mapping[str, str]] = {}

    def __init__(self, seat: int | None, names: Sequence[str], words: Words, game: str = "") -> None:
        self.seat = seat
        self.names = names
        self.words = words
        self.game = game or self.game
        self.example = self.example or f"{box(self.game).letter}1.1"

    # Words

    def word(self, word: str) -> str:
        """A card, a verb or a value in the reader's language."""
        for sort in SORTS:
            if self.words.has(f"{self.game}-{sort}-{word}"):
                return self.words.say(f"{self.game}-{sort}-{word}")
        return word.replace("_", " ")

    def listed(self, things: Iterable[str]) -> str:
        """A list of things."""
        return ", ".join([self.word(thing) for thing in things]) or "—"

    def people(self, seats: Iterable[int]) -> str:
        """A list of players."""
        return ", ".join([self.names[seat] for seat in seats]) or "—"

    def label(self, chosen: Sequence[str], word: str) -> str:
        """A number after the verb is a seat, by its player's name; any later one counts something."""
        if not word.isdecimal():
            return self.word(word)
        count = f"{self.game}-count-{chosen[0]}" if chosen else ""
        if len(chosen) == 1 and not self.words.has(count):
            return self.names[int(word)] if int(word) < len(self.names) else word
        return self.words.say(count, n=int(word)) if self.words.has(count) else word

    def number(self, chosen: Sequence[str], word: str, place: int) -> int:
        """The number to type: a seat's as on the board, an amount as it is, else in order."""
        if not word.isdecimal():
            return place + 1
        is_seat = len(chosen) == 1 and not self.words.has(f"{self.game}-count-{chosen[0]}")
        return int(word) + 1 if is_seat else int(word)

    def title(self, chosen: Sequence[str]) -> str:
        """What has been chosen so far."""
        return f"{self.sentence(chosen)} →" if chosen else ""

    def sentence(self, chosen: Sequence[str]) -> str:
        """A move, word by word."""
        return " · ".join([self.label(chosen[:i], chosen[i]) for i in range(len(chosen))])

    # The board

    def name_of(self, seat: int) -> Text:
        """A player's name; the reader's own stands out."""
        name = Text(self.names[seat], style="bold" if seat == self.seat else "")
        if seat == self.seat and self.names[seat] != self.words.say("play-your-name"):
            name.append(f" ({self.words.say('board-you')})")
        return name

    def board(self, view: Any) -> RenderableType:
        """Every seat with what the view shows of it; below, everything else in the view."""
        say = self.words.say
        table = Table(box=ROUNDED, expand=False, title=say(f"{self.game}-name"), title_style="bold")
        fields = [field for field in view.__struct_fields__ if field not in ALWAYS]
        columns = [field for field in fields if self.is_column(view, field)]
        for heading in ("#", say("board-name"), *[say(f"{self.game}-field-{field}") for field in columns], ""):
            table.add_column(heading)
        for seat in range(view.seats):
            shown = [self.shown(getattr(view, field)[seat]) for field in columns]
            table.add_row(str(seat + 1), self.name_of(seat), *shown, "…" if seat in view.asked else "")
        return Group(table, *[Text(line) for line in self.beside(view, [f for f in fields if f not in columns])])

    def is_column(self, view: Any, field: str) -> bool:
        """Whether a field holds one plain value for each seat."""
        value = getattr(view, field)
        plain = (str, int, bool, type(None))
        return isinstance(value, tuple) and len(value) == view.seats and all(isinstance(each, plain) for each in value)

    def beside(self, view: Any, fields: Sequence[str]) -> Iterator[str]:
        """The rest of the view, a line for each field that has a plain value."""
        seats = seat_fields(type(view))
        for field in fields:
            value = getattr(view, field)
            if value is None or not isinstance(value, str | int | tuple):
                continue
            shown = self.names[value] if field in seats and isinstance(value, int) else self.shown(value)
            yield f"{self.words.say(f'{self.game}-field-{field}')}: {shown}"

    def shown(self, value: object) -> str:
        """A value of a view as a reader reads it."""
        if value is None:
            return "—"
        if isinstance(value, bool):
            return self.words.say("choose-yes") if value else "—"
        if isinstance(value, tuple):
            return ", ".join([self.shown(each) for each in value]) or "—"
        return self.word(value) if isinstance(value, str) else str(value)

    # Questions

    def ask(self, view: Any) -> str:
        """What the open window asks of the reader."""
        return self.words.say(f"{self.game}-ask-{view.window}")

    def alone(self, legal: Sequence[str]) -> str | None:
        """A move that is made without asking; by default every question is asked."""
        return None

    def help(self, view: Any) -> str:
        """The game in a few sentences."""
        return self.words.say(f"{self.game}-help")

    # The story

    def theatre(self, _view: Any, _chance: Chance) -> list[str]:
        """What a bot acts out before it moves; by default nothing."""
        return []

    def style(self, kind: str) -> str:
        """How a line of the story looks."""
        return "bold" if kind == "ended" else ""

    def story(self, event: Told) -> list[str]:
        """The event in words, and what the reader alone was shown. The reader's own sealed choice is never told. A fact
        about the whole game is told in the same way."""
        kind, info = str(event.__struct_config__.tag), described(type(event))
        if info.quiet:
            return []
        facts = self.facts(event)
        missing = bool(info.without) and getattr(event, info.without) in (None, ())
        what = "fact" if isinstance(event, Fact) else "event"
        sentence = f"{self.game}-{what}-{kind}{'-none' if missing else ''}"
        said = [self.words.say(sentence, **facts) if self.words.has(sentence) else self.bare(kind, facts)]
        if info.aside and (not info.secret or getattr(event, info.secret[0]) is not None):
            said.append(self.words.say(f"{self.game}-secret-{info.aside}", **facts))
        return [" ".join(said)]

    def bare(self, kind: str, facts: Mapping[str, Any]) -> str:
        """An event that the game has no sentence for: its name and its facts."""
        told = [f"{self.word(field)} {value}" for field, value in facts.items() if field != "me" and value != ""]
        return f"{self.word(kind)}: {', '.join(told)}" if told else self.word(kind)

    def facts(self, event: Told) -> dict[str, Any]:
        """The fields of an event in words; `me` is the last one that the reader is in."""
        info = described(type(event))
        facts: dict[str, Any] = {"me": "none"}
        for field in event.__struct_fields__:
            value = getattr(event, field)
            if field in (*info.seats, *info.people) and self.is_in(value):
                facts["me"] = field
            facts[field] = value if field in info.raw and isinstance(value, str) else self.fact(event, field, value)
        return facts

    def is_in(self, value: object) -> bool:
        """Whether the reader is meant, or is among those who are."""
        return self.seat is not None and (value == self.seat or (isinstance(value, tuple) and self.seat in value))

    def fact(self, event: Told, field: str, value: Any) -> Any:
        """One field: seats by name, things by theirs, yes or no, and numbers as they are."""
        info = described(type(event))
        if isinstance(value, bool):
            return "yes" if value else "no"
        if isinstance(value, str):
            return self.word(value)
        if isinstance(value, int):
            return self.names[value] if field in info.seats else value
        if isinstance(value, tuple) and value and all(isinstance(each, Fact) for each in value):
            return " → ".join([line for each in value for line in self.story(each)])
        if isinstance(value, tuple) and all(isinstance(each, int) for each in value):
            return self.people(value) if field in info.people else ", ".join(map(str, value))
        if isinstance(value, tuple) and all(isinstance(each, str) for each in value):
            return self.listed(value)
        return ""
