"""What people sent and what they were told, checked against the log: nothing acknowledged is lost, nothing is done
twice, no stale write is accepted, no deadline comes twice or too soon."""

from __future__ import annotations

import dataclasses
from typing import Any

import msgspec
from sqlalchemy import NullPool, create_engine, text

from nightcoach import bots, games
from nightcoach.core.chance import mix
from nightcoach.core.frames import TABLE
from nightcoach.table.log import entries as e
from nightcoach.table.log import fold
from nightcoach.table.log.table import House, Table
from nightcoach.table.time.plan import clock_answers

SLACK = 0.05
"""Seconds by which a deadline may come too soon: the clocks of servers agree only so far."""
UNDECIDED = ("store", "closed")
"""Refusals that leave open what becomes of a command that is sent again."""


@dataclasses.dataclass
class Sent:
    """A command of somebody, from its first sending."""

    code: str
    person: int
    id: str
    at: int
    """The number of the event in the history of all …"""
    copies: int = 0
    """How often it was sent. If it went to two servers, one may refuse it while the other, which was away for a while,
    still has its copy; then only what was acknowledged is promised."""
    answered: int | None = None
    """… and that of its receipt."""
    ok: bool = False
    reason: str = ""


class History:
    """Every sending and every receipt, in the order in which they happened."""

    def __init__(self) -> None:
        self.events = 0
        self.commands: dict[tuple[str, int, str], Sent] = {}

    def sent(self, code: str, person: int, number: str) -> None:
        """Something is sent, perhaps again."""
        self.events += 1
        sent = self.commands.setdefault((code, person, number), Sent(code, person, number, self.events))
        sent.copies += 1

    def told(self, code: str, person: int, number: str, receipt: dict[str, Any]) -> None:
        """Its receipt has come."""
        self.events += 1
        sent = self.commands[code, person, number]
        assert sent.answered is None or sent.ok == receipt["ok"], f"answered differently: {receipt}"
        sent.answered, sent.ok, sent.reason = self.events, receipt["ok"], receipt.get("reason", "")

    def acknowledged(self, code: str | None = None) -> list[Sent]:
        """The commands that were done."""
        return [sent for sent in self.commands.values() if sent.ok and code in (None, sent.code)]


class Log:
    """The log of all tables, read without our store."""

    def __init__(self, url: str) -> None:
        engine = create_engine(url.replace("postgresql:", "postgresql+psycopg:"), poolclass=NullPool)
        with engine.connect() as connection:
            found = connection.execute(text("SELECT table_code, n, at, entry FROM log ORDER BY table_code, n")).all()
            self.key = bytes(connection.scalar(text("SELECT value FROM secrets WHERE name = 'tables'")))
        self.numbers: dict[str, list[int]] = {}
        self.steps: dict[str, list[tuple[float, e.Step]]] = {}
        for code, n, at, entry in found:
            if len(code) == 5:  # else it is a probe of the server's health
                self.numbers.setdefault(code, []).append(n)
                self.steps.setdefault(code, []).append((at, e.read_step(bytes(entry))))


def faults(history: History, log: Log) -> list[str]:
    """What is wrong, in sentences."""
    found = [f"{code}: rows {n[:3]}… are not numbered one by one" for code, n in log.numbers.items() if gaps(n)]
    if found:
        return found  # nothing else could be read
    where: dict[tuple[str, int, str], int] = {}
    for code, steps in log.steps.items():
        for n, (_, step) in enumerate(steps):
            if step.by is not None and step.id is not None:
                if (code, step.by, step.id) in where:
                    found.append(f"{code}: {step.id} of {step.by} is done twice")
                where[code, step.by, step.id] = n
    for key, sent in history.commands.items():
        if sent.ok and key not in where:
            found.append(f"{key}: acknowledged, and lost")
        final = sent.answered is not None and not sent.ok and sent.copies == 1 and sent.reason not in UNDECIDED
        if final and key in where:
            found.append(f"{key}: refused with {sent.reason}, and done all the same")
    found += disorder(history, where)
    for code, steps in log.steps.items():
        found += stale(code, steps) + hurried(code, steps, mix("table", log.key, code.encode()))
    return found


def gaps(numbers: list[int]) -> bool:
    """Whether a number is missing or there twice."""
    return numbers != list(range(len(numbers)))


def disorder(history: History, where: dict[tuple[str, int, str], int]) -> list[str]:
    """Commands that were sent after others of their table had been acknowledged, and stand before them."""
    found = []
    by_table: dict[str, list[tuple[Sent, int]]] = {}
    for key, sent in history.commands.items():
        if sent.ok and key in where:
            by_table.setdefault(key[0], []).append((sent, where[key]))
    for code, all_sent in by_table.items():
        newest = 0
        events = sorted(
            [(sent.answered or 0, "told", n) for sent, n in all_sent] + [(sent.at, "sent", n) for sent, n in all_sent]
        )
        for _, what, n in events:
            if what == "told":
                newest = max(newest, n)
            elif n < newest:
                found.append(f"{code}: row {n} was asked for after row {newest} had been acknowledged")
    return found


def stale(code: str, steps: list[tuple[float, e.Step]]) -> list[str]:
    """Rows that a clock has written under a lease that another had taken."""
    found, newest = [], 0
    for n, (_, step) in enumerate(steps):
        if step.lease is not None:
            if step.lease < newest:
                found.append(f"{code}: row {n} under lease {step.lease}, after {newest}")
            newest = max(newest, step.lease)
    return found


def hurried(code: str, steps: list[tuple[float, e.Step]], key: bytes) -> list[str]:
    """Folding the log again: a deadline that comes twice finds nothing to do, and none may come too soon."""
    table = Table(House(games.game, bots.bot, bots.best), key, steps[0][0])
    for n, (at, step) in enumerate(steps):
        for entry in step.entries:
            if isinstance(entry, e.Moved) and entry.how == "clock" and step.by is None:
                due = table.timers.limit if entry.seat == TABLE else clock_answers(table, entry.seat)
                soonest = table.timers.least if entry.seat == TABLE else due
                if soonest is None or max(at, table.at) < soonest - SLACK:
                    return [f"{code}: row {n} at {at}, due at {due}: {entry}"]
        try:
            fold.row(table, step, at, e.write_step(step))
        except Exception as error:
            return [f"{code}: row {n} cannot have happened: {error!r} {msgspec.to_builtins(step)}"]
    return []
