"""The canny bot of Lupus in Tabula: what it believes, what it does with that, and how its games end."""

from __future__ import annotations

import itertools
import math
from collections import Counter
from typing import Any

import pytest

from nightcoach.bots import best, bot, ladder
from nightcoach.core.chance import Chance, Dice
from nightcoach.core.drive import lively
from nightcoach.core.frames import TABLE
from nightcoach.core.record import Recording
from nightcoach.games.lupus.bots.belief import BY_HOLDER, BY_WOLF, Mind
from nightcoach.games.lupus.bots.canny import CannyLupus
from nightcoach.games.lupus.bots.explained import SILENT, WRONG
from nightcoach.games.lupus.bots.facts import Facts
from nightcoach.games.lupus.bots.reading import Reading
from nightcoach.games.lupus.bots.seat import Seat
from nightcoach.games.lupus.bots.votes import suspects
from nightcoach.games.lupus.game import GAME
from nightcoach.games.lupus.roles import PACK, PARTY_OF
from nightcoach.games.lupus.state import Lupus
from nightcoach.lab.simulate import game_seed, play_one
from tests.games.lupus.options import mixed
from tests.games.lupus.story import Story, dealt, lupus
from tests.size import mostly_compiled

EIGHT = "W W S V V V V V"


def chosen(story: Story, seat: int, seed: int = 1) -> str:
    """What canny does there."""
    return CannyLupus().choose(story.view(seat), Chance(seed))


def mind(story: Story, seat: int | None) -> Mind:
    """What a seat believes; None is somebody who was told nothing."""
    view = story.view(seat)
    return Mind(view, Reading(view), Facts(view) if seat is None else Facts(view).learn(view))


def after_night(text: str, points: dict[int, int], **facts: Any) -> Story:
    """The discussion after a first night in which these seats pointed so."""
    return lupus(text, **facts).night(points)


def share(seats: int, games: int, village: str, pack: str, seed: int = 5) -> int:
    """How often the pack wins, Possessed included, between these two bots."""
    won = 0
    for number in range(games):
        dealing = game_seed(seed, number)
        roles = Recording(GAME, seats, GAME.Options(), dealing).state
        assert isinstance(roles, Lupus)
        names = [pack if PARTY_OF[role] == PACK else village for role in roles.dealt]
        recording = play_one(GAME, seats, GAME.Options(), [bot("lupus", name) for name in names], dealing)
        outcome = recording.state.outcome()
        assert outcome is not None
        won += outcome.party == "pack"
    return won


# It is a bot


def test_canny_is_the_strongest_bot() -> None:
    assert ladder("lupus") == ("random", "canny")
    assert best("lupus") == "canny"


@pytest.mark.parametrize("seats", mostly_compiled([8, 9, 12, 16, 21, 24]))
def test_canny_answers_with_a_legal_move_in_lively_games_under_many_options(seats: int) -> None:
    windows: Counter[str] = Counter()
    dice = Dice(seats)
    for _ in range(3):
        state = GAME.deal(seats, mixed(seats, dice), dice.fork())
        while state.outcome() is None:
            asked = [q for q in state.asked() if q != TABLE and state.legal(q)]
            if asked and dice.below(seats) == 0:
                seat = dice.pick(asked)
                words = bot("lupus", "canny").choose(state.view(seat), dice)
                assert words in state.view(seat).legal
                windows[state.window()] += 1
                state.play(seat, GAME.moves[words])
            else:
                state.play(*lively(state, dice))
    assert windows["night"]
    assert windows["nomination"]


@pytest.mark.rule("L3.51")
def test_a_bots_answer_depends_on_its_view_alone() -> None:
    """What others hold and were told differs, the view does not, and so neither does any answer of a day."""
    answers = set()
    for letters in ("W W S V V V V V", "V V V W W S V V", "S V W V V W V V"):
        story = after_night(letters, {}, nomination_mode="simultaneous").play("0 suspect 5", "3 suspect 5")
        said = chosen(story, 7)
        story.talk_over()
        nominated = chosen(story, 7)
        story.nominate({q: 5 if q in (0, 1, 3) else 0 for q in range(8) if q not in (0, 5)} | {0: 5, 5: 0}).defend()
        answers.add((said, nominated, chosen(story, 7)))
    assert len(answers) == 1


