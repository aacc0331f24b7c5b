"""Checks that commands share: who may do something, when, and to whom."""

from __future__ import annotations

from nightcoach.core.errors import Refused
from nightcoach.table.log import entries as e
from nightcoach.table.log.people import NAME_LENGTH, Person, alike
from nightcoach.table.log.table import Table
from nightcoach.table.time.night import staged
from nightcoach.table.wire import outbound

Entries = tuple[e.AnyEntry, ...]


def host_only(table: Table, person: Person) -> None:
    """Refuse everybody but the host."""
    if table.host != person.id:
        raise Refused("not_host", "only the host of the table may do that")


def lobby_only(table: Table) -> None:
    """Refuse while a game runs or is shown."""
    if table.phase != "lobby":
        raise Refused("not_lobby", "that can be done before a game begins, not now")
    not_drawing(table)


def not_drawing(table: Table) -> None:
    """Refuse what would change who takes part in a draw, or what is dealt from it."""
    if table.drawing is not None:
        raise Refused("drawing", "luck is being drawn for the deal; the game begins in a moment")


def not_kicked(person: Person) -> Person:
    """Somebody who comes, unless the host has sent them away."""
    if person.kicked:
        raise Refused("kicked", "the host has sent you away from this table")
    return person


def play_only(table: Table) -> None:
    """Refuse while no game runs."""
    if table.phase != "play" or table.state() is None:
        raise Refused("not_playing", "no game is running at this table now")


def between_rounds(table: Table) -> None:
    """Refuse while a secret may be pending: anyone who takes a seat sees what it holds."""
    if not table.seats_may_change_hands():
        raise Refused("not_between", "seats change hands between rounds; try again when this round is over")


def knows_no_other(table: Table, person: Person, seat: int) -> None:
    """Refuse somebody a second seat in the same game: they have seen what the first one holds."""
    if table.phase == "play" and table.held.get(person.id, seat) != seat:
        raise Refused("held_another", "whoever has held another seat of this game knows its secrets; watch this one")


def own_seat(table: Table, person: Person) -> int:
    """The seat of the person who asks."""
    seat = table.seat_of(person.id)
    if seat is None:
        raise Refused("not_seated", "only somebody with a seat may do that; you are watching")
    return seat


def someone(table: Table, number: int) -> Person:
    """The person with this number, unless they were sent away."""
    person = table.people.get(number)
    if person is None or person.kicked:
        raise Refused("no_person", f"nobody here has the number {number}", {"person": str(number)})
    return person


def a_seat(table: Table, seat: int) -> int:
    """A seat of this table."""
    if seat >= len(table.places):
        raise Refused("no_seat", f"this table has no seat {seat + 1}", {"seat": str(seat + 1)})
    return seat


def free_name(table: Table, name: str, person: Person | None = None) -> str:
    """The name, with a number if somebody else here has it already, or one that looks the same."""
    names = [p.name for p in table.people.values() if not p.kicked and p is not person]
    names += [place.bot_name for place in table.places]
    taken = frozenset[str]().union(*[alike(other) for other in names])
    if not alike(name) & taken:
        return name
    others = [f"{name[: NAME_LENGTH - len(str(i)) - 1]} {i}" for i in range(2, len(taken) + 3)]
    return next(other for other in others if not alike(other) & taken)


def room(table: Table) -> None:
    """Refuse when every place is taken."""
    most = table.seats_allowed()[-1]
    if len(table.places) >= most:
        raise Refused("full", f"all {most} seats are taken", {"most": str(most)})


def ears_for(table: Table, person: Person) -> tuple[int, ...] | None:
    """Which seats would hear somebody now, None for everybody; refused if nobody would."""
    ears = _audience(table, person, table.seat_of(person.id))
    if ears == ():
        raise silence()
    return ears


def _audience(table: Table, person: Person, seat: int | None) -> tuple[int, ...] | None:
    """The same, with nobody for those who are silent. A circle exists only at night: by day the frame that brings its
    line would be noticed."""
    state = table.state()
    if table.phase != "play" or state is None or person.id == table.narrator:
        return None
    ears = state.audience(seat)
    return ears if ears is None or staged(table) else ()


def heard_by(table: Table, person: Person, seat: int | None) -> outbound.HeardBy:
    """Whom the words of somebody with this seat would reach now, as far as everybody may know it: at night those in a
    circle and those whom nobody hears are told the same."""
    ears = _audience(table, person, seat)
    return "all" if ears is None else "circle" if ears else "nobody"


def silence() -> Refused:
    """The refusal for everybody who may not speak, whatever the reason."""
    return Refused("silence", "now is a time of silence for you; table talk goes on later")


def speaking_only(table: Table, person: Person) -> None:
    """Refuse anyone who cannot speak to everybody now."""
    if ears_for(table, person) is not None:
        raise silence()


def deal_is_over(table: Table) -> None:
    """Refuse, to everybody alike, what cannot be done while people look at their cards."""
    if table.phase == "play" and table.looking is not None:
        raise Refused("dealing", "everybody is looking at the cards; the game begins in a moment")


def told_first(table: Table) -> None:
    """Refuse, to everybody alike, what cannot be done while something is being told; a night takes taps at any time."""
    deal_is_over(table)
    if table.phase == "play" and not staged(table) and table.timers.announcing(table.now):
        raise Refused("beat", "listen first; it can be done in a moment")
