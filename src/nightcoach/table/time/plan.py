"""When a window ends, and when bots, stand-ins, standing orders and the clock answer in it.

Pauses come from what a move showed and from chance, never from what anybody holds.
"""

from __future__ import annotations

from typing import Final

from nightcoach.core.chance import Chance
from nightcoach.core.frames import TABLE, Beat, Pace
from nightcoach.table.log.people import Order
from nightcoach.table.log.table import Table
from nightcoach.table.time.night import ANSWER_PART, people_wait
from nightcoach.table.time.timers import Score, short

PAUSES: Final = {"instant": (0.0, 0.0, 0.0), "quick": (0.6, 1.6, 0.25), "calm": (1.5, 4.0, 0.5)}
"""How long a bot takes: from, to, and more for every public event of the last move, for people to read."""
BRIEF: Final = {"instant": (0.0, 0.0), "quick": (0.1, 0.5), "calm": (0.6, 1.8)}
"""How long a bot takes for an answer in the middle of things: what there is to read can still be read at the end."""
DWELL: Final = {"instant": 0.0, "quick": 1.0, "calm": 2.0}
"""How much of the time that the last move's events ask for themselves (`Told.dwell`) comes on top: an offer is seen
before it is answered, a reveal before anything is played, a proclamation name by name, and silence is short."""
MOST_DWELL: Final = 4.0
"""And how many seconds at most, however much a move has shown."""
ALONE: Final = 0.7
"""The fraction of those times that bots take when they play with one person: nobody else has to follow."""
LEARNING: Final = 1.2
"""The same in a guided game: its person sees all of it for the first time."""
BRIEF_PART: Final = 0.8
"""The largest fraction of a short window that a bot's answer takes: it must not come too late."""
STAND_IN_PAUSE: Final = (0.15, 0.6)
"""The fraction of a window's time, or of 15 seconds if that is less, that stand-ins and standing orders take: like a
person, however fast bots are, so that the time does not tell who answered."""
OVERTIME: Final = (0.3, 1.5)
"""How long after the shown clock the default comes: a late answer and the clock's look alike."""
AGAIN: Final = 0.5
"""The least time a bot takes for its next answer in a window that stays open."""
THINK_AGAIN: Final = (3.0, 6.0)
"""How long a bot that has nothing more to say listens before it thinks again, while people still talk."""


def open_window(table: Table, now: float) -> None:
    """A new window: its clock begins."""
    timers = table.timers
    pace = table.pace()
    state = table.state()
    assert pace is not None
    assert state is not None
    begun = now if timers.frozen is None else timers.frozen
    timers.opened = begun + lasting(pace.before)
    timers.limit = timers.opened + max(pace.seconds, pace.least) + lasting(pace.after) if pace.seconds else None
    own = () if pace.slot is None else (pace.slot,)
    timers.score = Score(begun, (*pace.before, *own, *pace.after), pace.slot)
    timers.least = timers.opened + pace.least
    new = not (pace.least or pace.tick) or timers.window != state.window()
    if new:
        timers.since = table.question
    timers.window = state.window()
    timers.ticks.open(pace, begun, new)
    timers.more_used = False
    timers.changed = True
    timers.overtime = {}
    timers.plan = {}
    timers.thoughts, timers.answers = {}, {}
    timers.voice, timers.called = timers.opened + (pace.hush if table.bots != "instant" else 0.0), set()
    for seat in state.asked():
        plan_seat(table, seat, now)


def hold_deal(table: Table, now: float, seconds: float) -> None:
    """Nobody is asked yet: everybody looks at their cards, for at most this long."""
    timers = table.timers
    timers.opened = now
    timers.limit = now + seconds
    timers.since = table.question
    timers.ticks.next = None
    timers.score = Score()
    timers.overtime, timers.plan, timers.thoughts, timers.answers = {}, {}, {}, {}
    timers.more_used, timers.changed = False, True


def finale(table: Table, now: float) -> None:
    """The game is over: nobody is asked any more, and everybody follows how it ended."""
    state = table.state()
    timers = table.timers
    timers.limit = None
    timers.ticks.next = None
    begun = now if timers.frozen is None else timers.frozen
    timers.score = Score(begun, () if state is None else state.finale())
    timers.changed = True


def lasting(beats: tuple[Beat, ...]) -> float:
    """How long they take together."""
    return sum([beat.seconds for beat in beats])


def plan_seat(table: Table, seat: int, now: float) -> None:
    """When a bot, a stand-in or a standing order will answer for this seat, if one does."""
    timers = table.timers
    timers.plan.pop(seat, None)
    state = table.state()
    place = table.places[seat]
    empty = place.person is None and place.bot is None
    if state is None or seat not in state.asked() or empty or table.looking is not None:
        return
    pace = table.game_pace()
    assert pace is not None
    # Neither an order nor a stand-in undoes what a person has done tonight.
    ordered = order_words(table, seat) is not None and not (pace.tick and seat in timers.ticks.answered)
    stood_in = place.stand_in and not (pace.tick and seat in timers.ticks.hands and state.kept(seat) is not None)
    if place.person is not None and not stood_in and not ordered:
        return
    begun = now if timers.frozen is None else timers.frozen
    if pace.tick:
        pause = timers.opened - begun + pace.seconds * between(ANSWER_PART, table.draw("pause", seat))
    elif place.person is None:
        pause = bots_pause(table, pace, seat)
    else:
        pause = (short(pace) or min(15.0, pace.seconds or 15.0)) * between(STAND_IN_PAUSE, table.draw("pause", seat))
    if not pace.tick:
        pause += max(0.0, timers.opened - begun)  # nobody answers what is still being told
    at = begun + max(0.0, pause)
    # After the shown clock a stand-in answers when the clock would: its timing must not give it away.
    too_late = timers.limit is not None and at > timers.limit
    timers.plan[seat] = max(begun, clock_answers(table, seat)) if too_late else at


