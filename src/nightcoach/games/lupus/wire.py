"""The options and events of Lupus in Tabula as they travel; `view.py` has what a seat may know."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

import msgspec

from nightcoach.core.errors import BadOption
from nightcoach.core.wire import GameOptions, SeatNumber, Told, Whispered
from nightcoach.games.lupus import roles
from nightcoach.games.lupus.wire_names import Party, Role

Seconds = Annotated[int, msgspec.Meta(ge=0, le=600, examples=["1–600", "0 (no limit, with a human narrator)"])]
NightSeconds = Annotated[int, msgspec.Meta(ge=1, le=600)]
Side = Literal["paw", "tuft"]
Reason = Literal["no_wolves", "wolves_prevail", "hamster_outlives"]
Nature = Literal["wolf", "not_wolf"]


class Options(GameOptions, frozen=True, kw_only=True):
    """L8 What the host may choose."""

    preset: Literal["full", "base", "custom", "lot", "fair_1"] = "full"
    custom_list: Annotated[str, msgspec.Meta(examples=["werewolf:2,seer:1,villager:5"])] | None = None
    role_list: Literal["open", "open_hide_possessed", "secret"] = "open"
    first_night_kill: bool = False
    place: Literal["same_room", "remote"] = "same_room"
    night_mode: Literal["sequential", "parallel"] | None = None
    """None: as the place requires (L8.11)."""
    nomination_mode: Literal["sequential", "simultaneous"] = "sequential"
    narrator: Literal["machine", "human"] = "machine"
    narrator_chair: Annotated[int, msgspec.Meta(ge=0, le=23)] | None = None
    host_seated: bool = True
    allow_bots: bool = False
    wise_old_man: Literal["off", "on"] = "off"
    wolf_disagreement: Literal["plurality_lot", "no_kill"] = "plurality_lot"
    wolf_chat: Literal["off", "on"] = "off"
    seer_may_target_ghosts: bool = False
    bodyguard_no_repeat: bool = False
    welcome_on_lynch: bool = True
    enforce_minimums: bool = True
    enforce_card_stock: bool = True
    claims_per_day: Annotated[int, msgspec.Meta(ge=0, le=20)] = 6
    call_seconds: NightSeconds = 20
    recognition_seconds: NightSeconds = 15
    night_seconds: NightSeconds = 45
    discussion_seconds: Seconds = 180
    nomination_seconds: Seconds = 20
    defence_seconds: Seconds = 20
    vote_seconds: Seconds = 30
    grace_seconds: Annotated[int, msgspec.Meta(ge=5, le=300)] = 30
    beats: Literal["off", "short", "full"] = "off"
    forecasts: bool = False

    later: ClassVar[tuple[str, ...]] = ("beats", "forecasts")

    tonight: ClassVar[tuple[str, ...]] = ("narrator",)

    def check(self) -> None:
        """Refuse combinations of options that do not go together, each with its reason."""
        if self.wolf_chat == "on" and self.place != "remote":
            raise BadOption(
                "wolf_chat",
                "wolf_chat = on needs place = remote: in one room typing is seen (L8.6)",
                {"options": "wolf_chat, place"},
            )
        if self.narrator_chair is not None and self.narrator != "human":
            raise BadOption(
                "narrator_chair",
                "narrator_chair is for narrator = human (L8.40)",
                {"options": "narrator_chair, narrator"},
            )
        for key in ("discussion_seconds", "nomination_seconds", "defence_seconds", "vote_seconds"):
            if getattr(self, key) == 0 and self.narrator != "human":
                raise BadOption(
                    "no_limit",
                    f"{key} = 0 (no limit) needs narrator = human (L8.13)",
                    {"option": key, "options": f"{key}, narrator"},
                )
        self._check_composition()
        self._check_wise_old_man()

    def _check_composition(self) -> None:
        """L2.7 A list is given with `custom` and only then. L2.13 A host who plays leaves a hidden list to chance."""
        if (self.preset == "custom") != (self.custom_list is not None):
            raise BadOption(
                "custom_only",
                "preset = custom needs a custom_list, and no other preset has one (L2.7)",
                {"options": "preset, custom_list"},
            )
        hidden = self.role_list != "open"
        if hidden and self.narrator == "machine" and self.host_seated and self.preset != "lot":
            raise BadOption(
                "seated_host",
                f"role_list = {self.role_list} with a host who plays needs preset = lot (L2.13)",
                {"role_list": self.role_list, "options": "role_list, host_seated, preset"},
            )
        if self.custom_list is not None:
            counts = roles.read_list(self.custom_list)
            roles.check_custom(counts, self.enforce_minimums, self.enforce_card_stock)
            self.check_hidden(counts)

    def check_hidden(self, counts: list[int]) -> None:
        """L2.14 A list in which thirteen Villagers would betray the Possessed is refused."""
        if self.role_list == "open_hide_possessed" and roles.betrays(counts, self.enforce_card_stock):
            raise betraying_list()

    def _check_wise_old_man(self) -> None:
        """L8.20 The Wise Old Man is for the composition of eight, without a narrator."""
        if self.wise_old_man == "off":
            return
        if self.narrator == "human":
            raise BadOption(
                "wise_narrator",
                "wise_old_man = on is a game without a narrator (L8.20)",
                {"options": "wise_old_man, narrator"},
            )
        if self.custom_list is not None and roles.read_list(self.custom_list) != roles.full(roles.FEWEST):
            raise BadOption(
                "wise_list",
                "wise_old_man = on has 2 Werewolves, 1 Seer and 5 Villagers (L8.20)",
                {"options": "wise_old_man, custom_list"},
            )
        if self.preset == "lot" and not self.enforce_minimums:
            raise BadOption(
                "wise_lot",
                "wise_old_man = on does not go with preset = lot without minimums (L8.20)",
                {"options": "wise_old_man, preset, enforce_minimums"},
            )


def betraying_list() -> BadOption:
    """L2.14 The refusal of a hidden Possessed that everybody could count."""
    return BadOption(
        "betraying_list",
        "open_hide_possessed is refused here: 12 Villagers and the Possessed make 13, more than the cards (L2.14)",
    )


class Opened(Told, frozen=True, tag="opened"):
    """L6.2 The game begins: how many play, the public options, and the roles as far as they are announced."""

    cites: ClassVar[str] = "L6.2"
    without: ClassVar[str] = "composition"
    seats: int
    options: dict[str, str | int | bool | None]
    composition: tuple[tuple[Role, int], ...] | None


class Dealt(Whispered, frozen=True, tag="dealt"):
    """L6.3 The role that a seat was dealt."""

    cites: ClassVar[str] = "L2.9"
    seat: SeatNumber
    role: Role


class WiseOldMan(Told, frozen=True, tag="wise_old_man"):
    """L8.20, L8.24 Who has the card of the Wise Old Man; it gives no power."""

    cites: ClassVar[str] = "L8.24"
    seat: SeatNumber


class NightFalls(Told, frozen=True, tag="night"):
    """L3.3 The night begins, with its calls in order."""

    cites: ClassVar[str] = "L3.3"
    begins: ClassVar[bool] = True
    night: int
    calls: tuple[Role, ...]


class Called(Told, frozen=True, tag="call"):
    """L3.6 The slot of a call begins."""

    cites: ClassVar[str] = "L3.6"
    night: int
    call: Role


class Fellows(Whispered, frozen=True, tag="fellows"):
    """L6.4, L6.5, L6.32 Who shares a call: Freemasons, living pack members, two Seers."""

    cites: ClassVar[str] = "L6.5"
    night: int
    role: Role
    seats: tuple[SeatNumber, ...]


class Pointed(Whispered, frozen=True, tag="pointed"):
    """L6.6, L6.36 A point: for its author, and in an open joint slot for the fellows."""

    cites: ClassVar[str] = "L3.52"
    # A table drops it and phones find the same fact in `View.markers`, for two reasons. A point may still change, so it
    # does not belong in the story that a latecomer is told; and a message of its own, between two beats, would show
    # that somebody has just tapped (L6.21). A redeal has nothing but events, and the terminal has no beats: for them
    # there is this event.
    fleeting: ClassVar[bool] = True
    seat: SeatNumber
    target: SeatNumber


class Markers(Whispered, frozen=True, tag="markers"):
    """L6.36 The slot of a joint call begins: the markers that had been placed before."""

    cites: ClassVar[str] = "L3.53"
    fleeting: ClassVar[bool] = True
    markers: tuple[tuple[SeatNumber, SeatNumber], ...]


class Answer(Whispered, frozen=True, tag="answer"):
    """L6.7 The Seer's question and its answer."""

    cites: ClassVar[str] = "L4.5"
    raw: ClassVar[tuple[str, ...]] = ("nature",)
    night: int
    target: SeatNumber
    nature: Nature


