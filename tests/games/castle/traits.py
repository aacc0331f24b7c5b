"""What the generic checks must know of Castle: its who-knows-what table (C10b) as data, and what a move looks like."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

from nightcoach.core.chance import Chance
from nightcoach.core.contract import Step, Traits
from nightcoach.core.events import Seat
from nightcoach.core.frames import TABLE
from nightcoach.core.moves import Move
from nightcoach.core.state import State
from nightcoach.core.wire import GameOptions, Told
from nightcoach.games.castle.cards import ANNOUNCED, BAGS, COAT, KINDS, SEXTANT, SHATTERED_MIRROR, count
from nightcoach.games.castle.diplomat import cards_demanded
from nightcoach.games.castle.notation_checks import broken_invariants
from nightcoach.games.castle.state import Castle
from nightcoach.games.castle.wire import Options
from tests.games.castle.options import spelled
from tests.games.castle.reached import reached
from tests.games.castle.starts import starts
from tests.games.castle.twin import twin_of

EVERYBODY = "everybody"
BRISK = " brisk_duels=true"
HANDS = "view.hand view.objects_seen view.got view.legal view.closed"
"""What follows for somebody who got an object: it is in the hand, in the notebook and among the moves."""
END = "view.window view.asked view.legal view.closed view.final view.laid"


class Row(NamedTuple):
    """Of one kind of event: by which fields somebody may tell worlds apart in which it came from like moves, and which
    fields of the view follow. The roles are the fields of the event that name a seat; who has none learns nothing."""

    rule: str
    kind: str
    granted: dict[str, str]


TABLE_10B = [
    Row("C10.7", "opened", {}),
    Row("C10.7", "dealt", {}),  # nobody's own cards differ in worlds that he cannot tell apart
    Row("C10.8", "spied", {"seat": "object view.objects_seen"}),  # to the target the object is his own
    Row("C10.9", "offered", {"partner": "object view.pending view.objects_seen view.got view.legal view.closed"}),
    Row("C10.10", "refused", {}),
    Row("C10.11", "swapped", {"offerer": f"returned {HANDS}"}),  # the partner has seen the object in the offer
    Row("C10.12", "announced", {}),
    Row("C10.13", "swapped", {"offerer": f"returned {HANDS}"}),  # silent, and so like any other
    Row("C10.14", "drew", {"seat": f"object {HANDS}"}),
    Row("C10.14", "declined", {}),
    Row("C10.15", "monocle", {"seat": "society view.societies_seen"}),
    Row("C10.16", "privilege", {"seat": "hand view.objects_seen"}),
    Row("C10.17", "coat", {"seat": "leftovers view.shown view.legal"}),
    Row("C10.46", "coat_taken", {}),
    Row(
        "C10.18",
        "tome",
        {
            "seat": "profession view.profession view.legal view.closed",
            "partner": "partner_profession view.profession view.legal view.closed",
        },
    ),
    Row("C10.19", "sextant", {}),
    Row("C10.19", "chosen", {}),
    Row("C10.49", "sextant_pass", {}),
    Row("C10.49", "received", {"seat": f"object {HANDS}"}),
    Row("C10.20", "gift", {"recipient": f"object {HANDS}"}),
    Row("C10.21", "clairvoyant", {"seat": "cards view.objects_seen view.shown view.legal"}),
    Row("C10.47", "set_top", {}),
    Row("C10.45", "demand", {}),
    Row("C10.22", "demand_met", {"seat": f"returned {HANDS}", "target": f"given {HANDS}"}),
    Row("C10.23", "demand_failed", {"seat": "hand view.objects_seen"}),
    Row("C10.24", "challenged", {}),
    Row("C10.25", "priest", {}),
    Row("C10.48", "priest_paid", {"priest": f"object {HANDS}"}),
    Row("C10.26", "supported", {}),
    Row("C10.27", "revealed", {EVERYBODY: "attacker_side defender_side view.duel view.ties"}),
    Row("C10.51", "fate_chosen", {}),
    Row("C10.28", "hypnotised", {}),
    Row("C10.29", "played", {}),
    Row("C10.30", "result", {}),
    Row("C10.31", "doctor", {}),
    Row("C10.32", "looked", {"winner": "society view.societies_seen"}),
    Row("C10.33", "steal", {"winner": "hand view.objects_seen view.shown view.legal"}),
    Row("C10.50", "stolen", {"loser": f"object {HANDS}"}),
    Row("C10.34", "gave_back", {"loser": f"object {HANDS}"}),
    Row("C10.35", "duel_draw", {"attacker": f"object {HANDS}"}),
    Row("C10.36", "deck_empty", {}),
    Row("C10.37", "proclaimed", {EVERYBODY: f"society profession hand {END}"}),
    Row("C10.37", "named", {EVERYBODY: f"society profession hand {END}"}),
    Row("C10.37", "that_is_all", {}),
    Row("C10.38", "proclaimed", {EVERYBODY: f"society profession hand {END}"}),
    Row(
        "C10.39",
        "ended",  # in one world a name ends the game, in the other not
        {EVERYBODY: f"* winners reason rule party societies professions hands deck leftovers removed {END}"},
    ),
    # What the table does not list because it is public, or nobody's but the owner's
    Row("C3.1", "turn", {}),
    Row("C10.1", "window", {}),
    Row("C10.42", "passed", {}),
]
GRANTED = {row.kind: {who: frozenset(fields.split()) for who, fields in row.granted.items()} for row in TABLE_10B}


class CastleTraits(Traits):
    def rare(self) -> frozenset[str]:
        return frozenset({"proclaim"})

    def starts(self, seats: int, options: GameOptions) -> list[str]:
        assert isinstance(options, Options)
        words = spelled(options).replace(BRISK, "")
        return [line + words for line in starts(seats, options.brisk_duels)]

    def conserved(self, state: State) -> object:
        """C2.11 What a server can assert after every completed step; and the societies, which never change."""
        assert isinstance(state, Castle)
        assert broken_invariants(state) == []
        return count(state.leftovers), tuple(state.societies), state.removed

    def look(self, state: State, seat: Seat, move: Move) -> str:
        s = true_state(state)
        seen = look_of(s, seat, move)
        called = called_out(s, move)
        return f"{seen}, {called} is called out" if called else seen

    def granted(self, event: Told, seat: Seat | None) -> frozenset[str]:
        grants = GRANTED.get(str(event.__struct_config__.tag), {})
        found = grants.get(EVERYBODY, frozenset())
        for role, fields in grants.items():
            if seat is not None and role != EVERYBODY and getattr(event, role) == seat:
                found |= fields
        return found

    def hides(self, state: State, seat: Seat | None) -> bool:
        return state.outcome() is None

    def twin(
        self, state: State, moves: list[tuple[Seat, Move]], draws: list[int], seat: Seat | None, chance: Chance
    ) -> tuple[list[tuple[Seat, Move]], list[int]] | None:
        return twin_of(true_state(state), moves, draws, seat, chance)

    def reached(self, step: Step) -> Iterable[str]:
        return reached(step)


class Traders(CastleTraits):
    """People who seldom do anything but trade, so that every object gets around."""

    def rare(self) -> frozenset[str]:
        return frozenset({"proclaim", "challenge", "spy", "refuse"})


class Fighters(CastleTraits):
    """People who seldom do anything but fight."""

    def rare(self) -> frozenset[str]:
        return frozenset({"proclaim", "offer", "spy", "demand"})


class Demanders(CastleTraits):
    """People who use what they are as soon as they can, and else spy."""

    def rare(self) -> frozenset[str]:
        return frozenset({"proclaim", "offer", "challenge"})


PEOPLE: list[CastleTraits] = [CastleTraits(), Traders(), Fighters(), Demanders()]


def true_state(state: State) -> Castle:
    """The state itself, or what a planted leak has wrapped (planted.py)."""
    inner = getattr(state, "inner", state)
    assert isinstance(inner, Castle)
    return inner


ONLY_THE_VERB = ("accept", "give_demanded", "pay_priest", "take", "give_back", "set_top", "take_profession")
"""Moves of which others see that they were made, not with which card."""
WITH_A_SEAT = ("offer", "gift")
"""Of these they also see who is the other."""


JOINED = ("d1_2", "d8_9")
"""C6.40 The windows in which a choice is sealed while others may still react."""


def look_of(s: Castle, seat: Seat, move: Move) -> str:
    """What everybody sees of a move itself."""
    frame: Any = s.frames[-1]
    if frame.name in JOINED and move in frame.choices():
        return ""  # C10.26, C10.51
    if seat == TABLE and frame.name == "d8_9":
        return f"the window closes: {frame.answers[0]}"
    if move.sealed:  # C5.24, C6.11: only that all have chosen
        return "all have chosen" if len(s.waiting()) == 1 else ""
    if move.verb == "pass" and s.window() != "d_prime":
        return ""  # C10.42
    if seat == TABLE:
        return "the window closes"
    if move.verb in ONLY_THE_VERB:
        return f"{seat} {move.verb}"
    if move.verb in WITH_A_SEAT:
        return f"{seat} {move.verb} {move.numbers[0]}"
    if move.verb == "demand":  # C5.32
        target, kind, _ = move.numbers
        return f"{seat} demand {target} {KINDS[kind]} {'met' if cards_demanded(s, target, kind) else 'failed'}"
    return f"{seat} {move.words}"


def called_out(s: Castle, move: Move) -> str:
    """C5.12–C5.14 What is announced at once when this move is made, or nothing: worked out from the rules."""
    frame: Any = s.frames[-1]
    if move.verb in ("accept", "give_demanded"):
        traded = (frame.card, move.numbers[0])
        able = [card for card in traded if s.trade_ability(card)]
        if not able or SHATTERED_MIRROR in traded:
            return ""
        return f"{ANNOUNCED[able[0]]} {'offered' if able[0] == frame.card else 'returned'}"
    below: Any = s.frames[-2] if len(s.frames) > 1 else None
    if below is None or below.name != "returned" or not completes(s, move):
        return ""
    return f"{ANNOUNCED[below.card]} returned"


def completes(s: Castle, move: Move) -> bool:
    """C5.14 Whether the offerer's ability is resolved with this move, so that the partner's object comes next."""
    frame: Any = s.frames[-1]
    if move.sealed:
        return len(s.waiting()) == 1
    if frame.name != "ability" or move.verb == "decline_ability":
        return True
    if move.verb == "use_clairvoyant" or frame.card in (COAT, SEXTANT):
        return False
    return not (BAGS >> frame.card & 1 and count(s.hands[frame.asks[0]]) == s.limit)  # C5.18: a gift comes first
