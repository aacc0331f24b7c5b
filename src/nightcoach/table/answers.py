"""What commands are answered: each is decided once, and a resent one gets the same receipt."""

from __future__ import annotations

import contextlib
from collections import OrderedDict
from collections.abc import Callable
from typing import Final, Protocol

from nightcoach.core.errors import Refused
from nightcoach.store import Marks
from nightcoach.table.commands import dispatch
from nightcoach.table.commands.bursts import Bursts
from nightcoach.table.commands.checks import Entries
from nightcoach.table.ledger import Ledger, Overtaken
from nightcoach.table.log import entries as e
from nightcoach.table.log import marks
from nightcoach.table.log.people import Person
from nightcoach.table.log.table import Table
from nightcoach.table.wire import inbound, outbound

KEPT: Final = 200
"""How many receipts of each person are remembered."""


class Stand(Protocol):
    """Where a table stands: whoever makes it durable and tells it."""

    async def commit(self, step: e.Step) -> None:
        """Store a step, then tell it; raises Overtaken if another server has written first."""

    def show(self, frame: bytes) -> None:
        """To everybody who watches."""


class Answers:
    """Decides commands. What changed the table is known from the log, also after a crash; refusals, theatre and notes
    have no row there and are remembered only as long as the table is in memory."""

    def __init__(self, ledger: Ledger) -> None:
        self.ledger = ledger
        self.bursts = Bursts()
        self._answered: OrderedDict[tuple[int, str], outbound.Receipt] = OrderedDict()

    async def answer(self, person: int | None, do: inbound.Do, room: Stand) -> outbound.Receipt:
        """The receipt of a command, when what it does is durable and told."""
        table = self.ledger.table
        if person is None:
            return _refusal(do.id, Refused("watching", "a table screen can only watch; join the table to take part"))
        sender = table.people[person]
        while True:
            if sender.kicked:
                return _refusal(do.id, Refused("kicked", "the host has sent you away from this table"))
            if do.id in table.done.get(person, ()):
                return outbound.Receipt(do.id, True)
            earlier = self._answered.get((person, do.id))
            if earlier is not None:
                return earlier
            with contextlib.suppress(Overtaken):
                return await self._decide(sender, do, room)

    async def _decide(self, person: Person, do: inbound.Do, room: Stand) -> outbound.Receipt:
        ledger = self.ledger
        table = ledger.table
        try:
            table.now = ledger.now()
            self.bursts.check(person.id, do.command, table.now)
            decided = dispatch.decide(table, person, do.command)
            if isinstance(decided, tuple):
                step = e.Step(decided, person.id, do.id)
                ledger.rows.check(step, table.now)
        except Refused as refused:
            return self._keep(person, _refusal(do.id, refused))
        if isinstance(decided, outbound.Shown):
            room.show(outbound.encode(decided))
            return self._keep(person, outbound.Receipt(do.id, True))
        try:
            if isinstance(decided, Marks):
                # What somebody notes is stored, and told to nobody; a `welcome` of that person has it from now on.
                await ledger.log.mark(table.code, decided)
                marks.keep(table, [decided])
            else:
                await room.commit(step)
        except Refused as refused:
            return _refusal(do.id, refused)  # not kept: the same command may be tried again
        self.bursts.done(person.id, do.command, ledger.now())
        receipt = outbound.Receipt(do.id, True)
        return self._keep(person, receipt) if isinstance(decided, Marks) else receipt

    async def operate(self, decide: Callable[[Table], Entries], room: Stand) -> None:
        """What whoever runs the server wants: nobody at the table has asked for it, and no budget is spent."""
        while True:
            with contextlib.suppress(Overtaken):
                await room.commit(e.Step(decide(self.ledger.table)))
                return

    def _keep(self, person: Person, receipt: outbound.Receipt) -> outbound.Receipt:
        """Remember a receipt that does not follow from the log."""
        self._answered[person.id, receipt.id] = receipt
        if len(self._answered) > KEPT * max(1, len(self.ledger.table.people)):
            self._answered.popitem(last=False)
        return receipt


def _refusal(command: str, refused: Refused) -> outbound.Receipt:
    return outbound.Receipt(command, False, refused.reason, refused.message, refused.facts)
