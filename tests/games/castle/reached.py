"""When a step of a game of Castle has exercised a rule, a ruling, an object, a profession or an option."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from nightcoach.core.contract import Step
from nightcoach.core.events import Event
from nightcoach.core.frames import TABLE
from nightcoach.games.castle.cards import (
    BAGS,
    CLAIRVOYANT,
    DIPLOMAT,
    DOCTOR,
    GOBLETS,
    HYPNOTIST,
    KEYS,
    KIND_OF,
    KINDS,
    MUST_ACCEPT,
    NOBODY,
    OBJECTS,
    ONCE_ONLY,
    PRIEST,
    PROFESSIONS,
    SEAL_OF_LODGE,
    SHATTERED_MIRROR,
    SWORDSMAN,
    cards_in,
    count,
)
from nightcoach.games.castle.diplomat import cards_demanded
from nightcoach.games.castle.moves import PASS
from nightcoach.games.castle.proclaim import need
from nightcoach.games.castle.state import Castle
from tests.games.castle.options import KEYS as OPTION_KEYS
from tests.rules import normative

NOT_IN_A_STEP = {
    "C1.2": "characters are the table's; the game has none",
    "C2.12": "characters are picked in the lobby",
    "C2.13": "waiting until everybody has looked at the cards is the table's",
    "C3.12": "absence, stand-ins and badges are the table's; their answers are ordinary moves",
    "C3.14": "who may sit down when is the table's",
}
"""Rules that no step of a game can show, with a word why; tests/table shows them."""
MERE_REASONS: dict[str, str] = {}
"""Rulings that no step can show."""


def wanted() -> list[str]:
    """Everything that play must reach: rules, rulings, objects, professions, options."""
    rules = [rule for rule in normative("castle") if rule[0] == "C" and rule not in NOT_IN_A_STEP]
    rulings = [f"R{n}" for n in range(1, 43)]
    return [
        *rules,
        *[ruling for ruling in rulings if ruling not in MERE_REASONS],
        *[f"object {name}" for name in OBJECTS],
        *[f"profession {name}" for name in PROFESSIONS],
        *[f"option {letter}" for letter in OPTION_KEYS],
    ]


def reached(step: Step) -> set[str]:
    """What one step has exercised."""
    found: set[str] = set()
    before, after = step.before, step.after
    assert isinstance(before, Castle)
    assert isinstance(after, Castle)
    found.update(ALWAYS.split())
    found.update(BY_WINDOW.get(before.window(), "").split())
    found.update(BY_VERB.get(step.move.verb, "").split())
    for event in step.events:
        found.update(BY_EVENT.get(event.kind, "").split())
    for test in TESTS:
        found.update(test(before, step, after))
    return found


ALWAYS = "C2.11 C10.1 C10.2 C10.3 C10.4 C10.5 C10.6 C10.44 C7.1"
"""Checked at every step: invariants, views, refusals."""
BY_WINDOW = {
    "turn": "C3.2 C3.3 C7.6 C9.1",
    "answer": "C5.2 C5.3",
    "ability": "C5.15 C5.17 R8",
    "coat": "C5.22 R9",
    "sextant": "C5.24 C10.19 R14",
    "set_top": "C3.8",
    "d1": "C6.3 C6.5 R13",
    "d2": "C6.9 C6.10 C10.26 R14",
    "d1_2": "C6.40 C6.41 C6.9 C10.26 C10.52 C10.53 R39",
    "d4": "C6.12 C6.15",
    "d5": "C6.16 C6.20",
    "d6": "C6.24",
    "d8": "C6.29 C6.31 R20",
    "d8_9": "C6.40 C6.44 C6.29 C10.52 C10.53 R41",
    "fate": "C6.34",
    "gift": "C7.2 C7.3 C7.4 C7.5 C7.7",
    "give_back": "C6.35",
    "naming": "C9.8 C9.19 R27",
}
BY_VERB = {
    "spy": "C4.1 C4.2 C4.3 C4.5 R7",
    "offer": "C5.1",
    "hypnotise": "C6.13 R15",
    "use_doctor": "C6.30",
    "pass_object": "C5.24",
}
BY_EVENT = {
    "turn": "C3.1 C3.13",
    "spied": "C10.8",
    "offered": "C10.9",
    "refused": "C5.9 C1.18 C10.10",
    "swapped": "C5.10 C5.25 C10.11",
    "announced": "C5.13 C1.6 C10.12",
    "declined": "C1.17",
    "drew": "C5.19 C10.14",
    "monocle": "C5.20 C10.15",
    "privilege": "C5.21 C10.16",
    "coat": "C10.17",
    "coat_taken": "C10.46",
    "tome": "C5.23 C10.18",
    "sextant": "C10.19",
    "sextant_pass": "C10.49",
    "gift": "C10.20",
    "clairvoyant": "C3.4 C10.21",
    "set_top": "C10.47",
    "demand": "C3.4 C5.26 C5.27 C5.32 C10.45 R33",
    "demand_met": "C5.29 C5.30 C10.22",
    "demand_failed": "C5.31 C3.7 C10.23 R35",
    "challenged": "C6.1 C6.2 C10.24",
    "priest": "C6.6 C3.7 C10.25",
    "priest_paid": "C6.7 C10.48",
    "revealed": "C6.11 C10.27",
    "hypnotised": "C10.28",
    "played": "C6.17 C10.29",
    "result": "C10.30",
    "doctor": "C6.33 C3.7 C10.31",
    "fate_chosen": "C10.51",
    "looked": "C10.32",
    "steal": "C10.33",
    "stolen": "C6.36 C10.50",
    "gave_back": "C10.34",
    "duel_draw": "C6.38 C10.35 R28",
    "deck_empty": "C8.1 C8.7 C10.36",
    "proclaimed": "C9.2 C10.37",
    "named": "C9.8",
    "that_is_all": "C9.9",
    "ended": "C9.20 C10.39",
}


def told(step: Step, kind: str) -> Event | None:
    """The first event of that kind in this step."""
    return next((event for event in step.events if event.kind == kind), None)


def setup(before: Castle, step: Step, after: Castle) -> Iterator[str]:
    """C1, C2 What a deal is made of, seen in its first turn."""
    frame: Any = before.frames[-1]
    if before.turn != 1 or before.window() != "turn" or not frame.fresh:
        return
    yield from ("C1.1", "C1.3", "C1.4", "C1.8", "C1.10", "C1.11", "R32")
    yield from ("C2.1", "C2.2", "C2.3", "C2.6", "C2.7", "C2.8", "C2.9", "C10.7")
    yield "C2.5" if before.seats == 8 else "C2.4"
    if before.options.start_player == "random":
        yield from ("C2.10", "R3")


def options(before: Castle, step: Step, after: Castle) -> Iterator[str]:
    """C11 An option counts where it makes a difference."""
    given = before.options
    frame: Any = before.frames[-1]
    makes = {
        "OPT-A": given.start_player != "random" and before.turn == 1,
        "OPT-B": given.proclaim_after_free and before.window() == "turn" and not frame.fresh,
        "OPT-C": before.window() == "d_prime",
        "OPT-D": given.give_back_stolen and before.window() == "give_back",
        "OPT-F": given.alchemist_prevails and before.window() == "d5" and before.swordsman != NOBODY,
        "OPT-G": given.name_every_holder and step.move.words == "that_is_all",
        "OPT-H": given.window_seconds != 5 and bool(step.seat == TABLE),
        "OPT-I": given.grace_seconds != 30,
        "OPT-J": given.turn_seconds != 90,
        "OPT-K": given.brisk_duels and before.window() in ("d1_2", "d5", "d8_9"),
    }
    yield from (f"option {letter}" for letter, difference in makes.items() if difference)


def professions(before: Castle, step: Step, after: Castle) -> Iterator[str]:
    """C1.12–C1.16 A profession is used, again, or cannot be."""
    seat, move = step.seat, step.move
    if seat == TABLE:
        return
    mine = before.professions[seat]
    named = PROFESSIONS[mine]
    verbs = ("use_clairvoyant", "use_priest", "use_swordsman", "use_doctor", "hypnotise", "demand")
    if move.verb in verbs or (move.verb == "play" and named in move.words):
        yield from ("C1.13", "C1.14", f"profession {named}")
        if named in ("bodyguard", "swordsman"):
            yield from ("C1.12", "R2")
        if before.is_face_up(seat):
            yield "C1.16"
    if before.is_face_up(seat) and ONCE_ONLY >> mine & 1:
        yield "C1.15"
    if before.window() == "d5" and before.used >> seat & 1 and not ONCE_ONLY >> mine & 1:
        yield "R37"


def turn(before: Castle, step: Step, after: Castle) -> Iterator[str]:
    """C3, C9.3, C9.7 What may be done in a turn, and what not."""
    frame: Any = before.frames[-1]
    me = before.active
    if step.by_clock:
        yield "C3.11"
    if before.window() == "turn":
        if not frame.fresh and not before.options.proclaim_after_free:
            yield from ("C3.5", "R4")
        if not frame.fresh and before.has(me, CLAIRVOYANT) and before.deck:
            yield "C3.9"
        if before.hands[me] >> 8 & 1:
            yield from ("C9.3", "R23", "object black_pearl")
        if before.count_for(me, before.societies[me]) == 0:
            yield "C9.7"
        keys = before.count_for(me, 0) + before.count_for(me, 1)
        if before.holds(me, SEAL_OF_LODGE) and keys < 3:
            yield from ("C9.17", "R26")
        if not before.deck and before.has(me, CLAIRVOYANT):
            yield from ("C8.6", "R6")
        if before.has(me, DIPLOMAT) and before.deck and before.hands[me] & BAGS:
            yield from ("C5.28", "R11")
        if before.has(me, DIPLOMAT) and not before.deck:
            yield "C8.3"
    if step.move.verb == "use_clairvoyant":
        if before.window() == "ability":
            yield from ("C3.6", "R5")
        if len(before.deck) == 1:
            yield "R6"


def trade(before: Castle, step: Step, after: Castle) -> Iterator[str]:
    """C4.4, C5 Spying, offers, answers and abilities."""
    frame: Any = before.frames[-1]
    move = step.move
    if move.verb == "spy":
        target = before.hands[move.numbers[0]]
        if count(target) == 1:
            yield "C4.4"
        event = told(step, "spied")
        if event and str(event.secret[0]).startswith(("key", "goblet")):
            yield from ("C1.9", "R1")
    if before.window() == "answer":
        partner = frame.asks[0]
        if MUST_ACCEPT >> frame.card & 1:
            yield from ("C5.5", "C10.43", "C1.5", f"object {OBJECTS[frame.card]}")
        if BAGS >> frame.card & 1 and before.deck and before.hands[partner] & BAGS:
            yield "C5.6"
            if before.hands[partner] & ~BAGS == 0:
                yield from ("C5.7", "C10.43")
    if move.verb in ("accept", "give_demanded"):
        yield from swapped(before, frame, move.numbers[0])
    if move.verb == "use_ability":
        yield from ("C1.5", f"object {OBJECTS[frame.card]}")
        if not before.holds(frame.partner, frame.card):
            yield "C5.16"
    if before.window() == "gift" and any(below.name == "returned" for below in before.frames):
        yield "C5.18"


def swapped(before: Castle, frame: Any, returned: int) -> Iterator[str]:
    """C5.4, C5.11–C5.14 What is special about these two objects."""
    traded = (frame.card, returned)
    able = [card for card in traded if before.trade_ability(card)]
    if KIND_OF[frame.card] == KIND_OF[returned]:
        yield from ("C5.4", "R38")
    if count(before.hands[frame.asks[0]]) == before.limit:
        yield "C5.11"
    if SHATTERED_MIRROR in traded:
        yield from ("C5.12", "C10.13", "object shattered_mirror")
    elif len(able) == 2:
        yield "C5.14"
    if not before.deck and BAGS & (1 << frame.card | 1 << returned):
        yield from ("C8.3", "C8.4")


def demand(before: Castle, step: Step, after: Castle) -> Iterator[str]:
    """C5.26–C5.33 The Diplomat."""
    frame: Any = before.frames[-1]
    if step.move.verb == "demand":
        _, kind, committed = step.move.numbers
        if KINDS[kind].startswith("bag"):
            yield "R10"
        if MUST_ACCEPT >> committed & 1 or KINDS[kind] in ("black_pearl", "shattered_mirror"):
            yield "C5.33"
    if before.window() == "give_demanded":
        yield "C10.43"
        if count(cards_demanded(before, frame.asks[0], frame.kind)) > 1:
            yield "R34"


def duel(before: Castle, step: Step, after: Castle) -> Iterator[str]:
    """C6.3–C6.15, C10.40–C10.42 The duel up to its open window."""
    move, window = step.move, before.window()
    if move.verb == "challenge":
        if after.has(after.attacker, PRIEST):
            yield from ("C6.4", "R12")
        if after.window() != "d1":
            yield "C10.41"
    if window == "d1" and after.window() == "d2":
        yield "C6.8"
    paid = told(step, "priest_paid")
    if paid and not paid.values[2]:
        yield "R36"
    if before.options.brisk_duels:
        yield from brisk(before, step, after)
    if window in ("d1", "d1_2", "d4", "d6", "d8", "d8_9"):
        uses = {"d4": HYPNOTIST, "d6": SWORDSMAN}.get(window, PRIEST if window.startswith("d1") else DOCTOR)
        if any(before.professions[seat] != uses for seat in before.asked()):
            yield "C10.40"
    if step.seat == TABLE:
        yield "C10.42"
    if window in ("d5", "d8", "d8_9") and before.hypnotised != NOBODY:
        yield "C6.14"
        if window != "d5" and before.professions[before.hypnotised] == DOCTOR:
            yield "R16"
    if move is PASS and len(before.legal(step.seat)) > 1:
        yield "C1.17"


def brisk(before: Castle, step: Step, after: Castle) -> Iterator[str]:
    """C6.40–C6.46 The joined windows and the beats of a brisk duel."""
    frame: Any = before.frames[-1]
    window, move = before.window(), step.move
    if move.verb == "use_priest" and any(frame.answers):
        yield "C6.42"
        if before.kept(step.seat) is not None:
            yield "R40"
    if window == "d5":
        yield "C6.43" if move.verb == "play" else "R42"
    if window == "d8_9" and (step.seat == TABLE or (move.verb == "use_doctor" and any(frame.answers))):
        yield "C6.45"
    if (move.verb == "challenge" and after.window() == "d2") or before.window() in ("d4", "d8", "fate"):
        yield "C6.46"


def plays(before: Castle, step: Step, after: Castle) -> Iterator[str]:
    """C6.16–C6.28 The open window and the score."""
    frame: Any = before.frames[-1]
    words = step.move.words.split(" ")
    if before.window() == "d5" and words[0] == "play":
        if frame.passed:
            yield "C6.18"
        if words[1] in ("alchemist", "grand_master", "swordsman", "thug") and frame.passed:
            yield "C6.19"
        if words[1] in OBJECTS:
            yield from ("C1.5", "C1.7", f"object {words[1]}")
        if words[1] == "tokens" and int(words[2]) > 1:
            yield "C1.19"
        if words[1] in ("poison_ring", "alchemist", "swordsman"):
            yield from ("C6.21", "R17")
        if words[1] == "swordsman":
            yield "C6.22"
            if before.staked[before.attacker] + before.staked[before.defender]:
                yield "R29"
        if words[1] == "alchemist":
            yield from ("C6.23", "R30")
    if step.move.words == "use_swordsman":
        yield from ("C6.24", "C6.25", "R18")
    result = told(step, "result")
    if result:
        yield "C6.26" if result.values[1] == "alchemist" else "C6.27"
        if result.values[1] in ("draw", "poison_ring"):
            yield "C6.28"


def fate(before: Castle, step: Step, after: Castle) -> Iterator[str]:
    """C6.29–C6.39 The end of a duel. C7.3 Gifts."""
    window = before.window()
    if window in ("d8", "d8_9"):
        if before.winner == NOBODY:
            yield "R19"
        if before.swordsman != NOBODY and set(before.asked()) - {before.attacker, before.defender}:
            yield from ("C6.32", "R21")
    if window == "give_back" and not before.options.give_back_stolen:
        yield "R22"
    if window in ("take", "give_back") and after.window() == "gift":
        yield "C6.37"
    if before.attacker != NOBODY and after.attacker == NOBODY:
        yield "C6.39"
    if window == "gift" and before.seats == 4 and count(before.hands[step.move.numbers[0]]) == 5:
        yield "R31"
    draw = told(step, "duel_draw")
    if draw and not draw.values[1]:
        yield "C8.6"


def proclaim(before: Castle, step: Step, after: Castle) -> Iterator[str]:
    """C8.2, C8.5, C9 Proclamations and how they are decided."""
    words = step.move.words
    frame: Any = before.frames[-1]
    if words == "proclaim rival":
        yield from ("C9.12", "C9.13", "R25")
    if words == "proclaim solo":
        yield from ("C9.16", "C9.18", "C10.38", "object seal_of_lodge")
    outcome = after.outcome()
    if outcome is None or before.window() != "naming":
        return
    me = frame.asks[0]
    society = before.societies[me] if frame.form == 0 else 1 - before.societies[me]
    counted = [me, *cards_in(frame.named)] if frame.form == 0 else cards_in(frame.named)
    own = frame.form == 0
    yield from ("C9.4", "C9.6", *(("C9.9", "C9.11") if own else ("C9.14", "C9.15")))
    if need(before, society) == 2:
        yield "C9.5"
    bag = BAGS & (KEYS | 1 << 6 if society == 0 else GOBLETS | 1 << 7)
    if any(before.hands[seat] & bag for seat in counted):
        yield "C8.5" if before.deck else "C8.2"
    unnamed = [q for q in range(before.seats) if q not in counted and before.societies[q] == society]
    if outcome.reason == "own_right" and any(before.count_for(q, society) for q in unnamed):
        yield from ("C9.10", "R24")
    for seat in counted:
        for card in cards_in(before.hands[seat]):
            if outcome.reason.endswith("right") and OBJECTS[card].split("_")[0] == ("key", "goblet")[society]:
                yield f"object {OBJECTS[card]}"


TESTS: list[Callable[[Castle, Step, Castle], Iterator[str]]] = [
    setup,
    options,
    professions,
    turn,
    trade,
    demand,
    duel,
    plays,
    fate,
    proclaim,
]
