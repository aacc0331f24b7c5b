"""What a client may know before anybody sits down: the games, with everything their pages are made of."""

from __future__ import annotations

import functools
import logging
import re
from typing import Any

import msgspec

from nightcoach.bots import ladder
from nightcoach.core.box import Box, boxes, faults
from nightcoach.core.chronicle import chronicle_of
from nightcoach.core.errors import Refused
from nightcoach.core.wire import OptionGroup, option_groups, parse_options
from nightcoach.core.wire_events import EventInfo, described, seat_fields
from nightcoach.core.wire_sets import Sets

log = logging.getLogger(__name__)


class CardInfo(msgspec.Struct, frozen=True):
    """A card or a character that the guide explains, by the ids of its texts."""

    id: str
    name: str
    about: str


class CardList(msgspec.Struct, frozen=True):
    """Cards of one sort under their heading."""

    heading: str
    cards: tuple[CardInfo, ...]


class EndFactInfo(msgspec.Struct, frozen=True):
    """A seat that the sentence `GAME-why-REASON` names: in a field of the last event of a kind; or, without an event,
    where the field of the view holds this value."""

    fact: str
    field: str
    event: str
    value: str


class LessonLine(msgspec.Struct, frozen=True):
    """A move on the path of a guided game, and the slip that leads to it: `GAME-lesson-SLIP`."""

    words: str
    slip: str


class GameInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A game that can be played here."""

    game: str
    version: int
    letter: str
    """The letter that its rule numbers begin with."""
    icon: str
    """The data of a path in a view box of 512 × 512."""
    fewest: int
    most: int
    minutes: tuple[int, int] | None
    """How long a game takes, at least and at most."""
    languages: tuple[str, ...]
    """The languages that it brings words in; the others read English."""
    book: bool
    """Whether it brings a rule book."""
    cards: tuple[CardList, ...]
    """What its guide explains one by one."""
    options: dict[str, Any]
    """The JSON Schema of its options."""
    defaults: dict[str, str | int | bool | None]
    groups: dict[OptionGroup, tuple[str, ...]]
    """The same options in the order in which a lobby shows them: what people may want to choose tonight, the house
    rules, the clocks."""
    proposed: dict[str, str | int | bool | None]
    """What a new table has instead of the defaults, unless its host chooses otherwise."""
    first_games: tuple[dict[str, str | int | bool | None], ...]
    """The same, in its first games only, one after the other."""
    tiles: dict[str, dict[str, str | int | bool | None]]
    """Presets to choose with one tap, and what each sets: `GAME-tile-NAME` and `GAME-tile-NAME-about`."""
    set_options: tuple[str, ...]
    """The options that a set of cards decides; a lobby offers the sets of `/api/games/GAME/sets` instead."""
    bots_option: str
    """The option that allows bots; empty if they are always allowed."""
    windows: tuple[str, ...]
    """The names of all questions."""
    still: tuple[str, ...]
    """The windows in which all phones look and behave alike."""
    events: dict[str, EventInfo]
    secrets: tuple[str, ...]
    """The fields of the view that only the seat itself may know."""
    sealed: tuple[str, ...]
    """The first words of moves that are secret when they are made."""
    grave: tuple[str, ...]
    """The first words of moves that can end the game: to be confirmed, and never made by a stand-in."""
    seat_fields: tuple[str, ...]
    """The fields of the view that are seats, to be shown by name."""
    living: str
    """The field of the view with the seats still in the game, if seats can leave it: the others are silent."""
    score: str
    """The field of the view with everybody's points, if the game has any."""
    parties: tuple[str, ...]
    end_facts: tuple[EndFactInfo, ...]
    facts: dict[str, EventInfo]
    """What it can say about a finished game, each by the sentence `GAME-fact-…`; empty if it says nothing."""
    bots: tuple[str, ...]
    """Levels of bots, the best first."""
    lesson: tuple[LessonLine, ...]
    """What the person does in its guided game, in order; empty if there is none."""


@functools.cache
def shelf() -> tuple[GameInfo, ...]:
    """Every game that can be played here. One that does not load is left out, with a line in the log."""
    for fault in faults():
        log.warning(fault)
    found = []
    for box in boxes().values():
        try:
            found.append(info(box))
        except Refused as refused:
            log.warning(str(refused))
    return tuple(found)


def info(box: Box) -> GameInfo:
    """One game, summarised."""
    game = box.game()
    seats = game.seats(game.Options())
    chronicle = chronicle_of(box.name)
    lesson = box.taught()
    return GameInfo(
        game=game.name,
        version=game.version,
        letter=box.letter,
        icon=box.icon(),
        fewest=seats[0],
        most=seats[-1],
        minutes=box.minutes,
        languages=box.languages(),
        book=box.text("rules.md") is not None,
        cards=tuple(
            [
                CardList(
                    each.title,
                    tuple([CardInfo(c, each.name.format(c), each.about.format(c)) for c in box.listed(each)]),
                )
                for each in box.cards
            ]
        ),
        options=msgspec.json.schema(game.Options),
        defaults=msgspec.to_builtins(game.Options()),
        groups=option_groups(game.Options),
        proposed=game.proposed,
        first_games=game.first_games,
        tiles=game.tiles,
        set_options=game.set_options,
        bots_option=box.bots_option,
        windows=game.windows,
        still=box.still,
        events={name: described(kind) for name, kind in game.events.items()},
        secrets=game.View.secrets,
        sealed=tuple(dict.fromkeys([move.verb for move in game.moves if move.sealed])),
        grave=game.grave,
        seat_fields=seat_fields(game.View),
        living=box.living,
        score=box.score,
        parties=game.parties,
        end_facts=tuple([EndFactInfo(each.fact, each.field, each.event, each.value) for each in box.end_facts]),
        facts={} if chronicle is None else {name: described(kind) for name, kind in chronicle.kinds.items()},
        bots=tuple(reversed(ladder(box.name))),
        lesson=()
        if lesson is None
        else tuple([LessonLine(words, slip) for words, slip in zip(lesson.of(0), lesson.slips, strict=True)]),
    )


def sets_of(name: str, seats: str, options: str) -> Sets:
    """The sets of cards that a game suggests for this many players; the options are a JSON object."""
    box = boxes().get(name)
    game = None if box is None else box.game()
    found: Sets | None = None
    if game is not None and re.fullmatch("[0-9]{1,3}", seats):
        try:
            given = msgspec.json.decode(options, type=dict[str, str | int | bool | None])
        except (msgspec.DecodeError, RecursionError) as error:
            why = str(error)[:200]
            raise Refused("malformed", f"these options cannot be understood: {why}", {"why": why}) from None
        found = game.sets(int(seats), parse_options(game.Options, game.name, given))
    if found is None:
        raise Refused(
            "no_page", "no sets of cards are suggested here: name a game that has some, and a number of seats"
        )
    return found
