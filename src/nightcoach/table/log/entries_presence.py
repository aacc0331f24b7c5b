"""The entries of a log that tell who is connected, when no server was there, and when there will be none."""

from __future__ import annotations

from nightcoach.table.log.entry import Entry


class Here(Entry, frozen=True, tag="here"):
    """Who is connected by way of this server now; instead of those who were before."""

    server: str
    people: tuple[int, ...]


class ServerLost(Entry, frozen=True, tag="server_lost"):
    """This server is gone, and so are the connections of those who were there."""

    server: str


class Resumed(Entry, frozen=True, tag="resumed"):
    """For so many seconds no server could take an answer: clocks have as much time left as they had before."""

    seconds: float


class Announced(Entry, frozen=True, tag="announced"):
    """Whoever runs the servers says that they will be started again in so many minutes."""

    minutes: int
