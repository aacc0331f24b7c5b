"""What only the host may do. The host sees nothing that is hidden from others."""

from __future__ import annotations

import secrets

import msgspec

from nightcoach.core.chance import Chance
from nightcoach.core.errors import Refused
from nightcoach.core.frames import TABLE
from nightcoach.core.wire import parse_options
from nightcoach.table.commands import asking, luck, narrator
from nightcoach.table.commands.checks import (
    Entries,
    a_seat,
    between_rounds,
    free_name,
    host_only,
    knows_no_other,
    lobby_only,
    not_drawing,
    own_seat,
    play_only,
    room,
    someone,
    speaking_only,
)
from nightcoach.table.log import entries as e
from nightcoach.table.log.people import BOT_NAMES, Person, clean_name
from nightcoach.table.log.table import Table
from nightcoach.table.time.night import staged
from nightcoach.table.wire import inbound


def new_seal(seed: bytes = b"") -> e.Sealed:
    """A fresh seed of 256 bits from the operating system, or the given one, and a key for the chain of its game."""
    return e.Sealed((seed or secrets.token_bytes(32)).hex(), secrets.token_bytes(32).hex())


def start(table: Table, person: Person, command: inbound.Start) -> Entries:
    """Deal from the sealed seed, after those seated have drawn their luck."""
    host_only(table, person)
    lobby_only(table)
    seats = len(table.places)
    knowing = [table.seat_of(each) is not None for each in (person.id, table.chooser)]
    table.game.check_host(table.options, any(knowing))
    table.game.check_seats(seats, table.options)
    if any(place.person is None for place in table.places):
        bots_only_if_allowed(table)
    narrates = narrator.at_start(table, person)
    look = table.game.look_seconds if command.look else 0.0
    return (luck.begin(table, e.Began(table.game.version, seats, (), _characters(table), narrates, look)),)


def bots_only_if_allowed(table: Table) -> None:
    """Refuse a bot where the options allow none."""
    if not table.game.allows_bots(table.options):
        raise Refused("no_bots", "bots are not allowed at this table; set the option allow_bots")


def _characters(table: Table) -> tuple[str, ...]:
    """The picture of each seat; anyone who has not chosen gets a free one at random, bots too."""
    chosen = [place.character for place in table.places]
    free = [character for character in table.game.characters if character not in chosen]
    Chance(table.draw("character", TABLE)).shuffle(free)
    return tuple([character or free.pop() for character in chosen]) if len(free) >= chosen.count("") else ()


def rematch(table: Table, person: Person, command: inbound.Rematch) -> Entries:
    """Back to the lobby: everybody stays, and there is a new seal."""
    host_only(table, person)
    if table.phase != "over":
        raise Refused("not_over", "the game is not over yet")
    return e.Rematch(), new_seal()


def arrange(table: Table, person: Person, command: inbound.Arrange) -> Entries:
    """Change the order in which people sit."""
    host_only(table, person)
    lobby_only(table)
    places = [place.id for place in table.places]
    if sorted(command.order) != sorted(places):
        names = ", ".join([table.seat_name(seat) for seat in range(len(places))])
        ids = ", ".join([str(place) for place in places])
        raise Refused("arrange", f"an arrangement names every place once, by its id: {ids}", {"known": names})
    return (e.Arranged(command.order),)


def choose(table: Table, person: Person, command: inbound.Choose) -> Entries:
    """Choose options; those not named stay as they are, as far as this host may know them."""
    host_only(table, person)
    lobby_only(table)
    mine = table.chooser == person.id
    known = msgspec.to_builtins(table.options) if mine else table.game.public_options(table.options)
    checked = parse_options(table.game.Options, table.game.name, {**known, **command.options})
    first = tuple([key for key in table.first if key not in command.options])
    return (e.Chosen(msgspec.to_builtins(checked), person.id, first), *narrator.chair(table, person, checked))


def set_pace(table: Table, person: Person, command: inbound.SetPace) -> Entries:
    """Set how long bots take."""
    host_only(table, person)
    return (e.Paced(command.bots),)


