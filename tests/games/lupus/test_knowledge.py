"""L6 Who knows what: events and views of every kind of watcher."""

from __future__ import annotations

from typing import Any

import pytest

from nightcoach.core.errors import Refused
from nightcoach.core.wire import to_json
from nightcoach.games.lupus import wire
from nightcoach.games.lupus.game import GAME
from nightcoach.games.lupus.moves import CLAIMS
from nightcoach.games.lupus.wire_view import Note
from tests.games.lupus.story import Story, dealt, lupus, seat_with

Watcher = int | None
TWELVE = "W W S M B O V V V V V V"
"""Seats: 0 and 1 the pack, 2 Seer, 3 Medium, 4 Bodyguard, 5 Owl."""


def everybody(story: Story) -> list[Watcher]:
    return [None, *range(story.state.seats)]


def hearers(story: Story, kind: str) -> list[Watcher]:
    """Who heard anything of this kind."""
    return [watcher for watcher in everybody(story) if story.heard(watcher, kind)]


def stream(story: Story, watcher: Watcher) -> list[bytes]:
    """Everything a watcher got, and what the watcher sees now."""
    return [*[to_json(event) for event in story.heard(watcher)], to_json(story.view(watcher))]


def second_night(**options: Any) -> Story:
    """Night 2 of twelve; seat 11 was lynched."""
    return lupus(TWELVE, day=2, ghosts=[11], welcome=11, **options)


# Setup


@pytest.mark.rule("L6.2")
def test_everybody_hears_the_options_and_the_list() -> None:
    story = dealt(9, preset="full", claims_per_day=4)
    for watcher in everybody(story):
        opened = story.heard(watcher)[0]
        assert isinstance(opened, wire.Opened)
        assert (opened.seats, opened.options["preset"], opened.options["claims_per_day"]) == (9, "full", 4)
        assert opened.composition == (("werewolf", 2), ("villager", 5), ("seer", 1), ("medium", 1))
        assert (story.view(watcher).options, story.view(watcher).composition) == (opened.options, opened.composition)


@pytest.mark.rule("L9.59", "L6.2", "L6.25", "L2.8")
def test_a_hidden_possessed_is_counted_among_the_villagers() -> None:
    story = dealt(10, host_seated=False, preset="full", role_list="open_hide_possessed")
    public = (("werewolf", 2), ("villager", 6), ("seer", 1), ("medium", 1))
    for watcher in everybody(story):
        assert story.view(watcher).composition == public
        assert not {"preset", "custom_list"} & set(story.view(watcher).options)
        opened = story.heard(watcher)[0]
        assert isinstance(opened, wire.Opened)
        assert (opened.composition, opened.options) == (public, story.view(watcher).options)
    assert not {"preset", "custom_list"} & set(GAME.public_options(story.state.options))


@pytest.mark.rule("L6.25", "L6.2")
def test_under_hide_possessed_nothing_tells_whether_the_possessed_is_in_play() -> None:
    with_him = lupus("W W S P V V V V V V", role_list="open_hide_possessed", preset="lot")
    without = lupus("W W S V V V V V V V", role_list="open_hide_possessed", preset="lot")
    for story in (with_him, without):
        story.night({5: 4}).talk_over()
    for watcher in (None, 0, 2, 9):
        assert stream(with_him, watcher) == stream(without, watcher)


@pytest.mark.rule("L6.25", "L6.35", "L6.34")
def test_under_a_secret_list_all_that_is_public_is_the_number_of_players() -> None:
    one = lupus("W W S M B O P V V V V V", role_list="secret", preset="lot")
    two = lupus("W W S V V V V V V V V V", role_list="secret", preset="lot")
    for story in (one, two):
        assert story.view(None).composition is None
        assert "preset" not in story.view(None).options
        story.night({8: 7})
        story.lynch(11)
    for watcher in (None, 0, 2, 9, 11):
        assert stream(one, watcher) == stream(two, watcher)


@pytest.mark.rule("L6.34", "L6.2")
def test_a_drawn_composition_is_known_to_nobody_beyond_the_public_list() -> None:
    story = dealt(16, preset="lot", role_list="secret")
    for watcher in everybody(story):
        roles = [event.role for event in story.heard(watcher, "dealt") if isinstance(event, wire.Dealt)]
        assert len(roles) == (0 if watcher is None else 1)
        assert story.view(watcher).composition is None


