"""L3.61–L3.64 Claims: what may be said, how often, and what is taken back."""

from __future__ import annotations

from typing import Any

import pytest

from nightcoach.core.errors import BadOption
from nightcoach.games.lupus import wire
from nightcoach.games.lupus.game import GAME
from nightcoach.games.lupus.roles import ROLES
from nightcoach.games.lupus.wire_view import Claim
from tests.games.lupus.story import Story, lupus

EIGHT = "W W S V V V V V"


def talk(day: int = 1, **options: Any) -> Story:
    """The discussion of this day; from day 2 on seat 4 is a ghost."""
    ghosts, welcome = ([4], 4) if day > 1 else ([], None)
    return lupus(EIGHT, window="discussion", day=day, ghosts=ghosts, lynched=[4] * 9, welcome=welcome, **options)


@pytest.mark.rule("L3.61")
def test_the_table_of_claims_is_complete_on_day_one() -> None:
    others = [seat for seat in range(8) if seat != 1]
    expected = {"ready", *[f"claim_role {role}" for role in ROLES]}
    for seat in others:
        expected |= {f"claim_result {seat} {nature} 1" for nature in ("wolf", "not_wolf")}
        expected |= {f"{verb} {seat}" for verb in ("claim_mason_with", "suspect", "trust", "will_vote", "ask_role")}
        expected |= {f"claim_marked {seat} 1"}
    assert sorted(talk().legal(1)) == sorted(expected)


@pytest.mark.rule("L3.61")
def test_the_table_of_claims_is_complete_on_day_three() -> None:
    expected = {"ready", *[f"claim_role {role}" for role in ROLES]}
    expected |= {f"claim_medium {nature} {day}" for nature in ("wolf", "not_wolf") for day in (1, 2)}
    for seat in (0, 2, 3, 4, 5, 6, 7):
        expected |= {f"claim_result {seat} {w} {night}" for w in ("wolf", "not_wolf") for night in (1, 2, 3)}
        expected |= {f"claim_protected {seat} {night}" for night in (2, 3)}
        expected |= {f"claim_marked {seat} {night}" for night in (1, 2, 3)}
        expected |= {f"claim_mason_with {seat}"}
        if seat != 4:  # a ghost
            expected |= {f"{verb} {seat}" for verb in ("suspect", "trust", "will_vote", "ask_role")}
    assert sorted(talk(3).legal(1)) == sorted(expected)


@pytest.mark.rule("L3.62")
def test_what_may_be_claimed_depends_on_no_role() -> None:
    mine = talk(2).legal(1)
    for roles in ("S V V W V W V V", "V H O Y W W M B", "V W F F P V W V"):
        story = lupus(roles, window="discussion", day=2, ghosts=[4], welcome=4)
        assert story.legal(1) == mine


@pytest.mark.rule("L9.74", "L3.61", "L3.62", "L3.19")
def test_any_role_may_be_claimed_and_nothing_is_checked() -> None:
    story = talk(preset="base").play("0 claim_role owl", "0 claim_result 3 wolf 1")
    for watcher in (None, *range(8)):
        assert story.heard(watcher) == [
            wire.Claimed(1, 0, "claim_role", "owl", None, None, None, None),
            wire.Claimed(1, 0, "claim_result", None, 3, "wolf", 1, None),
        ]
        assert story.view(watcher).claims == (
            Claim(1, 0, "claim_role", role="owl"),
            Claim(1, 0, "claim_result", target=3, nature="wolf", night=1),
        )


@pytest.mark.rule("L3.62")
def test_no_claim_binds_anybody() -> None:
    story = talk().play("1 will_vote 5", "1 trust 0", "close", "0 nominate 5", "1 nominate 0")
    assert story.view(None).ballots[1] == 0


@pytest.mark.rule("L3.62", "L3.61")
def test_an_equal_claim_may_be_repeated_and_the_order_is_kept() -> None:
    story = talk().play("1 suspect 5", "2 suspect 5", "1 suspect 5")
    assert [(claim.seat, claim.target) for claim in story.view(None).claims] == [(1, 5), (2, 5), (1, 5)]


@pytest.mark.rule("L3.61", "L6.31")
def test_every_claim_says_what_it_is_about() -> None:
    lines = ["1 claim_medium not_wolf 1", "1 claim_protected 4 2", "1 claim_marked 6 1", "1 claim_mason_with 7"]
    story = talk(2).play(*lines, "3 ask_role 1", "3 trust 1")
    assert story.view(6).claims == (
        Claim(2, 1, "claim_medium", nature="not_wolf", night=1),
        Claim(2, 1, "claim_protected", target=4, night=2),
        Claim(2, 1, "claim_marked", target=6, night=1),
        Claim(2, 1, "claim_mason_with", target=7),
        Claim(2, 3, "ask_role", target=1),
        Claim(2, 3, "trust", target=1),
    )


