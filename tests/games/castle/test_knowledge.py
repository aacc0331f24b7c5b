"""C10.1–C10.6 What is public at all times and what is private, and worlds that nobody else can tell apart."""

from __future__ import annotations

import pytest

from nightcoach.core.chance import Chance
from nightcoach.core.wire import to_json
from nightcoach.games.castle import wire, wire_duel
from nightcoach.games.castle.cards import OBJECTS, PROFESSIONS
from nightcoach.games.castle.game import GAME
from nightcoach.games.castle.wire_view import View
from tests.games.castle.knowing import SIX, alike
from tests.games.castle.story import Story, castle, dealt, fight

PUBLIC = tuple(
    name for name in View.__struct_fields__ if name not in (*View.secrets, "seat", "legal", "closed", "pending")
)


def play_at_random(table: Story, chance: Chance, steps: int) -> None:
    """Whoever is waited for plays something at random; nobody proclaims."""
    for _ in range(steps):
        seat = table.state.waiting()[0]
        legal = [move for move in table.state.legal(seat) if move.verb != "proclaim"]
        table.state.play(seat, chance.pick(legal), table.told.append)


@pytest.mark.rule("C10.1")
@pytest.mark.parametrize("seed", range(4))
def test_public_facts_are_the_same_for_everybody_at_any_moment(seed: int) -> None:
    table, chance = dealt(6, seed, free_after_action=True), Chance(seed)
    for _ in range(60):
        play_at_random(table, chance, 1)
        views = [table.view(watcher) for watcher in SIX]
        for name in PUBLIC:
            assert len({to_json(getattr(view, name)) for view in views}) == 1, name


@pytest.mark.rule("C10.1")
def test_everybody_sees_seats_sizes_tokens_and_open_professions() -> None:
    table = fight("P1 ^thug: dagger, coat + 2 | P3: whip + 1", deck="tome, sextant").play("P1 play tokens 1")
    view = table.view(None)
    assert (view.seats, view.active, view.window) == (6, 0, "d5")
    assert (view.sizes[0], view.deck, view.leftovers) == (2, 2, 4)
    assert (view.tokens, view.staked, view.pile) == ((1, 0, 1, 0, 0, 0), (1, 0, 0, 0, 0, 0), 9)
    assert view.professions == ("thug", None, None, None, None, None)
    assert view.options == GAME.Options()


@pytest.mark.rule("C10.2")
@pytest.mark.parametrize("seed", range(3))
def test_a_player_sees_his_own_cards_at_any_moment(seed: int) -> None:
    table, chance = dealt(6, seed), Chance(seed)
    for _ in range(40):
        play_at_random(table, chance, 1)
        for player in SIX[1:]:
            assert player is not None
            view = table.view(player)
            assert (view.society, set(view.hand)) == (table.society(player), table.hand(player))
            assert view.profession == table.profession(player).strip("^")


@pytest.mark.rule("C10.2")
def test_nobody_else_sees_society_profession_or_objects() -> None:
    one = castle("P1 thug: dagger, coat", leftovers="thug, priest")
    two = castle("P1 priest: whip, tome", leftovers="thug, priest")
    alike(one, two, (None, "P2", "P3", "P4", "P5", "P6"))
    alike(castle("P1 order: whip | P2 brotherhood: coat"), castle("P1 brotherhood: whip | P2 order: coat"))


@pytest.mark.rule("C10.3")
def test_nobody_knows_the_order_of_the_deck() -> None:
    alike(castle("P1: whip", deck="tome, coat, dagger"), castle("P1: whip", deck="dagger, tome, coat"), SIX)


@pytest.mark.rule("C10.3")
def test_nobody_knows_what_the_deck_and_the_leftovers_hold() -> None:
    texts = ("P1: whip | P2 thug: coat", "P1: whip | P2 priest: dagger")
    one, two = (castle(text, leftovers="thug, priest") for text in texts)
    assert one.state.leftovers != two.state.leftovers
    assert set(one.deck) != set(two.deck)
    alike(one, two, (None, "P1", "P3", "P4", "P5", "P6"))


