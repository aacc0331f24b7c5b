"""The stack: then, interruptions, effects, the trusted path and defaults."""

from __future__ import annotations

import pytest

from nightcoach.core.chance import Chance
from nightcoach.core.events import Seat
from nightcoach.core.frames import Frame
from nightcoach.core.game import Outcome, State
from nightcoach.core.moves import Move
from tests.games.eatme.story import at


class Story(State):
    def __init__(self) -> None:
        super().__init__(2, Chance(0))
        self.said: list[str] = []


class Say(Frame[Story]):
    """An effect."""

    def __init__(self, word: str, *more: str) -> None:
        super().__init__()
        self.word = word
        self.more = more

    def take(self, s: Story, seat: Seat, move: Move) -> None:
        s.said.append(self.word)
        s.then(*[Say(word) for word in self.more])


def test_effects_run_in_the_order_of_the_book_and_interruptions_come_first() -> None:
    s = Story()
    s.then(Say("first", "interruption"), Say("then"), Say("finally"))
    while s.frames:
        s.frames.pop().take(s, -1, at("choose 1 wolf:0 kids:0 pig:0").state.legal(1)[0])
    assert s.said == ["first", "interruption", "then", "finally"]


def test_the_trusted_path_goes_where_play_goes() -> None:
    checked, trusted = at("choose 1 wolf:0 kids:0 pig:0").state, at("choose 1 wolf:0 kids:0 pig:0").state
    for seat, words in ((1, "trap"), (2, "sleep"), (0, "visit 1")):
        move = next(m for m in checked.legal(seat) if m.words == words)
        checked.play(seat, move)
        trusted.trust(seat, move)
    assert checked.key() == trusted.key()


def test_a_seat_that_is_not_waited_for_has_no_default() -> None:
    with pytest.raises(ValueError, match="seat 0 is not waited for"):
        at("choose 1 wolf:0 kids:0 pig:0").state.default(0, Chance(0))


def test_a_legal_list_is_the_callers_own() -> None:
    state = at("deal 1 wolf:0 kids:0 pig:0 dealer=1").state
    state.legal(1).clear()
    assert len(state.legal(1)) == 6


def test_outcomes_compare_by_what_they_say() -> None:
    assert Outcome((1,), (0,), "most_points", "E5.2") == Outcome((1,), (0,), "most_points", "E5.2")
    assert Outcome((1,), (0,), "most_points", "E5.2") != Outcome((0,), (1,), "most_points", "E5.2")
    assert len({Outcome((1,), (0,), "a", "b"), Outcome((1,), (0,), "a", "b")}) == 1
