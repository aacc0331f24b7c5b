"""A seat whose secrets last goes to somebody else only if everybody who plays agrees (C3.14, L3.68)."""

from __future__ import annotations

import json

import pytest

from nightcoach.table.commands.asking import ASK_AGAIN, ASK_SECONDS
from nightcoach.table.log import entries as e
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

LASTING = ["castle", "lupus"]


def players(scene: Scene) -> list[Guest]:
    return [guest for guest in scene.guests if guest.watcher and guest.you["seat"] is not None]


def asked_about_a_bot(game: str = "castle", people: int = 3) -> Scene:
    """Everybody is asked whether Early may have the first bot's seat."""
    scene = company(game, people)
    named(scene, "Early").must("take", seat=bot_seat(scene))
    next_round(scene)
    assert scene.guests[0].board["asking"] is not None
    return scene


def all_agree(scene: Scene) -> None:
    seat = scene.guests[0].board["asking"]["seat"]
    for guest in players(scene):
        assert agree(guest, seat)["ok"]


def until_away(scene: Scene, gone: Guest) -> None:
    """Until everybody sees it."""
    while not next(person for person in scene.guests[0].board["people"] if person["name"] == gone.name)["away"]:
        next_round(scene)


@pytest.mark.rule("C3.14", "L3.68")
@pytest.mark.parametrize("game", LASTING)
def test_when_everybody_agrees_the_seat_changes_hands_where_no_secret_is_pending(game: str) -> None:
    with asked_about_a_bot(game) as scene:
        early, seat = named(scene, "Early"), bot_seat(scene)
        all_agree(scene)
        until_between(scene)
        scene.wait(0)
        assert early.you["seat"] == seat
        assert seats_seen(early) == {seat}
        assert "took_over" in early.notes()


@pytest.mark.rule("C3.14", "L3.68")
@pytest.mark.parametrize("game", LASTING)
def test_everybody_is_asked_when_a_turn_or_a_day_begins_and_not_before(game: str) -> None:
    with company(game) as scene:
        early = named(scene, "Early")
        step(scene)
        early.must("take", seat=bot_seat(scene))
        frames = [len(guest.tape.frames) for guest in scene.guests]
        assert all(guest.board["asking"] is None for guest in scene.guests)
        assert [len(guest.tape.frames) for guest in players(scene)] == frames[:3]
        next_round(scene)
        person = early.you["person"]
        assert all(guest.board["asking"] == {"seat": bot_seat(scene), "person": person} for guest in scene.guests)
        assert scene.guests[0].known is not None
        assert scene.guests[0].known.clock["asking"] == 1000 * ASK_SECONDS


@pytest.mark.rule("L3.68")
def test_at_night_nobody_is_asked_and_a_question_that_is_still_open_is_over() -> None:
    with asked_about_a_bot("lupus") as scene:
        assert window(scene) == "discussion"
        assert agree(scene.guests[0], bot_seat(scene))["ok"]
        while window(scene) != "night":
            for guest in players(scene):
                legal = guest.view["legal"]
                if legal:
                    guest.move("ready" if "ready" in legal else legal[0])
            scene.wait(0.1)
        scene.wait(2)
        assert all(guest.board["asking"] is None for guest in scene.guests)
        assert "seat_kept" in scene.guests[0].notes()
        assert agree(scene.guests[1], bot_seat(scene))["reason"] == "nothing_asked"


@pytest.mark.rule("C3.14")
def test_silence_refuses_when_the_minute_is_over() -> None:
    with asked_about_a_bot() as scene:
        early, seat = named(scene, "Early"), bot_seat(scene)
        for guest in players(scene)[:-1]:
            assert agree(guest, seat)["ok"]
        scene.wait(ASK_SECONDS - 0.5)
        assert scene.guests[0].board["asking"] is not None
        scene.wait(1)
        assert scene.guests[0].board["asking"] is None
        assert early.you["seat"] is None
        assert seats_seen(early) == set()
        assert "seat_kept" in early.notes()


@pytest.mark.rule("C3.14")
def test_a_refusal_and_silence_look_the_same_to_everybody_else() -> None:
    heard = []
    for answer in (None, False):
        with asked_about_a_bot() as scene:
            seat, shy = bot_seat(scene), players(scene)[2]
            assert agree(players(scene)[0], seat)["ok"]
            assert agree(players(scene)[1], seat)["ok"]
            if answer is not None:
                assert agree(shy, seat, answer)["ok"]
            scene.wait(ASK_SECONDS + 1)
            heard.append([guest.tape.frames for guest in scene.guests if guest is not shy])
    assert heard[0] == heard[1]