@pytest.mark.rule("L6.3")
def test_each_player_learns_their_own_role_and_no_other() -> None:
    story = dealt(16)
    assert hearers(story, "dealt") == list(range(16))
    for seat in range(16):
        assert story.heard(seat, "dealt") == [wire.Dealt(seat, story.role(seat))]  # type: ignore[arg-type]
        assert story.view(seat).role == story.role(seat)
    assert story.view(None).role is None


# Night


@pytest.mark.rule("L6.4", "L3.6")
def test_the_freemasons_learn_each_other_when_their_slot_begins() -> None:
    story = dealt(13)
    pair = [seat for seat in range(13) if story.role(seat) == "freemason"]
    assert story.view(None).call == "freemason"
    assert hearers(story, "fellows") == pair
    for seat, other in zip(pair, reversed(pair), strict=True):
        assert story.heard(seat, "fellows") == [wire.Fellows(1, "freemason", tuple(pair))]
        assert story.view(seat).fellows == (other,)
        assert story.view(seat).notes == (Note(1, "fellows", tuple(pair), role="freemason"),)


@pytest.mark.rule("L6.5", "L3.6")
def test_the_pack_learn_one_another_when_their_slot_begins_on_night_one() -> None:
    story = dealt(16)
    pack = [seat for seat in range(16) if story.role(seat) == "werewolf"]
    story.end_calls("owl")
    assert [story.view(seat).fellows for seat in pack] == [()] * 3
    story.end_calls("werewolf")
    for seat in pack:
        assert story.heard(seat, "fellows") == [wire.Fellows(1, "werewolf", tuple(pack))]
        assert story.view(seat).fellows == tuple(q for q in pack if q != seat)
    others = [seat for seat in range(16) if story.role(seat) not in ("werewolf", "freemason")]
    assert all(story.heard(watcher, "fellows") == [] for watcher in [None, *others])


@pytest.mark.rule("L6.5", "L6.11", "L6.24")
def test_the_pack_is_shown_again_on_night_three_only_with_the_new_member_and_without_ghosts() -> None:
    story = lupus("W W W Y S V V V V V V V V V V V", day=2, ghosts=[15], welcome=15)
    story.night({3: 0}).lynch(2)
    assert hearers(story, "fellows") == []
    assert story.view(0).fellows == (1, 2)
    story.end_calls("werewolf")
    assert hearers(story, "fellows") == [0, 1, 3]
    assert story.heard(3, "fellows") == [wire.Fellows(3, "werewolf", (0, 1, 3))]
    story.play("close").lynch(14)
    told = len(story.told)
    story.end_calls("werewolf").play("close")
    assert "fellows" not in [event.kind for event in story.told[told:]]  # night 4


@pytest.mark.rule("L6.6", "L3.8")
def test_the_living_pack_sees_its_markers_and_at_the_end_the_victim() -> None:
    story = lupus("W W W S V V V V V V V V V V V V", day=2, ghosts=[2], welcome=2).end_calls("werewolf")
    story.play("0 point 4")
    assert hearers(story, "pointed") == [0, 1]
    assert [story.view(watcher).markers for watcher in (None, 0, 1, 2, 3, 4)] == [(), (), ((0, 4),), (), (), ()]
    assert [story.view(watcher).pointing for watcher in (None, 0, 1, 2)] == [None, 4, None, None]
    story.play("0 point 5", "1 point 5")
    assert story.view(0).markers == ((1, 5),)
    assert hearers(story, "victim") == []
    story.play("close")
    assert hearers(story, "victim") == [0, 1]
    assert story.heard(1, "victim") == [wire.Victim(2, 5)]
    assert story.view(0).notes[-1] == Note(2, "victim", (5,))
    assert story.view(2).notes == story.view(3).notes == ()


