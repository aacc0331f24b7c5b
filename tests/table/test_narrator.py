"""A human narrator: sees everything, answers for others, ends windows by hand, holds no seat. And hidden options."""

from __future__ import annotations

import json
from typing import Any

import pytest

from nightcoach.core.errors import BadOption
from nightcoach.core.record import parse
from nightcoach.core.wire import to_json
from nightcoach.table.wire.news import News
from nightcoach.table.wire.shared import Since
from tests.table.heard import came_unasked, frames
from tests.table.nights import evening, others, point, ready, toy, until_talk
from tests.table.scene import Guest, Scene, players
from tests.toys import nightfall


def narrated(people: int = 5, start: bool = True, **options: Any) -> Scene:
    """The first guest narrates."""
    scene = evening(people, start=False, human=True, **options)
    if start:
        scene.guests[0].must("start")
    return scene


def until_ballot(scene: Scene) -> None:
    until_talk(scene)
    scene.guests[0].must("close")
    assert scene.guests[0].view["window"] == "ballot"


@pytest.mark.rule("L8.2")
def test_whoever_narrates_holds_no_seat() -> None:
    with evening(4, start=False, human=True) as scene:
        host = scene.guests[0]
        assert host.you["seat"] is None
        host.must("sit")
        assert host.do("start")["reason"] == "narrator_seated"
        host.must("stand")
        host.must("start")
        assert {guest.board["narrator"] for guest in scene.guests} == {host.you["person"]}


@pytest.mark.rule("L8.2")
def test_a_host_who_is_to_narrate_gives_up_the_seat_and_has_it_back_when_the_machine_does() -> None:
    with evening(4, start=False) as scene:
        host = scene.guests[0]
        seats: list[tuple[int | None, int]] = []
        for option, value in (("human", True), ("talk_seconds", 9), ("human", False), ("human", True)):
            host.must("choose", options={option: value})
            seats.append((host.you["seat"], len(host.board["places"])))
        assert seats == [(None, 3), (None, 3), (3, 4), (None, 3)]
        assert [guest.you["seat"] for guest in scene.guests[1:4]] == [0, 1, 2]


@pytest.mark.rule("L8.2")
def test_whoever_is_given_the_hat_before_a_narrated_game_narrates_it_and_the_seat_goes_to_the_old_host() -> None:
    with evening(5, start=False, human=True) as scene:
        old, new = scene.guests[0], scene.guests[2]
        assert new.you["seat"] == 1
        old.must("hat", person=new.you["person"])
        assert (new.you["seat"], old.you["seat"], len(old.board["places"])) == (None, 3, 4)
        new.must("start")
        assert old.board["narrator"] == new.you["person"]
        assert new.view["moths"] == list(toy(scene).moths())


@pytest.mark.rule("L8.2")
def test_a_hat_that_changes_heads_where_the_machine_narrates_moves_nobody() -> None:
    with evening(4, start=False) as scene:
        host, other = scene.guests[0], scene.guests[1]
        host.must("hat", person=other.you["person"])
        assert [guest.you["seat"] for guest in scene.guests[:4]] == [0, 1, 2, 3]
        assert not other.board["narrated"]


def test_without_a_narrator_nobody_is_shown_as_one() -> None:
    with evening() as scene:
        assert scene.guests[0].board["narrator"] is None


@pytest.mark.rule("L6.19")
def test_the_narrator_alone_sees_everything() -> None:
    with narrated() as scene:
        host = scene.guests[0]
        scene.wait(10.5)
        for guest in players(scene):
            assert point(guest)["ok"]
        scene.wait(1)
        assert host.view["moths"] == list(toy(scene).moths())
        assert None not in host.view["points"]
        until_talk(scene)
        assert host.known is not None
        assert [event["event"] for event in host.known.story] == ["began", "noted", "dawn"]
        for guest in (*others(scene), *scene.guests[-2:]):
            assert guest.known is not None
            assert (guest.view["moths"], guest.view["points"]) == ([], [])
            assert [event["event"] for event in guest.known.story] == ["began", "dawn"]


