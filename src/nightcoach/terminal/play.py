"""One person against bots in a terminal."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from typing import Any

from rich.markdown import Markdown
from rich.markup import escape

from nightcoach.bots import Bot
from nightcoach.core.chance import Chance, mix
from nightcoach.core.errors import Refused
from nightcoach.core.events import Event
from nightcoach.core.frames import TABLE
from nightcoach.core.game import Game
from nightcoach.core.record import Recording, commitment
from nightcoach.core.wire import GameOptions
from nightcoach.rulebook import rule_text
from nightcoach.terminal.choose import choose_move
from nightcoach.terminal.eatme import EatMeTeller
from nightcoach.terminal.screen import Screen
from nightcoach.words import Words

TELLERS: dict[str, Callable[[int, Sequence[str], Words], Any]] = {"eatme": EatMeTeller}
NAMES = ("Agathe", "Bruno", "Clara", "Dario", "Emil", "Flora", "Greta", "Hugo")


class TerminalGame:
    """A game in which one seat is a person and the others are bots."""

    def __init__(
        self,
        game: Game,
        seats: int,
        options: GameOptions,
        seat: int,
        name: str,
        bots: Sequence[Bot],
        screen: Screen,
        words: Words,
        seed: bytes | None = None,
    ) -> None:
        self.game = game
        self.seat = seat
        self.bots = bots
        self.screen = screen
        self.words = words
        self.seed = secrets.token_bytes(32) if seed is None else seed
        others = iter([known for known in NAMES if known.lower() != name.lower()])
        names = [name if q == seat else next(others) for q in range(seats)]
        self.teller = TELLERS[game.name](seat, names, words)
        self.streams = [Chance(mix("bot", self.seed, bytes([q]))) for q in range(seats)]
        self.theatre = Chance(mix("theatre", self.seed))
        self.told: list[Event] = []
        self.recording = Recording(game, seats, options, self.seed, tell=self.told.append)
        screen.board = lambda: self.teller.board(self.recording.state.view(seat))

    def play(self) -> None:
        """To the end of the game, or until the player leaves."""
        state = self.recording.state
        self.screen.tell(self.words.say("play-commitment", commitment=commitment(self.seed)), "dim")
        self.flush()
        while state.outcome() is None:
            waiting = state.waiting()
            # Bots answer first, so that the person never waits for them with a question open.
            seat = next((q for q in waiting if q != self.seat), self.seat)
            if seat == TABLE:
                move = state.legal(seat)[0].words
            elif seat == self.seat:
                move = self.ask()
            else:
                view = state.view(seat)
                self.prowl(view)
                move = self.bots[seat].choose(view, self.streams[seat])
            self.recording.play(seat, self.game.moves[move], self.told.append)
            self.flush()
        self.screen.show_board()
        self.screen.note(escape(self.words.say("play-seed", seed=self.seed.hex())))

    def flush(self) -> None:
        """Tell what the seat has heard since the last time."""
        for event in self.told:
            heard = self.game.hear(event, self.seat)
            for line in self.teller.story(heard) if heard is not None else []:
                self.screen.tell(line, "bold" if event.kind == "ended" else "")
        self.told.clear()

    def prowl(self, view: Any) -> None:
        """E6.4 Theatre: a bot's Wolf walks past two houses, by a lot that knows nothing of where it will go."""
        if view.window == "prowl":
            houses = [q for q in range(view.seats) if q != view.seat]
            self.theatre.shuffle(houses)
            for house in houses[:2]:
                self.screen.tell(self.teller.walked(view.seat, house), "italic")

    def ask(self) -> str:
        """The person's answer to the open window."""
        view = self.recording.state.view(self.seat)
        sealed = self.game.moves[view.legal[0]].sealed
        self.screen.show_board()
        self.screen.note("")
        self.screen.note(f"[bold]{escape(self.teller.ask(view))}[/]")
        if sealed:
            self.screen.note(f"[dim]{escape(self.words.say('play-unseen'))}[/]")
        return choose_move(view.legal, self.teller, self.screen, self.words, sealed, self.show_rule)

    def show_rule(self, number: str) -> None:
        """A rule of the book, in the middle of a question."""
        try:
            self.screen.note(Markdown(rule_text(self.game.name, number)))
        except Refused as refused:
            self.screen.note(escape(self.words.say(f"refused-{refused.reason}", **refused.facts)))