@pytest.mark.rule("C10.3")
def test_nobody_knows_the_removed_society_card() -> None:
    one = castle("P1 order: | P2 brotherhood: | P3 order: | P4 brotherhood: | P5 order:", seats=5)
    two = castle("P1 order: | P2 brotherhood: | P3 order: | P4 brotherhood: | P5 brotherhood:", seats=5)
    assert one.state.removed != two.state.removed
    alike(one, two, (None, "P1", "P2", "P3", "P4"))


@pytest.mark.rule("C10.4")
@pytest.mark.parametrize("seed", range(4))
def test_a_spectator_gets_only_what_is_public(seed: int) -> None:
    table, chance = dealt(6, seed), Chance(seed)
    for _ in range(50):
        play_at_random(table, chance, 1)
        view = table.view(None)
        assert [getattr(view, name) for name in View.secrets] == [None, None, (), None, (), (), (), (), (), ()]
        assert (view.legal, view.closed) == ((), ())
        assert view.pending is None or view.pending.object is None
    for event in table.told:
        told = GAME.hear(event, None)
        assert (told is None) == (not event.public)
        if told is not None:
            assert told == GAME.events[event.kind](*event.values)


@pytest.mark.rule("C10.5")
def test_a_notebook_keeps_what_was_shown_with_its_turn_and_never_corrects_it() -> None:
    table = castle("P2: dagger | P3: coat", chance=[0]).play("P1 spy P2")
    seen = table.view("P1").objects_seen
    assert [(s.object, s.holder, s.turn, s.moved) for s in seen] == [("dagger", 1, 1, 0)]
    table.play("P2 offer P3 dagger", "P3 accept coat", "P3 decline_ability")
    seen = table.view("P1").objects_seen
    assert [(s.object, s.holder, s.turn, s.moved) for s in seen if s.object == "dagger"] == [("dagger", 1, 1, 1)]
    assert [(s.object, s.holder) for s in table.view("P2").objects_seen] == [("dagger", 2)]


@pytest.mark.rule("C10.5")
def test_a_profession_once_seen_stays_in_the_notebook_as_it_was() -> None:
    table = castle("P1 doctor: coat | P2: whip", leftovers="priest").play("P1 challenge P3")
    table.support(P2="sword", P4="sword", P5="shield", P6="shield").pass_all().pass_all().play("P1 use_doctor")
    for player in ("P2", "P3", "P4", "P5", "P6"):
        table.play(f"{player} spy P1")
    table.play("P1 offer P2 coat", "P2 accept whip", "P1 use_ability", "P1 take_profession priest")
    for watcher in ("P2", "P3"):
        noted = [(seen.seat, seen.profession, seen.turn) for seen in table.view(watcher).professions_seen]
        assert noted == [(0, "doctor", 1)]
        assert table.view(watcher).professions[0] is None
        assert table.view(watcher).changed[0] == 7


@pytest.mark.rule("C10.6")
@pytest.mark.parametrize("seed", range(3))
def test_no_unseen_card_reaches_anybody_under_a_name(seed: int) -> None:
    """What a seat hears names only cards that it was shown: whatever a spectator hears was shown to everybody."""
    table, chance = dealt(6, seed), Chance(seed + 9)
    play_at_random(table, chance, 120)
    public_kinds = {"played", "demand", "demand_met", "demand_failed", "announced", "declined", "proclaimed", "named"}
    for told in table.heard(None):
        kind = type(told).__struct_config__.tag
        if kind in public_kinds:
            continue
        text = to_json(told).decode()
        assert not [name for name in OBJECTS if f'"{name}"' in text and name not in (kind, "coat", "sextant")], told


# The worked examples


@pytest.mark.rule("X108", "C10.13", "C5.12")
def test_x108_a_silent_trade_looks_like_a_trade_of_two_quiet_objects() -> None:
    one = castle("P1: dagger | P2: key_red").play("P1 offer P2 dagger", "P2 accept key_red")
    two = castle("P1: shattered_mirror | P2: sextant").play("P1 offer P2 shattered_mirror", "P2 accept sextant")
    alike(one, two)
    back = castle("P1: bag_key | P2: shattered_mirror").play("P1 offer P2 bag_key", "P2 accept shattered_mirror")
    alike(one, back)