def test_no_chance_is_in_the_packs_choice_so_that_every_wolf_finds_it() -> None:
    story = lupus("W W S V V V V V V", day=2, ghosts=[8])
    assert {chosen(story, 0, seed) for seed in range(5)} == {chosen(story, 1, 7)}


# What it believes


def brute(story: Story, seat: int | None) -> dict[tuple[int, ...], float]:
    """Every world of eight seats, a pack and a Seer, one by one, and the weights of the packs."""
    view = story.view(seat)
    reading = Reading(view)
    weights: dict[tuple[int, ...], float] = {}
    for pack in itertools.combinations([q for q in range(8) if q != seat], 2):
        for seer in [q for q in range(8) if q not in (*pack, seat)]:
            log = 0.0
            for actor in [q for q in range(8) if q != seat]:
                deeds = reading.by_wolf if actor in pack else reading.by_villager
                log += sum(deeds[actor][wolf] for wolf in pack)
            weight = math.exp(log)
            claimants = reading.claimants("seer")
            for claimant in claimants:
                if claimant in pack:
                    weight *= BY_WOLF["seer"]
                elif claimant == seer:
                    told = reading.stories[claimant].results.values()
                    weight *= BY_HOLDER["seer"] * math.prod(1 if (q in pack) == wolf else WRONG for q, wolf in told)
            weight *= 1.0 if seer in claimants else SILENT
            weights[pack] = weights.get(pack, 0.0) + weight
    total = sum(weights.values())
    return {pack: weight / total for pack, weight in weights.items()}


@pytest.mark.parametrize("seat", [3, None])
def test_the_belief_at_eight_is_that_over_every_single_world(seat: int | None) -> None:
    story = lupus(EIGHT, window="discussion")
    story.play("2 claim_result 0 wolf 1", "0 claim_role seer", "0 claim_result 1 not_wolf 1", "5 will_vote 0")
    story.play("6 trust 1", "4 suspect 6", "close", "0 nominate 2", "1 nominate 2", "2 nominate 0")
    believed = mind(story, seat)
    exact = brute(story, seat)
    found = {tuple(q for q in range(8) if pack >> q & 1): how for pack, how in believed.packs.likely().items()}
    assert found == pytest.approx(exact)
    assert believed.wolf == pytest.approx([sum(w for p, w in exact.items() if q in p) for q in range(8)])


def test_at_first_everybody_else_is_as_suspicious_as_the_deal_says() -> None:
    assert mind(dealt(8), None).wolf == pytest.approx([2 / 8] * 8)
    assert mind(lupus(EIGHT), 4).wolf == pytest.approx([2 / 7] * 4 + [0.0] + [2 / 7] * 3)


def test_a_seer_is_sure_of_every_answer() -> None:
    assert mind(after_night(EIGHT, {2: 0}), 2).wolf[0] == pytest.approx(1.0)
    assert mind(after_night(EIGHT, {2: 4}), 2).wolf[4] == 0.0


def test_whoever_died_at_night_was_no_wolf() -> None:
    story = lupus("W W S V V V V V V", day=2, ghosts=[8]).night({0: 4, 1: 4})
    assert story.dead == [4]
    assert mind(story, 5).wolf[4] == 0.0
    assert mind(story, None).wolf[4] == 0.0


def test_a_wolf_knows_the_pack_and_believes_in_no_other() -> None:
    assert mind(after_night(EIGHT, {}), 0).packs.likely() == {0b11: 1.0}


def test_a_freemason_trusts_the_other() -> None:
    story = dealt(13).night({})
    one, other = [q for q in range(13) if story.role(q) == "freemason"]
    thinks = mind(story, one)
    assert thinks.wolf[other] == 0.0
    assert thinks.holds["freemason"][other] == 1.0


def test_whom_a_deadly_owl_has_marked_in_vain_is_a_wolf_or_the_hamster() -> None:
    story = after_night("W W W S M P B O F F H Y V V V V V V V V V", {7: 0})
    thinks = mind(story, 7)
    assert thinks.wolf[0] > 0.7
    assert thinks.wolf[0] + thinks.hamster[0] == pytest.approx(1.0)


def test_a_pack_that_would_have_won_already_is_not_believed() -> None:
    story = lupus("W S V V +V +V +V +W".replace("+", ""), day=4, ghosts=[4, 5, 6, 7], lynched=[4, 5, 6])
    assert all((pack & 0b1111).bit_count() == 1 for pack in mind(story, None).packs.likely())


