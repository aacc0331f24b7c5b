"""The Castle of the Devil at a table: who is absent, who stands in, and how long one waits for bots."""

from __future__ import annotations

from typing import Any

import pytest

from nightcoach import bots, games
from nightcoach.bots import Bot
from nightcoach.core.chance import Chance
from nightcoach.games.castle.game import GAME
from nightcoach.table.log.table import House
from nightcoach.table.time.plan import open_window
from tests.games.castle.story import Story, castle
from tests.size import SIZE
from tests.table.castle import DUEL, at, in_d5, player, put, state_of
from tests.table.scene import HOUSE, Scene, screen_of

# Absence (C3.12)


class Herald:
    """Somebody who would always proclaim, and name whoever comes first."""

    blind = False

    def choose(self, view: Any, chance: Chance) -> str:
        words: list[str] = list(view.legal)
        return next((move for move in words if move.startswith("proclaim")), words[0])


def find_bot(game: str, level: str) -> Bot:
    return Herald()


HERALDS = House(games.game, find_bot, lambda game: "herald")
KEYS = "P1: key_red, key_green, key_plain"


@pytest.mark.rule("X127", "C3.12", "C9.1")
def test_a_stand_in_takes_an_action_and_never_proclaims() -> None:
    with at(castle(KEYS), house=HERALDS) as scene:
        gone = player(scene, 1)
        assert "proclaim own" in gone.view["legal"]
        gone.cut()
        scene.wait(60)
        first = scene.moves()[0]
        assert (first.seat, first.how) == (0, "stand_in")
        assert first.words.split()[0] == "spy"
        assert scene.table.phase == "play"


class Grumbler:
    """Somebody who would refuse every offer."""

    blind = False

    def choose(self, view: Any, chance: Chance) -> str:
        return "refuse" if "refuse" in view.legal else str(view.legal[0])


@pytest.mark.rule("C3.11", "C10.43")
def test_a_stand_in_answers_an_offer_at_random_whatever_the_bot_thinks_of_it() -> None:
    house = House(games.game, lambda game, level: Grumbler(), lambda game: "grumbler")
    answers = set()
    for turn in range(1, 13):  # the lot is drawn from the table's own key, by question and seat
        with at(castle("P1: dagger | P2: gloves, whip"), house=house) as scene:
            scene.table.key = bytes([turn])
            scene.table.places[1].stand_in = True
            player(scene, 1).move("offer 1 dagger")
            scene.wait(40)
            answer = next(move for move in scene.moves() if move.seat == 1)
            assert answer.how == "stand_in"
            answers.add(answer.words.split()[0])
    assert answers == {"accept", "refuse"}


@pytest.mark.rule("X127", "C3.12")
def test_one_tap_takes_the_seat_back_and_only_the_seat_is_told_what_was_done_in_its_name() -> None:
    with at(castle(KEYS), house=HERALDS) as scene:
        gone = player(scene, 1)
        gone.cut()
        scene.wait(50)
        done = [move for move in scene.moves() if move.seat == 0]
        gone.connect()
        assert gone.you["stand_in"] is True
        assert [(line["words"], line["by"]) for line in gone.in_your_name] == [(done[0].words, "stand_in")]
        gone.must("back")
        assert gone.you["stand_in"] is False
        put(scene, castle(KEYS))
        assert gone.move("proclaim own")["ok"]
        for other in scene.guests[1:]:
            assert other.in_your_name == []


@pytest.mark.rule("X127", "C3.12")
def test_others_cannot_tell_a_stand_ins_move_from_its_persons() -> None:
    with at(castle(KEYS), house=HERALDS) as scene:
        player(scene, 1).cut()
        scene.wait(31)
        moment = scene.table.timers.plan[0]
        scene.wait(moment - scene.clock.now())
        [made] = scene.moves()
        assert made.how == "stand_in"
        by_stand_in = [player(scene, 3).tape.frames, screen_of(scene).tape.frames]
    with at(castle(KEYS), house=HERALDS) as scene:
        scene.wait(moment - 1e-8)
        assert player(scene, 1).move(made.words)["ok"]
        assert by_stand_in == [player(scene, 3).tape.frames, screen_of(scene).tape.frames]


@pytest.mark.rule("C3.12", "C9.8")
def test_a_stand_in_only_answers_the_naming_of_a_proclamation_that_its_person_began() -> None:
    with at(castle("P1: key_red | P3: key_green"), house=HERALDS) as scene:
        assert player(scene, 1).move("proclaim own")["ok"]
        player(scene, 1).cut()
        scene.wait(44)
        assert [(move.seat, move.how) for move in scene.moves()] == [(0, "self"), (0, "stand_in")]
        assert scene.moves()[1].words.split()[0] in ("name", "that_is_all")


