"""Giving a seat to somebody else while its secrets last (C3.14, L3.68): everybody seated must agree, and silence means
no.

Anyone who sits down sees what the seat has seen so far, and one person's second tab cannot be told from another person.
So it is not the host who decides, nor an empty chair, but everybody who plays. The question is put when a turn or a day
begins, the moment when badges change too; play goes on meanwhile, and nobody is shown who answered what.
"""

from __future__ import annotations

from typing import Final

from nightcoach.core.errors import Refused
from nightcoach.table.log import entries as e
from nightcoach.table.log.people import Person, SeatQuestion
from nightcoach.table.log.table import Table
from nightcoach.table.time.night import staged
from nightcoach.table.wire import inbound

ASK_SECONDS: Final = 60.0
"""How long people have to agree."""
ASK_AGAIN: Final = 600.0
"""How long before anybody is asked about the same seat again."""
FEWEST: Final = 2
"""At least this many others must be there: one alone cannot agree for the rest."""

NOW: Final = float("-inf")


def wish(table: Table, person: Person, seat: int) -> e.Wished:
    """Somebody without a seat wants this one."""
    check_open(table, seat)
    if table.asking is not None:
        raise Refused("asking", "the table is already being asked about a seat; wait until that is decided")
    last = max(table.asked_at.get(seat, NOW), table.wished_at.get(person.id, NOW))
    again = last + ASK_AGAIN - table.now
    if again > 0:
        minutes = str(int(again // 60) + 1)
        raise Refused("asked_lately", f"that was asked a short while ago; try again in {minutes} minutes",
                      {"minutes": minutes})  # fmt: skip
    return e.Wished(person.id, seat)


def check_open(table: Table, seat: int) -> None:
    """Refuse a wish that nobody could grant."""
    if table.places[seat].emptied:
        raise Refused("emptied", "whoever sat there was sent away; the seat stays as it is until the game is over")
    if len(voters(table)) < FEWEST:
        raise Refused("too_few", "at least two people who play must be there to agree; watch this game")


def voters(table: Table) -> list[int]:
    """Everybody seated except those who are shown as away."""
    return [person.id for person in table.seated() if not person.away]


def answer(table: Table, person: Person, command: inbound.Agree) -> e.SeatAnswered:
    """One vote; it may change while the clock runs."""
    asking = table.asking
    if asking is None or asking.limit is None or not table.seats_need_consent():
        raise nothing_asked()
    if table.timers.frozen is None and table.now > asking.limit:
        raise nothing_asked()
    if (asking.seat, asking.person) != (command.seat, command.person):
        raise nothing_asked()
    return e.SeatAnswered(person.id, command.yes)


def nothing_asked() -> Refused:
    """The refusal of an answer to a question that is not the open one."""
    return Refused("nothing_asked", "nobody is asked about this seat now")


def agreed(table: Table, asking: SeatQuestion) -> bool:
    """Whether everybody who was asked, or has visibly come back since, has said yes, and nobody no. Neither leaving nor
    being sent away turns silence, or a no, into a yes."""
    said = asking.answers
    return False not in said.values() and all(said.get(person) for person in (*asking.voters, *voters(table)))


def away_holder(table: Table, asking: SeatQuestion) -> Person | None:
    """The person whose seat it is, unless they have said yes."""
    holder = table.places[asking.seat].person
    return None if holder is None or asking.answers.get(holder) else table.people[holder]


def due(table: Table) -> list[tuple[float, int, str]]:
    """What the table must do about a wanted seat, and when: one thing, or nothing yet."""
    asking = table.asking
    if asking is None or not table.seats_need_consent() or table.timers.frozen is not None:
        return []
    if asking.limit is None:
        # The window whose opening let badges change is still the one that is open.
        opened = asking.question < table.question == table.round_question
        return [(NOW, asking.seat, "ask_seat")] if opened else []
    if staged(table):
        return [(NOW, asking.seat, "keep_seat")]  # it is neither asked nor decided at night
    if not agreed(table, asking):
        return [(asking.limit, asking.seat, "keep_seat")]
    if not table.seats_may_change_hands():
        return []
    # A holder who is away has the whole minute to come back, which counts as a no.
    return [(asking.limit if away_holder(table, asking) else NOW, asking.seat, "give_seat")]


def do(table: Table, what: str) -> tuple[e.AnyEntry, ...]:
    """Put the question, or carry out what was decided; the seat stays as it is if the wish has become impossible."""
    asking = table.asking
    assert asking is not None
    person = table.people[asking.person]
    holder = away_holder(table, asking)
    kept = (e.SeatKept(asking.seat),)
    if what == "keep_seat" or person.kicked or person.away or table.seat_of(person.id) is not None:
        return kept
    if table.places[asking.seat].emptied or len(voters(table)) < FEWEST:
        return kept
    if what == "ask_seat":
        return (e.SeatAsked(asking.seat, person.id, tuple(voters(table))),)
    if holder is not None and holder.here():
        return kept
    if table.places[asking.seat].person is None:
        return (e.TookOver(person.id, asking.seat),)
    return (e.Reseated(asking.seat, person.id),)
