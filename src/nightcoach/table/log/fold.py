"""Folding a log into a table: `row` is the only thing that changes what is durable about it.

It is given nothing but entries of the log, so folding the same log always gives the same table.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from nightcoach.core.chain import opening
from nightcoach.core.frames import TABLE
from nightcoach.core.record import Proof, Record, Recording
from nightcoach.table.commands.asking import ASK_SECONDS
from nightcoach.table.log import entries as e
from nightcoach.table.log import rules
from nightcoach.table.log.chain import Chain
from nightcoach.table.log.fold_luck import LUCK
from nightcoach.table.log.fold_people import PEOPLE
from nightcoach.table.log.fold_presence import PRESENCE
from nightcoach.table.log.people import Order, SeatQuestion
from nightcoach.table.log.table import Table
from nightcoach.table.time import plan
from nightcoach.table.time.timers import Score

IDS_KEPT: Final = 2000
"""How many of a person's commands are remembered; nobody resends an older one."""


def row(table: Table, step: e.Step, at: float, written: bytes) -> None:
    """Fold one row of the log, which was written like this at this time; where clocks disagree, time stands still for a
    moment."""
    table.at = at = max(table.at, at)
    table.badges_open = False
    told = (table.number, table.question, table.phase)
    if table.chain is not None:
        table.chain.take(written)
    for entry in step.entries:
        apply(table, entry, at)
    if table.chain is not None and table.recording is not None:
        table.chain.follow(table.recording.moves)
        if told != (table.number, table.question, table.phase):
            table.chain.publish()
    table.n += 1
    if table.phase == "lobby" or told != (table.number, table.question, table.phase):
        table.seen_at = at
    if table.phase != "play" or table.badges_open:  # else no badge may change
        for seat, place in enumerate(table.places):
            if place.badge != place.stand_in and table.badge_may_change(seat):
                table.changed = True
                place.badge = place.stand_in
    if step.by is not None and step.id is not None:
        done = table.done.setdefault(step.by, {})
        done[step.id] = None
        if len(done) > IDS_KEPT:
            del done[next(iter(done))]
    _settle(table, at)


def _settle(table: Table, now: float) -> None:
    """After something has changed: show who is away where that is allowed, and stop clocks or let them go on. A round
    that has begun is played to its end even if nobody is left, and only then does the table wait: a clock that stopped
    would tell anyone still watching that all the others have gone."""
    for person in table.people.values():
        away = not person.here()
        if away != person.away and table.badge_may_change(table.seat_of(person.id)):
            table.changed = True
            person.away = away
    table.asleep = table.phase == "play" and (table.asleep or table.badges_open) and not table.awake()
    table.badges_open = False
    stood = table.timers.frozen
    table.timers.freeze(table.phase == "play" and (table.paused or table.asleep), now)
    if stood is not None and table.timers.frozen is None:
        if table.asking is not None and table.asking.limit is not None:
            table.asking.limit += now - stood
        for person in table.people.values():
            person.absent_since = now  # nobody is late for something that nobody could see


def apply(table: Table, entry: e.AnyEntry, now: float) -> None:
    """Fold one entry."""
    if isinstance(entry, e.Moved):
        _moved(table, entry, now)
        return
    table.changed = True
    APPLY[type(entry)](table, entry, now)


def _made(table: Table, entry: e.Made, now: float) -> None:
    table.code = entry.code
    table.chosen, table.first = entry.options, entry.first
    table.bots, table.first_calm = "calm" if entry.calm else "quick", entry.calm
    table.game, table.options = rules.newest(table.house.game, entry.game, entry.options)


def _sealed(table: Table, entry: e.Sealed, now: float) -> None:
    table.seed = bytes.fromhex(entry.seed)
    table.pledges, table.drawing = {}, None
    table.chain = Chain(bytes.fromhex(entry.key)) if entry.key else None


def _chosen(table: Table, entry: e.Chosen, now: float) -> None:
    table.chooser = table.host if entry.by is None else entry.by
    table.chosen, table.first = entry.options, entry.first
    table.game, table.options = rules.newest(table.house.game, table.game.name, entry.options)


def _paced(table: Table, entry: e.Paced, now: float) -> None:
    table.bots, table.first_calm = entry.bots, False


