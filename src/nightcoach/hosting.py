"""The commands of somebody who hosts tables: serve, and looking after what is stored."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated

import typer

import nightcoach
from nightcoach.core.errors import Refused
from nightcoach.words import speech_of, spoken

Lang = Annotated[str | None, typer.Option("--lang", help="en, fr, de or it (default: as your machine is set).")]
ADMIN_TOKEN_LEAST = 32
"""Characters; whoever guesses it may stop servers."""
Database = Annotated[
    str | None,
    typer.Option(
        "--database",
        metavar="URL",
        help="sqlite:///FILE or postgresql://HOST/NAME; by default a file in your data folder.",
    ),
]


def serve(
    host: Annotated[str, typer.Option("--host", help="The address to listen on.")] = "0.0.0.0",
    port: Annotated[int, typer.Option("--port", min=0, max=65535, help="0 picks any free one.")] = 8765,
    database: Database = None,
    bus: Annotated[
        str, typer.Option("--bus", metavar="URL", help="redis://HOST: servers of one PostgreSQL hear of moves sooner.")
    ] = "",
    drain_seconds: Annotated[
        float,
        typer.Option(
            "--drain-seconds", metavar="N", min=0, help="When told to stop, serve on for so long while /readyz says no."
        ),
    ] = 0.0,
    tls: Annotated[tuple[Path, Path] | None, typer.Option("--tls", metavar="CERT KEY", help="Serve https.")] = None,
    public_url: Annotated[str, typer.Option("--public-url", help="How others reach it, behind a proxy.")] = "",
    origin: Annotated[list[str] | None, typer.Option("--origin", help="Another site whose pages may connect.")] = None,
    allowed_host: Annotated[
        list[str] | None, typer.Option("--allowed-host", metavar="NAME", help="A public name of this server.")
    ] = None,
    table: Annotated[
        str | None,
        typer.Option("--table", metavar="GAME|none", help="The game of the first table."),
    ] = None,
    log_level: Annotated[str, typer.Option("--log-level", help="debug, info, warning or error")] = "warning",
    limit: Annotated[
        list[str] | None, typer.Option("--limit", metavar="KEY=VALUE", help="See docs/hosting.md.")
    ] = None,
    lang: Lang = None,
) -> None:
    """Serve tables to phones: prints the address, the link and a QR code. In the environment, NIGHTCOACH_METRICS_TOKEN
    opens /metrics and NIGHTCOACH_ADMIN_TOKEN /admin to whoever brings it."""
    from nightcoach.server.security import given_limits
    from nightcoach.server.serve import Settings
    from nightcoach.server.serve import serve as run

    speech = speech_of(lang)
    if log_level not in ("debug", "info", "warning", "error"):
        raise Refused("log_level", f"no log level '{log_level}'", {"level": log_level})
    game = None if table == "none" else nightcoach.game(table or nightcoach.NAMES[0]).name
    token = os.environ.get("NIGHTCOACH_METRICS_TOKEN", "")
    settings = Settings(host, port, database or "", tls, public_url, tuple(origin or ()), token, game, log_level)
    settings.limits = given_limits(limit or [])
    settings.hosts = tuple(allowed_host or ())
    settings.bus = bus
    settings.admin_token = os.environ.get("NIGHTCOACH_ADMIN_TOKEN", "")
    if 0 < len(settings.admin_token) < ADMIN_TOKEN_LEAST:
        raise Refused(
            "admin_token", f"NIGHTCOACH_ADMIN_TOKEN has at least {ADMIN_TOKEN_LEAST} characters; make it longer"
        )
    settings.drain_seconds = drain_seconds
    run(settings, speech)


tables_app = typer.Typer(help="Look after stored tables: list, backup, delete.", rich_markup_mode=None)


def database_url(database: str | None) -> str:
    """The database that was named, or the one that serve uses."""
    from nightcoach.server.serve import default_database

    return database or default_database()


@tables_app.command("list")
def list_tables(database: Database = None) -> None:
    """Every stored table: its code, how many entries it has, and when it was last touched."""
    import time

    from nightcoach.store import maintenance

    for table in maintenance.tables(database_url(database)):
        touched = time.strftime("%Y-%m-%d %H:%M", time.localtime(table.last_at))
        typer.echo(f"{table.code}  {table.entries:6}  {touched}")


@tables_app.command("backup")
def backup_tables(
    target: Annotated[Path, typer.Argument(metavar="FILE", help="A new file.")], database: Database = None
) -> None:
    """Copy the database, whole and consistent, while the server runs."""
    from nightcoach.store import maintenance

    count = maintenance.backup(database_url(database), target)
    typer.echo(spoken().say("tables-backed-up", tables=count, file=str(target)))


@tables_app.command("delete")
def delete_tables(
    codes: Annotated[list[str] | None, typer.Argument(metavar="[CODE]…", help="Tables by their codes.")] = None,
    older_than: Annotated[
        float | None, typer.Option("--older-than", metavar="DAYS", help="Untouched for this many days.")
    ] = None,
    database: Database = None,
) -> None:
    """Delete tables for good: by code, or all that nobody has touched for some days."""
    from nightcoach.store import maintenance

    if bool(codes) == (older_than is not None):
        raise Refused("delete", "name the tables to delete, or say --older-than DAYS")
    url = database_url(database)
    deleted = (
        maintenance.delete(url, [c.upper() for c in codes])
        if codes
        else len(maintenance.delete_older(url, older_than or 0.0))
    )
    typer.echo(spoken().say("tables-deleted", tables=deleted))
