"""Folding what happens to people and places: who comes and sits where, who is host, what is said."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from nightcoach.table.log import entries as e
from nightcoach.table.log.people import Person
from nightcoach.table.log.table import Table
from nightcoach.table.wire import outbound


def _joined(table: Table, entry: e.Joined, now: float) -> None:
    person = Person(entry.person, entry.name, entry.color, entry.character, entry.token, now)
    table.people[entry.person] = person
    if table.host is None:
        table.host = table.chooser = entry.person
    if entry.seated:
        table.add_place(entry.person, None, "")
    table.note("joined", name=entry.name)


def _dressed(table: Table, entry: e.ProfileChanged, now: float) -> None:
    person = table.people[entry.person]
    if person.name != entry.name:
        table.note("renamed", old=person.name, name=entry.name)
    person.name, person.color, person.character = entry.name, entry.color, entry.character


def _sat(table: Table, entry: e.Sat, now: float) -> None:
    table.add_place(entry.person, None, "")


def _stood(table: Table, entry: e.Stood, now: float) -> None:
    table.places = [place for place in table.places if place.person != entry.person]


def _bot_came(table: Table, entry: e.BotCame, now: float) -> None:
    table.add_place(None, entry.level, entry.name)


def _bot_went(table: Table, entry: e.BotWent, now: float) -> None:
    table.places = [place for place in table.places if place.id != entry.place]


def _arranged(table: Table, entry: e.Arranged, now: float) -> None:
    table.places.sort(key=lambda place: entry.order.index(place.id))


def _picked(table: Table, entry: e.Picked, now: float) -> None:
    next(place for place in table.places if place.id == entry.place).character = entry.character


def _hat(table: Table, entry: e.Hat, now: float) -> None:
    table.host = entry.person
    table.note("hat", name=table.people[entry.person].name)


def _locked(table: Table, entry: e.Locked, now: float) -> None:
    table.locked = entry.on
    table.note("locked" if entry.on else "unlocked")


def _muted(table: Table, entry: e.Muted, now: float) -> None:
    person = table.people[entry.person]
    person.muted = entry.on
    table.note("muted" if entry.on else "unmuted", name=person.name)


def _said(table: Table, entry: e.Said, now: float) -> None:
    circle = entry.ears is not None
    line = outbound.Line(person=entry.person, text=entry.text, sentence=entry.sentence, circle=circle)
    if entry.ears is None:
        table.talk.add(line)
    else:
        table.talk.whisper(line, entry.ears)


PEOPLE: Final[dict[type[e.Entry], Callable[[Table, Any, float], None]]] = {
    e.Joined: _joined,
    e.ProfileChanged: _dressed,
    e.Sat: _sat,
    e.Stood: _stood,
    e.BotCame: _bot_came,
    e.BotWent: _bot_went,
    e.Arranged: _arranged,
    e.Picked: _picked,
    e.Hat: _hat,
    e.Locked: _locked,
    e.Muted: _muted,
    e.Said: _said,
}
"""What each entry about people does."""
