"""A seat is no peephole: every way to get one, for every kind of person, in every phase of every game.

A cheat is host, has a second tab (or a friend's), and says yes to everything; the others say nothing. Nobody may then
look through the eyes of a seat that they did not hold when the cards were dealt. Where no secret lasts, seats may
change hands between two rounds: then there must be nothing to see.
"""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest

import nightcoach
from nightcoach.core.wire import to_json
from nightcoach.table.commands import asking
from nightcoach.table.commands.asking import ASK_SECONDS
from nightcoach.table.log import entries as e
from nightcoach.table.log.people import SeatQuestion
from nightcoach.table.log.table import Table
from tests.size import SIZE
from tests.table.hands import (
    agree,
    bot_seat,
    company,
    is_between,
    named,
    next_round,
    seats_seen,
    step,
    until_between,
    window,
)
from tests.table.scene import Guest, Scene

Way = Callable[[Scene, Guest, int], None]
"""How somebody tries to get a seat."""
Kind = Callable[[Scene], Guest]
"""Who tries."""


def number(guest: Guest) -> int:
    """Of the person; a screen is nobody."""
    return guest.you["person"] or 0


# Ways


def take(scene: Scene, newcomer: Guest, seat: int) -> None:
    newcomer.do("take", seat=seat)


def reseat(scene: Scene, newcomer: Guest, seat: int) -> None:
    scene.guests[0].do("reseat", seat=seat, person=number(newcomer))


def reseat_while_away(scene: Scene, newcomer: Guest, seat: int) -> None:
    owner = next((guest for guest in scene.guests if guest.watcher and guest.you["seat"] == seat), None)
    if owner is not None and owner is not scene.guests[0]:
        owner.cut()
        next_round(scene)
    reseat(scene, newcomer, seat)


def kick_then_take(scene: Scene, newcomer: Guest, seat: int) -> None:
    person = scene.table.places[seat].person
    if person is not None:
        scene.guests[0].do("kick", person=person)
    take(scene, newcomer, seat)


def kick_then_reseat(scene: Scene, newcomer: Guest, seat: int) -> None:
    person = scene.table.places[seat].person
    if person is not None:
        scene.guests[0].do("kick", person=person)
    reseat(scene, newcomer, seat)


def by_the_hat(scene: Scene, newcomer: Guest, seat: int) -> None:
    """The second tab is host, sends somebody away and sits down; then the hat comes back."""
    scene.guests[0].do("hat", person=number(newcomer))
    person = scene.table.places[seat].person
    newcomer.do("reseat", seat=seat, person=number(newcomer))
    newcomer.do("answer", seat=seat, words="pass", question=scene.table.question)
    if person is not None and person != scene.guests[0].you["person"]:
        newcomer.do("kick", person=person)
    newcomer.do("take", seat=seat)
    newcomer.do("hat", person=scene.guests[0].you["person"])


def behind_a_stand_in(scene: Scene, newcomer: Guest, seat: int) -> None:
    """The owner is away so long that somebody stands in."""
    owner = next((guest for guest in scene.guests if guest.watcher and guest.you["seat"] == seat), None)
    if owner is not None and owner is not scene.guests[0]:
        owner.cut()
        scene.wait(31)
    take(scene, newcomer, seat)
    reseat(scene, newcomer, seat)


def after_leaving(scene: Scene, newcomer: Guest, seat: int) -> None:
    """The owner takes leave, and the newcomer left and came back."""
    owner = next((guest for guest in scene.guests if guest.watcher and guest.you["seat"] == seat), None)
    if owner is not None and owner is not scene.guests[0]:
        owner.do("leave")
    newcomer.do("leave")
    newcomer.do("back")
    take(scene, newcomer, seat)
    reseat(scene, newcomer, seat)
    if owner is not None and owner.watcher:
        owner.do("back")


def second_device(scene: Scene, newcomer: Guest, seat: int) -> None:
    """The newcomer opens a second device, with the key of the first; then asks from there."""
    device = Guest(scene, newcomer.token, f"{newcomer.name}2")
    scene.guests.append(device)
    take(scene, device.connect(), seat)


