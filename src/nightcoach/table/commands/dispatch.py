"""Which function decides which command."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from nightcoach.store import Marks
from nightcoach.table.commands import host, lobby, luck, narrator, play, talk
from nightcoach.table.commands.checks import Entries
from nightcoach.table.log.people import Person
from nightcoach.table.log.table import Table
from nightcoach.table.wire import inbound, outbound

Decision = Entries | outbound.Shown | Marks


def decide(table: Table, person: Person, command: inbound.AnyCommand) -> Decision:
    """What the command would do: entries to append, theatre to show, or marks to keep beside the log; or a refusal."""
    return DECIDE[type(command)](table, person, command)


DECIDE: dict[type[inbound.Command], Callable[[Table, Person, Any], Decision]] = {
    inbound.Move: play.move,
    inbound.Looked: play.looked,
    inbound.Theatre: play.theatre,
    inbound.Order: play.order,
    inbound.SetMarks: play.marks,
    inbound.Answer: narrator.answer,
    inbound.Close: narrator.close,
    inbound.More: play.more,
    inbound.Back: play.back,
    inbound.Leave: play.leave,
    inbound.Take: play.take,
    inbound.Agree: play.agree,
    inbound.Sit: lobby.sit,
    inbound.Stand: lobby.stand,
    inbound.SetProfile: lobby.set_profile,
    inbound.Pick: lobby.pick,
    inbound.PledgeLuck: luck.pledge,
    inbound.ShowLuck: luck.show,
    inbound.Say: talk.say,
    inbound.Sentence: talk.sentence,
    inbound.Start: host.start,
    inbound.Rematch: host.rematch,
    inbound.Arrange: host.arrange,
    inbound.Choose: host.choose,
    inbound.SetPace: host.set_pace,
    inbound.AddBot: host.add_bot,
    inbound.RemoveBot: host.remove_bot,
    inbound.Rename: host.rename,
    inbound.Kick: host.kick,
    inbound.Reseat: host.reseat,
    inbound.GiveHat: host.give_hat,
    inbound.Lock: host.lock,
    inbound.Mute: host.mute,
    inbound.Pause: host.pause,
    inbound.Extend: host.extend,
    inbound.End: host.end,
}