@pytest.mark.rule("X109", "C10.12", "C5.13")
@pytest.mark.parametrize("answer", ["use_ability", "decline_ability"])
def test_x109_a_traded_bag_does_not_say_which_it_is(answer: str) -> None:
    worlds = [
        castle(f"P1: {bag} | P2: whip").play(f"P1 offer P2 {bag}", "P2 accept whip", f"P1 {answer}")
        for bag in ("bag_key", "bag_goblet")
    ]
    assert wire.Announced(0, 1, "bag") in worlds[0].heard("P3")
    alike(worlds[0], worlds[1])


@pytest.mark.rule("X110", "C10.40")
def test_x110_d1_asks_everybody_whose_profession_is_face_down() -> None:
    text = "P1 bodyguard: coat | P2 diplomat: whip | P3 {}: dagger | P4 {}: tome | P5 ^doctor: gloves"
    one = castle(text.format("thug", "priest")).play("P1 challenge P2")
    two = castle(text.format("priest", "thug")).play("P1 challenge P2")
    for table in (one, two):
        assert (table.window, table.asked) == ("d1", ["P2", "P3", "P4", "P6"])
    assert one.legal("P3") == ["pass"]
    assert one.legal("P4") == ["pass", "use_priest"]
    alike(one, two, (None, "P1", "P2", "P5", "P6"))
    one.play("P4 pass", "P2 pass")  # nobody sees who has passed
    alike(one, two, (None, "P1", "P5", "P6"))


@pytest.mark.rule("X111", "C10.6", "C10.20")
def test_x111_a_gift_shows_two_hand_sizes_and_no_card() -> None:
    worlds = []
    for gift in ("dagger", "tome"):
        table = castle("P1: bag_key, dagger, gloves, monocle, tome | P3: whip")
        table.play("P1 offer P3 bag_key", "P3 accept whip", "P1 use_ability")
        before = table.view("P2").sizes
        table.play(f"P1 gift P4 {gift}")
        after = table.view("P2").sizes
        assert (before[0] - after[0], after[3] - before[3]) == (1, 1)
        assert table.heard("P2")[-2] == wire.Gift(0, 3)
        assert not [name for name in OBJECTS if f'"{name}"'.encode() in to_json(table.heard("P2"))]
        worlds.append(table)
    alike(worlds[0], worlds[1], (None, "P2", "P3", "P5", "P6"))


@pytest.mark.rule("X112", "C10.33", "C10.50")
def test_x112_a_theft_shows_the_hand_to_the_thief_and_the_sizes_to_all() -> None:
    worlds = []
    for taken, hand in (("dagger", "dagger, whip, tome"), ("coat", "coat, gloves, monocle")):
        table = fight(f"P1: sextant | P2: {hand}", swords="P3 P4 P5 P6", shields="").pass_all().pass_all()
        table.play("P1 steal", f"P1 take {taken}")
        steals = [told for told in table.heard("P1") if isinstance(told, wire_duel.Steal)]
        assert set(steals[0].hand or ()) == set(hand.split(", "))
        stolen = [told for told in table.heard("P2") if isinstance(told, wire_duel.Stolen)]
        assert [told.object for told in stolen] == [taken]
        assert table.view("P3").sizes[:2] == (2, 2)
        worlds.append(table)
    alike(worlds[0], worlds[1])


@pytest.mark.rule("X113", "C10.44", "C5.28")
def test_x113_an_illegal_demand_tells_nothing_about_the_target() -> None:
    errors = set()
    for hand in ("bag_goblet", "dagger"):
        table = castle(f"P1 diplomat: bag_key, whip | P2: {hand}")
        refused = table.refused("P1 demand P2 bag_goblet bag_key")
        errors.add((refused.reason, str(refused), str(refused.facts)))
        assert table.profession("P1") == "diplomat"
    assert len(errors) == 1


@pytest.mark.rule("C10.2", "C10.3")
def test_the_opening_events_tell_everybody_his_own_cards_alone() -> None:
    table = dealt(8, 5)
    for q in range(1, 9):
        own = [told for told in table.heard(f"P{q}") if isinstance(told, wire.Dealt)]
        assert [told.seat for told in own] == [q - 1]
    text = to_json(table.heard(None)).decode()
    assert not [name for name in (*OBJECTS, *PROFESSIONS, "order", "brotherhood") if f'"{name}"' in text]
