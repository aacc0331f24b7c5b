"""How luck is drawn: pledged, then shown; whoever does not show it is left out, and all others draw again."""

from __future__ import annotations

from typing import Any

import pytest

from nightcoach.core.chain import pledge_of
from nightcoach.core.errors import BadRecord
from nightcoach.core.record import Record, parse
from nightcoach.games import game
from nightcoach.table.log import entries as e
from nightcoach.table.log.draw import DRAW_SECONDS, RELOADED_SECONDS
from tests.table.scene import Guest, Scene, play_until, table_of

TYPES = (e.Pledged, e.DrawBegan, e.DrawAgain, e.PledgesFixed, e.LuckAdded)


def luck_of(guest: Guest, number: int = 1) -> str:
    """What this guest's device draws in a round."""
    return f"{number}{guest.seat}" * 16


def pledge(guest: Guest, number: int = 1) -> None:
    guest.must("pledge", pledge=pledge_of(luck_of(guest, number)))


def show(guest: Guest, number: int = 1) -> None:
    guest.must("luck", value=luck_of(guest, number))


def drawing(people: int = 3, **options: Any) -> Scene:
    """A table at which all have pledged, and the host has just begun."""
    scene = table_of(people, start=False, target_points=5, **options)
    for guest in scene.guests:
        pledge(guest)
    scene.guests[0].must("start")
    return scene


def began(scene: Scene) -> e.Began:
    return next(entry for entry in scene.log.entries() if isinstance(entry, e.Began))


def drawn(scene: Scene) -> Record:
    """The record of the game, verified."""
    play_until(scene, "over")
    (line,) = scene.log.records.values()
    record = parse(line.encode() + b"\n", game)
    record.verify()
    return record


def told(guest: Guest, number: int = 1, shown: bool = True) -> str:
    """How a record tells of somebody's luck."""
    luck = luck_of(guest, number)
    return f"{guest.seat} {pledge_of(luck)}" + (f" {luck}" if shown else "")


def test_the_game_is_dealt_when_every_device_has_shown_its_luck_and_takes_no_time() -> None:
    with drawing() as scene:
        for guest in scene.guests:
            assert guest.board["phase"] == "lobby"
            assert guest.board["draw"] == {"round": 1, "of": [1, 2, 3], "showing": True}
            show(guest)
        assert scene.guests[0].board["phase"] == "play"
        assert scene.guests[0].board["draw"] is None
        assert scene.clock.now() == 0.0
        record = drawn(scene)
        assert record.contributions == tuple([f"{guest.seat} {luck_of(guest)}" for guest in scene.guests])
        assert record.proof is not None
        assert record.proof.luck == (tuple([told(guest) for guest in scene.guests]),)


def test_luck_changes_the_deal() -> None:
    deals = set()
    for number in range(8):
        with table_of(6, start=False) as scene:
            host = scene.guests[0]
            pledge(host, number)
            host.must("start")
            show(host, number)
            deals.add(tuple(host.view["kinds"]))
    assert len(deals) > 1


def test_a_game_in_which_nobody_has_pledged_begins_at_once() -> None:
    with table_of(3, start=False) as scene:
        scene.guests[0].must("start")
        assert scene.guests[0].board["phase"] == "play"


def test_everybody_sees_all_pledges_before_anybody_has_shown_their_luck() -> None:
    with drawing() as scene:
        pledges = [{"person": 1 + guest.seat, "pledge": pledge_of(luck_of(guest))} for guest in scene.guests]
        scene.screen()
        assert [guest.board["luck"] for guest in scene.guests] == [pledges] * 4
        show(scene.guests[0])
        assert luck_of(scene.guests[0]).encode() not in b"".join(data for _, data in scene.guests[1].tape.frames)


def test_a_device_cannot_show_other_luck_than_it_has_pledged() -> None:
    with drawing() as scene:
        guest = scene.guests[1]
        assert guest.do("luck", value="f" * 32)["reason"] == "not_pledged"
        show(guest)
        assert guest.do("luck", value=luck_of(guest))["reason"] == "no_luck"
        assert guest.do("pledge", pledge="f" * 64)["reason"] == "pledges_fixed"


def test_luck_that_is_not_shown_in_time_is_left_out_and_all_others_draw_again() -> None:
    with drawing() as scene:
        one, two, sleeper = scene.guests
        show(one)
        show(two)
        scene.wait(DRAW_SECONDS)
        assert one.board["draw"] == {"round": 2, "of": [1, 2], "showing": False}
        assert one.board["luck"] == []
        assert one.do("luck", value=luck_of(one, 1))["reason"] == "no_luck", "what was heard counts no more"
        assert sleeper.do("pledge", pledge="f" * 64)["reason"] == "pledges_fixed", "who has failed once is out"
        for guest in (one, two):
            pledge(guest, 2)
        assert one.board["draw"] == {"round": 2, "of": [1, 2], "showing": True}
        for guest in (two, one):
            show(guest, 2)
        assert one.board["phase"] == "play"
        assert scene.clock.now() == DRAW_SECONDS
        assert one.you["seat"] == 0
        assert sleeper.you["seat"] == 2, "only the luck is left out, not the player"
        record = drawn(scene)
        assert record.contributions == (f"0 {luck_of(one, 2)}", f"1 {luck_of(two, 2)}")
        assert record.proof is not None
        assert record.proof.luck == (
            (told(one), told(two), told(sleeper, shown=False)),
            (told(one, 2), told(two, 2)),
        )


