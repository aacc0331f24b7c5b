"""L3-E to L3-I The day's votes: nomination, suspects, defence, lynch vote, lynching."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from nightcoach.core.chance import Chance
from nightcoach.core.events import Seat
from nightcoach.core.frames import TABLE, Frame, Pace, Sealed
from nightcoach.core.moves import Move, OneForEach
from nightcoach.games.lupus import beats, night, wire
from nightcoach.games.lupus.ending import is_over
from nightcoach.games.lupus.entries import FOR_PAW, FOR_TUFT, NO_BALLOT_CAST, SIDES, DayEntry
from nightcoach.games.lupus.moves import CLOSE, NO_BALLOT, NOMINATIONS, PASS, PAW, TUFT
from nightcoach.games.lupus.notation_words import answers_misfit, read_answers, read_seat, spell_answers
from nightcoach.games.lupus.roles import MOST, NOBODY
from nightcoach.games.lupus.state import Lupus, seats_in

NOMINEES: Final = OneForEach([], NOMINATIONS)
SUSPECTS: Final = [PAW, TUFT]

# L3-E Nomination


def nominate(s: Lupus) -> None:
    """L3.22–L3.25 All players, ghosts included, clockwise from the first; or all at once."""
    if s.together:
        everybody = tuple(range(s.seats))
        s.then(NominationTogether(everybody, (None,) * s.seats, False))
    else:
        s.put_on(IN_TURN[s.first_to_nominate()])


def nominees(s: Lupus, seat: Seat) -> list[Move]:
    """L3.24 Any living player other than oneself; in a shared list, which nobody may change."""
    return NOMINEES.of(s.living & ~(1 << seat))


def target_of(move: Move) -> int:
    """Whom a ballot names."""
    return NO_BALLOT_CAST if move is NO_BALLOT else move.numbers[0]


def shown(target: int) -> int | None:
    """A seat as events give it; None stands for nobody."""
    return None if target < 0 else target


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Nomination(Frame[Lupus]):
    """L3.23 One seat after another; each ballot is public at once, and final."""

    name: ClassVar[str] = "nomination"

    def legal(self, s: Lupus, seat: Seat) -> list[Move]:
        return nominees(s, seat).copy() if seat in self.asks else []

    def next_choice(self, s: Lupus) -> tuple[Seat, list[Move]]:
        seat = self.asks[0]
        return seat, nominees(s, seat)

    def in_name(self, s: Lupus, seat: Seat) -> list[Move]:
        return [NO_BALLOT] if seat in self.asks else []

    def default(self, s: Lupus, seat: Seat, chance: Chance) -> Move:
        """L3.26 A seat whose time runs out casts no ballot."""
        return NO_BALLOT

    def take(self, s: Lupus, seat: Seat, move: Move) -> None:
        s.ballots[seat] = target_of(move)
        if s.heard:
            s.announce(wire.Nominated, seat, shown(s.ballots[seat]))
        following = seat + 1 if seat + 1 < s.seats else 0
        if following == s.first_to_nominate():
            name_suspects(s)
        else:
            s.put_on(IN_TURN[following])

    def pace(self, s: Lupus) -> Pace:
        """L8.52 What is asked is told before the first of them. L8.13"""
        first = self.asks[0] == s.first_to_nominate()
        last = (self.asks[0] + 1) % s.seats == s.first_to_nominate()
        seconds = s.options.nomination_seconds
        return Pace(
            float(seconds),
            by_hand=seconds == 0,
            before=beats.told(s, beats.NOMINATION) if first else (),
            then=beats.told(s, beats.SUSPECTS) if last else (),
        )

    def spell(self) -> list[str]:
        """`asked=3`"""
        return [f"asked={self.asks[0]}"]

    @staticmethod
    def read(s: Lupus, facts: dict[str, str]) -> list[Frame[Lupus]]:
        """`asked` is the seat whose ballot is next."""
        return [Nomination((read_seat(s, facts["asked"]),))]

    def misfit(self, s: Lupus) -> str:
        """Why nominations cannot be open in such a position, or nothing."""
        return order_misfit(s)


IN_TURN: Final[list[Nomination]] = [Nomination((seat,)) for seat in range(MOST)]


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class NominationTogether(Sealed[Lupus]):
    """L3.25, L6.27 Sealed, final when sent, revealed together."""

    name: ClassVar[str] = "nomination"
    hushed: ClassVar[bool] = True

    def choices(self, s: Lupus, seat: Seat) -> list[Move]:
        return nominees(s, seat).copy()

    def in_name(self, s: Lupus, seat: Seat) -> list[Move]:
        return [NO_BALLOT] if seat in self.missing else []

    def default(self, s: Lupus, seat: Seat, chance: Chance) -> Move:
        """L3.26"""
        return NO_BALLOT

    def answered(self, s: Lupus, seat: Seat, move: Move, answers: tuple[Move | None, ...], last: bool) -> None:
        if s.heard:
            s.whisper(wire.Sealed, 1 << seat, seat, move.words)
        if not last:
            s.then(NominationTogether(self.seats, answers, False))
            return
        for q in self.seats:
            answer = answers[q]
            assert answer is not None
            s.ballots[q] = target_of(answer)
        if s.heard:
            s.announce(wire.Ballots, tuple([shown(target) for target in s.ballots]))
        name_suspects(s)

    def pace(self, s: Lupus) -> Pace:
        """L8.13, L8.52"""
        seconds = s.options.nomination_seconds
        return Pace(
            float(seconds),
            by_hand=seconds == 0,
            before=beats.told(s, beats.NOMINATION),
            then=beats.told(s, beats.SUSPECTS),
        )

    def spell(self) -> list[str]:
        """`sealed=3.nominate:5`"""
        return spell_answers(self.seats, self.answers)

    @staticmethod
    def read(s: Lupus, facts: dict[str, str]) -> list[Frame[Lupus]]:
        """Without `sealed`, nobody has given a ballot yet."""
        everybody = tuple(range(s.seats))
        return [NominationTogether(everybody, read_answers(everybody, facts), False)]

    def misfit(self, s: Lupus) -> str:
        """Why nominations cannot be open in such a position, or nothing."""
        return order_misfit(s) or answers_misfit(self, s)


def order_misfit(s: Lupus) -> str:
    """Why it is not known who nominates first, or nothing."""
    if s.welcome == NOBODY and s.opening == NOBODY:
        return "by day somebody holds the Welcome card or is the opening seat: welcome=SEAT or opening=SEAT"
    return ""


# L3-F Suspects


def name_suspects(s: Lupus) -> None:
    """L3.28–L3.32 The Owl's mark, the two suspects, paw and tuft; then the defence and the vote."""
    mark = owl_mark(s)
    if s.owl_possible():
        s.announce(wire.OwlMark, shown(mark))  # L3.31
    ranked = ranking(s)
    if mark != NOBODY:
        other = ranked[0] if ranked[0] != mark else ranked[1]
        pair = (mark, other)  # L3.30
    else:
        pair = (ranked[0], ranked[1])  # L3.29
    s.paw, s.tuft = pair if s.distance(pair[0]) < s.distance(pair[1]) else (pair[1], pair[0])  # L3.32
    if s.heard:
        s.announce(wire.Suspects, s.paw, s.tuft, tuple(counted(s)))
    voters = voters_of(s)
    s.then(Defence((s.paw,)), Defence((s.tuft,)), LynchVote(voters, (None,) * len(voters), False))


