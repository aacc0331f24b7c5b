"""A position in one line, secrets included, for tests, bug reports and hashes (docs/notation.md).

choose 1 wolf:0 kids:0:trap pig:0
deal 2 wolf:7 kids:2 hood:2 pig:1 dealer=1 target_points=12
"""

from __future__ import annotations

from nightcoach.core.chance import Chance
from nightcoach.core.moves import Move
from nightcoach.core.notation import Line, is_number, spell_options
from nightcoach.core.state import Outcome
from nightcoach.games.eatme.moves import CAST, KIND_NAMES, NOBODY, SLEEP, TRAP, WOLF
from nightcoach.games.eatme.round import Choose, Deal, Prowl
from nightcoach.games.eatme.state import HABITS, EatMe
from nightcoach.games.eatme.wire import Options

PHASES = ("choose", "prowl", "deal", "over")
MANY = 1 << 30
"""No round, score or count of habits comes near it."""
_RULE_OF = {"most_points": "E5.2", "tie_duel_winner": "E5.3", "tie_clockwise": "E5.3"}


def write(s: EatMe) -> str:
    """PHASE ROUND KIND:SCORE[:CHOICE] … [dealer=SEAT] [winner=SEAT reason=WHY] [habits=…] [OPTION=VALUE …]"""
    parts = [s.window(), str(s.round)]
    for seat in range(s.seats):
        kind = "-" if s.kinds[seat] == NOBODY else KIND_NAMES[s.kinds[seat]]
        kept = s.kept(seat)
        parts.append(f"{kind}:{s.scores[seat]}" + ("" if kept is None else f":{kept.words}"))
    if s.dealer != NOBODY:
        parts.append(f"dealer={s.dealer}")
    if s.result is not None:
        parts.append(f"winner={s.result.winners[0]} reason={s.result.reason}")
    if any(s.habits):
        parts.append("habits=" + ",".join([str(n) for n in s.habits]))
    parts += spell_options(s.options)
    return " ".join(parts)


def read(text: str, chance: Chance) -> EatMe:
    """The position that such a line describes; its future comes from `chance`."""
    line = Line("eatme", text)
    phase, rounds = (*line.words, "", "")[:2]
    seats = line.words[2:]
    if phase not in PHASES or not is_number(rounds, MANY):
        raise line.bad("it begins with choose, prowl, deal or over and the number of the round")
    if len(seats) not in CAST:
        raise line.bad("3 to 6 seats follow, written KIND:SCORE or KIND:SCORE:CHOICE")
    extra = line.take("dealer", "winner", "reason", "habits")
    options = line.options(Options)
    if (options.three_player_start and len(seats) != 3) or (options.first_wolf or 0) >= len(seats):
        raise line.bad("three_player_start is for three seats, and first_wolf is one of them")
    s = EatMe(len(seats), options, chance)
    s.round = int(rounds)
    kept = [_read_seat(line, s, seat, word) for seat, word in enumerate(seats)]
    if "dealer" in extra:
        s.dealer = line.number(extra["dealer"], s.seats)
    if "habits" in extra:
        s.habits = [line.number(n, MANY) for n in extra["habits"].split(",")]
    why = position_errors(s, phase, kept, extra)
    if why:
        raise line.bad(why)
    if phase == "over":
        winner = line.number(extra["winner"], s.seats)
        reason = extra["reason"]
        s.result = Outcome((winner,), tuple([q for q in range(s.seats) if q != winner]), reason, _RULE_OF[reason])
    elif phase == "deal":
        s.then(Deal((s.dealer,)))
    else:
        wolf = s.kinds.index(WOLF)
        houses = tuple([seat for seat in range(s.seats) if seat != wolf])
        if phase == "choose":
            s.then(Choose(houses, tuple([kept[house] for house in houses]), s.options.show_ready))
        else:
            s.then(Prowl((wolf,), tuple([move is TRAP for move in kept])))
    return s


def _read_seat(line: Line, s: EatMe, seat: int, word: str) -> Move | None:
    kind, _, rest = word.partition(":")
    score, _, choice = rest.partition(":")
    if kind != "-" and kind not in KIND_NAMES:
        raise line.bad(f"'{word}' names no kind; kinds are {', '.join(KIND_NAMES)}, or - before the first deal")
    s.kinds[seat] = NOBODY if kind == "-" else KIND_NAMES.index(kind)
    s.scores[seat] = line.number(score, MANY)
    if choice == "":
        return None
    if choice not in (SLEEP.words, TRAP.words) or kind == "wolf":
        raise line.bad(f"'{word}': only a house has a choice, and it is sleep or trap")
    return SLEEP if choice == SLEEP.words else TRAP


def position_errors(s: EatMe, phase: str, kept: list[Move | None], extra: dict[str, str]) -> str:
    """Why the parts of a line do not make a position together; nothing if they do."""
    first = s.round == 0
    if first != (s.kinds == [NOBODY] * s.seats) or (first and (phase != "deal" or s.options.first_wolf is None)):
        return "nobody has a character in round 0, which is a chosen first deal; later everybody has one"
    if not first and sorted(s.kinds) != sorted(CAST[s.seats]):
        return f"{s.seats} seats play with {' '.join([KIND_NAMES[k] for k in CAST[s.seats]])}"
    chosen = len([move for move in kept if move is not None])
    if chosen != (s.seats - 1 if phase == "prowl" else chosen if phase == "choose" and chosen < s.seats - 1 else 0):
        return "in prowl every house has a choice, in choose at least one has none, later none has one"
    if phase == "deal" and s.dealer == NOBODY:
        return "in deal somebody deals: dealer=SEAT"
    if first and s.dealer != s.options.first_wolf:
        return "in round 0 the first Wolf deals"
    ended = "winner" in extra and extra.get("reason", "") in _RULE_OF
    if (phase == "over") != ended or (phase != "over" and ("winner" in extra or "reason" in extra)):
        return f"over, and only over, has winner=SEAT and reason={'|'.join(_RULE_OF)}"
    if len(s.habits) != HABITS * s.seats:
        return f"habits are {HABITS} numbers per seat"
    if (phase == "over") != (max(s.scores) >= s.target):
        return f"the game is over with {s.target} points or more, and not before"
    return ""
