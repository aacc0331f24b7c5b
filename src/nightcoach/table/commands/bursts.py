"""How much people may do at a table at once. How much a table may write altogether is in `log.budget`; how many
connections and requests an address may have is up to the server's door."""

from __future__ import annotations

from typing import Final

from nightcoach.core.errors import Refused
from nightcoach.table.wire import inbound

TALK_BURST: Final = 6
"""How many lines of talk a person may send in `BURST_SECONDS` …"""
OTHER_BURST: Final = 40
"""… and how many other commands that are not moves."""
BURST_SECONDS: Final = 10.0
JOIN_BURST: Final = 60
"""How many people may come to a table in `JOIN_SECONDS`."""
JOIN_SECONDS: Final = 60.0
TALK: Final = (inbound.Say, inbound.Sentence, inbound.SetProfile)
"""Commands whose words everybody is shown."""
FREE: Final = (inbound.Move, inbound.Answer, inbound.Theatre, inbound.Start, inbound.Rematch)
"""Commands that the game itself limits: there is no rematch before the end."""


class Bursts:
    """What was done at one table lately; refused commands do not count."""

    def __init__(self) -> None:
        self._commands: dict[tuple[int, bool], list[float]] = {}
        """By person, and whether it was talk."""
        self._joined: list[float] = []

    def check_join(self, now: float) -> None:
        """Refuse a newcomer if too many have just come."""
        self._joined = [at for at in self._joined if at > now - JOIN_SECONDS]
        if len(self._joined) >= JOIN_BURST:
            raise Refused("too_fast", "that was too many attempts; wait a minute")

    def joined(self, now: float) -> None:
        """Somebody has come in."""
        self._joined.append(now)

    def check(self, person: int, command: inbound.AnyCommand, now: float) -> None:
        """Refuse a command if this person has just sent too many of its kind."""
        if isinstance(command, FREE):
            return
        talk = isinstance(command, TALK)
        if len(self._recent(person, talk, now)) >= (TALK_BURST if talk else OTHER_BURST):
            raise Refused("talk_fast", "that was a lot at once; wait a few seconds")

    def done(self, person: int, command: inbound.AnyCommand, now: float) -> None:
        """The command was carried out."""
        if not isinstance(command, FREE):
            self._recent(person, isinstance(command, TALK), now).append(now)

    def _recent(self, person: int, talk: bool, now: float) -> list[float]:
        since = now - BURST_SECONDS
        recent = self._commands[person, talk] = [at for at in self._commands.get((person, talk), []) if at > since]
        return recent
