"""L3.80 Which claims cannot be true together, by what everybody knows."""

from __future__ import annotations

from typing import Any

import pytest

from nightcoach.games.lupus.wire_view import Clash
from tests.games.lupus.story import Story, lupus

NINE = "W S V V W M V V V"
ELEVEN = "W S V V W M B V V V V"
SIXTEEN = "W W W S M P B O F F H Y V V V V"
HIDDEN: dict[str, Any] = {"role_list": "secret", "preset": "lot"}


def talk(text: str = NINE, day: int = 1, **more: Any) -> Story:
    """The discussion of this day; the last players were lynched on the days before."""
    last = len(text.split()) - 1
    gone = [last - k for k in range(day - 1)]
    return lupus(text, window="discussion", day=day, **{"ghosts": gone, "welcome": gone[0] if gone else None, **more})


def found(story: Story) -> list[tuple[str, tuple[int, ...]]]:
    """Why, and which claims; the same for everybody."""
    shown = {story.view(seat).clashes for seat in (None, 0, 1, 2)}
    assert len(shown) == 1
    return [(clash.why, clash.claims) for clash in shown.pop()]


def whys(story: Story) -> list[str]:
    return [why for why, _ in found(story)]


@pytest.mark.rule("L3.80", "L2.8")
def test_two_who_claim_what_the_list_has_once_contradict_each_other() -> None:
    story = talk().play("1 claim_role seer")
    assert found(story) == []
    story.play("2 claim_role villager", "4 claim_result 2 not_wolf 1")
    assert story.view(None).clashes == (Clash("crowd", (0, 2), role="seer", most=1),)


@pytest.mark.rule("L3.80", "L3.62")
def test_what_is_taken_back_contradicts_nothing() -> None:
    story = talk().play("1 claim_role seer", "4 claim_role seer", "4 retract")
    assert found(story) == []


@pytest.mark.rule("L3.80", "L2.8")
def test_a_character_that_is_not_in_the_open_list_is_nobody() -> None:
    assert found(talk().play("0 claim_role owl")) == [("crowd", (0,))]
    assert found(talk().play("0 claim_marked 2 1")) == [("crowd", (0,))]


@pytest.mark.rule("L3.80", "L6.25", "L3.4")
def test_a_secret_list_leaves_open_who_is_in_the_game() -> None:
    twelve = "W S V V W M V V V V V V"
    assert whys(talk(twelve).play("0 claim_role owl")) == ["crowd"]
    assert whys(talk(twelve, **HIDDEN).play("0 claim_role owl")) == []
    assert whys(talk(twelve, **HIDDEN).play("0 claim_role owl", "2 claim_role owl")) == ["crowd"], "there is never two"
    assert whys(talk(**HIDDEN).play("0 claim_role owl")) == ["crowd"], "nine are too few for an Owl (L2.4)"
    assert whys(talk(enforce_minimums=False, **HIDDEN).play("0 claim_role owl")) == []


@pytest.mark.rule("L3.80", "L6.25")
def test_a_possessed_who_may_be_hidden_is_no_contradiction() -> None:
    ten = "W S V V W M V V V P"
    for text in (ten, ten.replace("P", "V")):
        story = talk(text, role_list="open_hide_possessed", preset="lot").play("2 claim_role possessed")
        assert found(story) == []
        assert found(story.play("3 claim_role possessed")) == [("crowd", (0, 1))]


@pytest.mark.rule("L3.80", "L4.32", "L4.40")
def test_a_mythomaniac_may_have_become_a_second_seer_but_not_on_the_first_day() -> None:
    assert whys(talk(SIXTEEN).play("3 claim_role seer", "5 claim_role seer")) == ["crowd"]
    second = talk(SIXTEEN, 3, ghosts=[14, 15]).play("3 claim_result 0 wolf 1", "11 claim_role seer")
    assert found(second) == []
    assert found(second.play("11 claim_result 4 not_wolf 3")) == []
    assert whys(second.play("11 claim_result 5 not_wolf 2")) == ["crowd"], "nobody had become anything in night 2"
    third = talk(SIXTEEN, 2).play("3 claim_role seer", "11 claim_role seer", "12 claim_role seer")
    assert third.view(None).clashes == (Clash("crowd", (0, 1, 2), role="seer", most=2),)


