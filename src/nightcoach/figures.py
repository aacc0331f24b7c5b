"""How the figures of a simulation are shown: a bar while it runs, tables when it is done."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table

from nightcoach.lab.simulate import Claims, Result, wilson
from nightcoach.words import spoken


@contextlib.contextmanager
def progress_bar(games: int) -> Iterator[Any]:
    """A bar on standard error, so that the table can be piped."""
    with Progress(
        BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), console=Console(stderr=True), transient=True
    ) as bar:
        task = bar.add_task("", total=games)
        yield lambda done: bar.advance(task, done)


def show_result(result: Result) -> None:
    """The figures as a table."""
    say = spoken().say
    engine = say("simulate-compiled" if result.compiled else "simulate-interpreted")
    table = Table(title=f"{say(f'{result.game}-name')} · {engine}")
    for heading in (
        say("simulate-seat"),
        say("simulate-bot"),
        say("simulate-wins"),
        say("simulate-share"),
        say("simulate-interval"),
    ):
        table.add_column(heading, justify="right")
    for seat, wins in enumerate(result.wins_by_seat):
        low, high = wilson(wins, result.games)
        share = wins / result.games if result.games else 0.0
        table.add_row(str(seat + 1), result.bots[seat], str(wins), f"{share:.1%}", f"{low:.1%} – {high:.1%}")
    console = Console()
    console.print(table)
    speed = {"games": result.games, "seconds": result.seconds, "speed": result.games_per_s, "moves": result.moves_per_s}
    console.print(say("simulate-speed", **speed))
    length = result.length
    unit = say(f"unit-{length.unit}")
    console.print(say("simulate-length", unit=unit, mean=length.mean, sd=length.sd, median=length.median))
    console.print(say("simulate-reasons", reasons=", ".join(f"{why} {n}" for why, n in result.reasons.items())))
    if isinstance(result.wins_by_party, dict) and result.games:
        parties = []
        for party, wins in result.wins_by_party.items():
            low, high = wilson(wins, result.games)
            parties.append(f"{party} {wins} ({wins / result.games:.1%}, {low:.1%} – {high:.1%})")
        console.print(say("simulate-parties", parties=", ".join(parties)))
    if isinstance(result.proclamations, dict):
        show_claims(result.proclamations, result.games)


def show_claims(claims: dict[str, Claims | int], games: int) -> None:
    """How often each form of proclamation was right; of one that cannot fail, how many games it ended."""
    say = spoken().say
    table = Table(title=say("simulate-claims"))
    for heading in (say("simulate-claim"), say("simulate-right"), say("simulate-share"), say("simulate-interval")):
        table.add_column(heading, justify="right")
    for form, made in claims.items():
        right, of = (made, games) if isinstance(made, int) else (made.right, made.right + made.wrong)
        low, high = wilson(right, of)
        share = f"{right / of:.1%}" if of else "–"
        table.add_row(form, f"{right}/{of}", share, f"{low:.1%} – {high:.1%}")
    Console().print(table)
