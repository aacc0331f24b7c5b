"""A game whose rules have changed: what was begun under the old version is finished and verified by it.

The toy is Eat Me in two versions. In the second everybody begins with a point, and the option `lantern` is gone.
"""

from __future__ import annotations

from typing import Any, ClassVar

import pytest

from nightcoach import bots
from nightcoach.core.chance import Chance
from nightcoach.core.errors import BadOption, BadRecord
from nightcoach.core.events import Tell
from nightcoach.core.game import Game
from nightcoach.core.record import Recording, parse
from nightcoach.core.versions import adopt_options, in_version, versions
from nightcoach.games.eatme import wire
from nightcoach.games.eatme.game import EatMeGame
from nightcoach.games.eatme.state import EatMe
from nightcoach.table.log import entries as e
from nightcoach.table.log.table import House
from tests.table.scene import Scene, play_until


class LanternOptions(wire.Options, frozen=True, kw_only=True):
    """What could be chosen in version 1."""

    lantern: bool = False


class First(EatMeGame):
    """Version 1, as it was."""

    Options: ClassVar[type[LanternOptions]] = LanternOptions


class Second(EatMeGame):
    """Version 2: everybody begins with a point. It still can play version 1."""

    version: ClassVar[int] = 2

    def older(self) -> tuple[Game, ...]:
        return (FIRST,)

    def deal(self, seats: int, options: wire.Options, chance: Chance, tell: Tell | None = None) -> EatMe:
        state = super().deal(seats, options, chance, tell)
        state.scores = [1] * seats
        return state


class SecondAlone(Second):
    """Version 2 that has forgotten version 1."""

    def older(self) -> tuple[Game, ...]:
        return ()


FIRST, SECOND, SECOND_ALONE = First(), Second(), SecondAlone()


def house(game: Game) -> House:
    return House(lambda _name: game, bots.bot, bots.best)


def played(game: Game, **options: Any) -> bytes:
    """The record of a whole game."""
    recording = Recording(game, 4, game.Options(target_points=5, **options), bytes(range(32)))
    chance = Chance(3)
    while recording.state.waiting():
        seat = recording.state.waiting()[0]
        recording.play(seat, chance.pick(recording.state.legal(seat)))
    return recording.record().line()


def test_a_game_is_found_by_its_version() -> None:
    assert (in_version(SECOND, 1), in_version(SECOND, 2)) == (FIRST, SECOND)
    assert (in_version(SECOND, 3), in_version(SECOND_ALONE, 1), in_version(FIRST, 2)) == (None, None, None)
    assert (versions(SECOND), versions(SECOND_ALONE)) == ((1, 2), (2,))


def test_records_of_both_versions_are_verified_each_by_its_own_rules() -> None:
    for game, line in ((FIRST, played(FIRST, lantern=True)), (SECOND, played(SECOND))):
        record = parse(line, lambda _name: SECOND)
        assert record.game is game
        record.verify()
        assert record.line() == line
    assert played(FIRST) != played(SECOND)


def test_a_record_of_a_version_that_is_not_kept_is_refused_with_the_versions_that_are() -> None:
    with pytest.raises(BadRecord, match="by version 1 of eatme; this Nightcoach plays version 2"):
        parse(played(FIRST), lambda _name: SECOND_ALONE)
    with pytest.raises(BadRecord, match="by version 2 of eatme; this Nightcoach plays version 1"):
        parse(played(SECOND), lambda _name: FIRST)


def begun(game: Game, **options: Any) -> Scene:
    """A table with three people, a few moves into its first game."""
    scene = Scene(house=house(game), target_points=5, **options)
    for number in range(3):
        scene.join(f"P{number}")
    scene.guests[0].must("start")
    play_until(scene, "deal")
    return scene


def update(scene: Scene, game: Game) -> None:
    """The server is stopped, and another version started."""
    scene.house = house(game)
    scene.reload()
    for guest in scene.guests:
        guest.connect()


def test_a_running_table_survives_the_update_and_is_finished_by_its_own_version() -> None:
    with begun(FIRST, lantern=True) as scene:
        moves = len(scene.moves())
        before = scene.guests[1].view
        update(scene, SECOND)
        assert scene.guests[1].view == before
        assert (scene.table.game, scene.guests[0].board["version"]) == (FIRST, 1)
        assert scene.guests[0].board["options"]["lantern"] is True
        play_until(scene, "over")
        assert len(scene.moves()) > moves
        first = parse(scene.log.records[1].encode() + b"\n", lambda _name: SECOND)
        assert first.game is FIRST
        first.verify()
        assert scene.guests[0].board["result"]["reason"] != "version"


def test_the_rematch_is_played_by_the_newest_version_with_the_options_it_still_has() -> None:
    with begun(FIRST, lantern=True) as scene:
        update(scene, SECOND)
        play_until(scene, "over")
        scene.guests[0].must("rematch")
        assert (scene.table.game, scene.guests[0].board["version"]) == (SECOND, 2)
        assert scene.guests[0].board["options"]["target_points"] == 5
        assert "lantern" not in scene.guests[0].board["options"]
        scene.guests[0].must("start")
        assert [entry.version for entry in scene.log.entries() if isinstance(entry, e.Began)] == [1, 2]
        play_until(scene, "over")
        for number, game in ((1, FIRST), (2, SECOND)):
            record = parse(scene.log.records[number].encode() + b"\n", lambda _name: SECOND)
            assert record.game is game
            record.verify()
        update(scene, SECOND)
        assert (scene.table.phase, scene.table.number, scene.table.game) == ("over", 2, SECOND)


def test_a_lobby_of_the_old_version_begins_its_game_with_the_new_one() -> None:
    scene = Scene(house=house(FIRST), lantern=True, target_points=7)
    with scene:
        for number in range(3):
            scene.join(f"P{number}")
        update(scene, SECOND)
        assert scene.guests[0].board["options"]["target_points"] == 7
        scene.guests[0].must("start")
        assert scene.table.game is SECOND


def test_a_running_table_whose_version_is_not_kept_is_closed_and_everything_revealed() -> None:
    with begun(FIRST) as scene:
        update(scene, SECOND_ALONE)
        board = scene.guests[0].board
        assert (board["phase"], board["result"]["reason"]) == ("over", "version")
        assert "ended_version" in scene.guests[0].notes()
        scene.guests[0].must("rematch")
        scene.guests[0].must("start")
        assert scene.guests[0].board["version"] == 2


def test_options_that_no_version_has_known_are_not_dropped_in_silence() -> None:
    assert adopt_options(SECOND, {"lantern": True, "target_points": 6}) == SECOND.Options(target_points=6)
    with pytest.raises(BadOption, match="moonlight"):
        adopt_options(SECOND, {"moonlight": True, "target_points": 6})
