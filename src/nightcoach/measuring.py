"""The command that measures an engine, interpreted and compiled."""

from __future__ import annotations

from typing import Annotated

import typer

import nightcoach


def bench(
    game: Annotated[str, typer.Argument(metavar="GAME", help="The engine to measure.")],
    seconds: Annotated[float, typer.Option("--seconds", min=0.01, help="How long each case is measured.")] = 0.5,
    rounds: Annotated[int, typer.Option("--rounds", min=1, help="How often each case is measured.")] = 3,
) -> None:
    """Measure an engine, interpreted and compiled in one run; one JSON line per case."""
    from nightcoach.lab.bench import bench as bench_game

    nightcoach.game(game)
    for line in bench_game(game, seconds, rounds):
        typer.echo(line)
