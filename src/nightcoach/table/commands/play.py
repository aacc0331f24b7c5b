"""What players and watchers do during a game, checked: entries for the log, or a refusal that changes nothing."""

from __future__ import annotations

import string

from nightcoach.core.chance import Chance
from nightcoach.core.errors import Refused, UnknownMove
from nightcoach.core.moves import Move
from nightcoach.core.state import refusal, sealed_refusal
from nightcoach.store import Marks
from nightcoach.table.commands import asking, narrator
from nightcoach.table.commands.checks import (
    Entries,
    a_seat,
    between_rounds,
    knows_no_other,
    not_drawing,
    own_seat,
    play_only,
    told_first,
)
from nightcoach.table.log import entries as e
from nightcoach.table.log.people import Person
from nightcoach.table.log.table import Table
from nightcoach.table.time import due
from nightcoach.table.time.night import staged
from nightcoach.table.wire import inbound, outbound

UNMARKED = "."
SIGNS = frozenset(string.ascii_lowercase + string.digits + UNMARKED)
NEVER = -1


def move(table: Table, person: Person, command: inbound.Move) -> Entries:
    """A move. For a sealed choice, and for any at night, every refusal is the same, whoever asks and for whatever
    reason."""
    told_first(table)
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
        keeps_to_the_path(table, seat, words)
        return (*returning(table, person), e.Moved(seat, words.words, "self"))
    if words.sealed or hushed:
        raise sealed_refusal()
    play_only(table)
    seat = own_seat(table, person)
    if command.question != table.question:
        raise Refused("late", "the question has changed in the meantime; look again")
    assert state is not None
    raise refusal(state, seat, words)


def keeps_to_the_path(table: Table, seat: int, words: Move) -> None:
    """In a guided game nothing can go wrong: whoever would leave its path is told, and may try again."""
    lesson, said = table.lesson(), table.lines_said()
    if lesson is None or said is None:
        return
    if words.words != lesson.next_of(seat, said) and (table.awaited_line() or words.words not in lesson.silent):
        raise Refused("off_path", "the guided game goes on by another move; nothing has happened, try again")


def looked(table: Table, person: Person, command: inbound.Looked) -> Entries:
    """Somebody has looked at their cards. Nobody else learns of it."""
    play_only(table)
    own_seat(table, person)
    if table.looking is None or person.id in table.looking:
        raise Refused("no_deal", "there is no deal to look at, or you have looked already")
    return (*returning(table, person), e.CardsSeen(person.id))


def still_open(table: Table, seat: int, words: Move, question: int) -> bool:
    """Whether the seat may answer that question with this move. If something was done in this window meanwhile, a move
    that is still open counts all the same, in the order of arrival; only a pass must be sent again. All slots of a
    night are the same window."""
    state = table.state()
    if table.phase != "play" or state is None or not table.timers.since <= question <= table.question:
        return False
    older = question < table.question and not staged(table)
    return words in state.legal(seat) and not (older and words is state.default(seat, Chance(0)))


def theatre(table: Table, person: Person, command: inbound.Theatre) -> outbound.Shown:
    """Nothing durable: it is shown to everybody and forgotten."""
    play_only(table)
    told_first(table)
    seat = own_seat(table, person)
    state, pace = table.state(), table.pace()
    assert state is not None
    words = table.game.moves[command.words]
    if pace is None or not pace.theatre or words not in state.legal(seat):
        raise Refused("no_theatre", "there is nothing for you to act out now")
    return outbound.Shown(seat, command.words)


def order(table: Table, person: Person, command: inbound.Order) -> Entries:
    """A standing order. Its words must be a move of the game; if that is not legal when the time comes, it is not
    made."""
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
    if words is not None and table.lines_said() is not None:
        raise Refused("off_path", "in a guided game everything is answered by hand")
    if words is not None and words.verb in table.game.grave:
        raise Refused("grave", "that move ends the game; only you yourself can make it")
    return (e.Ordered(seat, command.window, None if words is None else words.words, command.lasting),)


def marks(table: Table, person: Person, command: inbound.SetMarks) -> Marks:
    """What somebody notes at their own seat: new notes once in a round, turn or day. If nothing is new, the old notes
    are stored again, since otherwise the time it takes would tell. It does not count as coming back to the seat."""
    play_only(table)
    seat = own_seat(table, person)
    state = table.state()
    assert state is not None
    turn, kept = table.game.length(state), table.places[seat].marks
    if command.signs is None:
        return kept or Marks(table.number, seat, person.id, NEVER, UNMARKED * state.seats)
    if len(command.signs) != state.seats or not set(command.signs) <= SIGNS:
        raise Refused(
            "marks",
            f"marks have one sign for each of the {state.seats} seats: a small letter, a digit or a full stop",
            {"seats": str(state.seats)},
        )
    if kept is not None and kept.turn == turn:
        if kept.signs == command.signs:  # resent, after a restart perhaps
            return kept
        raise Refused("marks_kept", "marks were stored in this turn already; they can be when the next begins")
    return Marks(table.number, seat, person.id, turn, command.signs)


def more(table: Table, person: Person, command: inbound.More) -> Entries:
    """Ten seconds more, anonymously; asking depends on who is asked, which everybody knows."""
    play_only(table)
    seat = own_seat(table, person)
    state, pace = table.state(), table.pace()
    assert state is not None
    if pace is None or not pace.stretches or table.timers.more_used or seat not in state.asked():
        raise Refused("no_more", "ten seconds more can be asked for once, in a short window that asks you")
    return (e.Extended(10, None),)


def back(table: Table, person: Person, command: inbound.Back) -> Entries:
    """One tap takes the seat back."""
    entries = returning(table, person)
    if not entries:
        raise Refused("no_stand_in", "nobody stands in for you; your seat is yours")
    return entries


def returning(table: Table, person: Person) -> Entries:
    """Somebody who acts is here again; nothing if they were never away."""
    seat = table.seat_of(person.id)
    stood_in = seat is not None and table.places[seat].stand_in
    gone: Entries = (e.Returned(person.id),) if person.gone else ()
    return (*gone, e.StandIn(seat, False)) if seat is not None and stood_in else gone


def leave(table: Table, person: Person, command: inbound.Leave) -> Entries:
    """Leave. It is an absence like any other: the clock answers, and after the grace period somebody stands in."""
    if person.gone:
        raise Refused("gone", "you have already left; say back to return")
    heir = due.heir(table, person.id) if table.phase == "lobby" and table.host == person.id else None
    left = e.Left(person.id)
    return (left,) if heir is None else (e.Hat(heir), left)


def take(table: Table, person: Person, command: inbound.Take) -> Entries:
    """A person takes over a bot's seat; if its secrets last, only if everybody agrees."""
    narrator.no_player(table, person)
    not_drawing(table)
    seat = a_seat(table, command.seat)
    if table.seat_of(person.id) is not None:
        raise Refused("has_seat", "you already have a seat")
    if table.places[seat].person is not None:
        raise Refused("not_bot", f"no bot sits at seat {seat + 1}", {"seat": str(seat + 1)})
    knows_no_other(table, person, seat)
    if table.seats_need_consent():
        return (*returning(table, person), asking.wish(table, person, seat))
    between_rounds(table)
    return (*returning(table, person), e.TookOver(person.id, seat))


def agree(table: Table, person: Person, command: inbound.Agree) -> Entries:
    """One vote on whether somebody may have a seat."""
    play_only(table)
    own_seat(table, person)
    return (asking.answer(table, person, command),)
