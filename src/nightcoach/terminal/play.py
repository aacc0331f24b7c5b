"""One person against bots in a terminal."""

from __future__ import annotations

import functools
import secrets
from collections.abc import Mapping, Sequence

from rich.markdown import Markdown
from rich.markup import escape

from nightcoach.bots import Bot, answer
from nightcoach.core.box import box
from nightcoach.core.chance import Chance, mix
from nightcoach.core.errors import Refused
from nightcoach.core.events import Event
from nightcoach.core.frames import TABLE
from nightcoach.core.game import Game
from nightcoach.core.record import Recording, commitment
from nightcoach.core.wire import GameOptions
from nightcoach.rulebook import rule_text
from nightcoach.terminal.choose import choose_move
from nightcoach.terminal.plain import PlainTeller
from nightcoach.terminal.screen import Screen
from nightcoach.words import Words
from nightcoach.words.refusals import sentence

PEOPLE = (
    *("Agathe", "Bruno", "Clara", "Dario", "Emil", "Flora", "Greta", "Hugo", "Ines", "Jonas", "Karla", "Livio"),
    *("Marta", "Nico", "Olga", "Pavel", "Quirin", "Rosa", "Silvio", "Tilda", "Ugo", "Vera", "Wanda", "Yann"),
)


def teller_of(game: str) -> type[PlainTeller] | functools.partial[PlainTeller]:
    """What makes the teller of a game: its own, or the one that tells any game."""
    found = box(game)
    if not found.teller:
        return functools.partial(PlainTeller, game=game)
    own: type[PlainTeller] = found.load(found.teller)
    return own


def usual_options(game: str) -> Mapping[str, str]:
    """The options that a game in a terminal is played with, unless others are given."""
    found = box(game)
    own: type[PlainTeller] = found.load(found.teller) if found.teller else PlainTeller
    return own.usual


def names_at(seats: int, seat: int | None, name: str) -> list[str]:
    """Who sits where: the same in a game and in its replay, except for the person's name."""
    names = list(PEOPLE[:seats])
    if seat is not None:
        names = [f"{other} B." if other.lower() == name.lower() else other for other in names]
        names[seat] = name
    return names


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
        self.teller = teller_of(game.name)(seat, names_at(seats, seat, name), words)
        self.streams = [Chance(mix("bot", self.seed, bytes([q]))) for q in range(seats)]
        self.theatre = Chance(mix("theatre", self.seed))
        self.told: list[Event] = []
        self.recording = Recording(game, seats, options, self.seed, tell=self.told.append)
        # What the story has not told yet is not on the board either.
        self.shown = self.recording.state.view(seat)
        screen.board = lambda: self.teller.board(self.shown)

    def play(self) -> None:
        """To the end of the game, or until the player leaves."""
        state = self.recording.state
        self.screen.tell(self.words.say("play-commitment", commitment=commitment(self.seed)), "dim")
        self.flush()
        while state.outcome() is None:
            seat = self.next_seat()
            if seat == TABLE:
                move = state.legal(seat)[-1].words  # a night in slots ends call by call
            elif seat == self.seat:
                move = self.ask()
            else:
                view = state.view(seat)
                for line in self.teller.theatre(view, self.theatre):
                    self.screen.tell(line, "italic")
                answer(self.recording, seat, self.bots[seat], view, self.streams[seat], self.told.append)
                self.flush()
                continue
            self.recording.play(seat, self.game.moves[move], self.told.append)
            self.flush()
        self.screen.show_board()
        self.screen.note(escape(self.words.say("play-seed", seed=self.seed.hex())))

    def next_seat(self) -> int:
        """Whose answer comes next. Bots come first, so that the person never waits for them with a question open; but
        where people talk, everybody has a turn."""
        state = self.recording.state
        pace = state.pace()
        if pace is not None and pace.patient:
            return state.driven()
        return next((q for q in state.waiting() if q != self.seat), self.seat)

    def flush(self) -> None:
        """Tell what the seat has heard since the last time."""
        for event in self.told:
            heard = self.game.hear(event, self.seat)
            for line in self.teller.story(heard) if heard is not None else []:
                self.screen.tell(line, self.teller.style(event.kind))
        self.told.clear()
        self.shown = self.recording.state.view(self.seat)

    def ask(self) -> str:
        """The person's answer to the open window."""
        view = self.recording.state.view(self.seat)
        by_itself: str | None = self.teller.alone(view.legal)
        if by_itself is not None:
            return by_itself
        sealed = self.game.moves[view.legal[0]].sealed
        self.screen.show_board()
        self.screen.note("")
        self.screen.note(f"[bold]{escape(self.teller.ask(view))}[/]")
        if sealed:
            self.screen.note(f"[dim]{escape(self.words.say('play-unseen'))}[/]")
        return choose_move(view.legal, self.teller, self.screen, self.words, sealed, self.show_rule, self.game.grave)

    def show_rule(self, number: str) -> None:
        """Show a rule, or the game in a few sentences, in the middle of a question."""
        if not number:
            self.screen.note(escape(self.teller.help(self.shown)))
            return
        try:
            self.screen.note(Markdown(rule_text(self.game.name, number)))
        except Refused as refused:
            self.screen.note(escape(sentence(refused, self.words)))
