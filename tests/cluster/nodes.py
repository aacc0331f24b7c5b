"""The parts of a cluster: a database, a bus, and servers that can be killed, stopped and cut off."""

from __future__ import annotations

import contextlib
import re
import signal
from collections.abc import Iterator

from tests.kit.cable import Cable
from tests.server.running import Process
from tools.parts.postgres import Postgres, postgres
from tools.parts.redis import Redis, redis

AHEAD = """
import time
_true = time.time
time.time = lambda: _true() + {seconds}
"""


class Node:
    """One server; its connection to the database can be cut."""

    def __init__(
        self, cluster: Cluster, seconds_ahead: float = 0.0, planted: str = "", arguments: tuple[str, ...] = ()
    ) -> None:
        self.cluster = cluster
        self.cable = Cable(cluster.postgres.port)
        port = self.cable.url.rsplit(":", 1)[1]
        self.database = re.sub(r":\d+/", f":{port}/", cluster.database)
        self.planted = (AHEAD.format(seconds=seconds_ahead) if seconds_ahead else "") + planted
        self.arguments = arguments
        self.port = 0
        self.process: Process | None = None

    def start(self) -> None:
        """Start it; again at the same port."""
        bus = ("--bus", self.cluster.redis.url)
        self.process = Process(self.database, *bus, *self.arguments, port=self.port, planted=self.planted)
        self.port = self.process.port

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def kill(self) -> None:
        """kill -9."""
        assert self.process is not None
        self.process.kill()
        self.process = None

    def stop(self) -> str:
        """Ask it to stop; what it said on its error stream."""
        assert self.process is not None
        said, self.process = self.process.stop(), None
        return said

    def freeze(self) -> None:
        """SIGSTOP: it is there, and does nothing."""
        assert self.process is not None
        self.process.process.send_signal(signal.SIGSTOP)

    def thaw(self) -> None:
        assert self.process is not None
        self.process.process.send_signal(signal.SIGCONT)


class Cluster:
    """A database, a bus, and two servers whose clocks are five seconds apart."""

    def __init__(self, database: Postgres, bus: Redis, planted: str, arguments: tuple[str, ...]) -> None:
        self.postgres = database
        self.redis = bus
        self.database = database.new_database()
        self.nodes = [Node(self, 0.0, planted, arguments), Node(self, 5.0, planted, arguments)]
        for node in self.nodes:
            node.start()

    def close(self) -> None:
        for node in self.nodes:
            node.cable.close()
            if node.process is not None:
                node.thaw()
                node.kill()


@contextlib.contextmanager
def parts() -> Iterator[tuple[Postgres, Redis]]:
    """What clusters are made of."""
    with postgres() as database, redis() as bus:
        yield database, bus


@contextlib.contextmanager
def cluster(database: Postgres, bus: Redis, *arguments: str, planted: str = "") -> Iterator[Cluster]:
    """Two servers as long as they are needed, with these arguments."""
    made = Cluster(database, bus, planted, arguments)
    try:
        yield made
    finally:
        made.close()
