"""The bus between servers: it says which table has got another row, and counts what an address does on all of them.

It may lose, double and reorder messages, and be away for as long as it likes: whoever hears something looks into the
log, and who hears nothing looks there every now and then.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import logging
import re
from collections.abc import Callable
from typing import Final

from nightcoach.core.errors import Refused
from nightcoach.server.tally import Kind, Tally

log = logging.getLogger("nightcoach.server")

HINT: Final = re.compile(rb"([A-Z]{1,16}) ([0-9]{1,10})")
RETRY_SECONDS: Final = 0.5
PATIENCE: Final = 2.0
"""How many seconds an answer is waited for."""


class Bus:
    """A channel of a Redis or Valkey server. Make it with `open`."""

    def __init__(self, url: str, secret: bytes) -> None:
        try:
            from redis import asyncio as redis
            from redis.exceptions import RedisError
        except ModuleNotFoundError:
            raise Refused(
                "bus_driver", "a bus needs its driver here: pip install 'nightcoach[cluster]'; or leave --bus out"
            ) from None
        try:
            self._redis = redis.Redis.from_url(url, socket_timeout=PATIENCE, socket_connect_timeout=PATIENCE)
        except ValueError:
            # The text is not repeated: it may hold a password.
            raise Refused("bus_url", "this is not a URL of a bus; write one like redis://localhost:6379") from None
        self._errors = (RedisError, OSError, asyncio.TimeoutError)
        self._channel = f"nightcoach:{hashlib.sha256(secret).hexdigest()[:16]}"
        """Databases may share a bus: each has a channel of its own."""
        self._tally = Tally(self._channel, secret)
        self.up: bool | None = None
        """Whether hints come at present, as far as we know yet."""
        self._rows: dict[str, int] = {}
        self._more = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []

    def start(self, heard: Callable[[str, int], None]) -> None:
        """Listen, and send what is to be sent; `heard` gets the code of a table and the number of a row."""
        self._tasks = [asyncio.create_task(self._listen(heard)), asyncio.create_task(self._send())]

    async def close(self) -> None:
        """Neither listen nor send any more."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        with contextlib.suppress(*self._errors):
            await self._redis.aclose()

    def tell(self, table: str, n: int) -> None:
        """Row n of this table is in the log. Of many rows of a table in one turn only the last is told."""
        self._rows[table] = n
        self._more.set()

    def full(self, kind: Kind, address: str) -> bool:
        """Whether this address has done all it may on all servers together, as far as is known; else it is counted."""
        full = self._tally.full(kind, address)
        self._more.set()
        return full

    async def _listen(self, heard: Callable[[str, int], None]) -> None:
        while True:
            with contextlib.suppress(*self._errors):
                async with self._redis.pubsub() as channel:
                    await channel.subscribe(self._channel)
                    self._note(True)
                    while True:
                        # Asked again and again: a connection that was cut in silence is noticed by its ping.
                        message = await channel.get_message(ignore_subscribe_messages=True, timeout=PATIENCE)
                        if message is None:
                            await channel.ping()
                        elif message["type"] == "message" and (hint := HINT.fullmatch(message["data"])):
                            heard(hint[1].decode(), int(hint[2]))
            self._note(False)
            await asyncio.sleep(RETRY_SECONDS)

    async def _send(self) -> None:
        while True:
            await self._more.wait()
            self._more.clear()
            rows, self._rows = self._rows, {}
            with contextlib.suppress(*self._errors):  # lost: servers look for themselves
                async with self._redis.pipeline(transaction=False) as pipe:
                    counted = self._tally.ask(pipe)
                    for table, n in rows.items():
                        pipe.publish(self._channel, f"{table} {n}")
                    answers = await pipe.execute()
                    self._tally.hear(counted, answers[: 3 * len(counted)])

    def _note(self, up: bool) -> None:
        if up != (self.up is not False):
            log.warning("bus is back" if up else "bus is away")
        self.up = up
