"""What a game brings along: a small description of its folder, found by its entry point and loaded piece by piece.

An installed package brings a game if it names a `Box` in the entry point group `nightcoach.games`; the built-in games
do the same. A description is cheap: engine, bots and teller are named, not imported.
"""

from __future__ import annotations

import functools
import importlib
import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from importlib import metadata, resources
from importlib.resources.abc import Traversable
from typing import Any, Final

from nightcoach.core.chance import seed_bytes
from nightcoach.core.errors import Refused

GROUP: Final = "nightcoach.games"
"""The entry point group in which packages name their games."""
BOTS: Final = "nightcoach.bots"
"""The entry point group in which packages name bots for games that others bring, each as `GAME.NAME`."""
NAME: Final = re.compile(r"[a-z][a-z0-9_]*")
PLAIN_ICON: Final = "M96 96h320v320H96zM136 136v240h240V136zM216 216h80v80h-80z"
"""A die showing a one, for a game that brings no icon."""


@dataclass(frozen=True)
class Cards:
    """Cards or characters that the guide explains: a heading, and where their ids and texts are."""

    title: str
    """The id of the heading in the catalogues."""
    ids: str
    """`module:attribute` of the ids, in the order of the rule book."""
    name: str
    """The id of a card's name in the catalogues, with {} for the card's id."""
    about: str
    """The id of the text about what a card does, likewise."""


@dataclass(frozen=True)
class EndFact:
    """A seat named in the sentence about the end: taken from the last event of a kind, or found by a value in the
    view."""

    fact: str
    field: str
    event: str = ""
    """The event whose field holds the seat; empty if the view's field holds a value for each seat."""
    value: str = ""
    """The value by which the seat is found in the view."""


@dataclass(frozen=True)
class Lesson:
    """A guided game for one person among bots: a deal that is always the same, and what everybody says in it.

    It is played by the rules of the game. Nothing can go wrong in it: a table asks for the next line again when its
    person says something else, and waits for it without a clock.
    """

    seed: int
    """The seed of the deal. Everybody knows it, so no other game may ever be dealt from it."""
    seats: int
    options: Mapping[str, str | int | bool | None]
    lines: tuple[str, ...]
    """Seat and words of every move, as in a record. The person has seat 0. Only the order within a seat counts; where
    its next line is not legal, a bot gives the rules' default answer."""
    slips: tuple[str, ...]
    """What the person is told before each of their lines: `GAME-lesson-SLIP` in the catalogues."""
    silent: tuple[str, ...] = ("pass",)
    """Words that lead nowhere else, where the next line cannot be said yet."""

    def sealed(self) -> bytes:
        """The seed as a table keeps it."""
        return seed_bytes(self.seed)

    def of(self, seat: int) -> tuple[str, ...]:
        """This seat's lines, in order."""
        said = [line.split(" ", 1) for line in self.lines]
        return tuple([words for speaker, words in said if speaker == str(seat)])

    def next_of(self, seat: int, said: Sequence[int]) -> str:
        """What this seat says next, after so many lines of each; empty after its last."""
        lines = self.of(seat)
        return lines[said[seat]] if said[seat] < len(lines) else ""

    def progress(self, moves: Iterable[tuple[int, str]]) -> tuple[int, ...] | None:
        """How many of its lines each seat has said after these moves; None if somebody has left the path."""
        lines = [self.of(seat) for seat in range(self.seats)]
        said = [0] * self.seats
        for seat, words in moves:
            if seat < 0 or words in self.silent:
                continue
            if lines[seat][said[seat] : said[seat] + 1] != (words,):
                return None
            said[seat] += 1
        return tuple(said)


