"""Eat Me If You Can! in a terminal: the board, the story in words, and the names of the moves."""

from __future__ import annotations

from collections.abc import Sequence

from rich.box import ROUNDED
from rich.console import RenderableType
from rich.table import Table

from nightcoach.core.chance import Chance
from nightcoach.core.wire import Told
from nightcoach.games.eatme import wire
from nightcoach.terminal.plain import PlainTeller

ICONS = {"wolf": "🐺", "kids": "🐐", "hood": "🧺", "pig": "🐷"}
VALUES = {"kids": 3, "hood": 2, "pig": 1}


class EatMeTeller(PlainTeller):
    """Tells a game of Eat Me to one seat."""

    game = "eatme"
    example = "E3.6"

    def kind(self, kind: str) -> str:
        """A character with its picture."""
        return f"{ICONS[kind]} {self.words.say(f'eatme-kind-{kind}')}"

    def me(self, seat: int) -> str:
        """Whether the reader is meant."""
        return "yes" if seat == self.seat else "no"

    def board(self, view: wire.View) -> RenderableType:
        """Everybody's character, score and what they are doing."""
        say = self.words.say
        table = Table(box=ROUNDED, expand=False, title=say("eatme-name"), title_style="bold")
        for heading in ("#", say("board-name"), say("board-character"), say("board-points"), ""):
            table.add_column(heading)
        for seat in range(view.seats):
            kind = view.kinds[seat] if view.kinds else None
            value = f" ({VALUES[kind]})" if kind in VALUES else ""
            score = view.scores[seat]
            track = "●" * score + "○" * max(0, view.options.target_points - score)
            table.add_row(
                str(seat + 1),
                self.name_of(seat),
                self.kind(kind) + value if kind else "",
                f"{score:>2} {track}",
                self.doing(view, seat),
            )
        return table

    def doing(self, view: wire.View, seat: int) -> str:
        """What a player is doing, as far as everybody may see it."""
        if view.window == "choose" and view.kinds[seat] != "wolf":
            # Without show_ready the asked stay asked, so nobody is ever shown as ready.
            return self.words.say("eatme-doing-chooses" if seat in view.asked else "eatme-doing-ready")
        if seat in view.asked:
            return self.words.say("eatme-doing-prowls" if view.window == "prowl" else "eatme-doing-deals")
        return "" if view.window == "over" else self.words.say("eatme-doing-waits")

    def ask(self, view: wire.View) -> str:
        """What the open window asks of the reader."""
        first = "-first" if view.window == "deal" and view.round == 0 else ""
        return self.words.say(f"eatme-ask-{view.window}{first}")

    def title(self, chosen: Sequence[str]) -> str:
        """In a deal: whose character is being chosen."""
        return f"{self.names[len(chosen) - 1]} →" if chosen and chosen[0] == "deal" else ""

    def label(self, chosen: Sequence[str], word: str) -> str:
        """A seat by its player's name, a kind by its picture, a verb in the reader's language."""
        if word.isdecimal():
            return self.names[int(word)]
        if word in ICONS:
            return self.words.say(f"eatme-kind-{word}")
        return self.words.say(f"eatme-word-{word}")

    def number(self, _chosen: Sequence[str], word: str, place: int) -> int:
        """The number to type: a seat's as on the board, else in order."""
        return int(word) + 1 if word.isdecimal() else place + 1

    def sentence(self, chosen: Sequence[str]) -> str:
        """A move in words, its verb left out: who gets what."""
        parts = [f"{self.title(chosen[:i])} {self.label(chosen[:i], chosen[i])}" for i in range(1, len(chosen))]
        return ", ".join([part.strip() for part in parts])

    def theatre(self, view: wire.View, chance: Chance) -> list[str]:
        """E6.4 A bot's Wolf walks past two houses, drawn at random without knowing where it will go."""
        if view.window != "prowl":
            return []
        houses = [q for q in range(view.seats) if q != view.seat]
        chance.shuffle(houses)
        wolf = self.names[view.asked[0]]
        return [
            self.words.say("eatme-event-walked", me=self.me(house), wolf=wolf, name=self.names[house])
            for house in houses[:2]
        ]

    def story(self, event: Told) -> list[str]:
        """The event in words. A reader's own secret choice is never among them."""
        say, names = self.words.say, self.names
        match event:
            case wire.Opened():
                return [say("eatme-event-opened", seats=event.seats, target=event.options.target_points)]
            case wire.Dealt(dealer=None):
                return [say("eatme-event-dealt-by-lot", round=event.round, cast=self.cast(event))]
            case wire.Dealt(dealer=int(dealer)):
                me = self.me(dealer)
                return [say("eatme-event-dealt", round=event.round, me=me, dealer=names[dealer], cast=self.cast(event))]
            case wire.Confirmed():
                return [say("eatme-event-confirmed", me=self.me(event.seat), name=names[event.seat])]
            case wire.Locked():
                return [say("eatme-event-locked", me=self.me(event.wolf), wolf=names[event.wolf])]
            case wire.Visited():
                return [say("eatme-event-visited", **self.duellists(event.wolf, event.victim))]
            case wire.Duel():
                wolf = event.winner if event.winner != event.victim else event.loser
                facts = self.duellists(wolf, event.victim)
                return [say(f"eatme-event-duel-{event.choice}", gain=event.gain, loss=event.loss, **facts)]
            case wire.Revealed():
                return [
                    say(f"eatme-event-revealed-{choice}", me=self.me(seat), name=names[seat], gain=gain)
                    for seat, choice, gain in event.shown
                ]
            case wire.Scored():
                scores = ", ".join(f"{name} {score}" for name, score in zip(names, event.scores, strict=True))
                return [say("eatme-event-scored", scores=scores)]
            case wire.Ended():
                winner, points = event.winner, max(event.scores)
                me = self.me(winner)
                return [say(f"eatme-event-ended-{event.reason}", me=me, name=names[winner], points=points)]
        return super().story(event)

    def cast(self, event: wire.Dealt) -> str:
        """Who is who."""
        return ", ".join(f"{name} {self.kind(kind)}" for name, kind in zip(self.names, event.kinds, strict=True))

    def duellists(self, wolf: int, victim: int) -> dict[str, str]:
        """The two of a duel, and which of them is the reader."""
        me = "wolf" if wolf == self.seat else "victim" if victim == self.seat else "none"
        return {"me": me, "wolf": self.names[wolf], "victim": self.names[victim]}