@pytest.mark.rule("L9.75", "L3.61", "L3.64")
@pytest.mark.parametrize(
    "line",
    [
        "1 claim_medium wolf 2",
        "1 claim_protected 3 1",
        "1 claim_protected 3 3",
        "1 claim_result 3 wolf 3",
        "1 claim_result 1 wolf 1",
        "1 claim_marked 1 1",
        "1 claim_marked 3 3",
        "1 claim_mason_with 1",
        "1 suspect 4",
        "1 ask_role 4",
        "1 will_vote 4",
        "1 trust 1",
        "1 suspect 8",
        "1 retract",
        "4 claim_role seer",
        "4 ready",
    ],
)
def test_illegal_claims_are_refused(line: str) -> None:
    talk(2).refused(line)


@pytest.mark.rule("L9.75", "L3.64")
def test_claims_belong_to_the_discussion_alone() -> None:
    story = lupus(EIGHT, day=2, ghosts=[4], welcome=4)
    story.refused("1 claim_role seer")
    story.play("close", "close")
    assert story.window == "nomination"
    story.refused("5 claim_role seer")
    story.nominate({0: 1, 2: 0})
    assert story.window == "defence"
    for seat in story.suspects:
        story.refused(f"{seat} claim_role seer")
    story.defend()
    assert story.window == "lynch_vote"
    story.refused("5 claim_role seer")


@pytest.mark.rule("L9.76", "L3.63")
def test_a_seventh_claim_is_refused_and_ready_is_not() -> None:
    story = talk().play("1 suspect 5", "1 ask_role 2", "1 retract", "1 claim_role seer", "1 trust 2", "1 trust 3")
    assert [story.view(watcher).claims_left for watcher in (None, 0, 1)] == [None, 6, 0]
    for line in ("1 suspect 5", "1 retract", "1 ask_role 2"):
        story.refused(line)
    assert story.legal(1) == ["ready"]
    story.play("1 ready")
    assert talk(2).view(4).claims_left is None  # a ghost
    assert (story.legal(1), story.asked) == ([], list(range(8)))


@pytest.mark.rule("L9.76", "L3.63")
def test_on_the_next_day_six_more_are_possible() -> None:
    story = talk().play(*["1 suspect 5"] * 6).lynch(7).night({})
    assert (story.window, story.view(1).claims_left) == ("discussion", 6)
    story.play(*["1 suspect 5"] * 6).refused("1 suspect 5")


@pytest.mark.rule("L8.42", "L3.63")
@pytest.mark.parametrize("limit", [0, 1, 20])
def test_the_limit_is_an_option(limit: int) -> None:
    story = talk(claims_per_day=limit).play(*["1 suspect 5"] * limit)
    story.refused("1 suspect 5")


@pytest.mark.rule("L8.42")
def test_the_limit_is_six_unless_the_host_says_otherwise_and_at_most_twenty() -> None:
    assert GAME.Options().claims_per_day == 6  # type: ignore[attr-defined]
    for limit in (-1, 21):
        with pytest.raises(BadOption) as refused:
            GAME.Options(claims_per_day=limit)
        assert refused.value.facts["allowed"] == "0–20"


@pytest.mark.rule("L9.77", "L3.61", "L3.62")
def test_retract_takes_back_the_latest_standing_claim_and_both_stay_in_the_record() -> None:
    story = talk().play("1 claim_role seer", "1 suspect 5", "2 trust 1", "1 retract")
    assert story.heard(6)[-1] == wire.Claimed(1, 1, "retract", None, None, None, None, 1)
    story.play("1 retract")
    assert [(claim.claim, claim.takes_back) for claim in story.view(None).claims] == [
        ("claim_role", None),
        ("suspect", None),
        ("trust", None),
        ("retract", 1),
        ("retract", 0),
    ]
    story.refused("1 retract")


@pytest.mark.rule("L3.61")
def test_after_a_retract_a_new_claim_is_the_first_to_be_taken_back() -> None:
    story = talk().play("1 claim_role seer", "1 suspect 5", "1 retract", "1 ask_role 6", "1 retract", "1 retract")
    assert [claim.takes_back for claim in story.view(None).claims] == [None, None, 1, None, 3, 0]


@pytest.mark.rule("L9.94", "L3.61")
def test_claims_of_another_day_are_taken_back_too() -> None:
    story = talk().play("1 claim_role seer", "1 suspect 5").lynch(7).night({})
    assert story.view(None).day == 2
    story.play("1 retract", "1 retract")
    assert [(claim.day, claim.takes_back) for claim in story.view(None).claims] == [
        (1, None),
        (1, None),
        (2, 1),
        (2, 0),
    ]
    story.refused("1 retract")


@pytest.mark.rule("L3.61")
def test_nobody_takes_back_what_another_said() -> None:
    story = talk().play("2 suspect 5")
    story.refused("1 retract")
    story.play("1 trust 2", "2 retract")
    assert story.view(None).claims[-1].takes_back == 0
