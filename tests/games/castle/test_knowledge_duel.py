"""C10.24–C10.39, C10.48, C10.50 Who knows what of a duel and of the end of the game: row by row."""

from __future__ import annotations

import pytest

from nightcoach.games.castle import wire_duel
from tests.games.castle.knowing import SIX, alike, row, stream
from tests.games.castle.story import castle, fight, won

ALL_BUT_P1 = (None, "P2", "P3", "P4", "P5", "P6")


@pytest.mark.rule("C10.24")
def test_a_challenge_is_public() -> None:
    table = castle().play("P1 challenge P4")
    row(table, wire_duel.Challenged(0, 3))
    for watcher in SIX:
        duel = table.view(watcher).duel
        assert duel is not None
        assert (duel.attacker, duel.defender) == (0, 3)


@pytest.mark.rule("C10.25")
def test_the_priest_is_public() -> None:
    table = castle("P1: coat, whip | P5 priest: dagger").play("P1 challenge P2", "P5 use_priest")
    row(table, wire_duel.Priest(4, 0))
    assert [table.view(watcher).professions[4] for watcher in SIX] == ["priest"] * 7
    assert [table.view(watcher).duel for watcher in SIX] == [None] * 7


@pytest.mark.rule("C10.48")
def test_the_payment_is_seen_by_payer_and_priest() -> None:
    table, other = (castle("P1: coat, whip | P5 priest: dagger").play("P1 challenge P2") for _ in range(2))
    table.play("P5 use_priest", "P1 pay_priest whip")
    paid = wire_duel.PriestPaid(0, 4, True, "whip")
    row(table, wire_duel.PriestPaid(0, 4, True), P1=paid, P5=paid)
    alike(table, other.play("P5 use_priest", "P1 pay_priest coat"), (None, "P2", "P3", "P4", "P6"))


@pytest.mark.rule("C10.48")
def test_everybody_sees_that_nothing_was_paid() -> None:
    table = castle("P1: coat | P5 priest: dagger").play("P1 challenge P2", "P5 use_priest")
    row(table, wire_duel.PriestPaid(0, 4, False))


@pytest.mark.rule("C10.26")
@pytest.mark.parametrize("side", ["sword", "shield"])
def test_a_support_choice_changes_nobody_elses_view(side: str) -> None:
    table = castle().play("P1 challenge P2").pass_all()
    before = {watcher: stream(table, watcher) for watcher in SIX}
    table.play(f"P4 support {side}")
    for watcher in SIX:
        assert (stream(table, watcher) == before[watcher]) == (watcher != "P4")
    assert table.view("P4").choice == f"support {side}"
    assert [told for told in table.heard("P4") if isinstance(told, wire_duel.Supported)] != []


@pytest.mark.rule("C10.26", "C10.44")
def test_a_refused_support_gets_the_same_bytes_for_every_seat_and_every_reason() -> None:
    refusals = set()
    table = castle()
    refusals.add(str(vars(table.refused("P3 support sword"))))  # no duel
    table.play("P1 challenge P2")
    refusals.add(str(vars(table.refused("P3 support sword"))))  # not yet
    table.pass_all().play("P3 support sword")
    for line in ("P3 support sword", "P3 support shield", "P1 support sword", "P2 support shield"):
        refusals.add(str(vars(table.refused(line))))
    sextant = castle("P1: sextant | P2: whip").play("P1 offer P2 sextant", "P2 accept whip", "P1 use_ability right")
    sextant.play("P1 pass_object whip")
    for line in ("P1 pass_object whip", "P1 pass_object coat", "P2 pass_object whip", "P3 pass_object dagger"):
        refusals.add(str(vars(sextant.refused(line))))
    assert len(refusals) == 1


@pytest.mark.rule("C10.27")
def test_the_reveal_shows_all_sides_at_once() -> None:
    table = castle().play("P1 challenge P2").pass_all()
    table.play("P3 support sword", "P4 support shield", "P5 support shield")
    for watcher in SIX:
        duel = table.view(watcher).duel
        assert duel is not None
        assert (duel.attacker_side, duel.defender_side) == ((), ())
    table.play("P6 support sword")
    row(table, wire_duel.Revealed((2, 5), (3, 4)))