def add_bot(table: Table, person: Person, command: inbound.AddBot) -> Entries:
    """A bot sits down."""
    host_only(table, person)
    lobby_only(table)
    bots_only_if_allowed(table)
    room(table)
    table.house.bot(table.game.name, command.level)
    name = next((name for name in BOT_NAMES if free_name(table, name) == name), BOT_NAMES[0])
    return (e.BotCame(command.level, free_name(table, name)),)


def remove_bot(table: Table, person: Person, command: inbound.RemoveBot) -> Entries:
    """A bot goes."""
    host_only(table, person)
    lobby_only(table)
    if not any(place.id == command.place and place.person is None for place in table.places):
        raise Refused("no_place", f"no bot has the place with the id {command.place}", {"place": str(command.place)})
    return (e.BotWent(command.place),)


def rename(table: Table, person: Person, command: inbound.Rename) -> Entries:
    """Give somebody another name. Everybody reads it, so a host who must be silent cannot give one."""
    host_only(table, person)
    speaking_only(table, person)
    other = someone(table, command.person)
    name = free_name(table, clean_name(command.name), other)
    return (e.ProfileChanged(other.id, name, other.color, other.character, person.id),)


def kick(table: Table, person: Person, command: inbound.Kick) -> Entries:
    """Somebody must leave."""
    host_only(table, person)
    not_drawing(table)
    other = someone(table, command.person)
    if other.id == person.id:
        raise Refused("kick_self", "you cannot send yourself away; leave instead")
    return (e.Kicked(other.id),)


def reseat(table: Table, person: Person, command: inbound.Reseat) -> Entries:
    """Give a seat back to somebody who has lost the device; if its secrets last, only if everybody agrees."""
    host_only(table, person)
    not_drawing(table)
    seat = a_seat(table, command.seat)
    other = someone(table, command.person)
    narrator.no_player(table, other)
    if table.seat_of(other.id) is not None:
        raise Refused("other_has_seat", f"{other.name} already has a seat", {"name": other.name})
    holder = table.places[seat].person
    if holder is None:
        raise Refused("sits_bot", f"a bot sits at seat {seat + 1}; it can be taken over", {"seat": str(seat + 1)})
    knows_no_other(table, other, seat)
    if table.seats_need_consent():
        return (asking.wish(table, other, seat),)
    between_rounds(table)
    back = (e.Returned(other.id),) if other.gone else ()
    return (*back, e.Reseated(seat, other.id))


def give_hat(table: Table, person: Person, command: inbound.GiveHat) -> Entries:
    """Make somebody else host, who then narrates if a person is to."""
    host_only(table, person)
    not_drawing(table)
    other = someone(table, command.person)
    if other.away:
        raise Refused("is_away", f"{other.name} is away; give the hat to somebody who is here", {"name": other.name})
    return (e.Hat(other.id), *narrator.hand_over(table, person, other))


def lock(table: Table, person: Person, command: inbound.Lock) -> Entries:
    """Nobody new may come in."""
    host_only(table, person)
    return (e.Locked(command.on),)


def mute(table: Table, person: Person, command: inbound.Mute) -> Entries:
    """Somebody's talk is not heard."""
    host_only(table, person)
    return (e.Muted(someone(table, command.person).id, command.on),)


def pause(table: Table, person: Person, command: inbound.Pause) -> Entries:
    """The host stops all clocks; anybody seated can restart them (anybody at all if only bots play), so a host who has
    gone cannot stop a game."""
    play_only(table)
    if command.on:
        host_only(table, person)
    elif table.host != person.id and table.seated():
        own_seat(table, person)
    if table.paused == command.on:
        raise Refused("paused_already", "the clocks are already in that state")
    return (e.Paused(command.on, person.id),)


def extend(table: Table, person: Person, command: inbound.Extend) -> Entries:
    """Thirty seconds more."""
    host_only(table, person)
    play_only(table)
    if staged(table):
        raise Refused("fixed_time", "a night lasts its time; nobody can make it longer or shorter")
    if table.timers.limit is None:
        raise Refused("no_clock", "no clock is running")
    return (e.Extended(30, person.id),)


def end(table: Table, person: Person, command: inbound.End) -> Entries:
    """The game is stopped and everything shown."""
    host_only(table, person)
    play_only(table)
    return (e.Ended("host", person.id),)