class Spirit(Whispered, frozen=True, tag="spirit"):
    """L6.8 What the Medium is told about the player lynched yesterday."""

    cites: ClassVar[str] = "L4.9"
    raw: ClassVar[tuple[str, ...]] = ("nature",)
    night: int
    target: SeatNumber
    nature: Nature


class Guarded(Whispered, frozen=True, tag="guarded"):
    """L6.9 The Bodyguard's choice."""

    cites: ClassVar[str] = "L4.15"
    night: int
    target: SeatNumber


class Marked(Whispered, frozen=True, tag="marked"):
    """L6.10 The Owl's choice."""

    cites: ClassVar[str] = "L4.20"
    night: int
    target: SeatNumber


class Victim(Whispered, frozen=True, tag="victim"):
    """L6.6 The pack's final victim, never whether it died; None if no victim was named."""

    cites: ClassVar[str] = "L3.8"
    night: int
    target: SeatNumber | None


class Became(Whispered, frozen=True, tag="became"):
    """L6.11 What the Mythomaniac has become."""

    cites: ClassVar[str] = "L4.33"
    role: Role


class Dawn(Told, frozen=True, tag="dawn"):
    """L6.12 The names of the dead, and who holds the Welcome card."""

    cites: ClassVar[str] = "L3.16"
    without: ClassVar[str] = "dead"
    begins: ClassVar[bool] = True
    night: int
    dead: tuple[SeatNumber, ...]
    welcome: SeatNumber | None