def test_a_seer_who_is_believed_makes_the_accused_suspicious() -> None:
    story = after_night(EIGHT, {2: 0}).play("2 claim_role seer", "2 claim_result 0 wolf 1")
    thinks = mind(story, 5)
    assert thinks.holds["seer"][2] > 0.5
    assert thinks.wolf[0] > 0.5


def test_somebody_who_contradicts_himself_is_not_heard() -> None:
    story = after_night(EIGHT, {}).play("2 claim_result 0 wolf 1", "2 claim_result 3 wolf 1")
    assert mind(story, 5).claimants == []


def test_a_claim_taken_back_counts_no_more() -> None:
    story = after_night(EIGHT, {}).play("2 claim_result 0 wolf 1", "2 retract")
    assert mind(story, 5).wolf == pytest.approx(mind(after_night(EIGHT, {}), 5).wolf)


def test_both_freemasons_are_believed_if_they_name_each_other() -> None:
    story = after_night("W W S M P B O F F V V V V", {}).play("7 claim_mason_with 8", "8 claim_mason_with 7")
    thinks = mind(story, 10)
    assert min(thinks.holds["freemason"][7], thinks.holds["freemason"][8]) > 0.9
    assert thinks.wolf[7] < 0.05


# What it does at night


@pytest.mark.parametrize("seats", [8, 12, 15])
def test_wolves_agree_without_a_sign(seats: int) -> None:
    nights = 0
    for seed in range(3):
        dice = Dice(seed)
        story = dealt(seats, seed)
        while story.state.outcome() is None:
            pack = [q for q in story.living if story.role(q) == "werewolf"]
            fresh = story.window == "night" and not any(kept_any(story, q) for q in range(seats))
            if fresh and story.state.day > 1:
                assert len({chosen(story, wolf, seed) for wolf in pack}) == 1
                nights += len(pack) > 1
            story.state.play(*lively(story.state, dice))
    assert nights


def kept_any(story: Story, seat: int) -> bool:
    """Whether the seat has pointed tonight."""
    return story.view(seat).pointing is not None


def test_a_wolf_follows_a_marker_that_it_sees() -> None:
    for target in (3, 5, 6):
        story = lupus("W W S V V V V V V", day=2, ghosts=[8], night_mode="parallel").play(f"0 point {target}")
        assert chosen(story, 1) == f"point {target}"


def test_the_pack_eats_the_seer_who_has_spoken() -> None:
    story = after_night("W W S V V V V V V", {2: 0}, custom_list="werewolf:2,seer:1,villager:6", preset="custom")
    story.play("2 claim_role seer", "2 claim_result 0 wolf 1").lynch(0)
    assert chosen(story, 1) == "point 2"


def test_the_bodyguard_stands_before_the_seer_who_is_believed() -> None:
    story = after_night("W W S B M P V V V V V", {2: 0}).play("2 claim_role seer", "2 claim_result 0 wolf 1").lynch(0)
    assert chosen(story, 3) == "point 2"


def test_the_seer_asks_about_nobody_twice() -> None:
    story = after_night(EIGHT, {2: 4}).lynch(5)
    assert chosen(story, 2) != "point 4"


# What it says and votes


def test_the_seer_tells_of_a_wolf() -> None:
    story = after_night(EIGHT, {2: 0})
    assert chosen(story, 2) == "claim_role seer"
    assert chosen(story.play("2 claim_role seer"), 2) == "claim_result 0 wolf 1"


def test_the_seer_keeps_silent_without_a_reason() -> None:
    assert not chosen(after_night(EIGHT, {2: 4}), 2).startswith("claim")


def test_the_seer_answers_a_false_one() -> None:
    assert chosen(after_night(EIGHT, {2: 4}).play("0 claim_role seer"), 2) == "claim_role seer"


def test_a_wolf_whom_the_seer_has_found_plays_the_seer() -> None:
    story = after_night(EIGHT, {2: 0}).play("2 claim_role seer", "2 claim_result 0 wolf 1")
    assert chosen(story, 0) == "claim_role seer"
    assert chosen(story.play("0 claim_role seer"), 0) == "claim_result 2 wolf 1"


def test_the_medium_tells_of_a_lynched_wolf() -> None:
    story = after_night("W W S M V V V V V", {}).lynch(0).night({})
    assert chosen(story, 3) == "claim_role medium"
    assert chosen(story.play("3 claim_role medium"), 3) == "claim_medium wolf 1"


