"""A position in one line, secrets included, for tests, bug reports and hashes (docs/notation.md).

night 2 werewolf werewolf:5 seer +villager villager … welcome=3 days=/3,-,…
discussion 1 werewolf werewolf seer villager … opening=4 claims=1.2.claim_role:seer

Seats come in their order: a `+` before the character is a ghost, `>` what the Mythomaniac has become, `:` whom the seat
points at tonight. What is as at the beginning, or follows from the rest, is left out.
"""

from __future__ import annotations

from typing import Any

from nightcoach.core.chance import Chance
from nightcoach.core.errors import BadNotation, Refused
from nightcoach.core.game import Outcome
from nightcoach.core.wire import option_types, parse_options
from nightcoach.games.lupus.calls import calls_of
from nightcoach.games.lupus.claims import Discussion, count_standing
from nightcoach.games.lupus.day import Defence, LynchVote, Nomination, NominationTogether
from nightcoach.games.lupus.entries import NO_BALLOT_CAST, ClaimEntry, DayEntry, NoteEntry
from nightcoach.games.lupus.moves import MOVES
from nightcoach.games.lupus.night import Night
from nightcoach.games.lupus.notation_checks import natural_fellows, position_errors
from nightcoach.games.lupus.roles import FEWEST, MOST, NOBODY, PARTIES, PARTY_OF, ROLES
from nightcoach.games.lupus.state import Lupus, seats_in
from nightcoach.games.lupus.wire import Options

WINDOWS = ("night", "discussion", "nomination", "defence", "lynch_vote", "over")
REASONS = {"village": "no_wolves", "pack": "wolves_prevail", "hamster": "hamster_outlives"}


def write(s: Lupus) -> str:
    """WINDOW DAY SEAT … [KEY=VALUE …]"""
    frame: Any = s.frames[-1] if s.frames else None
    window = s.window()
    words = [window, str(s.day)]
    for seat in range(s.seats):
        word = ("" if s.is_living(seat) else "+") + ROLES[s.dealt[seat]]
        if s.roles[seat] != s.dealt[seat]:
            word += f">{ROLES[s.roles[seat]]}"
        if window == "night" and frame.points[seat] != NOBODY:
            word += f":{frame.points[seat]}"
        words.append(word)
    given: dict[str, str] = {}
    for key in ("welcome", "opening", "wise", "at"):
        given[key] = _number(getattr(s, key))
    given["at"] = "" if s.at == 0 else str(s.at)
    if window == "night" and any(target != NOBODY for target in frame.finals):
        given["finals"] = _numbers(frame.finals)
    tonight = (s.gazed, s.guarded, s.guarded_before, s.marked, int(s.marked_human), s.victim)
    given["tonight"] = "" if tonight == (NOBODY, NOBODY, NOBODY, NOBODY, 0, NOBODY) else _numbers(tonight)
    given["fellows"] = "" if s.fellows == natural_fellows(s) else _numbers(s.fellows)
    given["notes"] = ";".join([_numbers(note) for note in s.notes])
    given["nights"] = ";".join([_numbers(night) for night in s.nights])
    given["dead"] = ",".join([str(seat) for seat in s.dead])
    given["said"] = _numbers(s.said) if any(s.said) else ""
    given["claims"] = ",".join([_claim(entry) for entry in s.claims])
    given["ballots"] = "" if s.ballots == [NOBODY] * s.seats else _numbers(s.ballots)
    given["suspects"] = "" if s.paw == NOBODY else f"{s.paw},{s.tuft}"
    given["days"] = ";".join([_day(day) for day in s.days])
    if window == "discussion":
        given["ready"] = "" if frame.ready == 0 else ",".join([str(seat) for seat in seats_in(frame.ready)])
        given["turn"] = "" if frame.turn == s.first_to_nominate() else str(frame.turn)
    if window in ("nomination", "defence") and len(frame.asks) == 1:
        given["asked"] = str(frame.asks[0])
    if window in ("nomination", "lynch_vote") and hasattr(frame, "answers"):
        answers = zip(frame.seats, frame.answers, strict=True)
        given["sealed"] = ",".join([f"{q}.{move.words.replace(' ', ':')}" for q, move in answers if move is not None])
    if s.result is not None:
        given["party"] = s.result.party or ""
    usual = Options()
    for key in option_types(Options):
        value = getattr(s.options, key)
        given[key] = "" if value == getattr(usual, key) else str(value).lower()
    return " ".join([*words, *[f"{key}={value}" for key, value in given.items() if value]])


def _number(n: int) -> str:
    return "" if n == NOBODY else str(n)


def _numbers(numbers: Any) -> str:
    return ",".join(["-" if n == NOBODY else "no" if n == NO_BALLOT_CAST else str(n) for n in numbers])