@pytest.mark.rule("L6.19")
def test_a_line_of_the_console_that_goes_to_a_player_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    true = News._story

    def leaky(self: News, person: int | None, seat: int | None, since: Since) -> tuple[bytes, int]:
        return true(self, 1 if person == 2 else person, seat, since)  # what the narrator hears

    monkeypatch.setattr(News, "_story", leaky)
    with pytest.raises(AssertionError, match="noted"):
        test_the_narrator_alone_sees_everything()


@pytest.mark.rule("L6.19", "L6.29")
def test_the_narrator_still_narrates_after_a_restart_and_without_the_hat() -> None:
    with narrated() as scene:
        host = scene.guests[0]
        scene.guests[0].must("hat", person=2)
        scene.wait(12)
        scene.reload()
        for guest in scene.guests:
            guest.connect()
        assert host.board["host"] == 2
        assert host.view["moths"] == list(toy(scene).moths())
        assert all(guest.view["moths"] == [] for guest in (*others(scene), *scene.guests[-2:]))


@pytest.mark.rule("L6.21")
def test_the_narrator_gets_frames_at_the_beat_and_of_one_size() -> None:
    with narrated() as scene:
        scene.wait(10.2)
        for guest in players(scene):
            assert point(guest)["ok"]
        scene.wait(8)
        beats = [(at, len(data)) for at, data in came_unasked(scene.guests[0]) if 0 < at < 20]
        assert [at for at, _ in beats] == [float(second) for second in range(1, 19)]
        assert len({size for at, size in beats if at % 10}) == 1


@pytest.mark.rule("L8.2")
def test_the_narrator_makes_a_legal_move_for_a_seat_and_the_seat_is_told() -> None:
    with narrated() as scene:
        host, guest = scene.guests[0], others(scene)[0]
        words = guest.view["legal"][0]
        host.must("answer", seat=guest.seat, words=words, question=1)
        assert [(m.seat, m.words, m.how) for m in scene.moves()] == [(guest.seat, words, "narrator")]
        scene.wait(1)
        assert [(line["words"], line["by"]) for line in guest.in_your_name] == [(words, "narrator")]
        assert host.do("answer", seat=guest.seat, words=f"point {guest.seat}", question=1)["reason"] == "sealed"
        assert host.do("answer", seat=guest.seat, words=words, question=7)["reason"] == "late"
        assert host.do("answer", seat=9, words=words, question=1)["reason"] == "no_seat"


def test_a_night_goes_on_while_the_narrator_alone_is_there() -> None:
    with narrated(talk_seconds=0, ballot_seconds=0) as scene:
        for guest in players(scene):
            guest.cut()
        scene.wait(20)
        scene.guests[0].must("close")
        scene.guests[0].must("close")
        assert scene.guests[0].view["window"] == "night"
        scene.wait(20)
        assert scene.guests[0].view["window"] == "talk"


def test_nobody_else_answers_for_a_seat_or_ends_a_window() -> None:
    with narrated() as scene:
        until_talk(scene)
        for guest in (scene.guests[1], scene.guests[5]):
            question = scene.table.question
            assert guest.do("answer", seat=1, words="ready", question=question)["reason"] == "not_narrator"
            assert guest.do("close")["reason"] == "not_narrator"


@pytest.mark.rule("L3.21", "L8.13")
def test_the_narrator_ends_the_talk() -> None:
    with narrated(talk_seconds=0) as scene:
        until_talk(scene)
        scene.wait(1000)
        scene.guests[0].must("close")
        assert scene.guests[1].view["window"] == "ballot"


@pytest.mark.rule("L8.13", "L3.51")
def test_the_narrator_ends_a_vote_with_a_blank_for_every_ballot_that_is_missing() -> None:
    with narrated(ballot_seconds=0) as scene:
        until_ballot(scene)
        players(scene)[2].must("move", words="yes", question=scene.table.question)
        scene.wait(1000)
        rows = len(scene.log.rows)
        scene.guests[0].must("close")
        assert len(scene.log.rows) == rows + 1
        assert [(m.seat, m.words) for m in scene.moves()[-3:]] == [(0, "blank"), (1, "blank"), (3, "blank")]
        assert scene.guests[-1].view["window"] == "night"
        assert [place.missed for place in scene.table.places] == [1, 1, 0, 1]  # of the night alone