def _began(table: Table, entry: e.Began, now: float) -> None:
    table.number += 1
    table.plays += 1
    table.phase = "play"
    table.drawing, table.drawn = None, entry.luck
    table.stopped = False
    found = rules.begun_with(table.game, table.options, entry.version, table.chosen)
    table.stale = found is None
    table.game, table.options = found or (table.game, table.options)
    table.told = []
    table.question = 1
    table.recording = None
    table.narrator = entry.narrator
    table.looking = None
    table.held = {place.person: seat for seat, place in enumerate(table.places) if place.person is not None}
    table.asking = None
    table.asked_at = {}
    table.wished_at = {}
    table.round_question = 0
    table.talk.begin()
    for place, character in zip(table.places, entry.characters or [""] * entry.seats, strict=True):
        place.begin()
        place.emptied = False
        place.character = character
    if table.stale:
        return
    table.recording = Recording(table.game, entry.seats, table.options, table.seed, entry.contributions, table.hear)
    if table.chain is not None:
        proof = Proof(table.drawn, ())
        begun = Record(table.game, entry.seats, table.options, table.seed, entry.contributions, [], None, "", proof)
        table.chain.add(opening(begun.line()))
    table.timers.window = ""  # the first window is not the last one of an earlier game
    if entry.look:
        table.looking = set()
        plan.hold_deal(table, now, entry.look)
    else:
        _open_window(table, now)


def _cards_seen(table: Table, entry: e.CardsSeen, now: float) -> None:
    if table.looking is not None:
        table.looking.add(entry.person)


def _deal_over(table: Table, entry: e.DealOver, now: float) -> None:
    table.looking = None
    _open_window(table, now)


def _open_window(table: Table, now: float) -> None:
    state = table.state()
    assert state is not None
    plan.open_window(table, now)
    table.talk.circles = table.talk.circles or any([state.audience(seat) for seat in range(state.seats)])


def _moved(table: Table, entry: e.Moved, now: float) -> None:
    if table.recording is None:
        return
    state = table.recording.state
    before = state.frames[-1]
    heard = len(table.told)
    if entry.seat != TABLE:
        table.places[entry.seat].answered(entry.words, entry.how, lambda: len(table.heard(entry.seat)))
        table.timers.ticks.answered.add(entry.seat)
        if entry.how in ("self", "narrator"):
            table.timers.ticks.hands[entry.seat] = entry.how
    for seat in plan.late(table) if entry.seat == TABLE else ():
        table.places[seat].missed += 1
    table.recording.play(entry.seat, table.game.moves[entry.words], table.hear)
    table.plays += 1
    if state.outcome() is not None:
        table.phase = "over"
        table.changed = True
        plan.finale(table, now)
    elif entry.seat == TABLE or not before.goes_on(state.frames[-1]):
        table.question += 1
        dwells = [table.game.events[event.kind].dwell for event in table.told[heard:] if event.public]
        table.timers.shown, table.timers.dwell = len(dwells), sum(dwells)
        _open_window(table, now)
        pace = table.game_pace()
        if pace is not None and pace.begins:
            table.badges_open, table.round_at, table.round_ended_by = True, now, entry.seat
            table.round_question = table.question
    else:
        plan.answered(table, entry.seat, entry.words, now)


def _ordered(table: Table, entry: e.Ordered, now: float) -> None:
    state = table.state()
    place = table.places[entry.seat]
    if entry.words is None:
        place.orders.pop(entry.window, None)
    else:
        given = 0 if state is None else table.game.length(state)
        place.orders[entry.window] = Order(entry.words, entry.lasting, given)
    plan.plan_seat(table, entry.seat, now)


def _stand_in(table: Table, entry: e.StandIn, now: float) -> None:
    place = table.places[entry.seat]
    place.stand_in = entry.on
    place.missed = 0
    plan.plan_seat(table, entry.seat, now)


def _left(table: Table, entry: e.Left, now: float) -> None:
    person = table.people[entry.person]
    person.gone = True
    person.absent_since = now
    if table.phase == "lobby" and table.drawing is None:
        table.places = [place for place in table.places if place.person != entry.person]
    if table.phase != "play":
        table.note("left", name=person.name)


def _returned(table: Table, entry: e.Returned, now: float) -> None:
    table.people[entry.person].gone = False


def _took_over(table: Table, entry: e.TookOver, now: float) -> None:
    place = table.places[entry.seat]
    table.note("took_over", name=table.people[entry.person].name, bot=place.bot_name)
    place.person, place.bot = entry.person, None
    table.held[entry.person] = entry.seat
    _seat_decided(table)
    place.begin()
    plan.plan_seat(table, entry.seat, now)


def _reseated(table: Table, entry: e.Reseated, now: float) -> None:
    place = table.places[entry.seat]
    table.note("reseated", name=table.people[entry.person].name, old=table.seat_name(entry.seat))
    place.person = entry.person
    table.held[entry.person] = entry.seat
    _seat_decided(table)
    place.begin()  # orders, and what the clock did, are the former owner's
    plan.plan_seat(table, entry.seat, now)


