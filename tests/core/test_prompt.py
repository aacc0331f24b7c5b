"""What a person meets at the Python prompt: every thing says what it is, and where it can be pastes back."""

from __future__ import annotations

from typing import Any

import pytest

import nightcoach
from examples import own_game
from nightcoach.core.chance import Chance, Dice, Script
from nightcoach.core.drive import play_out
from nightcoach.core.errors import BadNotation, BadOption, CannotRedeal, IllegalMove, Refused, UnknownMove
from nightcoach.core.events import Event
from nightcoach.core.game import Game, redeal
from nightcoach.core.state import Outcome, State
from tests.toys.gifts import Gifts

FEWEST = {"castle": 4, "eatme": 3, "lupus": 8}
every_game = pytest.mark.parametrize("name", sorted(FEWEST))


def dealt(name: str, decisions: int = 0, told: list[Event] | None = None) -> tuple[Game, State]:
    """A game of the fewest seats, some random decisions in."""
    game: Game = nightcoach.game(name)
    state = game.deal(FEWEST[name], game.Options(), Chance(7), None if told is None else told.append)
    play_out(state, Dice(5), decisions)
    return game, state


def pasted(text: str) -> Any:
    """What the text gives at a prompt with the games at hand."""
    games = {name: nightcoach.game(name) for name in FEWEST}
    return eval(text, {"nightcoach": nightcoach, "Event": Event, "Outcome": Outcome, **games})


@every_game
def test_a_game_pastes_back(name: str) -> None:
    assert pasted(repr(nightcoach.game(name))) is nightcoach.game(name)


@every_game
@pytest.mark.parametrize("decisions", [0, 3, 9])
def test_a_state_pastes_back(name: str, decisions: int) -> None:
    _, state = dealt(name, decisions)
    assert pasted(repr(state)).key() == state.key()


@every_game
def test_a_pasted_state_has_the_same_future_every_time(name: str) -> None:
    line = repr(dealt(name)[1])
    first, second = pasted(line), pasted(line)
    play_out(first, Dice(1))
    play_out(second, Dice(1))
    assert first.key() == second.key()


@every_game
def test_a_move_pastes_back(name: str) -> None:
    game = nightcoach.game(name)
    assert [pasted(repr(move)) for move in game.moves] == list(game.moves)


def test_a_table_of_moves_says_whose_and_how_many() -> None:
    assert repr(nightcoach.game("eatme").moves) == "<218 moves of eatme: sleep, trap, visit 0 …>"


def test_an_event_pastes_back() -> None:
    event = Event("confirmed", (1,), ("trap",), (1,), False)
    text = repr(event)
    assert text == "Event(\"confirmed\", (1,), secret=('trap',), ears=(1,), public=False)"
    assert repr(pasted(text)) == text


def test_an_outcome_names_losers_and_party() -> None:
    outcome = Outcome((0, 2), (1,), "no_wolves", "L5.5", "village")
    assert "losers=(1,)" in repr(outcome)
    assert pasted(repr(outcome)) == outcome


def test_a_window_says_whom_it_asks() -> None:
    assert repr(dealt("eatme")[1].frames[-1]) in ("<choose asks 0 1>", "<choose asks 0 2>", "<choose asks 1 2>")


def test_a_state_without_a_home_still_says_what_it_is() -> None:
    assert repr(Gifts(Chance(1))) == "<Gifts in over>"


POSITION = "choose 1 wolf:0 kids:4:trap pig:0"


def test_printing_a_state_draws_everything_for_a_narrator() -> None:
    assert str(nightcoach.game("eatme").read(POSITION)).splitlines() == [
        "eatme, choose (everything)",
        "seat  kinds  pictures  scores  choice",
        "0     wolf   wolf      0       -",
        "1     kids   kids      4       trap",
        "2     pig    pig_1     0       -       asked",
        "round: 1",
    ]


def test_the_table_of_a_seat_draws_its_view_alone() -> None:
    assert nightcoach.game("eatme").read(POSITION).table(2).splitlines() == [
        "eatme, choose (what seat 2 sees)",
        "seat  kinds  pictures  scores",
        "0     wolf   wolf      0",
        "1     kids   kids      4",
        "2     pig    pig_1     0       asked",
        "round: 1",
        "open: sleep, trap",
    ]


@every_game
def test_a_seat_and_a_spectator_see_the_same_table_in_worlds_that_they_cannot_tell_apart(name: str) -> None:
    told: list[Event] = []
    game, state = dealt(name, 0, told)
    for watcher in (None, *range(state.seats)):
        heard = [event for event in [game.hear(each, watcher) for each in told] if event is not None]
        worlds: list[State] = [redeal(game, heard, watcher, Chance(lot)) for lot in range(5)]
        assert {world.table(watcher) for world in worlds} == {state.table(watcher)}


