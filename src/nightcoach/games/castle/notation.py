"""A position in one line, secrets included, for tests, bug reports and hashes (docs/notation.md).

turn 1 0 order:thug:key_red brotherhood:priest:goblet_red order:doctor:bag_key brotherhood:^hypnotist:bag_goblet,coat:2
answer.1.coat/end_action 7 0 order:thug:coat,whip …
d5.0/end_action 9 0 … duel=0,1 swords=2,3 shields=4,5 played=dagger deck=tome,monocle free_after_action=true
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from nightcoach.core.chance import Chance
from nightcoach.core.errors import BadNotation, Refused
from nightcoach.core.frames import Frame
from nightcoach.core.game import Outcome
from nightcoach.core.wire import option_types, parse_options
from nightcoach.games.castle.cards import (
    ALL_PROFESSIONS,
    FEWEST,
    FORMS,
    KINDS,
    MOST,
    NOBODY,
    OBJECTS,
    PER_SOCIETY,
    PROFESSIONS,
    SIDES,
    SOCIETIES,
    TOKENS,
    cards_in,
    names_in,
)
from nightcoach.games.castle.clairvoyant import SetTop
from nightcoach.games.castle.diplomat import GiveDemanded
from nightcoach.games.castle.duel.challenge import HypnotistWindow, PayPriest, PriestWindow, SupportWindow
from nightcoach.games.castle.duel.fate import CLEAN_UP, DoctorWindow, Fate, GiveBack, Take
from nightcoach.games.castle.duel.plays import PlayWindow, VerdictWindow, in_the_duel
from nightcoach.games.castle.duel.reaction import unknown
from nightcoach.games.castle.limit import Gift
from nightcoach.games.castle.moves import PASS_OBJECT, SUPPORT
from nightcoach.games.castle.notation_checks import position_errors
from nightcoach.games.castle.proclaim import RULES, Naming
from nightcoach.games.castle.state import Castle, broken_invariants
from nightcoach.games.castle.trade import Ability, Answer, Coat, PassObject, Returned
from nightcoach.games.castle.turn import END_ACTION, LATER_IN_TURN, TURNS, FreeProfessionWindow
from nightcoach.games.castle.wire import Options

SPARSE: Final = ("notes", "unseen", "looked", "known", "changed", "swaps", "top", "ties")
"""Notebooks and habits, written as PLACE:NUMBER where a number is not what it was at the beginning."""
DUEL: Final = ("duel", "swords", "shields", "hypnotised", "played", "used", "swordsman", "winner", "staked")
BOTTOM: Final = ("turn", "naming", "over", "end_action")
"""What the outermost frame can be; without one of them an action is under way."""


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
    usual = Options()
    for key in option_types(Options):
        value = getattr(s.options, key)
        if value != getattr(usual, key):
            parts.append(f"{key}={str(value).lower()}")
    return " ".join(parts)


def _blank(s: Castle) -> Castle:
    blank = Castle(s.seats, s.options, s.chance)
    blank.lay_out()
    return blank


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
    return ".".join([frame.name, *_SPELL[frame.name](frame)]) if frame.name in _SPELL else frame.name


def _passed(frame: Any) -> list[str]:
    return [f"p{seat}" for seat in cards_in(frame.passed)]


def _answers(frame: Any) -> list[str]:
    return [f"{frame.seats[i]}={a.words.split()[1]}" for i, a in enumerate(frame.answers) if a is not None]


_SPELL: Final[dict[str, Callable[[Any], list[str]]]] = {
    "turn": lambda f: [] if f.fresh else ["later"],
    "answer": lambda f: [str(f.asks[0]), OBJECTS[f.card]],
    "give_demanded": lambda f: [str(f.asks[0]), KINDS[f.kind], OBJECTS[f.card]],
    "ability": lambda f: [str(f.asks[0]), str(f.partner), OBJECTS[f.card]],
    "returned": lambda f: [str(f.giver), str(f.partner), OBJECTS[f.card], *([] if f.in_place else ["later"])],
    "coat": lambda f: [str(f.asks[0])],
    "sextant": lambda f: ["left" if f.step > 0 else "right", *_answers(f)],
    "gift": lambda f: [str(f.asks[0])],
    "d1": _passed,
    "pay_priest": lambda f: [str(f.priest)],
    "d2": _answers,
    "d4": _passed,
    "d5": lambda f: [str(f.first), *_passed(f)],
    "d6": lambda f: [str(f.winner), *_passed(f)],
    "d8": _passed,
    "give_back": lambda f: [str(f.asks[0]), str(f.loser), OBJECTS[f.stolen]],
    "naming": lambda f: [FORMS[f.form], *[str(q) for q in cards_in(f.named)]],
}


def read(line: str, chance: Chance) -> Castle:
    """The position of such a line, its future from `chance`. Without `deck` it holds all other objects in the order of
    the book; what lies below a window may be left out where an action is under way."""
    words = line.split()
    if len(words) < 3 + FEWEST:
        raise bad(line, "it begins with the open window, the number of the turn, the active seat, and 4 to 8 seats")
    seats = [word for word in words[3:] if "=" not in word]
    given: dict[str, str] = {}
    for word in words[3:]:
        key, equals, value = word.partition("=")
        if equals and key in given:
            raise bad(line, f"'{key}' stands twice")
        if equals:
            given[key] = value
    if not FEWEST <= len(seats) <= MOST:
        raise bad(line, "4 to 8 seats follow, written SOCIETY:PROFESSION:OBJECTS or SOCIETY:PROFESSION:OBJECTS:TOKENS")
    extra: dict[str, str] = {key: given.pop(key) for key in ("deck", "cut_short", *DUEL, *SPARSE) if key in given}
    s = Castle(len(seats), parse_options(Options, "castle", given), chance)
    s.lay_out()
    try:
        s.turn, s.active = _number(words[1], 1 << 30), _number(words[2], s.seats)
        for seat, word in enumerate(seats):
            _read_seat(s, seat, word)
        _read_rest(s, extra)
        _read_stack(s, words[0])
    except Refused:
        raise
    except (ValueError, IndexError, KeyError, AssertionError) as error:
        raise bad(line, f"it cannot be read: {error}") from None
    why = _wrong(s) or position_errors(s) or _dropped(s, words, extra)
    if why:
        raise bad(line, why)
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


def _dropped(s: Castle, words: list[str], extra: dict[str, str]) -> str:
    """What a line says must stand in it when it is written again: nothing is passed over in silence."""
    written = write(s).split(" ")
    if written[0] != words[0] and not written[0].startswith(words[0] + "/"):
        return f"'{words[0]}' would be written '{written[0]}'"
    for key, value in extra.items():
        if f"{key}={value}" not in written and key != "deck":
            return f"'{key}={value}' has no place here or is written otherwise"
    return ""


def _read_seat(s: Castle, seat: int, word: str) -> None:
    society, profession, hand, *tokens = word.split(":")
    if len(tokens) > 1:
        raise ValueError(f"'{word}' has too many parts")
    s.societies[seat] = SOCIETIES.index(society)
    if profession.startswith("^"):
        s.face_up |= 1 << seat
        profession = profession[1:]
    s.professions[seat] = PROFESSIONS.index(profession)
    for name in [] if hand == "-" else hand.split(","):
        if s.holds(seat, OBJECTS.index(name)):
            raise ValueError(f"'{name}' stands twice")
        s.hands[seat] |= 1 << OBJECTS.index(name)
    s.tokens[seat] = _number(tokens[0], TOKENS + 1) if tokens else 0


def _read_rest(s: Castle, extra: dict[str, str]) -> None:
    together = 0
    for hand in s.hands:
        together |= hand
    if "deck" not in extra:
        s.deck = [card for card in range(20, -1, -1) if together >> card & 1 == 0]
    elif extra["deck"] != "-":
        s.deck = [OBJECTS.index(name) for name in reversed(extra["deck"].split(","))]
    s.cut_short = extra.get("cut_short") == "1"
    s.leftovers = ALL_PROFESSIONS
    for profession in s.professions:
        s.leftovers &= ~(1 << profession)
    if s.seats % 2:
        s.removed = 0 if s.societies.count(0) < s.societies.count(1) else 1
    if "duel" in extra:
        s.attacker, s.defender = _few(s, extra["duel"])
        s.swords, s.shields, s.used = (_bits(s, extra.get(key, "")) for key in ("swords", "shields", "used"))
        for name in extra["played"].split(",") if "played" in extra else []:
            s.played |= 1 << OBJECTS.index(name)
        s.hypnotised, s.swordsman, s.winner = (
            _number(extra[key], s.seats) if key in extra else NOBODY for key in ("hypnotised", "swordsman", "winner")
        )
        if "staked" in extra:
            s.staked = [_number(n, TOKENS + 1) for n in extra["staked"].split(",")]
    s.pile = TOKENS - sum(s.tokens) - sum(s.staked)
    for key in SPARSE:
        numbers = _numbers(s, key)
        for pair in extra[key].split(",") if key in extra else []:
            place, _, number = pair.partition(":")
            numbers[_number(place, len(numbers))] = _number(number, 1 << 62)


def _read_stack(s: Castle, text: str) -> None:
    spelled = text.split("/")
    if spelled[-1].split(".")[0] not in BOTTOM and spelled[-1] != "d_prime":
        spelled.append("end_action")
    for word in reversed(spelled):
        name, *rest = word.split(".")
        if name == "over":
            winners = tuple([_number(q, s.seats) for q in rest[1:]])
            losers = tuple([q for q in range(s.seats) if q not in winners])
            party = None if rest[0] == "solo" else SOCIETIES[s.societies[winners[0]]]
            s.result = Outcome(winners, losers, rest[0], RULES[rest[0]], party)
        else:
            s.then(_READ[name](s, rest))


def _number(text: str, below: int) -> int:
    if not (text.isascii() and text.isdecimal() and (text == "0" or text[0] != "0")) or int(text) >= below:
        raise ValueError(f"'{text}' is not a number from 0 to {below - 1}")
    return int(text)


def _few(s: Castle, text: str) -> list[int]:
    return [_number(word, s.seats) for word in text.split(",")] if text else []


def _bits(s: Castle, text: str) -> int:
    bits = 0
    for seat in _few(s, text):
        bits |= 1 << seat
    return bits


def _who_passed(s: Castle, rest: list[str]) -> int:
    bits = 0
    for word in rest:
        if not word.startswith("p"):
            raise ValueError(f"'{word}' is no pass; p3 is one of seat 3")
        bits |= 1 << _number(word[1:], s.seats)
    return bits


def _after_active(s: Castle) -> list[int]:
    return s.clockwise((s.active + 1) % s.seats)


def _sealed(s: Castle, seats: list[int], rest: list[str]) -> dict[int, str]:
    found = {}
    for word in rest:
        seat, _, choice = word.partition("=")
        found[_number(seat, s.seats)] = choice
        seats.index(int(seat))
    return found


def _read_sextant(s: Castle, rest: list[str]) -> Frame[Any]:
    seats = _after_active(s)
    chosen = _sealed(s, seats, rest[1:])
    answers = tuple([PASS_OBJECT[OBJECTS.index(chosen[q])] if q in chosen else None for q in seats])
    return PassObject(tuple(seats), answers, {"left": 1, "right": -1}[rest[0]])


def _read_support(s: Castle, rest: list[str]) -> Frame[Any]:
    seats = [q for q in _after_active(s) if q not in (s.attacker, s.defender)]
    chosen = _sealed(s, seats, rest)
    return SupportWindow(
        tuple(seats), tuple([SUPPORT[SIDES.index(chosen[q])] if q in chosen else None for q in seats]), False
    )


def _loser(s: Castle) -> int:
    return s.defender if s.winner == s.attacker else s.attacker


_READ: Final[dict[str, Callable[[Castle, list[str]], Frame[Any]]]] = {
    "turn": lambda s, rest: LATER_IN_TURN[s.active] if rest == ["later"] else TURNS[s.active],
    "d_prime": lambda s, _: FreeProfessionWindow((s.active,)),
    "end_action": lambda _s, _: END_ACTION,
    "d10": lambda _s, _: CLEAN_UP,
    "set_top": lambda s, _: SetTop((s.active,)),
    "answer": lambda s, rest: Answer((_number(rest[0], s.seats),), s.active, OBJECTS.index(rest[1])),
    "give_demanded": lambda s, rest: GiveDemanded(
        (_number(rest[0], s.seats),), s.active, KINDS.index(rest[1]), OBJECTS.index(rest[2])
    ),
    "ability": lambda s, rest: Ability((_number(rest[0], s.seats),), _number(rest[1], s.seats), OBJECTS.index(rest[2])),
    "returned": lambda s, rest: Returned(
        _number(rest[0], s.seats), _number(rest[1], s.seats), OBJECTS.index(rest[2]), len(rest) == 3
    ),
    "coat": lambda s, rest: Coat((_number(rest[0], s.seats),)),
    "sextant": _read_sextant,
    "gift": lambda s, rest: Gift((_number(rest[0], s.seats),)),
    "d1": lambda s, rest: PriestWindow(unknown(s, _after_active(s)[:-1]), _who_passed(s, rest)),
    "pay_priest": lambda s, rest: PayPriest((s.active,), _number(rest[0], s.seats)),
    "d2": _read_support,
    "d4": lambda s, rest: HypnotistWindow((s.attacker,), _who_passed(s, rest)),
    "d5": lambda s, rest: PlayWindow(in_the_duel(s), _who_passed(s, rest[1:]), _number(rest[0], s.seats)),
    "d6": lambda s, rest: VerdictWindow(
        unknown(s, [q for q in _after_active(s) if q in (s.attacker, s.defender)]),
        _who_passed(s, rest[1:]),
        _number(rest[0], s.seats),
    ),
    "d8": lambda s, rest: DoctorWindow(
        unknown(s, [q for q in _after_active(s) if q != s.hypnotised]), _who_passed(s, rest)
    ),
    "fate": lambda s, _: Fate((s.winner,), _loser(s)),
    "take": lambda s, _: Take((s.winner,), _loser(s)),
    "give_back": lambda s, rest: GiveBack(
        (_number(rest[0], s.seats),), _number(rest[1], s.seats), OBJECTS.index(rest[2])
    ),
    "naming": lambda s, rest: Naming((s.active,), FORMS.index(rest[0]), _bits(s, ",".join(rest[1:]))),
}


def bad(line: str, why: str) -> BadNotation:
    """The refusal of a line, with what would be right."""
    return BadNotation("notation", f"'{line}' is no position of castle: {why}", {"position": line, "why": why})
