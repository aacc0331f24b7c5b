"""The chain of a game: every row of the log goes into it, and everybody sees the same heads at public moments."""

from __future__ import annotations

import itertools
import json

import pytest

from nightcoach.core.chain import head_of
from nightcoach.core.record import Record, parse
from nightcoach.games import game
from nightcoach.table.log import chain, fold
from nightcoach.table.log import entries as e
from tests.table.nights import evening, point
from tests.table.scene import KEY, SEED, Guest, Scene, asked, play_until, players, table_of


@pytest.fixture(autouse=True)
def real_chains(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fold, "Chain", chain.Chain)


def heads(guest: Guest) -> list[str]:
    """Every head that a guest was told, without those that were told again."""
    told = [json.loads(data).get("clock") or {} for _, data in guest.tape.frames]
    found = [clock["head"] for clock in told if clock.get("head")]
    return [head for at, head in enumerate(found) if found[at - 1 : at] != [head]]


def record_of(scene: Scene) -> tuple[bytes, Record]:
    (line,) = [line.encode() + b"\n" for line in scene.log.records.values()]
    return line, parse(line, game)


def all_heads(scene: Scene) -> list[str]:
    """The heads of the record, from its opening on."""
    line, record = record_of(scene)
    assert record.proof is not None
    moves = [f"{seat} {move.words}" for seat, move in record.moves]
    return [head_of(line, moves[:n], record.proof.nonces[: n + 1]) for n in range(len(moves) + 1)]


def test_everybody_sees_the_same_heads_and_the_record_has_them_in_their_order() -> None:
    with table_of(3, bots=1, target_points=8) as scene:
        scene.join("W", watch=True)
        screen = scene.screen()
        play_until(scene, "over")
        found, seen = all_heads(scene), heads(scene.guests[0])
        assert len(seen) > 8
        assert [found.index(head) for head in seen] == sorted({found.index(head) for head in seen})
        assert seen[0] == found[0], "the first is published with the deal"
        assert seen[-1] == found[-1], "the last when the game is over"
        for guest in (*scene.guests[1:], screen):
            assert heads(guest) == seen[-len(heads(guest)) :]


def test_a_new_head_comes_with_a_new_question_and_never_without() -> None:
    with table_of(3, target_points=8) as scene:
        play_until(scene, "over")
        clocks = [clock for _, data in scene.guests[0].tape.frames if (clock := json.loads(data).get("clock"))]
        running = [(clock["question"], clock["head"]) for clock in clocks if clock["head"]]
        assert len(running) > 8
        for (question, head), (after, following) in itertools.pairwise(running[:-1]):  # the last is that of the end
            assert (question == after) == (head == following)


def test_a_head_waits_while_somebody_chooses_in_secret_also_for_who_comes_in() -> None:
    with table_of(3, show_ready=False) as scene:
        before = scene.guests[0].known.clock["head"]  # type: ignore[union-attr]
        asked(scene)[0].move("trap")
        assert scene.screen().known.clock["head"] == before  # type: ignore[union-attr]
        scene.guests[0].must("pause", on=True)
        assert scene.guests[0].known.clock["head"] == before  # type: ignore[union-attr]


def test_a_night_has_one_head_whatever_is_done_in_it() -> None:
    with evening() as scene:
        before = scene.guests[0].known.clock["head"]  # type: ignore[union-attr]
        for guest in players(scene):
            point(guest)
        scene.wait(9)
        assert {guest.known.clock["head"] for guest in scene.guests if guest.known} == {before}
        scene.wait(2)
        assert before not in {guest.known.clock["head"] for guest in scene.guests if guest.known}


