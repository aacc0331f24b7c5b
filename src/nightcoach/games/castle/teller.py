"""The Castle of the Devil in a terminal: the board, the story in words, and the names of the moves."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, ClassVar, Final

from rich.box import ROUNDED
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from nightcoach.core.chance import Chance
from nightcoach.core.wire import Told
from nightcoach.games.castle.view import View
from nightcoach.words import Words

QUIET: Final = ("window", "passed")
"""Events that are no news: a short window opens, or the reader has passed in it."""
RAW: Final = ("name", "form", "how", "side", "direction", "reason", "rule")
"""Fields of events by which a sentence chooses its words; they are not words themselves."""
SEATS: Final = (
    *("seat", "first", "target", "partner", "offerer", "giver", "receiver", "sender", "recipient", "attacker"),
    *("defender", "priest", "winner", "loser", "named", "winners", "attacker_side", "defender_side"),
)
"""Fields of events that hold seats, if they hold numbers."""
SECRETS: Final = {
    "dealt": ("dealt", "object"),
    "spied": ("object", "object"),
    "offered": ("object", "object"),
    "swapped": ("swapped", "given"),
    "drew": ("object", "object"),
    "monocle": ("society", "society"),
    "privilege": ("hand", "hand"),
    "coat": ("leftovers", "leftovers"),
    "coat_taken": ("coat_taken", "profession"),
    "tome": ("tome", "profession"),
    "received": ("received", "object"),
    "gift": ("object", "object"),
    "clairvoyant": ("cards", "cards"),
    "set_top": ("set_top", "first"),
    "demand": ("committed", "committed"),
    "demand_met": ("demand_met", "given"),
    "demand_failed": ("hand", "hand"),
    "priest_paid": ("object", "object"),
    "looked": ("society", "society"),
    "steal": ("hand", "hand"),
    "stolen": ("object", "object"),
    "gave_back": ("object", "object"),
    "duel_draw": ("object", "object"),
}
"""What a reader hears beside the rest: the sentence, and the field that only those have who may know."""


class CastleTeller:
    """What one seat reads of a game."""

    example = "C6.22"
    weighty: tuple[str, ...] = ("name", "that_is_all")
    usual: ClassVar[Mapping[str, str]] = {}

    def __init__(self, seat: int | None, names: Sequence[str], words: Words) -> None:
        self.seat = seat
        self.names = names
        self.words = words

    # Words

    def word(self, word: str) -> str:
        """A card, a verb or a side in the reader's language."""
        return self.words.say(f"castle-word-{word}")

    def listed(self, things: Iterable[str]) -> str:
        """Cards in a row."""
        return ", ".join([self.word(thing) for thing in things]) or "—"

    def people(self, seats: Iterable[int]) -> str:
        """Players in a row."""
        return ", ".join([self.names[seat] for seat in seats]) or "—"

    def label(self, chosen: Sequence[str], word: str) -> str:
        """A seat by its player's name, a number of tokens as it is, anything else in the reader's language."""
        if not word.isdecimal():
            return self.word(word)
        return word if chosen[-1:] == ["tokens"] else self.names[int(word)]

    def number(self, chosen: Sequence[str], word: str, place: int) -> int:
        """The number to type: of a seat as on the board, of tokens as many as they are, else in order."""
        if not word.isdecimal():
            return place + 1
        return int(word) if chosen[-1:] == ["tokens"] else int(word) + 1

    def title(self, chosen: Sequence[str]) -> str:
        """What has been chosen so far."""
        return f"{self.sentence(chosen)} →" if chosen else ""

    def sentence(self, chosen: Sequence[str]) -> str:
        """A move, word by word."""
        return " · ".join([self.label(chosen[:i], chosen[i]) for i in range(len(chosen))])

    # The board

    def board(self, view: View) -> RenderableType:
        """Everybody's objects, tokens, profession and part in the duel; and what the reader knows of them."""
        say = self.words.say
        table = Table(box=ROUNDED, expand=False, title=say("castle-name"), title_style="bold")
        headings = ("castle-field-sizes", "castle-field-tokens", "castle-field-professions")
        for heading in ("#", say("board-name"), *[say(each) for each in headings], "", say("castle-board-known")):
            table.add_column(heading)
        for seat in range(view.seats):
            name = Text(self.names[seat], style="bold" if seat == self.seat else "")
            if seat == self.seat and self.names[seat] != say("play-your-name"):
                name.append(f" ({say('board-you')})")
            tokens = "●" * view.tokens[seat] + (f" +{view.staked[seat]}" if view.staked[seat] else "")
            table.add_row(
                str(seat + 1),
                name,
                "▮" * view.sizes[seat],
                tokens,
                self.profession(view, seat),
                self.doing(view, seat),
                "; ".join(self.known(view, seat)),
            )
        return Group(table, *[Text(line) for line in self.beside(view)])

    def profession(self, view: View, seat: int) -> str:
        """A profession as it lies there."""
        if view.final is not None:
            return self.word(view.final.professions[seat])
        lies_open = view.professions[seat]
        return self.words.say("castle-board-down") if lies_open is None else self.word(lies_open)

    def doing(self, view: View, seat: int) -> str:
        """What a player is doing, as everybody sees it."""
        part = ""
        duel = view.duel
        if view.final is not None:
            part = "winner" if seat in view.final.winners else ""
        elif duel is not None:
            parts = {duel.attacker: "attacker", duel.defender: "defender"}
            parts |= dict.fromkeys(duel.attacker_side, "sword" if duel.swordsman is None else "out")
            parts |= dict.fromkeys(duel.defender_side, "shield" if duel.swordsman is None else "out")
            if duel.hypnotised is not None:
                parts[duel.hypnotised] = "hypnotised"
            part = parts.get(seat, "")
        elif seat == view.active:
            part = "active"
        elif seat in view.asked:
            part = "asked"
        return self.words.say(f"castle-part-{part}") if part else ""

    def known(self, view: View, seat: int) -> Iterator[str]:
        """The reader's notebook about a player: the society, then what was seen, and when. At the end, all."""
        if view.final is not None:
            yield self.words.say(f"castle-short-{view.final.societies[seat]}")
            yield self.listed(view.final.hands[seat])
            return
        if seat == self.seat or self.seat is None:
            return
        society = view.societies_seen[seat]
        if society is not None:
            yield self.words.say(f"castle-short-{society}")
        for seen in view.professions_seen:
            if seen.seat == seat and view.professions[seat] is None:
                gone = seen.changed
                yield self.dated(seen.profession, seen.turn, gone)
        for note in view.objects_seen:
            if note.holder == seat:
                yield self.dated(note.object, note.turn, note.moved > 0)

    def dated(self, thing: str, turn: int, moved: bool) -> str:
        """C10.5 Something that was so at that time."""
        return self.words.say("castle-board-moved" if moved else "castle-board-seen", thing=self.word(thing), turn=turn)

    def beside(self, view: View) -> Iterator[str]:
        """Below the table: the numbers, the duel, the open offer, the own cards, and what was seen in the deck."""
        say = self.words.say
        yield say("castle-board-state", turn=view.turn, deck=view.deck, limit=view.limit, pile=view.pile)
        if view.final is not None:
            if view.final.removed is not None:
                yield say("castle-board-removed", society=self.word(view.final.removed))
            return
        if view.duel is not None:
            duel = view.duel
            sides = {"attacker": self.names[duel.attacker], "defender": self.names[duel.defender]}
            yield say("castle-board-duel", attack=duel.attack, defence=duel.defence, **sides)
            if duel.played:
                yield say("castle-board-played", things=self.listed(duel.played))
            if duel.verdict is not None:
                yield say("castle-board-verdict", name=self.names[duel.verdict])
        if self.seat is None or view.society is None or view.profession is None:
            return
        yield f"{say('castle-field-society')} {self.word(view.society)}"
        yield f"{say('castle-field-profession')} {self.word(view.profession)}"
        yield f"{say('castle-field-hand')} {self.listed(view.hand)}"
        if view.top:
            yield f"{say('castle-field-top')} {self.listed(view.top)}"
        deck = [note.object for note in view.objects_seen if note.holder is None]
        if deck and view.deck:
            yield say("castle-board-deck", things=self.listed(deck))

    # Questions

    def ask(self, view: View) -> str:
        """What the open window asks of the reader, and what it is about."""
        return " ".join([*self.pending(view), self.words.say(f"castle-ask-{view.window}")])

    def pending(self, view: View) -> Iterator[str]:
        """The offer, the demand or the ability that waits for an answer."""
        found = view.pending
        if found is None:
            return
        what = "ability" if found.ability else "demand" if found.kind else "offer"
        facts = {"seat": self.names[found.seat], "partner": self.names[found.partner]}
        facts |= {key: self.word(word) for key, word in (("kind", found.kind), ("ability", found.ability)) if word}
        me = "seat" if found.seat == self.seat else "partner" if found.partner == self.seat else "none"
        yield self.words.say(f"castle-pending-{what}", me=me, **facts)
        if found.object is not None:
            yield self.words.say("castle-secret-object", object=self.word(found.object))

    def alone(self, legal: Sequence[str]) -> str | None:
        """C10.40 Who has nothing to use is asked like everybody else, and need not be bothered with it here."""
        return "pass" if tuple(legal) == ("pass",) else None

    def help(self, view: View) -> str:
        """The game in a few sentences, and what the reader's own cards do."""
        cards: list[str] = [each for each in (view.society, view.profession, *view.hand) if each is not None]
        if self.seat is not None and view.tokens[self.seat]:
            cards.append("tokens")
        lines = [f"{self.word(card)}: {self.about(card)}" for card in dict.fromkeys(cards)]
        return "\n".join([self.words.say("castle-help"), "", *lines])

    def about(self, card: str) -> str:
        """What a card does; Keys and Goblets all do the same."""
        kind = card.partition("_")[0] if card.startswith(("key_", "goblet_")) else card
        return self.words.say(f"castle-about-{kind}")

    # The story

    def theatre(self, _view: View, _chance: Chance) -> list[str]:
        """Nobody acts anything out here."""
        return []

    def style(self, kind: str) -> str:
        """How a line of the story looks."""
        return {"ended": "bold", "turn": "dim"}.get(kind, "")

    def story(self, event: Told) -> list[str]:
        """The event in words, and what the reader alone was shown. An own sealed choice is never among them."""
        kind = str(event.__struct_config__.tag)
        if kind in QUIET:
            return []
        facts = self.facts(event)
        said = [self.words.say(f"castle-event-{kind}", **facts)]
        secret, field = SECRETS.get(kind, ("", ""))
        if secret and getattr(event, field) is not None:
            said.append(self.words.say(f"castle-secret-{secret}", **facts))
        return [" ".join(said)]

    def facts(self, event: Told) -> dict[str, Any]:
        """The fields of an event in words; `me` is the one in which the reader stands."""
        facts: dict[str, Any] = {"me": "none"}
        for field in event.__struct_fields__:
            value = getattr(event, field)
            if field in SEATS and self.stands_in(value):
                facts["me"] = field
            facts[field] = self.fact(field, value)
        if facts.get("what") and getattr(event, "what", "") == "tokens":
            facts["what"] = f"{facts['what']} × {facts['number']}"
        return facts

    def stands_in(self, value: object) -> bool:
        """Whether the reader is meant, or is among those who are."""
        return self.seat is not None and (value == self.seat or (isinstance(value, tuple) and self.seat in value))

    def fact(self, field: str, value: Any) -> Any:
        """One field: seats by name, cards by theirs, yes or no, and numbers as they are."""
        if isinstance(value, bool):
            return "yes" if value else "no"
        if isinstance(value, str):
            return value if field in RAW else self.word(value)
        if isinstance(value, int):
            return self.names[value] if field in SEATS else value
        if isinstance(value, tuple) and all(isinstance(each, int) for each in value):
            return self.people(value)
        if isinstance(value, tuple) and all(isinstance(each, str) for each in value):
            return self.listed(value)
        return ""
