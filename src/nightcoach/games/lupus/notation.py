"""A position in one line, secrets included, for tests, bug reports and hashes (docs/notation.md).

night 2 werewolf werewolf:5 seer +villager villager … welcome=3 days=/3,-,… discussion 1 werewolf werewolf seer villager
… opening=4 claims=1.2.claim_role:seer

Seats come in order: a `+` before the role marks a ghost, `>` what the Mythomaniac has become, `:` whom the seat points
at tonight. Whatever has not changed since the beginning, or follows from the rest, is left out. Each window spells and
reads its own facts.
"""

from __future__ import annotations

from typing import Any

from nightcoach.core.chance import Chance
from nightcoach.core.errors import BadNotation, Refused
from nightcoach.core.notation import Line, is_number, number, spell_options
from nightcoach.core.state import Outcome
from nightcoach.games.lupus.calls import calls_of
from nightcoach.games.lupus.claims import Discussion, count_standing
from nightcoach.games.lupus.day import Defence, LynchVote, Nomination, NominationTogether
from nightcoach.games.lupus.entries import ClaimEntry, DayEntry, ForecastEntry, NoteEntry
from nightcoach.games.lupus.moves import MOVES
from nightcoach.games.lupus.night import Night
from nightcoach.games.lupus.notation_checks import natural_fellows, position_errors
from nightcoach.games.lupus.notation_words import (
    HUGE,
    read_move,
    read_numbers,
    read_seat,
    spell_move,
    spell_numbers,
)
from nightcoach.games.lupus.roles import FEWEST, MOST, NOBODY, PARTIES, PARTY_OF, ROLES
from nightcoach.games.lupus.state import Lupus
from nightcoach.games.lupus.wire import Options

WINDOWS: dict[str, Any] = {
    "night": Night,
    "discussion": Discussion,
    "nomination": Nomination,
    "defence": Defence,
    "lynch_vote": LynchVote,
}
OVER = "over"
NAMES = (*WINDOWS, OVER)
REASONS = {"village": "no_wolves", "pack": "wolves_prevail", "hamster": "hamster_outlives"}
NOTHING_DECIDED = (NOBODY, NOBODY, NOBODY, NOBODY, 0, NOBODY)


def write(s: Lupus) -> str:
    """WINDOW DAY SEAT … [KEY=VALUE …]"""
    window = s.window()
    words = [window, str(s.day)]
    for seat in range(s.seats):
        word = ("" if s.is_living(seat) else "+") + ROLES[s.dealt[seat]]
        if s.roles[seat] != s.dealt[seat]:
            word += f">{ROLES[s.roles[seat]]}"
        point = s.kept(seat) if window == "night" else None
        words.append(word if point is None else f"{word}:{point.numbers[0]}")
    facts = {key: "" if getattr(s, key) == NOBODY else str(getattr(s, key)) for key in ("welcome", "opening", "wise")}
    facts["at"] = "" if s.at == 0 else str(s.at)
    tonight = (s.gazed, s.guarded, s.guarded_before, s.marked, int(s.marked_human), s.victim)
    facts["tonight"] = "" if tonight == NOTHING_DECIDED else spell_numbers(tonight)
    facts["fellows"] = "" if s.fellows == natural_fellows(s) else spell_numbers(s.fellows)
    facts["notes"] = ";".join([spell_numbers(note.numbers()) for note in s.notes])
    facts["nights"] = ";".join([spell_numbers(night) for night in s.nights])
    facts["dead"] = spell_numbers(s.dead)
    facts["said"] = spell_numbers(s.said) if any(s.said) else ""
    facts["claims"] = ",".join([_claim(entry) for entry in s.claims])
    facts["foretold"] = ";".join([spell_numbers(entry.numbers()) for entry in s.forecasts])
    facts["ballots"] = "" if s.ballots == [NOBODY] * s.seats else spell_numbers(s.ballots)
    facts["suspects"] = "" if s.paw == NOBODY else f"{s.paw},{s.tuft}"
    facts["days"] = ";".join([_day(day) for day in s.days])
    facts.update(_window_facts(s))
    given = [f"{key}={facts[key]}" for key in FACTS if facts.get(key)]
    return " ".join([*words, *given, *spell_options(s.options)])