@pytest.mark.rule("L6.6", "L3.7")
def test_on_a_night_without_a_kill_the_pack_sees_no_markers() -> None:
    story = dealt(8)
    pack = [seat for seat in range(8) if story.role(seat) == "werewolf"]
    story.play(f"{pack[1]} point {pack[0]}").end_calls("werewolf").play(f"{pack[0]} point {pack[1]}")
    assert hearers(story, "pointed") == pack
    assert [len(story.heard(seat, "pointed")) for seat in pack] == [1, 1]
    assert hearers(story, "markers") == []
    assert story.view(pack[1]).markers == ()
    assert hearers(story.play("close"), "victim") == []


@pytest.mark.rule("L6.7", "L3.6")
def test_the_answer_comes_to_the_seer_alone_when_the_slot_ends() -> None:
    story = second_night().end_calls("seer").play("2 point 0", "2 point 6")
    assert (hearers(story, "answer"), story.view(2).notes) == ([], ())
    assert hearers(story, "pointed") == [2]
    story.play("end_call")
    assert hearers(story, "answer") == [2]
    assert story.heard(2, "answer") == [wire.Answer(2, 6, "not_wolf")]
    assert story.view(2).notes == (Note(2, "answer", (6,), "not_wolf"),)
    assert [story.view(watcher).notes for watcher in (None, 0, 6, 11)] == [()] * 4


@pytest.mark.rule("L6.8")
def test_the_medium_alone_learns_the_nature_of_the_lynched_at_the_end_of_the_slot() -> None:
    story = lupus(TWELVE, window="discussion").lynch(1)
    assert story.view(None).call == "medium"
    assert hearers(story, "spirit") == []
    story.play("end_call")
    assert hearers(story, "spirit") == [3]
    assert story.heard(3, "spirit") == [wire.Spirit(2, 1, "wolf")]
    assert story.view(3).notes == (Note(2, "spirit", (1,), "wolf"),)


@pytest.mark.rule("L6.9", "L6.10")
def test_the_choices_of_bodyguard_and_owl_are_theirs_alone() -> None:
    story = second_night().night({4: 6, 5: 7})
    assert (hearers(story, "guarded"), hearers(story, "marked")) == ([4], [5])
    assert story.view(4).notes == (Note(2, "guarded", (6,)),)
    assert story.view(5).notes == (Note(2, "marked", (7,)),)


@pytest.mark.rule("L6.11")
@pytest.mark.parametrize(("target", "role"), [(0, "werewolf"), (2, "seer"), (6, "mythomaniac"), (None, "mythomaniac")])
def test_only_the_mythomaniac_learns_of_the_change(target: int | None, role: str) -> None:
    story = lupus("W W S Y V V V V V V V V V V V V", day=2, ghosts=[11], welcome=11).end_calls("mythomaniac")
    if target is not None:
        story.play(f"3 point {target}")
    assert hearers(story, "became") == []
    assert story.view(3).role == "mythomaniac"
    story.play("close")
    assert hearers(story, "became") == [3]
    assert story.heard(3, "became") == [wire.Became(role)]  # type: ignore[arg-type]
    about = () if target is None else (target,)
    assert (story.view(3).role, story.view(3).notes) == (role, (Note(2, "became", about, role=role),))  # type: ignore[arg-type]
    assert story.view(0).fellows == (1,)
    assert story.view(2).fellows == story.view(3).fellows == ()


@pytest.mark.rule("L6.32", "L3.9")
def test_two_seers_learn_each_other_on_night_three_and_share_markers_and_answer() -> None:
    story = lupus("W W S Y V V V V V V V V V V V V", day=2, ghosts=[11], welcome=11).night({3: 2}).lynch(10)
    story.end_calls("seer")
    assert hearers(story, "fellows") == [2, 3]
    assert (story.view(2).fellows, story.view(3).fellows) == ((3,), (2,))
    story.play("2 point 0")
    assert [story.view(watcher).markers for watcher in (None, 0, 2, 3)] == [(), (), (), ((2, 0),)]
    story.play("3 point 0", "end_call")
    assert hearers(story, "answer") == [2, 3]
    assert story.heard(2, "answer")[-1] == story.heard(3, "answer")[-1] == wire.Answer(3, 0, "wolf")
    assert [note.kind for note in story.view(3).notes] == ["became", "fellows", "answer"]


