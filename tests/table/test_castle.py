"""The Castle of the Devil at a table: clocks, defaults, short windows, more time and standing orders."""

from __future__ import annotations

import json
from typing import Any

import pytest

from nightcoach.table.time import plan
from tests.games.castle.story import castle
from tests.table.castle import DUEL, at, in_d5, player, put, state_of
from tests.table.scene import Guest, Scene, screen_of


def told(scene: Scene, event: str, guest: Guest | None = None) -> list[float]:
    """When the screen, or somebody, heard of it."""
    found = []
    for when, frame in (guest or screen_of(scene)).tape.frames:
        message = json.loads(frame)
        found += [when for each in message.get("story", []) if message["t"] == "news" and each["event"] == event]
    return found


def windows(scene: Scene) -> list[tuple[float, str]]:
    """Which windows of a duel the screen saw open, and when."""
    found = []
    for when, frame in screen_of(scene).tape.frames:
        message = json.loads(frame)
        found += [(when, each["name"]) for each in message.get("story", []) if each["event"] == "window"]
    return found


def heard_since(guest: Guest, since: int) -> list[tuple[float, bytes]]:
    return guest.tape.frames[since:]


def left(scene: Scene) -> int | None:
    """Milliseconds on the shown clock."""
    known = screen_of(scene).known
    assert known is not None
    found: int | None = known.clock["left"]
    return found


# Defaults (C3.11)


@pytest.mark.rule("C3.11", "OPT-J")
@pytest.mark.parametrize(
    ("story", "seconds", "answers"),
    [
        (lambda: castle("P1 clairvoyant: whip"), 90, {f"spy {seat}" for seat in range(1, 6)}),
        (lambda: castle(window="d2.2=sword.4=sword.5=sword", extra="duel=0,1"),45, {"support sword", "support shield"}),
        (lambda: castle("P2: monocle | P1: whip", window="ability.0.1.monocle"), 45, {"decline_ability"}),
        (lambda: castle("P1: coat", window="coat.0", leftovers="doctor,priest"), 45, None),
        (lambda: castle("P1: key_red", window="naming.own"), 45, {"that_is_all"}),
        (lambda: castle("P1: key_red", window="naming.rival"), 45, {f"name {seat}" for seat in range(1, 6)}),
        (lambda: castle(window="d_prime", free_after_action=True), 45, {"pass"}),
        (lambda: castle(window="fate/d10", extra=f"{DUEL} winner=0"), 45, {"look", "steal"}),
    ],
    ids=["turn", "support", "ability", "coat", "own", "rival", "d_prime", "fate"],
)  # fmt: skip
def test_a_missed_clock_is_answered_as_the_rules_say(story: Any, seconds: int, answers: set[str] | None) -> None:
    with at(story()) as scene:
        seat = state_of(scene).waiting()[0]
        legal = {move.words for move in state_of(scene).legal(seat)}
        scene.wait(seconds - 0.1)
        assert scene.moves() == []
        scene.wait(1.7)
        first = scene.moves()[0]
        assert (first.seat, first.how) == (seat, "clock")
        assert first.words in (answers if answers is not None else legal)


def answered(text: str, deck: str | None, key: int) -> str:
    """What the clock answers for P2 to an offer of P1's first object."""
    story = castle(text, deck=deck)
    card = text.split(":")[1].split("|")[0].split(",")[0].strip()
    with at(story.play(f"P1 offer P2 {card}")) as scene:
        scene.table.key = bytes([key] * 32)
        scene.wait(47)
        assert [(move.seat, move.how) for move in scene.moves()] == [(1, "clock")]
        return scene.moves()[0].words


@pytest.mark.rule("X122", "C3.11")
def test_the_clock_accepts_or_refuses_an_offer_with_even_chances_and_returns_any_object() -> None:
    found = [answered("P1: dagger | P2: gloves, whip", None, key) for key in range(60)]
    assert set(found) == {"refuse", "accept gloves", "accept whip"}
    assert 18 <= found.count("refuse") <= 42


