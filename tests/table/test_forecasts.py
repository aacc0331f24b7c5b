"""A ghost foretells at a table: nobody else gets a frame for it, and no bot speaks at another time."""

from __future__ import annotations

import pytest

from tests.table.scene import HOUSE, Scene
from tests.table.villages import SHORT, lupus


def talking(**options: object) -> Scene:
    """A game of four people and five bots that has just begun."""
    scene = Scene(
        "lupus", HOUSE, **{**SHORT, "allow_bots": True, "forecasts": True, "first_night_kill": True, **options}
    )
    for number in range(4):
        scene.join(f"P{number}")
    for _ in range(5):
        scene.guests[0].must("add_bot", level="canny")
    scene.guests[0].must("start")
    return scene


def ghost_of(scene: Scene) -> int | None:
    """The first person who is a ghost while the living talk."""
    state = lupus(scene)
    if state.window() != "discussion":
        return None
    return next((seat for seat in range(4) if not state.is_living(seat)), None)


def until_a_ghost_listens(scene: Scene) -> int:
    for _ in range(4000):
        ghost = ghost_of(scene)
        if ghost is not None or scene.table.phase != "play":
            break
        scene.wait(0.5)
    assert ghost is not None
    return ghost


def said(scene: Scene, seconds: float) -> list[tuple[float, int, str]]:
    """What bots say in that time, and when."""
    found, begun = [], scene.clock.now()
    while scene.clock.now() < begun + seconds and lupus(scene).window() == "discussion":
        before = len(scene.moves())
        scene.wait(0.1)
        found += [(scene.clock.now() - begun, m.seat, m.words) for m in scene.moves()[before:] if m.how == "bot"]
    return found


@pytest.mark.rule("L8.60", "L8.61")
def test_a_forecast_reaches_its_author_alone_and_changes_nobodys_times() -> None:
    heard = []
    for foretells in (False, True):
        with talking() as scene:
            ghost = until_a_ghost_listens(scene)
            scene.wait(9)
            frames = [len(guest.tape.frames) for guest in scene.guests]
            if foretells:
                living = next(seat for seat in range(9) if lupus(scene).is_living(seat))
                for _ in range(3):
                    scene.guests[ghost].move(f"forecast {living} wolf")
                others = [seat for seat in range(4) if seat != ghost]
                assert [len(scene.guests[seat].tape.frames) for seat in others] == [frames[seat] for seat in others]
                assert scene.guests[ghost].view["forecasts"] == [
                    {"day": lupus(scene).day, "wolf": living, "lynched": None}
                ]
            heard.append(said(scene, 40))
    assert heard[0] == heard[1]