def test_freemasons_clear_each_other_when_one_is_suspected() -> None:
    story = dealt(13).night({})
    one, other = [q for q in range(13) if story.role(q) == "freemason"]
    assert not chosen(story, one).startswith("claim")
    story.play(*[f"{q} will_vote {other}" for q in range(13) if q not in (one, other)][:4])
    assert chosen(story, one) == f"claim_mason_with {other}"


def test_at_most_two_join_in_an_accusation() -> None:
    story = after_night(EIGHT, {2: 0}).play("2 claim_role seer", "2 claim_result 0 wolf 1")
    assert chosen(story, 3) == "will_vote 0"
    assert chosen(story.play("3 will_vote 0"), 4) == "will_vote 0"
    story.play("4 will_vote 0")
    assert {chosen(story, seat) for seat in (5, 6, 7)} == {"ready"}


def test_whoever_has_somebody_else_to_accuse_dissents_from_a_chorus() -> None:
    story = after_night("W W S M P V V V V V", {2: 0}).play("2 claim_role seer", "2 claim_result 0 wolf 1")
    story.play("4 claim_role seer", "4 claim_result 2 wolf 1", "5 will_vote 0", "6 will_vote 0")
    said = [chosen(story, seat) for seat in (3, 7, 8, 9)]
    assert "will_vote 0" not in said
    assert "will_vote 2" in said


@pytest.mark.parametrize("seat", range(8))
def test_everybody_who_is_asked_answers(seat: int) -> None:
    story = after_night(EIGHT, {2: 4}).play(f"{(seat + 1) % 8} ask_role {seat}")
    assert chosen(story, seat) == "claim_role villager"
    assert not chosen(story.play(f"{seat} claim_role villager"), seat).startswith("claim")
    assert chosen(story.play(f"{(seat + 2) % 8} ask_role {seat}"), seat) == "claim_role villager", "and says it again"


def test_whoever_is_asked_stands_by_the_story() -> None:
    story = after_night(EIGHT, {2: 0}).play("2 claim_role seer", "2 claim_result 0 wolf 1", "5 ask_role 2")
    assert chosen(story, 2) == "claim_role seer"


def test_a_freemason_who_is_asked_names_a_witness() -> None:
    story = dealt(13).night({})
    one, other = [q for q in range(13) if story.role(q) == "freemason"]
    asks = next(q for q in range(13) if q not in (one, other))
    assert chosen(story.play(f"{asks} ask_role {one}"), one) == f"claim_mason_with {other}"


def test_a_seer_who_hid_as_a_villager_is_heard_later() -> None:
    story = after_night(EIGHT, {2: 0}).play("2 claim_role villager", "2 claim_role seer", "2 claim_result 0 wolf 1")
    assert mind(story, 5).holds["seer"][2] > 0.5


def test_somebody_begins_a_silent_first_day() -> None:
    story = after_night(EIGHT, {2: 4})
    begins = [chosen(story, seat).split()[0] for seat in range(8)]
    assert set(begins) <= {"ask_role", "trust"}
    story.play("0 ask_role 3", "1 trust 4")
    assert [chosen(story, seat) for seat in (5, 6, 7)] == ["ready"] * 3


@pytest.mark.parametrize("seed", range(6))
def test_a_wolf_has_no_kind_word_for_a_fellow(seed: int) -> None:
    assert chosen(after_night(EIGHT, {}), 0, seed) != "trust 1"


@pytest.mark.parametrize(("letters", "liar"), [("W W S M P V V V V V", 4), ("W W S V V V V V V V", 0)])
@pytest.mark.parametrize("accused", [2, 5, 7])
def test_a_liars_opinion_ballot_and_vote_follow_its_story(letters: str, liar: int, accused: int) -> None:
    story = after_night(letters, {}, nomination_mode="simultaneous")
    story.play(f"{liar} claim_role seer", f"{liar} claim_result {accused} wolf 1")
    assert chosen(story, liar) == f"will_vote {accused}"
    story.play("close")
    assert chosen(story, liar) == f"nominate {accused}"
    other = next(q for q in range(10) if q not in (liar, accused))
    story.nominate({q: accused if q != accused else other for q in range(10) if q != other} | {other: accused}).defend()
    assert chosen(story, liar) == ("vote paw" if story.suspects[0] == accused else "vote tuft")


