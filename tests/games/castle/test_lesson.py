"""The first ride: it is legal from the deal to the win, and teaches what it promises."""

from __future__ import annotations

from nightcoach.core.box import box
from nightcoach.core.frames import TABLE
from nightcoach.core.record import game_chance
from nightcoach.core.wire import parse_options
from nightcoach.games.castle.game import GAME
from nightcoach.games.castle.lesson import FIRST_RIDE
from nightcoach.games.castle.moves import MOVES, PASS
from nightcoach.games.castle.state import Castle


def ridden() -> tuple[Castle, list[str]]:
    """The ride played line by line, every short window passed by all; and what seat 0 heard, by its kinds."""
    told: list[str] = []

    def tell(event: object) -> None:
        heard = GAME.hear(event, 0)  # type: ignore[arg-type]
        if heard is not None:
            told.append(str(heard.__struct_config__.tag))

    options = parse_options(GAME.Options, "castle", dict(FIRST_RIDE.options))
    state = GAME.deal(FIRST_RIDE.seats, options, game_chance(FIRST_RIDE.sealed()), tell)
    for line in FIRST_RIDE.lines:
        speaker, _, words = line.partition(" ")
        while MOVES[words] not in state.legal(int(speaker)):
            seat = state.waiting()[0]
            assert seat == TABLE or PASS in state.legal(seat), f"{line} is not legal in {state.window()}"
            state.play(seat, state.default(seat, game_chance(b"")), tell)
        state.play(int(speaker), MOVES[words], tell)
    assert isinstance(state, Castle)
    return state, told


def test_the_first_ride_is_legal_from_the_deal_to_the_win_of_the_one_who_learns() -> None:
    outcome = ridden()[0].outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.reason) == ((0, 2), "own_right")


def test_the_first_ride_shows_a_spy_a_trade_a_drawn_card_a_duel_a_look_and_a_proclamation() -> None:
    heard = ridden()[1]
    order = [heard.index(kind) for kind in ("dealt", "spied", "swapped", "drew", "challenged", "looked", "proclaimed")]
    assert order == sorted(order)


def test_every_line_of_the_one_who_learns_has_its_slip_and_the_game_brings_the_ride() -> None:
    assert len(FIRST_RIDE.of(0)) == len(FIRST_RIDE.slips)
    assert box("castle").taught() is FIRST_RIDE
    assert box("eatme").taught() is None


def test_passes_and_the_table_leave_nobody_off_the_path_and_another_word_does() -> None:
    begun = [(0, "spy 2"), (TABLE, "close"), (1, "pass"), (1, "spy 3")]
    assert FIRST_RIDE.progress(begun) == (1, 1, 0, 0)
    assert FIRST_RIDE.progress([*begun, (2, "spy 0")]) is None
