"""Whether the parts of a position fit together, so that a line of notation can be one at all."""

from __future__ import annotations

import re
from typing import Final

from nightcoach.games.castle.abilities import Ability
from nightcoach.games.castle.cards import (
    ALL_OBJECTS,
    ALL_PROFESSIONS,
    DUEL_OBJECTS,
    NOBODY,
    OBJECTS,
    PROFESSIONS,
    TOKENS,
    count,
)
from nightcoach.games.castle.duel.reaction import Reaction
from nightcoach.games.castle.notebook import object_holder, object_unseen, profession_shown, top_cards
from nightcoach.games.castle.state import Castle
from nightcoach.games.castle.turn import Turn

STACKS: Final = re.compile(
    r"turn|naming|d_prime"
    r"|(answer|pay_priest|d1|d2|d1_2|d4|d5|d6|d8|d8_9)/end_action"
    r"|(fate|take|give_back|gift)/d10/end_action"
    r"|(give_demanded|set_top|((set_top/)?ability|coat|sextant|gift)(/returned)?)/(turn|end_action)"
)
"""Which frames can lie on each other, the innermost first."""
BEFORE_SIDES: Final = ("d1", "d2", "d1_2")
IN_DUEL: Final = (*BEFORE_SIDES, "d4", "d5", "d6", "d8", "d8_9")


def position_errors(s: Castle) -> str:
    """Why this is not a position; empty if it is one."""
    if not s.frames:
        return _end(s)
    if not STACKS.fullmatch("/".join([frame.name for frame in s.frames[::-1]])):
        return "these windows never lie on each other"
    bottom = s.frames[0]
    if len(s.frames) > 1 and isinstance(bottom, Turn) and bottom.fresh:
        return "something has been done in this turn, so it is turn.later"
    names = [frame.name for frame in s.frames]
    in_duel = "d10" in names or names[-1] in IN_DUEL
    if in_duel != (s.attacker != NOBODY):
        return "a duel has duel=ATTACKER,DEFENDER, and nothing else has"
    if s.cut_short and names not in (["end_action", "pay_priest"], ["end_action", "gift"]):
        return "only the payment of a Priest is left when a turn is cut short"
    return (_duel(s, names[-1]) if in_duel else "") or _top(s) or _notes(s)


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
        return "from D3 on, and not before, every supporter is on one side"
    if s.hypnotised != NOBODY and not supporters >> s.hypnotised & 1:
        return "only a supporter is hypnotised"
    if s.swordsman not in (NOBODY, s.attacker, s.defender) or s.winner not in (NOBODY, s.attacker, s.defender):
        return "swordsman and winner are duellists"
    if window in ("d8_9", "fate", "take", "give_back") and s.winner == NOBODY:
        return "somebody has won"
    held = 0
    for hand in s.hands:
        held |= hand
    if s.played & ~(held & DUEL_OBJECTS):
        return "what is played is somebody's, and made for a duel"
    return ""


def _top(s: Castle) -> str:
    """What is wrong with the open window, given the rest of the position."""
    frame = s.frames[-1]
    if any(not 0 <= seat < s.seats for seat in frame.asks):
        return "somebody at the table is asked"
    if not frame.fits(s):
        return f"{frame.name} cannot be open here"
    if isinstance(frame, Reaction) and frame.passed & ~sum([1 << seat for seat in frame.asks]):
        return "only those who are asked pass"
    if len(s.frames) > 1 and isinstance(s.frames[-2], Ability) and not s.frames[-2].fits(s):
        return "nobody can use that ability"
    return ""


def _notes(s: Castle) -> str:
    n = s.seats
    for seer in range(n):
        for card in range(len(OBJECTS)):
            note = s.notes[seer * len(OBJECTS) + card]
            holder = object_holder(note)
            if note and (not 0 <= holder <= n or object_unseen(note) > s.unseen[seer * (n + 1) + holder]):
                return "a notebook names a holder who is not there"
    if any([profession_shown(note) >= len(PROFESSIONS) for note in s.known]):
        return "a notebook names a profession that does not exist"
    for note in s.top:
        cards = top_cards(note)
        if len(cards) > 2 or any([card >= len(OBJECTS) for card in cards]):
            return "a notebook names a top card that does not exist"
    if any([looked >> n for looked in s.looked]):
        return "a notebook names a society of nobody"
    return ""


def broken_invariants(s: Castle) -> list[str]:
    """C2.11 What is wrong with a position after a completed step; empty if all is well.

    Points 2 and 3 are suspended for the players concerned while a return or a gift is pending.
    """
    wrong: list[str] = []
    together = 0
    for hand in s.hands:
        if together & hand:
            wrong.append("C2.11.1 an object is in two hands")
        together |= hand
    for card in s.deck:
        if together >> card & 1:
            wrong.append("C2.11.1 an object is twice in the game")
        together |= 1 << card
    if together != ALL_OBJECTS:
        wrong.append("C2.11.1 an object is missing")
    pending = s.window() in ("give_back", "gift")
    for seat in range(s.seats):
        size = count(s.hands[seat])
        if size == 0 and not pending:
            wrong.append(f"C2.11.2 seat {seat} holds nothing")
        if size > s.limit + (1 if pending else 0):
            wrong.append(f"C2.11.3 seat {seat} holds too much")
    if s.pile + sum(s.tokens) + sum(s.staked) != TOKENS or min(s.pile, *s.tokens, *s.staked) < 0:
        wrong.append("C2.11.4 the tokens are not twelve")
    professions = s.leftovers
    for profession in s.professions:
        if professions >> profession & 1:
            wrong.append("C2.11.4 a profession is twice in the game")
        professions |= 1 << profession
    if professions != ALL_PROFESSIONS:
        wrong.append("C2.11.4 a profession is missing")
    return wrong
