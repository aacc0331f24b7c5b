"""Choosing a move by words: the tree of legal moves, one level after the other."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol

from rich.columns import Columns
from rich.markup import escape
from rich.text import Text

from nightcoach.core.moves import next_words
from nightcoach.terminal.screen import Quit, Screen
from nightcoach.words import Words


class Labels(Protocol):
    """How a game names the words of its moves."""

    example: str
    """The number of one of its rules, as an example."""
    weighty: tuple[str, ...]
    """First words of moves that decide a lot: they must be confirmed, however short."""

    def label(self, chosen: Sequence[str], word: str) -> str:
        """What a player calls this next word."""

    def title(self, chosen: Sequence[str]) -> str:
        """What is being chosen after these words; empty if that is obvious."""

    def number(self, chosen: Sequence[str], word: str, place: int) -> int:
        """What a player may type instead of this word, the one at this place of the list."""

    def sentence(self, chosen: Sequence[str]) -> str:
        """A whole move, shown once more before it counts."""


def choose_move(
    legal: Sequence[str],
    labels: Labels,
    screen: Screen,
    words: Words,
    sealed: bool,
    rule: Callable[[str], None],
    grave: Sequence[str] = (),
) -> str:
    """Ask level by level until one move is left. `back` goes up, `?` helps, `quit` leaves. What took several steps,
    or begins with a grave word, must be confirmed."""
    chosen: list[str] = []
    asked: list[int] = []  # the depths at which there was something to choose
    while True:
        options = next_words(legal, chosen)
        if len(options) == 1:
            chosen.append(options[0])
            continue
        if not options:
            sure = not asked or (len(asked) < 2 and chosen[0] not in (*grave, *labels.weighty))
            if sure or _confirmed(chosen, labels, screen, words):
                return " ".join(chosen)
            chosen = chosen[: asked.pop()]
            continue
        options.sort(key=lambda word: word in grave)  # what ends a game comes last
        answer = _ask_level(options, chosen, labels, screen, words, sealed)
        if answer == "back":
            if asked:
                chosen = chosen[: asked.pop()]
        elif answer.startswith("rule "):
            rule(answer.removeprefix("rule "))
        elif answer:
            asked.append(len(chosen))
            chosen.append(answer)


def _confirmed(chosen: list[str], labels: Labels, screen: Screen, words: Words) -> bool:
    """What took several steps is shown once more before it counts."""
    while True:
        answer = screen.ask(words.say("choose-confirm", move=labels.sentence(chosen)) + " ").lower()
        if answer in ("quit", "exit", "q", words.say("choose-quit")):
            raise Quit
        if answer in ("", "y", "yes", words.say("choose-yes")):
            return True
        if answer in ("b", "back", words.say("choose-back")):
            return False
        screen.note(escape(words.say("choose-not-understood")))


def _ask_level(
    options: list[str], chosen: list[str], labels: Labels, screen: Screen, words: Words, sealed: bool
) -> str:
    """One level: the chosen word, `back`, `rule NUMBER`, or nothing if the answer was not understood."""
    numbered = [(labels.number(chosen, o, i), o, labels.label(chosen, o)) for i, o in enumerate(options)]
    title = labels.title(chosen)
    shown = [Text.from_markup(f"[bold]{number}[/] {escape(label)}") for number, _, label in numbered]
    if sum(text.cell_len + 2 for text in shown) + len(title) > screen.console.width:
        if title:
            screen.note(escape(title))
        screen.note(Columns(shown, padding=(0, 2)))
    else:
        screen.note(Text(f"{title}  " if title else "").append_text(Text("  ").join(shown)))
    typed = screen.ask("> ", sealed).lower()
    if typed in ("quit", "exit", "q", words.say("choose-quit")):
        raise Quit
    if typed in ("back", "b", words.say("choose-back")):
        return "back"
    if typed in ("?", "help"):
        screen.note(escape(words.say("choose-help", rule=labels.example)))
        return "rule "
    command, _, number = typed.partition(" ")
    if command in ("rules", "rule", words.say("choose-rules")):
        return "rule " + number.strip().upper()
    meant = understood(typed, numbered)
    if len(meant) != 1:
        # A secret must not come back on the screen, not even misspelled.
        screen.note(escape(words.say("choose-several" if meant else "choose-not-understood")))
    return meant[0] if len(meant) == 1 else ""


def understood(typed: str, numbered: Sequence[tuple[int, str, str]]) -> list[str]:
    """The options that may be meant: by number, word or label, or by the beginning of a word or label."""
    if typed.isdecimal():
        return [option for number, option, _ in numbered if number == int(typed)]
    named = [(name, option) for _, option, label in numbered for name in (option, label.lower()) if typed]
    exact = {option: None for name, option in named if name == typed}
    return list(exact or {option: None for name, option in named if name.startswith(typed)})