@pytest.mark.rule("L6.36", "L9.85")
def test_a_point_before_a_seats_own_slot_is_seen_by_that_seat_alone() -> None:
    story = second_night()
    assert story.view(None).call == "medium"
    story.play("0 point 6")
    assert hearers(story, "pointed") == [0]
    assert story.view(1).markers == ()
    story.end_calls("werewolf")
    assert story.view(1).markers == ((0, 6),)
    assert hearers(story, "markers") == [0, 1]
    assert story.heard(1, "markers") == [wire.Markers(((0, 6),))]


@pytest.mark.rule("L6.36", "L6.6")
def test_a_tap_after_a_seats_own_slot_is_seen_by_that_seat_alone() -> None:
    story = lupus("W W S Y V V V V V V V V V V V V", day=2, ghosts=[11], welcome=11).end_calls("mythomaniac")
    story.play("0 point 6")
    assert hearers(story, "pointed") == [0]
    assert story.view(1).markers == ()


@pytest.mark.rule("L3.3", "L6.36")
def test_a_harmless_answer_is_shown_to_its_author_alone() -> None:
    story = second_night().play("7 point 6", "11 point 6")
    assert (hearers(story, "pointed"), story.heard(7)) == ([7, 11], [wire.Pointed(7, 6)])
    assert [story.view(watcher).pointing for watcher in (None, 0, 7, 8, 11)] == [None, None, 6, None, 6]


@pytest.mark.rule("L6.12")
def test_dawn_tells_all_the_names_of_the_dead_and_the_holder() -> None:
    story = second_night().night({0: 6, 1: 6})
    for watcher in everybody(story):
        assert story.heard(watcher, "dawn") == [wire.Dawn(2, (6,), 6)]
        assert (story.view(watcher).dead, story.view(watcher).welcome) == ((6,), 6)


# What must not be inferable


@pytest.mark.rule("L9.57", "L6.20", "L9.17")
def test_a_night_with_a_dead_seer_sounds_and_lasts_as_one_with_a_living_seer() -> None:
    alive = lupus("W W S M V V V V V V", day=3, ghosts=[8, 9], welcome=9)
    dead = lupus("W W V M V V V V V S", day=3, ghosts=[8, 9], welcome=9)
    alive.play("2 point 0")
    kept = []
    for story in (alive, dead):
        story.play("0 point 4", "1 point 4")
        paces = []
        while True:
            pace = story.state.pace()
            assert pace is not None
            paces.append((story.window, pace.seconds, pace.fixed, pace.tick, pace.slots))
            if not story.may("end_call"):
                break
            story.play("end_call")
        story.play("close")
        kept.append((paces, stream(story, None), stream(story, 5), stream(story, 8)))
    assert kept[0] == kept[1]


@pytest.mark.rule("L6.20", "L8.14", "L8.15", "L3.5")
def test_a_slot_lasts_as_long_as_the_options_say() -> None:
    story = dealt(13, call_seconds=7, recognition_seconds=3)
    seconds = []
    for lynched in (seat_with(story, "villager"), seat_with(story, "possessed")):
        while story.window == "night":
            pace = story.state.pace()
            assert pace is not None
            seconds.append((story.view(None).call, pace.seconds, pace.slots))
            assert (pace.fixed, pace.tick, pace.optional) == (True, 1.0, False)
            story.play("end_call" if story.may("end_call") else "close")
        story.lynch(lynched)
    assert seconds == [
        ("freemason", 3.0, 3),
        ("seer", 7.0, 2),
        ("owl", 7.0, 1),
        ("werewolf", 3.0, 0),
        ("medium", 7.0, 4),
        ("seer", 7.0, 3),
        ("bodyguard", 7.0, 2),
        ("owl", 7.0, 1),
        ("werewolf", 7.0, 0),
    ]


@pytest.mark.rule("L8.15", "L3.5", "L3.7")
def test_with_a_kill_on_night_one_the_packs_slot_is_no_recognition() -> None:
    pace = dealt(8, first_night_kill=True).end_calls("werewolf").state.pace()
    assert pace is not None
    assert pace.seconds == 20.0


