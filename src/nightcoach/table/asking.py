"""A seat for somebody else while its secrets last (C3.14, L3.68): everybody seated must agree, and silence refuses.

Whoever sits down sees what the seat has seen so far, and one person's second tab cannot be told from another person. So
neither the host nor an empty chair decides, but all who play. The question is put when a turn or a day begins, like a
badge; play goes on meanwhile; who answered what is shown to nobody.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from nightcoach.core.errors import Refused
from nightcoach.table import entries as e
from nightcoach.table.seats import SeatQuestion, Sitter
from nightcoach.table.stage import staged

if TYPE_CHECKING:
    from nightcoach.table.table import Table

ASK_SECONDS: Final = 60.0
"""How long people have to agree."""
ASK_AGAIN: Final = 600.0
"""How long nobody is asked about the same seat again."""
FEWEST: Final = 2
"""So many others must be there: one alone cannot agree for the rest."""

NOW: Final = float("-inf")


def must_agree(table: Table) -> bool:
    """Whether a seat changes hands only if everybody agrees: a game runs whose secrets outlast a round."""
    return table.phase == "play" and table.game.lasting_secrets


def wish(table: Table, person: Sitter, seat: int) -> e.Wished:
    """Somebody without a seat wants this one."""
    check_open(table, person, seat)
    if table.asking is not None:
        raise Refused("asking", "the table is asked about a seat already; wait until that is decided")
    again = table.asked_at.get(seat, NOW) + ASK_AGAIN - table.now
    if again > 0:
        minutes = str(int(again // 60) + 1)
        raise Refused("asked_lately", f"about this seat everybody was asked lately; try again in {minutes} minutes",
                      {"minutes": minutes})  # fmt: skip
    return e.Wished(person.id, seat)


def check_open(table: Table, person: Sitter, seat: int) -> None:
    """Refuse a wish that nobody could grant."""
    if table.places[seat].emptied:
        raise Refused("emptied", "whoever sat there was sent away; the seat stays as it is until the game is over")
    if len(voters(table)) < FEWEST:
        raise Refused("too_few", "at least two people who play must be there to agree; watch this game")


def voters(table: Table) -> list[Sitter]:
    """Everybody seated but those whom everybody sees away."""
    return [person for person in table.seated() if not person.away]


def answer(table: Table, person: Sitter, seat: int, yes: bool) -> e.SeatAnswered:
    """One voice; until the question is decided it may change."""
    asking = table.asking
    if asking is None or asking.limit is None or asking.seat != seat or not must_agree(table):
        raise Refused("nothing_asked", "nobody asks about this seat now")
    return e.SeatAnswered(person.id, yes)


def agreed(table: Table, asking: SeatQuestion) -> bool:
    """Whether everybody who counts has said yes, and nobody seated no. The holder of the seat counts also when only
    just back; that shows in nothing but a question that is refused as by silence."""
    counted = voters(table)
    holder = table.places[asking.seat].person
    back = [person for person in table.seated() if person.id == holder and person.here()]
    refused = [person for person in table.seated() if asking.answers.get(person.id) is False]
    agree = all(asking.answers.get(person.id) for person in (*counted, *back))
    return len(counted) >= FEWEST and not refused and agree


def due(table: Table) -> Iterator[tuple[float, int, str]]:
    """What the table must do about a seat somebody wants, and when."""
    asking = table.asking
    if asking is None or not must_agree(table):
        return
    if asking.limit is None:
        # The window whose opening let badges change is still the one that is open.
        begun = asking.question < table.question == table.curtain_question
        if begun and table.timers.frozen is None:
            yield NOW, asking.seat, "ask_seat"
    elif staged(table):
        yield NOW, asking.seat, "keep_seat"  # it is never asked at night, nor decided
    elif not agreed(table, asking):
        yield asking.limit, asking.seat, "keep_seat"
    elif table.open_air():
        yield NOW, asking.seat, "give_seat"


def do(table: Table, what: str) -> tuple[e.AnyEntry, ...]:
    """Put the question, or carry out what was decided; the seat stays as it is if the wish has become impossible."""
    asking = table.asking
    assert asking is not None
    person = table.people[asking.person]
    kept = e.SeatKept(asking.seat)
    try:
        check_open(table, person, asking.seat)
    except Refused:
        return (kept,)
    if what == "keep_seat" or person.kicked or person.away or table.seat_of(person.id) is not None:
        return (kept,)
    if what == "ask_seat":
        return (e.SeatAsked(asking.seat, person.id),)
    if table.places[asking.seat].person is None:
        return (e.TookOver(person.id, asking.seat),)
    return (e.Reseated(asking.seat, person.id),)
