"""Lupus in Tabula in a terminal: the village, the story in words, and the names of the moves."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, ClassVar, Final

from rich.box import ROUNDED
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from nightcoach.core.wire import Told
from nightcoach.core.wire_events import described
from nightcoach.games.lupus import wire, wire_forecasts
from nightcoach.games.lupus.entries import ClaimEntry, claim_fields
from nightcoach.games.lupus.moves import CLAIMS, MOVES
from nightcoach.games.lupus.roles import NOBODY, ROLES
from nightcoach.games.lupus.wire_view import Claim, Clash, Note, View
from nightcoach.terminal.plain import PlainTeller

LINES: Final = {"night": "night", "dawn": "dawn", "suspects": "suspects", "lynched": "lynch"}
"""What the narrator says before an event is told."""
THEN: Final = {"talk_over": "nomination"}
"""What the narrator says after it."""
SEEN: Final = ("claim_result", "claim_medium", "claim_protected", "claim_marked", "claim_mason_with")
"""The claims that say more than a character."""


class LupusTeller(PlainTeller):
    """Tells a game of Lupus to one seat."""

    game = "lupus"
    example = "L3.24"
    usual: ClassVar[Mapping[str, str]] = {"night_mode": "parallel"}
    """One question a night: fellows are known before it, and what they point at is seen."""

    # Words

    def role(self, role: str) -> str:
        """A character in the reader's language."""
        return self.words.say(f"lupus-role-{role}")

    def pairs(self, pairs: Iterable[tuple[int, int | None]]) -> str:
        """Who points at whom, or has nominated whom."""
        name = self.names
        return ", ".join(
            [
                self.words.say("lupus-board-pair", who=name[who], whom="—" if whom is None else name[whom])
                for who, whom in pairs
            ]
        )

    def composition(self, composition: Iterable[tuple[str, int]]) -> str:
        """L2.8 The announced characters."""
        return ", ".join(
            [self.role(role) if count == 1 else f"{count} × {self.role(role)}" for role, count in composition]
        )

    def calls(self, calls: Iterable[str]) -> str:
        """Who is called tonight."""
        return ", ".join([self.words.say(f"lupus-call-{call}") for call in calls])

    def label(self, chosen: Sequence[str], word: str) -> str:
        """After the verb a number is a seat, any later one a night or a day; anything else is a word."""
        if word.isdecimal():
            return (
                self.names[int(word)] if len(chosen) == 1 else self.words.say(f"lupus-count-{chosen[0]}", n=int(word))
            )
        return self.role(word) if word in ROLES else self.words.say(f"lupus-word-{word}")

    def number(self, chosen: Sequence[str], word: str, place: int) -> int:
        """The number to type: a seat's number on the board, the number of a night, otherwise the place in the list."""
        if not word.isdecimal():
            return place + 1
        return int(word) + 1 if len(chosen) == 1 else int(word)

    def title(self, chosen: Sequence[str]) -> str:
        """What has been chosen so far, word by word: half a claim is not a sentence yet."""
        return f"{' · '.join(self.labels(chosen))} →" if chosen else ""

    def labels(self, chosen: Sequence[str]) -> list[str]:
        """A move, word by word."""
        return [self.label(chosen[:i], chosen[i]) for i in range(len(chosen))]

    def sentence(self, chosen: Sequence[str]) -> str:
        """A claim as it will be heard, any other move word by word."""
        if chosen[0] not in CLAIMS:
            return " · ".join(self.labels(chosen))
        claim: Any = claim_fields(ClaimEntry(0, 0, MOVES[" ".join(chosen)].code, NOBODY))
        return self.said(Claim(*claim)).rstrip(".")

    def said(self, claim: Claim | wire.Claimed) -> str:
        """L3.61 A claim in words, true or not."""
        return self.words.say(
            f"lupus-claim-{claim.claim}",
            role="" if claim.role is None else self.role(claim.role),
            target="" if claim.target is None else self.names[claim.target],
            nature=claim.nature or "",
            night=claim.night or 0,
        )

    # The board

    def board(self, view: View) -> RenderableType:
        """Everybody with what lies before them and what they claim; below, what is public and the reader's secrets."""
        say = self.words.say
        title = say(f"lupus-window-{view.window}", day=view.day)
        table = Table(box=ROUNDED, expand=False, title=f"{say('lupus-name')} · {title}", title_style="bold")
        last = "board-character" if view.final is not None else "lupus-board-claimed"
        for heading in ("#", say("board-name"), "", say(last)):
            table.add_column(heading)
        for seat in range(view.seats):
            known = self.was(view, seat) if view.final is not None else self.stands_by(view, seat)
            style = "" if seat in view.living else "dim"
            table.add_row(str(seat + 1), self.name_of(seat), ", ".join(self.parts(view, seat)), known, style=style)
        return Group(table, *[Text(line) for line in (*self.below(view), *self.secrets(view))])

    def parts(self, view: View, seat: int) -> Iterator[str]:
        """What everybody sees of a player."""
        say = self.words.say
        died = seat in view.dead and view.window not in ("night", "over")
        marks = {"winner": seat in view.winners, "ghost": seat not in view.living and not died, "died": died}
        yield from [say(f"lupus-part-{part}") for part, is_so in marks.items() if is_so]
        if view.final is not None:
            return
        marks = {
            "welcome": seat == view.welcome,
            "wise": seat == view.wise,
            "owl": seat == view.owl_mark,
            "paw": seat == view.paw,
            "tuft": seat == view.tuft,
            "ready": seat in view.ready,
            "speaks": view.window == "defence" and seat in view.asked,
            "no_ballot": seat in view.no_ballots,
        }
        yield from [say(f"lupus-part-{part}") for part, is_so in marks.items() if is_so]
        target = view.ballots[seat]
        if target is not None:
            yield f"→ {self.names[target]}"

    def stands_by(self, view: View, seat: int) -> str:
        """L3.62 What a player claims to be, and to have seen or done at night, except what was taken back."""
        gone = {claim.takes_back for claim in view.claims}
        standing = [claim for number, claim in enumerate(view.claims) if claim.seat == seat and number not in gone]
        characters = [self.role(claim.role) for claim in standing if claim.role is not None]
        seen = [self.saw(claim) for claim in standing if claim.claim in SEEN]
        return ", ".join(dict.fromkeys([*characters, *seen]))

    def saw(self, claim: Claim) -> str:
        """What somebody claims to know, short enough for a narrow column."""
        return self.words.say(
            f"lupus-seen-{claim.claim}",
            target="" if claim.target is None else self.names[claim.target],
            nature=claim.nature or "",
            night=claim.night or 0,
        )

    def was(self, view: View, seat: int) -> str:
        """L5.7 The character of a player, and what it became."""
        assert view.final is not None
        before, after = self.role(view.final.dealt[seat]), self.role(view.final.roles[seat])
        return before if before == after else self.words.say("lupus-board-turned", before=before, after=after)

    def below(self, view: View) -> Iterator[str]:
        """Below the table: what else everybody knows."""
        say = self.words.say
        if view.composition is None:
            yield say("lupus-board-list-secret")
        else:
            yield say("lupus-board-list", composition=self.composition(view.composition))
        if view.call is not None:
            yield say("lupus-board-call", call=say(f"lupus-call-{view.call}"))
        if view.paw is not None and view.tuft is not None and view.final is None:
            yield say("lupus-board-suspects", paw=self.names[view.paw], tuft=self.names[view.tuft])
        if view.window == "discussion" and view.claims_left is not None:
            yield say("lupus-board-claims-left", left=view.claims_left)
        if view.window not in ("night", "over"):
            yield from [self.clash(view, clash) for clash in view.clashes]

    def clash(self, view: View, clash: Clash) -> str:
        """L3.80 Why some claims cannot be true together."""
        nobody = clash.why == "mark" and clash.seat is None
        return self.words.say(
            f"lupus-clash-{clash.why}{'-none' if nobody else ''}",
            names=self.people(dict.fromkeys([view.claims[number].seat for number in clash.claims])),
            seat="" if clash.seat is None else self.names[clash.seat],
            role="" if clash.role is None else self.role(clash.role),
            most=clash.most or 0,
            night=clash.night or 0,
        )

    def secrets(self, view: View) -> Iterator[str]:
        """The reader's card, what the reader was told at night, and what the fellows point at."""
        say = self.words.say
        if view.role is None or view.final is not None:
            return
        yield f"{say('lupus-board-card')} {self.role(view.role)}"
        for note in view.notes:
            yield self.note(note)
        if view.markers:
            yield say("lupus-secret-markers", markers=self.pairs(view.markers))
        if self.seat is not None and self.seat not in view.living:
            yield say("lupus-board-ghost")

    def note(self, note: Note) -> str:
        """What the reader was told at night."""
        others = [seat for seat in note.seats if seat != self.seat or note.kind != "fellows"]
        nothing = not others or (note.kind == "became" and note.role == "mythomaniac")
        return self.words.say(
            f"lupus-note-{note.kind}{'-none' if nothing else ''}",
            night=note.night,
            names=self.people(others),
            nature=note.nature or "",
            role="" if note.role is None else self.role(note.role),
        )

    # Questions

    def ask(self, view: View) -> str:
        """L3.3 What the open window asks: at night the same of everybody."""
        return self.words.say(f"lupus-ask-{view.window}")

    def alone(self, legal: Sequence[str]) -> str | None:
        """A player who can only be ready, or is a suspect with nothing to choose, need not be asked here."""
        return legal[0] if len(legal) == 1 and legal[0] in ("pass", "ready") else None

    def help(self, view: View) -> str:
        """The game in a few sentences, and what the characters in it can do, the reader's own first."""
        known = [role for role, _ in view.composition or ()]
        roles = [*([] if view.role is None else [view.role]), *(known or ROLES)]
        lines = [f"{self.role(role)}: {self.words.say(f'lupus-role-{role}-about')}" for role in dict.fromkeys(roles)]
        return "\n".join([self.words.say("lupus-help"), "", *lines])

    # The story

    def style(self, kind: str) -> str:
        """How a line of the story looks."""
        return {"ended": "bold", "night": "bold", "dawn": "bold", "pointed": "dim", "ready": "dim"}.get(kind, "")

    def story(self, event: Told) -> list[str]:
        """The event in words. The reader's own sealed choice is never among them."""
        say = self.words.say
        note = told_at_night(event)
        if note is not None:
            return [self.note(note)]
        match event:
            case wire.Called():
                return [say(f"lupus-line-{event.call}")]
            case wire.Dealt():
                return [say("lupus-secret-dealt", role=self.role(event.role)), say(f"lupus-role-{event.role}-about")]
            case wire.Pointed():
                if event.seat == self.seat:
                    return []
                return [say("lupus-secret-pointed", seat=self.names[event.seat], target=self.names[event.target])]
            case wire.Markers():
                return [say("lupus-secret-markers", markers=self.pairs(event.markers))]
            case wire_forecasts.Forecast():
                return [say("lupus-secret-forecast")]
            case wire.Sealed():
                return [say("lupus-secret-sealed")]
            case wire.Ended():
                return [f"{say('lupus-line-over', party=event.party)} {super().story(event)[0]}"]
        kind = str(event.__struct_config__.tag)
        before = [say(f"lupus-line-{LINES[kind]}")] if kind in LINES else []
        after = [say(f"lupus-line-{THEN[kind]}")] if kind in THEN else []
        return [" ".join([*before, *super().story(event), *after])]

    def facts(self, event: Told) -> dict[str, Any]:
        """As for any game, but `me` is the first field that the reader is in; and whatever else a sentence needs."""
        facts = super().facts(event)
        info = described(type(event))
        mine = [each for each in (*info.seats, *info.people) if self.is_in(getattr(event, each))]
        facts["me"] = next((each for each in event.__struct_fields__ if each in mine), "none")
        match event:
            case wire.Claimed():
                facts["said"] = self.said(event)
            case wire.Ballots():
                facts["ballots"] = self.pairs(enumerate(event.targets))
            case wire.Suspects():
                counts = [(self.names[seat], count) for seat, count in enumerate(event.ballots) if count]
                facts["counts"] = ", ".join([f"{name} {count}" for name, count in counts]) or "—"
            case wire.Voted():
                for fact, side in (("paws", "paw"), ("tufts", "tuft"), ("missing", None)):
                    facts[fact] = self.people([seat for seat, vote in event.votes if vote == side])
            case wire.Ended():
                facts["cast"] = ", ".join(
                    [
                        self.words.say("lupus-board-cast", who=self.names[seat], role=self.role(role))
                        for seat, role in enumerate(event.roles)
                    ]
                )
        return facts

    def fact(self, event: Told, field: str, value: Any) -> Any:
        """Characters and calls by their names, the rest as for any game."""
        if field == "composition" and value is not None:
            return self.composition(value)
        if field == "calls":
            return self.calls(value)
        return self.role(value) if isinstance(value, str) else super().fact(event, field, value)


def told_at_night(event: Told) -> Note | None:
    """The note that a holder keeps of this event, if any."""
    match event:
        case wire.Fellows():
            return Note(event.night, "fellows", event.seats, role=event.role)
        case wire.Answer():
            return Note(event.night, "answer", (event.target,), event.nature)
        case wire.Spirit():
            return Note(event.night, "spirit", (event.target,), event.nature)
        case wire.Guarded():
            return Note(event.night, "guarded", (event.target,))
        case wire.Marked():
            return Note(event.night, "marked", (event.target,))
        case wire.Victim():
            return Note(event.night, "victim", () if event.target is None else (event.target,))
        case wire.Became():
            return Note(2, "became", (0,), role=event.role)  # L4.30 it is called on night 2 only
    return None