@pytest.mark.rule("C10.28")
def test_the_hypnotist_and_his_victim_are_public() -> None:
    table = castle("P1 hypnotist: coat").play("P1 challenge P2")
    table.support(P3="sword", P4="sword", P5="shield", P6="shield").play("P1 hypnotise P5")
    row(table, wire_duel.Hypnotised(0, 4))
    assert [table.view(watcher).professions[0] for watcher in SIX] == ["hypnotist"] * 7


PLAYS = [
    ("P1 play dagger", wire_duel.Played(0, "dagger", 1, "sword")),
    ("P1 play thug", wire_duel.Played(0, "thug", 1, "sword")),
    ("P1 play tokens 2", wire_duel.Played(0, "tokens", 2, "sword")),
    ("P2 play poison_ring", wire_duel.Played(1, "poison_ring", 1, "shield")),
    ("P2 play swordsman", wire_duel.Played(1, "swordsman", 1, "shield")),
    ("P5 play whip", wire_duel.Played(4, "whip", 1, "shield")),
    ("P5 play alchemist attacker", wire_duel.Played(4, "alchemist", 1, "sword")),
    ("P6 play bodyguard", wire_duel.Played(5, "bodyguard", 1, "shield")),
]
DUEL = "P1 thug: dagger + 2 | P2 swordsman: {}, poison_ring | P5 alchemist: whip | P6 bodyguard: {}"


@pytest.mark.rule("C10.29")
@pytest.mark.parametrize(("line", "told"), PLAYS)
def test_a_play_is_public_and_unplayed_cards_stay_hidden(line: str, told: wire_duel.Played) -> None:
    one = fight(DUEL.format("coat", "tome")).play(line)
    row(one, told)
    alike(one, fight(DUEL.format("gloves", "throwing_knives")).play(line), (None, "P1", "P3", "P4", "P5"))


@pytest.mark.rule("C10.29")
def test_the_answer_to_a_verdict_is_public() -> None:
    table = fight(DUEL.format("coat", "tome")).play("P5 play alchemist attacker", "P2 use_swordsman")
    row(table, wire_duel.Played(1, "swordsman", 1, "shield"))


@pytest.mark.rule("C10.30")
def test_a_counted_result_shows_both_totals_and_the_ring() -> None:
    row(fight("P2: poison_ring").play("P2 play poison_ring").pass_all(), wire_duel.Result(1, "poison_ring", 3, 3))
    row(fight(swords="P3 P4 P5", shields="P6").pass_all(), wire_duel.Result(0, "points", 4, 2))


@pytest.mark.rule("C10.30")
def test_a_verdict_shows_only_the_verdict() -> None:
    table = fight("P5 alchemist: whip").play("P5 play alchemist attacker").pass_all()
    row(table, wire_duel.Result(0, "alchemist", None, None))


@pytest.mark.rule("C10.31")
def test_the_doctor_is_public() -> None:
    table = fight("P5 doctor: whip").pass_all().play("P5 use_doctor")
    row(table, wire_duel.Doctor(4))
    assert [table.view(watcher).professions[4] for watcher in SIX] == ["doctor"] * 7


@pytest.mark.rule("C10.32")
def test_a_look_shows_the_society_to_the_winner_alone() -> None:
    table = won().play("P1 look")
    row(table, wire_duel.Looked(0, 1), P1=wire_duel.Looked(0, 1, "brotherhood"))
    assert table.view("P1").societies_seen[1] == "brotherhood"
    assert [table.view(watcher).societies_seen[1] for watcher in ("P3", "P4", "P5")] == [None] * 3
    other = won("P2 order: | P3 brotherhood:").play("P1 look")
    alike(table, other, (None, "P4", "P5", "P6"))


@pytest.mark.rule("C10.33")
def test_steal_shows_the_whole_hand_to_the_winner_alone() -> None:
    table, other = (won(f"P1: coat | P2: {hand}").play("P1 steal") for hand in ("dagger, whip", "tome, gloves"))
    row(table, wire_duel.Steal(0, 1), P1=wire_duel.Steal(0, 1, ("dagger", "whip")))
    assert table.view("P1").shown == ("dagger", "whip")
    assert [table.view(watcher).shown for watcher in ALL_BUT_P1] == [()] * 6
    assert table.view(None).sizes[:2] == (1, 2)
    alike(table, other)