@pytest.mark.rule("L3.80", "L4.23", "L2.4")
def test_freemasons_are_two_and_speak_for_each_other() -> None:
    pair = talk(SIXTEEN).play("8 claim_mason_with 9", "9 claim_role freemason")
    assert found(pair) == []
    assert found(pair.play("0 claim_role freemason")) == [("crowd", (0, 1, 2))]
    lonely = talk(SIXTEEN).play("0 claim_mason_with 9", "9 claim_role seer")
    assert found(lonely) == [("mason", (0, 1))]


@pytest.mark.rule("L3.80", "L2.9", "L4.32")
def test_one_player_has_one_character_unless_a_mythomaniac_has_changed() -> None:
    assert found(talk().play("1 claim_role villager", "1 claim_result 0 wolf 1")) == [("roles", (0, 1))]
    turned = talk(SIXTEEN, 2).play("11 claim_role mythomaniac", "11 claim_role seer")
    assert found(turned) == []
    assert whys(turned.play("11 claim_role owl")) == ["roles"]
    assert whys(talk(SIXTEEN).play("11 claim_role mythomaniac", "11 claim_role seer")) == ["roles"]


@pytest.mark.rule("L3.80", "L4.6", "L4.10")
def test_a_wolf_to_the_medium_and_not_to_the_seer() -> None:
    story = talk(day=2).play("1 claim_result 8 not_wolf 1", "5 claim_medium wolf 1", "2 claim_result 8 wolf 1")
    assert ("nature", (0, 1, 2)) in found(story)
    agreed = talk(day=2).play("1 claim_result 8 wolf 1", "5 claim_medium wolf 1")
    assert found(agreed) == []


@pytest.mark.rule("L3.80", "L4.6")
def test_that_whoever_is_accused_denies_it_is_no_contradiction() -> None:
    assert found(talk().play("1 claim_result 5 wolf 1", "5 claim_role medium")) == []


@pytest.mark.rule("L3.80", "L4.35", "L9.27")
def test_a_mythomaniac_may_be_seen_as_human_first_and_as_a_wolf_later() -> None:
    late: dict[str, Any] = {"day": 4, "ghosts": [13, 14, 15], "lynched": [13, 14, 15], "welcome": 15}
    seen = "3 claim_result 11 not_wolf 2", "3 claim_result 11 wolf 3"
    assert found(talk(SIXTEEN, **late).play(*seen)) == []
    assert whys(talk(SIXTEEN, **late).play("3 claim_result 11 wolf 2", "3 claim_result 11 not_wolf 3")) == ["nature"]
    assert whys(talk(SIXTEEN, **late).play("3 claim_result 11 not_wolf 3", "3 claim_result 11 wolf 4")) == ["nature"]
    no_such = SIXTEEN.replace("Y", "V")
    assert whys(talk(no_such, **late).play(*seen)) == ["nature"]


@pytest.mark.rule("L3.80", "L4.3")
def test_whoever_dies_at_night_was_no_wolf() -> None:
    story = lupus(NINE, day=2, ghosts=[8], welcome=8).night({0: 2, 4: 2})
    assert story.dead == [2]
    assert found(story.play("3 claim_result 2 wolf 1")) == [("eaten", (0,))]
    assert found(story.play("5 claim_result 8 wolf 1"))[1:] == [("eaten", (0,))], "a lynched player cannot be checked"


@pytest.mark.rule("L3.80", "L3.6")
def test_a_night_has_one_question_and_one_answer() -> None:
    assert found(talk().play("1 claim_result 2 wolf 1", "1 claim_result 3 wolf 1")) == [("twice", (0, 1))]
    assert found(talk().play("1 claim_result 2 wolf 1", "1 claim_result 2 wolf 1")) == []
    both = talk(day=2).play("5 claim_medium wolf 1", "5 claim_medium not_wolf 1")
    assert whys(both) == ["nature", "twice"]


