"""A position in one line, secrets included, for tests, bug reports and hashes (docs/notation.md).

turn 1 0 order:thug:key_red brotherhood:priest:goblet_red order:doctor:bag_key brotherhood:^hypnotist:bag_goblet,coat:2
answer.1.coat/end_action 7 0 order:thug:coat,whip …
d5.0/end_action 9 0 … duel=0,1 swords=2,3 shields=4,5 played=dagger deck=tome,monocle free_after_action=true
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from nightcoach.core.chance import Chance
from nightcoach.core.errors import Refused
from nightcoach.core.frames import Frame
from nightcoach.core.notation import Line, number, spell_options
from nightcoach.core.state import Outcome
from nightcoach.games.castle.abilities import Ability, Coat, PassObject
from nightcoach.games.castle.cards import (
    ALL_PROFESSIONS,
    FEWEST,
    MOST,
    NOBODY,
    OBJECTS,
    PER_SOCIETY,
    PROFESSIONS,
    SOCIETIES,
    TOKENS,
    cards_in,
    names_in,
)
from nightcoach.games.castle.clairvoyant import SetTop
from nightcoach.games.castle.diplomat import GiveDemanded
from nightcoach.games.castle.duel.challenge import (
    HypnotistWindow,
    PayPriest,
    PriestWindow,
    SupportOrPriest,
    SupportWindow,
)
from nightcoach.games.castle.duel.fate import CleanUp, DoctorWindow, Fate, FateOrDoctor, GiveBack, Take
from nightcoach.games.castle.duel.plays import PlayWindow, VerdictWindow
from nightcoach.games.castle.limit import Gift
from nightcoach.games.castle.notation_checks import broken_invariants, position_errors
from nightcoach.games.castle.notation_words import read_name, read_object, read_seat, read_seats
from nightcoach.games.castle.proclaim import RULES, Naming
from nightcoach.games.castle.state import Castle
from nightcoach.games.castle.trade import Answer, Returned
from nightcoach.games.castle.turn import EndAction, FreeProfessionWindow, Turn
from nightcoach.games.castle.wire import Options

SPARSE: Final = ("notes", "unseen", "looked", "known", "changed", "swaps", "top", "ties")
"""Notebooks and habits, written as PLACE:NUMBER where a number is not what it was at the beginning."""
DUEL: Final = ("duel", "swords", "shields", "hypnotised", "played", "used", "swordsman", "winner", "staked")
BOTTOM: Final = ("turn", "naming", "over", "end_action")
"""What the outermost frame can be; if it is none of them, an action is under way."""


def write(s: Castle) -> str:
    """STACK TURN ACTIVE SOCIETY:[^]PROFESSION:OBJECTS[:TOKENS] … [KEY=VALUE …]"""
    stack = "/".join([_spell(frame) for frame in s.frames[::-1]]) if s.frames else _spell_end(s)
    parts = [stack, str(s.turn), str(s.active)]
    for seat in range(s.seats):
        up = "^" if s.is_face_up(seat) else ""
        tokens = f":{s.tokens[seat]}" if s.tokens[seat] else ""
        hand = ",".join(names_in(s.hands[seat])) or "-"
        parts.append(f"{SOCIETIES[s.societies[seat]]}:{up}{PROFESSIONS[s.professions[seat]]}:{hand}{tokens}")
    parts.append("deck=" + (",".join([OBJECTS[card] for card in reversed(s.deck)]) or "-"))
    if s.cut_short:
        parts.append("cut_short=1")
    parts += _write_duel(s)
    start = _blank(s)
    for key in SPARSE:
        now, was = _numbers(s, key), _numbers(start, key)
        changed = [f"{place}:{now[place]}" for place in range(len(now)) if now[place] != was[place]]
        if changed:
            parts.append(f"{key}=" + ",".join(changed))
    return " ".join(parts + spell_options(s.options))


def _blank(s: Castle) -> Castle:
    return Castle(s.seats, s.options, s.chance)


def _numbers(s: Castle, key: str) -> list[int]:
    found: list[int] = getattr(s, key)
    return found


def _seats(few: int) -> str:
    return ",".join([str(seat) for seat in cards_in(few)])


def _write_duel(s: Castle) -> list[str]:
    if s.attacker == NOBODY:
        return []
    parts = [f"duel={s.attacker},{s.defender}"]
    for key, few in (("swords", s.swords), ("shields", s.shields), ("used", s.used)):
        if few:
            parts.append(f"{key}={_seats(few)}")
    if s.played:
        parts.append("played=" + ",".join(names_in(s.played)))
    for key, seat in (("hypnotised", s.hypnotised), ("swordsman", s.swordsman), ("winner", s.winner)):
        if seat != NOBODY:
            parts.append(f"{key}={seat}")
    if sum(s.staked):
        parts.append("staked=" + ",".join([str(n) for n in s.staked]))
    return parts


def _spell_end(s: Castle) -> str:
    assert s.result is not None
    return ".".join(["over", s.result.reason, *[str(q) for q in s.result.winners]])


def _spell(frame: Frame[Any]) -> str:
    """One frame: its name, and what does not follow from the rest of the line."""
    return ".".join([frame.name, *frame.spell()])


def read(line: str, chance: Chance) -> Castle:
    """The position that a line describes; its future comes from `chance`. Without `deck=` the deck holds all other
    objects in the order of the rule book; frames below a window may be left out while an action is under way."""
    said = Line("castle", line, 3)
    stack, turn, active, *seats = [*said.words, "", "", ""] if len(said.words) < 3 else said.words
    if not FEWEST <= len(seats) <= MOST:
        form = "SOCIETY:PROFESSION:OBJECTS or SOCIETY:PROFESSION:OBJECTS:TOKENS"
        raise said.bad(f"it begins with the open window, the turn, the active seat, and 4 to 8 seats, written {form}")
    extra = said.take("deck", "cut_short", *DUEL, *SPARSE)
    s = Castle(len(seats), said.options(Options), chance)
    s.own_tables()
    try:
        s.turn, s.active = number(turn, 1 << 30), number(active, s.seats)
        for seat, word in enumerate(seats):
            _read_seat(s, seat, word)
        _read_rest(s, extra)
        _read_stack(s, stack)
    except Refused:
        raise
    except (ValueError, IndexError, KeyError, AssertionError) as error:
        raise said.bad(f"it cannot be read: {error}") from None
    why = _wrong(s) or position_errors(s) or _dropped(s, stack, extra)
    if why:
        raise said.bad(why)
    return s


def _wrong(s: Castle) -> str:
    """What every position must have, whatever is going on."""
    for wrong in broken_invariants(s):
        return wrong
    larger = PER_SOCIETY[s.seats]
    if sorted([s.societies.count(0), s.societies.count(1)]) != sorted([larger, s.seats - larger]):
        return f"{s.seats} players are {larger} of one society and {s.seats - larger} of the other"
    first = s.options.start_player
    if not isinstance(first, str) and first >= s.seats:
        return "start_player is one of the seats"
    if (s.result is None) != bool(s.frames):
        return "a game is over exactly when nobody is asked"
    return "" if len(s.staked) == s.seats else "staked has one number for each seat"


def _dropped(s: Castle, stack: str, extra: dict[str, str]) -> str:
    """Whatever a line says must be in it when it is written again: nothing is silently ignored."""
    written = write(s).split(" ")
    if written[0] != stack and not written[0].startswith(stack + "/"):
        return f"'{stack}' would be written '{written[0]}'"
    for key, value in extra.items():
        if f"{key}={value}" not in written and key != "deck":
            return f"'{key}={value}' does not belong here, or is written differently"
    return ""


def _read_seat(s: Castle, seat: int, word: str) -> None:
    if not 3 <= len(word.split(":")) <= 4:
        wrong = "too few parts" if word.count(":") < 2 else "too many parts"
        raise ValueError(f"'{word}' has {wrong}; a seat is SOCIETY:PROFESSION:OBJECTS[:TOKENS]")
    society, profession, hand, *tokens = word.split(":")
    s.societies[seat] = read_name(society, SOCIETIES, "a society")
    if profession.startswith("^"):
        s.face_up |= 1 << seat
        profession = profession[1:]
    s.professions[seat] = read_name(profession, PROFESSIONS, "a profession")
    for name in [] if hand == "-" else hand.split(","):
        if s.holds(seat, read_object(name)):
            raise ValueError(f"'{name}' appears twice")
        s.hands[seat] |= 1 << read_object(name)
    s.tokens[seat] = number(tokens[0], TOKENS + 1) if tokens else 0


def _read_rest(s: Castle, extra: dict[str, str]) -> None:
    together = 0
    for hand in s.hands:
        together |= hand
    if "deck" not in extra:
        s.deck = [card for card in range(20, -1, -1) if together >> card & 1 == 0]
    elif extra["deck"] != "-":
        s.deck = [read_object(name) for name in reversed(extra["deck"].split(","))]
    s.cut_short = extra.get("cut_short") == "1"
    s.leftovers = ALL_PROFESSIONS
    for profession in s.professions:
        s.leftovers &= ~(1 << profession)
    if s.seats % 2:
        s.removed = 0 if s.societies.count(0) < s.societies.count(1) else 1
    if "duel" in extra:
        s.attacker, s.defender = [read_seat(s, word) for word in extra["duel"].split(",")]
        s.swords, s.shields, s.used = (
            read_seats(s, extra[key].split(",")) if key in extra else 0 for key in ("swords", "shields", "used")
        )
        for name in extra["played"].split(",") if "played" in extra else []:
            s.played |= 1 << read_object(name)
        s.hypnotised, s.swordsman, s.winner = (
            number(extra[key], s.seats) if key in extra else NOBODY for key in ("hypnotised", "swordsman", "winner")
        )
        if "staked" in extra:
            s.staked = [number(n, TOKENS + 1) for n in extra["staked"].split(",")]
    s.pile = TOKENS - sum(s.tokens) - sum(s.staked)
    for key in SPARSE:
        numbers = _numbers(s, key)
        for pair in extra[key].split(",") if key in extra else []:
            place, _, entry = pair.partition(":")
            numbers[number(place, len(numbers))] = number(entry, 1 << 62)


def _read_stack(s: Castle, text: str) -> None:
    spelled = text.split("/")
    if spelled[-1].split(".")[0] not in BOTTOM and spelled[-1] != "d_prime":
        spelled.append("end_action")
    for word in reversed(spelled):
        name, *rest = word.split(".")
        if name == "over":
            winners = tuple([number(q, s.seats) for q in rest[1:]])
            losers = tuple([q for q in range(s.seats) if q not in winners])
            party = None if rest[0] == "solo" else SOCIETIES[s.societies[winners[0]]]
            s.result = Outcome(winners, losers, rest[0], RULES[rest[0]], party)
        else:
            read_name(name, list(_FRAMES), "a window")
            s.then(_FRAMES[name](s, rest))


Reader = Callable[[Castle, list[str]], Frame[Castle]]
WINDOWS: Final[dict[str, Reader]] = {
    Turn.name: Turn.read,
    SetTop.name: SetTop.read,
    Answer.name: Answer.read,
    GiveDemanded.name: GiveDemanded.read,
    Ability.name: Ability.read,
    Coat.name: Coat.read,
    PassObject.name: PassObject.read,
    Gift.name: Gift.read,
    PriestWindow.name: PriestWindow.read,
    PayPriest.name: PayPriest.read,
    SupportWindow.name: SupportWindow.read,
    SupportOrPriest.name: SupportOrPriest.read,
    HypnotistWindow.name: HypnotistWindow.read,
    PlayWindow.name: PlayWindow.read,
    VerdictWindow.name: VerdictWindow.read,
    DoctorWindow.name: DoctorWindow.read,
    FateOrDoctor.name: FateOrDoctor.read,
    Fate.name: Fate.read,
    Take.name: Take.read,
    GiveBack.name: GiveBack.read,
    FreeProfessionWindow.name: FreeProfessionWindow.read,
    Naming.name: Naming.read,
}
"""Every window of the game, with how it is read."""
EFFECTS: Final[dict[str, Reader]] = {
    EndAction.name: EndAction.read,
    CleanUp.name: CleanUp.read,
    Returned.name: Returned.read,
}
_FRAMES: Final[dict[str, Reader]] = {**WINDOWS, **EFFECTS}