def test_luck_that_was_withheld_to_spoil_a_deal_is_out_of_the_deal_that_counts() -> None:
    """The last device has heard all others and could know the deal: keeping its luck back gives it another deal, with
    luck that nobody knew, and no luck of its own in it."""
    with drawing() as scene:
        for guest in scene.guests[:2]:
            show(guest)
        scene.wait(DRAW_SECONDS)
        first = {luck_of(guest) for guest in scene.guests}
        for guest in scene.guests[:2]:
            pledge(guest, 2)
        for guest in scene.guests[:2]:
            show(guest, 2)
        assert not first.intersection([each.split()[1] for each in began(scene).contributions])


def test_who_does_not_pledge_again_in_time_is_left_out_without_another_round() -> None:
    with drawing() as scene:
        one, two, _ = scene.guests
        show(one)
        show(two)
        scene.wait(DRAW_SECONDS)
        pledge(one, 2)
        scene.wait(DRAW_SECONDS)
        assert one.board["draw"] == {"round": 2, "of": [1], "showing": True}
        show(one, 2)
        assert began(scene).contributions == (f"0 {luck_of(one, 2)}",)


def test_if_no_device_shows_its_luck_the_sealed_seed_decides_alone_and_the_record_says_so() -> None:
    with drawing() as scene:
        scene.wait(DRAW_SECONDS)
        assert scene.guests[0].board["phase"] == "play"
        record = drawn(scene)
        assert record.contributions == ()
        assert record.proof is not None
        assert record.proof.luck == (tuple([told(guest, shown=False) for guest in scene.guests]),)


def test_a_phone_that_is_not_there_is_not_waited_for() -> None:
    with table_of(3, start=False) as scene:
        for guest in scene.guests:
            pledge(guest)
        scene.guests[2].cut()
        scene.guests[0].must("start")
        assert scene.guests[0].board["draw"]["of"] == [1, 2]


def test_the_latest_pledge_counts_since_somebody_may_change_devices() -> None:
    with table_of(3, start=False) as scene:
        host = scene.guests[0]
        pledge(host, 1)
        pledge(host, 2)
        host.must("start")
        assert host.do("luck", value=luck_of(host, 1))["reason"] == "not_pledged"
        show(host, 2)


CHANGES: dict[str, dict[str, Any]] = {
    "sit": {},
    "stand": {},
    "start": {},
    "add_bot": {"level": "random"},
    "arrange": {"order": [1, 0, 2]},
    "choose": {"options": {"target_points": 7}},
    "kick": {"person": 2},
    "hat": {"person": 2},
    "take": {"seat": 1},
    "reseat": {"seat": 1, "person": 4},
}


@pytest.mark.parametrize("command", CHANGES)
def test_nothing_that_the_deal_depends_on_changes_while_luck_is_drawn(command: str) -> None:
    with drawing() as scene:
        scene.join("W", watch=True)
        assert scene.guests[0].do(command, **CHANGES[command])["reason"] == "drawing"


def test_who_comes_while_luck_is_drawn_watches() -> None:
    with drawing() as scene:
        assert scene.join("Late").you["seat"] is None


def test_who_leaves_while_luck_is_drawn_keeps_the_seat() -> None:
    with drawing() as scene:
        for guest in scene.guests:
            show(guest)
            if guest is scene.guests[1]:
                guest.must("leave")
        assert [place["name"] for place in scene.guests[0].board["places"]] == ["P0", "P1", "P2"]
        assert began(scene).seats == 3


@pytest.mark.parametrize("shown", [0, 2])
def test_a_draw_goes_on_after_a_restart_where_it_was(shown: int) -> None:
    with drawing() as scene:
        for guest in scene.guests[:shown]:
            show(guest)
        scene.reload()
        scene.wait(RELOADED_SECONDS - 1)  # everybody finds the server again
        for guest in scene.guests:
            guest.connect()
        for guest in scene.guests[shown:]:
            show(guest)
        assert [each.split()[1] for each in began(scene).contributions] == [luck_of(guest) for guest in scene.guests]


def test_every_step_of_a_draw_is_in_the_log_in_its_order() -> None:
    with drawing(2, bots=1) as scene:
        show(scene.guests[0])
        scene.wait(DRAW_SECONDS)
        pledge(scene.guests[0], 2)
        show(scene.guests[0], 2)
        steps = [type(entry) for entry in scene.log.entries() if isinstance(entry, TYPES)]
        assert steps == [
            *(e.Pledged, e.Pledged, e.DrawBegan, e.LuckAdded, e.DrawAgain),
            *(e.Pledged, e.PledgesFixed, e.LuckAdded),
        ]


def spoilt(scene: Scene, old: str, new: str) -> Record:
    """The record with something else in it, and a checksum and a chain that fit again."""
    record = drawn(scene)
    assert record.proof is not None
    record.proof.luck = tuple([tuple([each.replace(old, new) for each in told]) for told in record.proof.luck])
    return parse(record.line(), game)


def test_a_record_with_luck_that_was_not_pledged_is_refused() -> None:
    with drawing() as scene:
        for guest in scene.guests:
            show(guest)
        with pytest.raises(BadRecord, match="not what it had pledged"):
            spoilt(scene, pledge_of(luck_of(scene.guests[1])), pledge_of("other"))


def test_a_record_that_was_not_drawn_again_without_who_kept_back_their_luck_is_refused() -> None:
    with drawing() as scene:
        for guest in scene.guests:
            show(guest)
        with pytest.raises(BadRecord, match="not dealt from the luck that was drawn"):
            spoilt(scene, " " + luck_of(scene.guests[1]), "")


def test_whoever_fills_the_log_with_talk_keeps_nobody_from_adding_luck() -> None:
    with table_of(3, start=False) as scene:
        rows = scene.room.ledger.rows
        step = e.Step((e.Said(1, "hm", None),), 1, "x")
        for _ in range(3000):
            rows.spend(step, scene.clock.now())
        assert scene.guests[1].do("say", text="me too")["reason"] == "hour_full"
        pledge(scene.guests[1])
