"""L2.15 Measured sets of characters as they are kept in `balance.json`; `make balance` measures them again."""

from __future__ import annotations

import functools
from importlib import resources

import msgspec

from nightcoach.core.errors import BadOption
from nightcoach.core.wire_sets import CardSet, Change, Odds, OptionValues, Sets, Stepper
from nightcoach.games.lupus import beats, roles
from nightcoach.games.lupus.calls import CALL_ORDER, held_on
from nightcoach.games.lupus.roles import (
    BODYGUARD,
    FREEMASON,
    MEDIUM,
    MYTHOMANIAC,
    OWL,
    PARTIES,
    POSSESSED,
    ROLES,
    VILLAGER,
    WEREHAMSTER,
    WEREWOLF,
)
from nightcoach.games.lupus.wire import Options


class Share(msgspec.Struct, frozen=True):
    """How often somebody won, from 0 to 1, with its interval of 95 %."""

    share: float
    low: float
    high: float


class Measured(msgspec.Struct, frozen=True, kw_only=True):
    """The results of many games between bots with one set of characters."""

    seats: int
    cards: str
    """The characters as a `custom_list`."""
    suggested: bool
    """Whether it is one of the fairest; `full` and `base` are measured too."""
    searched: bool
    """Whether it came out of a search among all admissible sets, or was picked by hand."""
    games: int
    village: Share
    pack: Share
    hamster: Share
    days: float
    """How many a game lasts on average."""
    minutes: int
    """How long it takes by the default clocks."""


class Balance(msgspec.Struct, frozen=True, kw_only=True):
    """All that was measured."""

    measured: str
    """The date."""
    package: str
    """The version of Nightcoach."""
    version: int
    """That of the game's rules."""
    bots: str
    seed: int
    sets: tuple[Measured, ...]
    """By number of players, the fairest first."""


@functools.cache
def balance() -> Balance:
    """What was measured."""
    text = (resources.files(__package__) / "balance.json").read_bytes()
    return msgspec.json.decode(text, type=Balance)


def spell_list(counts: list[int]) -> str:
    """L8.47 The counts as a `custom_list`."""
    return ",".join([f"{role}:{count}" for role, count in zip(ROLES, counts, strict=True) if count])


ENOUGH = 200
"""With fewer games no odds are shown: they would say next to nothing."""
NOMINATES = 8
"""Seconds that a nomination takes on average, less than its clock; a defence takes half of its own."""
TILES: dict[str, OptionValues] = {
    "quick": {
        "place": "same_room",
        "night_mode": None,
        "nomination_mode": "simultaneous",
        "wolf_chat": "off",
        "beats": "short",
        "call_seconds": 10,
        "recognition_seconds": 8,
        "discussion_seconds": 60,
        "nomination_seconds": 20,
        "defence_seconds": 15,
        "vote_seconds": 20,
    },
    "book": {
        "place": "same_room",
        "night_mode": None,
        "nomination_mode": "sequential",
        "wolf_chat": "off",
        "beats": "full",
        "call_seconds": 15,
        "recognition_seconds": 10,
        "discussion_seconds": 180,
        "nomination_seconds": 20,
        "defence_seconds": 20,
        "vote_seconds": 30,
    },
    "apart": {
        "place": "remote",
        "night_mode": None,
        "nomination_mode": "simultaneous",
        "beats": "short",
        "night_seconds": 45,
        "discussion_seconds": 180,
        "nomination_seconds": 30,
        "defence_seconds": 20,
        "vote_seconds": 30,
    },
}
"""What a host gets with one tap: an evening in a hurry, the game of the book, or everybody somewhere else."""


def expected_minutes(seats: int, counts: list[int], days: float, options: Options | None = None) -> int:
    """How long a game of this many days takes: nights and beats by their clocks, days as people use theirs."""
    given = options or Options()
    told = beats.SECONDS[given.beats]
    nights = float(told.get(beats.DEAL, given.recognition_seconds))  # to look at one's card
    for night in range(1, round(days) + 1):
        nights += night_seconds(counts, night, given)
    nights *= days / max(1, round(days))
    turns = min(NOMINATES, clock(given, "nomination_seconds")) * (seats if given.nomination_mode == "sequential" else 1)
    a_day = clock(given, "discussion_seconds") + turns + clock(given, "defence_seconds") + clock(given, "vote_seconds")
    a_day += sum([told.get(beat, 0) for beat in BY_DAY])
    a_day += beats.count_seconds(given.beats, max(1, seats - 2 - round(days)))  # half of the dead, and the suspects
    return max(1, round((nights + days * a_day) / 60))


BY_DAY = (beats.DAWN, beats.NOMINATION, beats.SUSPECTS, beats.DEFENCE, beats.VOTE, beats.VERDICT)
"""L8.48 The beats of every day but the count, whose length depends on how many vote."""


def clock(options: Options, name: str) -> int:
    """L8.13 The time of a phase; where a narrator ends it by hand, about as long as it usually is."""
    seconds: int = getattr(options, name) or getattr(Options(), name)
    return seconds


