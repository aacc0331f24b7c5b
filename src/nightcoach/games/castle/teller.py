"""The Castle of the Devil in a terminal: the board, the story in words, and the names of the moves."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from rich.box import ROUNDED
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from nightcoach.core.wire import Told
from nightcoach.games.castle.wire_view import View
from nightcoach.terminal.plain import PlainTeller


class CastleTeller(PlainTeller):
    """Tells a game of the Castle to one seat."""

    game = "castle"
    example = "C6.22"
    weighty: tuple[str, ...] = ("name", "that_is_all")

    # Words

    def word(self, word: str) -> str:
        """A card, a verb or a side in the reader's language."""
        return self.words.say(f"castle-word-{word}")

    def label(self, chosen: Sequence[str], word: str) -> str:
        """A seat by its player's name, a number of tokens as it is, anything else in the reader's language."""
        if not word.isdecimal():
            return self.word(word)
        return word if chosen[-1:] == ["tokens"] else self.names[int(word)]

    def number(self, chosen: Sequence[str], word: str, place: int) -> int:
        """The number to type: a seat's number on the board, the number of tokens, otherwise the place in the list."""
        if not word.isdecimal():
            return place + 1
        return int(word) if chosen[-1:] == ["tokens"] else int(word) + 1

    # The board

    def board(self, view: View) -> RenderableType:
        """Everybody's objects, tokens, profession and part in the duel; and what the reader knows of them."""
        say = self.words.say
        table = Table(box=ROUNDED, expand=False, title=say("castle-name"), title_style="bold")
        headings = ("castle-field-sizes", "castle-field-tokens", "castle-field-professions")
        for heading in ("#", say("board-name"), *[say(each) for each in headings], "", say("castle-board-known")):
            table.add_column(heading)
        for seat in range(view.seats):
            tokens = "●" * view.tokens[seat] + (f" +{view.staked[seat]}" if view.staked[seat] else "")
            table.add_row(
                str(seat + 1),
                self.name_of(seat),
                "▮" * view.sizes[seat],
                tokens,
                self.profession(view, seat),
                self.doing(view, seat),
                "; ".join(self.known(view, seat)),
            )
        return Group(table, *[Text(line) for line in self.below(view)])

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

    def below(self, view: View) -> Iterator[str]:
        """Below the table: the numbers, the duel, the open offer, the reader's cards, and what was seen in the deck."""
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
        say, ask, found = self.words.say, f"castle-ask-{view.window}", view.pending
        if found is None:
            return say(ask)
        facts = {"seat": self.names[found.seat], "partner": self.names[found.partner]}
        facts |= {key: self.word(word) for key, word in (("kind", found.kind), ("ability", found.ability)) if word}
        me = "seat" if found.seat == self.seat else "partner" if found.partner == self.seat else "none"
        before = [say("castle-pending-ability", me=me, **facts)] if found.ability else []
        after = [say("castle-secret-object", object=self.word(found.object))] if found.object is not None else []
        return " ".join([*before, say(ask, **facts), *after])

    def alone(self, legal: Sequence[str]) -> str | None:
        """C10.40 A player who has nothing to use is asked like everybody else, but need not be bothered with it
        here."""
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

    def style(self, kind: str) -> str:
        """How a line of the story looks."""
        return {"ended": "bold", "turn": "dim"}.get(kind, "")

    def facts(self, event: Told) -> dict[str, Any]:
        """As for any game; several tokens are played at once."""
        facts = super().facts(event)
        if getattr(event, "what", "") == "tokens":
            facts["what"] = f"{facts['what']} × {facts['number']}"
        return facts