@pytest.mark.rule("L3.80", "L4.7", "L3.10")
def test_a_ghost_cannot_have_been_chosen_at_night_but_may_be_asked_about_where_the_table_allows_it() -> None:
    assert found(talk(day=2).play("1 claim_result 8 not_wolf 2")) == [("ghost", (0,))]
    assert found(talk(day=2).play("1 claim_result 8 not_wolf 1")) == [], "on the night before it was alive"
    assert found(talk(day=2, seer_may_target_ghosts=True).play("1 claim_result 8 not_wolf 2")) == []


@pytest.mark.rule("L3.80", "L4.16")
def test_whoever_was_guarded_does_not_die_where_only_the_pack_kills() -> None:
    story = lupus(ELEVEN, day=2, ghosts=[10], welcome=10).night({0: 2, 4: 2}).play("6 claim_protected 2 2")
    assert found(story) == [("guarded", (0,))]
    hamster = lupus(SIXTEEN, day=2, ghosts=[15], welcome=15).night({0: 12, 1: 12, 2: 12}).play("6 claim_protected 12 2")
    assert hamster.dead == [12]
    assert found(hamster) == [], "it may have been the Werehamster, whom the Seer saw"


@pytest.mark.rule("L3.80", "L8.8")
def test_a_guard_who_must_change_does_not_stay() -> None:
    said = "6 claim_protected 2 2", "6 claim_protected 2 3"
    assert found(talk(ELEVEN, 3, bodyguard_no_repeat=True).play(*said)) == [("repeated", (0, 1))]
    assert found(talk(ELEVEN, 3).play(*said)) == []


@pytest.mark.rule("L3.80", "L3.30", "L3.31", "L4.20")
def test_the_announced_mark_of_the_owl_says_whom_it_cannot_have_been() -> None:
    story = (
        lupus(SIXTEEN.replace("H Y", "V V"), opening=0).night({7: 3}).play("7 claim_marked 3 1", "0 claim_marked 5 1")
    )
    assert whys(story) == ["crowd"], "it is announced after the nominations"
    story.nominate({})
    assert found(story)[1:] == [("mark", (1,))]
    own = lupus(SIXTEEN, opening=0).night({7: 3}).play("3 claim_role owl").nominate({})
    assert found(own) == [("mark", (0,))]
    silent = lupus(SIXTEEN, opening=0).night({}).play("7 claim_marked 3 1").nominate({})
    assert found(silent) == [("mark", (0,))]


@pytest.mark.rule("L3.80", "L2.2", "L5.3")
def test_nobody_finds_more_wolves_than_there_are_or_all_of_them_dead() -> None:
    assert found(talk(day=2).play("1 claim_result 0 wolf 1", "1 claim_result 4 wolf 2")) == []
    many = talk(day=3, ghosts=[7, 8], lynched=[7, 8]).play(
        "1 claim_result 0 wolf 1", "1 claim_result 4 wolf 2", "1 claim_result 2 wolf 3"
    )
    assert found(many) == [("wolves", (0, 1, 2))]
    over = talk(day=3, ghosts=[7, 8], lynched=[7, 8]).play("5 claim_medium wolf 1", "5 claim_medium wolf 2")
    assert found(over) == [("wolves", (0, 1))]


@pytest.mark.rule("L3.80", "L6.26")
def test_who_really_is_what_makes_no_difference() -> None:
    said = "1 claim_role seer", "4 claim_role seer", "5 claim_result 1 wolf 1", "2 claim_role medium"
    worlds = [talk(text).play(*said).view(None).clashes for text in (NINE, "V V W M V S V V W", "S W M W V V V V V")]
    assert worlds[0]
    assert len(set(worlds)) == 1
