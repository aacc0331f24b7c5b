"""Toy games prove that the core carries more than our games need, and that its checks are generic."""

from __future__ import annotations

import pytest

from nightcoach.core.chance import Chance
from nightcoach.core.contract import ContractBroken, Coverage, Traits, check_play, check_replay
from nightcoach.core.drive import play_out
from nightcoach.core.errors import IllegalMove
from nightcoach.core.events import Event, Seat
from nightcoach.core.game import Game
from nightcoach.core.leaks import Tally, check_leaks
from nightcoach.core.wire import GameOptions, Told
from tests.size import SIZE
from tests.toys.gifts import Gifts, GiftsGame, GiftsTraits
from tests.toys.looks import LooksGame, LooksTraits
from tests.toys.village import SEATS, Village, VillageGame, VillageTraits, night

TOYS = [
    pytest.param(GiftsGame(), GiftsTraits(), 3, id="gifts"),
    pytest.param(VillageGame(), VillageTraits(), SEATS, id="village"),
    pytest.param(LooksGame(), LooksTraits(), 3, id="looks of 3"),
    pytest.param(LooksGame(), LooksTraits(), 5, id="looks of 5"),
]


@pytest.mark.parametrize(("game", "traits", "seats"), TOYS)
def test_the_toy_keeps_every_promise(game: Game, traits: Traits, seats: int) -> None:
    coverage = Coverage()
    for seed in range(12 * SIZE):
        end = check_play(game, seats, GameOptions(), seed, traits, coverage)
        assert end.outcome() is not None
        check_replay(game, seats, GameOptions(), seed, traits)
    assert coverage.missing(game, []) == []


def look_for_leaks(game: Game, traits: Traits, seats: int, tally: Tally) -> None:
    most = 16 if isinstance(game, GiftsGame) else 64  # its redeal tries worlds until one fits: the longer, the slower
    for seed in range(25 * SIZE):
        check_leaks(game, seats, GameOptions(), seed, traits, tally, most=most)


@pytest.mark.leaks
@pytest.mark.parametrize(("game", "traits", "seats"), TOYS)
def test_the_toy_leaks_nothing(game: Game, traits: Traits, seats: int) -> None:
    tally = Tally()
    look_for_leaks(game, traits, seats, tally)
    assert tally.steps > 100
    assert tally.share() > 0.9


class LoudGifts(GiftsGame):
    """Everybody hears which card changed hands."""

    def hear(self, event: Event, seat: Seat | None) -> Told | None:
        return super().hear(event, event.ears[0] if event.public and event.ears else seat)


class LoudLooks(LooksGame):
    """Everybody hears which card was looked at."""

    def hear(self, event: Event, seat: Seat | None) -> Told | None:
        return super().hear(event, event.ears[0] if event.kind == "looked" else seat)


class LoudNight(VillageGame):
    """Everybody hears that somebody pointed, though not at whom."""

    def hear(self, event: Event, seat: Seat | None) -> Told | None:
        return super().hear(event, seat) or self.events[event.kind](*event.values)


@pytest.mark.leaks
@pytest.mark.parametrize(
    ("game", "traits", "seats"),
    [
        (LoudGifts(), GiftsTraits(), 3),
        (LoudLooks(), LooksTraits(), 4),
        (LoudNight(), VillageTraits(), SEATS),
    ],
)
def test_a_leaking_toy_is_caught(game: Game, traits: Traits, seats: int) -> None:
    with pytest.raises(ContractBroken):
        look_for_leaks(game, traits, seats, Tally())


def test_a_gift_interrupts_between_the_two_abilities_of_a_trade() -> None:
    game = GiftsGame()
    line = "(((1, 2, 3), (4, 5), (6,)), (0, 7, 8), 0, (('end_turn', ()), ('answer', (1,), 0, 3)), None)"
    s = game.read(line, Chance(0))
    assert isinstance(s, Gifts)
    told: list[Event] = []
    windows = []
    for seat, words in ((1, "accept 4"), (0, "draw"), (0, "give 2 8"), (1, "draw")):
        windows.append(f"{s.window()} {s.asked()[0]}")
        s.play(seat, game.moves[words], told.append)
    assert windows == ["answer 1", "ability 0", "gift 0", "ability 1"]
    assert s.window() == "turn"
    assert s.hands == [[1, 2, 4], [5, 3, 7], [6, 8]]
    assert [event.kind for event in told] == ["answered", "drew", "gave", "drew"]


def a_night() -> Village:
    s = Village([q in (0, 1, 2) for q in range(SEATS)], Chance(0))
    s.then(night(s))
    return s


def test_an_answer_may_change_until_the_clock_closes_the_window() -> None:
    s = a_night()
    moves = VillageGame.moves
    for seat, words in ((0, "point 5"), (1, "point 6"), (2, "point 6"), (0, "point 7"), (1, "point 7")):
        s.play(seat, moves[words])
    assert s.asked() == tuple(range(SEATS))
    s.play(-1, moves["close"])
    assert 7 not in s.living
    assert len(s.living) == SEATS - 1


def test_a_simulation_waits_for_the_clock_when_everybody_has_answered_once() -> None:
    s = a_night()
    for seat in range(SEATS):
        assert s.waiting() == tuple(range(seat, SEATS))
        s.play(seat, s.legal(seat)[0])
    assert s.waiting() == (-1,)
    assert s.asked() == tuple(range(SEATS))


def test_a_simulation_asks_in_the_order_in_which_seats_are_waited_for() -> None:
    s = a_night()
    play_out(s, Chance(1), 5)
    assert [q for q in range(SEATS) if s.kept(q) is not None] == [0, 1, 2, 3, 4]


def test_only_the_table_closes_a_window() -> None:
    s = a_night()
    with pytest.raises(IllegalMove):
        s.play(3, VillageGame.moves["close"])


def test_a_broken_promise_is_noticed() -> None:
    class Counterfeit(GiftsTraits):
        def conserved(self, state: object) -> object:
            assert isinstance(state, Gifts)
            return len(state.deck)  # of course it changes

    with pytest.raises(ContractBroken, match="not conserved"):
        check_play(GiftsGame(), 3, GameOptions(), 1, Counterfeit())