@every_game
def test_a_table_is_drawn_at_every_step_of_a_game(name: str) -> None:
    _, state = dealt(name)
    while state.frames:
        play_out(state, Dice(2), 1)
        lines = str(state).splitlines()
        assert lines[0] == f"{name}, {state.window()} (everything)"
        assert [line.split()[0] for line in lines[2 : 2 + state.seats]] == [str(seat) for seat in range(state.seats)]


@every_game
def test_words_play_as_their_move_does(name: str) -> None:
    _, state = dealt(name)
    seat = state.waiting()[0]
    move = state.legal(seat)[0]
    twin = state.clone()
    state.play(seat, move)
    twin.play(seat, move.words)
    assert twin.key() == state.key()


def test_a_misspelt_word_suggests_what_is_open() -> None:
    state = nightcoach.game("eatme").read("prowl 1 wolf:0 kids:0:trap pig:0:sleep")
    with pytest.raises(UnknownMove, match="'vist 2' is not a move in this game; did you mean 'visit 2' or 'visit 1'"):
        state.play(0, "vist 2")


def test_a_word_like_no_other_lists_what_is_open() -> None:
    state = nightcoach.game("eatme").read("prowl 1 wolf:0 kids:0:trap pig:0:sleep")
    with pytest.raises(UnknownMove, match="'howl' is not a move in this game; open: visit 1, visit 2"):
        state.play(0, "howl")


def test_a_move_that_is_not_open_is_answered_with_those_of_its_verb_first() -> None:
    castle = nightcoach.game("castle")
    state = castle.deal(4, castle.Options(), Chance(1))
    seat = state.waiting()[0]
    with pytest.raises(IllegalMove, match=f"'offer {seat} coat' is not open to seat {seat} now; open: offer"):
        state.play(seat, f"offer {seat} coat")


@pytest.mark.parametrize("words", ["slep", "trp", "howl", ""])
def test_about_a_sealed_choice_a_wrong_word_tells_everybody_the_same(words: str) -> None:
    lines = ["choose 1 wolf:0 kids:0:trap pig:0 show_ready=false", "choose 1 wolf:0 kids:0 pig:0:trap show_ready=false"]
    heard = {refused(nightcoach.game("eatme").read(line), seat, words) for line in lines for seat in (1, 2)}
    assert len(heard) == 1


@pytest.mark.parametrize("words", ["point 99", "poin 3", "point 0", "howl", ""])
def test_in_a_hushed_window_every_wrong_word_is_refused_in_the_same_words(words: str) -> None:
    _, state = dealt("lupus")
    assert state.hushed()
    heard = {refused(state, seat, words) for seat in range(state.seats) if words not in state.view(seat).legal}
    assert heard == {"this choice is not open; nobody is told why"}


def refused(state: State, seat: int, words: str) -> str:
    """The refusal of these words."""
    with pytest.raises(Refused) as refusal:
        state.clone().play(seat, words)
    return str(refusal.value)


@pytest.mark.parametrize("garbage", [None, 3, ["trap"], b"trap"])
def test_what_is_neither_a_move_nor_words_is_refused_as_such(garbage: Any) -> None:
    with pytest.raises(TypeError, match="a move is a Move or its words, not"):
        dealt("eatme")[1].play(0, garbage)


@pytest.mark.parametrize("chance", [Chance(1), Dice(1), Script([], Chance(1))])
def test_a_chance_says_what_it_is_and_never_its_key(chance: Chance) -> None:
    assert repr(chance) == f"<{type(chance).__name__}: a stream of draws>"


def test_out_of_nothing_nothing_is_picked() -> None:
    with pytest.raises(ValueError, match="nothing to pick from"):
        Chance(1).pick([])


def test_a_state_without_a_home_says_what_it_needs_to_understand_words() -> None:
    with pytest.raises(
        NotImplementedError, match=r"Gifts must set State\.home to the name of the module that holds its GAME"
    ):
        Gifts(Chance(1)).play(0, "give 1")


def test_a_game_of_ones_own_understands_words_and_counts_its_seats() -> None:
    game = own_game.GAME
    state = game.deal(3, game.Options(), Chance(1))
    state.play(0, "name 2")
    assert state.waiting() == (1, 2)
    assert repr(state) == "<Lowest in naming>"
    with pytest.raises(BadOption, match="takes 3–6 seats, not 2"):
        game.deal(2, game.Options(), Chance(1))


@every_game
@pytest.mark.parametrize("seat", [-1, 24])
def test_a_redeal_refuses_a_seat_that_is_not_at_the_table(name: str, seat: int) -> None:
    told: list[Event] = []
    game, _ = dealt(name, 0, told)
    heard = [event for event in [game.hear(each, None) for each in told] if event is not None]
    with pytest.raises(CannotRedeal, match=f"seat {seat} is not at this table; seats are 0 to {FEWEST[name] - 1}"):
        nightcoach.redeal(game, heard, seat, Chance(1))