def _window_facts(s: Lupus) -> dict[str, str]:
    """What the open window says of itself, without what follows from the rest; or who has won."""
    if s.result is not None:
        return {"party": s.result.party or ""}
    frame: Any = s.frames[-1]
    facts = dict([word.split("=") for word in frame.spell()])
    if facts.get("turn") == str(s.first_to_nominate()):
        del facts["turn"]
    return facts


def _claim(entry: ClaimEntry) -> str:
    text = f"{entry.day}.{entry.seat}.{spell_move(MOVES.at(entry.code))}"
    return text if entry.takes_back == NOBODY else f"{text}.{entry.takes_back}"


def _day(day: DayEntry) -> str:
    named = spell_numbers((day.owl_mark, day.paw, day.tuft, day.lynched))
    return f"{spell_numbers(day.dead)}/{spell_numbers(day.ballots)}/{named}/{spell_numbers(day.votes)}"


FACTS = (
    *("welcome", "opening", "wise", "at", "finals", "tonight", "fellows", "notes", "nights", "dead", "said", "claims"),
    *("foretold", "ballots", "suspects", "days", "ready", "turn", "asked", "sealed", "party"),
)
PLACES = {
    "finals": ("night",),
    "ready": ("discussion",),
    "turn": ("discussion",),
    "asked": ("nomination", "defence"),
    "sealed": ("nomination", "lynch_vote"),
    "party": (OVER,),
}
"""Facts that only these windows have."""
NEEDED = {
    "nomination": ("asked",),
    "defence": ("suspects", "asked"),
    "lynch_vote": ("suspects",),
    OVER: ("party",),
}
"""Facts that these windows cannot do without."""


def read(text: str, chance: Chance) -> Lupus:
    """The position that such a line describes; its future comes from `chance`."""
    line = Line("lupus", text)
    if len(line.words) < 2 or line.words[0] not in NAMES or not is_number(line.words[1], 100) or line.words[1] == "0":
        raise line.bad(f"it begins with one of {', '.join(NAMES)} and the number of the day")
    window, day, *seats = line.words
    if not FEWEST <= len(seats) <= MOST:
        raise line.bad(f"{FEWEST} to {MOST} seats follow, written [+]ROLE[>ROLE][:SEAT]")
    facts = line.take(*FACTS)
    for key in facts:
        if window not in PLACES.get(key, NAMES):
            raise line.bad(f"'{key}' has no place in {window}")
    if window != "night" and any(":" in word for word in seats):
        raise line.bad("seats point at somebody only at night")
    s = Lupus(len(seats), line.options(Options), chance)
    s.day = int(day)
    try:
        points = [_read_seat(line, s, seat, word) for seat, word in enumerate(seats)]
        s.call_by_the_list()
        s.calls = calls_of(s, s.day)
        for key in NEEDED.get(window, ()):
            if key not in facts and not (key == "asked" and window == "nomination" and s.together):
                raise line.bad(f"{window} has {key}=")
        _read_facts(line, s, facts)
        if window == OVER:
            s.result = _outcome(s, facts["party"])
        else:
            kind = NominationTogether if window == "nomination" and s.together else WINDOWS[window]
            s.then(*kind.read(s, {**facts, "points": spell_numbers(points)}))
    except (ValueError, IndexError, KeyError) as error:
        if isinstance(error, BadNotation):
            raise
        why = str(error) if isinstance(error, Refused) else "a number or a name in it does not fit anywhere"
        raise line.bad(why) from None
    why = position_errors(s, window)
    if why:
        raise line.bad(why)
    return s