@dataclass(frozen=True)
class Box:
    """Everything a game brings. Only name, package and letter are required."""

    name: str
    package: str
    """The package whose folder holds `words/*.ftl`, `rules.md` and `icon.svg`; each of them may be missing."""
    letter: str
    """The letter that its rule numbers begin with."""
    engine: str = ""
    """`module:attribute` of its `Game`; by default `GAME` in the package's module `game`."""
    bots: Mapping[str, str] = field(default_factory=dict)
    """Bots beside the random one, from weak to strong, each as `module:attribute` of its class."""
    teller: str = ""
    """`module:attribute` of the class that tells the game in a terminal; by default any game is told plainly."""
    place: int = 100
    """Its place on the shelf; games with the same place are sorted by name."""
    minutes: tuple[int, int] | None = None
    """How long a game takes, at least and at most."""
    bots_option: str = ""
    """The option that allows bots, if there is one."""
    score: str = ""
    """The field of the view that holds everybody's points, if the game has any."""
    end_facts: tuple[EndFact, ...] = ()
    """Further facts for the sentence `NAME-why-REASON`, besides name, points, others and party."""
    chronicle: str = ""
    """`module:attribute` of its `Chronicle`: what it says about a finished game; by default nothing."""
    still: tuple[str, ...] = ()
    """Windows in which all phones look and behave alike."""
    living: str = ""
    """The field of the view that names the seats still in the game; those who have left it are silent."""
    cards: tuple[Cards, ...] = ()
    """What the guide explains one by one."""
    lesson: str = ""
    """`module:attribute` of its `Lesson`, if there is one."""

    def load(self, what: str) -> Any:
        """The object of `module:attribute`; a game that does not load is refused with the reason."""
        module, _, attribute = what.partition(":")
        try:
            return getattr(importlib.import_module(module), attribute)
        except Exception as error:
            raise Refused(
                "broken_game",
                f"the game '{self.name}' of the package {self.package} does not load: {error!r}",
                {"game": self.name, "package": self.package, "why": repr(error)},
            ) from error

    def game(self) -> Any:
        """The engine."""
        return self.load(self.engine or f"{self.package}.game:GAME")

    def taught(self) -> Lesson | None:
        """The guided game."""
        found: Lesson | None = self.load(self.lesson) if self.lesson else None
        return found

    def text(self, *path: str) -> str | None:
        """A text file from the folder, if it exists."""
        found: Traversable = resources.files(self.package)
        for part in path:
            found = found / part
        return found.read_text(encoding="utf-8") if found.is_file() else None

    def languages(self) -> tuple[str, ...]:
        """The languages it has words in."""
        folder = resources.files(self.package) / "words"
        if not folder.is_dir():
            return ()
        return tuple(sorted(file.name[:-4] for file in folder.iterdir() if file.name.endswith(".ftl")))

    def icon(self) -> str:
        """The paths of its icon, in a view box of 512 × 512: data, never markup."""
        svg = self.text("icon.svg") or ""
        return " ".join(re.findall(r'\bd="([-+MmLlHhVvCcSsQqTtAaZz0-9eE., \n]+)"', svg)) or PLAIN_ICON

    def listed(self, cards: Cards) -> tuple[str, ...]:
        """The ids of these cards."""
        return tuple(self.load(cards.ids))


@functools.cache
def found() -> tuple[dict[str, Box], tuple[str, ...]]:
    """All games that are installed, in the order of the shelf, and what is wrong with those that cannot be used."""
    boxes: dict[str, Box] = {}
    letters: dict[str, str] = {}
    origins: dict[str, str] = {}
    faults: list[str] = []
    points = metadata.entry_points(group=GROUP)
    for point in sorted(points, key=lambda each: (not each.value.startswith("nightcoach."), each.name, each.value)):
        package = point.dist.name if point.dist is not None else point.value
        if origins.get(point.name) == point.value:
            continue  # the same distribution, seen twice on the path
        fault = ""
        try:
            box = point.load()
            fault = wrong_with(box, point.name, boxes, letters)
        except Exception as error:  # whatever a package does when imported, the other games must still work
            fault = f"it does not load: {error!r}"
        if fault:
            faults.append(f"The game '{point.name}' of the package {package} cannot be used: {fault}")
            continue
        boxes[box.name] = box
        letters[box.letter] = box.name
        origins[point.name] = point.value
    return dict(sorted(boxes.items(), key=lambda each: (each[1].place, each[0]))), tuple(faults)


@functools.cache
def guests() -> tuple[dict[tuple[str, str], str], tuple[str, ...]]:
    """The bots that packages bring for other packages' games, by game and name, and what is wrong with the rest.

    They play only if named. They are not on a game's ladder, so none counts as its best or stands in for people.
    """
    bots: dict[tuple[str, str], str] = {}
    faults: list[str] = []
    for point in sorted(metadata.entry_points(group=BOTS), key=lambda each: (each.name, each.value)):
        game, _, name = point.name.partition(".")
        fault = ""
        if game not in boxes() or not NAME.fullmatch(name):
            fault = "its entry point must be named GAME.NAME, after a game that is installed"
        elif name in ("random", *boxes()[game].bots) or bots.get((game, name), point.value) != point.value:
            fault = "another bot of this game already has this name"
        if fault:
            package = point.dist.name if point.dist is not None else point.value
            faults.append(f"The bot '{point.name}' of the package {package} cannot be used: {fault}")
        else:
            bots[game, name] = point.value
    return bots, tuple(faults)


def wrong_with(box: object, name: str, known: Mapping[str, Box], letters: Mapping[str, str]) -> str:
    """Why a description cannot be used, or nothing."""
    if not isinstance(box, Box):
        return "its entry point does not name a Box"
    if box.name != name or not NAME.fullmatch(name):
        return f"its entry point '{name}' and its name '{box.name}' must be the same lower-case word"
    if name in known:
        return "another package already brings a game of this name"
    if not re.fullmatch(r"[A-WYZ]", box.letter) or box.letter in letters:
        return f"the letter '{box.letter}' of its rules is taken, or is not a capital letter other than X"
    return ""


def boxes() -> dict[str, Box]:
    """Every game by name, in the order of the shelf."""
    return found()[0]


def house() -> tuple[str, ...]:
    """The built-in games: documentation and generated types cover no others."""
    return tuple([name for name, box in boxes().items() if box.package.startswith("nightcoach.")])


def faults() -> tuple[str, ...]:
    """One sentence for each game and each bot that cannot be used."""
    return found()[1] + guests()[1]


def box(name: str) -> Box:
    """The game of this name, or a refusal that lists the names there are."""
    if name not in boxes():
        known = ", ".join(boxes())
        raise Refused("game", f"there is no game '{name}'; there are: {known}", {"game": name, "known": known})
    return boxes()[name]
