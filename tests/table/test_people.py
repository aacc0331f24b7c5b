"""Who sits where: joining, the host's powers and the hat, taking over, re-seating, and screens."""

from __future__ import annotations

import json

import pytest

from nightcoach import bots
from nightcoach.core.errors import Refused
from nightcoach.games import game
from nightcoach.table.log.people import clean_name
from nightcoach.table.log.table import House
from tests.table.scene import Scene, asked, table_of, until_somebody_deals


def test_the_first_who_joins_is_host_and_has_a_seat() -> None:
    with Scene() as scene:
        anna = scene.join("Anna")
        assert anna.board["host"] == anna.you["person"]
        assert anna.seat == 0


def test_joining_again_with_the_same_token_is_the_same_person() -> None:
    with Scene() as scene:
        anna = scene.join("Anna")
        assert scene.run(scene.room.join("Anna", "amber", "fox", "token of Anna", False)) == anna.you["person"]
        assert len(scene.table.people) == 1


def test_a_full_table_seats_newcomers_as_spectators() -> None:
    with table_of(6, start=False) as scene:
        late = scene.join("Late")
        assert late.you["seat"] is None
        assert late.do("sit")["reason"] == "full"


def test_two_with_one_name_can_be_told_apart() -> None:
    with Scene() as scene:
        scene.join("Anna")
        scene.run(scene.room.join("Anna", "amber", "fox", "another token", False))
        scene.run(scene.room.join("ＡNNA", "amber", "fox", "a third token", False))
        assert [person.name for person in scene.table.people.values()] == ["Anna", "Anna 2", "ＡNNA 3"]


@pytest.mark.parametrize(
    ("given", "shown"),
    [
        ("  Zoë \n the\tgreat ", "Zoë the great"),
        ("\u202eevil\u202c", "evil"),
        ("שלום", "שלום"),
        ("a" * 60, "a" * 24),
        ("🦊", "🦊"),
        ("A\x00B\x1b[2J", "AB[2J"),
        ("Bo\u200db", "Bob"),
        ("👩\u200d🚀", "👩\u200d🚀"),
    ],
)
def test_a_name_is_one_line_of_what_can_be_seen(given: str, shown: str) -> None:
    assert clean_name(given) == shown


@pytest.mark.parametrize("given", [" ", "\u200b", "\u202e", "\n\t", "\u3164", "\u2800", "\u115f", "\uffa0", "\u200d"])
def test_a_name_with_nothing_to_see_is_refused(given: str) -> None:
    with pytest.raises(Refused, match="can be seen"):
        clean_name(given)


def test_seats_are_arranged_before_the_deal_and_fixed_after() -> None:
    with table_of(3, start=False) as scene:
        host = scene.guests[0]
        places = [place["id"] for place in host.board["places"]]
        host.must("arrange", order=[places[2], places[0], places[1]])
        assert [g.seat for g in scene.guests] == [1, 2, 0]
        assert host.do("arrange", order=[places[0]])["reason"] == "arrange"
        host.must("start")
        assert host.do("arrange", order=places)["reason"] == "not_lobby"
        assert [g.view["seat"] for g in scene.guests] == [1, 2, 0]


def test_options_are_checked_and_those_not_named_stay() -> None:
    with table_of(3, start=False) as scene:
        host = scene.guests[0]
        host.must("choose", options={"target_points": 5})
        host.must("choose", options={"show_ready": False})
        assert (host.board["options"]["target_points"], host.board["options"]["show_ready"]) == (5, False)
        assert host.do("choose", options={"target_points": 4})["reason"] == "value"
        assert host.do("choose", options={"colour": "red"})["reason"] == "option"
        assert host.board["options"]["target_points"] == 5


def test_too_few_cannot_start() -> None:
    with table_of(2, start=False) as scene:
        receipt = scene.guests[0].do("start")
        assert receipt["reason"] == "seats"
        assert receipt["facts"]["allowed"] == "3–6"


def test_bots_come_and_go_by_the_host() -> None:
    with table_of(2, start=False) as scene:
        host, other = scene.guests
        assert other.do("add_bot")["reason"] == "not_host"
        assert host.do("add_bot", level="genius")["reason"] == "bot"
        host.must("add_bot")
        bot = host.board["places"][2]
        assert (bot["bot"], bot["person"]) == ("canny", None)
        host.must("remove_bot", place=bot["id"])
        assert host.do("remove_bot", place=bot["id"])["reason"] == "no_place"
        assert len(host.board["places"]) == 2


@pytest.mark.rule("E6.9")
def test_nobody_sits_down_on_a_seat_that_holds_a_secret() -> None:
    with table_of(3, show_ready=False) as scene:
        host = scene.guests[0]
        victim = next(g for g in asked(scene) if g is not host)
        victim.move("trap")
        seat = victim.seat
        spy = scene.join("Spy", watch=True)
        assert host.do("reseat", seat=seat, person=spy.you["person"])["reason"] == "not_between"
        host.must("kick", person=victim.you["person"])
        assert spy.do("take", seat=seat)["reason"] == "not_between"
        assert spy.view["choice"] is None