def _kicked(table: Table, entry: e.Kicked, now: float) -> None:
    person = table.people[entry.person]
    person.kicked = True
    table.note("kicked", name=person.name)
    if table.phase == "lobby":
        table.places = [place for place in table.places if place.person != entry.person]
    bot = table.house.best(table.game.name) if table.game.allows_bots(table.options) else None
    for number, place in enumerate(table.places):
        if place.person == entry.person:
            place.person, place.bot, place.bot_name = None, bot, person.name
            place.emptied = table.phase == "play"
            place.begin()
            plan.plan_seat(table, number, now)


def _wished(table: Table, entry: e.Wished, now: float) -> None:
    table.asking = SeatQuestion(entry.seat, entry.person, table.question)
    table.wished_at[entry.person] = now


def _seat_asked(table: Table, entry: e.SeatAsked, now: float) -> None:
    assert table.asking is not None
    table.asking.limit = now + ASK_SECONDS
    table.asking.voters = entry.voters
    table.asked_at[entry.seat] = now
    table.timers.changed = True
    table.note("seat_asked", name=table.people[entry.person].name, seat=table.seat_name(entry.seat))


def _seat_answered(table: Table, entry: e.SeatAnswered, now: float) -> None:
    assert table.asking is not None
    table.asking.answers[entry.person] = entry.yes


def _seat_kept(table: Table, entry: e.SeatKept, now: float) -> None:
    assert table.asking is not None
    if table.asking.limit is not None:  # else nobody has heard of it
        table.note("seat_kept", name=table.people[table.asking.person].name, seat=table.seat_name(entry.seat))
    _seat_decided(table)


def _seat_decided(table: Table) -> None:
    table.timers.changed = table.timers.changed or table.asking is not None
    table.asking = None


def _paused(table: Table, entry: e.Paused, now: float) -> None:
    table.paused = entry.on
    table.timers.changed = True
    table.note("paused" if entry.on else "resumed", name=table.people[entry.by].name)


def _extended(table: Table, entry: e.Extended, now: float) -> None:
    if entry.by is None:
        table.timers.stretch(entry.seconds, now)
    else:
        table.timers.extend(entry.seconds)
    table.note("extended", seconds=str(entry.seconds))


def _ended(table: Table, entry: e.Ended, now: float) -> None:
    table.phase = "over"
    table.stopped = True
    table.timers.score = Score()
    table.paused = False
    if entry.why == "operator":
        table.note("ended_operator")
    else:
        table.note("ended" if entry.why == "host" else "ended_long" if entry.why == "long" else "ended_version")


def _result(table: Table, entry: e.Recorded, now: float) -> None:
    table.result = entry
    table.phase = "over"
    table.paused = False


def _rematch(table: Table, entry: e.Rematch, now: float) -> None:
    table.phase = "lobby"
    table.timers.score = Score()
    learning = dict(enumerate(table.game.first_games)).get(table.number, {})
    table.chosen = {key: value for key, value in table.chosen.items() if key not in table.first}
    table.first = tuple([key for key in table.first if key in learning])
    table.chosen |= {key: learning[key] for key in table.first}
    if table.first_calm:
        table.bots, table.first_calm = "quick", False
    table.game, table.options = rules.newest(table.house.game, table.game.name, table.chosen)
    table.recording = None
    table.plays += 1
    table.result = None
    table.told = []
    table.narrator = None
    table.talk.begin()
    table.paused = False
    table.places = [p for p in table.places if (not table.people[p.person].gone if p.person is not None else p.bot)]
    for place in table.places:
        place.begin()
    table.note("rematch")


APPLY: dict[type[e.Entry], Callable[[Table, Any, float], None]] = {
    **PEOPLE,
    **LUCK,
    **PRESENCE,
    e.Made: _made,
    e.Sealed: _sealed,
    e.Chosen: _chosen,
    e.Paced: _paced,
    e.Began: _began,
    e.CardsSeen: _cards_seen,
    e.DealOver: _deal_over,
    e.Ordered: _ordered,
    e.StandIn: _stand_in,
    e.Left: _left,
    e.Returned: _returned,
    e.TookOver: _took_over,
    e.Reseated: _reseated,
    e.Kicked: _kicked,
    e.Wished: _wished,
    e.SeatAsked: _seat_asked,
    e.SeatAnswered: _seat_answered,
    e.SeatKept: _seat_kept,
    e.Paused: _paused,
    e.Extended: _extended,
    e.Ended: _ended,
    e.Recorded: _result,
    e.Rematch: _rematch,
}
"""What each entry does, except a move."""