def _claim(entry: ClaimEntry) -> str:
    text = f"{entry.day}.{entry.seat}.{MOVES.at(entry.code).words.replace(' ', ':')}"
    return text if entry.takes_back == NOBODY else f"{text}.{entry.takes_back}"


def _day(day: DayEntry) -> str:
    named = _numbers((day.owl_mark, day.paw, day.tuft, day.lynched))
    return f"{_numbers(day.dead)}/{_numbers(day.ballots)}/{named}/{_numbers(day.votes)}"


EXTRAS = (
    *("welcome", "opening", "wise", "at", "finals", "tonight", "fellows", "notes", "nights", "dead", "said", "claims"),
    *("ballots", "suspects", "days", "ready", "turn", "asked", "sealed", "party"),
)
PLACES = {
    "finals": ("night",),
    "ready": ("discussion",),
    "turn": ("discussion",),
    "asked": ("nomination", "defence"),
    "sealed": ("nomination", "lynch_vote"),
    "party": ("over",),
}
"""Words that stand in these windows alone."""
NEEDED = {
    "nomination": ("asked",),
    "defence": ("suspects", "asked"),
    "lynch_vote": ("suspects",),
    "over": ("party",),
}
"""Words that these windows cannot do without."""


def read(line: str, chance: Chance) -> Lupus:
    """The position of such a line, its future from `chance`."""
    words = line.split()
    if len(words) < 2 or words[0] not in WINDOWS or not _plain(words[1]) or words[1] == "0":
        raise bad(line, f"it begins with one of {', '.join(WINDOWS)} and the number of the day")
    seats = [word for word in words[2:] if "=" not in word]
    given: dict[str, str] = {}
    for word in words[2:]:
        key, equals, value = word.partition("=")
        if equals and key in given:
            raise bad(line, f"'{key}' stands twice")
        if equals:
            given[key] = value
    if not FEWEST <= len(seats) <= MOST:
        raise bad(line, f"{FEWEST} to {MOST} seats follow, written [+]ROLE[>ROLE][:SEAT]")
    extra = {key: given.pop(key) for key in EXTRAS if key in given}
    for key in extra:
        if words[0] not in PLACES.get(key, WINDOWS):
            raise bad(line, f"'{key}' has no place in {words[0]}")
    if words[0] != "night" and any(":" in word for word in seats):
        raise bad(line, "seats point at somebody in a night alone")
    s = Lupus(len(seats), parse_options(Options, "lupus", given), chance)
    s.day = int(words[1])
    try:
        points = [_read_seat(line, s, seat, word) for seat, word in enumerate(seats)]
        s.call_by_the_list()
        s.calls = calls_of(s, s.day)
        for key in NEEDED.get(words[0], ()):
            if key not in extra and not (key == "asked" and words[0] == "nomination" and s.together):
                raise bad(line, f"{words[0]} has {key}=")
        _read_facts(line, s, extra)
        _read_window(s, words[0], points, extra)
    except (ValueError, IndexError, KeyError) as error:
        if isinstance(error, BadNotation):
            raise
        raise bad(line, str(error) if isinstance(error, Refused) else "a number or a name in it fits nowhere") from None
    why = position_errors(s, words[0])
    if why:
        raise bad(line, why)
    return s


def _read_seat(line: str, s: Lupus, seat: int, word: str) -> int:
    """Fill in one seat; whom it points at."""
    name, _, target = word.partition(":")
    if name.startswith("+"):
        s.living &= ~(1 << seat)
    dealt, turned, now = name.removeprefix("+").partition(">")
    if dealt not in ROLES or (turned and (dealt != "mythomaniac" or now not in ("werewolf", "seer"))):
        raise bad(
            line, f"'{word}' is not [+]ROLE[>ROLE][:SEAT]; roles are {', '.join(ROLES)}, and only the last changes"
        )
    s.dealt[seat] = ROLES.index(dealt)
    s.roles[seat] = ROLES.index(now if turned else dealt)
    return _seat(s, target) if target else NOBODY


