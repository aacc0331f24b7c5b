"""How much a table may write into its log: far less for talk than for games, and always enough for a running game to
end.

What one person is refused must not tell what another has done in secret. So only rows that everybody sees share a
budget; whispers, standing orders, leaving and coming back have one per person. So have pledges: nobody may keep others
from adding their luck by writing much.
"""

from __future__ import annotations

from typing import Final, Literal

from nightcoach.core.errors import Refused
from nightcoach.table.log import entries as e

MOST: Final = 40_000
"""Rows of a table; then no new game begins there."""
AN_HOUR: Final = 10_000
"""Rows of a table in an hour; then the next game waits."""
SHARE: Final = 4
"""Talk, and what people arrange, may take a quarter each."""
OWN_SHARE: Final = 80
"""Of what nobody else sees, each person may write an eightieth in an hour."""

Kind = Literal["talk", "own", "house", "game", "presence"]
"""What everybody sees somebody do; what nobody else may find a trace of; people joining and what hosts arrange; moves,
with everything the table does by itself; and who is connected, which `table.presence` keeps within bounds."""

TALK: Final = (e.Said, e.ProfileChanged, e.Picked, e.Sat, e.Stood, e.TookOver, e.Wished, e.Extended)
OWN: Final = (e.Ordered, e.Left, e.Returned, e.StandIn, e.SeatAnswered, e.Pledged)
HOUSE: Final = (e.Made, e.Joined, e.Announced)
PRESENCE: Final = (e.Here, e.ServerLost, e.Returned, e.Resumed)
GAME: Final = (e.Moved, e.DrawBegan, e.LuckAdded, e.Began, e.Rematch, e.Ended, e.Recorded)


def kind_of(step: e.Step) -> Kind:
    """Which budget a row is taken from."""
    entries = step.entries
    for entry in entries:
        if isinstance(entry, GAME):
            return "game"
    if step.by is None and all([isinstance(entry, PRESENCE) for entry in entries]):
        return "presence"
    if step.by is None:
        return "house" if any([isinstance(entry, HOUSE) for entry in entries]) else "game"
    if any([isinstance(entry, OWN) or (isinstance(entry, e.Said) and entry.ears is not None) for entry in entries]):
        return "own"
    return "talk" if any([isinstance(entry, TALK) for entry in entries]) else "house"


def begins(step: e.Step) -> bool:
    """Whether a game begins with this row."""
    return any([isinstance(entry, (e.DrawBegan, e.Began)) for entry in step.entries])


class Hour:
    """An hourly allowance that may be spent all at once and comes back little by little."""

    def __init__(self, most: float, now: float) -> None:
        self.most = most
        self.left = most
        self.at = now

    def empty(self, now: float) -> bool:
        """Whether nothing is left now."""
        self.left = min(self.most, self.left + (now - self.at) * self.most / 3600)
        self.at = now
        return self.left < 1

    def spend(self, now: float) -> None:
        """Spend one; what may not be refused is spent even if nothing is left."""
        self.left = 0.0 if self.empty(now) else self.left - 1


class Rows:
    """Counts the rows of one table."""

    def __init__(self, most: int = MOST, an_hour: float = AN_HOUR, now: float = 0.0) -> None:
        self.most = most
        self.an_hour = an_hour
        self.count = 0
        self.of: dict[Kind, int] = {"talk": 0, "own": 0, "house": 0, "game": 0, "presence": 0}
        self.of_game = 0
        """Moves and the like since the last game began."""
        self.before_game = 0
        """Of how many rows everybody knew when it began."""
        self._all = Hour(an_hour, now)
        self._of: dict[Kind, Hour] = {"talk": Hour(an_hour / SHARE, now), "house": Hour(an_hour / SHARE, now)}
        self._own: dict[int, Hour] = {}

    def add(self, step: e.Step) -> Kind:
        """A row is in the log."""
        kind = kind_of(step)
        self.count += 1
        self.of[kind] += 1
        if kind == "game":
            self.of_game = 1 if begins(step) else self.of_game + 1
            if begins(step):
                self.before_game = self.known()
        return kind

    def known(self) -> int:
        """How many rows there are of which somebody else could know than who has written them."""
        return self.count - self.of["own"] - self.of["presence"]

    def spend(self, step: e.Step, now: float) -> None:
        """A row was just written."""
        kind = self.add(step)
        self._all.spend(now)
        budget = self._budget(kind, step.by, now)
        if budget is not None:
            budget.spend(now)

    def check(self, step: e.Step, now: float) -> None:
        """Refuse a row for which there is no room. A running game may always move and end."""
        kind = kind_of(step)
        if kind == "game":
            if not begins(step):
                return
            full, soon = self.count >= self.most, self._all.empty(now)
        else:
            budget = self._budget(kind, step.by, now)
            full = self.count >= 2 * self.most if kind == "own" else self.of[kind] >= self.most / SHARE
            soon = budget is not None and budget.empty(now)
        if full:
            raise Refused(
                "table_full", "the log of this table is full; a game that runs goes on, then open a new table"
            )
        if soon:
            raise Refused("hour_full", "this table has written as much as it may in an hour; wait a few minutes")

    def end(self, phase: str) -> tuple[e.AnyEntry, ...]:
        """Stop a game that has filled a whole log by itself, since it would otherwise go on for ever."""
        return (e.Ended("long", None),) if phase == "play" and self.of_game >= self.most else ()

    def _budget(self, kind: Kind, person: int | None, now: float) -> Hour | None:
        if kind == "own" and person is not None:
            return self._own.setdefault(person, Hour(self.an_hour / OWN_SHARE, now))
        return self._of.get(kind)