@pytest.mark.rule("C3.14")
def test_nobodys_frames_tell_who_answered_what_and_ones_own_that_one_has_answered() -> None:
    frames = []
    for answer in (True, False):
        with asked_about_a_bot() as scene:
            seat, mine = bot_seat(scene), players(scene)[1]
            before = len(mine.tape.frames)
            assert agree(mine, seat, answer)["ok"]
            assert mine.you["answered"]
            assert not players(scene)[0].you["answered"]
            frames.append([frame for _, frame in mine.tape.frames[before:]])
    assert frames[0] == frames[1]


@pytest.mark.rule("C3.14")
def test_an_answer_may_change_until_the_question_is_decided() -> None:
    with asked_about_a_bot() as scene:
        early, seat = named(scene, "Early"), bot_seat(scene)
        assert agree(players(scene)[0], seat, False)["ok"]
        all_agree(scene)
        until_between(scene)
        scene.wait(0)
        assert early.you["seat"] == seat


@pytest.mark.rule("C3.14")
def test_one_no_of_somebody_who_is_shown_as_away_refuses_too() -> None:
    with company("castle", 4) as scene:
        early, gone, seat = named(scene, "Early"), scene.guests[3], bot_seat(scene)
        gone.cut()
        until_away(scene, gone)
        early.must("take", seat=seat)
        next_round(scene)
        gone.connect()
        assert agree(gone, seat, False)["ok"]
        for guest in scene.guests[:3]:
            assert agree(guest, seat)["ok"]
        scene.wait(ASK_SECONDS + 1)
        assert early.you["seat"] is None


@pytest.mark.rule("C3.14")
def test_whoever_everybody_sees_away_does_not_count() -> None:
    with company("castle", 4) as scene:
        early, gone, seat = named(scene, "Early"), scene.guests[3], bot_seat(scene)
        gone.cut()
        until_away(scene, gone)
        early.must("take", seat=seat)
        next_round(scene)
        for guest in scene.guests[:3]:
            assert agree(guest, seat)["ok"]
        until_between(scene)
        scene.wait(0)
        assert early.you["seat"] == seat


@pytest.mark.rule("C3.14", "L3.68")
@pytest.mark.parametrize("game", LASTING)
def test_one_person_alone_cannot_agree_for_the_rest(game: str) -> None:
    with company(game, 1) as scene:
        assert named(scene, "Early").do("take", seat=bot_seat(scene))["reason"] == "too_few"


@pytest.mark.rule("C3.14")
def test_when_too_few_are_left_the_question_is_not_put_at_all() -> None:
    with company("castle", 2) as scene:
        early = named(scene, "Early")
        early.must("take", seat=bot_seat(scene))
        scene.guests[0].must("kick", person=scene.guests[1].you["person"])
        next_round(scene)
        assert scene.guests[0].board["asking"] is None
        assert not any(isinstance(entry, e.SeatAsked) for entry in scene.log.entries())


@pytest.mark.rule("C3.14")
def test_the_seat_of_somebody_who_was_sent_away_stays_as_it_is_until_the_end() -> None:
    with company("castle") as scene:
        early, gone = named(scene, "Early"), scene.guests[2]
        seat = gone.seat
        scene.guests[0].must("kick", person=gone.you["person"])
        assert early.do("take", seat=seat)["reason"] == "emptied"
        again = scene.join("Again")
        assert again.do("take", seat=seat)["reason"] == "emptied"
        scene.guests[0].must("end")
        scene.guests[0].must("rematch")
        scene.guests[0].must("start")
        assert early.do("take", seat=seat)["ok"]


@pytest.mark.rule("C3.14")
def test_about_one_seat_everybody_is_asked_once_in_ten_minutes_and_about_one_seat_at_a_time() -> None:
    with asked_about_a_bot() as scene:
        early, seat = named(scene, "Early"), bot_seat(scene)
        late = scene.join("Late", watch=True)
        assert late.do("take", seat=seat)["reason"] == "asking"
        scene.wait(ASK_SECONDS + 1)
        refused = early.do("take", seat=seat)
        assert (refused["reason"], refused["facts"]) == ("asked_lately", {"minutes": "9"})
        scene.wait(ASK_AGAIN)
        early.must("take", seat=seat)


@pytest.mark.rule("C3.14", "L3.68")
@pytest.mark.parametrize("game", LASTING)
def test_the_seat_of_a_present_player_needs_that_players_own_yes(game: str) -> None:
    with company(game, 4) as scene:
        host, owner, early = scene.guests[0], scene.guests[1], named(scene, "Early")
        seat = owner.seat
        host.must("reseat", seat=seat, person=early.you["person"])
        next_round(scene)
        for guest in players(scene):
            if guest is not owner:
                assert agree(guest, seat)["ok"]
        scene.wait(ASK_SECONDS + 1)
        assert owner.you["seat"] == seat
        assert seats_seen(early) == set()


