"""Which rules a table plays by: the newest of its game in the lobby, those it began with while a game runs."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from nightcoach.core.errors import BadOption, Refused
from nightcoach.core.game import Game
from nightcoach.core.versions import adopt_options, in_version
from nightcoach.core.wire import GameOptions, parse_options
from nightcoach.table.log.entries import Unreadable, written_by_newer


def newest(find: Callable[[str], Game], name: str, chosen: Mapping[str, object]) -> tuple[Game, GameOptions]:
    """The game as it is played now, with what was chosen, perhaps under an older version."""
    try:
        game = find(name)
    except Refused as refused:  # not everybody who opens the table should read why a package does not load
        raise Unreadable(
            "game_gone",
            f"the game '{name}' of this table is not installed on this server, or does not load; "
            "install its package again and restart the server, and the table goes on",
            {"game": name},
        ) from refused
    try:
        return game, adopt_options(game, chosen)
    except BadOption:
        raise written_by_newer() from None


def begun_with(
    game: Game, options: GameOptions, version: int, chosen: Mapping[str, object]
) -> tuple[Game, GameOptions] | None:
    """The game and its options in the version it began with; None if that is no longer kept."""
    if version > game.version:
        raise written_by_newer()
    kept = in_version(game, version)
    if kept is None:
        return None
    return (game, options) if kept is game else (kept, parse_options(kept.Options, kept.name, chosen))