def _read_seat(line: Line, s: Lupus, seat: int, word: str) -> int:
    """Fill in one seat; returns whom it points at."""
    name, _, target = word.partition(":")
    if name.startswith("+"):
        s.living &= ~(1 << seat)
    dealt, turned, now = name.removeprefix("+").partition(">")
    if dealt not in ROLES or (turned and (dealt != "mythomaniac" or now not in ("werewolf", "seer"))):
        raise line.bad(
            f"'{word}' is not [+]ROLE[>ROLE][:SEAT]; roles are {', '.join(ROLES)}, and only the mythomaniac changes"
        )
    s.dealt[seat] = ROLES.index(dealt)
    s.roles[seat] = ROLES.index(now if turned else dealt)
    return read_seat(s, target) if target else NOBODY


def _read_facts(line: Line, s: Lupus, facts: dict[str, str]) -> None:
    """What the line says besides the seats and the window."""
    for key in ("welcome", "opening", "wise"):
        if key in facts:
            setattr(s, key, read_seat(s, facts[key]))
    s.at = number(facts.get("at", "0"), HUGE)
    if not 0 <= s.at < max(1, len(s.calls)):
        raise line.bad(f"at is the number of a call from 0 to {len(s.calls) - 1}")
    if "tonight" in facts:
        gazed, guarded, before, marked, human, victim = read_numbers(facts["tonight"])
        s.gazed, s.guarded, s.guarded_before, s.marked, s.victim = gazed, guarded, before, marked, victim
        s.marked_human = bool(human)
    s.fellows = read_numbers(facts["fellows"]) if "fellows" in facts else natural_fellows(s)
    s.notes = [_read_note(note) for note in facts["notes"].split(";")] if "notes" in facts else []
    s.nights = [tuple(read_numbers(night)) for night in facts["nights"].split(";")] if "nights" in facts else []
    s.dead = tuple(read_numbers(facts["dead"])) if "dead" in facts else ()
    s.said = read_numbers(facts["said"]) if "said" in facts else s.said
    s.claims = [_read_claim(claim) for claim in facts["claims"].split(",")] if "claims" in facts else []
    count_standing(s)
    s.forecasts = [_read_forecast(each) for each in facts["foretold"].split(";")] if "foretold" in facts else []
    s.ballots = read_numbers(facts["ballots"]) if "ballots" in facts else s.ballots
    if "suspects" in facts:
        s.paw, s.tuft = read_numbers(facts["suspects"])
    s.days = [_read_day(day) for day in facts["days"].split(";")] if "days" in facts else []


def _outcome(s: Lupus, name: str) -> Outcome:
    party = PARTIES.index(name)
    winners = tuple([seat for seat in range(s.seats) if PARTY_OF[s.roles[seat]] == party])
    losers = tuple([seat for seat in range(s.seats) if seat not in winners])
    return Outcome(winners, losers, REASONS[name], "L5.5", name)


def _read_note(text: str) -> NoteEntry:
    kind, ears, night, about, value = read_numbers(text)
    return NoteEntry(kind, ears, night, about, value)


def _read_forecast(text: str) -> ForecastEntry:
    day, seat, wolf, lynched = read_numbers(text)
    return ForecastEntry(day, seat, wolf, lynched)


def _read_claim(text: str) -> ClaimEntry:
    day, seat, words, *back = text.split(".")
    takes_back = number(back[0], HUGE) if back else NOBODY
    return ClaimEntry(number(day, HUGE), number(seat, HUGE), read_move(words).code, takes_back)


def _read_day(text: str) -> DayEntry:
    dead, ballots, named, votes = text.split("/")
    mark, paw, tuft, lynched = read_numbers(named)
    return DayEntry(
        tuple(read_numbers(dead)), tuple(read_numbers(ballots)), mark, paw, tuft, tuple(read_numbers(votes)), lynched
    )
