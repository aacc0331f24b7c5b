"""How it came about: what is said about a whole game when it is over, and never before."""

from __future__ import annotations

from typing import TypeVar

import pytest

from nightcoach.core.chance import Chance
from nightcoach.core.chronicle import chronicle_of, how_it_came
from nightcoach.core.errors import Refused
from nightcoach.core.record import Record, Recording
from nightcoach.core.wire import Fact
from nightcoach.games.castle import wire_chronicle as w
from nightcoach.games.castle.cards import OBJECTS
from nightcoach.games.castle.chronicle import TRAVELLERS, Chronicler
from nightcoach.games.castle.game import GAME
from nightcoach.games.castle.state import Castle
from nightcoach.terminal.play import names_at, teller_of
from nightcoach.words import LANGUAGES, words
from tests.games.castle.story import Story, castle, spoken, won
from tests.toys.gifts import GiftsGame

F = TypeVar("F", bound=Fact)
P1, P2, P3, P4, P5, P6 = range(6)
FIVE_X98 = "P1 order: key_red | P2 brotherhood: | P3 brotherhood: | P4 order: key_plain | P5 brotherhood:"
FIVE_X99 = "P1 order: key_red | P2 brotherhood: | P3 order: | P4 order: key_plain | P5 brotherhood:"


class Followed:
    """A story that a chronicler follows from its first position on."""

    def __init__(self, story: Story) -> None:
        self.story = story
        self.chronicler = Chronicler(story.state)

    def play(self, *lines: str) -> Followed:
        for line in lines:
            self.story.state.play(*spoken(line), self.chronicler.hear)
            self.chronicler.look(self.story.state)
        return self

    def facts(self, kind: type[F]) -> list[F]:
        return [fact for fact in self.chronicler.facts(self.story.state) if isinstance(fact, kind)]


def followed(text: str = "", **setting: object) -> Followed:
    return Followed(castle(text, **setting))  # type: ignore[arg-type]


def round_of_spies(table: Followed) -> Followed:
    """Everybody spies on the next player, and nothing changes hands."""
    for _ in range(table.story.state.seats):
        seat = table.story.state.active
        table.play(f"P{seat + 1} spy P{(seat + 1) % table.story.state.seats + 1}")
    return table


def recorded(seed: int, seats: int = 5, moves: int = 100_000) -> Record:
    """A game at random, up to so many moves or its end; few proclaim, so it lasts."""
    chance = Chance(f"chronicle {seed}")
    made = Recording(GAME, seats, GAME.Options(), bytes([seed]) * 32)
    while made.state.outcome() is None and len(made.moves) < moves:
        seat, legal = made.state.frames[-1].next_choice(made.state)
        quiet = [move for move in legal if move.verb != "proclaim"]
        made.play(seat, chance.pick(quiet if quiet and len(made.moves) < 400 else legal))
    return made.record()


# Never before the end


def test_a_game_that_goes_on_has_no_chronicle() -> None:
    with pytest.raises(Refused) as refused:
        how_it_came(recorded(1, moves=50))
    assert refused.value.reason == "not_over"


def test_a_game_without_a_chronicle_says_nothing() -> None:
    game = GiftsGame()
    made = Recording(game, 3, game.Options(), bytes(32))
    chance = Chance(0)
    while made.state.outcome() is None:
        seat, legal = made.state.frames[-1].next_choice(made.state)
        made.play(seat, chance.pick(legal))
    assert chronicle_of(game.name) is None
    assert how_it_came(made.record()) == ()


# Why the claim was right or wrong


@pytest.mark.rule("C9.9", "C9.5")
def test_a_right_claim_says_how_many_were_counted() -> None:
    table = followed("P1: key_red, key_green | P3: key_plain")
    table.play("P1 proclaim own", "P1 name P3", "P1 that_is_all")
    assert table.facts(w.ClaimRight) == [w.ClaimRight(P1, "own", "order", (P3,), 3, 3)]


@pytest.mark.rule("C9.9")
def test_a_short_claim_says_by_how_much() -> None:
    table = followed("P1: key_red | P3: key_plain").play("P1 proclaim own", "P1 name P3", "P1 that_is_all")
    assert table.facts(w.ClaimShort) == [w.ClaimShort(P1, "own", "order", (P3,), 2, 3, 1)]


@pytest.mark.rule("C9.14")
def test_against_the_rivals_what_the_proclaimer_holds_does_not_count() -> None:
    table = followed("P1: goblet_plain | P2: goblet_red, goblet_green")
    table.play("P1 proclaim rival", "P1 name P2", "P1 that_is_all")
    assert table.facts(w.ClaimShort) == [w.ClaimShort(P1, "rival", "brotherhood", (P2,), 2, 3, 1)]