def sit_for_the_next_game(scene: Scene, newcomer: Guest, seat: int) -> None:
    newcomer.do("sit")
    newcomer.do("dress", name="P1", color="red", character="owl")
    take(scene, newcomer, seat)


def after_a_rematch(scene: Scene, newcomer: Guest, seat: int) -> None:
    """In the next game, into which nobody has dealt the newcomer."""
    for command in ("end", "rematch", "start"):
        scene.guests[0].do(command)
    take(scene, newcomer, bot_seat(scene))
    reseat(scene, newcomer, 1)


WAYS: list[Way] = [
    take,
    reseat,
    reseat_while_away,
    kick_then_take,
    kick_then_reseat,
    by_the_hat,
    behind_a_stand_in,
    after_leaving,
    second_device,
    sit_for_the_next_game,
    after_a_rematch,
]


# People


def early(scene: Scene) -> Guest:
    """Has watched since before the deal."""
    return named(scene, "Early")


def late(scene: Scene) -> Guest:
    """The host's second tab, opened after the deal."""
    return scene.join("Late")


def sent_away(scene: Scene) -> Guest:
    """Was sent away, and is back under another name."""
    last = next(guest for guest in reversed(scene.guests) if guest.watcher and guest.you["seat"] is not None)
    if last is not scene.guests[0]:
        scene.guests[0].do("kick", person=last.you["person"])
        last.watcher = None
    return scene.join("Again")


def somebody_seated(scene: Scene) -> Guest:
    """Has a seat already, and wants another's."""
    return scene.guests[1] if scene.guests[1].watcher else scene.guests[0]


def a_screen(scene: Scene) -> Guest:
    """Has no key at all."""
    return scene.screen()


PEOPLE: list[Kind] = [early, late, somebody_seated, a_screen, sent_away]


# Phases


def at_once(scene: Scene) -> None:
    """The first window of the game."""


def between(scene: Scene) -> None:
    until_between(scene)


def in_the_middle(scene: Scene) -> None:
    """In a round, turn or day."""
    until_between(scene)
    for _ in range(200):
        if not is_between(scene):
            return
        step(scene)


def at_night(scene: Scene) -> None:
    """In the second night, where there are nights; else in the next round."""
    next_round(scene)
    for _ in range(400):
        if window(scene) == "night" or scene.table.game.name != "lupus":
            return
        step(scene)


PHASES: list[Callable[[Scene], None]] = [at_once, between, in_the_middle, at_night]


# What must hold


