"""Where connections come from: each is counted before a byte of it is read, and before TLS is spoken."""

from __future__ import annotations

import asyncio
import errno
import socket
import ssl
from collections.abc import Callable
from typing import Final

from nightcoach.server.door import Door, Visit
from nightcoach.server.protocols import PageProtocol

BACKLOG: Final = 2048
AT_ONCE: Final = 16
"""How many are let in before others get their turn."""
NO_FILES: Final = (errno.EMFILE, errno.ENFILE, errno.ENOBUFS, errno.ENOMEM)
WHY: Final = b"Too many connections. Close some, or try again in a minute.\n"
FULL: Final = (
    b"HTTP/1.1 429 Too Many Requests\r\nconnection: close\r\ncontent-type: text/plain; charset=utf-8\r\n"
    b"content-length: %d\r\n\r\n%b" % (len(WHY), WHY)
)


class Listener:
    """Accepts connections like asyncio's own server, which however does not check whether there is room."""

    def __init__(
        self, sock: socket.socket, door: Door, protocol: Callable[[], PageProtocol], tls: ssl.SSLContext | None
    ) -> None:
        self.sockets = [sock]
        self.door = door
        self.protocol = protocol
        self.tls = tls
        self.loop = asyncio.get_running_loop()
        self.again: asyncio.TimerHandle | None = None
        self.arriving: set[asyncio.Task[None]] = set()
        self.closed = False
        sock.setblocking(False)
        sock.listen(BACKLOG)
        self._listen()

    def _listen(self) -> None:
        self.again = None
        self.loop.add_reader(self.sockets[0], self._accept)

    def _accept(self) -> None:
        self._let_in(AT_ONCE)

    def _let_in(self, most: int) -> None:
        for _ in range(most):
            try:
                connection, client = self.sockets[0].accept()
            except (BlockingIOError, InterruptedError):
                return
            except OSError as error:
                if error.errno in NO_FILES:  # it would come back at once
                    self.door.no_files.happened()
                    self._rest(0.2)
                    return
                continue  # it has gone already
            connection.setblocking(False)
            visit = self.door.welcome(client)
            if visit is None:
                self._turn_away(connection)
                self._rest(0.01)  # those turned away come back at once, and those inside have work to be done
                continue
            task = self.loop.create_task(self._bring_in(connection, visit))
            self.arriving.add(task)
            task.add_done_callback(self.arriving.discard)

    def _rest(self, seconds: float) -> None:
        """Let newcomers wait for a moment."""
        if self.again is None and not self.closed:
            self.loop.remove_reader(self.sockets[0])
            self.again = self.loop.call_later(seconds, self._listen)

    def _turn_away(self, connection: socket.socket) -> None:
        with connection:
            if self.tls is None:
                try:
                    connection.send(FULL)
                except OSError:
                    return

    async def _bring_in(self, connection: socket.socket, visit: Visit) -> None:
        made: list[PageProtocol] = []

        def protocol() -> PageProtocol:
            made.append(self.protocol())
            made[0].visit = visit
            return made[0]

        patience = self.door.limits.hello_seconds if self.tls else None
        brought = False
        try:
            await self.loop.connect_accepted_socket(protocol, connection, ssl=self.tls, ssl_handshake_timeout=patience)
            brought = True
        except OSError:
            pass  # it does not speak TLS, or has gone meanwhile; errors of TLS are errors of this kind
        finally:
            if not brought:
                connection.close()
                self.door.farewell(visit)
                for each in made:
                    each.never_came()

    def close(self) -> None:
        """Accept nobody any more but those who are connected already: for them it would be a failure."""
        if self.closed:
            return
        self.closed = True
        self._let_in(BACKLOG)
        if self.again is not None:
            self.again.cancel()
            self.again = None
        self.loop.remove_reader(self.sockets[0])
        self.sockets[0].close()
        if self.tls is not None:  # a handshake may take long
            for task in self.arriving:
                task.cancel()

    async def wait_closed(self) -> None:
        """Wait until nobody is on the way in any more."""
        if self.arriving:
            await asyncio.wait(self.arriving)
