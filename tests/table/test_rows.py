"""How much a table may write: talk little, games much, and a game that runs always to its end."""

from __future__ import annotations

import pytest

from nightcoach.core.errors import Refused
from nightcoach.table.log import entries as e
from nightcoach.table.log.budget import OWN_SHARE, SHARE, Rows, kind_of
from tests.table.scene import Guest, Scene, asked, play_until, table_of


def limited(scene: Scene, most: int = 10**9, an_hour: float = 1e9) -> Rows:
    """The scene's table with these limits, its log counted so far."""
    rows = Rows(most, an_hour, scene.clock.now())
    for row in scene.log.rows:
        rows.add(e.read_step(row))
    scene.room.ledger.rows = rows
    return rows


def chat(scene: Scene, guest: Guest) -> dict[str, object]:
    """Say something, slowly enough for everything but the limits of the log."""
    scene.wait(2)
    return guest.do("sentence", id="say-hello")


def chat_until_refused(scene: Scene, guest: Guest) -> tuple[int, object]:
    """How many lines were heard, and why the next was not."""
    for lines in range(1000):
        receipt = chat(scene, guest)
        if not receipt["ok"]:
            return lines, receipt["reason"]
    raise AssertionError("nobody stops the talk")


def test_talk_ends_at_a_fourth_of_the_tables_rows() -> None:
    with table_of(3, start=False) as scene:
        limited(scene, most=80)
        assert chat_until_refused(scene, scene.guests[0]) == (80 // SHARE, "table_full")


def test_talk_ends_at_a_fourth_of_the_hours_rows_and_comes_back_with_time() -> None:
    with table_of(3, start=False) as scene:
        limited(scene, an_hour=80)
        lines, reason = chat_until_refused(scene, scene.guests[0])
        assert (lines, reason) == (80 // SHARE, "hour_full")
        scene.wait(3600 / (80 / SHARE) + 1)
        assert chat(scene, scene.guests[1])["ok"]
        assert chat(scene, scene.guests[1])["reason"] == "hour_full"


def test_moves_and_the_result_have_room_however_much_was_talked() -> None:
    with table_of(3, target_points=5) as scene:
        rows = limited(scene, most=40, an_hour=40)
        chatter = scene.join("Chatter", watch=True)
        chat_until_refused(scene, chatter)
        while rows.count < 40:
            rows.add(e.Step((e.Said(1, "earlier", None),), 1))
        play_until(scene, "over")
        assert scene.guests[0].board["result"]["winners"]
        assert list(scene.log.records) == [1]


def test_who_comes_and_what_the_host_arranges_have_room_however_much_was_talked() -> None:
    with table_of(3, start=False) as scene:
        limited(scene, most=80, an_hour=80)
        host, *_, stranger = scene.guests
        chat_until_refused(scene, stranger)
        host.must("kick", person=stranger.you["person"])
        scene.join("Late")
        host.must("lock", on=True)


def test_theatre_is_not_written_and_needs_no_room() -> None:
    with table_of(3, target_points=30) as scene:
        rows = limited(scene, most=80)
        rows.of["house"] = rows.of["talk"] = rows.count = 10**6
        play_until(scene, "prowl")
        wolf = asked(scene)[0]
        wolf.must("theatre", words=wolf.view["legal"][0])


def test_no_new_game_begins_at_a_full_table() -> None:
    with table_of(3, start=False) as scene:
        rows = limited(scene, most=40)
        rows.count = 40
        assert scene.guests[0].do("start")["reason"] == "table_full"


def test_the_next_game_waits_when_the_hour_is_full() -> None:
    with table_of(3, start=False) as scene:
        rows = limited(scene, an_hour=60)
        for _ in range(60):
            rows.spend(e.Step((e.Moved(0, "trap", "bot"),)), scene.clock.now())
        assert scene.guests[0].do("start")["reason"] == "hour_full"
        scene.wait(61)
        scene.guests[0].must("start")


def test_a_full_table_knows_it_after_a_restart_too() -> None:
    with table_of(3, start=False) as scene:
        for _ in range(5):
            chat(scene, scene.guests[0])
        scene.reload()
        limited(scene, most=5 * SHARE)
        guest = scene.guests[0].connect()
        assert chat(scene, guest)["reason"] == "table_full"


def test_a_game_that_never_ends_is_ended_by_the_table_with_its_record() -> None:
    with table_of(3, target_points=30) as scene:
        limited(scene, most=12)
        host = scene.guests[0]
        for _ in range(200):
            if host.board["phase"] != "play":
                break
            for guest in asked(scene):
                guest.move(guest.view["legal"][0])
        assert "ended_long" in host.notes()
        assert host.board["result"]["reveal"]
        assert list(scene.log.records) == [1]


# What one is refused tells nothing about others

ORDER = e.Step((e.Ordered(1, None, None, False),), 2)
WHISPER = e.Step((e.Said(2, "psst", None, (1, 2)),), 2)
SECRET = (ORDER, WHISPER, e.Step((e.Left(2),), 2), e.Step((e.Returned(2), e.StandIn(1, False)), 2))


@pytest.mark.parametrize("secret", SECRET)
def test_what_is_done_in_secret_takes_no_room_from_others(secret: e.Step) -> None:
    rows = Rows(10**6, 4000.0, 0.0)
    for _ in range(4000 // OWN_SHARE):
        rows.check(secret, 0.0)
        rows.spend(secret, 0.0)
    with pytest.raises(Refused, match="in an hour"):
        rows.check(secret, 0.0)
    line = e.Step((e.Said(3, "hello", None),), 3)
    for _ in range(4000 // SHARE):
        rows.check(line, 0.0)
        rows.spend(line, 0.0)
    rows.check(e.Step((e.Ordered(0, None, None, False),), 3), 0.0)


def test_what_the_table_does_by_itself_is_the_games() -> None:
    assert kind_of(e.Step((e.StandIn(1, True),))) == "game"
    assert kind_of(e.Step((e.Hat(1),))) == "game"
    assert kind_of(e.Step((e.StandIn(1, False), e.Moved(1, "trap", "self")), 2)) == "game"
    assert kind_of(e.Step((e.Joined(4, "D", "amber", "fox", "x", False),))) == "house"
    assert kind_of(e.Step((e.Locked(True),), 1)) == "house"