@pytest.mark.rule("C9.9", "C9.14")
@pytest.mark.parametrize(
    ("form", "name", "society", "fault"),
    [
        ("own", "P2", "order", "society"),
        ("own", "P3", "order", "empty"),
        ("rival", "P3", "brotherhood", "society"),
        ("rival", "P2", "brotherhood", "empty"),
    ],
)
def test_a_wrong_name_says_which_condition_it_breaks(form: str, name: str, society: str, fault: str) -> None:
    table = followed("P1: key_red | P2: whip | P3: coat").play(f"P1 proclaim {form}", f"P1 name {name}")
    (wrong,) = table.facts(w.ClaimWrongName)
    assert (wrong.form, wrong.society, f"P{wrong.name + 1}", wrong.fault) == (form, society, name, fault)


@pytest.mark.rule("C9.10", "X96")
def test_under_opt_g_the_holder_who_was_left_out_is_named() -> None:
    text = "P1: key_red, key_green, dagger, gloves | P3: key_plain, whip | P5: bag_key, coat"
    table = followed(text, deck="", name_every_holder=True)
    table.play("P1 proclaim own", "P1 name P3", "P1 that_is_all")
    assert table.facts(w.ClaimLeftOut) == [w.ClaimLeftOut(P1, "own", "order", (P5,))]


@pytest.mark.rule("C9.18")
def test_the_seal_says_what_was_held_beside_it() -> None:
    table = followed("P1: seal_of_lodge, key_red, goblet_red, goblet_plain").play("P1 proclaim solo")
    assert table.facts(w.ClaimSolo) == [w.ClaimSolo(P1, 1, 2)]


# Who could have proclaimed


@pytest.mark.rule("C9.1", "C9.9")
def test_a_chance_lasts_from_the_first_to_the_last_own_turn_in_which_it_was_there() -> None:
    table = followed("P1: key_red, key_green | P3: key_plain | P2: whip")
    round_of_spies(round_of_spies(table))
    table.play("P1 offer P2 key_red", "P2 accept whip")
    round_of_spies(table)
    mine = [fact for fact in table.facts(w.Could) if (fact.seat, fact.form) == (P1, "own")]
    assert mine == [w.Could(P1, "own", (P3,), 1, 13, 3)]


@pytest.mark.rule("C9.14")
def test_rivals_could_be_unmasked_by_everybody_of_the_other_society() -> None:
    table = round_of_spies(followed("P1: key_red, key_green | P3: key_plain"))
    rivals = [fact for fact in table.facts(w.Could) if fact.form == "rival"]
    assert [(fact.seat, fact.names) for fact in rivals] == [(P2, (P1, P3)), (P4, (P1, P3)), (P6, (P1, P3))]


@pytest.mark.rule("C9.3")
def test_whoever_holds_the_pearl_has_no_chance() -> None:
    table = followed("P1: key_red, key_green, black_pearl | P3: key_plain")
    assert [fact for fact in table.facts(w.Could) if fact.seat == P1] == []


@pytest.mark.rule("C9.7")
def test_to_proclaim_for_ones_society_one_must_hold_something_oneself() -> None:
    table = followed("P1: whip | P3: key_red, key_green, key_plain")
    assert [fact for fact in table.facts(w.Could) if fact.form == "own"] == []


@pytest.mark.rule("C9.16")
def test_the_seal_is_a_chance_without_names() -> None:
    table = followed("P1: seal_of_lodge, key_red, goblet_red, goblet_plain")
    assert w.Could(P1, "solo", (), 1, 1, 1) in table.facts(w.Could)


@pytest.mark.rule("C9.10")
def test_no_more_names_are_told_than_are_needed() -> None:
    table = followed("P1: key_red | P3: key_green | P5: key_plain, bag_key | P2: whip", deck="")
    mine = [fact.names for fact in table.facts(w.Could) if (fact.seat, fact.form) == (P1, "own")]
    assert mine == [(P5,)]


@pytest.mark.rule("C9.10")
def test_under_opt_g_every_holder_is_among_the_names() -> None:
    text = "P1: key_red | P3: key_green | P5: key_plain, bag_key | P2: whip"
    table = followed(text, deck="", name_every_holder=True)
    mine = [fact.names for fact in table.facts(w.Could) if (fact.seat, fact.form) == (P1, "own")]
    assert mine == [(P3, P5)]


@pytest.mark.rule("C9.5", "C9.6")
@pytest.mark.parametrize(("text", "chances"), [(FIVE_X98, 1), (FIVE_X99, 0)])
def test_the_smaller_society_needs_two(text: str, chances: int) -> None:
    table = followed(text, seats=5)
    assert len([fact for fact in table.facts(w.Could) if (fact.seat, fact.form) == (P1, "own")]) == chances


