"""What somebody wants to do, checked: entries for the log, or a refusal that changes nothing."""

from __future__ import annotations

from nightcoach.core.chance import Chance
from nightcoach.core.errors import Refused, UnknownMove
from nightcoach.core.moves import Move
from nightcoach.core.state import refusal, sealed_refusal
from nightcoach.table.commands import asking, narrator
from nightcoach.table.commands.checks import (
    Entries,
    a_seat,
    between_rounds,
    knows_no_other,
    own_seat,
    play_only,
)
from nightcoach.table.log import entries as e
from nightcoach.table.log.people import Person
from nightcoach.table.log.table import Table
from nightcoach.table.time import due
from nightcoach.table.time.night import staged
from nightcoach.table.wire import inbound, outbound


def move(table: Table, person: Person, command: inbound.Move) -> Entries:
    """A move. About a sealed choice, and at night about any, every refusal is the same, whoever asks and why."""
    seat = table.seat_of(person.id)
    state = table.state()
    hushed = table.phase == "play" and state is not None and state.hushed()
    try:
        words = table.game.moves[command.words]
    except UnknownMove:
        if hushed:
            raise sealed_refusal() from None
        raise
    if seat is not None and still_open(table, seat, words, command.question):
        return (*returning(table, person), e.Moved(seat, words.words, "self"))
    if words.sealed or hushed:
        raise sealed_refusal()
    play_only(table)
    seat = own_seat(table, person)
    if command.question != table.question:
        raise Refused("late", "the question has changed meanwhile; look again")
    assert state is not None
    raise refusal(state, seat, words)


def still_open(table: Table, seat: int, words: Move, question: int) -> bool:
    """Whether the seat may make this move, with which that question is answered.

    If something was done in this window meanwhile, a move that is still open counts all the same, in the order of
    arrival; only a pass must be given again. All slots of a night are the same window.
    """
    state = table.state()
    if table.phase != "play" or state is None or not table.timers.since <= question <= table.question:
        return False
    older = question < table.question and not staged(table)
    return words in state.legal(seat) and not (older and words is state.default(seat, Chance(0)))


def theatre(table: Table, person: Person, command: inbound.Theatre) -> outbound.Shown:
    """Nothing durable: it is shown to everybody and forgotten."""
    play_only(table)
    seat = own_seat(table, person)
    state, pace = table.state(), table.pace()
    assert state is not None
    words = table.game.moves[command.words]
    if pace is None or not pace.theatre or words not in state.legal(seat):
        raise Refused("no_theatre", "there is nothing to act out for you now")
    return outbound.Shown(seat, command.words)


def order(table: Table, person: Person, command: inbound.Order) -> Entries:
    """A standing order, checked as far as the game's words go; what is not legal when asked is not done."""
    play_only(table)
    seat = own_seat(table, person)
    if command.window is not None and command.window not in table.game.windows:
        known = ", ".join(table.game.windows)
        raise Refused(
            "no_window",
            f"{table.game.name} has no window '{command.window}'; it has: {known}",
            {"window": command.window, "known": known},
        )
    words = None if command.words is None else table.game.moves[command.words]
    if words is not None and words.verb in table.game.grave:
        raise Refused("grave", "that move ends the game; only you yourself can make it")
    return (e.Ordered(seat, command.window, None if words is None else words.words, command.lasting),)


def more(table: Table, person: Person, command: inbound.More) -> Entries:
    """Ten seconds more, anonymously; asking depends on who is asked, which everybody knows."""
    play_only(table)
    seat = own_seat(table, person)
    state, pace = table.state(), table.pace()
    assert state is not None
    if pace is None or not pace.fixed or pace.beat or table.timers.more_used or seat not in state.asked():
        raise Refused("no_more", "ten seconds more can be asked for once, in a short window that asks you")
    return (e.Extended(10, None),)


def back(table: Table, person: Person, command: inbound.Back) -> Entries:
    """One tap takes the seat back."""
    entries = returning(table, person)
    if not entries:
        raise Refused("no_stand_in", "nobody stands in for you; your seat is yours")
    return entries


def returning(table: Table, person: Person) -> Entries:
    """Somebody acts, so is here again; nothing if they never were away."""
    seat = table.seat_of(person.id)
    stood_in = seat is not None and table.places[seat].stand_in
    gone: Entries = (e.Returned(person.id),) if person.gone else ()
    return (*gone, e.StandIn(seat, False)) if seat is not None and stood_in else gone


def leave(table: Table, person: Person, command: inbound.Leave) -> Entries:
    """Go. It is an absence like any other: the clock answers, after the grace somebody stands in."""
    if person.gone:
        raise Refused("gone", "you have left already; say back to return")
    heir = due.heir(table, person.id) if table.phase == "lobby" and table.host == person.id else None
    left = e.Left(person.id)
    return (left,) if heir is None else (e.Hat(heir), left)


def take(table: Table, person: Person, command: inbound.Take) -> Entries:
    """A human takes over a bot's seat, if everybody agrees where its secrets last."""
    narrator.no_player(table, person)
    seat = a_seat(table, command.seat)
    if table.seat_of(person.id) is not None:
        raise Refused("has_seat", "you have a seat already")
    if table.places[seat].person is not None:
        raise Refused("not_bot", f"at seat {seat + 1} sits no bot", {"seat": str(seat + 1)})
    knows_no_other(table, person, seat)
    if table.seats_need_consent():
        return (*returning(table, person), asking.wish(table, person, seat))
    between_rounds(table)
    return (*returning(table, person), e.TookOver(person.id, seat))


def agree(table: Table, person: Person, command: inbound.Agree) -> Entries:
    """One voice on whether somebody may have a seat."""
    play_only(table)
    own_seat(table, person)
    return (asking.answer(table, person, command),)
