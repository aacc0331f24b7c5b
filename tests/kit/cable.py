"""A network that can be cut: whoever is behind it really loses the connection, and gets none until it is mended."""

from __future__ import annotations

import contextlib
import socket
import struct
import threading
from collections.abc import Iterator

AT_ONCE = struct.pack("ii", 1, 0)
"""For SO_LINGER: close without a goodbye."""


class Cable:
    """Carries bytes between whoever connects here and the server."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.whole = True
        self._open: set[socket.socket] = set()
        self._lock = threading.Lock()
        self._door = socket.create_server(("127.0.0.1", 0))
        self.url = f"http://127.0.0.1:{self._door.getsockname()[1]}"
        threading.Thread(target=self._accept, daemon=True).start()

    def cut(self) -> None:
        """Everything that was open is lost, and nothing new gets through."""
        with self._lock:
            self.whole = False
            for end in self._open:
                with contextlib.suppress(OSError):
                    end.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, AT_ONCE)
                    end.shutdown(socket.SHUT_RDWR)

    def mend(self) -> None:
        self.whole = True

    def close(self) -> None:
        self.cut()
        self._door.close()

    def _accept(self) -> None:
        while True:
            try:
                near, _ = self._door.accept()
            except OSError:
                return
            if not self.whole:
                near.close()
                continue
            try:
                far = socket.create_connection(("127.0.0.1", self.port))
            except OSError:  # the server itself is away
                near.close()
                continue
            with self._lock:
                self._open |= {near, far}
            for source, target in ((near, far), (far, near)):
                threading.Thread(target=self._carry, args=(source, target), daemon=True).start()

    def carry(self, source: socket.socket, target: socket.socket) -> None:
        """All that comes from one end goes to the other, until there is no more."""
        while data := source.recv(65536):
            target.sendall(data)

    def _carry(self, source: socket.socket, target: socket.socket) -> None:
        with contextlib.suppress(OSError):
            self.carry(source, target)
        for end in (source, target):
            with contextlib.suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
        with self._lock:
            self._open.discard(source)
        source.close()


@contextlib.contextmanager
def cable_to(url: str) -> Iterator[Cable]:
    """A cable to a server, as long as the test needs it."""
    found = Cable(int(url.rsplit(":", 1)[1]))
    try:
        yield found
    finally:
        found.close()
