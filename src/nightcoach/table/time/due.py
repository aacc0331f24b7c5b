"""What the table does by itself when its time has come: bots, defaults, closing, stand-ins, results, the hat."""

from __future__ import annotations

import logging

from nightcoach.core.chance import Chance
from nightcoach.core.frames import TABLE
from nightcoach.core.state import State
from nightcoach.table.commands import asking, luck
from nightcoach.table.log import entries as e
from nightcoach.table.log.table import Table
from nightcoach.table.time.night import people_wait
from nightcoach.table.time.plan import clock_answers, hushed, late, order_words, think_again, wait_turn

log = logging.getLogger("nightcoach.table")

Due = tuple[float, int, str]
"""When, for which seat, and what; the earliest first."""
NOW = float("-inf")
LONG = 300.0


def act(table: Table, now: float) -> tuple[tuple[e.AnyEntry, ...], float | None]:
    """What is due now: the entries of one thing; if nothing is, the time when something will be."""
    while True:
        first = min(_all_due(table, now), default=None)
        if first is None or first[0] > now:
            return (), None if first is None else first[0]
        entries = _do(table, first[1], first[2], now)
        if entries:  # otherwise a bot was about to answer, and keeps listening
            return entries, None


def _do(table: Table, seat: int, what: str, now: float) -> tuple[e.AnyEntry, ...]:
    if what == "result":
        return (_result(table),)
    if what == "old_version":
        return (e.Ended("version", None),)
    if what == "stand_in":
        return (e.StandIn(seat, True),)
    if what == "deal_over":
        return (e.DealOver(),)
    if what == "hat":
        return (e.Hat(seat),)
    if what in ("ask_seat", "give_seat", "keep_seat"):
        return asking.do(table, what)
    if what == "draw":
        return luck.do(table)
    return _answer(table, seat, what, now)


def _all_due(table: Table, now: float) -> list[Due]:
    found: list[Due] = []
    if table.phase == "over":
        if table.result is None:
            found.append((NOW, 0, "result"))
    elif table.phase == "play" and table.stale:
        found.append((NOW, 0, "old_version"))
    elif table.phase == "play" and table.timers.frozen is None:
        found += _moves_due(table, now) if table.looking is None else _deal_due(table)
        found += _stand_ins_due(table)
    found += luck.due(table)
    found += asking.due(table)
    found += _hat_due(table)
    return found


def _deal_due(table: Table) -> list[Due]:
    """The game begins when all people at the table have looked at their cards, or when the time for it is over. People
    who are away are waited for like anybody else, so that the time does not tell who is away."""
    assert table.looking is not None
    people = {place.person for place in table.places if place.person is not None}
    limit = table.timers.limit
    assert limit is not None
    return [(NOW if people <= table.looking else limit, TABLE, "deal_over")]


def _moves_due(table: Table, now: float) -> list[Due]:
    """Answers of bots, of the clock, and the table's own."""
    timers, state, pace = table.timers, table.state(), table.pace()
    assert state is not None
    assert pace is not None
    found: list[Due] = []
    if pace.tick:
        found += [(at, seat, "plan") for seat, at in timers.plan.items()]
        if timers.limit is not None:
            found.append((timers.limit, TABLE, "close"))
        return found
    waiting, needed, closes = state.waiting(), state.needed(), bool(state.legal(TABLE))
    for seat in (*waiting, *timers.called):
        if seat in timers.plan:
            found.append((timers.plan[seat], seat, "plan"))
        elif timers.limit is not None and seat in needed and not closes:
            found.append((timers.limit if now < timers.limit else clock_answers(table, seat), seat, "clock"))
    if closes:
        # With one human at the table nobody else could learn anything from an early end.
        alone = len(table.seated()) < 2
        if needed == (TABLE,) and (alone or not pace.fixed):
            found.append((timers.opened if alone and waiting == (TABLE,) else timers.least, TABLE, "close"))
        elif timers.limit is not None:
            found.append((timers.limit, TABLE, "close"))
    return found


def _stand_ins_due(table: Table) -> list[Due]:
    """Somebody stands in for people who have been away for too long. A guided game waits for its person, with whom
    nobody else plays."""
    found: list[Due] = []
    for seat, place in enumerate(table.places):
        person = None if place.person is None or place.stand_in else table.people[place.person]
        if person is not None and not person.here():
            found.append((person.absent_since + table.game.grace(table.options), seat, "stand_in"))
    replaced = found and table.game.allows_bots(table.options) and table.lines_said() is None
    return found if replaced else []


