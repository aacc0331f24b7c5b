"""L3-D The discussion: who may speak, who is asked, and how it ends."""

from __future__ import annotations

import pytest

from nightcoach.games.lupus import wire
from nightcoach.games.lupus.moves import CLAIMS, MOVES
from tests.games.lupus.story import dealt, lupus

TEN = "W W S B V V V V V V"


@pytest.mark.rule("L3.60")
def test_the_discussion_asks_all_the_living_and_nobody_else() -> None:
    story = lupus(TEN, window="discussion", day=2, ghosts=[9, 4], welcome=4)
    assert story.asked == [0, 1, 2, 3, 5, 6, 7, 8]
    assert [story.legal(ghost) for ghost in (4, 9)] == [[], []]


@pytest.mark.rule("L3.60", "L6.31")
def test_ready_is_said_once_and_everybody_hears_it() -> None:
    story = lupus(TEN, window="discussion").play("3 ready")
    story.refused("3 ready")
    for watcher in (None, *range(10)):
        assert story.heard(watcher) == [wire.Ready(3)]
        assert story.view(watcher).ready == (3,)


@pytest.mark.rule("L3.60")
def test_who_is_ready_may_still_claim() -> None:
    story = lupus(TEN, window="discussion").play("3 ready", "3 suspect 4")
    assert story.view(None).claims[-1].seat == 3
    assert story.view(None).ready == (3,)


@pytest.mark.rule("L3.60", "L3.21")
def test_the_table_may_close_while_some_are_not_ready() -> None:
    story = lupus(TEN, window="discussion").play("3 ready", "close")
    assert story.window == "nomination"
    assert story.heard(None)[-1] == wire.TalkOver(1)


@pytest.mark.rule("L3.60", "L3.21")
def test_when_all_are_ready_only_the_tables_close_is_missing() -> None:
    story = lupus(TEN, window="discussion", day=2, ghosts=[9], welcome=9)
    story.play(*[f"{seat} ready" for seat in range(8)])
    assert story.waiting == [8]
    story.play("8 ready")
    assert (story.waiting, story.window) == ([-1], "discussion")
    assert story.play("close").window == "nomination"


@pytest.mark.rule("L3.60", "L3.66")
def test_no_player_closes_the_discussion() -> None:
    story = lupus(TEN, window="discussion")
    for seat in range(10):
        story.refused(f"{seat} close")


@pytest.mark.rule("L3.60", "L3.23")
def test_simulations_ask_clockwise_from_the_seat_that_will_nominate_first() -> None:
    story = lupus(TEN, window="discussion", day=2, ghosts=[6, 7], welcome=6, claims_per_day=2)
    order = []
    while story.state.driven() != -1:
        order.append(story.state.driven())
        story.play(f"{order[-1]} {'ready' if order[-1] == 0 else 'ask_role 1' if order[-1] != 1 else 'ask_role 2'}")
    assert order == [8, 9, 0, 1, 2, 3, 4, 5, 8, 9, 1, 2, 3, 4, 5]


@pytest.mark.rule("L3.60", "L3.33")
def test_on_the_first_day_simulations_begin_with_the_opening_seat() -> None:
    assert lupus(TEN, chance=[4]).play("close").state.driven() == 4


@pytest.mark.rule("L3.60", "L3.63", "L8.42")
def test_without_claims_simulations_close_at_once_but_ready_is_open() -> None:
    story = lupus(TEN, window="discussion", claims_per_day=0)
    assert story.state.driven() == -1
    assert [story.legal(seat) for seat in range(10)] == [["ready"]] * 10


@pytest.mark.rule("L3.60")
def test_silence_is_ready() -> None:
    story = lupus(TEN, window="discussion")
    assert story.state.default(3, story.state.chance).words == "ready"
    assert story.state.default(-1, story.state.chance).words == "close"


@pytest.mark.rule("L3.19")
def test_the_living_speak_to_everybody_and_never_to_some() -> None:
    story = lupus(TEN, window="discussion", day=2, ghosts=[9], welcome=9, place="remote", wolf_chat="on")
    assert [story.state.audience(seat) for seat in range(9)] == [None] * 9
    story.talk_over()
    assert [story.state.audience(seat) for seat in range(9)] == [None] * 9


@pytest.mark.rule("L3.19")
def test_nothing_that_can_be_said_proves_a_role() -> None:
    story = lupus(TEN, window="discussion", day=2, ghosts=[9], welcome=9)
    verbs = {words.split()[0] for seat in range(10) for words in story.legal(seat)}
    assert verbs - {"ready"} <= CLAIMS
    assert story.may("0 claim_role seer")
    assert story.may("2 claim_role seer")


@pytest.mark.rule("L3.20", "L3.49")
def test_ghosts_and_spectators_are_silent_until_the_end() -> None:
    story = lupus("W S V V V V V V", day=2, ghosts=[7], welcome=7)
    silent = []
    while story.state.outcome() is None:
        silent += [story.state.audience(7), story.state.audience(None)]
        if story.window == "night":
            story.night({})
        elif story.window == "discussion":
            story.talk_over()
        else:
            story.lynch(0)
    assert set(silent) == {()}
    assert [story.state.audience(watcher) for watcher in (None, 7, 0)] == [None] * 3


@pytest.mark.rule("L3.20")
def test_the_victim_of_the_night_has_no_last_words() -> None:
    story = lupus(TEN, day=2, ghosts=[9], welcome=9).night({0: 4, 1: 4})
    assert (story.window, story.state.audience(4), story.legal(4)) == ("discussion", (), [])


@pytest.mark.rule("L3.14", "L3.20")
def test_nobody_speaks_at_night() -> None:
    story = lupus(TEN, day=2, ghosts=[9], welcome=9)
    assert {story.state.audience(watcher) for watcher in (None, *range(10))} == {()}


@pytest.mark.rule("L3.65", "L9.78")
def test_free_text_is_no_move_and_the_view_has_no_place_for_it() -> None:
    story = dealt(8).play("close")
    with pytest.raises(ValueError, match="I am the Seer"):
        MOVES["I am the Seer"]
    assert story.state.audience(0) is None  # people may read it
    shown = str(story.view(1))
    story.play("0 claim_role seer")
    assert str(story.view(1)) != shown  # a claim is read by bots; text has no field
    assert not {"talk", "text", "chat", "says"} & set(story.view(1).__struct_fields__)


@pytest.mark.rule("L3.21", "L8.17")
def test_the_discussion_lasts_three_minutes_and_its_silence_is_no_missed_clock() -> None:
    pace = lupus(TEN, window="discussion").state.pace()
    assert pace is not None
    assert (pace.seconds, pace.optional, pace.by_hand, pace.fixed, pace.tick) == (180.0, True, False, False, 0.0)
    assert (pace.between, pace.begins, pace.patient) == (True, True, True)


@pytest.mark.rule("L3.21", "L8.17", "L8.13")
def test_a_human_narrator_may_shorten_the_discussion_or_leave_it_without_limit() -> None:
    pace = lupus(TEN, window="discussion", narrator="human", discussion_seconds=0).state.pace()
    assert pace is not None
    assert (pace.seconds, pace.by_hand) == (0.0, True)