class Opening(Told, frozen=True, tag="opening"):
    """L3.33 Nobody holds the Welcome card: this seat nominates first."""

    cites: ClassVar[str] = "L3.33"
    seat: SeatNumber


class Claimed(Told, frozen=True, tag="claimed"):
    """L6.31 A claim, true or not."""

    cites: ClassVar[str] = "L3.61"
    raw: ClassVar[tuple[str, ...]] = ("claim", "nature")
    day: int
    seat: SeatNumber
    claim: str
    role: Role | None
    target: SeatNumber | None
    nature: Nature | None
    night: int | None
    """The night, or day, that the claim is about."""
    takes_back: int | None
    """Of a `retract`: the number of the claim, from 0, among all of this game."""


class Ready(Told, frozen=True, tag="ready"):
    """L3.60 Somebody has nothing more to say."""

    cites: ClassVar[str] = "L3.60"
    seat: SeatNumber


class TalkOver(Told, frozen=True, tag="talk_over"):
    """L3.21 The discussion is over; nominations begin."""

    cites: ClassVar[str] = "L3.21"
    day: int


class Nominated(Told, frozen=True, tag="nominated"):
    """L6.13 A ballot, or a missing one."""

    cites: ClassVar[str] = "L3.25"
    without: ClassVar[str] = "target"
    seat: SeatNumber
    target: SeatNumber | None


class Sealed(Whispered, frozen=True, tag="sealed"):
    """L6.27 A seat's sealed ballot or vote, for that seat alone."""

    cites: ClassVar[str] = "L3.43"
    raw: ClassVar[tuple[str, ...]] = ("words",)
    seat: SeatNumber
    words: str


class Ballots(Told, frozen=True, tag="ballots"):
    """L6.13 All simultaneous ballots together: whom each seat nominated."""

    cites: ClassVar[str] = "L3.25"
    targets: tuple[SeatNumber | None, ...]


class OwlMark(Told, frozen=True, tag="owl_mark"):
    """L6.14 Whom the Owl marked, or that there is no mark today."""

    cites: ClassVar[str] = "L3.30"
    without: ClassVar[str] = "target"
    target: SeatNumber | None


class Suspects(Told, frozen=True, tag="suspects"):
    """L6.15 The two suspects and how many ballots each living player got."""

    cites: ClassVar[str] = "L3.32"
    paw: SeatNumber
    tuft: SeatNumber
    ballots: tuple[int, ...]


class Defended(Told, frozen=True, tag="defended"):
    """L3.41 A suspect has finished speaking, or the time is up."""

    cites: ClassVar[str] = "L3.41"
    seat: SeatNumber
    in_time: bool


class Voted(Told, frozen=True, tag="voted"):
    """L6.16 All votes together; None is a missing one."""

    cites: ClassVar[str] = "L3.44"
    votes: tuple[tuple[SeatNumber, Side | None], ...]


class Lynched(Told, frozen=True, tag="lynched"):
    """L6.17 Who was lynched, and who holds the Welcome card."""

    cites: ClassVar[str] = "L3.46"
    day: int
    seat: SeatNumber
    welcome: SeatNumber | None


class Ended(Told, frozen=True, tag="ended"):
    """L6.18 The end: everything."""

    cites: ClassVar[str] = "L5.7"
    raw: ClassVar[tuple[str, ...]] = ("reason", "rule", "party")
    reason: Reason
    rule: str
    party: Party
    winners: tuple[SeatNumber, ...]
    dealt: tuple[Role, ...]
    roles: tuple[Role, ...]
    nights: tuple[tuple[SeatNumber | None, ...], ...]
    """Night by night, whom each seat pointed at in the end, harmless answers included."""
