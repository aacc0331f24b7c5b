"""How a game of Lupus in Tabula came about: whom the pack hunted, what the Seer saw, who lied, and who was right
first."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, cast

from nightcoach.core.chronicle import Chronicle
from nightcoach.core.events import Seat
from nightcoach.core.record import Record
from nightcoach.core.wire import Fact, events_in
from nightcoach.games.lupus import wire_chronicle as w
from nightcoach.games.lupus.entries import ASKED, GUARDED, MARKED, SPIRIT, VICTIM, ClaimEntry, claim_fields
from nightcoach.games.lupus.roles import FREEMASON, NOBODY, PACK, PARTY_OF, ROLES, VILLAGE, WEREWOLF
from nightcoach.games.lupus.state import Lupus
from nightcoach.games.lupus.wire import Nature

ACCUSES: Final = ("suspect", "will_vote")
TOLD: Final = {"claim_result": ASKED, "claim_medium": SPIRIT, "claim_protected": GUARDED, "claim_marked": MARKED}
"""The note that a claim about a night must have behind it."""


def facts_of(s: Lupus) -> Iterator[Fact]:
    """All facts in the order in which they are told: the nights, the lies, then who did best."""
    yield from nights_of(s)
    lies = [*lies_of(s)]
    yield from lies
    yield from first_accusation(s)
    yield from best_nose(s)
    yield from best_liar(s, lies)


def nights_of(s: Lupus) -> Iterator[Fact]:
    """L3.8, L4.5 Night by night what a Seer saw and whom the pack chose."""
    dead = {number + 1: day.dead for number, day in enumerate(s.days)}
    dead.setdefault(s.day, s.dead)
    for note in s.notes:
        if note.kind == ASKED:
            nature: Nature = "wolf" if note.value else "not_wolf"
            for seat in range(s.seats):
                if note.ears >> seat & 1:
                    yield w.Foresaw(note.night, seat, note.about, nature)
        elif note.kind == VICTIM:
            target = None if note.about == NOBODY else note.about
            yield w.Hunted(note.night, target, target in dead.get(note.night, ()))


def lies_of(s: Lupus) -> Iterator[w.LiedRole | w.LiedTale]:
    """L3.61 The claims that were not true, in the order in which they were made. Opinions are neither true nor
    false."""
    for entry in s.claims:
        day, seat, verb, role, target, nature, night, _ = claim_fields(entry)
        if verb == "claim_role":
            claimed = ROLES.index(role)
            if claimed not in (s.dealt[seat], s.roles[seat]):
                yield w.LiedRole(day, seat, ROLES[claimed], ROLES[s.roles[seat]])
        elif (verb in TOLD or verb == "claim_mason_with") and not is_true(s, entry):
            yield w.LiedTale(day, seat, cast(w.Tale, verb), target, cast(Nature | None, nature), night or 0)


def is_true(s: Lupus, entry: ClaimEntry) -> bool:
    """Whether somebody was told, or did, what the claim says. A Medium speaks of a day and was told the night after."""
    _, seat, verb, _, target, nature, night, _ = claim_fields(entry)
    if verb == "claim_mason_with":
        assert target is not None
        return s.dealt[seat] == s.dealt[target] == FREEMASON
    assert night is not None
    when = night + 1 if verb == "claim_medium" else night
    return any(
        note.kind == TOLD[verb]
        and note.ears >> seat & 1
        and note.night == when
        and target in (None, note.about)
        and (nature is None or (nature == "wolf") == bool(note.value))
        for note in s.notes
    )


def of_pack(s: Lupus, seat: Seat) -> bool:
    """L0.4 Whether the seat wins with the pack."""
    return PARTY_OF[s.roles[seat]] == PACK


def first_accusation(s: Lupus) -> Iterator[Fact]:
    """The first who was right in public: in what they said, else by a ballot of the same day."""
    found: list[tuple[int, int, int, int]] = []
    for number, entry in enumerate(s.claims):
        day, seat, verb, _, target, nature, _, _ = claim_fields(entry)
        if target is not None and (verb in ACCUSES or nature == "wolf"):
            found.append((day, number, seat, target))
    said = len(s.claims)
    for number, past in enumerate(s.days):
        found += [(number + 1, said + seat, seat, target) for seat, target in enumerate(past.ballots) if target >= 0]
    for day, _, seat, target in sorted(found):
        if s.roles[target] == WEREWOLF and not of_pack(s, seat):
            yield w.FirstAccusation(day, seat, target)
            return


def best_nose(s: Lupus) -> Iterator[Fact]:
    """L8.62 Whose hunches of the nights, and forecasts, were right most often."""
    hits = s.noses()
    most = max(hits)
    if most:
        best = tuple([seat for seat in range(s.seats) if hits[seat] == most])
        yield w.BestAugur(best, most) if s.forecasting else w.BestNose(best, most, len(s.nights))


def best_liar(s: Lupus, lies: list[w.LiedRole | w.LiedTale]) -> Iterator[Fact]:
    """Who lied against the village and was suspected least: the living before the dead, then by ballots."""
    told = [lie.seat for lie in lies]
    liars = [seat for seat in range(s.seats) if seat in told and PARTY_OF[s.roles[seat]] != VILLAGE]
    if liars:
        ballots = [sum([day.ballots.count(seat) for day in s.days]) for seat in range(s.seats)]
        best = min(liars, key=lambda seat: (not s.is_living(seat), ballots[seat], -told.count(seat)))
        yield w.BestLiar(best, told.count(best), ballots[best])


def read(record: Record) -> tuple[Fact, ...]:
    """The facts of a game that is over, from its record."""
    state = record.replay()
    assert isinstance(state, Lupus)
    return tuple(facts_of(state))


CHRONICLE: Final = Chronicle(events_in(w), read)
