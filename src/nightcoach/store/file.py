"""The database file itself: whether it is still the one that was opened, and that no second server uses it."""

from __future__ import annotations

import fcntl
import os
from contextlib import suppress
from pathlib import Path

from nightcoach.store.errors import GONE, StoreFailed


class Identity:
    """Which file a path led to. A file that was deleted or replaced can still be written to, and everything written is
    lost."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._opened = _identity(path)

    def check(self) -> None:
        """Refuse if the path now leads to another file, or to none."""
        if _identity(self.path) != self._opened:
            raise StoreFailed(GONE)


def _identity(path: Path) -> tuple[int, int] | None:
    try:
        found = os.stat(path)
    except OSError:
        return None
    return found.st_dev, found.st_ino


class Claim:
    """This process alone serves from the file, until it lets go or dies, however it dies.

    The lock is on a file of its own: closing another handle on the database would undo SQLite's locks. It is never
    removed, since another server could hold a lock on the removed file.
    """

    def __init__(self, path: Path) -> None:
        beside = path.resolve()
        beside = beside.with_name(f"{beside.name}-lock")
        try:
            self._handle = os.open(beside, os.O_CREAT | os.O_RDWR, 0o600)
        except OSError as error:
            raise StoreFailed(f"{beside} cannot be opened: {error.strerror}; give the server the right to") from None
        try:
            fcntl.flock(self._handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            self._refuse(path, error)
        os.ftruncate(self._handle, 0)
        os.write(self._handle, f"{os.getpid()}\n".encode())

    def _refuse(self, path: Path, error: OSError) -> None:
        holder = os.read(self._handle, 20).decode(errors="replace").strip()
        self.release()
        if not isinstance(error, BlockingIOError):
            raise StoreFailed(f"{path} cannot be locked: {error.strerror}; it must be on a local disk") from None
        process = f" (process {holder})" if holder.isdecimal() else ""
        raise StoreFailed(
            f"another server{process} uses {path} already; stop it first, or name another file with --database"
        ) from None

    def release(self) -> None:
        """Let another server have it. Releasing twice does no harm."""
        handle, self._handle = self._handle, -1
        with suppress(OSError):
            os.close(handle)