@pytest.mark.rule("L8.13")
def test_the_host_ends_a_vote_too_and_does_not_learn_whose_ballots_are_missing() -> None:
    with narrated(ballot_seconds=0) as scene:
        scene.guests[0].must("hat", person=2)
        until_ballot(scene)
        host = scene.guests[1]
        players(scene)[2].must("move", words="yes", question=scene.table.question)
        assert host.view["asked"] == [0, 1, 2, 3]
        receipt = host.do("close", "c")
        assert receipt == {"t": "receipt", "id": "c", "ok": True}


def test_only_what_a_hand_may_end_is_ended_by_hand() -> None:
    with evening() as scene:
        until_talk(scene)
        assert scene.guests[0].do("close")["reason"] == "not_by_hand"
        assert scene.guests[1].do("close")["reason"] == "not_narrator"


@pytest.mark.rule("L6.19")
def test_whoever_has_seen_everything_gets_no_seat_in_this_game() -> None:
    with narrated(4, start=False) as scene:
        host = scene.guests[0]
        host.must("add_bot", level="random")
        host.must("start")
        until_talk(scene)
        assert host.do("take", seat=3)["reason"] == "narrator_plays"
        assert host.do("reseat", seat=1, person=host.you["person"])["reason"] == "narrator_plays"
        host.must("end")
        host.must("rematch")
        assert host.board["narrator"] is None
        host.must("sit")


@pytest.mark.rule("L8.2")
def test_a_game_with_a_narrator_is_played_to_its_end_and_its_record_verifies() -> None:
    with narrated() as scene:
        for _ in range(nightfall.NIGHTS):
            for guest in players(scene):
                assert point(guest)["ok"]
            until_talk(scene)
            ready(scene)
            scene.wait(1)
            scene.guests[0].must("close")
        assert scene.guests[0].board["phase"] == "over"
        assert scene.table.result is not None
        parse(scene.table.result.record.encode() + b"\n", lambda _name: nightfall.GAME).verify()


# Options


@pytest.mark.rule("L6.35")
def test_options_that_are_hidden_are_shown_to_whoever_chose_them() -> None:
    with evening(3, start=False, motto="moths win") as scene:
        host, other, *_ = scene.guests
        for guest in scene.guests:
            assert "motto" not in guest.board["options"]
        assert host.you["options"]["motto"] == "moths win"
        assert [guest.you["options"] for guest in scene.guests[1:]] == [None] * 4
        host.must("choose", options={"motto": "all win"})
        assert host.you["options"]["motto"] == "all win"
        assert not any(b"all win" in data for guest in scene.guests[1:] for _, data in guest.tape.frames)
        host.must("hat", person=other.you["person"])
        assert other.you["options"] is None


@pytest.mark.rule("L6.35")
def test_a_new_host_who_chooses_does_not_learn_what_the_last_one_hid() -> None:
    with evening(3, start=False, motto="moths win") as scene:
        host, other, *_ = scene.guests
        host.must("hat", person=other.you["person"])
        other.must("choose", options={"talk_seconds": 9})
        assert (other.you["options"]["motto"], other.you["options"]["talk_seconds"]) == ("none", 9)
        assert host.you["options"] is None


def test_the_game_may_refuse_what_a_host_with_a_seat_chose(monkeypatch: pytest.MonkeyPatch) -> None:
    def check(_game: object, _options: object, seated: bool) -> None:
        if seated:
            raise BadOption("host_sits", "the host holds a seat")

    monkeypatch.setattr(nightfall.NightfallGame, "check_host", check)
    with evening(4, start=False) as scene:
        assert scene.guests[0].do("start")["reason"] == "host_sits"
        scene.guests[0].must("stand")
        scene.guests[0].must("start")


@pytest.mark.rule("L6.29")
def test_a_page_of_the_table_shows_no_more_than_a_spectator_sees() -> None:
    with narrated(motto="moths win") as scene:
        scene.wait(12)
        for guest in players(scene):
            assert point(guest)["ok"]
        fresh = frames(Guest(scene, scene.guests[-2].token, "again").connect(), "welcome")[0]
        board, view = scene.run(scene.room.look())
        assert json.loads(to_json([board, view])) == [fresh["board"], fresh["view"]]
        assert (fresh["view"]["moths"], "motto" in fresh["board"]["options"]) == ([], False)
