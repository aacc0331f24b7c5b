"""Versions of a game's rules: which of them plays an old record or a table that is still running."""

from __future__ import annotations

from collections.abc import Mapping

from nightcoach.core.errors import BadOption
from nightcoach.core.game import Game
from nightcoach.core.wire import GameOptions, option_types, parse_options


def in_version(game: Game, version: int) -> Game | None:
    """The game as this version of its rules plays it, if that is still kept."""
    for kept in (game, *game.older()):
        if kept.version == version:
            return kept
    return None


def versions(game: Game) -> tuple[int, ...]:
    """The versions that are kept, the newest last."""
    return tuple(sorted([kept.version for kept in (game, *game.older())]))


def adopt_options(game: Game, given: Mapping[str, object]) -> GameOptions:
    """Options for this version that may have been chosen under an older one: whatever it no longer has or allows gets
    its default. Options that no version has ever known are refused."""
    try:
        return parse_options(game.Options, game.name, given)
    except BadOption:
        if not any([_fits(older, given) for older in game.older()]):
            raise
    kept: dict[str, object] = {}
    for key, value in given.items():
        if key in option_types(game.Options) and _fits(game, {**kept, key: value}):
            kept[key] = value
    return parse_options(game.Options, game.name, kept)


def _fits(game: Game, given: Mapping[str, object]) -> bool:
    try:
        parse_options(game.Options, game.name, given)
    except BadOption:
        return False
    return True