def voters_of(s: Lupus) -> tuple[Seat, ...]:
    """L3.42 The living except the suspects."""
    return tuple(seats_in(s.living & ~(1 << s.paw | 1 << s.tuft)))


def suspects_misfit(s: Lupus) -> str:
    """Why there are no two suspects, or nothing."""
    if s.paw < 0 or s.tuft < 0 or s.paw == s.tuft or not (s.is_living(s.paw) and s.is_living(s.tuft)):
        return "two living suspects are named: suspects=PAW,TUFT"
    return ""


def owl_mark(s: Lupus) -> Seat:
    """L3.30, L3.31 The Owl's choice of the last night, if that player is alive."""
    return s.marked if s.marked != NOBODY and s.is_living(s.marked) else NOBODY


def counted(s: Lupus) -> list[int]:
    """How many ballots each seat got."""
    counts = [0] * s.seats
    for target in s.ballots:
        if target >= 0:
            counts[target] = counts[target] + 1
    return counts


def ranking(s: Lupus) -> list[Seat]:
    """L3.28 The living by ballots received, most first; on equal counts the nearer first; no ballots count too."""
    counts = counted(s)
    # Numbers are sorted faster than tuples: who has fewer ballots, then who is farther, then the seat.
    keyed = sorted([(MOST - counts[seat] << 10) + (s.distance(seat) << 5) + seat for seat in seats_in(s.living)])
    return [number & 31 for number in keyed]