def _hat_due(table: Table) -> list[Due]:
    """If the host is gone for long, the hat moves on, at a moment when everybody may see it."""
    host = None if table.host is None else table.people[table.host]
    next_host = None if host is None or host.here() else heir(table, host.id)
    if host is None or next_host is None:
        return []
    since = host.absent_since + (0.0 if host.gone or host.kicked else table.game.grace(table.options))
    if table.phase != "play" or host.kicked:
        return [(since, next_host, "hat")]
    if host.away and since <= table.round_at:
        return [(NOW, next_host, "hat")]  # in the same moment in which everybody sees that the host is away
    return [(since + LONG, next_host, "hat")]  # a round without clocks may last for ever, a host's absence not


def heir(table: Table, host: int) -> int | None:
    """The next person clockwise who is here; else a spectator who is."""
    people = table.seated()
    seats = [person.id for person in people]
    at = seats.index(host) + 1 if host in seats else 0
    for person in [*people[at:], *people[:at], *table.people.values()]:
        if person.here() and person.id != host:
            return person.id
    return None


def _answer(table: Table, seat: int, what: str, now: float) -> tuple[e.AnyEntry, ...]:
    """An answer that no hand has given: a bot's, a stand-in's, an order's, the clock's or the table's own."""
    state, pace = table.state(), table.pace()
    assert state is not None
    assert pace is not None
    chance = Chance(table.draw("answer", seat))
    if what == "close":
        stand_ins = [e.StandIn(each, True) for each in late(table) if _misses_again(table, each)]
        return (e.Moved(TABLE, state.default(TABLE, chance).words, "clock"), *stand_ins)
    place = table.places[seat]
    if what == "clock":
        moved = e.Moved(seat, state.default(seat, chance).words, "clock")
        return (moved, e.StandIn(seat, True)) if _misses_again(table, seat) else (moved,)
    if not state.legal(seat):
        table.timers.plan.pop(seat)
        return ()
    ordered = order_words(table, seat)
    if place.person is not None and ordered is not None:
        return (e.Moved(seat, ordered, "order"),)
    if hushed(table, now):
        wait_turn(table, seat)
        return ()
    words = _line(table, state, seat) or _thought(
        table, state, seat, place.bot or table.house.best(table.game.name), chance
    )
    if pace.patient and words == state.default(seat, Chance(0)).words and people_wait(table, now):
        think_again(table, seat, now)
        return ()
    if place.person is None:
        return (e.Moved(seat, words, "bot"),)
    if table.game.moves[words].verb in table.game.grave or state.window() in table.game.random_for_absent:
        words = state.default(seat, chance).words
    return (e.Moved(seat, words, "stand_in"),)


def _misses_again(table: Table, seat: int) -> bool:
    """Whether this is the second clock in a row that this person misses: then somebody stands in from now on."""
    place = table.places[seat]
    absent = place.person is not None and not place.stand_in and place.missed >= 1
    return absent and table.game.allows_bots(table.options)


def _line(table: Table, state: State, seat: int) -> str:
    """What a bot plays on the path of a guided game: its next line, or the default answer while that is not legal yet;
    empty off the path."""
    lesson, said = table.lesson(), table.lines_said()
    if lesson is None or said is None or table.places[seat].person is not None:
        return ""
    following = lesson.next_of(seat, said)
    legal = [move.words for move in state.legal(seat)]
    return following if following in legal else state.default(seat, Chance(0)).words


def _thought(table: Table, state: State, seat: int, level: str, chance: Chance) -> str:
    """The answer of a bot that knows exactly what the seat knows; a bot that fails must not stop the table."""
    try:
        return table.house.bot(table.game.name, level).choose(state.view(seat), chance)
    except Exception:
        log.exception("bot failed", extra={"game": table.game.name})
        return state.default(seat, chance).words


def _result(table: Table) -> e.Recorded:
    """The record of the game that is over; there is none for a game under rules that are no longer kept."""
    if table.recording is None:
        return e.Recorded(table.number, "")
    record = table.recording.record(table.stopped)
    record.proof = table.proof()
    return e.Recorded(table.number, record.line().decode().rstrip("\n"))