@pytest.mark.rule("X122", "C3.11", "C5.5", "C5.7")
def test_the_clock_gives_the_only_answer_that_is_legal() -> None:
    forced = {answered("P1: black_pearl | P2: gloves, whip", None, key) for key in range(12)}
    assert forced == {"accept gloves", "accept whip"}
    refused = {answered("P1: bag_key | P2: bag_goblet", "tome, coat", key) for key in range(4)}
    assert refused == {"refuse"}


def offered(card: str, mine: str) -> Scene:
    """P1 offers this object to P2, who holds that one."""
    return at(castle(f"P1: {card} | P2: {mine}", deck="tome, coat, sextant").play(f"P1 offer P2 {card}"))


def what_others_got(scene: Scene, by_hand: str = "") -> list[list[tuple[float, bytes]]]:
    """Everything that P3 and the screen get while P2's clock runs out, or P2 answers himself at that very moment."""
    watching = [player(scene, 3), screen_of(scene)]
    before = [len(guest.tape.frames) for guest in watching]
    moment = plan.clock_answers(scene.table, 1)
    if by_hand:
        scene.wait(moment - scene.clock.now() - 1e-8)
        assert player(scene, 2).move(by_hand)["ok"]
    scene.wait(moment - scene.clock.now())
    return [heard_since(guest, since) for guest, since in zip(watching, before, strict=True)]


@pytest.mark.rule("X122", "C10.10", "C10.11", "C10.43")
@pytest.mark.parametrize(
    ("answer", "mine", "free", "forced"),
    [("accept", "gloves", "dagger", "black_pearl"), ("refuse", "bag_goblet", "dagger", "bag_key")],
)
def test_others_cannot_tell_a_forced_answer_nor_that_the_clock_gave_it(
    answer: str, mine: str, free: str, forced: str
) -> None:
    with offered(free, mine) as scene:
        words = next(move.words for move in state_of(scene).legal(1) if move.verb == answer)
        own = what_others_got(scene, by_hand=words)
        assert own[0]
    with offered(forced, mine) as scene:
        by_clock = what_others_got(scene)
        assert [(move.how, move.words.split()[0]) for move in scene.moves()] == [("clock", answer)]
    assert by_clock == own


# Short windows (C10.42)


@pytest.mark.rule("X123", "C10.42", "OPT-H")
@pytest.mark.parametrize("tapping", [(), (2,), (4, 6), (2, 3, 4, 5, 6)])
def test_the_first_window_of_a_duel_lasts_its_time_whoever_taps_what(tapping: tuple[int, ...]) -> None:
    with at(castle("P1 thug: dagger", leftovers="priest")) as scene:
        assert player(scene, 1).move("challenge 1")["ok"]
        scene.wait(1)
        frames = len(screen_of(scene).tape.frames)
        for number in tapping:
            assert player(scene, number).move("pass")["ok"]
        assert len(screen_of(scene).tape.frames) == frames, "nobody is shown who has passed"
        scene.wait(20)
        assert windows(scene)[:2] == [(0.0, "d1"), (5.0, "d2")]


@pytest.mark.rule("X123", "C10.42", "C6.7")
def test_the_first_window_of_a_duel_closes_when_a_priest_is_used() -> None:
    with at(castle("P1: dagger | P4 priest: whip")) as scene:
        player(scene, 1).move("challenge 1")
        scene.wait(2)
        assert player(scene, 4).move("use_priest")["ok"]
        assert told(scene, "priest") == [2.0]
        assert state_of(scene).active == 1


@pytest.mark.rule("X123", "C10.42")
def test_with_one_human_a_short_window_may_close_with_his_answer() -> None:
    with at(castle("P1 thug: dagger", leftovers="priest"), people=1) as scene:
        put(scene, castle("P2 thug: dagger", leftovers="priest", active="P2", window="d1", extra="duel=1,2"))
        scene.wait(0.5)
        assert state_of(scene).window() == "d1"
        player(scene, 1).move("pass")
        assert state_of(scene).window() != "d1"
        assert scene.clock.now() == 0.5


