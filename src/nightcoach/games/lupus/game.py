"""Lupus in Tabula as a `Game`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from nightcoach.core.chance import Chance
from nightcoach.core.errors import BadOption
from nightcoach.core.events import Seat, Tell
from nightcoach.core.game import Game, History
from nightcoach.core.moves import MoveTable
from nightcoach.core.wire import GameView, Told, events_in
from nightcoach.core.wire_sets import Sets
from nightcoach.games.lupus import night, notation, roles, view, view_room, wire, wire_forecasts, wire_sets, wire_view
from nightcoach.games.lupus.moves import MOVES
from nightcoach.games.lupus.redeal import rebuild
from nightcoach.games.lupus.roles import FEWEST, MOST, PARTIES
from nightcoach.games.lupus.state import Lupus


class LupusGame(Game[Lupus, wire.Options]):
    """Werewolves against villagers, with ghosts who nominate and a hamster on its own side, for 8 to 24 players."""

    name: ClassVar[str] = "lupus"
    version: ClassVar[int] = 1
    unit: ClassVar[str] = "days"
    endless: ClassVar[str] = "L3.2"
    parties: ClassVar[tuple[str, ...]] = PARTIES
    lasting_secrets: ClassVar[bool] = True  # L3.68
    whispers: ClassVar[dict[str, tuple[str, ...]]] = {
        "opened": ("dealt",),
        "night": ("fellows", "answer", "spirit", "victim", "became"),  # guarded and marked are shorter, and never both
        "talk_over": ("sealed",),
        "suspects": ("sealed",),
    }
    proposed: ClassVar[dict[str, str | int | bool | None]] = {
        "preset": "fair_1",
        "beats": "full",
        "forecasts": True,
        "call_seconds": 15,
        "recognition_seconds": 10,
    }  # L2.15, L8.58, L8.63
    tiles: ClassVar[dict[str, dict[str, str | int | bool | None]]] = wire_sets.TILES
    set_options: ClassVar[tuple[str, ...]] = ("preset", "custom_list")
    Options: ClassVar[type[wire.Options]] = wire.Options
    View: ClassVar[type[GameView]] = wire_view.View
    moves: ClassVar[MoveTable] = MOVES
    windows: ClassVar[tuple[str, ...]] = ("night", "discussion", "nomination", "defence", "lynch_vote")
    events: ClassVar[dict[str, type[Told]]] = events_in(wire, wire_forecasts)

    def seats(self, options: wire.Options) -> range:
        """L0.1 Eight to twenty-four; a custom list, or the Wise Old Man (L8.20), leaves one number. The number must not
        give away that there is a hidden list (L6.25): that one is counted by `check_seats`."""
        if options.custom_list is not None and options.role_list == "open":
            total = sum(roles.read_list(options.custom_list))
            return range(total, total + 1)
        return self.lobby_seats(options)

    def lobby_seats(self, options: wire.Options) -> range:
        """L2.16 A list of one's own is filled up for as many as come."""
        fewest = FEWEST if options.narrator_chair is None else max(FEWEST, options.narrator_chair + 1)
        return range(fewest, (FEWEST if options.wise_old_man == "on" else MOST) + 1)

    def check_seats(self, seats: int, options: wire.Options) -> None:
        """L2.14 A hidden Possessed whose presence everybody could infer is refused too, before anything is drawn."""
        super().check_seats(seats, options)
        if options.custom_list is not None and sum(roles.read_list(options.custom_list)) != seats:
            total = str(sum(roles.read_list(options.custom_list)))
            raise BadOption(
                "seats",
                f"the custom_list has {total} characters, not {seats}",
                {"game": self.name, "allowed": total, "seats": str(seats)},
            )
        if options.narrator_chair is not None and options.narrator_chair >= seats:
            raise BadOption(
                "narrator_chair",
                f"the narrator's chair stands before a seat from 0 to {seats - 1} (L8.40)",
                {"options": "narrator_chair, narrator"},
            )
        if options.role_list != "open_hide_possessed":
            return
        if options.preset == "lot":
            if not roles.sets_of_units(seats, options.enforce_minimums, options.enforce_card_stock, True):
                raise wire.betraying_list()
        elif options.custom_list is None:
            options.check_hidden(roles.of_preset(options.preset, seats))

    def deal(self, seats: int, options: wire.Options, chance: Chance, tell: Tell | None = None) -> Lupus:
        self.check_deal(seats, options, chance)
        return night.deal(seats, options, chance, tell)

    def length(self, state: Lupus) -> int:
        return state.day

    def grace(self, options: wire.Options) -> float:
        """L8.45 How many seconds a seat may be absent."""
        return options.grace_seconds

    def public_options(self, options: wire.Options) -> dict[str, str | int | bool | None]:
        """L6.2"""
        return view.public_options(options)

    def allows_bots(self, options: wire.Options) -> bool:
        """L8.44"""
        return options.allow_bots

    def sets(self, seats: int, options: wire.Options) -> Sets:
        """L2.15, L2.16"""
        self.check_seats(seats, wire.Options())
        return wire_sets.sets(seats, options)

    def narrated(self, options: wire.Options) -> bool:
        """L8.2"""
        return options.narrator == "human"

    def secret_room(self, state: Lupus, seat: Seat, whole: bool) -> int:
        return view_room.secret_room(state, seat, whole)

    def check_host(self, options: wire.Options, seated: bool) -> None:
        """L2.13 A host who has chosen a composition that is hidden from the players may not play."""
        if seated and options.role_list != "open" and options.preset != "lot":
            raise BadOption(
                "host_sits",
                "whoever has chosen a hidden list of characters knows it and holds no seat; preset = lot hides it from "
                "everybody (L2.13)",
            )

    def write(self, state: Lupus) -> str:
        return notation.write(state)

    def read(self, line: str, chance: Chance | None = None) -> Lupus:
        return notation.read(line, chance or Chance(line))

    def history(self, heard: Sequence[Told], seat: Seat | None, chance: Chance) -> History:
        return rebuild.history(heard, seat, chance)


GAME: Game = LupusGame()
