"""What the parts of a position must have in common: whether a line of notation can be a position at all."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, Final

from nightcoach.games.castle.cards import (
    BAG_GOBLET,
    CLAIRVOYANT,
    DIPLOMAT,
    DUEL_OBJECTS,
    FORM_SOLO,
    KIND_BAG_GOBLET,
    KIND_BAG_KEY,
    NOBODY,
    PRIEST,
    cards_in,
    count,
)
from nightcoach.games.castle.diplomat import cards_demanded
from nightcoach.games.castle.state import Castle

STACKS: Final = re.compile(
    r"turn|naming|d_prime"
    r"|(answer|pay_priest|d1|d2|d4|d5|d6|d8)/end_action"
    r"|(fate|take|give_back|gift)/d10/end_action"
    r"|(give_demanded|set_top|((set_top/)?ability|coat|sextant|gift)(/returned)?)/(turn|end_action)"
)
"""Which frames can lie on each other, the innermost first."""
BEFORE_SIDES: Final = ("d1", "d2")


def position_errors(s: Castle) -> str:
    """Why this is no position; nothing if it is one."""
    if not s.frames:
        return _end(s)
    if not STACKS.fullmatch("/".join([frame.name for frame in s.frames[::-1]])):
        return "these windows never lie on each other"
    if len(s.frames) > 1 and s.frames[0].name == "turn" and _fresh(s.frames[0]):
        return "something has been done in this turn, so it is turn.later"
    names = [frame.name for frame in s.frames]
    in_duel = "d10" in names or names[-1] in ("d1", "d2", "d4", "d5", "d6", "d8")
    if in_duel != (s.attacker != NOBODY):
        return "a duel has duel=ATTACKER,DEFENDER, and nothing else has"
    if s.cut_short and names not in (["end_action", "pay_priest"], ["end_action", "gift"]):
        return "only the payment of a Priest is left when a turn is cut short"
    return (_duel(s, names[-1]) if in_duel else "") or _top(s) or _notes(s)


def _fresh(frame: Any) -> bool:
    return bool(frame.fresh)


def _end(s: Castle) -> str:
    assert s.result is not None
    societies = {s.societies[q] for q in s.result.winners}
    if s.result.reason == "solo":
        return "" if len(s.result.winners) == 1 else "a solo has one winner"
    whole = [q for q in range(s.seats) if s.societies[q] in societies]
    return "" if len(societies) == 1 and list(s.result.winners) == whole else "one whole society wins"


def _duel(s: Castle, window: str) -> str:
    if s.attacker == s.defender or s.attacker != s.active:
        return "the active player has challenged somebody else"
    supporters = sum([1 << q for q in range(s.seats) if q not in (s.attacker, s.defender)])
    sides = 0 if window in BEFORE_SIDES else supporters
    if s.swords & s.shields or s.swords | s.shields != sides:
        return "from D3 on, and not before, every supporter stands on one side"
    if s.hypnotised != NOBODY and not supporters >> s.hypnotised & 1:
        return "only a supporter is hypnotised"
    if s.swordsman not in (NOBODY, s.attacker, s.defender) or s.winner not in (NOBODY, s.attacker, s.defender):
        return "swordsman and winner are duellists"
    if window in ("fate", "take", "give_back") and s.winner == NOBODY:
        return "somebody has won"
    held = 0
    for hand in s.hands:
        held |= hand
    if s.played & ~(held & DUEL_OBJECTS):
        return "what is played is somebody's, and made for a duel"
    return ""


def _top(s: Castle) -> str:
    """The window that is open, by what it needs."""
    frame: Any = s.frames[-1]
    if any(not 0 <= q < s.seats for q in frame.asks):
        return "somebody at the table is asked"
    if frame.name in _NEEDS and not _NEEDS[frame.name](s, frame):
        return f"nobody can be asked in {frame.name} so"
    passed = getattr(frame, "passed", 0)
    if passed & ~sum([1 << q for q in frame.asks]):
        return "only those who are asked pass"
    below: Any = s.frames[-2] if len(s.frames) > 1 else frame
    if below.name == "ability" and not _NEEDS["ability"](s, below):
        return "nobody can use that ability"
    return ""


def _answer(s: Castle, f: Any) -> bool:
    return s.holds(f.giver, f.card) and f.asks[0] != f.giver


def _demand(s: Castle, f: Any) -> bool:
    bags = f.kind in (KIND_BAG_KEY, KIND_BAG_GOBLET)
    if bags and (not s.deck or f.card == BAG_GOBLET + KIND_BAG_KEY - f.kind):
        return False
    open_diplomat = s.is_face_up(f.diplomat) and s.professions[f.diplomat] == DIPLOMAT
    return open_diplomat and _answer_of(s, f) and cards_demanded(s, f.asks[0], f.kind) != 0


def _answer_of(s: Castle, f: Any) -> bool:
    return s.holds(f.diplomat, f.card) and f.asks[0] != f.diplomat


def _sealed(s: Castle, f: Any) -> bool:
    if not f.missing:
        return False
    return all([f.answers[i] is None or f.answers[i] in f.choices(s, f.seats[i]) for i in range(len(f.seats))])


def _set_top(s: Castle, f: Any) -> bool:
    seat = f.asks[0]
    return len(s.deck) > 1 and s.is_face_up(seat) and s.professions[seat] == CLAIRVOYANT


def _priest(s: Castle, f: Any) -> bool:
    paid = s.is_face_up(f.priest) and s.professions[f.priest] == PRIEST and s.cut_short
    return paid and f.priest != f.asks[0] and count(s.hands[f.asks[0]]) > 1


def _give_back(s: Castle, f: Any) -> bool:
    right = f.asks[0] == s.winner and f.loser in (s.attacker, s.defender) and f.loser != s.winner
    return right and s.hands[f.loser] == 0 and s.holds(s.winner, f.stolen)


def _naming(s: Castle, f: Any) -> bool:
    society = f.society(s)
    return f.form != FORM_SOLO and all(
        [q != f.asks[0] and s.societies[q] == society and s.count_for(q, society) > 0 for q in cards_in(f.named)]
    )


_NEEDS: Final[dict[str, Callable[[Castle, Any], bool]]] = {
    "answer": _answer,
    "give_demanded": _demand,
    "ability": lambda s, f: s.trade_ability(f.card) and f.partner != f.asks[0] and s.active in (f.partner, f.asks[0]),
    "sextant": _sealed,
    "d2": _sealed,
    "set_top": _set_top,
    "gift": lambda s, f: count(s.hands[f.asks[0]]) > s.limit,
    "pay_priest": _priest,
    "give_back": _give_back,
    "naming": _naming,
    "d1": lambda _s, f: len(f.asks) > 0,
    "d5": lambda _s, f: f.first in f.asks,
    "d6": lambda s, f: len(f.asks) > 0 and f.winner in (s.attacker, s.defender),
    "d8": lambda _s, f: len(f.asks) > 0,
}


def _notes(s: Castle) -> str:
    n = s.seats
    for place, note in enumerate(s.notes):
        holder = (note & 255) - 1
        if note and (not 0 <= holder <= n or note >> 8 & 0xFFFFFF > s.unseen[place // 21 * (n + 1) + holder]):
            return "a notebook names a holder who is not there"
    for known in s.known:
        if known & 255 > 10:
            return "a notebook names a profession that does not exist"
    for top in s.top:
        if top >> 16 or top & 255 > 21 or top >> 8 > 21:
            return "a notebook names a top card that does not exist"
    if any([looked >> n for looked in s.looked]):
        return "a notebook names a society of nobody"
    return ""