@pytest.mark.rule("X110", "C10.42")
def test_with_one_human_who_need_not_tap_a_short_window_closes_by_its_clock() -> None:
    with at(castle(leftovers="priest", active="P2", window="d1", extra="duel=1,2"), people=1) as scene:
        scene.wait(4.9)
        assert state_of(scene).window() == "d1"
        scene.wait(0.2)
        assert state_of(scene).window() != "d1"


@pytest.mark.rule("OPT-H", "C10.42")
@pytest.mark.parametrize("seconds", [1, 5, 20])
def test_a_table_says_how_long_its_short_windows_last(seconds: int) -> None:
    options: dict[str, Any] = {"window_seconds": seconds}
    with at(castle("P1 thug: dagger", leftovers="priest", **options), **options) as scene:
        player(scene, 1).move("challenge 1")
        assert left(scene) == seconds * 1000
        scene.wait(60)
        assert windows(scene)[:2] == [(0.0, "d1"), (float(seconds), "d2")]


@pytest.mark.rule("C10.42")
@pytest.mark.parametrize(
    "story",
    [
        lambda: castle("P1 thug: dagger", window="d4", extra=DUEL),
        lambda: castle("P1 thug: dagger", window="d6.0", extra=DUEL),
        lambda: castle("P1 thug: dagger", window="d8", extra=f"{DUEL} winner=0"),
    ],
    ids=["d4", "d6", "d8"],
)
def test_every_short_window_closes_by_its_clock_alone_and_everybody_asked_has_passed(story: Any) -> None:
    for tapping in (False, True):
        with at(story()) as scene:
            window = state_of(scene).window()
            for seat in state_of(scene).waiting() if tapping else ():
                assert scene.guests[seat].move("pass")["ok"]
            scene.wait(4.9)
            assert state_of(scene).window() == window
            scene.wait(0.2)
            assert state_of(scene).window() != window
            assert not any(place.missed for place in scene.table.places), "nobody need tap to pass"


@pytest.mark.rule("C10.40", "C10.42", "X110")
@pytest.mark.parametrize("tapping", [False, True])
def test_nobody_learns_from_a_short_window_who_could_have_used_it(tapping: bool) -> None:
    got, sizes = [], []
    for job, other in (("priest", "thug"), ("thug", "priest")):
        with at(castle(f"P1 hypnotist: dagger | P4 {job}: whip", leftovers=other)) as scene:
            player(scene, 1).move("challenge 1")
            scene.wait(1)
            if tapping:
                assert player(scene, 4).move("pass")["ok"]
            scene.wait(5)
            assert state_of(scene).window() == "d2"
            got.append([player(scene, 3).tape.frames, screen_of(scene).tape.frames])
            sizes.append([(when, len(frame)) for when, frame in player(scene, 4).tape.frames])
    assert got[0] == got[1]
    assert sizes[0] == sizes[1]


@pytest.mark.rule("OPT-J")
@pytest.mark.parametrize(("seconds", "shown"), [(0, None), (5, 5_000), (600, 600_000)])
def test_a_table_says_how_long_a_turn_and_an_answer_may_take(seconds: int, shown: int | None) -> None:
    options: dict[str, Any] = {"turn_seconds": seconds, "answer_seconds": seconds}
    with at(castle("P1: dagger", **options), **options) as scene:
        assert left(scene) == shown
        player(scene, 1).move("offer 1 dagger")
        assert left(scene) == shown


# D5


@pytest.mark.rule("X124", "C10.42", "C6.18")
def test_the_open_window_closes_at_its_minimum_when_all_have_passed_before() -> None:
    with in_d5() as scene:
        scene.wait(1)
        frames = len(screen_of(scene).tape.frames)
        for guest in scene.guests[:6]:
            assert guest.move("pass")["ok"]
        assert len(screen_of(scene).tape.frames) == frames, "nobody is shown who passed"
        scene.wait(30)
        assert told(scene, "result") == [5.0]


@pytest.mark.rule("X124", "C10.42")
def test_the_open_window_closes_with_the_last_pass_when_that_comes_later() -> None:
    with in_d5() as scene:
        for guest in scene.guests[:5]:
            guest.move("pass")
        scene.wait(20)
        assert told(scene, "result") == []
        assert player(scene, 6).move("pass")["ok"]
        assert told(scene, "result") == [20.0]


