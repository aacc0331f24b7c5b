"""Opening a table, coming in, and what people do before a game begins."""

from __future__ import annotations

from typing import Any

import msgspec

from nightcoach.core.box import Lesson
from nightcoach.core.errors import Refused
from nightcoach.core.game import Game
from nightcoach.core.wire import parse_options
from nightcoach.table.commands import host
from nightcoach.table.commands.checks import Entries, free_name, lobby_only, own_seat, room, speaking_only
from nightcoach.table.commands.play import returning
from nightcoach.table.commands.talk import heard
from nightcoach.table.log import entries as e
from nightcoach.table.log.people import BOT_NAMES, Person, alike, clean_name
from nightcoach.table.log.table import Table
from nightcoach.table.wire import inbound

PEOPLE_MOST = 60
"""How many may be at one table, spectators included."""


def make(game: Game, options: dict[str, Any], code: str, person: e.Joined | None = None) -> Entries:
    """A new table with its first seal and the person who opens it, without a seat if that person narrates. Options that
    the host has not chosen are as the game proposes; the bots of a first game take their time."""
    learning = game.first_games[0] if game.first_games else {}
    checked = parse_options(game.Options, game.name, {**game.proposed, **learning, **options})
    first = tuple([key for key in learning if key not in options])
    made = e.Made(code, game.name, msgspec.to_builtins(checked), first, calm=True)
    if person is None:
        return made, host.new_seal()
    return made, host.new_seal(), msgspec.structs.replace(person, seated=person.seated and not game.narrated(checked))


def teach(game: Game, lesson: Lesson, code: str, person: e.Joined, level: str) -> Entries:
    """A new table at which the guided game has begun: its deal, and bots that take their time beside the one person."""
    options = parse_options(game.Options, game.name, dict(lesson.options))
    names = [name for name in BOT_NAMES if not alike(name) & alike(person.name)]
    bots = [e.BotCame(level, name) for name in names[: lesson.seats - 1]]
    return (
        e.Made(code, game.name, msgspec.to_builtins(options), calm=True),
        host.new_seal(lesson.sealed()),
        person,
        *bots,
        e.Began(game.version, lesson.seats, (), game.characters[: lesson.seats]),
    )


def join(table: Table, name: str, color: str, character: str, token: str, watch: bool) -> Entries:
    """Somebody joins: with a seat if one is free and no game has begun, otherwise as a spectator. At a table that a
    person narrates, the first to join is that person, and has no seat."""
    if table.locked:
        raise Refused("locked", "this table is locked; ask its host to unlock it")
    shown = [p for p in table.people.values() if not p.kicked and not p.away]
    if len(shown) >= PEOPLE_MOST or len(table.people) >= 30 * PEOPLE_MOST:
        raise Refused("crowded", f"at most {PEOPLE_MOST} people fit at a table", {"most": str(PEOPLE_MOST)})
    narrates = table.host is None and table.game.narrated(table.options)
    seated = not (watch or narrates) and table.phase == "lobby" and table.drawing is None
    seated = seated and len(table.places) < table.seats_allowed()[-1]
    number = 1 + max(table.people, default=0)
    return (e.Joined(number, free_name(table, clean_name(name)), color, character, token, seated),)


def sit(table: Table, person: Person, command: inbound.Sit) -> Entries:
    """Take a seat in the next game."""
    lobby_only(table)
    if table.seat_of(person.id) is not None:
        raise Refused("has_seat", "you already have a seat")
    room(table)
    return (*returning(table, person), e.Sat(person.id))


def stand(table: Table, person: Person, command: inbound.Stand) -> Entries:
    """Only watch."""
    lobby_only(table)
    own_seat(table, person)
    return (e.Stood(person.id),)


def set_profile(table: Table, person: Person, command: inbound.SetProfile) -> Entries:
    """Change one's own name, colour or character."""
    name = free_name(table, clean_name(command.name), person)
    if name != person.name:
        heard(person)
    speaking_only(table, person)  # a name, a colour and an animal are words that everybody reads
    return (e.ProfileChanged(person.id, name, command.color, command.character, person.id),)


def pick(table: Table, person: Person, command: inbound.Pick) -> Entries:
    """Choose the picture of one's own seat."""
    lobby_only(table)
    seat = own_seat(table, person)
    known = table.game.characters
    if command.character not in known:
        facts = {"character": command.character, "known": ", ".join(known)}
        raise Refused("no_character", f"there is no '{command.character}' at this table", facts)
    mine = e.Picked(table.places[seat].id, command.character)
    for place in table.places:
        if place.character == command.character and place.id != mine.place:
            if place.person is not None:
                raise Refused("character_taken", "somebody else has this one; choose another")
            return e.Picked(place.id, ""), mine  # a bot takes what is left when the game begins
    return (mine,)