def test_every_row_of_the_log_goes_into_the_next_head() -> None:
    """Whatever is taken out of the log, put in or changed: from then on the heads are others."""
    with table_of(3, start=False) as scene:
        scene.guests[1].must("say", text="hm")
        scene.guests[0].must("start")
        played = [row for row in scene.log.rows]
        before = scene.guests[0].known.clock["head"]  # type: ignore[union-attr]
    said = next(n for n, row in enumerate(played) if b'"hm"' in row)
    for rows in (
        played,
        [*played[:said], *played[said + 1 :]],
        [*played[:said], played[said], *played[said:]],
        [*played[:said], played[said].replace(b'"hm"', b'"ah"'), *played[said + 1 :]],
    ):
        with Scene(rows=rows) as scene:
            head = scene.screen().known.clock["head"]  # type: ignore[union-attr]
            assert (head == before) == (rows is played)


def test_the_same_game_under_another_key_has_other_heads() -> None:
    """Who knows everything that has happened, but not the key, cannot tell whether a head fits it."""
    shown = []
    for key in (KEY.hex(), "ab" * 32):
        sealed = e.write_step(e.Step((e.Made("BCDFG", "eatme", {}), e.Sealed(SEED, key))))
        with Scene(rows=[sealed]) as scene:
            for name in ("A", "B", "C"):
                scene.join(name)
            scene.guests[0].must("start")
            shown.append(scene.guests[0].known.clock["head"])  # type: ignore[union-attr]
    assert shown[0] != shown[1]


def test_the_key_is_in_no_frame_and_no_record() -> None:
    with table_of(3, target_points=5) as scene:
        play_until(scene, "over")
        line, record = record_of(scene)
        frames = b"".join([data for guest in scene.guests for _, data in guest.tape.frames])
        assert KEY.hex().encode() not in frames + line
        assert record.proof is not None
        for nonce in record.proof.nonces:
            assert nonce.hex().encode() not in frames


def test_heads_are_the_same_after_a_restart() -> None:
    with table_of(3, target_points=8) as scene:
        play_until(scene, "prowl")
        before = scene.guests[0].known.clock["head"]  # type: ignore[union-attr]
        scene.reload()
        for guest in scene.guests:
            guest.connect()
            assert guest.known is not None
            assert guest.known.clock["head"] == before
        play_until(scene, "over")
        assert set(heads(scene.guests[0])) <= set(all_heads(scene))


def test_every_game_at_a_table_has_a_chain_of_its_own() -> None:
    with table_of(3) as scene:
        host = scene.guests[0]
        before = host.known.clock["head"]  # type: ignore[union-attr]
        host.must("end")
        host.must("rematch")
        assert host.known.clock["head"] == ""  # type: ignore[union-attr]
        host.must("start")
        assert host.known.clock["head"] not in ("", before)  # type: ignore[union-attr]


def test_a_game_that_was_sealed_before_there_were_chains_goes_on_without_one() -> None:
    sealed = b'{"entries":[{"entry":"made","code":"BCDFG","game":"eatme","options":{}},{"entry":"sealed","seed":"%b"}]}'
    with Scene(rows=[sealed % SEED.encode()]) as scene:
        for name in ("A", "B", "C"):
            scene.join(name)
        scene.guests[0].must("start")
        assert scene.guests[0].known.clock["head"] == ""  # type: ignore[union-attr]
        scene.guests[0].must("end")
        line, record = record_of(scene)
        assert line.startswith(b'{"nightcoach":1,')
        record.verify()
        scene.guests[0].must("rematch")
        scene.guests[0].must("start")
        assert len(scene.guests[0].known.clock["head"]) == 64  # type: ignore[union-attr]


def test_rows_that_are_nobodys_business_leave_no_trace_in_a_record() -> None:
    """Talk, orders and stand-ins go into nonces; a record has as many links as moves, whatever else happened."""
    with table_of(3, target_points=5) as scene:
        scene.guests[1].must("say", text="who is it?")
        scene.guests[1].must("order", window="choose", words="trap")
        play_until(scene, "over")
        line, record = record_of(scene)
        assert record.proof is not None
        assert len(record.proof.nonces) == len(record.moves) + 1
        assert b"who is it" not in line