@pytest.mark.rule("C3.12", "OPT-I")
@pytest.mark.parametrize("grace", [5, 30, 80])
def test_a_seat_absent_longer_than_the_grace_gets_a_stand_in(grace: int) -> None:
    with at(castle(turn_seconds=600), grace_seconds=grace) as scene:
        player(scene, 1).cut()
        scene.wait(grace - 0.1)
        assert not scene.table.places[0].stand_in
        scene.wait(0.2)
        assert scene.table.places[0].stand_in
        scene.wait(10)
        assert scene.moves()[0].how == "stand_in"


@pytest.mark.rule("C3.12")
def test_after_two_missed_clocks_in_a_row_somebody_stands_in() -> None:
    with at(castle("P1: dagger | P2: gloves").play("P1 offer P2 dagger")) as scene:
        scene.wait(47)
        assert [(move.seat, move.how) for move in scene.moves()] == [(1, "clock")]
        assert not scene.table.places[1].stand_in
        scene.wait(92)
        assert [(move.seat, move.how) for move in scene.moves()] == [(1, "clock"), (1, "clock")]
        assert scene.table.places[1].stand_in


@pytest.mark.rule("C3.12")
def test_an_open_window_that_its_clock_closes_is_a_missed_clock_for_those_who_did_not_pass() -> None:
    with in_d5() as scene:
        for guest in scene.guests[:5]:
            guest.move("pass")
        scene.wait(45)
        assert [place.missed for place in scene.table.places] == [0, 0, 0, 0, 0, 1]
        put(scene, castle(window="d5.0", extra=DUEL))
        scene.wait(45)
        assert [place.stand_in for place in scene.table.places] == [False] * 5 + [True]


@pytest.mark.rule("C3.12")
def test_the_badge_of_an_absent_seat_changes_between_turns_only() -> None:
    uneven = "duel=0,1 swords=2,3,4 shields=5"
    with at(castle(window="d5.0", extra=uneven, answer_seconds=200), answer_seconds=200) as scene:
        host, gone = player(scene, 1), player(scene, 3)
        gone.cut()
        scene.wait(60)
        assert scene.table.places[2].stand_in
        shown = [host.place(2)["stand_in"]]
        for guest in (g for g in scene.guests[:6] if g is not gone):
            guest.move("pass")
        scene.wait(7)
        while state_of(scene).active == 0:
            shown.append(host.place(2)["stand_in"])
            asked = [g for g in scene.guests[:6] if g.watcher and g.seat in state_of(scene).waiting()]
            for guest in asked[:1]:
                guest.move(guest.view["legal"][0])
            if not asked:
                scene.wait(6)
        assert len(shown) >= 2
        assert not any(shown)
        assert host.place(2)["stand_in"]
        assert next(p for p in host.board["people"] if p["name"] == "P3")["away"]


@pytest.mark.rule("C3.12")
def test_stand_ins_answer_in_short_windows_while_these_are_open() -> None:
    story = castle("P1 thug: dagger | P3 priest: whip", window="d1", extra="duel=0,1", window_seconds=1)
    with at(story, window_seconds=1, grace_seconds=5) as scene:
        for place in scene.table.places:
            place.stand_in = True
        put(scene, story)
        assert sorted(scene.table.timers.plan) == [1, 2, 3, 4, 5]
        now = scene.clock.now()
        assert all(now < when < now + 1 for when in scene.table.timers.plan.values())


# Bots


@pytest.mark.rule("C10.40", "C10.42")
def test_how_long_bots_take_does_not_depend_on_what_they_hold() -> None:
    plans = []
    for text in ("P3 priest: whip | P4 doctor: dagger", "P3 thug: coat, tome | P4 priest: seal_of_lodge"):
        for window, extra in (("d1", "duel=0,1"), ("d5.0", DUEL), ("turn", "")):
            active = "P3" if window == "turn" else "P1"
            with at(castle(text, window=window, extra=extra, active=active), people=2, pace="quick") as scene:
                plans.append((window, scene.table.timers.plan))
    assert plans[:3] == plans[3:]
    assert all(plan for _, plan in plans)


