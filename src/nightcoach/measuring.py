"""The command that measures: engines, interpreted and compiled, beside a peer's, and the server under load."""

from __future__ import annotations

from typing import Annotated

import typer

import nightcoach
from nightcoach.core.errors import Refused


def bench(
    what: Annotated[
        str, typer.Argument(metavar="[GAME|peers|server]", help="An engine, peers, the server.")
    ] = "castle",
    seconds: Annotated[float, typer.Option("--seconds", min=0.01, help="How long each case is measured.")] = 0.5,
    rounds: Annotated[int, typer.Option("--rounds", min=1, help="How often each case is measured, in turns.")] = 3,
    tables: Annotated[str, typer.Option("--tables", help="server: how many tables, one case each.")] = "10,100,500",
) -> None:
    """Measure an engine, interpreted and compiled in one run, a peer beside it, or the server; one JSON line a case."""
    if what == "server":
        from nightcoach.lab.load import bench_server

        cases = [int(text) for text in tables.split(",") if text.strip().isdecimal() and int(text) > 0]
        if not cases or len(cases) != len(tables.split(",")):
            raise Refused("tables", f"--tables takes numbers like 10,100,500, not '{tables}'", {"tables": tables})
        lines = bench_server(cases, max(seconds, 1.0), rounds)
    elif what == "peers":
        from nightcoach.lab.peers import bench_peers

        lines = bench_peers(seconds, rounds)
    else:
        from nightcoach.lab.bench import bench as bench_game

        nightcoach.game(what)
        lines = bench_game(what, seconds, rounds)
    for line in lines:
        typer.echo(line)
