"""A live table: one task with one inbox, its clock, and a log that is written before anybody hears of anything.

Whatever happens to a table goes through `inbox`, one thing after the other; there are no locks and nothing is shared
but the log. Several servers may have the same table in memory: each folds the rows of the others, tells its own
watchers, and takes commands; one of them drives the clock.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable
from functools import partial
from typing import Final

from nightcoach.core.errors import Refused
from nightcoach.store import Conflict, Deposed
from nightcoach.table.answers import Answers
from nightcoach.table.commands import lobby
from nightcoach.table.commands.checks import Entries, not_kicked
from nightcoach.table.inbox import Gone, Inbox, Job, settle_future
from nightcoach.table.ledger import Hold, Ledger, Overtaken
from nightcoach.table.log import entries as e
from nightcoach.table.log import marks
from nightcoach.table.log.budget import Rows
from nightcoach.table.log.people import Person, find_by_token, token_hash
from nightcoach.table.log.table import Table
from nightcoach.table.peers import Log, Peers
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
RETRY_SECONDS = 1.0
TOUCH_SECONDS: Final = 0.2
"""How soon a server that is out of touch looks again whether it may drive the clock."""
ELSEWHERE = outbound.encode(outbound.Elsewhere())


class Room:
    """The task around a table."""

    def __init__(
        self,
        table: Table,
        log: Log,
        clock: Clock,
        over: Callable[[int], None] = lambda _moves: None,
        rows: Rows | None = None,
        peers: Peers | None = None,
        hold: Hold | None = None,
    ) -> None:
        self.table = table
        self.log = log
        self.clock = clock
        self.ledger = Ledger(table, log, clock, rows, peers, hold, over)
        self.presence, self.now = self.ledger.presence, self.ledger.now
        self.news = News(table)
        self.alarm = NextAlarm(clock)
        self.answers = Answers(self.ledger)
        self.retry_at = 0.0
        self.idle_since = clock.now()
        self.closed = False
        self.behind = False
        """Whether it is known already that other servers have written more."""
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
        first: float | None = self.retry_at
        while not self.closed:
            now = self.now()
            if now < self.retry_at:
                break
            if not self.ledger.peers.in_touch():
                first = now + TOUCH_SECONDS
                break
            entries, driven, first = self.ledger.due(now)
            if not entries:
                break
            try:
                await self.commit(e.Step(entries), driven)
            except Overtaken:
                continue
            except Refused:
                first = self.retry_at = now + RETRY_SECONDS
            except Gone:
                return
        frame = frame_at(self.table)
        if frame is not None and frame <= self.now():
            self.news.tell(self.now())
            frame = frame_at(self.table)
        self._alarm(min([at for at in (first, frame) if at is not None], default=None))

    def _alarm(self, at: float | None) -> None:
        self.alarm.set(None if at is None or self.closed else max(at, self.retry_at), self._ring)

    def _ring(self) -> None:
        self.inbox.put(self._nothing)

    async def _nothing(self) -> None:
        """The alarm rang; what is due happens after every job."""

    async def commit(self, step: e.Step, driven: bool = False) -> None:
        """Durable first, then true, then told."""
        await self._append(step, driven)
        if self.ledger.ends():
            # If there is no room for the result now, it is tried again.
            with contextlib.suppress(Refused, Overtaken):
                await self._append(e.Step(due.act(self.table, self.now())[0]))
        self._told(step)

    async def _append(self, step: e.Step, driven: bool = False) -> None:
        """Append a row and fold it, unless others were faster: then theirs are folded and told first."""
        try:
            await self.ledger.append(step, driven)
        except Conflict:
            known = self.table.n
            if self.ledger.hold.shared():
                await self._catch_up()
            if self.table.n > known:
                raise Overtaken from None
            # There are other rows, and none that follow ours: what is in the log counts, so read all of it again.
            self.empty("reload", True)
            raise Gone from None
        except Deposed:
            self.yield_to_others()
            await self._catch_up()
            raise Overtaken from None

    def _told(self, step: e.Step) -> None:
        """What a row has changed is told: now, or at night with the next tick. People who were sent away hear that, and
        nothing more."""
        self._tell()
        if any([isinstance(entry, e.Kicked) for entry in step.entries]):
            self._kicked_go()

    def _tell(self) -> None:
        now = self.now()
        if not quiet(self.table, now):
            self.news.tell(now)

    # Other servers

    async def _catch_up(self) -> None:
        """Fold what other servers have appended, and tell it row by row, as they have."""
        self.behind = False
        try:
            await self.ledger.catch_up(self._followed)
        except Gone:
            self.empty("reload", True)
            raise

    def _followed(self, step: e.Step) -> None:
        if not self.ledger.ends():
            self._told(step)

    def follow(self, n: int) -> None:
        """Another server may have written row n."""
        if n >= self.table.n and not self.behind and not self.closed:
            self.behind = True
            self.inbox.put(self._catch_up)

    def drive(self, lease: int, lost: float) -> None:
        """From now on this server drives the clock; for so many seconds nobody could be answered."""
        hold = self.ledger.hold
        hold.drives, hold.lease = True, lease
        hold.lost += lost
        self.inbox.put(self._catch_up)

    def yield_to_others(self) -> None:
        """Another server drives the clock now."""
        self.ledger.hold.drives = False

    def give_back(self, seconds: float) -> None:
        """For so many seconds nobody could be answered."""
        self.ledger.hold.lost += seconds
        self._ring()

    def look_up(self) -> None:
        """A server has gone: its people may have gone with it."""
        self._ring()

    def empty(self, reason: str, again: bool) -> None:
        """Disconnect everybody; those who come back find the table loaded again."""
        self.closed = True
        self.alarm.set(None, self._ring)
        for watcher in self.news.watchers:
            watcher.pipe.close(reason, again)
        self.news.watchers = []
        self.inbox.empty()

    async def leave(self) -> None:
        """This server stops: when what was begun is done, everybody is told to come back, which leads them to another
        server. Whoever drives the clock next writes that its people are not here any more; by then most are there."""

        async def job() -> None:
            self.empty("restart", True)

        with contextlib.suppress(Gone):
            await self._do(job)
        await asyncio.wait([self.task])

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
            while True:
                known = find_by_token(self.table.people, token)
                if known is not None:
                    return not_kicked(known).id
                now = self.now()
                self.answers.bursts.check_join(now)
                step = e.Step(lobby.join(self.table, name, color, character, token_hash(token), watch))
                self.ledger.rows.check(step, now)
                with contextlib.suppress(Overtaken):
                    await self.commit(step)
                    self.answers.bursts.joined(now)

        number = await self._do(job)
        assert isinstance(number, int)
        return number

    async def enter(self, pipe: Pipe, hello: inbound.Hello) -> Watcher:
        """A connection: a person's by its token, or a table screen's."""

        async def job() -> Watcher:
            if self.ledger.hold.shared():
                # Whoever comes from another server knows what that one has told, and may have noted something there.
                await self._catch_up()
                marks.keep(self.table, await self.log.marks(self.table.code))
            table = self.table
            person = None
            if hello.token is not None:
                found = find_by_token(table.people, hello.token)
                if found is None:
                    raise Refused("token", "this seat's key is not known at this table; join again")
                person = not_kicked(found)
            elif table.locked:
                raise Refused("locked", "this table is locked; ask its host to unlock it")
            elif len([each for each in self.news.watchers if each.person is None]) >= WATCHERS_MOST:
                raise Refused("crowded", f"at most {WATCHERS_MOST} can watch", {"most": str(WATCHERS_MOST)})
            watcher = Watcher(pipe, None if person is None else person.id)
            if person is not None:
                self._make_room(person)
                self.presence.came(person.id)
                await self._arrive(person)
            self._tell()
            self.news.watchers.append(watcher)
            self.news.welcome(watcher, hello, self.now())
            return watcher

        watcher = await self._do(job)
        assert isinstance(watcher, Watcher)
        return watcher

    async def _arrive(self, person: Person) -> None:
        """Write that somebody is here, and that coming back undoes leaving; if that cannot be stored now, it is tried
        again, and `back` says it later."""
        while True:
            here, _ = self.presence.news(self.now())
            back = (e.Returned(person.id),) if person.gone else ()
            if not here and not back:
                return
            try:
                await self.commit(e.Step((*here, *back)))
            except Overtaken:
                continue
            except Refused:
                pass
            return

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
            self.presence.went(watcher.person)
        if not self.news.watchers:
            self.idle_since = self.clock.now()

    def exit(self, watcher: Watcher) -> asyncio.Future[object]:
        """A connection is gone; the log hears of it with what is due next."""

        async def job() -> None:
            self._forget(watcher)

        return self._put(job)

    def resync(self, watcher: Watcher, seen: inbound.Seen) -> asyncio.Future[object]:
        """Everything again for a client that has missed something."""

        async def job() -> None:
            self.news.welcome(watcher, seen, self.now())

        return self._put(job)

    def command(self, watcher: Watcher, do: inbound.Do) -> asyncio.Future[object]:
        """A command; its receipt goes to the connection it came from."""
        return self._put(partial(self._do_command, watcher, do))

    async def _do_command(self, watcher: Watcher, do: inbound.Do) -> None:
        watcher.pipe.push(outbound.encode(await self.answers.answer(watcher.person, do, self)))

    async def operate(self, decide: Callable[[Table], Entries]) -> None:
        """Something that whoever runs the server wants of this table."""
        await self._do(partial(self.answers.operate, decide, self))

    async def look(self) -> tuple[outbound.Board, object]:
        """What is public, for a page without a connection."""

        async def job() -> tuple[outbound.Board, object]:
            if self.ledger.hold.shared():
                await self._catch_up()
            state = self.table.state()
            return board_of(self.table), None if state is None else state.view(None)

        found = await self._do(job)
        assert isinstance(found, tuple)
        return found

    def show(self, frame: bytes) -> None:
        """Theatre: seen by everybody who is here, and forgotten."""
        for each in self.news.watchers:
            each.pipe.push(frame)

    def _kicked_go(self) -> None:
        """People who were sent away hear nothing more."""
        for watcher in list(self.news.watchers):
            if watcher.person is not None and self.table.people[watcher.person].kicked:
                self._forget(watcher)
                watcher.pipe.close("kicked", False)