def _read_facts(line: str, s: Lupus, extra: dict[str, str]) -> None:
    """What lies beside the seats."""
    for key in ("welcome", "opening", "wise"):
        if key in extra:
            setattr(s, key, _seat(s, extra[key]))
    s.at = _whole(extra.get("at", "0"))
    if not 0 <= s.at < max(1, len(s.calls)):
        raise bad(line, f"at is the number of a call from 0 to {len(s.calls) - 1}")
    if "tonight" in extra:
        gazed, guarded, before, marked, human, victim = _list(extra["tonight"])
        s.gazed, s.guarded, s.guarded_before, s.marked, s.victim = gazed, guarded, before, marked, victim
        s.marked_human = bool(human)
    s.fellows = _list(extra["fellows"]) if "fellows" in extra else natural_fellows(s)
    s.notes = [_note(note) for note in extra["notes"].split(";")] if "notes" in extra else []
    s.nights = [tuple(_list(night)) for night in extra["nights"].split(";")] if "nights" in extra else []
    s.dead = tuple(_list(extra["dead"])) if "dead" in extra else ()
    s.said = _list(extra["said"]) if "said" in extra else s.said
    s.claims = [_read_claim(claim) for claim in extra["claims"].split(",")] if "claims" in extra else []
    count_standing(s)
    s.ballots = _list(extra["ballots"]) if "ballots" in extra else s.ballots
    if "suspects" in extra:
        s.paw, s.tuft = _list(extra["suspects"])
    s.days = [_read_day(day) for day in extra["days"].split(";")] if "days" in extra else []


def _read_window(s: Lupus, window: str, points: list[int], extra: dict[str, str]) -> None:
    """The frames."""
    nobody = (NOBODY,) * s.seats
    if window == "night":
        finals = tuple(_list(extra["finals"])) if "finals" in extra else nobody
        s.then(Night(tuple(range(s.seats)), tuple(points), finals))
    elif window == "discussion":
        ready = 0
        for seat in extra["ready"].split(",") if "ready" in extra else ():
            ready |= 1 << _seat(s, seat)
        turn = _seat(s, extra["turn"]) if "turn" in extra else s.first_to_nominate()
        s.then(Discussion(tuple(seats_in(s.living)), ready, turn))
    elif window == "nomination" and s.together:
        everybody = tuple(range(s.seats))
        s.then(NominationTogether(everybody, _answers(everybody, extra), False))
    elif window == "nomination":
        s.then(Nomination((_seat(s, extra["asked"]),)))
    elif window in ("defence", "lynch_vote"):
        voters = tuple(seats_in(s.living & ~(1 << s.paw | 1 << s.tuft)))
        s.then(LynchVote(voters, _answers(voters, extra), False))
        if window == "defence":
            asked = _seat(s, extra["asked"])
            s.then(*[Defence((seat,)) for seat in ((s.paw, s.tuft) if asked == s.paw else (asked,))])
    else:
        party = PARTIES.index(extra["party"])
        winners = tuple([seat for seat in range(s.seats) if PARTY_OF[s.roles[seat]] == party])
        losers = tuple([seat for seat in range(s.seats) if seat not in winners])
        s.result = Outcome(winners, losers, REASONS[PARTIES[party]], "L5.5", PARTIES[party])


def _answers(seats: tuple[int, ...], extra: dict[str, str]) -> tuple[Any, ...]:
    given: dict[int, Any] = {}
    for part in extra["sealed"].split(",") if "sealed" in extra else ():
        seat, _, words = part.partition(".")
        if int(seat) not in seats or int(seat) in given:
            raise ValueError(part)
        given[int(seat)] = MOVES[words.replace(":", " ")]
    return tuple([given.get(seat) for seat in seats])


def _seat(s: Lupus, text: str) -> int:
    if not _plain(text) or int(text) >= s.seats:
        raise ValueError(text)
    return int(text)


def _list(text: str) -> list[int]:
    return [NOBODY if n == "-" else NO_BALLOT_CAST if n == "no" else _whole(n) for n in text.split(",")] if text else []


def _whole(text: str) -> int:
    if not (text.isascii() and text.isdecimal()) or len(text) > 8 or (text != "0" and text[0] == "0"):
        raise ValueError(text)
    return int(text)


def _note(text: str) -> NoteEntry:
    kind, ears, night, about, value = _list(text)
    return NoteEntry(kind, ears, night, about, value)


def _read_claim(text: str) -> ClaimEntry:
    day, seat, words, *back = text.split(".")
    code = MOVES[words.replace(":", " ")].code
    return ClaimEntry(_whole(day), _whole(seat), code, _whole(back[0]) if back else NOBODY)


def _read_day(text: str) -> DayEntry:
    dead, ballots, named, votes = text.split("/")
    mark, paw, tuft, lynched = _list(named)
    return DayEntry(tuple(_list(dead)), tuple(_list(ballots)), mark, paw, tuft, tuple(_list(votes)), lynched)


def _plain(text: str) -> bool:
    """A number as it is written here: plain digits, no more than needed."""
    return text.isascii() and text.isdecimal() and len(text) < 3 and (text == "0" or text[0] != "0")


def bad(line: str, why: str) -> BadNotation:
    """The refusal of a line, with what would be right."""
    return BadNotation("notation", f"'{line}' is no position of lupus: {why}", {"position": line, "why": why})