@pytest.mark.rule("L8.16", "L3.15", "L8.11")
def test_a_parallel_night_is_one_slot() -> None:
    pace = dealt(13, place="remote").state.pace()
    assert pace is not None
    assert (pace.seconds, pace.fixed, pace.tick, pace.slots) == (45.0, True, 1.0, 0)


@pytest.mark.rule("L6.21", "L3.3")
def test_at_night_every_seat_is_asked_all_the_time_and_sees_the_same_question() -> None:
    story = second_night()
    while True:
        for watcher in everybody(story):
            assert story.view(watcher).asked == tuple(range(12))
            assert (story.view(watcher).window, story.view(watcher).call) == ("night", story.view(None).call)
        assert all(story.legal(seat) for seat in range(12))
        if not story.may("end_call"):
            break
        story.play("end_call")


@pytest.mark.rule("L6.22", "L4.4")
def test_nobody_can_tell_why_nobody_died() -> None:
    guarded = lupus("W W S B V H V V V V V V V V V", day=2, ghosts=[14], welcome=14).night({0: 4, 1: 4, 3: 4})
    hamster = lupus("W W S B H V V V V V V V V V V", day=2, ghosts=[14], welcome=14).night({0: 4, 1: 4, 3: 4})
    assert guarded.dead == hamster.dead == []
    for watcher in (None, 0, 1, 2, 3, 6, 14):
        assert stream(guarded, watcher) == stream(hamster, watcher)
    peace = lupus("W W S B V H V V V V V V V V V", day=2, ghosts=[14], welcome=14).night({})
    for watcher in (None, 2, 4, 6, 14):
        assert [*guarded.heard(watcher), guarded.view(watcher)] == [*peace.heard(watcher), peace.view(watcher)]


@pytest.mark.rule("L6.23")
@pytest.mark.parametrize("drawn", [0, 1])
def test_nobody_can_tell_which_death_had_which_cause(drawn: int) -> None:
    one = lupus("W W S V V V V H V V V V V V V", day=2, ghosts=[14], welcome=14, chance=[drawn])
    one.night({0: 3, 1: 3, 2: 7})
    other = lupus("W W S H V V V V V V V V V V V", day=2, ghosts=[14], welcome=14, chance=[drawn])
    other.night({0: 7, 1: 7, 2: 3})
    for watcher in (None, 5, 14):
        assert one.heard(watcher, "dawn") == [wire.Dawn(2, (3, 7), (3, 7)[drawn])]
        assert stream(one, watcher) == stream(other, watcher)


@pytest.mark.rule("L6.24", "L6.11")
def test_nobody_else_can_tell_whether_the_mythomaniac_changed() -> None:
    stories = [lupus("W W S Y V V V V V V V V V V V V", day=2, ghosts=[15], welcome=15) for _ in range(3)]
    for story, target in zip(stories, (0, 2, 5), strict=True):
        story.night({3: target}).lynch(14)
        while story.may("end_call"):
            story.play("end_call")
    for watcher in (None, 4, 5, 14, 15):
        assert len({tuple(stream(story, watcher)) for story in stories}) == 1
    assert stream(stories[1], 0) == stream(stories[2], 0)  # the pack sees the change to a wolf alone
    assert stream(stories[0], 2) == stream(stories[2], 2)


@pytest.mark.rule("L6.26", "L3.50")
def test_roles_of_ghosts_are_shown_to_nobody() -> None:
    one = lupus("W W S M V V V V H B", day=3, ghosts=[8, 9], welcome=9)
    two = lupus("W W S B V V V V M H", day=3, ghosts=[9, 8], lynched=[8, 9], welcome=9)
    for story in (one, two):
        story.night({0: 5, 1: 5})
    for watcher in (None, 0, 2, 4, 5):
        assert stream(one, watcher) == stream(two, watcher)


@pytest.mark.rule("L6.28", "L3.56")
def test_a_refusal_at_night_is_the_same_for_every_seat_reason_and_time() -> None:
    story = second_night()
    lines = ["0 point 1", "7 point 11", "4 point 4", "11 point 11", "2 point 2", "7 claim_role seer", "7 ready"]
    refusals = [story.refused(line) for line in [*lines, "12 point 3", "0 close", "3 nominate 4", "2 vote paw"]]
    story.play("close")
    refusals += [story.refused(line) for line in ("2 point 6", "11 point 6", "9 point 9")]
    assert len({(refused.reason, refused.message, str(refused.facts)) for refused in refusals}) == 1