def night_seconds(counts: list[int], night: int, options: Options) -> int:
    """L3.5, L3.6, L8.51 How long a night takes."""
    parallel = options.night_mode == "parallel" or (options.night_mode is None and options.place == "remote")
    if parallel:
        return options.night_seconds + beats.SECONDS[options.beats].get(beats.DUSK, 0)
    told = beats.SECONDS[options.beats]
    seconds = told.get(beats.DUSK, 0)
    for role in CALL_ORDER:
        if counts[role] and held_on(role, night):
            meets = role == FREEMASON or (role == WEREWOLF and night == 1 and not options.first_night_kill)
            seconds += options.recognition_seconds if meets else options.call_seconds
            seconds += told.get(beats.LEAD_IN, 0) + told.get(beats.CLOSE, 0)
    return seconds


def sets(seats: int, options: Options) -> Sets:
    """L2.13, L2.15, L2.16 What the host of this many players may choose among, as far as the host may know it."""
    found = balance()
    hidden = options.role_list != "open" and options.narrator == "machine" and options.host_seated
    counts = None if hidden or options.preset == "lot" else fitting(seats, options)
    fairest = [each.cards for each in found.sets if each.seats == seats and each.suggested]
    named = dict.fromkeys([spell_list(each) for each in (roles.full(seats), roles.base(seats))])
    suggested = [] if hidden else [roles.read_list(cards) for cards in fairest]
    others = [] if hidden else [roles.read_list(cards) for cards in named if cards not in fairest]
    return Sets(
        seats=seats,
        measured=found.measured,
        package=found.package,
        bots=found.bots,
        hidden=hidden,
        suggested=tuple([card_set(each, options) for each in suggested]),
        others=(*[card_set(each, options) for each in others], left_to_chance(seats, options)),
        chosen=None if counts is None else card_set(counts, options),
        fits=options.custom_list is None or counts == roles.read_list(options.custom_list),
        steppers=() if counts is None else steppers(counts, options),
    )


def fitting(seats: int, options: Options) -> list[int] | None:
    """What these options deal to this many players, if they can."""
    try:
        return filled(seats, options)
    except BadOption:
        return None


def filled(seats: int, options: Options) -> list[int]:
    """What these options deal; a list for another number of players gets as many Werewolves and Villagers as this one
    needs."""
    if options.custom_list is None:
        return roles.of_preset(options.preset, seats)
    counts = roles.read_list(options.custom_list)
    counts[WEREWOLF] = roles.wolves_of(seats)
    counts[VILLAGER] += seats - sum(counts)
    roles.check_steps(counts, VILLAGER)
    roles.check_custom(counts, options.enforce_minimums, options.enforce_card_stock)
    return counts


def card_set(counts: list[int], options: Options) -> CardSet:
    """A set with what was measured about it."""
    cards, seats = spell_list(counts), sum(counts)
    known = next((each for each in balance().sets if each.cards == cards), None)
    odds = [] if known is None or known.games < ENOUGH else [known.village, known.pack, known.hamster]
    return CardSet(
        cards=tuple([(role, count) for role, count in zip(ROLES, counts, strict=True) if count]),
        options=chosen_by(counts),
        about=kind(counts),
        games=0 if known is None else known.games,
        odds=tuple([Odds(party, o.share, o.low, o.high) for party, o in zip(PARTIES, odds, strict=False)]),
        length=0.0 if known is None else known.days,
        minutes=expected_minutes(seats, counts, usual_days(seats) if known is None else known.days, options),
    )


def left_to_chance(seats: int, options: Options) -> CardSet:
    """L2.12 The set that chance will choose: nobody may know what is in it."""
    minutes = expected_minutes(seats, roles.base(seats), usual_days(seats), options)
    return CardSet(
        cards=(), options={"preset": "lot", "custom_list": None}, about="lot", games=0, odds=(), length=0.0,
        minutes=minutes,
    )  # fmt: skip


def usual_days(seats: int) -> float:
    """How long games with this many players are, whatever the set."""
    found = [each.days for each in balance().sets if each.seats == seats]
    return sum(found) / len(found)


def kind(counts: list[int]) -> str:
    """What sort of village this is, for the sentence beside it."""
    helpers = any([counts[role] for role in (MEDIUM, BODYGUARD, OWL, FREEMASON)])
    if counts[WEREHAMSTER]:
        return "hamster"
    if counts[POSSESSED]:
        return "both" if helpers else "traitor"
    return "liar" if counts[MYTHOMANIAC] else "helpers" if helpers else "plain"


def chosen_by(counts: list[int]) -> OptionValues:
    """The options that deal these characters."""
    for preset in ("fair_1", "full", "base"):
        if counts == roles.of_preset(preset, sum(counts)):
            return {"preset": preset, "custom_list": None}
    return {"preset": "custom", "custom_list": spell_list(counts)}


def steppers(counts: list[int], options: Options) -> tuple[Stepper, ...]:
    """L2.16 Every character with one more or one less, both Freemasons together; Villagers make up the number."""
    return tuple(
        [
            Stepper(ROLES[role], counts[role], changed(counts, role, -1, options), changed(counts, role, 1, options))
            for role in range(len(ROLES))
            if role != VILLAGER
        ]
    )


def changed(counts: list[int], role: int, by: int, options: Options) -> Change:
    """The set with one more or one less of a character in place of a Villager, or why L2.2–L2.4 refuse it."""
    by *= 2 if role == FREEMASON else 1
    new = counts.copy()
    new[role] += by
    new[VILLAGER] -= by
    try:
        roles.check_steps(new, role)
        roles.check_custom(new, options.enforce_minimums, options.enforce_card_stock)
        options.check_hidden(new)
    except BadOption as refused:
        return Change(options=None, reason=refused.reason, facts=refused.facts)
    return Change(options=chosen_by(new))