@pytest.mark.rule("C3.14")
def test_a_player_who_has_lost_the_device_gets_the_seat_back_if_the_others_agree() -> None:
    with company("castle", 4) as scene:
        host, lost = scene.guests[:2]
        seat = lost.seat
        lost.cut()
        again = scene.join("Again")
        until_away(scene, lost)
        host.must("reseat", seat=seat, person=again.you["person"])
        next_round(scene)
        for guest in players(scene):
            assert agree(guest, seat)["ok"]
        scene.wait(ASK_SECONDS - 1)
        assert again.you["seat"] is None  # there is still time to come back
        scene.wait(1)
        until_between(scene)
        scene.wait(0)
        assert again.you["seat"] == seat
        lost.connect()
        assert lost.you["seat"] is None


@pytest.mark.rule("C3.14")
def test_a_holder_who_is_only_just_back_keeps_the_seat_by_saying_nothing() -> None:
    with company("castle", 4) as scene:
        host, lost, early = scene.guests[0], scene.guests[1], named(scene, "Early")
        seat = lost.seat
        lost.cut()
        until_away(scene, lost)
        host.must("reseat", seat=seat, person=early.you["person"])
        next_round(scene)
        lost.connect()  # shown as away until the next turn
        for guest in players(scene):
            if guest is not lost:
                assert agree(guest, seat)["ok"]
        scene.wait(ASK_SECONDS + 1)
        assert lost.you["seat"] == seat
        assert seats_seen(early) == set()


@pytest.mark.rule("C3.14")
def test_whoever_has_held_another_seat_of_this_game_gets_no_second_one() -> None:
    with asked_about_a_bot("castle", 4) as scene:
        host, seat = scene.guests[0], bot_seat(scene)
        all_agree(scene)
        until_between(scene)
        scene.wait(0)
        early, owner = named(scene, "Early"), scene.guests[1]
        assert early.you["seat"] == seat
        spare = scene.join("Spare", watch=True)
        host.must("reseat", seat=owner.seat, person=spare.you["person"])
        next_round(scene)
        for guest in players(scene):
            assert agree(guest, owner.seat)["ok"]
        until_between(scene)
        scene.wait(0)
        assert owner.you["seat"] is None
        other = next(number for number, place in enumerate(scene.table.places) if number != spare.seat and place.person)
        refused = host.do("reseat", seat=other, person=owner.you["person"])
        assert refused["reason"] == "held_another"


@pytest.mark.rule("C3.14")
def test_only_somebody_who_plays_is_asked() -> None:
    with asked_about_a_bot() as scene:
        seat = bot_seat(scene)
        assert agree(named(scene, "Early"), seat)["reason"] == "not_seated"
        assert agree(scene.guests[0], seat + 1)["reason"] == "nothing_asked"


@pytest.mark.rule("C3.14")
def test_a_wish_and_an_open_question_outlast_a_restart() -> None:
    with company("castle") as scene:
        early, seat = named(scene, "Early"), bot_seat(scene)
        early.must("take", seat=seat)
        scene.reload()
        for guest in scene.guests:
            guest.connect()
        assert scene.table.asking is not None
        next_round(scene)
        assert agree(scene.guests[0], seat)["ok"]
        scene.reload()
        for guest in scene.guests:
            guest.connect()
        assert scene.guests[0].you["answered"]
        assert scene.guests[0].board["asking"]["seat"] == seat
        for guest in players(scene)[1:]:
            assert agree(guest, seat)["ok"]
        until_between(scene)
        scene.wait(0)
        assert early.you["seat"] == seat


@pytest.mark.rule("C3.14")
def test_whoever_goes_meanwhile_gets_nothing() -> None:
    with asked_about_a_bot() as scene:
        early = named(scene, "Early")
        early.must("leave")
        all_agree(scene)
        until_between(scene)
        scene.wait(0)
        assert scene.guests[0].board["asking"] is None
        assert all(place["person"] != early.you["person"] for place in scene.guests[0].board["places"])


@pytest.mark.rule("C3.14")
def test_a_game_that_ends_meanwhile_ends_the_question() -> None:
    with asked_about_a_bot() as scene:
        scene.guests[0].must("end")
        assert scene.guests[0].board["asking"] is None
        scene.guests[0].must("rematch")
        scene.guests[0].must("start")
        assert scene.guests[0].board["asking"] is None
        assert agree(scene.guests[0], 0)["reason"] == "nothing_asked"