@every_game
def test_a_redeal_refuses_raw_events(name: str) -> None:
    told: list[Any] = []
    game, _ = dealt(name, 0, told)
    with pytest.raises(CannotRedeal, match=r"cut raw events with game\.hear\(event, seat\)"):
        nightcoach.redeal(game, told, 0, Chance(1))


@every_game
def test_a_deal_says_what_it_cannot_be_made_from(name: str) -> None:
    game: Any = nightcoach.game(name)
    seats = FEWEST[name]
    with pytest.raises(TypeError, match=f"the number of seats is a number, not '{seats}'"):
        game.deal(str(seats), game.Options(), Chance(1))
    with pytest.raises(TypeError, match="a game is dealt from a Chance, such as Chance"):
        game.deal(seats, game.Options(), "x")
    with pytest.raises(TypeError, match=f"the options of {name} are its Options"):
        game.deal(seats, "x", Chance(1))


@every_game
def test_what_is_not_a_line_is_no_position(name: str) -> None:
    game: Any = nightcoach.game(name)
    with pytest.raises(TypeError, match="a position is read from a line of text, not from 5"):
        game.read(5)


@every_game
@pytest.mark.parametrize("seat", ["x", 1.5, [0]])
def test_a_seat_that_is_not_a_number_is_refused_as_such(name: str, seat: Any) -> None:
    told: list[Event] = []
    game, state = dealt(name, 0, told)
    heard = [event for event in [game.hear(each, None) for each in told] if event is not None]
    with pytest.raises(TypeError, match="a seat is a number, not"):
        state.table(seat)
    with pytest.raises(TypeError, match="a seat is a number, and a spectator is None, not"):
        nightcoach.redeal(game, heard, seat, Chance(1))
    with pytest.raises(TypeError, match=r"a seat is a number, not|object expected"):  # the compiled engine's own words
        state.view(seat)


def test_a_redeal_wants_a_chance() -> None:
    game: Any = nightcoach.game("eatme")
    with pytest.raises(TypeError, match="a world is sampled with a Chance, such as Chance"):
        nightcoach.redeal(game, [], 0, 5)  # type: ignore[call-overload]


def test_a_bot_is_found_by_its_name() -> None:
    with pytest.raises(TypeError, match="a bot is found by its name, not by 5"):
        nightcoach.bot("castle", 5)  # type: ignore[arg-type]


@pytest.mark.parametrize("seed", [None, 1.5, ["dark", "night"]])
def test_a_seed_is_bytes_a_number_or_a_word(seed: Any) -> None:
    with pytest.raises(TypeError, match=r"a seed is bytes, a number or a word, not|object expected"):
        Chance(seed)


def test_a_code_is_a_number() -> None:
    moves: Any = nightcoach.game("eatme").moves
    with pytest.raises(TypeError, match=r"a code is a number, not 'trap'|object expected"):
        moves.at("trap")


@every_game
def test_a_seat_in_quotes_is_not_a_seat(name: str) -> None:
    state: Any = dealt(name)[1]
    with pytest.raises(TypeError, match=r"a seat is a number, not '0'|int object expected"):
        state.play("0", state.legal(state.waiting()[0])[0].words)


def test_a_move_is_not_found_by_a_number() -> None:
    moves: Any = nightcoach.game("castle").moves
    with pytest.raises(TypeError, match=r"moves\.at\(code\)|str object expected"):
        moves[0]


FOUR = "order:thug:key_red brotherhood:priest:goblet_red order:doctor:bag_key brotherhood:alchemist:bag_goblet,coat"


@pytest.mark.parametrize(
    ("line", "why"),
    [
        (f"turn 1 0 {FOUR}".replace("thug", "thgu"), "'thgu' is not a profession; did you mean 'thug'?"),
        (f"trun 1 0 {FOUR}", "'trun' is not a window; did you mean 'turn'?"),
        (f"turn 1 0 {FOUR}".replace("order:thug", "orden:thug"), "'orden' is not a society; did you mean 'order'?"),
        (f"turn 1 0 {FOUR}".replace("coat", "coatt"), "'coatt' is not an object; did you mean 'coat'?"),
        (f"turn 1 0 {FOUR}".replace(":key_red", ""), "'order:thug' has too few parts"),
    ],
)
def test_a_misspelt_position_says_which_word_is_wrong(line: str, why: str) -> None:
    with pytest.raises(BadNotation) as refusal:
        nightcoach.game("castle").read(line)
    assert why in str(refusal.value)


def test_printing_a_state_shows_what_only_two_traders_know() -> None:
    line = f"answer.1.coat 7 3 {FOUR}"
    state = nightcoach.game("castle").read(line)
    assert "object=coat" in str(state)
    assert "object=coat" in state.table(1)
    assert "object=coat" not in state.table(None)


def test_the_names_of_the_package_can_be_listed() -> None:
    assert set(nightcoach.__all__) <= set(dir(nightcoach))