# L3-G Defence


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Defence(Frame[Lupus]):
    """L3.41 One suspect addresses the village, until `pass` or the table's `close`."""

    name: ClassVar[str] = "defence"

    def legal(self, s: Lupus, seat: Seat) -> list[Move]:
        if seat == TABLE:
            return [CLOSE]
        return [PASS] if seat in self.asks else []

    def take(self, s: Lupus, seat: Seat, move: Move) -> None:
        if s.heard:
            s.announce(wire.Defended, self.asks[0], seat != TABLE)

    def pace(self, s: Lupus) -> Pace:
        """L8.52 Before the first of them the suspects are named."""
        before = beats.told(s, beats.SUSPECTS if self.asks[0] == s.paw else beats.DEFENCE)
        by_hand = s.options.narrator == "human"
        then = beats.told(s, beats.DEFENCE if self.asks[0] == s.paw else beats.VOTE)
        return Pace(float(s.options.defence_seconds), optional=True, by_hand=by_hand, before=before, then=then)

    def spell(self) -> list[str]:
        """`asked=3`"""
        return [f"asked={self.asks[0]}"]

    @staticmethod
    def read(s: Lupus, facts: dict[str, str]) -> list[Frame[Lupus]]:
        """`asked` is the suspect who speaks; what follows his speech lies below it."""
        asked = read_seat(s, facts["asked"])
        speakers = (s.paw, s.tuft) if asked == s.paw else (asked,)
        frames: list[Frame[Lupus]] = [Defence((seat,)) for seat in speakers]
        return frames + LynchVote.read(s, facts)

    def misfit(self, s: Lupus) -> str:
        """Why no suspect can speak in such a position, or nothing."""
        if not suspects_misfit(s) and self.asks[0] not in (s.paw, s.tuft):
            return "one of the suspects is asked: asked=PAW or asked=TUFT"
        return suspects_misfit(s)


# L3-H Lynch vote


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class LynchVote(Sealed[Lupus]):
    """L3.42–L3.45 Living non-suspects vote at the same time and in secret; all votes are revealed together."""

    name: ClassVar[str] = "lynch_vote"
    hushed: ClassVar[bool] = True

    def choices(self, s: Lupus, seat: Seat) -> list[Move]:
        return SUSPECTS.copy()

    def next_choice(self, s: Lupus) -> tuple[Seat, list[Move]]:
        return self.driven(s), SUSPECTS

    def in_name(self, s: Lupus, seat: Seat) -> list[Move]:
        return [NO_BALLOT] if seat in self.missing else []

    def default(self, s: Lupus, seat: Seat, chance: Chance) -> Move:
        """L3.45 A missing vote counts for nobody."""
        return NO_BALLOT

    def answered(self, s: Lupus, seat: Seat, move: Move, answers: tuple[Move | None, ...], last: bool) -> None:
        if s.heard:
            s.whisper(wire.Sealed, 1 << seat, seat, move.words)
        if not last:
            s.put_on(LynchVote(self.seats, answers, False))
            return
        votes = [NOBODY] * s.seats
        for i in range(len(self.seats)):
            votes[self.seats[i]] = _vote(answers[i])
        if s.heard:
            told = [(q, None if votes[q] < 0 else SIDES[votes[q]]) for q in self.seats]
            s.announce(wire.Voted, tuple(told))
        lynch(s, votes)

    def pace(self, s: Lupus) -> Pace:
        """L8.13, L8.52, L8.53"""
        seconds = s.options.vote_seconds
        return Pace(
            float(seconds),
            by_hand=seconds == 0,
            before=beats.told(s, beats.VOTE),
            then=beats.count(s, len(self.seats)),
        )

    def spell(self) -> list[str]:
        """`sealed=3.vote:paw`"""
        return spell_answers(self.seats, self.answers)

    @staticmethod
    def read(s: Lupus, facts: dict[str, str]) -> list[Frame[Lupus]]:
        """Without `sealed`, nobody has voted yet."""
        voters = voters_of(s)
        return [LynchVote(voters, read_answers(voters, facts), False)]

    def misfit(self, s: Lupus) -> str:
        """Why there cannot be a vote in such a position, or nothing."""
        return suspects_misfit(s) or answers_misfit(self, s)


def _vote(answer: Move | None) -> int:
    return FOR_PAW if answer is PAW else FOR_TUFT if answer is TUFT else NO_BALLOT_CAST


# L3-I Lynching


def lynch(s: Lupus, votes: list[int]) -> None:
    """L3.45–L3.48 The suspect with more votes, or the nearer on a tie; the card; the end check; the next night."""
    victim = s.paw if votes.count(FOR_PAW) >= votes.count(FOR_TUFT) else s.tuft
    mark = owl_mark(s)
    s.living &= ~(1 << victim)
    if s.lynched_welcome:
        s.welcome = victim  # L3.47
    s.days.append(DayEntry(s.dead, tuple(s.ballots), mark, s.paw, s.tuft, tuple(votes), victim))
    if s.heard:
        s.announce(wire.Lynched, s.day, victim, shown(s.welcome))
    if is_over(s):
        return
    if s.wise_game:
        pass_the_card(s)
    night.fall(s)


def pass_the_card(s: Lupus) -> None:
    """L8.24 The Wise Old Man's card passes to the next living player clockwise."""
    s.wise = (s.wise + 1) % s.seats
    while not s.is_living(s.wise):
        s.wise = (s.wise + 1) % s.seats
    s.announce(wire.WiseOldMan, s.wise)