def test_a_human_takes_over_a_bots_seat_in_the_middle_of_a_game() -> None:
    with table_of(3, bots=1, target_points=30) as scene:
        newcomer = scene.join("New")
        assert newcomer.you["seat"] is None
        assert newcomer.do("take", seat=3)["reason"] == "not_between"
        until_somebody_deals(scene)
        scene.guests[0].must("pace", bots="calm")
        assert newcomer.do("take", seat=0)["reason"] == "not_bot"
        newcomer.must("take", seat=3)
        assert newcomer.view["seat"] == 3
        assert "took_over" in scene.guests[0].notes()
        assert newcomer.do("take", seat=3)["reason"] == "has_seat"
        scene.wait(100)
        assert any(move.seat == 3 and move.how == "clock" for move in scene.moves())


def test_somebody_who_lost_the_token_is_reseated_and_everybody_sees_it() -> None:
    with table_of(3, target_points=30) as scene:
        host, _, lost = scene.guests
        until_somebody_deals(scene)
        lost.cut()
        again = scene.join("P2-again")
        assert again.you["seat"] is None
        seat = lost.you["seat"]
        assert again.do("reseat", seat=seat, person=again.you["person"])["reason"] == "not_host"
        host.must("reseat", seat=seat, person=again.you["person"])
        assert again.view["seat"] == seat
        assert "reseated" in host.notes()
        lost.connect()
        assert lost.you["seat"] is None


def test_a_kicked_person_is_gone_and_a_bot_plays_on() -> None:
    with table_of(3, choose_seconds=60) as scene:
        host, _, out = scene.guests
        seat, person = out.seat, out.you["person"]
        assert host.do("kick", person=host.you["person"])["reason"] == "kick_self"
        host.must("kick", person=person)
        assert out.tape.closed is not None
        assert out.tape.closed[1:] == ("kicked", False)
        assert host.place(seat)["bot"] == "canny"
        assert person not in [p["id"] for p in host.board["people"]]
        with pytest.raises(Refused, match="sent you away"):
            out.connect()
        with pytest.raises(Refused, match="sent you away"):
            scene.run(scene.room.join("P2", "amber", "fox", "token of P2", False))


def test_a_locked_table_lets_nobody_new_in_but_knows_its_people() -> None:
    with table_of(3) as scene:
        host, second, _ = scene.guests
        host.must("lock", on=True)
        with pytest.raises(Refused, match="locked"):
            scene.join("Stranger")
        with pytest.raises(Refused, match="locked"):
            scene.screen()
        second.cut()
        second.connect()
        host.must("lock", on=False)
        scene.join("Friend")


def test_the_host_renames_and_mutes() -> None:
    with table_of(3) as scene:
        host, rude, _ = scene.guests
        for _ in range(2):
            host.must("rename", person=rude.you["person"], name="Polite")
            assert host.place(rude.seat)["name"] == "Polite"
        host.must("mute", person=rude.you["person"], on=True)
        assert rude.do("say", text="but")["reason"] == "muted"
        assert rude.do("sentence", id="say-hello")["reason"] == "muted"
        assert rude.do("dress", name="Loud", color="red", character="fox")["reason"] == "muted"
        host.must("mute", person=rude.you["person"], on=False)
        rude.must("say", text="thanks")


@pytest.mark.rule("E6.11")
def test_the_hat_moves_on_when_the_host_stays_away_and_only_between_rounds() -> None:
    options = {"grace_seconds": 5, "choose_seconds": 60, "prowl_seconds": 60, "deal_seconds": 60, "target_points": 30}
    with table_of(3, **options) as scene:  # type: ignore[arg-type]
        host, second, third = scene.guests
        screen = scene.screen()
        seen = [(1, host.you["person"])]
        host.cut()
        for _ in range(100):
            for guest in asked(scene):
                guest.move(guest.view["legal"][0])
            scene.wait(5)
            seen.append((screen.view["round"], screen.board["host"]))
            if screen.board["host"] != host.you["person"]:
                break
        assert screen.board["host"] in (second.you["person"], third.you["person"])
        assert seen[-1][0] > seen[-2][0], "the hat moved while a round was played"
        assert "hat" in second.notes()


def test_without_clocks_the_hat_moves_on_after_five_minutes() -> None:
    with table_of(3, choose_seconds=0) as scene:
        host, second, _ = scene.guests
        host.cut()
        scene.wait(320)
        assert second.board["host"] == host.you["person"]
        scene.wait(20)
        assert second.board["host"] == second.you["person"]


def test_the_hat_is_not_given_to_somebody_who_is_away() -> None:
    with table_of(3, start=False) as scene:
        host, second, _ = scene.guests
        second.cut()
        assert host.do("hat", person=second.you["person"])["reason"] == "is_away"


def test_orders_stay_with_their_owner_when_a_seat_changes_hands() -> None:
    with table_of(3, target_points=30) as scene:
        host, _, owner = scene.guests
        owner.must("order", window="choose", words="trap", lasting=True)
        until_somebody_deals(scene)
        spy = scene.join("Spy", watch=True)
        host.must("reseat", seat=owner.seat, person=spy.you["person"])
        assert spy.you["orders"] == []
        assert spy.in_your_name == []


