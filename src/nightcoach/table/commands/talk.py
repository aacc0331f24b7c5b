"""Table talk: free text and ready-made sentences."""

from __future__ import annotations

from nightcoach.core.errors import Refused
from nightcoach.table.commands.checks import Entries, ears_for
from nightcoach.table.log import entries as e
from nightcoach.table.log.people import Person, clean
from nightcoach.table.log.table import Table
from nightcoach.table.log.talk import SENTENCES
from nightcoach.table.wire import inbound


def say(table: Table, person: Person, command: inbound.Say) -> Entries:
    """Free text."""
    heard(person)
    text = clean(command.text, 280)
    if not text:
        raise Refused("say_nothing", "that text has nothing visible in it")
    return (e.Said(person.id, text, None, ears_for(table, person)),)


def sentence(table: Table, person: Person, command: inbound.Sentence) -> Entries:
    """A ready-made sentence."""
    heard(person)
    known = SENTENCES + table.game.sentences(table.options)
    if command.id not in known:
        raise Refused("sentence", f"there is no sentence '{command.id}'", {"known": ", ".join(known)})
    return (e.Said(person.id, None, command.id, ears_for(table, person)),)


def heard(person: Person) -> None:
    """Refuse somebody who is muted."""
    if person.muted:
        raise Refused("muted", "the host has muted you")