@pytest.mark.rule("L6.29")
@pytest.mark.parametrize("seed", range(2))
def test_a_spectator_is_never_shown_a_secret_of_any_seat(seed: int) -> None:
    story, chance = dealt(13, seed, claims_per_day=1), dealt(8, seed).state.chance
    nothing = (None, (), (), None, (), None, (), None)
    while story.state.outcome() is None:
        seen = story.view(None)
        secrets = (seen.role, seen.fellows, seen.notes, seen.pointing, seen.markers, seen.sealed)
        assert (*secrets, seen.legal, seen.final) == nothing
        seat = story.state.driven()
        story.state.play(seat, chance.pick(story.state.legal(seat)))


@pytest.mark.rule("L6.29")
@pytest.mark.parametrize("watcher", [-1, 12, 99])
def test_who_is_not_at_the_table_sees_nothing(watcher: int) -> None:
    with pytest.raises(Refused, match="is not at this table"):
        second_night().view(watcher)


# A human narrator


@pytest.mark.rule("L6.19", "L8.2")
def test_a_human_narrator_sees_everything_at_any_time() -> None:
    story = second_night(narrator="human").play("0 point 6", "7 point 8")
    final = story.state.whole().final
    assert final is not None
    assert final.roles[:6] == ("werewolf", "werewolf", "seer", "medium", "bodyguard", "owl")
    assert (final.points[0], final.points[7], final.points[1]) == (6, 8, None)
    story.play("2 point 0", "close")
    final = story.state.whole().final
    assert final is not None
    assert [(ears, note.kind) for ears, note in final.notes] == [((3,), "spirit"), ((2,), "answer"), ((0, 1), "victim")]
    assert all(story.view(watcher).final is None for watcher in everybody(story))


@pytest.mark.rule("L6.19")
def test_a_human_narrator_sees_sealed_votes() -> None:
    story = lupus(TWELVE, window="defence", suspects=(1, 2), narrator="human").defend().play("0 vote tuft")
    final = story.state.whole().final
    assert final is not None
    assert final.sealed == ((0, "vote tuft"),)
    assert final.points == (None,) * 12


@pytest.mark.rule("L6.19", "L8.2")
def test_a_narrator_is_offered_the_words_of_the_window_by_public_facts_alone() -> None:
    for story in (
        second_night(narrator="human"),
        lupus(TWELVE, day=2, ghosts=[11], welcome=11, window="discussion", narrator="human"),
        lupus(TWELVE, day=2, ghosts=[11], welcome=11, window="discussion", narrator="human").talk_over(),
        lupus(TWELVE, window="defence", suspects=(1, 2), narrator="human"),
        lupus(TWELVE, window="defence", suspects=(1, 2), narrator="human").defend(),
    ):
        offered = story.state.whole().legal
        for seat in story.asked:
            own = {move.words for move in story.state.legal(seat) if move.verb not in CLAIMS}
            assert own
            assert own <= set(offered)
        assert story.view(None).legal == ()
    twins = [lupus(text, day=2, ghosts=[11], welcome=11) for text in (TWELVE, "V V W W S M B O V V V V")]
    assert len({story.state.whole().legal for story in twins}) == 1


@pytest.mark.rule("L3.14", "L8.6")
def test_with_wolf_chat_the_living_pack_hears_itself_in_its_own_slot_and_nobody_else() -> None:
    story = second_night(place="remote", night_mode="sequential", wolf_chat="on")
    assert [story.state.audience(seat) for seat in (0, 1, 2, 11)] == [(0,), (1,), (2,), (11,)]
    story.end_calls("werewolf")
    assert [story.state.audience(seat) for seat in (0, 1, 2, 11)] == [(0, 1), (0, 1), (2,), (11,)]
    assert story.state.audience(None) == ()
    parallel = lupus("W W W S V V V V", day=2, ghosts=[2], welcome=2, place="remote", wolf_chat="on")
    assert [parallel.state.audience(seat) for seat in (0, 1, 2, 3)] == [(0, 1), (0, 1), (2,), (3,)]