def clock_answers(table: Table, seat: int) -> float:
    """When the clock answers for this seat. It is drawn only where somebody is late, which is seldom."""
    timers = table.timers
    assert timers.limit is not None
    if seat not in timers.overtime:
        timers.overtime[seat] = between(OVERTIME, table.draw("overtime", seat))
    return timers.limit + timers.overtime[seat]


def answered(table: Table, seat: int, words: str, now: float) -> None:
    """A seat has answered and the window is still open: bots that are still waited for answer again, after a pause."""
    timers = table.timers
    state, pace = table.state(), table.pace()
    assert state is not None
    assert pace is not None
    timers.plan.pop(seat, None)
    timers.thoughts[seat] = timers.thoughts.get(seat, 0) + 1
    timers.answers[seat] = timers.answers.get(seat, 0) + 1
    timers.called.discard(seat)
    if pace.tick or seat in state.frames[-1].aside():
        return
    # Whoever has said everything and is ready has no answer left, so there is no default to compare with.
    if (
        pace.apart
        and table.bots != "instant"
        and (not state.legal(seat) or words != state.default(seat, Chance(0)).words)
    ):
        timers.voice = max(timers.voice, now + pace.apart)
    waiting = state.waiting()
    if seat in waiting:
        plan_seat(table, seat, now)
        if seat in timers.plan:
            timers.plan[seat] = max(timers.plan[seat], now + AGAIN)
    if pace.patient and not people_wait(table, now):
        for other in waiting:
            if other in timers.plan:  # nobody is left to listen to
                timers.plan[other] = min(timers.plan[other], now + AGAIN + bots_pause(table, pace, other))
    addressed = state.frames[-1].addressed(table.game.moves[words])
    if addressed is not None and addressed in state.asked():
        place = table.places[addressed]
        if place.stand_in if place.person is not None else place.bot is not None:
            timers.called.add(addressed)
            timers.plan[addressed] = max(timers.voice, now + AGAIN)


def hushed(table: Table, now: float) -> bool:
    """Whether bots let people speak now, or one another."""
    pace = table.pace()
    return pace is not None and pace.apart > 0.0 and now < table.timers.voice


def wait_turn(table: Table, seat: int) -> None:
    """A bot waits until the current speaker has been heard; which bot comes next is left to chance."""
    pace = table.pace()
    assert pace is not None
    table.timers.plan[seat] = table.timers.voice + between((0.0, pace.apart), table.draw("turn", seat))


def think_again(table: Table, seat: int, now: float) -> None:
    """A bot keeps its answer back and listens."""
    timers = table.timers
    timers.thoughts[seat] = timers.thoughts.get(seat, 0) + 1
    timers.plan[seat] = now + between(THINK_AGAIN, table.draw("again", seat))


def bots_pause(table: Table, pace: Pace, seat: int) -> float:
    """How long a bot takes: its pace and time to read where something begins or people look at each other; little in
    the middle of things, since people should not wait for machines, unless what they have just seen needs more."""
    timers = table.timers
    drawn = table.draw("pause", seat)
    part = LEARNING if table.lesson() is not None else ALONE if len(table.seated()) == 1 else 1.0
    if not timers.dwell and (pace.begins or pace.between or pace.theatre):
        least, most, reading = PAUSES[table.bots]
        return part * (between((least, most), drawn) + reading * min(timers.shown, 6))
    pause = part * (between(BRIEF[table.bots], drawn) + DWELL[table.bots] * min(timers.dwell, MOST_DWELL))
    return min(pause, BRIEF_PART * short(pace)) if short(pace) else pause


def late(table: Table) -> list[int]:
    """Whose answer is missing, where one is waited for: in a short window of fixed length nobody needs to answer. A
    night is one clock; at its end it counts as missed by anyone who has not answered in any of its slots."""
    state, pace = table.state(), table.pace()
    if state is None or pace is None or pace.optional:
        return []
    if pace.tick:
        return [] if pace.slots else [seat for seat in state.asked() if seat not in table.timers.ticks.answered]
    if pace.fixed:
        return []
    return [seat for seat in state.needed() if seat != TABLE]


def holds(table: Table, order: Order) -> bool:
    """Whether a standing order counts now: a lasting one always, any other in its own round, turn or day."""
    state = table.state()
    return order.lasting or (state is not None and order.given == table.game.length(state))


def order_words(table: Table, seat: int) -> str | None:
    """The standing order that holds for this seat in the current window, if its answer is legal."""
    orders = table.places[seat].orders
    if not orders:
        return None
    state, pace = table.state(), table.pace()
    if state is None or pace is None:
        return None
    order = orders.get(state.window()) or (orders.get(None) if short(pace) else None)
    if order is None or not holds(table, order):
        return None
    return order.words if any([move.words == order.words for move in state.legal(seat)]) else None


def between(bounds: tuple[float, float], seed: bytes) -> float:
    """A time between two others, all equally likely."""
    return bounds[0] + (bounds[1] - bounds[0]) * Chance(seed).below(1 << 20) / (1 << 20)
