"""How bots talk at a table of Lupus in Tabula: one voice after the other, and nobody hurries."""

from __future__ import annotations

import itertools

import pytest

from tests.table.scene import HOUSE, Scene
from tests.table.villages import SHORT, lupus


def talking(people: int, bots: int, **options: object) -> Scene:
    """The first discussion of people and canny bots, of which nobody has said anything yet."""
    scene = Scene("lupus", HOUSE, **{**SHORT, "allow_bots": True, **options})
    for number in range(people):
        scene.join(f"P{number}")
    for _ in range(bots):
        scene.guests[0].must("add_bot", level="canny")
    scene.guests[0].must("start")
    while lupus(scene).window() == "night":
        scene.wait(0.5)
    return scene


def claims(scene: Scene, seconds: float) -> list[tuple[float, int, str]]:
    """What bots say in so many seconds from now on, and when."""
    found = []
    begun = scene.clock.now()
    while scene.clock.now() < begun + seconds and lupus(scene).window() == "discussion":
        before = len(scene.moves())
        scene.wait(0.1)
        found += [(scene.clock.now() - begun, m.seat, m.words) for m in scene.moves()[before:] if m.how == "bot"]
    return found


@pytest.mark.rule("L3.60")
@pytest.mark.parametrize("seats", [9, 16])
def test_bots_let_people_begin_and_speak_one_after_the_other(seats: int) -> None:
    with talking(1, seats - 1) as scene:
        said = claims(scene, 80)
        assert len(said) >= 2, "a silent first day"
        times = [at for at, _, _ in said]
        assert times[0] >= 7.5
        assert all(later - earlier >= 2.9 for earlier, later in itertools.pairwise(times))
        assert not [words for _, _, words in said if words == "ready"], "before half of the time"


@pytest.mark.rule("L3.21")
def test_bots_are_ready_in_the_second_half_and_answer_whoever_asks_them_even_then() -> None:
    with talking(1, 8) as scene:
        claims(scene, 110)
        person = scene.guests[0]
        assert len(person.view["ready"]) == 8
        person.move("ask_role 3")
        later = claims(scene, 7)
        assert [(seat, words.split()[0]) for _, seat, words in later] == [(3, "claim_role")]


@pytest.mark.rule("L3.63")
@pytest.mark.parametrize("most", [0, 1])
def test_whoever_has_said_everything_and_is_ready_has_nothing_left_and_the_table_goes_on(most: int) -> None:
    with talking(2, 7, claims_per_day=most) as scene:
        person = scene.guests[0]
        for words in ("claim_role villager",)[:most]:
            assert person.move(words)["ok"]
        assert person.move("ready")["ok"]
        assert person.view["legal"] == []
        scene.guests[1].move("ready")
        claims(scene, 200)
        assert lupus(scene).window() != "discussion"


def test_an_answer_comes_next_whoever_else_has_something_to_say() -> None:
    with talking(1, 8) as scene:
        scene.wait(9)
        scene.guests[0].move("ask_role 5")
        _, seat, words = claims(scene, 12)[0]
        assert (seat, words.split()[0]) == (5, "claim_role")


def test_a_bot_that_listens_does_not_throw_its_dice_again() -> None:
    with talking(1, 8) as scene:
        table = scene.table
        before, pause = table.draw("answer", 4), table.draw("again", 4)
        table.timers.thoughts[4] = table.timers.thoughts.get(4, 0) + 1
        assert table.draw("answer", 4) == before
        assert table.draw("again", 4) != pause


def test_without_people_among_the_living_bots_still_speak_one_by_one() -> None:
    with talking(1, 8) as scene:
        scene.guests[0].move("ready")
        said = [each for each in claims(scene, 60) if each[2] != "ready"]
        assert all(b[0] - a[0] >= 2.9 for a, b in itertools.pairwise(said))
        assert lupus(scene).window() != "discussion"


@pytest.mark.rule("L3.19")
def test_somebody_who_watches_is_told_each_time_that_their_words_reach_others_again() -> None:
    with talking(1, 8) as scene:
        host, watcher = scene.guests[0], scene.join("W", watch=True)
        assert watcher.you["heard_by"] == "nobody"
        host.must("say", text="who watches us?")
        host.must("end")
        assert watcher.you["heard_by"] == "all"
        host.must("rematch")
        host.must("start")
        assert watcher.you["heard_by"] == "nobody"
