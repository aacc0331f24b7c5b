"""What the operator sees: figures and log lines. Neither tells who has moved, or what."""

from __future__ import annotations

import json
import logging
import sys
import time
from typing import Any, Final

import nightcoach
from nightcoach.server.door import Door

_STARTED: Final = time.monotonic()
STEP: Final = 100
"""Sockets are told only in steps of so many: an exact figure would tell when somebody has left."""


def rounded(sockets: int) -> int:
    """A number of sockets as operators may see it."""
    return -(-sockets // STEP) * STEP


def metrics(door: Door) -> str:
    """Figures in the text format of Prometheus.

    Moves count when their game is over, and people are counted as their tables show them, so that watching the figures
    does not tell that somebody has just chosen, or left.
    """
    phases = {"lobby": 0, "play": 0, "over": 0}
    for room in door.lobby.rooms.values():
        phases[room.table.phase] += 1
    lines: list[str] = []

    def figure(name: str, kind: str, text: str, values: dict[str, float]) -> None:
        lines.append(f"# HELP nightcoach_{name} {text}")
        lines.append(f"# TYPE nightcoach_{name} {kind}")
        lines.extend([f"nightcoach_{name}{label} {value:g}" for label, value in values.items()])

    cluster = door.lobby.cluster
    driven = sum([room.ledger.hold.drives for room in door.lobby.rooms.values()])
    beat = cluster.latest
    compiled = str(nightcoach.COMPILED).lower()
    version = f'{{server="{cluster.server}",version="{nightcoach.__version__}",compiled="{compiled}"}}'
    figure("build_info", "gauge", "Which nightcoach runs.", {version: 1})
    figure("uptime_seconds", "gauge", "How long it runs.", {"": round(time.monotonic() - _STARTED)})
    figure("tables", "gauge", "Tables in memory.", {f'{{phase="{phase}"}}': n for phase, n in phases.items()})
    people = sum([not p.away for room in door.lobby.rooms.values() for p in room.table.people.values()])
    figure("people", "gauge", "People shown as present at tables in memory.", {"": people})
    figure("sockets", "gauge", f"Sockets at tables, rounded up to {STEP}s.", {"": rounded(door.open)})
    figure("tables_driven", "gauge", "Tables in memory whose clock this server drives.", {"": driven})
    figure(
        "tables_followed", "gauge", "Tables in memory whose clock another server drives.",
        {"": len(door.lobby.rooms) - driven},
    )  # fmt: skip
    figure("servers", "gauge", "Servers on this database that are there.", {"": len(cluster.servers())})
    figure("draining", "gauge", "Whether this server is about to stop.", {"": door.stopping})
    figure("beat_age_seconds", "gauge", "Since the database last heard this server.", {"": cluster.since_beat()})
    figure(
        "beat_lag_seconds", "gauge", "How long the database took to answer the last beat.",
        {"": 0.0 if beat is None else beat.answered - beat.asked},
    )  # fmt: skip
    away = cluster.bus is not None and not cluster.bus.up
    figure("bus_away", "gauge", "Whether a bus was named that does not answer.", {"": away})
    figure("takeovers_total", "counter", "Tables taken over from servers that were gone.", {"": cluster.takeovers})
    figure("outages_total", "counter", "Times at which nobody could be answered.", {"": cluster.outages})
    figure("outage_seconds_total", "counter", "How long that lasted.", {"": cluster.outage_seconds})
    figure("games_total", "counter", "Games that are over.", {"": door.lobby.games_over})
    figure("moves_total", "counter", "Moves of games that are over.", {"": door.lobby.moves_over})
    figure("turned_away_total", "counter", "Connections and requests over a limit.", {"": door.turned_away})
    figure("cut_off_total", "counter", "Sockets cut off for sending too fast.", {"": door.cut_off.total})
    figure("broken_requests_total", "counter", "Requests that were no HTTP.", {"": door.broken.total})
    figure("store_failures_total", "counter", "Writes that could not be stored.", {"": door.lobby.store.failures})
    return "\n".join(lines) + "\n"


class JsonLines(logging.Formatter):
    """One JSON object per line: when, how severe, where, what, and a few facts."""

    FACTS = ("table", "game", "reason", "address", "count", "seconds", "server")

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(record.created)),
            "level": record.levelname.lower(),
            "logger": record.name,
            "event": record.getMessage(),
        }
        line.update({fact: getattr(record, fact) for fact in self.FACTS if hasattr(record, fact)})
        if record.exc_info and record.exc_info[0] is not None:
            # Where it happened, not what was in the variables: an error's text may hold what somebody sent.
            line["error"] = record.exc_info[0].__name__
            line["trace"] = _where(record.exc_info[2])
        return json.dumps(line, ensure_ascii=False)


def _where(trace: Any) -> list[str]:
    places = []
    while trace is not None:
        code = trace.tb_frame.f_code
        places.append(f"{code.co_filename.rsplit('/', 1)[-1]}:{trace.tb_lineno} {code.co_name}")
        trace = trace.tb_next
    return places


def set_up_logs(level: str) -> None:
    """All our lines, and uvicorn's warnings, as JSON on standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    for name, lowest in (("nightcoach", level.upper()), ("uvicorn", "WARNING")):
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.propagate = False
        logger.setLevel(lowest)
