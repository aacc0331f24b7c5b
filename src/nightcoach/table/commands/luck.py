"""Drawing luck: every device pledges, then shows; whoever does not show is left out, and all others draw again.

So the seed cannot be chosen by whoever adds the last luck: not by the server, whose seed was sealed first, and not by a
device that has heard the others. It takes no tap and, if all phones are awake, no time. A device that sleeps is waited
for once; one that keeps its luck back on purpose costs a second or two, its own part in the draw, and the deal that it
knew. If nobody's luck is left, the sealed seed decides alone, and every device sees that its luck is missing.
"""

from __future__ import annotations

from typing import Final

from nightcoach.core.chain import pledge_of
from nightcoach.core.errors import Refused
from nightcoach.table.commands.checks import Entries, lobby_only, own_seat
from nightcoach.table.log import entries as e
from nightcoach.table.log.draw import Draw
from nightcoach.table.log.people import Person
from nightcoach.table.log.table import Table
from nightcoach.table.wire import inbound

NOW: Final = float("-inf")


def pledge(table: Table, person: Person, command: inbound.PledgeLuck) -> Entries:
    """Publish the hash of this device's luck. Before the game the latest counts: a person may change devices."""
    draw = table.drawing
    if draw is None:
        lobby_only(table)
        own_seat(table, person)
    elif draw.showing or person.id not in draw.of or person.id in draw.pledges:
        raise Refused("pledges_fixed", "the pledges of this draw are fixed already; take part in the next game's")
    return (e.Pledged(person.id, command.pledge),)


def show(table: Table, person: Person, command: inbound.ShowLuck) -> Entries:
    """Show the luck that this device has pledged."""
    draw = table.drawing
    if draw is None or not draw.showing or person.id not in draw.of or person.id in draw.shown:
        raise Refused("no_luck", "nobody waits for this device's luck now")
    if pledge_of(command.value) != draw.pledges[person.id]:
        raise Refused("not_pledged", "this is not the luck that this device has pledged")
    return (e.LuckAdded(person.id, command.value),)


def begin(table: Table, began: e.Began) -> e.AnyEntry:
    """How a game begins: with a draw, if any device that is here has pledged; else at once."""
    of = [each.id for each in table.seated() if each.id in table.pledges and each.here()]
    if not of:
        return began
    return e.DrawBegan(tuple(of), began.version, began.seats, began.characters, began.narrator, began.look)


def due(table: Table) -> list[tuple[float, int, str]]:
    """The next step of a draw: at once if everybody has done their part, else when the time is over."""
    draw = table.drawing
    if draw is None:
        return []
    done = draw.shown if draw.showing else draw.pledges
    return [(NOW if len(done) == len(draw.of) else draw.limit, 0, "draw")]


def do(table: Table) -> Entries:
    """Deal, or draw again without those who have not shown their luck."""
    draw = table.drawing
    assert draw is not None
    done = draw.shown if draw.showing else draw.pledges
    those = tuple([person for person in draw.of if person in done])
    if not those:
        return (_dealt(table, draw, {}),)
    if not draw.showing:
        return (e.PledgesFixed(those),)
    if len(those) < len(draw.of):
        return (e.DrawAgain(those),)
    return (_dealt(table, draw, draw.shown),)


def _dealt(table: Table, draw: Draw, luck: dict[int, str]) -> e.Began:
    """The deal from what was drawn, in the order of the seats."""
    seats = {place.person: seat for seat, place in enumerate(table.places) if place.person is not None}
    rounds = []
    for pledges, shown in draw.rounds():
        told = sorted([(seats[person], hashed, shown.get(person)) for person, hashed in pledges.items()])
        rounds.append(tuple([f"{seat} {hashed}" + (f" {value}" if value else "") for seat, hashed, value in told]))
    contributions = [f"{seat} {value}" for seat, value in sorted([(seats[who], value) for who, value in luck.items()])]
    began = draw.began
    return e.Began(
        began.version,
        began.seats,
        tuple(contributions),
        began.characters,
        began.narrator,
        began.look,
        tuple(rounds),
    )