@pytest.mark.rule("C10.42", "C6.18", "OPT-H")
def test_a_play_restarts_the_minimum_of_the_open_window() -> None:
    with in_d5() as scene:
        for guest in scene.guests[:6]:
            guest.move("pass")
        scene.wait(3)
        assert player(scene, 4).move("play tokens 1")["ok"], "a pass does not bind"
        scene.wait(1)
        for guest in scene.guests[:6]:
            assert guest.move("pass")["ok"], "the play has voided all passes"
        scene.wait(30)
        assert told(scene, "result") == [8.0]


@pytest.mark.rule("OPT-J", "C10.42")
def test_the_open_window_lasts_at_most_one_answer_after_the_last_play() -> None:
    with in_d5(seconds=30) as scene:
        scene.wait(10)
        player(scene, 4).move("play tokens 2")
        assert left(scene) == 30_000
        scene.wait(60)
        assert told(scene, "result") == [40.0]


@pytest.mark.rule("C10.42")
def test_the_minimum_of_the_open_window_outlasts_a_shorter_clock_for_answers() -> None:
    options: dict[str, Any] = {"answer_seconds": 5, "window_seconds": 12}
    for passing in (True, False):
        with at(castle("P1 thug: dagger", window="d5.0", extra=DUEL, **options), **options) as scene:
            for guest in scene.guests[: 6 if passing else 0]:
                guest.move("pass")
            scene.wait(30)
            assert told(scene, "result") == [12.0]


@pytest.mark.rule("OPT-J")
def test_without_a_limit_the_open_window_waits_for_everybody() -> None:
    with in_d5(seconds=0) as scene:
        assert left(scene) is None
        for guest in scene.guests[:5]:
            guest.move("pass")
        scene.wait(10_000)
        assert told(scene, "result") == []


@pytest.mark.rule("C6.18", "C10.42")
def test_whoever_passes_is_told_so_and_nobody_else_gets_a_frame() -> None:
    with in_d5() as scene:
        before = [len(guest.tape.frames) for guest in scene.guests]
        player(scene, 3).move("pass")
        after = [len(guest.tape.frames) for guest in scene.guests]
        assert [now > was for now, was in zip(after, before, strict=True)] == [q == 2 for q in range(len(before))]
        assert player(scene, 3).view["choice"] == "pass"


def sent_together(scene: Scene, *lines: str) -> list[bool]:
    """Commands that were all sent before the first had arrived; which were taken."""
    known = screen_of(scene).known
    assert known is not None
    question = known.clock["question"]
    taken = []
    for line in lines:
        name, _, words = line.partition(" ")
        taken.append(player(scene, int(name[1:])).do("move", words=words, question=question)["ok"])
    return taken


@pytest.mark.rule("X116", "C6.18")
@pytest.mark.parametrize(
    ("lines", "taken", "tokens", "staked"),
    [
        (("P2 play swordsman", "P4 play tokens 1"), [True, False], 2, 0),
        (("P4 play tokens 1", "P2 play swordsman"), [True, True], 1, 1),
    ],
)
def test_plays_sent_at_the_same_time_are_handled_as_they_arrive(
    lines: tuple[str, ...], taken: list[bool], tokens: int, staked: int
) -> None:
    with at(castle("P2 swordsman: gloves | P4: whip + 2", window="d5.0", extra=DUEL)) as scene:
        assert sent_together(scene, *lines) == taken
        assert (state_of(scene).tokens[3], state_of(scene).staked[3]) == (tokens, staked)


@pytest.mark.rule("C6.18")
def test_a_pass_that_was_sent_before_a_play_was_seen_does_not_count() -> None:
    with in_d5() as scene:
        assert sent_together(scene, "P1 play dagger", "P2 pass") == [True, False]
        assert 1 in state_of(scene).waiting()


@pytest.mark.rule("C6.18")
def test_an_answer_to_another_window_is_late() -> None:
    with at(castle("P1: dagger | P2: gloves, whip", window="turn")) as scene:
        player(scene, 1).move("offer 1 dagger")
        player(scene, 2).move("accept gloves")
        assert player(scene, 2).do("move", words="spy 0", question=2)["reason"] == "late"


