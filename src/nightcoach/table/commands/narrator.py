"""A human narrator, who sees everything, makes legal moves for others, ends windows by hand, and alters nothing
else."""

from __future__ import annotations

from nightcoach.core.chance import Chance
from nightcoach.core.errors import Refused
from nightcoach.core.frames import TABLE
from nightcoach.core.state import refusal
from nightcoach.core.wire import GameOptions
from nightcoach.table.commands.checks import Entries, a_seat, play_only, told_first
from nightcoach.table.log import entries as e
from nightcoach.table.log.people import Person
from nightcoach.table.log.table import Table
from nightcoach.table.time.night import staged
from nightcoach.table.wire import inbound


def at_start(table: Table, host: Person) -> int | None:
    """Who narrates the game that begins: the host, who then holds no seat, or nobody."""
    if not table.game.narrated(table.options):
        return None
    if table.seat_of(host.id) is not None:
        raise Refused("narrator_seated", "whoever narrates sees everything and holds no seat; stand up first")
    return host.id


def chair(table: Table, host: Person, options: GameOptions) -> Entries:
    """A host who is to narrate gives up the seat, and gets it back if the software narrates after all."""
    was, narrates = table.game.narrated(table.options), table.game.narrated(options)
    seated = table.seat_of(host.id) is not None
    if narrates and seated:
        return (e.Stood(host.id),)
    if was and not narrates and not seated and len(table.places) < table.game.lobby_seats(options)[-1]:
        return (e.Sat(host.id),)
    return ()


def hand_over(table: Table, host: Person, heir: Person) -> Entries:
    """The hat passes to somebody else before a game that a person narrates: the new host gives up a seat to narrate,
    and the old one gets it."""
    if table.phase != "lobby" or not table.game.narrated(table.options) or table.seat_of(heir.id) is None:
        return ()
    return (e.Stood(heir.id), *(() if table.seat_of(host.id) is not None else (e.Sat(host.id),)))


def no_player(table: Table, person: Person) -> None:
    """Refuse a seat to anyone who has seen all the secrets of the running game, or has chosen what is hidden in it."""
    if table.phase == "play" and table.chooser == person.id:
        table.game.check_host(table.options, True)
    if table.phase == "play" and table.narrator == person.id:
        raise Refused("narrator_plays", "whoever narrates has seen everything and cannot play in this game")


def answer(table: Table, person: Person, command: inbound.Answer) -> Entries:
    """Make a legal move for somebody at the table."""
    play_only(table)
    told_first(table)
    if table.narrator != person.id:
        raise Refused("not_narrator", "only the narrator of this game may do that")
    state = table.state()
    assert state is not None
    seat = a_seat(table, command.seat)
    words = table.game.moves[command.words]
    # Nobody else moves a marker that the person has placed.
    if words not in state.legal(seat) or (staged(table) and table.timers.ticks.hands.get(seat) == "self"):
        raise refusal(state, seat, words)
    if not table.timers.since <= command.question <= table.question:
        raise Refused("late", "the question has changed in the meantime; look again")
    return (e.Moved(seat, words.words, "narrator"),)


def close(table: Table, person: Person, command: inbound.Close) -> Entries:
    """End a window: the table's own move or, for every missing answer, the one the clock would give."""
    play_only(table)
    told_first(table)
    if person.id not in (table.narrator, table.host):
        raise Refused("not_narrator", "only the narrator of this game may do that")
    state, pace = table.state(), table.pace()
    assert state is not None
    if staged(table):
        raise Refused("fixed_time", "a night lasts its time; nobody can make it longer or shorter")
    if pace is None or not pace.by_hand:
        raise Refused("not_by_hand", "this ends by itself: with the last answer, or when the time is over")
    ending = (TABLE,) if state.legal(TABLE) else sorted(state.waiting())
    given = [(seat, state.default(seat, Chance(table.draw("answer", seat)))) for seat in ending]
    return tuple([e.Moved(seat, move.words, "narrator") for seat, move in given])
