"""Every option of L8 that the engine knows, in mixtures that the contract and leak checks go through."""

from __future__ import annotations

from nightcoach.core.chance import Chance
from nightcoach.core.errors import BadOption
from nightcoach.core.wire import GameOptions
from nightcoach.games.lupus.game import GAME
from nightcoach.games.lupus.roles import ROLES, UNITS, with_units

CHOICES: dict[str, tuple[object, ...]] = {
    "preset": ("full", "base", "custom", "lot", "fair_1"),
    "role_list": ("open", "open_hide_possessed", "secret"),
    "first_night_kill": (False, True),
    "place": ("same_room", "remote"),
    "night_mode": (None, "sequential", "parallel"),
    "nomination_mode": ("sequential", "simultaneous"),
    "narrator": ("machine", "human"),
    "narrator_chair": (None, 0, 5),
    "host_seated": (True, False),
    "allow_bots": (False, True),
    "wise_old_man": ("off", "on"),
    "wolf_disagreement": ("plurality_lot", "no_kill"),
    "wolf_chat": ("off", "on"),
    "seer_may_target_ghosts": (False, True),
    "bodyguard_no_repeat": (False, True),
    "welcome_on_lynch": (True, False),
    "enforce_minimums": (True, False),
    "enforce_card_stock": (True, False),
    "claims_per_day": (0, 1, 2),
    "discussion_seconds": (180, 0),
    "call_seconds": (20, 1),
    "grace_seconds": (30, 300),
    "beats": ("off", "short", "full"),
    "forecasts": (True, False),
}
"""The values tried for each; few claims a day, so that games stay short."""
HABITS: dict[str, object] = {"claims_per_day": 1}


def mixed(seats: int, chance: Chance, **fixed: object) -> GameOptions:
    """A mixture at random that the rules allow at this size; a list of one's own has units at random."""
    while True:
        given: dict[str, object] = {}
        for key, values in CHOICES.items():
            usual = chance.below(3) == 0 and key not in ("preset", "role_list")
            given[key] = values[0] if usual else chance.pick(values)
        given |= HABITS if chance.below(2) else {}
        given |= fixed
        if given["preset"] == "custom" and "custom_list" not in fixed:
            given["custom_list"] = custom_list(seats, [unit for unit in UNITS if chance.below(2)])
        try:
            options = GAME.Options(**given)
            GAME.check_seats(seats, options)
        except BadOption:
            continue
        return options


def custom_list(seats: int, units: list[int]) -> str:
    """A list of one's own with these units; if they are too many for the size, it is refused like any other."""
    counts = with_units(seats, units)
    return ",".join([f"{name}:{number}" for name, number in zip(ROLES, counts, strict=True) if number])


def option_sets(seats: int) -> list[GameOptions]:
    """A handful that differ in everything that matters: lists, presets, both modes of night and nomination."""
    given: list[dict[str, object]] = [
        {},
        {"preset": "lot", "role_list": "secret", "place": "remote", "nomination_mode": "simultaneous"},
        {"preset": "base", "first_night_kill": True, "night_mode": "parallel", "wolf_disagreement": "no_kill"},
        {"preset": "lot", "role_list": "secret", "enforce_minimums": False, "welcome_on_lynch": False},
    ]
    if seats < 24:  # L2.14
        given.append({"preset": "lot", "role_list": "open_hide_possessed", "bodyguard_no_repeat": True})
    if seats == 8:
        given.append({"wise_old_man": "on", "first_night_kill": True, "nomination_mode": "simultaneous"})
    return [GAME.Options(**(HABITS | each)) for each in given]


def spelled(options: GameOptions) -> str:
    """The options that are not as usual, as a line of notation ends with them."""
    usual = GAME.Options()
    given = [(key, getattr(options, key)) for key in options.__struct_fields__]
    return "".join([f" {key}={str(value).lower()}" for key, value in given if value != getattr(usual, key)])