def test_a_liar_spares_whom_it_has_cleared() -> None:
    story = after_night("W W S M P V V V V V", {}).play("4 claim_role seer", "4 claim_result 7 not_wolf 1")
    story.play("0 suspect 7", "1 suspect 7", "5 suspect 7")
    assert chosen(story, 4) != "will_vote 7"


@pytest.mark.parametrize("seat", [3, 4, 5, 6, 7])
def test_villagers_nominate_whom_the_seer_has_found(seat: int) -> None:
    story = after_night(EIGHT, {2: 0}, nomination_mode="simultaneous")
    story.play("2 claim_role seer", "2 claim_result 0 wolf 1", "close")
    assert chosen(story, seat) == "nominate 0"


def test_a_ghost_nominates_by_what_it_believes() -> None:
    story = lupus("W W S V V V V V V V", day=2, ghosts=[9], nomination_mode="simultaneous").night({2: 0})
    story.play("2 claim_role seer", "2 claim_result 0 wolf 2", "close")
    assert chosen(story, 9) == "nominate 0"


@pytest.mark.rule("L3.28")
def test_whoever_nominates_last_foresees_the_pair_with_its_tie_break() -> None:
    story = after_night("V V V V V W W S", {7: 6}, chance=[0]).play("close")
    ballots = {0: 2, 1: 2, 2: 3, 3: 6, 4: 3, 5: 2, 6: 4}
    story.play(*[f"{seat} nominate {target}" for seat, target in ballots.items()])
    for target in story.targets(7):
        after = story.state.clone()
        after.play(7, GAME.moves[f"nominate {target}"])
        assert set(suspects(Seat(story.view(7)), target)) == {after.paw, after.tuft}


def test_whoever_nominates_last_brings_in_the_wolf_if_that_can_be() -> None:
    story = after_night("V V V V V W W S", {7: 6}, chance=[0]).play("close")
    ballots = {0: 2, 1: 2, 2: 3, 3: 6, 4: 3, 5: 6, 6: 2}
    story.play(*[f"{seat} nominate {target}" for seat, target in ballots.items()])
    assert chosen(story, 7) == "nominate 6"


def test_a_villager_votes_against_the_likelier_wolf() -> None:
    story = after_night(EIGHT, {2: 0}).play("2 claim_role seer", "2 claim_result 0 wolf 1")
    story.nominate({0: 4, 1: 4, 2: 0, 3: 0, 4: 0, 5: 0, 6: 0, 7: 4}).defend()
    assert story.suspects == (0, 4)
    assert chosen(story, 5) == "vote paw"


def test_a_wolf_stands_by_a_fellow_when_one_more_lynching_decides() -> None:
    story = lupus(EIGHT, window="discussion", day=2, ghosts=[5, 6, 7], welcome=7)
    story.play("2 claim_role seer", "2 claim_result 0 wolf 2")
    story.nominate({0: 3, 1: 3, 2: 0, 3: 0, 4: 0}).defend()
    assert set(story.suspects) == {0, 3}
    assert chosen(story, 1) == ("vote tuft" if story.suspects[0] == 0 else "vote paw")


# How its games end


def test_a_canny_village_beats_a_random_pack_clearly() -> None:
    assert share(8, 30, "canny", "random") <= share(8, 30, "random", "random") - 10


def test_a_canny_pack_does_better_than_a_random_one_against_a_canny_village() -> None:
    assert share(8, 30, "canny", "canny") >= share(8, 30, "canny", "random") + 6


def test_a_canny_pack_does_no_worse_than_a_random_one_against_a_random_village() -> None:
    assert share(8, 40, "random", "canny") >= share(8, 40, "random", "random") - 2


def test_what_is_kept_of_the_last_table_changes_no_belief() -> None:
    games = [play_one(GAME, 9, GAME.Options(), [bot("lupus", "canny")] * 9, game_seed(seed, 0)) for seed in (1, 2)]
    for number in range(0, min(len(game.moves) for game in games), 5):
        for game in games:  # one after the other, as a server with two tables asks
            state = game.record(stopped=True).replay(moves=number)
            assert isinstance(state, Lupus)
            view = state.view(number % 9)
            kept, fresh = Seat(view), Reading(view)
            assert (kept.reading.by_villager, kept.reading.by_wolf) == (fresh.by_villager, fresh.by_wolf)
            assert kept.public.wolf == Mind(view, fresh, Facts(view)).wolf
            assert kept.own.wolf == Mind(view, fresh, Facts(view).learn(view)).wolf