@pytest.mark.rule("E3.18")
def test_where_no_secret_lasts_a_bots_seat_is_taken_between_two_rounds_without_asking() -> None:
    with company("eatme") as scene:
        early, seat = named(scene, "Early"), bot_seat(scene)
        until_between(scene)
        early.must("take", seat=seat)
        assert early.you["seat"] == seat
        assert not any(isinstance(entry, e.Wished) for entry in scene.log.entries())


def test_the_question_is_public_and_equal_for_everybody_who_plays() -> None:
    with asked_about_a_bot() as scene:
        boards = [json.dumps(guest.board) for guest in scene.guests]
        assert len(set(boards)) == 1


# What could turn silence, or a no, into a yes


@pytest.mark.rule("C3.14")
@pytest.mark.parametrize("own", [True, False], ids=["its own seat", "another"])
def test_whoever_was_asked_and_goes_without_an_answer_has_not_agreed(own: bool) -> None:
    with company("castle", 4) as scene:
        host, silent, early = scene.guests[0], scene.guests[1], named(scene, "Early")
        seat = silent.seat if own else scene.guests[2].seat
        host.must("reseat", seat=seat, person=early.you["person"])
        next_round(scene)
        for guest in players(scene):
            if guest is not silent:
                assert agree(guest, seat)["ok"]
        silent.cut()
        until_away(scene, silent)
        scene.wait(ASK_SECONDS + 1)
        until_between(scene)
        assert seats_seen(early) == set()
        assert silent.connect().you["seat"] is not None


@pytest.mark.rule("C3.14", "L3.68")
@pytest.mark.parametrize("game", LASTING)
@pytest.mark.parametrize("answer", [False, None])
def test_sending_somebody_away_undoes_neither_a_no_nor_silence(game: str, answer: bool | None) -> None:
    with asked_about_a_bot(game, 4) as scene:
        seat, shy, early = bot_seat(scene), players(scene)[3], named(scene, "Early")
        if answer is not None:
            assert agree(shy, seat, answer)["ok"]
        for guest in players(scene)[:3]:
            assert agree(guest, seat)["ok"]
        scene.guests[0].must("kick", person=shy.you["person"])
        scene.wait(ASK_SECONDS + 1)
        assert seats_seen(early) == set()


@pytest.mark.rule("C3.14", "C3.12")
def test_a_holder_who_comes_back_after_the_minute_shows_only_when_a_turn_begins() -> None:
    frames = []
    for back in (False, True):
        with company("castle", 4) as scene:
            host, lost, early = scene.guests[0], scene.guests[1], named(scene, "Early")
            seat = lost.seat
            lost.cut()
            until_away(scene, lost)
            host.must("reseat", seat=seat, person=early.you["person"])
            next_round(scene)
            for guest in players(scene):
                assert agree(guest, seat)["ok"]
            while is_between(scene):
                step(scene)
            scene.table.asking.limit = scene.clock.now()  # type: ignore[union-attr]
            before = [len(guest.tape.frames) for guest in players(scene)]
            if back:
                lost.connect()
            frames.append([len(guest.tape.frames) - one for guest, one in zip(scene.guests, before, strict=False)][:1])
            until_between(scene)
            scene.wait(0)
            assert (early.you["seat"] == seat) is not back
    assert frames[0] == frames[1]


@pytest.mark.rule("C3.14")
def test_a_wish_that_was_never_put_leaves_no_note_and_its_person_waits_ten_minutes() -> None:
    with company("castle") as scene:
        early, seat = named(scene, "Early"), bot_seat(scene)
        early.must("take", seat=seat)
        early.cut()
        next_round(scene)
        assert scene.table.asking is None
        assert "seat_kept" not in scene.guests[0].notes()
        early.connect()
        assert early.do("take", seat=seat)["reason"] == "asked_lately"
        late = scene.join("Late", watch=True)
        late.must("take", seat=seat)


@pytest.mark.rule("C3.14")
def test_an_answer_about_somebody_else_does_not_count() -> None:
    with asked_about_a_bot() as scene:
        other = scene.guests[0].you["person"]
        refused = scene.guests[0].do("agree", seat=bot_seat(scene), person=other, yes=True)
        assert refused["reason"] == "nothing_asked"


@pytest.mark.rule("C3.14")
def test_while_the_host_has_stopped_the_clocks_that_of_the_question_stands_still_too() -> None:
    with asked_about_a_bot() as scene:
        host, early, seat = scene.guests[0], named(scene, "Early"), bot_seat(scene)
        host.must("pause", on=True)
        scene.wait(10 * ASK_SECONDS)
        assert host.board["asking"] is not None
        for guest in players(scene):
            assert agree(guest, seat)["ok"]
        assert early.you["seat"] is None
        host.must("pause", on=False)
        assert host.known is not None
        until_between(scene)
        scene.wait(0)
        assert early.you["seat"] == seat
