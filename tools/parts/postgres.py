"""A real PostgreSQL: a server in a scratch folder, and an empty database for everybody who asks."""

from __future__ import annotations

import contextlib
import itertools
import os
import pwd
import shutil
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

import psycopg

PATIENCE = 60.0
OWNER = "nightcoach"
SETTINGS = {"listen_addresses": "127.0.0.1", "max_connections": "200", "shared_buffers": "16MB", "autovacuum": "off"}


def program(name: str) -> str:
    """Debian keeps the server's programs out of the way of the others."""
    newest = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"), key=lambda path: int(path.parts[-3]))
    found = str(newest[-1]) if newest else shutil.which(name)
    assert found, f"{name} is not here: install the Debian package postgresql"
    return found


def free_port() -> int:
    """One at which nobody listens now."""
    with socket.socket() as some:
        some.bind(("127.0.0.1", 0))
        return int(some.getsockname()[1])


class Postgres:
    """One server. It does not run as root, so there it runs as a user of its own."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None
        self.user: int | None = None
        self._names = itertools.count(1)
        if os.geteuid() == 0:
            known = {each.pw_name: each.pw_uid for each in pwd.getpwall()}
            self.user = known.get("postgres", known["nobody"])
            os.chown(folder, self.user, -1)
        self._run("initdb", "--username", OWNER, "--auth", "trust", "--locale", "C", "--encoding", "UTF8", "--no-sync")
        self.start()

    def _run(self, name: str, *arguments: str) -> None:
        command = [program(name), "--pgdata", str(self.folder / "data"), *arguments]
        subprocess.run(command, cwd=self.folder, user=self.user, check=True, capture_output=True)

    def start(self) -> None:
        """Start it, and wait until it answers."""
        settings = {**SETTINGS, "port": str(self.port), "unix_socket_directories": str(self.folder)}
        command = [program("postgres"), "-D", str(self.folder / "data")]
        command += [part for name, value in settings.items() for part in ("-c", f"{name}={value}")]
        with (self.folder / "log").open("ab") as log:
            self.process = subprocess.Popen(
                command, cwd=self.folder, user=self.user, stdout=log, stderr=log, start_new_session=True
            )
        end = time.monotonic() + PATIENCE
        while not self.answers():
            assert self.process.poll() is None, self.told()
            assert time.monotonic() < end, self.told()
            time.sleep(0.02)

    def answers(self) -> bool:
        """Whether somebody can connect."""
        try:
            psycopg.connect(self.url("postgres"), connect_timeout=5).close()
        except psycopg.OperationalError:
            return False
        return True

    def told(self) -> str:
        """What it has logged."""
        return (self.folder / "log").read_text()

    def stop(self, mode: str = "immediate") -> None:
        """Stop it: `immediate` as if the power had failed, `fast` in order."""
        if self.process is not None:
            self._run("pg_ctl", "stop", "--mode", mode, "--wait")
            self.process.wait(PATIENCE)
            self.process = None

    def url(self, database: str) -> str:
        """How to reach a database of it."""
        return f"postgresql://{OWNER}@127.0.0.1:{self.port}/{database}"

    def new_database(self) -> str:
        """The URL of an empty database: a schema of its own is as good as one, and made in no time."""
        name = f"test_{next(self._names)}"
        with psycopg.connect(self.url("postgres"), autocommit=True) as connection:
            connection.execute(f"CREATE SCHEMA {name}")
        return f"{self.url('postgres')}?options=-csearch_path%3D{name}"


@contextlib.contextmanager
def postgres() -> Iterator[Postgres]:
    """A server for as long as it is needed."""
    with tempfile.TemporaryDirectory(prefix="nightcoach-postgres-", ignore_cleanup_errors=True) as folder:
        found = Postgres(Path(folder))
        try:
            yield found
        finally:
            found.stop()
