"""What whoever runs the server may do to a table. Nobody at it has asked for it, so everybody is told."""

from __future__ import annotations

from nightcoach.table.commands.checks import Entries, play_only
from nightcoach.table.log import entries as e
from nightcoach.table.log.table import Table


def end(table: Table) -> Entries:
    """The game is stopped, as by its host."""
    play_only(table)
    return (e.Ended("operator", None),)


def announce(minutes: int) -> Entries:
    """The servers will be started again."""
    return (e.Announced(minutes),)