# More time (C10.42)


@pytest.mark.rule("C10.42")
@pytest.mark.parametrize("asking", [2, 4, 6])
def test_anybody_asked_may_once_ask_for_ten_seconds_more_and_nobody_sees_who(asking: int) -> None:
    with at(castle("P1 thug: dagger | P4 priest: whip")) as scene:
        player(scene, 1).move("challenge 1")
        scene.wait(2)
        assert player(scene, 1).do("more")["reason"] == "no_more", "the attacker is not asked"
        player(scene, asking).must("more")
        assert left(scene) == 13_000
        known = screen_of(scene).known
        assert known is not None
        assert known.clock["more"] is False
        assert [line for line in known.talk if line.get("note") == "extended"] == [
            {"note": "extended", "facts": {"seconds": "10"}}
        ]
        assert player(scene, 2).do("more")["reason"] == "no_more", "once in a window"
        scene.wait(30)
        assert windows(scene)[:2] == [(0.0, "d1"), (15.0, "d2")]


@pytest.mark.rule("C10.42")
def test_more_time_is_asked_for_alike_whoever_asks() -> None:
    got = []
    for asking in (2, 4):
        with at(castle("P1 thug: dagger | P4 priest: whip")) as scene:
            player(scene, 1).move("challenge 1")
            scene.wait(2)
            player(scene, asking).must("more")
            got.append([screen_of(scene).tape.frames, player(scene, 3).tape.frames])
    assert got[0] == got[1]


@pytest.mark.rule("C10.42")
def test_the_clock_says_where_more_time_can_be_asked_for() -> None:
    with at(castle("P1 thug: dagger", leftovers="priest")) as scene:
        found = []
        for _ in range(2):
            known = screen_of(scene).known
            assert known is not None
            found.append((state_of(scene).window(), known.clock["short"], known.clock["more"]))
            player(scene, 1).move("challenge 1")
        assert found == [("turn", False, False), ("d1", True, True)]
    with in_d5() as scene:
        assert player(scene, 1).do("more")["reason"] == "no_more", "the open window closes with the last pass"


# Standing orders


def test_an_order_passes_in_all_short_windows_of_this_turn() -> None:
    with at(castle("P1: dagger", window="d5.0", extra=DUEL)) as scene:
        for guest in scene.guests[:6]:
            guest.must("order", window=None, words="pass")
        assert player(scene, 2).you["orders"] == [{"window": None, "words": "pass", "lasting": False}]
        scene.wait(20)
        assert told(scene, "result") == [5.0]
        passed = {(move.seat, move.words, move.how) for move in scene.moves() if move.seat >= 0}
        assert {(seat, "pass", "order") for seat in range(6)} <= passed


def test_an_order_for_short_windows_ends_with_the_turn() -> None:
    with at(castle("P1: dagger", leftovers="priest")) as scene:
        player(scene, 3).must("order", window=None, words="pass")
        player(scene, 1).move("spy 1")
        assert player(scene, 3).you["orders"] == []
        player(scene, 2).move("challenge 0")
        scene.wait(5.1)
        assert not [move for move in scene.moves() if move.how == "order"]


def test_an_order_for_short_windows_answers_no_other() -> None:
    with at(castle("P1: dagger", free_after_action=True, window="d_prime"), free_after_action=True) as scene:
        player(scene, 1).must("order", window=None, words="pass", lasting=True)
        scene.wait(40)
        assert scene.moves() == []


def test_an_order_is_taken_back() -> None:
    with in_d5() as scene:
        player(scene, 3).must("order", window=None, words="pass")
        player(scene, 3).must("order", window=None, words=None)
        assert player(scene, 3).you["orders"] == []
        scene.wait(40)
        assert scene.moves() == []


def test_a_proclamation_cannot_be_ordered() -> None:
    with at(castle()) as scene:
        assert player(scene, 1).do("order", window="turn", words="proclaim own")["reason"] == "grave"