@pytest.mark.rule("C3.5", "X6")
@pytest.mark.parametrize(("after_free", "chances"), [(False, 0), (True, 1)])
def test_what_the_diplomat_brings_is_a_chance_in_the_same_turn_under_opt_b(after_free: bool, chances: int) -> None:
    text = "P1 diplomat: key_red, key_green, whip | P2: key_plain | P3: coat"
    table = followed(text, proclaim_after_free=after_free)
    table.play("P1 demand P2 key whip", "P2 give_demanded key_plain")
    mine = [fact for fact in table.facts(w.Could) if (fact.seat, fact.form) == (P1, "own")]
    assert len(mine) == chances


@pytest.mark.rule("C9.5", "C8.2")
def test_a_society_is_complete_while_its_members_hold_what_it_needs() -> None:
    table = followed("P1: key_red, key_green | P3: key_plain | P2: whip").play("P1 spy P2")
    table.play("P2 spy P1", "P3 offer P2 key_plain", "P2 accept whip", "P4 spy P1")
    assert [fact for fact in table.facts(w.Complete) if fact.society == "order"] == [w.Complete("order", 1, 3, 3, 3)]


# Who knew whom


@pytest.mark.rule("C6.34", "C10.32")
def test_the_winner_of_a_duel_knows_the_society_he_looked_at() -> None:
    table = Followed(won()).play("P1 look")
    assert table.facts(w.Knew) == [w.Knew(P1, P2, "brotherhood", 1, "look")]


@pytest.mark.rule("C5.20", "C10.15")
def test_whoever_uses_the_monocle_knows_the_partner() -> None:
    table = followed("P1: monocle | P3: whip")
    table.play("P1 offer P3 monocle", "P3 accept whip", "P1 use_ability")
    assert table.facts(w.Knew) == [w.Knew(P1, P3, "order", 1, "monocle")]


@pytest.mark.rule("C2.2")
def test_whoever_has_found_all_members_of_one_society_knows_all_the_others() -> None:
    text = "P1: monocle | P2: coat | P3: whip | P4: tome"
    table = followed(text, seats=4)
    table.play("P1 offer P3 monocle", "P3 accept whip", "P1 use_ability")
    assert [(fact.other, fact.source) for fact in table.facts(w.Knew)] == [
        (P3, "monocle"), (P2, "counted"), (P4, "counted"),
    ]  # fmt: skip


@pytest.mark.rule("C2.2")
def test_with_five_players_two_of_a_society_tell_nothing_about_the_rest() -> None:
    text = "P1 order: monocle | P2 brotherhood: coat | P3 order: whip | P4 brotherhood: tome | P5 brotherhood: gloves"
    table = followed(text, seats=5)
    table.play("P1 offer P3 monocle", "P3 accept whip", "P1 use_ability")
    assert [(fact.other, fact.source) for fact in table.facts(w.Knew)] == [(P3, "monocle")]


# Journeys


@pytest.mark.rule("C10.6")
def test_a_key_is_followed_from_hand_to_hand() -> None:
    table = followed("P1: key_red, coat | P2: whip").play("P1 offer P2 key_red", "P2 accept whip")
    journey = next(fact for fact in table.facts(w.Journey) if fact.object == "key_red")
    assert journey.stops == (w.Stop(P1, 0, "dealt"), w.Stop(P2, 1, "traded"))


@pytest.mark.rule("C10.6")
@pytest.mark.parametrize("seed", range(3))
def test_every_journey_of_a_whole_game_ends_where_the_object_is_in_the_end(seed: int) -> None:
    record = recorded(seed, 4 + seed)
    state = record.verify()
    assert isinstance(state, Castle)
    journeys = {fact.object: fact.stops for fact in how_it_came(record) if isinstance(fact, w.Journey)}
    assert list(journeys) == TRAVELLERS
    for name, stops in journeys.items():
        holders = [q for q in range(state.seats) if state.holds(q, OBJECTS.index(name))]
        assert [stop.seat for stop in stops[-1:]] == holders


@pytest.mark.rule("C10.5")
@pytest.mark.parametrize("seed", range(3))
def test_nobody_is_said_to_know_less_than_the_notebooks_say(seed: int) -> None:
    record = recorded(seed, 4 + seed)
    state = record.verify()
    assert isinstance(state, Castle)
    shown = {(fact.seat, fact.other) for fact in how_it_came(record) if isinstance(fact, w.Knew)}
    looked = {(p, q) for p in range(state.seats) for q in range(state.seats) if p != q and state.looked[p] >> q & 1}
    assert looked <= shown


# In words


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_fact_of_a_whole_game_is_told_in_words(language: str) -> None:
    record = recorded(0, 4)
    teller = teller_of("castle")(0, names_at(4, 0, "Zoe"), words(language))
    told = [line for fact in how_it_came(record) for line in teller.story(fact)]
    assert len(told) == len(how_it_came(record))
    assert all("{" not in line and line.strip() for line in told)
