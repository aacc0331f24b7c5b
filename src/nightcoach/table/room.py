"""A live table: one task with one inbox, its clock, and a log that is written before anybody hears of anything.

Whatever happens to a table goes through `inbox`, one thing after the other; there are no locks and nothing is shared.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import OrderedDict
from collections.abc import Callable
from functools import partial
from typing import Protocol

from nightcoach.core.errors import Refused
from nightcoach.store import Conflict, Marks
from nightcoach.table.commands import dispatch, lobby
from nightcoach.table.commands.bursts import Bursts
from nightcoach.table.inbox import Gone, Inbox, Job, settle_future
from nightcoach.table.log import entries as e
from nightcoach.table.log import fold, marks
from nightcoach.table.log.budget import Rows
from nightcoach.table.log.people import Person, find_by_token, token_hash
from nightcoach.table.log.table import Table
from nightcoach.table.time import due
from nightcoach.table.time.clock import Clock, NextAlarm
from nightcoach.table.time.night import frame_at, quiet
from nightcoach.table.wire import inbound, outbound
from nightcoach.table.wire.board import board_of
from nightcoach.table.wire.news import News, Pipe, Watcher

log = logging.getLogger("nightcoach.table")

DEVICES_MOST = 4
"""How many connections one person may have; the oldest makes room."""
WATCHERS_MOST = 100
"""Table screens; people do not count, or it would tell when one of them goes."""
ANSWERS_KEPT = 200
RETRY_SECONDS = 1.0


class Log(Protocol):
    """Where steps become durable."""

    async def append(
        self, table: str, n: int, entries: list[bytes], records: dict[int, str], unmarked: set[int]
    ) -> None:
        """Durable when it returns, with the records of the games that end there, by number; the notes of some seats are
        deleted with it."""

    async def mark(self, table: str, noted: Marks) -> None:
        """Durable when it returns; in no row."""


class Room:
    """The task around a table."""

    def __init__(
        self,
        table: Table,
        log: Log,
        clock: Clock,
        over: Callable[[int], None] = lambda _moves: None,
        rows: Rows | None = None,
    ) -> None:
        self.table = table
        self.rows = rows or Rows(now=clock.now())
        self.over = over
        """Called with the number of its moves when a game is over."""
        self.log = log
        self.clock = clock
        self.news = News(table)
        self.alarm = NextAlarm(clock, self._ring)
        self.answered: OrderedDict[tuple[int, str], outbound.Receipt] = OrderedDict()
        self.bursts = Bursts()
        self.retry_at = 0.0
        self.idle_since = clock.now()
        self.closed = False
        self.loop = asyncio.get_running_loop()
        self.inbox = Inbox(self.loop)
        self.task = self.loop.create_task(self._run())

    # The task

    async def _run(self) -> None:
        try:
            await self._do_due()
            while not self.closed:
                while not self.inbox.jobs:
                    await self.inbox.bell()
                job, done = self.inbox.jobs.popleft()
                try:
                    result = await job()
                except (Refused, Gone) as error:
                    settle_future(done, None, error)
                except Exception:
                    settle_future(done, None, Gone())
                    raise
                else:
                    settle_future(done, result, None)
                await self._do_due()
        except Exception:
            # A table that cannot go on must not stay half alive: it leaves memory, and its log is intact.
            log.exception("table failed", extra={"table": self.table.code})
        finally:
            self.empty("reload", True)

    async def _do_due(self) -> None:
        """Do everything that is due, then set the next alarm."""
        table = self.table
        first: float | None = self.retry_at
        while not self.closed:
            now = self.clock.now()
            if now < self.retry_at:
                break
            long = self.rows.end(table.phase)
            entries, first = (long, None) if long else due.act(table, now)
            if not entries:
                break
            try:
                await self._commit(e.Step(entries))
            except Refused:
                first = self.retry_at = now + RETRY_SECONDS
            except Gone:
                return
        frame = frame_at(table)
        if frame is not None and frame <= self.clock.now():
            self.news.tell(self.clock.now())
            frame = frame_at(table)
        self._alarm(min([at for at in (first, frame) if at is not None], default=None))

    def _alarm(self, at: float | None) -> None:
        self.alarm.set(None if at is None or self.closed else max(at, self.retry_at))

    def _ring(self) -> None:
        self.inbox.put(self._nothing)

    async def _nothing(self) -> None:
        """The alarm rang; what is due happens after every job."""

    async def _commit(self, step: e.Step) -> None:
        """Durable first, then true, then told."""
        await self._append(step)
        if self.table.phase == "over" and self.table.result is None:
            # The end and its result are told together. If there is no room for it now, it is tried again.
            with contextlib.suppress(Refused):
                await self._append(e.Step(due.act(self.table, self.clock.now())[0]))
        self._settle(self.clock.now())

    async def _append(self, step: e.Step) -> None:
        try:
            unmarked = marks.given_up(self.table, step)
            written = e.write_step(step)
            await self.log.append(self.table.code, self.table.n, [written], e.records_in(step), unmarked)
        except Conflict:
            # Somebody else has written here: what is in the log counts, so read it again.
            self.empty("reload", True)
            raise Gone from None
        self.rows.spend(step, self.clock.now())
        fold.row(self.table, step, self.clock.now(), written)
        if isinstance(step.entries[-1], e.Recorded):
            self.over(len(self.table.recording.moves) if self.table.recording else 0)

    def _settle(self, now: float) -> None:
        """What has changed is told: now, or at night with the next tick."""
        fold.settle(self.table, now)
        if not quiet(self.table, now):
            self.news.tell(now)

    def empty(self, reason: str, again: bool) -> None:
        """Disconnect everybody; those who come back find the table loaded again."""
        self.closed = True
        self.alarm.set(None)
        for watcher in self.news.watchers:
            watcher.pipe.close(reason, again)
        self.news.watchers = []
        self.inbox.empty()

    async def stop(self) -> None:
        """Leave memory: finish what was begun, and tell everybody to come back."""
        self.closed = True
        self.inbox.put(self._nothing)
        await asyncio.wait([self.task])

    async def _do(self, job: Job) -> object:
        """Wait for one's turn in the inbox, and for the result."""
        return await self._put(job)

    def _put(self, job: Job) -> asyncio.Future[object]:
        """Put something into the inbox; its result comes when its turn has come."""
        if self.closed or self.task.done():
            raise Gone
        done: asyncio.Future[object] = self.loop.create_future()
        self.inbox.put(job, done)
        return done

    # What can come in

    async def join(self, name: str, color: str, character: str, token: str, watch: bool) -> int:
        """Somebody comes in with a new token; the same token again is the same person. Gives the person's number."""

        async def job() -> int:
            known = find_by_token(self.table.people, token)
            if known is None:
                now = self.clock.now()
                self.bursts.check_join(now)
                step = e.Step(lobby.join(self.table, name, color, character, token_hash(token), watch))
                self.rows.check(step, now)
                self.bursts.joined(now)
                await self._commit(step)
                known = find_by_token(self.table.people, token)
                assert known is not None
            return _welcome_here(known).id

        number = await self._do(job)
        assert isinstance(number, int)
        return number

    async def enter(self, pipe: Pipe, hello: inbound.Hello) -> Watcher:
        """A connection: a person's by its token, or a table screen's."""

        async def job() -> Watcher:
            now = self.clock.now()
            table = self.table
            person = None
            if hello.token is not None:
                found = find_by_token(table.people, hello.token)
                if found is None:
                    raise Refused("token", "this seat's key is not known at this table; join again")
                person = _welcome_here(found)
            elif table.locked:
                raise Refused("locked", "this table is locked; ask its host to unlock it")
            elif len([each for each in self.news.watchers if each.person is None]) >= WATCHERS_MOST:
                raise Refused("crowded", f"at most {WATCHERS_MOST} can watch", {"most": str(WATCHERS_MOST)})
            watcher = Watcher(pipe, None if person is None else person.id)
            if person is not None:
                self._make_room(person)
                person.connections += 1
                if person.gone:  # coming back undoes leaving; if that cannot be stored now, `back` says it later
                    with contextlib.suppress(Refused):
                        await self._commit(e.Step((e.Returned(person.id),)))
            self._settle(now)
            self.news.watchers.append(watcher)
            self.news.welcome(watcher, hello, now)
            return watcher

        watcher = await self._do(job)
        assert isinstance(watcher, Watcher)
        return watcher

    def _make_room(self, person: Person) -> None:
        """Tell the other devices of this person; the oldest of too many must go."""
        others = [watcher for watcher in self.news.watchers if watcher.person == person.id]
        for watcher in others:
            watcher.pipe.push(ELSEWHERE)
        for watcher in others[: max(0, len(others) - DEVICES_MOST + 1)]:
            self._forget(watcher)
            watcher.pipe.close("elsewhere", False)

    def _forget(self, watcher: Watcher) -> None:
        if watcher not in self.news.watchers:
            return
        self.news.watchers.remove(watcher)
        if watcher.person is not None:
            person = self.table.people[watcher.person]
            person.connections -= 1
            if person.connections == 0 and not person.gone:
                person.absent_since = self.clock.now()
        if not self.news.watchers:
            self.idle_since = self.clock.now()

    def exit(self, watcher: Watcher) -> asyncio.Future[object]:
        """A connection is gone."""

        async def job() -> None:
            self._forget(watcher)
            self._settle(self.clock.now())

        return self._put(job)

    def resync(self, watcher: Watcher, seen: inbound.Seen) -> asyncio.Future[object]:
        """Everything again for a client that has missed something."""

        async def job() -> None:
            self.news.welcome(watcher, seen, self.clock.now())

        return self._put(job)

    def command(self, watcher: Watcher, do: inbound.Do) -> asyncio.Future[object]:
        """A command; its receipt goes to the connection it came from."""
        return self._put(partial(self._do_command, watcher, do))

    async def _do_command(self, watcher: Watcher, do: inbound.Do) -> None:
        watcher.pipe.push(outbound.encode(await self._answer(watcher, do)))

    async def look(self) -> tuple[outbound.Board, object]:
        """What is public, for a page without a connection."""

        async def job() -> tuple[outbound.Board, object]:
            state = self.table.state()
            return board_of(self.table), None if state is None else state.view(None)

        found = await self._do(job)
        assert isinstance(found, tuple)
        return found

    # Commands

    async def _answer(self, watcher: Watcher, do: inbound.Do) -> outbound.Receipt:
        if watcher.person is None:
            return _refusal(do.id, Refused("watching", "a table screen can only watch; join the table to take part"))
        person = self.table.people[watcher.person]
        if person.kicked:
            return _refusal(do.id, Refused("kicked", "the host has sent you away from this table"))
        earlier = self._earlier_receipt(person, do.id)
        if earlier is not None:
            return earlier
        try:
            self.table.now = self.clock.now()
            self.bursts.check(person.id, do.command, self.table.now)
            decided = dispatch.decide(self.table, person, do.command)
            if isinstance(decided, tuple):
                step = e.Step(decided, person.id, do.id)
                self.rows.check(step, self.table.now)
        except Refused as refused:
            return self._keep(person, _refusal(do.id, refused))
        if isinstance(decided, Marks):
            return await self._note(person, do, decided)
        if isinstance(decided, outbound.Shown):
            shown = outbound.encode(decided)
            for each in self.news.watchers:
                each.pipe.push(shown)
            return self._keep(person, outbound.Receipt(do.id, True))
        try:
            await self._commit(step)
        except Refused as refused:
            return _refusal(do.id, refused)  # not kept: the same command may be tried again
        self.bursts.done(person.id, do.command, self.clock.now())
        if isinstance(do.command, inbound.Kick):
            self._kicked_go()
        return outbound.Receipt(do.id, True)

    async def _note(self, person: Person, do: inbound.Do, noted: Marks) -> outbound.Receipt:
        """What somebody notes is stored, and told to nobody; a `welcome` of that person has it from now on."""
        try:
            await self.log.mark(self.table.code, noted)
        except Refused as refused:
            return _refusal(do.id, refused)
        marks.keep(self.table, [noted])
        self.bursts.done(person.id, do.command, self.clock.now())
        return self._keep(person, outbound.Receipt(do.id, True))

    def _earlier_receipt(self, person: Person, command: str) -> outbound.Receipt | None:
        """The receipt of a command that was resent. What changed the table is known from the log, also after a crash;
        refusals, theatre and notes have no row there and are remembered only as long as the table is in memory."""
        if command in self.table.done.get(person.id, ()):
            return outbound.Receipt(command, True)
        return self.answered.get((person.id, command))

    def _keep(self, person: Person, receipt: outbound.Receipt) -> outbound.Receipt:
        """Remember a receipt that does not follow from the log."""
        self.answered[person.id, receipt.id] = receipt
        if len(self.answered) > ANSWERS_KEPT * max(1, len(self.table.people)):
            self.answered.popitem(last=False)
        return receipt

    def _kicked_go(self) -> None:
        """People who were sent away hear nothing more."""
        for watcher in list(self.news.watchers):
            if watcher.person is not None and self.table.people[watcher.person].kicked:
                self._forget(watcher)
                watcher.pipe.close("kicked", False)


def _welcome_here(person: Person) -> Person:
    if person.kicked:
        raise Refused("kicked", "the host has sent you away from this table")
    return person


def _refusal(command: str, refused: Refused) -> outbound.Receipt:
    return outbound.Receipt(command, False, refused.reason, refused.message, refused.facts)


ELSEWHERE = outbound.encode(outbound.Elsewhere())
