"""Real processes of `nightcoach` that start at once.

Importing what a server needs takes longer than most tests of one. So one process per test run imports it and then
waits; every server is forked from it. It has an id, memory and signals of its own, as if it had been started from a
shell, and all that it shares with the others is the code they have imported.
"""

from __future__ import annotations

import atexit
import contextlib
import functools
import gc
import importlib
import json
import os
import resource
import select
import signal
import socket
import subprocess
import sys
import threading
from typing import Any, Final, NoReturn

REQUEST_BYTES: Final = 1 << 17
PATIENCE: Final = 60.0
"""Seconds in which a command that is to end has ended."""
NOTHING: Final = "the process that all others are forked from has died"


class Forked:
    """A running `nightcoach`, with the parts of subprocess.Popen that tests need."""

    def __init__(
        self,
        arguments: list[str],
        env: dict[str, str] | None = None,
        files: tuple[int, int] | None = None,
        planted: str = "",
    ) -> None:
        """`files` are its limits of open files, soft and hard; `planted` is Python that is run before it begins."""
        request = {"arguments": arguments, "env": env or dict(os.environ), "files": files, "planted": planted}
        pipes = [os.pipe() for _ in range(3)]
        with _asking:
            theirs = [write for _, write in pipes]
            socket.send_fds(_nursery(), [json.dumps({**request, "cwd": os.getcwd()}).encode()], theirs)
        for _, write in pipes:
            os.close(write)
        self.stdout, self.stderr, self._told = (os.fdopen(read, encoding="utf-8") for read, _ in pipes)
        self.returncode: int | None = None
        first = self._told.readline()
        assert first, NOTHING
        self.pid = int(first)

    def poll(self) -> int | None:
        """Its exit code, minus the signal if it was killed by one; None while it runs."""
        if self.returncode is None and select.select([self._told], [], [], 0)[0]:
            self._end()
        return self.returncode

    def wait(self, timeout: float | None = None) -> int:
        """Its exit code, once it has ended."""
        if self.returncode is None:
            if not select.select([self._told], [], [], timeout)[0]:
                raise subprocess.TimeoutExpired("nightcoach", timeout or 0.0)
            self._end()
        assert self.returncode is not None
        return self.returncode

    def _end(self) -> None:
        last = self._told.readline()
        assert last, NOTHING
        self.returncode = int(last)
        self._told.close()

    def send_signal(self, number: int) -> None:
        """Nothing happens if it has ended."""
        if self.poll() is None:
            os.kill(self.pid, number)

    def kill(self) -> None:
        """kill -9."""
        self.send_signal(signal.SIGKILL)

    def terminate(self) -> None:
        """Ask it to stop."""
        self.send_signal(signal.SIGTERM)

    def communicate(self, timeout: float | None = None) -> tuple[str, str]:
        """The rest of what it says on both streams, once it has ended."""
        said: dict[str, str] = {}
        readers = [
            threading.Thread(target=lambda name=name, stream=stream: said.update({name: stream.read()}), daemon=True)
            for name, stream in (("out", self.stdout), ("err", self.stderr))
            if not stream.closed
        ]
        for reader in readers:
            reader.start()
        self.wait(timeout)
        for reader in readers:
            reader.join()
        self.stdout.close()
        self.stderr.close()
        return said.get("out", ""), said.get("err", "")


def run(*arguments: str, **env: str) -> subprocess.CompletedProcess[str]:
    """Run one command to its end, as subprocess.run would."""
    process = Forked(list(arguments), {**os.environ, **env})
    try:
        out, err = process.communicate(PATIENCE)
    except BaseException:
        process.kill()
        raise
    return subprocess.CompletedProcess(["nightcoach", *arguments], process.wait(), out, err)


_asking = threading.Lock()


@functools.cache
def _nursery() -> socket.socket:
    """The socket of the process that forks; it ends when this one does, because the socket is closed then."""
    ours, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
    with theirs:
        process = subprocess.Popen([sys.executable, "-m", __name__, str(theirs.fileno())], pass_fds=[theirs.fileno()])

    def end() -> None:
        ours.close()
        process.wait()

    atexit.register(end)
    return ours


def _warm_up() -> None:
    """Import all that a server imports, and read what it reads and never changes: words, pages, letters."""
    for name in ("nightcoach.server.serve", "nightcoach.store.migrations", "uvloop"):
        importlib.import_module(name)
    from nightcoach.cli import app
    from nightcoach.core.errors import Refused
    from nightcoach.server.client import built
    from nightcoach.table.log.lookalikes import prototypes

    with contextlib.suppress(Refused):
        app(["serve", "--log-level", "no such"], standalone_mode=False)
    built()
    prototypes()


def _fork_for(asking: socket.socket) -> None:
    _warm_up()
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    gc.collect()
    gc.freeze()
    while True:
        message, fds, _, _ = socket.recv_fds(asking, REQUEST_BYTES, 3)
        if not message:
            return
        if os.fork() == 0:
            asking.close()
            _watch(json.loads(message), *fds)
        for fd in fds:
            os.close(fd)


def _watch(request: dict[str, Any], out: int, err: int, telling: int) -> NoReturn:
    """Between the nursery and the server: tells the server's id, and how it ended."""
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    pid = os.fork()
    if pid == 0:
        os.close(telling)
        _become(request, out, err)
    os.close(out)
    os.close(err)
    os.write(telling, b"%d\n" % pid)
    _, status = os.waitpid(pid, 0)
    os.write(telling, b"%d\n" % os.waitstatus_to_exitcode(status))
    os._exit(0)


def _become(request: dict[str, Any], out: int, err: int) -> NoReturn:
    from nightcoach.cli import main

    signal.signal(signal.SIGINT, signal.default_int_handler)
    for fd, into in ((os.open(os.devnull, os.O_RDONLY), 0), (out, 1), (err, 2)):
        os.dup2(fd, into)
        os.close(fd)
    # The old ones remember what their files were: a terminal, or something that can be wound back.
    sys.stdin, sys.stdout = os.fdopen(0, closefd=False), os.fdopen(1, "w", closefd=False)
    sys.stderr = os.fdopen(2, "w", buffering=1, errors="backslashreplace", closefd=False)
    os.chdir(request["cwd"])
    os.environ.clear()
    os.environ.update(request["env"])
    if request["files"] is not None:
        resource.setrlimit(resource.RLIMIT_NOFILE, tuple(request["files"]))
    sys.argv = ["nightcoach", *request["arguments"]]
    exec(request["planted"], {})
    main()
    sys.exit(0)


if __name__ == "__main__":
    _fork_for(socket.socket(fileno=int(sys.argv[1])))
