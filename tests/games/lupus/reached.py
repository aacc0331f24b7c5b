"""When a step of a game of Lupus has exercised a rule, a character, an option, a tie-break or an end."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from nightcoach.core.contract import Step
from nightcoach.core.events import Seat
from nightcoach.core.frames import TABLE
from nightcoach.games.lupus.moves import CLAIMS, CLOSE, END_CALL, NO_BALLOT
from nightcoach.games.lupus.roles import (
    BODYGUARD,
    FREEMASON,
    LEAST,
    MEDIUM,
    MYTHOMANIAC,
    NOBODY,
    OWL,
    POSSESSED,
    ROLES,
    SEER,
    VILLAGER,
    WEREHAMSTER,
    WEREWOLF,
)
from nightcoach.games.lupus.state import Lupus, seats_in
from tests.rules import normative

NOT_IN_A_STEP = {
    "L2.13": "a host who sits and hides the list is refused before there is a game",
    "L2.16": "what a host is shown is the lobby's",
    "L3.5": "how long a slot lasts is the clock's",
    "L3.14": "silence at night is the table's",
    "L3.19": "talk is the table's",
    "L3.20": "silence of ghosts is the table's",
    "L3.68": "who may sit down when is the table's",
    "L3.51": "absence is the table's; no_ballot is an ordinary move",
    "L3.65": "talk is the table's",
    "L6.19": "a human narrator is the table's",
    "L6.20": "time is the table's",
    "L6.21": "frames and ticks are the table's",
    "L6.29": "connections are the table's",
    "L6.33": "stand-ins are the table's",
    "L6.35": "what a host has chosen is the lobby's",
    **{f"L8.{n}": "a clock" for n in range(13, 20)},
    "L8.2": "a human narrator is the table's",
    "L8.44": "bots are the table's",
    "L8.45": "a clock",
    "L8.46": "the lobby's",
    **{f"L8.{n}": "beats are the table's" for n in range(48, 59)},
}
"""Rules that no step of a game can show, with a word why; other tests show them."""
NEVER_CALLED = (POSSESSED, WEREHAMSTER)
TIES = ("pack", "Seers", "second suspect", "top of the ranking", "lynch vote", "no votes at all", "Welcome of 2")
ENDS = (
    *("village", "pack at dawn", "pack by lynching", "hamster from the village", "hamster from the pack"),
    *("overshoot", "parity by the change", "with the Mythomaniac as last wolf", "the Possessed wins with the pack"),
)
ENGINE_OPTIONS = {
    "preset": ("full", "base", "custom", "lot", "fair_1"),
    "role_list": ("open", "open_hide_possessed", "secret"),
    "first_night_kill": ("False", "True"),
    "night": ("sequential", "parallel"),
    "nomination_mode": ("sequential", "simultaneous"),
    "narrator_chair": ("None", "given"),
    "wise_old_man": ("off", "on"),
    "wolf_disagreement": ("plurality_lot", "no_kill"),
    "seer_may_target_ghosts": ("False", "True"),
    "bodyguard_no_repeat": ("False", "True"),
    "welcome_on_lynch": ("True", "False"),
    "enforce_minimums": ("True", "False"),
    "enforce_card_stock": ("True", "False"),
    "claims_per_day": ("0", "1", "2"),
    "wolf_chat": ("off", "on"),
    "forecasts": ("False", "True"),
}
"""The options that the engine knows, with their values; each counts where it makes a difference."""


def wanted() -> list[str]:
    """Everything that play must reach."""
    rules = [rule for rule in normative("lupus") if not rule.startswith("L9") and rule not in NOT_IN_A_STEP]
    return [
        *rules,
        *[f"{name} {how}" for name in ROLES for how in ("living", "ghost")],
        *[f"{ROLES[unit]} absent and called" for unit in LEAST if unit not in NEVER_CALLED],
        *[f"{ROLES[unit]} absent under a hidden list" for unit in NEVER_CALLED],
        *[f"tie: {tie}" for tie in TIES],
        *[f"end: {end}" for end in ENDS],
        *[f"option {key}={value}" for key, values in ENGINE_OPTIONS.items() for value in values],
    ]


def reached(step: Step) -> set[str]:
    """What one step has exercised."""
    found: set[str] = set()
    before, after = step.before, step.after
    assert isinstance(before, Lupus)
    assert isinstance(after, Lupus)
    found.update(ALWAYS.split())
    found.update(BY_WINDOW[before.window()].split())
    found.update(BY_VERB.get(step.move.verb, "").split())
    for event in step.events:
        found.update(BY_EVENT.get(event.kind, "").split())
    for test in TESTS:
        found.update(test(before, step, after))
    return found


ALWAYS = "L3.66 L3.50 L6.2 L6.3 L6.26 L2.8"
"""Checked at every step: who is asked, views, refusals."""
BY_WINDOW = {
    "night": "L3.3 L3.52 L3.56 L6.28 L3.10 L1.1 L1.3",
    "discussion": "L3.60 L3.62 L3.64 L8.42",
    "nomination": "L3.22 L3.24",
    "defence": "L3.41 L3.34",
    "lynch_vote": "L3.42 L3.43 L6.27 L3.34",
}
BY_VERB = {
    "ready": "L3.21 L3.60",
    "retract": "L3.61 L3.62",
    "claim_role": "L3.61",
    "vote": "L3.43",
    "end_call": "L3.54",
    "forecast": "L8.59 L8.60 L8.61",
}
BY_EVENT = {
    "spirit": "L4.9 L6.8 L4.11",
    "answer": "L4.5 L6.7",
    "guarded": "L4.15 L6.9 L4.18",
    "marked": "L4.20 L6.10",
    "victim": "L4.3 L6.6 L4.4",
    "became": "L4.30 L4.31 L4.32 L4.33 L6.11",
    "dawn": "L3.16 L6.12 L6.22 L6.23",
    "opening": "L3.33",
    "claimed": "L6.31 L3.61",
    "ready": "L6.31",
    "nominated": "L6.13 L3.25",
    "ballots": "L6.13 L3.25 L8.10",
    "owl_mark": "L6.14 L4.21",
    "suspects": "L6.15 L3.27 L3.28 L3.32",
    "voted": "L6.16 L3.44",
    "lynched": "L6.17 L3.46 L3.2",
    "ended": "L6.18 L5.7 L5.1 L5.4 L5.5 L5.6",
    "night": "L3.1",
    "wise_old_man": "L8.4 L8.24",
    "forecast": "L6.37",
    "forecasts": "L8.62 L8.63",
}


def targets(s: Lupus, seats: list[Seat]) -> list[Seat]:
    """Whom these point at now."""
    night: Any = s.frames[-1]
    return [night.points[seat] for seat in seats if night.points[seat] != NOBODY]


def ended_calls(s: Lupus, step: Step) -> tuple[int, ...]:
    """The calls that end in this step."""
    if s.window() != "night" or step.seat != TABLE:
        return ()
    return s.calls[s.at : s.at + 1] if step.move is END_CALL else s.calls[s.at :]


def setup(s: Lupus, step: Step, after: Lupus) -> Iterator[str]:
    """L2 What a deal is made of, seen in its first night."""
    if s.day != 1 or s.window() != "night" or s.nights:
        return
    yield from ("L2.1", "L2.2", "L2.9", "L2.10", "L8.41")
    rules = {"full": "L2.5", "base": "L2.6", "custom": "L2.7 L8.47", "lot": "L2.12 L6.34", "fair_1": "L2.15"}
    yield from rules[s.options.preset].split()
    if s.seats == 8 and s.options.enforce_minimums:
        yield "L2.3"
    if s.options.preset in ("custom", "lot"):
        yield "L2.4"
    if s.options.preset == "lot" and s.options.role_list == "open_hide_possessed" and s.options.enforce_card_stock:
        yield "L2.14"
    if s.seats >= 21 and OWL in s.dealt:
        yield "L2.11"
    if any(s.fellows[seat] for seat in range(s.seats) if s.dealt[seat] == FREEMASON):
        yield from ("L4.23", "L6.4")  # told with the deal: theirs is the first slot


def options(s: Lupus, step: Step, after: Lupus) -> Iterator[str]:
    """L8 An option counts where it makes a difference."""
    given = s.options
    window = s.window()
    night, ended = window == "night", ended_calls(s, step)
    first = night and s.day == 1
    pack = seats_in(s.living_of(WEREWOLF))
    split = WEREWOLF in ended and s.kill_tonight() and len(set(targets(s, pack))) != 1
    ghosts_asked = SEER in ended and s.living_of(SEER) and s.living != (1 << s.seats) - 1
    many = [unit for unit, least in LEAST.items() if s.seats < least]
    where = {
        "preset": first,
        "role_list": night,
        "first_night_kill": first and WEREWOLF in ended,
        "nomination_mode": window == "nomination",
        "wise_old_man": s.seats == 8,
        "wolf_disagreement": split,
        "seer_may_target_ghosts": ghosts_asked,
        "bodyguard_no_repeat": night and s.living_of(BODYGUARD) and s.guarded_before != NOBODY,
        "welcome_on_lynch": window == "lynch_vote" and after.window() != "lynch_vote",
        "enforce_minimums": first and given.preset in ("lot", "custom") and any(u in s.dealt for u in many),
        "enforce_card_stock": first and given.preset in ("lot", "custom"),
        "claims_per_day": window == "discussion",
        "wolf_chat": night and WEREWOLF in s.calls,
        "forecasts": window == "discussion" and s.living != (1 << s.seats) - 1,
    }
    where["enforce_minimums"] = where["enforce_minimums"] or (first and given.enforce_minimums)
    for key, difference in where.items():
        if difference:
            yield f"option {key}={getattr(given, key)}"
            yield from OPTION_RULES.get(key, "").split()
    if night:
        yield f"option night={'parallel' if s.parallel else 'sequential'}"
        yield from ("L8.11", "L8.43", *(("L3.15",) if s.parallel else ()))
    if window == "discussion" and s.day == 1 and s.welcome == NOBODY:
        yield f"option narrator_chair={'None' if given.narrator_chair is None else 'given'}"
        if given.narrator_chair is not None:
            yield "L8.40"


OPTION_RULES = {
    "first_night_kill": "L8.1 L3.7",
    "role_list": "L8.3",
    "wolf_disagreement": "L8.5",
    "wolf_chat": "L8.6",
    "seer_may_target_ghosts": "L8.7",
    "bodyguard_no_repeat": "L8.8",
    "welcome_on_lynch": "L8.9",
    "enforce_minimums": "L8.12",
    "enforce_card_stock": "L8.12",
}


def characters(s: Lupus, step: Step, after: Lupus) -> Iterator[str]:
    """Every character among the living and among the ghosts, and those that a hidden list leaves open."""
    for seat in range(s.seats):
        yield f"{ROLES[s.dealt[seat]]} {'living' if s.is_living(seat) else 'ghost'}"
    rules = {VILLAGER: "L4.1", WEREWOLF: "L4.2", POSSESSED: "L4.12 L4.13", WEREHAMSTER: "L4.24"}
    for role, cited in rules.items():
        if role in s.dealt:
            yield from cited.split()
    if s.window() == "night":
        for role in s.calls:
            if role not in s.dealt:
                yield from (f"{ROLES[role]} absent and called", "L3.4", "L6.25")
            elif not s.living_of(role):
                yield from ("L3.4", "L3.49")
    for role in NEVER_CALLED:
        if s.options.role_list == "secret" and role not in s.dealt:
            yield f"{ROLES[role]} absent under a hidden list"
    if s.options.role_list == "open_hide_possessed" and POSSESSED in s.dealt:
        yield "L6.25"


def points(s: Lupus, step: Step, after: Lupus) -> Iterator[str]:
    """L3.52, L3.53, L6.36 Points that count, come early, or have no effect any more."""
    if s.window() != "night" or step.seat == TABLE:
        return
    role = s.decides_as(step.seat)
    if not s.is_living(step.seat):
        yield "L3.49"
    if role == NOBODY:
        yield "L3.53"
    elif not s.parallel and role in s.calls[: s.at]:
        yield "L3.53"  # accepted without effect
    elif role in (SEER, WEREWOLF) and not s.slot_open(role):
        yield "L6.36"
    elif role == WEREWOLF:
        yield "L6.6"
    elif role == SEER and len(seats_in(s.living_of(SEER))) == 2:
        yield "L6.32"
    if s.wise_game and role == SEER and not s.is_living(step.move.numbers[0]):
        yield "L8.22"


def meetings(s: Lupus, step: Step, after: Lupus) -> Iterator[str]:
    """L6.4, L6.5, L6.32 Who learns of whom."""
    for event in step.events:
        if event.kind == "fellows":
            night, role, _seats = event.secret
            yield {"werewolf": "L6.5", "seer": "L6.32"}[str(role)]
            turned = [q for q in event.ears if after.dealt[q] == MYTHOMANIAC]
            if night == 3 and turned:
                yield "L4.35" if role == "werewolf" else "L4.40"


def calls(s: Lupus, step: Step, after: Lupus) -> Iterator[str]:
    """L3.6–L3.13, L4 What comes of the calls that end now."""
    ended = ended_calls(s, step)
    for role in ended:
        holders = seats_in(s.living_of(role))
        pointed = targets(s, holders)
        yield "L3.6"
        if not holders:
            yield from (("L4.37",) if role == MYTHOMANIAC else ())
            continue
        if role in (SEER, BODYGUARD, OWL, MYTHOMANIAC) and not pointed:
            yield "L3.13"
        most = [q for q in set(pointed) if pointed.count(q) == max(map(pointed.count, pointed))]
        if role == WEREWOLF and s.kill_tonight():
            yield "L3.8"
            if len(most) > 1 and not s.no_kill:
                yield "tie: pack"
        if role == WEREWOLF and not s.kill_tonight():
            yield "L3.7"
        if role == SEER:
            yield from asked(s, after, len(holders), len(most))
        if role == MEDIUM:
            yield from spirit(s)
        if role == BODYGUARD and after.guarded != NOBODY:
            yield "L4.17"


def asked(s: Lupus, after: Lupus, seers: int, most: int) -> Iterator[str]:
    """L3.9, L3.11, L4.5–L4.8"""
    if after.gazed == NOBODY:
        return
    yield from ("L4.6", "L4.7")
    if seers == 2:
        yield from ("L3.9", "L4.40")
        if most > 1:
            yield "tie: Seers"
    target = after.gazed
    if s.roles[target] == WEREHAMSTER:
        yield "L4.8" if s.is_living(target) else "L8.7"
    if s.dealt[target] == MYTHOMANIAC:
        yield "L3.11" if s.day == 2 else "L4.35"


def spirit(s: Lupus) -> Iterator[str]:
    """L4.10 The nature at the moment of death."""
    lynched = s.days[-1].lynched
    if s.dealt[lynched] in (MYTHOMANIAC, POSSESSED, WEREHAMSTER):
        yield "L4.10"


def dawn(s: Lupus, step: Step, after: Lupus) -> Iterator[str]:
    """L3.12, L3.16–L3.18, L4 Who died, and who did not."""
    if s.window() != "night" or step.move is not CLOSE:
        return
    dead, victim, guarded, marked = after.dead, after.victim, after.guarded, after.marked
    acted = {SEER: after.gazed, OWL: marked, BODYGUARD: guarded}
    if any(acted.get(s.roles[seat], NOBODY) != NOBODY for seat in dead):
        yield "L3.12"
    if victim != NOBODY and victim == guarded:
        yield "L4.16"
    if victim != NOBODY and s.roles[victim] == WEREHAMSTER:
        yield "L4.25"
    if after.gazed in dead:
        yield "L4.26"
    if guarded in dead:
        yield "L3.18"
    if s.seats >= 21 and marked != NOBODY:
        yield "L4.22"
    if s.day == 1 and s.first_kill and BODYGUARD in s.dealt:
        yield "L4.19"
    if len(dead) > 1:
        yield from ("L3.17", f"tie: Welcome of {len(dead)}")
    changed = [seat for seat in range(s.seats) if after.roles[seat] != s.roles[seat]]
    for seat in changed:
        yield from ("L4.34", "L6.24", *(("L4.36",) if seat in dead else ()))
    if all(s.kept(seat) is not None for seat in range(s.seats)):
        yield "L3.55"
    if len(after.nights) > len(s.nights):
        yield "L3.67"  # what is final now stands in the record; check_replay compares it


def suspects(s: Lupus, step: Step, after: Lupus) -> Iterator[str]:
    """L3.22–L3.33 Ballots, marks and ties."""
    if s.window() != "nomination":
        return
    if not s.together:
        yield "L3.23"
    if step.move is NO_BALLOT:
        yield "L3.26"
    if s.welcome == NOBODY:
        yield "L3.33"
    if after.window() != "defence":
        return
    counts = [after.ballots.count(q) for q in range(s.seats)]
    ranked = sorted([(-counts[q], s.distance(q), q) for q in seats_in(s.living)])
    mark = s.marked if s.marked != NOBODY and s.is_living(s.marked) else NOBODY
    yield "L3.30" if mark != NOBODY else "L3.29"
    if s.owl_possible() and mark == NOBODY:
        yield "L3.31"
    if ranked[0][0] == ranked[1][0]:
        yield "tie: top of the ranking"
    if ranked[0][0] < ranked[1][0] == ranked[2][0]:
        yield "tie: second suspect"


def lynching(s: Lupus, step: Step, after: Lupus) -> Iterator[str]:
    """L3.45–L3.48 How a vote is decided."""
    if s.window() != "lynch_vote" or after.window() == "lynch_vote":
        return
    votes = after.days[-1].votes
    if votes.count(0) == votes.count(1):
        yield from ("L3.45", "tie: no votes at all" if votes.count(0) == 0 else "tie: lynch vote")
    if s.lynched_welcome:
        yield "L3.47"
    yield "L3.48"
    if s.wise_game:
        yield from ("L8.20", "L8.24", "L8.25")


def talk(s: Lupus, step: Step, after: Lupus) -> Iterator[str]:
    """L3.63, L3.80 The limit, and what cannot be true together."""
    if s.window() == "discussion" and step.seat != TABLE and s.said[step.seat] == s.claims_a_day:
        yield "L3.63"
    if step.move.verb in CLAIMS and after.view(None).clashes:
        yield "L3.80"


def ends(s: Lupus, step: Step, after: Lupus) -> Iterator[str]:
    """L5 Every way in which a game can end."""
    wolves = seats_in(after.living_of(WEREWOLF))
    others = len(seats_in(after.living)) - len(wolves)
    if after.result is None:
        if s.window() in ("night", "lynch_vote") and after.window() != s.window():
            yield "L5.2"
            if POSSESSED in [after.roles[q] for q in seats_in(after.living)]:
                yield "L4.14"
        return
    yield "L5.3"
    party = after.result.party
    dawned = s.window() == "night"
    if party == "village":
        yield "end: village"
        last = after.days[-1].lynched
        if not wolves and after.roles[last] == WEREWOLF and after.dealt[last] == MYTHOMANIAC:
            yield "end: with the Mythomaniac as last wolf"
    if party == "pack":
        yield "end: pack at dawn" if dawned else "end: pack by lynching"
        if POSSESSED in after.dealt:
            yield "end: the Possessed wins with the pack"
        if len(wolves) > others:
            yield "end: overshoot"
        if dawned and after.roles != s.roles:
            yield "end: parity by the change"
    if party == "hamster":
        yield "L4.27"
        yield f"end: hamster from the {'pack' if wolves else 'village'}"


TESTS: list[Callable[[Lupus, Step, Lupus], Iterator[str]]] = [
    setup,
    options,
    characters,
    points,
    meetings,
    calls,
    dawn,
    suspects,
    lynching,
    talk,
    ends,
]