class Watch:
    """Who held which seat when the cards were dealt, and who has looked through which since."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self.dealt = {guest.token: {guest.seat} for guest in scene.guests if guest.you["seat"] is not None}

    def peeped(self) -> list[tuple[str, int]]:
        """Seats through whose eyes somebody has looked who had not held them, and not everybody has agreed to."""
        found = []
        for guest in self.scene.guests:
            new = seats_seen(guest) - self.dealt.get(guest.token, set())
            found += [(guest.name, seat) for seat in sorted(new) if not self.harmless(guest, seat)]
        return found

    def harmless(self, guest: Guest, seat: int) -> bool:
        """Where no secret outlasts a round: the first that was seen of the seat was what everybody knew."""
        if self.scene.table.game.lasting_secrets:
            return False
        for _, frame in guest.tape.frames:
            message = json.loads(frame)
            if message["t"] == "welcome" and message["you"]["seat"] == seat and message["view"] is not None:
                secrets = self.scene.table.game.View.secrets
                return all(message["view"][field] is None for field in secrets)
        return False


def play_on(scene: Scene) -> None:
    """The game goes on; the cheats say yes to everything that is asked, and the others nothing."""
    cheats = [guest for guest in scene.guests if guest is scene.guests[0] or guest.name in ("Early", "Late", "Again")]
    for _ in range(2):
        if scene.table.phase == "play":
            next_round(scene)
        question = scene.guests[0].board["asking"]
        for guest in cheats if question else ():
            guest.do("agree", **question, yes=True)
    scene.wait(ASK_SECONDS + 1)


def attack(game: str, phase: Callable[[Scene], None], way: Way, kind: Kind) -> list[tuple[str, int]]:
    """Somebody tries it that way in that phase; who has seen what they should not."""
    with company(game) as scene:
        watch = Watch(scene)
        phase(scene)
        newcomer = kind(scene)
        taken = [seat for seat, place in enumerate(scene.table.places) if place.person is not None]
        way(scene, newcomer, bot_seat(scene) if way in (take, second_device) else taken[-1])
        if scene.table.asking is not None:  # what was wished is yet to be put, and refused
            play_on(scene)
        return watch.peeped()


@pytest.mark.rule("C3.14", "E3.18", "L3.68")
@pytest.mark.parametrize("way", WAYS, ids=lambda way: str(way.__name__))
@pytest.mark.parametrize("phase", PHASES, ids=lambda phase: str(phase.__name__))
@pytest.mark.parametrize("game", nightcoach.NAMES)
def test_nobody_looks_through_the_eyes_of_a_seat_without_everybodys_leave(
    game: str, phase: Callable[[Scene], None], way: Way
) -> None:
    people = PEOPLE
    if SIZE == 1:  # two at a time take turns, so that in each game everybody tries every way, in one phase or another
        first = 2 * PHASES.index(phase) + WAYS.index(way)
        people = [PEOPLE[(first + turn) % len(PEOPLE)] for turn in range(2)]
    assert [attack(game, phase, way, kind) for kind in people] == [[]] * len(people)


def silence_agrees(table: Table, question: SeatQuestion) -> bool:
    return all(question.answers.get(person, True) for person in asking.voters(table))


def the_host_decides(table: Table) -> list[int]:
    return [person.id for person in table.seated() if person.id == table.host] * 2


FAULTS: list[tuple[str, object, Way]] = [
    ("seats_need_consent", lambda _table: False, take),
    ("seats_need_consent", lambda _table: False, reseat),
    ("seats_need_consent", lambda _table: False, kick_then_take),
    ("agreed", silence_agrees, take),
    ("voters", the_host_decides, take),
]


@pytest.mark.parametrize("game", ["castle", "lupus"])
@pytest.mark.parametrize(("part", "fault", "way"), FAULTS)
def test_a_hole_is_found(game: str, part: str, fault: object, way: Way, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Table if hasattr(Table, part) else asking, part, fault)
    assert attack(game, between, way, late) != []


@pytest.mark.parametrize("game", ["castle", "lupus"])
def test_with_everybodys_leave_the_same_way_leads_to_the_seat(game: str) -> None:
    with company(game) as scene:
        watch, newcomer, seat = Watch(scene), early(scene), bot_seat(scene)
        take(scene, newcomer, seat)
        next_round(scene)
        for guest in scene.guests[:3]:
            assert agree(guest, seat)["ok"]
        until_between(scene)
        scene.wait(0)
        assert watch.peeped() == [("Early", seat)]
        said = [entry for entry in scene.log.entries() if isinstance(entry, e.SeatAnswered)]
        assert {entry.person for entry in said if entry.yes} == {guest.you["person"] for guest in scene.guests[:3]}


@pytest.mark.rule("L3.68", "L8.2")
@pytest.mark.parametrize("way", WAYS, ids=lambda way: str(way.__name__))
def test_what_a_narrator_sees_goes_to_nobody_else_and_no_narrator_plays(way: Way) -> None:
    with company("lupus", 4, bots=5, start=False, narrator="human") as scene:
        narrator = scene.guests[0]
        narrator.must("start")
        watch, newcomer = Watch(scene), late(scene)
        way(scene, newcomer, 2)
        narrator.do("take", seat=bot_seat(scene))
        narrator.do("hat", person=number(newcomer))
        newcomer.do("reseat", seat=1, person=number(narrator))
        assert watch.peeped() == []
        if scene.table.phase == "play":
            state = scene.table.state()
            assert state is not None
            assert newcomer.view == json.loads(to_json(state.view(None)))