def test_who_left_and_connects_again_is_back() -> None:
    with table_of(3, choose_seconds=600) as scene:
        leaver = asked(scene)[0]
        leaver.must("leave")
        leaver.cut()
        leaver.connect()
        assert not scene.table.people[leaver.you["person"]].gone


def test_a_host_who_leaves_in_the_lobby_hands_on_the_hat_at_once() -> None:
    with table_of(3, start=False) as scene:
        host, second, _ = scene.guests
        host.must("leave")
        assert second.board["host"] == second.you["person"]
        assert len(second.board["places"]) == 2


def test_a_host_who_leaves_is_followed_by_the_next_clockwise() -> None:
    with table_of(4, start=False) as scene:
        first, second, third, _ = scene.guests
        first.must("hat", person=second.you["person"])
        second.must("leave")
        assert third.board["host"] == third.you["person"]


def test_a_number_behind_a_long_name_fits_and_bots_avoid_peoples_names() -> None:
    with Scene() as scene:
        for token in ("one", "two"):
            scene.run(scene.room.join("x" * 30, "amber", "fox", token, False))
        ada = scene.join("ada")
        scene.guests.append(ada)
        host = scene.table.people[1]
        assert [len(person.name) for person in scene.table.people.values()] == [24, 24, 3]
        assert host.name != scene.table.people[2].name
        scene.table.host = ada.you["person"]
        ada.must("add_bot")
        assert ada.place(3)["name"] == "Bruno"


def test_the_host_gives_the_hat_away() -> None:
    with table_of(3) as scene:
        host, second, _ = scene.guests
        host.must("hat", person=second.you["person"])
        assert host.do("extend")["reason"] == "not_host"
        second.must("extend")


@pytest.mark.rule("E3.16", "E9.29")
def test_leaving_is_an_absence_like_any_other_and_can_be_undone() -> None:
    with table_of(3, choose_seconds=600) as scene:
        leaver = asked(scene)[0]
        leaver.must("leave")
        assert leaver.do("leave")["reason"] == "gone"
        scene.wait(29.9)
        assert not leaver.you["stand_in"]
        scene.wait(0.2)
        assert leaver.you["stand_in"]
        leaver.must("back")
        assert not leaver.you["stand_in"]
        assert leaver.move("trap")["ok"]


def test_who_left_and_makes_a_move_is_back() -> None:
    with table_of(3, choose_seconds=600) as scene:
        leaver = asked(scene)[0]
        leaver.must("leave")
        assert leaver.move("trap")["ok"]
        assert not scene.table.people[leaver.you["person"]].gone
        scene.wait(60)
        assert not scene.table.places[leaver.seat].stand_in


def test_bots_whose_host_has_paused_and_gone_can_be_let_go_on() -> None:
    with table_of(1, bots=3, start=False) as scene:
        host = scene.guests[0]
        watcher = scene.join("W", watch=True)
        host.must("stand")
        host.must("pace", bots="calm")
        host.must("start")
        host.must("pause", on=True)
        host.cut()
        watcher.must("pause", on=False)
        scene.wait(60)
        assert scene.moves()


def test_a_bot_that_fails_is_answered_for_by_the_rules() -> None:
    class Broken:
        blind = False

        def choose(self, view: object, chance: object) -> str:
            raise KeyError("oh")

    house = House(game, lambda _game, _level: Broken(), bots.best)
    with Scene(house=house) as scene:
        for name in ("A", "B"):
            scene.join(name)
        scene.guests[0].must("pace", bots="instant")
        scene.guests[0].must("add_bot", level="canny")
        scene.guests[0].must("start")
        scene.wait(40)
        assert any(move.seat == 2 for move in scene.moves())


def test_whoever_is_reseated_while_away_hears_the_story_from_the_new_place() -> None:
    with table_of(3, target_points=30, show_ready=False) as scene:
        host, _, lost = scene.guests
        until_somebody_deals(scene)
        lost.cut()
        again = scene.join("Again")
        host.must("reseat", seat=lost.you["seat"], person=again.you["person"])
        lost.connect()
        fresh = scene.join("Fresh", watch=True)
        assert lost.known is not None
        assert fresh.known is not None
        assert lost.known.story == fresh.known.story


def test_screens_are_counted_without_people() -> None:
    with table_of(3) as scene:
        for _ in range(100):
            scene.screen()
        for guest in (scene.guests[1], None):
            with pytest.raises(Refused, match="at most 100"):
                scene.screen()
            if guest is not None:
                guest.cut()


def test_the_second_device_of_a_seat_gets_the_same_and_the_first_is_told() -> None:
    with table_of(3) as scene:
        phone = asked(scene)[0]
        tablet = type(phone)(scene, phone.token, "tablet")
        scene.guests.append(tablet)
        tablet.connect()
        assert json.loads(phone.tape.frames[-1][1])["t"] == "elsewhere"
        tablet.move("trap")
        assert phone.view["choice"] == tablet.view["choice"] == "trap"
        phone.cut()
        assert scene.room.presence.connections[phone.you["person"]] == 1