def test_in_short_windows_bots_answer_in_time_at_any_pace() -> None:
    for pace in ("instant", "quick", "calm"):
        story = castle("P3 priest: whip", window="d1", extra="duel=0,1", window_seconds=1)
        with at(story, people=2, pace=pace, window_seconds=1) as scene:
            open_window(scene.table, scene.clock.now())
            limit = scene.table.timers.limit
            assert limit is not None
            assert all(when < limit for when in scene.table.timers.plan.values())


def pause_after(story: Story, *moves: str, house: House = HOUSE) -> float:
    """How long the first of the bots takes for its answer to what the people P1 and P2 have done."""
    with at(story, people=2, pace="quick", house=house) as scene:
        for line in moves:
            player, _, words = line.partition(" ")
            scene.guests[int(player[1:]) - 1].must("move", words=words, question=scene.table.question)
        return min(scene.table.timers.plan.values()) - scene.clock.now()


def test_silence_is_short_for_bots() -> None:
    assert 0.1 <= pause_after(castle(window="d5.0", extra=DUEL)) <= 0.5


def test_a_bot_leaves_people_with_an_offer_for_about_a_second() -> None:
    assert 1.0 <= pause_after(castle("P1: coat, whip"), "P1 offer 2 coat") <= 1.4


def test_bots_leave_people_with_a_reveal_for_about_two_seconds() -> None:
    """Nobody is asked in D4 here, so that D5 comes at once."""
    story = castle("P3 ^hypnotist:", seats=4, window="d2.3=sword", extra="duel=0,2")
    assert 1.8 <= pause_after(story, "P2 support sword") <= 2.2


def test_a_bot_proclaims_name_by_name_with_three_seconds_for_each() -> None:
    story = castle("P3: key_red | P1: key_green | P5: key_plain", active="P3")
    with at(story, people=2, pace="quick", house=HERALDS) as scene:
        scene.wait(scene.table.timers.plan[2] - scene.clock.now() + 0.01)
        assert scene.moves()[-1].words == "proclaim own"
        assert state_of(scene).window() == "naming"
        assert 2.7 <= scene.table.timers.plan[2] - scene.clock.now() <= 3.2


def test_how_long_a_bot_looks_at_an_offer_does_not_depend_on_what_is_offered_or_held() -> None:
    stories = [castle("P1: coat, whip | P3: dagger"), castle("P1: coat, black_pearl | P3: tome, seal_of_lodge")]
    first, second = (
        pause_after(story, f"P1 offer 2 {card}") for story, card in zip(stories, ("whip", "black_pearl"), strict=True)
    )
    assert first == second


HORIZON = 60
"""Turns of a long evening, for a bot that would end a game at once."""


class Busy:
    """A lively player for measuring: any verb as likely as another, but nobody ends the game."""

    blind = False

    def choose(self, view: Any, chance: Chance) -> str:
        legal = [words for words in view.legal if not words.startswith("proclaim")]
        verb = chance.pick(sorted({words.split()[0] for words in legal}))
        found: str = chance.pick([words for words in legal if words.split()[0] == verb])
        return found


def waited(level: str, seed: int) -> tuple[float, int]:
    """How long one person among five bots was not waited for in a whole game, and its turns."""
    house = House(games.game, (lambda _game, _level: Busy()) if level == "busy" else bots.bot, lambda _game: level)
    with Scene("castle", house, seed=bytes([seed] * 32).hex()) as scene:
        host = scene.join("P1")
        for _ in range(5):
            host.must("add_bot", level=level)
        host.must("start")
        me, chance, lost = house.bot("castle", level), Chance(seed), 0.0
        while scene.table.phase == "play" and not (level == "busy" and state_of(scene).turn > HORIZON):
            if 0 in state_of(scene).waiting():
                assert host.move(me.choose(state_of(scene).view(0), chance))["ok"]
                continue
            before = scene.clock.now()
            alarm = scene.clock.next_alarm()
            assert alarm is not None
            scene.clock.turn_to(alarm)
            scene.run(scene.room._do(scene.room._nothing))
            scene.read()
            lost += scene.clock.now() - before
        recording = scene.table.recording
        assert recording is not None
        return lost, GAME.length(recording.state)


def test_one_person_waits_less_than_four_minutes_for_five_bots_in_a_whole_game(
    capsys: pytest.CaptureFixture[str],
) -> None:
    level = bots.best("castle")
    found = [waited("busy" if level == "random" else level, seed) for seed in range(3 * SIZE)]
    with capsys.disabled():
        print("".join([f"\n  waited {lost:.0f} s in {turns} turns" for lost, turns in found]))
    assert max(lost for lost, _ in found) < 240
