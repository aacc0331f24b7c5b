"""Tables for the tests of how seats change hands: a game with people, bots and somebody who only watches."""

from __future__ import annotations

import json
from typing import Any

from nightcoach.core.chance import Chance
from nightcoach.core.frames import TABLE
from tests.table.scene import Guest, Scene

QUICK: dict[str, dict[str, Any]] = {
    "castle": {},
    "eatme": {"choose_seconds": 15, "prowl_seconds": 15, "deal_seconds": 15},
    "lupus": {
        **{"allow_bots": True, "call_seconds": 3, "recognition_seconds": 4},
        **{"discussion_seconds": 30, "nomination_seconds": 10, "defence_seconds": 10, "vote_seconds": 10},
    },
}
PEOPLE = 3


def company(game: str, people: int = PEOPLE, bots: int | None = None, start: bool = True, **options: Any) -> Scene:
    """Some people, bots, and one who only watches since before the deal; the first guest is host."""
    scene = Scene(game, **{**QUICK[game], **options})
    for number in range(people):
        scene.join(f"P{number}")
    scene.join("Early", watch=True)
    host = scene.guests[0]
    host.must("pace", bots="instant")
    fewest = scene.table.seats_allowed()[0]
    for _ in range(max(1, fewest - people) if bots is None else bots):
        host.must("add_bot", level="canny")
    if start:
        host.must("start")
    return scene


def named(scene: Scene, name: str) -> Guest:
    return next(guest for guest in scene.guests if guest.name == name)


def window(scene: Scene) -> str:
    state = scene.table.state()
    return "over" if state is None else state.window()


def is_between(scene: Scene) -> bool:
    """Whether a seat may change hands now."""
    pace = scene.table.pace()
    return pace is not None and pace.between


def step(scene: Scene) -> None:
    """The game goes on a little: those waited for give the rules' default answer; otherwise time passes."""
    state = scene.table.state()
    assert state is not None
    waiting = [seat for seat in state.waiting() if seat != TABLE]
    for guest in scene.guests:
        if guest.watcher is not None and guest.you["seat"] in waiting and scene.table.state() is state:
            words = state.default(guest.seat, Chance(scene.table.question)).words
            if guest.do("move", words=words, question=scene.table.question)["ok"]:
                return
    scene.wait(1.0)


def next_round(scene: Scene) -> None:
    """Until a turn, a day or a round begins."""
    opened = scene.table.round_question
    for _ in range(3000):
        step(scene)
        if scene.table.round_question != opened or scene.table.phase != "play":
            return
    raise AssertionError("no new turn begins")


def until_between(scene: Scene) -> None:
    for _ in range(3000):
        if is_between(scene):
            return
        step(scene)
    raise AssertionError("seats may never change hands")


def bot_seat(scene: Scene) -> int:
    return next(seat for seat, place in enumerate(scene.table.places) if place.person is None)


def agree(guest: Guest, seat: int, yes: bool = True) -> dict[str, Any]:
    """The guest's answer to the open question about this seat; its receipt."""
    asking = guest.board["asking"] or {"person": 0}
    return guest.do("agree", seat=seat, person=asking["person"], yes=yes)


def seats_seen(guest: Guest) -> set[int]:
    """The seats whose view this guest has ever had during a game, judging by all frames sent."""
    welcomes = [json.loads(frame) for _, frame in guest.tape.frames]
    return {
        each["view"]["seat"]
        for each in welcomes
        if each["t"] == "welcome" and each["board"]["phase"] == "play" and each["view"]["seat"] is not None
    }
