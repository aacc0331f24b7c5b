"""Many rows in one statement.

Python lets another thread run at every step of a statement, and that thread keeps the interpreter for five
milliseconds if it has much to do. An executemany would pay that for every row; one statement pays it once.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Collection, Iterator, Sequence
from typing import Any, Final, TypeAlias

from sqlalchemy import Connection, Dialect, Insert, bindparam, delete, insert, select

from nightcoach.store.schema import log, marks, records

Row: TypeAlias = tuple[str, int, float, bytes]
"""Code of the table, number, time, entry: the columns of the log in their order."""
Dated: TypeAlias = tuple[float, bytes]
"""An entry and the time at which it was made."""


@dataclasses.dataclass(frozen=True)
class Marks:
    """What somebody has noted for themselves at a seat: not in the log, and for nobody else."""

    number: int
    """The game of the table."""
    seat: int
    person: int
    turn: int
    """In which round, turn or day they were stored."""
    signs: str
    """One for each seat."""


SIZES: Final = (256, *range(32, 0, -1))
"""How many rows a statement takes: so few sizes that all of them stay compiled, and so many that up to 32 rows, as many
as wait at once on a busy server, go in one."""


def names(rows: int) -> list[str]:
    """The parameters of a statement, row by row."""
    return [f"{column.name}_{row}" for row in range(rows) for column in log.columns]


def insert_of(rows: int) -> Insert:
    """The statement that appends this many rows to the log. After a conflict its caller rolls back to before the
    statement, so SQLite does not need to be able to, and is twice as fast when told so."""
    values: list[dict[str, Any]] = [
        {column.name: bindparam(f"{column.name}_{row}") for column in log.columns} for row in range(rows)
    ]
    return insert(log).prefix_with("OR FAIL", dialect="sqlite").values(values)


class RowWriter:
    """Writes rows with statements that are compiled once for a dialect."""

    def __init__(self, dialect: Dialect) -> None:
        self._dialect = dialect
        self._compiled: dict[int, tuple[str, list[str] | None]] = {}

    def write(self, connection: Connection, rows: Sequence[Row]) -> None:
        """Append these rows, as they are, in the transaction that is open."""
        for sql, values in self._statements(rows):
            connection.exec_driver_sql(sql, values)

    def append(self, driver: Any, rows: Sequence[Row]) -> None:
        """The same through a connection of the driver's own."""
        for sql, values in self._statements(rows):
            driver.execute(sql, values)

    def _statements(self, rows: Sequence[Row]) -> Iterator[tuple[str, Any]]:
        done = 0
        for size in SIZES:
            while len(rows) - done >= size:
                sql, named = self._statement(size)
                values = tuple([value for row in rows[done : done + size] for value in row])
                yield sql, values if named is None else dict(zip(named, values, strict=True))
                done += size

    def _statement(self, rows: int) -> tuple[str, list[str] | None]:
        """The statement as the driver takes it, and the names of its parameters unless they go by position."""
        if rows not in self._compiled:
            compiled = insert_of(rows).compile(dialect=self._dialect)
            self._compiled[rows] = compiled.string, None if compiled.positional else names(rows)
        return self._compiled[rows]


UNMARK: Final = delete(marks).where(
    marks.c.table_code == bindparam("code"), marks.c.seat.in_(bindparam("of", expanding=True))
)
FORGET: Final = delete(records).where(records.c.table_code == bindparam("code"), records.c.number == bindparam("was"))


def rows_of(connection: Connection, table: str, first: int, count: int) -> list[Row]:
    """So many rows of a table, as they stand in the log."""
    query = select(log).where(log.c.table_code == table, log.c.n >= first).order_by(log.c.n).limit(count)
    return [(code, n, at, bytes(entry)) for code, n, at, entry in connection.execute(query)]


def write_record(connection: Connection, table: str, number: int, line: bytes) -> None:
    """Keep the record of a game, replacing anything that an earlier table with this code may have left there."""
    connection.execute(FORGET, {"code": table, "was": number})
    connection.execute(insert(records), {"table_code": table, "number": number, "line": line})


def write_marks(connection: Connection, table: str, noted: Marks) -> None:
    """Keep what somebody has noted, replacing what was noted at this seat before."""
    drop_marks(connection, table, (noted.seat,))
    values = {**dataclasses.asdict(noted), "table_code": table, "signs": noted.signs.encode()}
    connection.execute(insert(marks), values)


def drop_marks(connection: Connection, table: str, seats: Collection[int]) -> None:
    """Forget what was noted at these seats."""
    if seats:
        connection.execute(UNMARK, {"code": table, "of": list(seats)})
