"""Stories in notation: a position, the moves, and what came of them."""

from __future__ import annotations

from nightcoach.core.chance import Chance
from nightcoach.core.events import Event
from nightcoach.core.wire import Told
from nightcoach.games.eatme.game import GAME
from nightcoach.games.eatme.state import EatMe
from nightcoach.games.eatme.wire import View


class Story:
    """A position that tests play on, with everything that was told."""

    def __init__(self, state: EatMe) -> None:
        self.state = state
        self.told: list[Event] = []

    def play(self, *lines: str) -> Story:
        """Each line is `SEAT WORDS`, as in a record."""
        for line in lines:
            seat, _, words = line.partition(" ")
            self.state.play(int(seat), GAME.moves[words], self.told.append)
        return self

    @property
    def scores(self) -> str:
        return "-".join(str(score) for score in self.state.scores)

    def legal(self, seat: int) -> list[str]:
        return [move.words for move in self.state.legal(seat)]

    def view(self, seat: int | None) -> View:
        return self.state.view(seat)

    def heard(self, seat: int | None) -> list[Told]:
        events = [GAME.hear(event, seat) for event in self.told]
        return [event for event in events if event is not None]

    def kinds_told(self) -> list[str]:
        return [event.kind for event in self.told]

    @property
    def line(self) -> str:
        return GAME.write(self.state)

    @property
    def winner(self) -> tuple[int, str, str]:
        outcome = self.state.outcome()
        assert outcome is not None
        return outcome.winners[0], outcome.reason, outcome.rule


def at(line: str) -> Story:
    """The story that begins at a position."""
    state = GAME.read(line, Chance(0))
    assert isinstance(state, EatMe)
    return Story(state)


def dealt(seats: int, seed: int = 0, **options: object) -> Story:
    """The story that begins with a deal."""
    story = Story.__new__(Story)
    story.told = []
    state = GAME.deal(seats, GAME.Options(**options), Chance(seed), story.told.append)
    assert isinstance(state, EatMe)
    story.state = state
    return story
