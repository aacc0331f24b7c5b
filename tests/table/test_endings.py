"""How a game at a table ends, and what follows: the reveal, its record, and a rematch."""

from __future__ import annotations

import hashlib

from nightcoach.core.record import parse
from nightcoach.games import game
from nightcoach.table.log import entries as e
from tests.table.scene import asked, play_until, table_of


def test_one_game_after_the_other_is_not_too_much_at_once() -> None:
    with table_of(1, bots=3, start=False, target_points=5) as scene:
        host = scene.guests[0]
        host.must("stand")
        for _ in range(30):
            host.must("start")
            assert scene.table.phase == "over"
            host.must("rematch")
        assert scene.clock.now() == 0.0


def test_a_game_ends_with_its_record_and_a_rematch_carries_everybody() -> None:
    with table_of(3, bots=1, target_points=5) as scene:
        spectator = scene.join("W", watch=True)
        host = scene.guests[0]
        seal = host.board["commitment"]
        play_until(scene, "over")
        result = host.board["result"]
        assert hashlib.sha256(bytes.fromhex(result["seed"])).hexdigest() == seal
        assert [view["seat"] for view in result["reveal"]] == [0, 1, 2, 3]
        assert all(set(view) == {"seat", "choice"} for view in result["reveal"]), "what everybody has is not sent again"
        line = next(x.record for x in scene.log.entries() if isinstance(x, e.Recorded))
        record = parse(line.encode() + b"\n", game)
        record.verify()
        assert record.outcome is not None
        assert list(record.outcome.winners) == result["winners"]
        assert result["facts"].endswith("/records/1/facts"), "how it came can be asked for"
        names = [place["name"] for place in host.board["places"]]
        host.must("rematch")
        assert host.board["phase"] == "lobby"
        assert host.board["commitment"] != seal
        assert [place["name"] for place in host.board["places"]] == names
        host.must("start")
        assert spectator.board["number"] == 2
        assert spectator.view["round"] == 1


def test_the_host_ends_a_game_and_everything_is_shown() -> None:
    with table_of(3) as scene:
        host = scene.guests[0]
        for guest in asked(scene)[:1]:
            guest.move("trap")
            hidden = guest.seat
        assert scene.guests[1].do("end")["reason"] == "not_host"
        host.must("end")
        assert host.board["phase"] == "over"
        assert host.board["result"]["reveal"][hidden]["choice"] == "trap"
        assert host.board["result"]["winners"] == []


def test_nobody_sees_the_seed_before_the_end() -> None:
    with table_of(3, target_points=5) as scene:
        screen = scene.screen()
        play_until(scene, "deal")
        for guest in (*scene.guests, screen):
            assert scene.table.seed.hex().encode() not in b"".join(f for _, f in guest.tape.frames)


def test_a_game_of_older_rules_is_closed_with_reveal_when_somebody_knocks() -> None:
    with table_of(3) as scene:
        rows = scene.log.rows
        for n, row in enumerate(rows):
            rows[n] = row.replace(b'"entry":"began","version":1', b'"entry":"began","version":0')
        scene.reload()
        guest = scene.guests[0].connect()
        assert guest.board["phase"] == "over"
        assert guest.board["result"]["reason"] == "version"
        assert "ended_version" in guest.notes()
        guest.must("rematch")
        guest.must("start")
        assert guest.view["round"] == 1