@pytest.mark.rule("C10.50")
def test_the_stolen_object_is_known_to_winner_and_loser() -> None:
    table, other = (won("P1: coat | P2: dagger, whip").play("P1 steal") for _ in range(2))
    table.play("P1 take whip")
    stolen = wire_duel.Stolen(0, 1, "whip")
    row(table, wire_duel.Stolen(0, 1), P1=stolen, P2=stolen)
    alike(table, other.play("P1 take dagger"))


@pytest.mark.rule("C10.34")
def test_the_return_is_known_to_winner_and_loser() -> None:
    table, other = (won("P1: coat, tome | P2: dagger").play("P1 steal", "P1 take dagger") for _ in range(2))
    table.play("P1 give_back coat")
    back = wire_duel.GaveBack(0, 1, "coat")
    row(table, wire_duel.GaveBack(0, 1), P1=back, P2=back)
    alike(table, other.play("P1 give_back tome"))


@pytest.mark.rule("C10.35")
def test_the_card_of_a_draw_is_the_attackers_secret() -> None:
    decks = ("tome, whip", "whip, tome")
    table, other = (fight("P1: coat", deck=deck).pass_all().pass_all() for deck in decks)
    row(table, wire_duel.DuelDraw(0, True, 1), P1=wire_duel.DuelDraw(0, True, 1, "tome"))
    alike(table, other, ALL_BUT_P1)
    row(fight("P1: coat", deck="").pass_all().pass_all(), wire_duel.DuelDraw(0, False, 0))


@pytest.mark.rule("C10.36")
def test_everybody_hears_that_the_deck_is_empty_and_not_who_holds_the_bags() -> None:
    hands = (("bag_key", "coat"), ("coat", "bag_key"))
    one, two = (fight(f"P1: dagger | P2: {a} | P3: {b}", deck="tome").pass_all().pass_all() for a, b in hands)
    row(one, wire_duel.DeckEmpty())
    alike(one, two, (None, "P1", "P4", "P5", "P6"))


@pytest.mark.rule("C10.37")
@pytest.mark.parametrize("form", ["own", "rival"])
def test_a_proclamation_lays_cards_open_one_by_one(form: str) -> None:
    friend, foe = ("P3", "P5") if form == "own" else ("P2", "P4")
    worlds = []
    for hidden in ("dagger", "gloves"):
        text = f"P1 thug: key_red | {friend} priest: key_green, goblet_green | {foe} doctor: {hidden}"
        table = castle(text).play(f"P1 proclaim {form}", f"P1 name {friend}")
        laid = [(cards.seat, cards.profession) for cards in table.view(None).laid]
        assert laid == [(0, "thug"), (int(friend[1]) - 1, "priest")]
        worlds.append(table)
    watchers = tuple(watcher for watcher in SIX if watcher != foe)
    alike(worlds[0], worlds[1], watchers)  # who is not named stays hidden
    table = worlds[0].play("P1 that_is_all")
    row(table, wire_duel.ThatIsAll(0))
    assert all(isinstance(table.heard(watcher)[-1], wire_duel.Ended) for watcher in SIX)


@pytest.mark.rule("C10.38")
def test_a_solo_proclamation_shows_the_proclaimers_cards() -> None:
    table = castle("P1 thug: seal_of_lodge, key_red, key_green, key_plain").play("P1 proclaim solo")
    row(
        table,
        wire_duel.Proclaimed(0, "solo", "order", "thug", ("key_red", "key_green", "key_plain", "seal_of_lodge")),
    )


@pytest.mark.rule("C10.39")
def test_the_end_shows_everything_to_everybody() -> None:
    table = castle("P1: key_red, key_green, key_plain").play("P1 proclaim own", "P1 that_is_all")
    ended = table.heard(None)[-1]
    assert isinstance(ended, wire_duel.Ended)
    row(table, ended)
    assert (ended.winners, ended.reason, ended.party) == ((0, 2, 4), "own_right", "order")
    assert len({table.view(watcher).final for watcher in SIX}) == 1
