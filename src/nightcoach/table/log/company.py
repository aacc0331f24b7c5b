"""The company at a table: its people and places, the hat, and what is said, folded from the table's log."""

from __future__ import annotations

from nightcoach.table.log import entries as e
from nightcoach.table.log.people import Seat, Sitter
from nightcoach.table.log.talk import Talk
from nightcoach.table.wire import outbound


class Company:
    """Who is there, with a seat or without."""

    def __init__(self) -> None:
        self.people: dict[int, Sitter] = {}
        self.places: list[Seat] = []
        self.next_place = 0
        self.host: int | None = None
        self.chooser: int | None = None
        """Who has chosen the options, and so knows also those that are hidden from the others."""
        self.locked = False
        self.talk = Talk()
        self.changed = True
        """The public board is another than before."""

    def seat_of(self, person: int | None) -> int | None:
        """The seat on which somebody sits."""
        if person is not None:
            for number, place in enumerate(self.places):
                if place.person == person:
                    return number
        return None

    def seated(self) -> list[Sitter]:
        """The people on the seats."""
        return [self.people[place.person] for place in self.places if place.person is not None]

    def seat_name(self, seat: int) -> str:
        """Who sits there, a person or a bot."""
        place = self.places[seat]
        return place.bot_name if place.person is None else self.people[place.person].name

    def note(self, note: str, **facts: str) -> None:
        """A line of the table itself among the talk."""
        self.talk.add(outbound.Line(note=note, facts=facts))

    def _joined(self, entry: e.Joined, now: float) -> None:
        person = Sitter(entry.person, entry.name, entry.color, entry.character, entry.token, now)
        self.people[entry.person] = person
        if self.host is None:
            self.host = self.chooser = entry.person
        if entry.seated:
            self._place(entry.person, None, "")
        self.note("joined", name=entry.name)

    def _place(self, person: int | None, bot: str | None, name: str) -> None:
        self.places.append(Seat(self.next_place, person, bot, name))
        self.next_place += 1

    def _dressed(self, entry: e.Dressed, now: float) -> None:
        person = self.people[entry.person]
        if person.name != entry.name:
            self.note("renamed", old=person.name, name=entry.name)
        person.name, person.color, person.character = entry.name, entry.color, entry.character

    def _sat(self, entry: e.Sat, now: float) -> None:
        self._place(entry.person, None, "")

    def _stood(self, entry: e.Stood, now: float) -> None:
        self.places = [place for place in self.places if place.person != entry.person]

    def _bot_came(self, entry: e.BotCame, now: float) -> None:
        self._place(None, entry.level, entry.name)

    def _bot_went(self, entry: e.BotWent, now: float) -> None:
        self.places = [place for place in self.places if place.id != entry.place]

    def _arranged(self, entry: e.Arranged, now: float) -> None:
        self.places.sort(key=lambda place: entry.order.index(place.id))

    def _picked(self, entry: e.Picked, now: float) -> None:
        next(place for place in self.places if place.id == entry.place).character = entry.character

    def _hat(self, entry: e.Hat, now: float) -> None:
        self.host = entry.person
        self.note("hat", name=self.people[entry.person].name)

    def _locked(self, entry: e.Locked, now: float) -> None:
        self.locked = entry.on
        self.note("locked" if entry.on else "unlocked")

    def _muted(self, entry: e.Muted, now: float) -> None:
        person = self.people[entry.person]
        person.muted = entry.on
        self.note("muted" if entry.on else "unmuted", name=person.name)

    def _said(self, entry: e.Said, now: float) -> None:
        circle = entry.ears is not None
        line = outbound.Line(person=entry.person, text=entry.text, sentence=entry.sentence, circle=circle)
        if entry.ears is None:
            self.talk.add(line)
        else:
            self.talk.whisper(line, entry.ears)
