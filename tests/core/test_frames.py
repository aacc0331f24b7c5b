"""The stack: then, interruptions, effects, the trusted path and defaults."""

from __future__ import annotations

import pickle

import pytest

from nightcoach.core.chance import Chance
from nightcoach.core.errors import BadNotation, BadOption, BadRecord, IllegalMove, Refused, UnknownMove
from nightcoach.core.events import Seat
from nightcoach.core.frames import Frame, Sealed
from nightcoach.core.moves import Move
from nightcoach.core.state import Outcome, State
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
        s.take_off().take(s, -1, at("choose 1 wolf:0 kids:0 pig:0").state.legal(1)[0])
    assert s.said == ["first", "interruption", "then", "finally"]


def test_the_trusted_path_goes_where_play_goes() -> None:
    checked, trusted = at("choose 1 wolf:0 kids:0 pig:0").state, at("choose 1 wolf:0 kids:0 pig:0").state
    for seat, words in ((1, "trap"), (2, "sleep"), (0, "visit 1")):
        move = next(m for m in checked.legal(seat) if m.words == words)
        checked.play(seat, move)
        trusted.trust(seat, move)
    assert checked.key() == trusted.key()


def test_a_listener_that_fails_leaves_no_half_move_behind() -> None:
    class Deaf(Exception):
        pass

    def fail(_event: object) -> None:
        raise Deaf

    state, calm = at("choose 1 wolf:0 kids:0 pig:0").state, at("choose 1 wolf:0 kids:0 pig:0").state
    with pytest.raises(Deaf):
        state.play(1, state.legal(1)[0], fail)
    calm.play(1, calm.legal(1)[0])
    assert state.key() == calm.key()
    assert state.told is None


@pytest.mark.parametrize("seat", [-1, -2, 3, 99])
def test_nobody_who_is_not_at_the_table_gets_a_view(seat: int) -> None:
    state = at("prowl 1 wolf:0 kids:0:trap pig:0:sleep").state
    with pytest.raises(Refused, match=f"seat {seat} is not at this table"):
        state.view(seat)


def test_a_window_of_nobody_is_refused() -> None:
    with pytest.raises(ValueError, match="a window of nobody"):
        Sealed((), (), True)


@pytest.mark.parametrize("kind", [Refused, IllegalMove, UnknownMove, BadOption, BadNotation, BadRecord])
def test_a_refusal_survives_the_way_between_processes(kind: type[Refused]) -> None:
    back = pickle.loads(pickle.dumps(kind("why", "because", {"seat": "3"})))
    assert (type(back), back.reason, str(back), back.facts) == (kind, "why", "because", {"seat": "3"})


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
