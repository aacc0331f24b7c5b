"""The beats of an evening of Lupus in Tabula at its table: what is told first, for how long, and who waits for it."""

from __future__ import annotations

import json

import pytest

from nightcoach.table.time.plan import finale
from tests.kit.twins import same
from tests.table.beats import beat, clock, dawns_are_as_long, evening, lengths, told_beats, until
from tests.table.heard import came_unasked, frames
from tests.table.scene import Guest, Scene, players
from tests.table.villages import holders, lupus

WORDS = {"discussion": "claim_role seer", "nomination": "nominate {}", "defence": "pass", "lynch_vote": "vote paw"}


# What comes when


@pytest.mark.rule("L8.48", "L8.49", "L8.50", "L8.51", "L8.52", "L8.53")
def test_an_evening_goes_from_beat_to_beat() -> None:
    with evening() as scene:
        until(scene, "dawn")
        until(scene, "close", "werewolf")
        assert [(name, call, length // 1000) for _, name, call, length in told_beats(scene.guests[-1])] == [
            ("deal", None, 15),
            ("dusk", None, 6),
            ("lead_in", "seer", 4),
            ("slot", "seer", 5),
            ("close", "seer", 3),
            ("lead_in", "werewolf", 4),
            ("slot", "werewolf", 3),
            ("close", "werewolf", 3),
            ("dawn", None, 8),
            ("nomination", None, 4),
            ("suspects", None, 6),
            ("defence", None, 3),
            ("vote", None, 4),
            ("count", None, 5),  # seven may vote
            ("verdict", None, 10),
            ("dusk", None, 6),
            ("lead_in", "medium", 4),
            ("slot", "medium", 5),
            ("close", "medium", 3),
            ("lead_in", "seer", 4),
            ("slot", "seer", 5),
            ("close", "seer", 3),
            ("lead_in", "werewolf", 4),
            ("slot", "werewolf", 5),
            ("close", "werewolf", 3),
        ]


@pytest.mark.rule("L8.48", "L8.49", "L8.51")
def test_a_night_lasts_as_long_as_its_beats_together() -> None:
    with evening() as scene:
        until(scene, "dawn")
        told = told_beats(scene.guests[-1])
        assert lengths(told) == [length / 1000 for *_, length in told[:-1]]
        assert scene.clock.now() == 15 + 6 + (4 + 5 + 3) + (4 + 3 + 3)


@pytest.mark.rule("L8.48", "L8.49")
def test_a_table_without_beats_is_as_it_was() -> None:
    with evening(beats="off") as scene:
        until(scene, None)
        assert lupus(scene).window() == "discussion"
        told = [(at, name, call) for at, name, call, _ in told_beats(scene.guests[-1])]
        assert told == [(0.0, "deal", None), (3.0, "slot", "seer"), (8.0, "slot", "werewolf")]
        assert scene.clock.now() == 11.0
        assert clock(scene.guests[-1])["left"] == 20_000


@pytest.mark.rule("L8.51")
def test_a_night_whose_calls_come_all_at_once_has_one_slot() -> None:
    with evening(place="remote", night_seconds=9, beats="short") as scene:
        until(scene, "dawn")
        told = [(name, call, length // 1000) for _, name, call, length in told_beats(scene.guests[-1])]
        assert told == [("deal", None, 12), ("dusk", None, 4), ("slot", None, 9), ("dawn", None, 5)]


@pytest.mark.rule("L8.52")
def test_one_by_one_nominations_are_announced_once() -> None:
    with evening(nomination_mode="sequential") as scene:
        until(scene, "suspects")
        assert [name for _, name, _, _ in told_beats(scene.guests[-1])].count("nomination") == 1


@pytest.mark.rule("L8.56")
def test_whoever_reads_it_out_knows_what_comes_next() -> None:
    with evening() as scene:
        guest = scene.guests[-1]
        for name, call, following in (
            ("deal", None, ("dusk", None)),
            ("slot", "seer", ("close", "seer")),
            ("close", "seer", ("lead_in", "werewolf")),
            ("slot", "werewolf", ("close", "werewolf")),
            ("close", "werewolf", ("dawn", None)),
            ("dawn", None, None),  # first they talk
            (None, None, ("nomination", None)),
            ("suspects", None, None),
            (None, None, ("defence", None)),
        ):
            until(scene, name, call)
            told = clock(guest)["next"]
            assert (told and (told["name"], told["call"])) == following, name


# Lengths tell nothing


@pytest.mark.rule("L8.54", "L8.50", "L6.22")
def test_a_dawn_is_as_long_whether_somebody_has_died_or_not() -> None:
    dawns_are_as_long()


@pytest.mark.rule("L8.54", "L8.51", "L6.20")
def test_a_dead_characters_call_has_the_same_beats() -> None:
    nights = []
    for role in ("seer", "villager"):
        with evening() as scene:
            until(scene, "vote")
            until(scene, None)
            victim = holders(scene, role)[0].seat
            scene.table.state().paw = victim  # type: ignore[union-attr]
            begun = len(told_beats(scene.guests[-1]))
            until(scene, "dawn")
            told = told_beats(scene.guests[-1])[begun:]
            assert (not lupus(scene).living_of(2)) is (role == "seer")
            nights.append([(name, call, round(at - told[0][0], 6)) for at, name, call, _ in told])
    same(nights[0], nights[1], "a night")
    assert len(nights[0]) > 10


@pytest.mark.rule("L8.54", "L8.2")
def test_with_a_human_narrator_beats_are_as_long_and_nobody_ends_one_by_hand() -> None:
    with evening(10, narrator="human", host_seated=False, discussion_seconds=0) as scene:
        narrator = scene.guests[0]
        assert narrator.do("close")["reason"] == "fixed_time"
        until(scene, "dawn")
        told = told_beats(scene.guests[-1])
        assert told == told_beats(narrator)
        assert lengths(told) == [length / 1000 for *_, length in told[:-1]]
        assert narrator.do("close")["reason"] == "beat"
        scene.wait(8)
        assert clock(narrator)["left"] is None  # without a limit
        narrator.must("close")
        assert beat(narrator) == ("nomination", None)


# What waits for the end of a beat


@pytest.mark.rule("L8.55", "L6.28")
def test_by_day_everybody_is_refused_in_the_same_words_until_a_beat_is_over() -> None:
    with evening(first_night_kill=True) as scene:
        for wolf in holders(scene, "werewolf"):
            wolf.must("move", words=f"point {holders(scene, 'villager')[0].seat}", question=1)
        for name in ("dawn", "nomination", "suspects", "defence", "vote"):
            until(scene, name)
            asked = [guest for guest in players(scene) if guest.view["legal"]]
            window = lupus(scene).window()
            words = WORDS[window].format(next(seat for seat in lupus(scene).view(None).living if seat))
            question = scene.table.question
            answers = [guest.do("move", name, words=words, question=question) for guest in scene.guests[:-1]]
            assert answers == answers[:1] * len(answers)
            assert answers[0]["reason"] == "beat"
            until(scene, None)
            assert asked[-1].do("move", words=words, question=question)["ok"], name


@pytest.mark.rule("L8.55", "L8.52")
def test_no_clock_runs_in_a_beat() -> None:
    with evening() as scene:
        guest = scene.guests[-1]
        for name, left in (("dawn", 20_000), ("nomination", 2000), ("suspects", 2000), ("vote", 3000)):
            until(scene, name)
            assert clock(guest)["left"] is None
            scene.wait(0.5)
            until(scene, None)
            assert clock(guest)["left"] == left


@pytest.mark.rule("L8.55", "L3.65")
def test_bots_say_and_do_nothing_before_a_beat_is_over() -> None:
    with evening(1, 8, allow_bots=True) as scene:
        while lupus(scene).day < 3 and scene.table.phase == "play":
            scene.wait(5)
        news = [(at, json.loads(data)) for at, data in came_unasked(scene.guests[-1])]
        told = [(at, event["event"]) for at, each in news for event in each.get("story", [])]
        by_day = [at for at, kind in told if kind in ("claimed", "ready", "nominated", "ballots", "defended", "voted")]
        beats = [(at, at + length / 1000) for at, name, _, length in told_beats(scene.guests[-1]) if name != "slot"]
        assert len(by_day) > 8
        assert not [at for at in by_day for begins, ends in beats if begins < at < ends]


@pytest.mark.rule("L8.55", "L3.51")
def test_a_stand_in_waits_for_the_end_of_a_beat() -> None:
    with evening(8, 1, allow_bots=True, grace_seconds=5) as scene:
        gone = players(scene)[1]
        seat = gone.seat
        gone.cut()
        until(scene, "dawn")
        assert scene.table.places[seat].stand_in
        until(scene, None)
        dawned = scene.clock.now()
        assert all([at >= dawned for at in scene.table.timers.plan.values()])
        assert seat in scene.table.timers.plan


# Points


@pytest.mark.rule("L8.55", "L3.53")
def test_a_point_counts_in_every_beat_before_the_end_of_its_call() -> None:
    with evening(first_night_kill=True) as scene:
        seer, wolves, victims = holders(scene, "seer")[0], holders(scene, "werewolf"), holders(scene, "villager")
        for name, call, target in (
            ("deal", None, wolves[0]),
            ("dusk", None, wolves[1]),
            ("lead_in", "seer", victims[0]),
        ):
            until(scene, name, call)
            seer.must("move", words=f"point {target.seat}", question=scene.table.question)
        until(scene, "close", "seer")
        assert [(note["kind"], note["seats"]) for note in seer.view["notes"]] == [("answer", [victims[0].seat])]
        seer.must("move", words=f"point {wolves[0].seat}", question=scene.table.question)
        until(scene, "close", "werewolf")
        assert len(seer.view["notes"]) == 1
        for wolf in wolves:
            wolf.must("move", words=f"point {victims[1].seat}", question=scene.table.question)
        until(scene, "dawn")
        assert scene.guests[-1].view["dead"] == [victims[1].seat]


# Everybody follows


@pytest.mark.rule("L8.56", "L6.21")
def test_everybody_gets_the_same_frames_at_the_same_times() -> None:
    with evening() as scene:
        for begins, ends in (("deal", "nomination"), ("count", "dawn")):
            until(scene, begins)
            begun = scene.clock.now()
            until(scene, ends)
            heard = [[(at, len(data)) for at, data in came_unasked(guest) if at > begun] for guest in scene.guests]
            assert len({tuple(at for at, _ in stream) for stream in heard}) == 1
            assert len({tuple(stream[:-1]) for stream in heard[:9]}) == 1  # by day a ghost is asked nothing
        assert all([told_beats(guest) == told_beats(scene.guests[0]) for guest in scene.guests])


@pytest.mark.rule("L8.56")
def test_whoever_comes_in_the_middle_of_a_beat_sees_how_much_of_it_is_left() -> None:
    with evening() as scene:
        until(scene, "verdict")
        scene.wait(3.25)
        late = Guest(scene, None, "another screen").connect()
        assert frames(late, "welcome")[-1]["clock"]["beat"] == {
            "name": "verdict",
            "call": None,
            "length": 10_000,
            "left": 6750,
        }


@pytest.mark.rule("L8.56")
def test_a_pause_stops_a_beat_and_it_goes_on_where_it_was() -> None:
    with evening() as scene:
        host = scene.guests[0]
        until(scene, "dawn")
        scene.wait(2)
        host.must("pause", on=True)
        scene.wait(1000)
        assert (beat(host), clock(host)["beat"]["left"]) == (("dawn", None), None)
        assert holders(scene, "villager")[0].move("claim_role seer")["reason"] == "beat"
        host.must("pause", on=False)
        assert clock(host)["beat"]["left"] == 6000
        scene.wait(5.9)
        assert beat(host) == ("dawn", None)
        scene.wait(0.1)
        assert (beat(host), clock(host)["left"]) == (None, 20_000)


@pytest.mark.rule("L8.56")
@pytest.mark.parametrize("where", [("dawn", None), ("verdict", None), ("lead_in", "werewolf")])
def test_after_a_restart_the_beats_of_the_open_window_go_on(where: tuple[str, str | None]) -> None:
    with evening() as scene:
        until(scene, *where)
        scene.wait(1.5)
        told, limit = beat(scene.guests[-1]), scene.table.timers.limit
        ends = list(scene.table.timers.score.ends)
        assert told is not None
        scene.reload()
        for guest in scene.guests:
            guest.connect()
        assert beat(scene.guests[-1]) == told
        assert (scene.table.timers.score.ends, scene.table.timers.limit) == (ends, limit)


@pytest.mark.rule("L8.57")
def test_the_end_is_told_like_any_other_dawn_or_verdict_and_only_once() -> None:
    with evening(8, beats="short", call_seconds=1, recognition_seconds=1, first_night_kill=True) as scene:
        while scene.table.phase == "play":
            for wolf in holders(scene, "werewolf") if lupus(scene).window() == "night" else []:
                wolf.do("move", words=f"point {not_a_wolf(scene)}", question=scene.table.question)
            scene.wait(2)
        ending = [name for _, name, _, _ in told_beats(scene.guests[-1])][-1]
        assert ending in ("dawn", "count", "verdict")
        scene.wait(20)
        assert beat(scene.guests[-1]) is None
        assert told_beats(scene.guests[-1])[-1][1] == ("dawn" if ending == "dawn" else "verdict")
        scene.reload()
        assert beat(scene.guests[-1].connect()) is None


@pytest.mark.rule("L8.54", "L8.57")
def test_an_end_in_a_pause_is_told_no_longer_than_any_other(monkeypatch: pytest.MonkeyPatch) -> None:
    with evening() as scene:
        until(scene, "dawn")
        pace = scene.table.pace()
        assert pace is not None
        scene.guests[0].must("pause", on=True)
        paused = scene.clock.now()
        scene.wait(600)
        monkeypatch.setattr(type(lupus(scene)), "finale", lambda _: pace.before)
        finale(scene.table, scene.clock.now())
        assert scene.table.timers.score.ends[-1] == paused + sum([each.seconds for each in pace.before])


def not_a_wolf(scene: Scene) -> int:
    state = lupus(scene)
    return next(seat for seat in state.view(None).living if not state.is_wolf(seat))
