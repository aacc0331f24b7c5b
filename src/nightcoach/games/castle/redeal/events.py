"""A reader for each kind of event: what it says about moves, cards and professions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from nightcoach.core.events import Seat
from nightcoach.core.wire import Told
from nightcoach.games.castle import wire, wire_duel
from nightcoach.games.castle.cards import (
    ABILITIES,
    ALL_OBJECTS,
    BAG_GOBLET,
    BAG_KEY,
    BAGS,
    CARDS_OF_KIND,
    CLAIRVOYANT,
    DIPLOMAT,
    KIND_BAG_GOBLET,
    KIND_BAG_KEY,
    LIMIT,
    MUST_ACCEPT,
    NOBODY,
    SOCIETIES,
    TURNED_CARDS_OF_KIND,
)
from nightcoach.games.castle.moves import (
    DECLINE,
    PASS,
    PASS_OBJECT,
    REFUSE,
    USE,
    USE_CLAIRVOYANT,
    USE_LEFT,
    USE_RIGHT,
)
from nightcoach.games.castle.redeal.bounds import Bounds
from nightcoach.games.castle.redeal.constraints import HAND, LACKS, MOVE, ROTATE, SET_TOP, SWAP
from nightcoach.games.castle.redeal.events_duel import DUEL_READERS, Reader
from nightcoach.games.castle.redeal.knowledge import (
    ACCEPTS,
    DEMANDS,
    GIFTS,
    GIVES_DEMANDED,
    KIND_NUMBER,
    MIRROR,
    OBJECT_NUMBER,
    OFFERS,
    PASSES_ON,
    PROFESSION_NUMBER,
    SETS_TOP,
    SPIES,
    TAKES_PROFESSION,
    Knowledge,
    card_mask,
    job_mask,
)


def _dealt(h: Knowledge, e: wire.Dealt, _i: int) -> None:
    h.societies[e.seat] = SOCIETIES.index(e.society)
    h.cards.first[e.seat] = 1 << OBJECT_NUMBER[e.object]
    h.professions.first[e.seat] = 1 << PROFESSION_NUMBER[e.profession]


def _turn(h: Knowledge, e: wire.Turn, _i: int) -> None:
    if h.open == "d_prime":
        h.plain(h.active, PASS)
    h.open = ""
    h.active = e.seat


def _window(h: Knowledge, e: wire.Window, _i: int) -> None:
    if (h.open, e.name) in (("d1", "d2"), ("d4", "d5"), ("d8", "fate")):
        h.close()
    h.open = e.name
    h.mine_is_in = False


def _passed(h: Knowledge, e: wire.Passed, _i: int) -> None:
    h.plain(e.seat, PASS)
    h.mine_is_in = True


def _spied(h: Knowledge, e: wire.Spied, _i: int) -> None:
    h.hidden(SPIES, e.seat, e.target, 0, h.show(e.target, card_mask(e.object, ALL_OBJECTS)))


def _offered(h: Knowledge, e: wire.Offered, i: int) -> None:
    after = h.next(i)
    if isinstance(after, wire.Swapped):
        known = (after.given, after.returned)
        op = _swap(h, e.seat, e.partner, known, i + 1, ALL_OBJECTS, ALL_OBJECTS)
    else:
        otherwise = ALL_OBJECTS & ~MUST_ACCEPT if isinstance(after, wire.Refused) else ALL_OBJECTS  # C5.5
        op = h.show(e.seat, card_mask(e.object, otherwise))
    h.hidden(OFFERS, e.seat, e.partner, 0, op)
    h.trade = op


def _refused(h: Knowledge, e: wire.Refused, _i: int) -> None:
    h.plain(e.seat, REFUSE)


def _swapped(h: Knowledge, e: wire.Swapped, _i: int) -> None:
    h.hidden(ACCEPTS, e.partner, 0, 0, h.trade)


def _swap(
    h: Knowledge, giver: Seat, partner: Seat, known: tuple[str | None, str | None], i: int, x_among: int, y_among: int
) -> int:
    """C5.12, C5.13 What may have been swapped, given what was announced; event i tells of the swap."""
    if known[0] is not None:
        xs, ys = [card_mask(known[0], 0)], [card_mask(known[1], 0)]
        return h.cards.add(SWAP, giver, partner, xs, ys)
    x, y = _announced(h, giver, i)
    bags = BAGS if h.deck_size() else 0
    silent = ALL_OBJECTS & ~(ABILITIES | MIRROR | bags)
    loud = ALL_OBJECTS & ~MIRROR
    if x > 0:
        y = silent if y == 0 else loud if y < 0 else y
        y &= ~BAGS if x & bags else ALL_OBJECTS  # C5.6
        return h.cards.add(SWAP, giver, partner, [x & x_among], [y & y_among])
    if y > 0:
        return h.cards.add(SWAP, giver, partner, [silent & x_among], [y & y_among])
    ways = [
        (silent & x_among, silent & y_among),
        (MIRROR & x_among, loud & y_among),
        (loud & x_among, MIRROR & y_among),
    ]
    ways = [way for way in ways if way[0] and way[1]]
    return h.cards.add(SWAP, giver, partner, [way[0] for way in ways], [way[1] for way in ways])


def _announced(h: Knowledge, giver: Seat, i: int) -> tuple[int, int]:
    """What was announced after a swap: sets of cards, 0 if nothing was, −1 if it is not known yet."""
    first = h.next(i)
    if not isinstance(first, wire.Announced):
        return 0, 0
    mask = _ability_mask(first.ability)
    if first.giver != giver:
        return 0, mask
    full = h.cards.sizes[giver] >= LIMIT[h.seats]
    done = False
    for j in range(i + 2, len(h.events)):
        event = h.events[j]
        if isinstance(event, wire.Announced):
            return mask, _ability_mask(event.ability)
        if isinstance(event, wire.Drew):
            done = not full
        elif type(event) in ENDS_AN_ABILITY:
            done = True
        elif type(event) not in WITHIN_AN_ABILITY:
            return mask, 0
    return mask, 0 if done else -1


def _ability_mask(ability: str) -> int:
    return BAGS if ability == "bag" else 1 << OBJECT_NUMBER[ability]


ENDS_AN_ABILITY: Final = (
    wire.Declined,
    wire.Monocle,
    wire.Privilege,
    wire.CoatTaken,
    wire.Tome,
    wire.SextantPass,
    wire.Gift,
)
WITHIN_AN_ABILITY: Final = (
    wire.Clairvoyant,
    wire.SetTop,
    wire_duel.DeckEmpty,
    wire.Coat,
    wire.Sextant,
    wire.Chosen,
    wire.Received,
)


def _ability_used(h: Knowledge, e: Any, _i: int) -> None:
    """The move is the same whatever the ability; only the Sextant's names a direction."""
    h.plain(e.seat, USE)


def _announcement(_h: Knowledge, _e: wire.Announced, _i: int) -> None:
    """Read together with the swap."""


def _declined(h: Knowledge, e: wire.Declined, _i: int) -> None:
    h.plain(e.seat, DECLINE)


def _drew(h: Knowledge, e: wire.Drew, i: int) -> None:
    _ability_used(h, e, i)
    h.draw(e.seat, e.object)


def _monocle(h: Knowledge, e: wire.Monocle, i: int) -> None:
    _ability_used(h, e, i)
    h.look_at_society(e.partner, e.society)


def _privilege(h: Knowledge, e: wire.Privilege, i: int) -> None:
    _ability_used(h, e, i)
    h.look_at_hand(e.partner, e.hand)


def _coat(h: Knowledge, e: wire.Coat, i: int) -> None:
    _ability_used(h, e, i)
    if e.leftovers is not None:
        h.professions.add(HAND, h.seats, h.seats, [_jobs(e.leftovers)], [])


def _jobs(names: Sequence[str]) -> int:
    mask = 0
    for name in names:
        mask |= 1 << PROFESSION_NUMBER[name]
    return mask


def _coat_taken(h: Knowledge, e: wire.CoatTaken, _i: int) -> None:
    op = h.professions.add(SWAP, e.seat, h.seats, [job_mask(e.left)], [job_mask(e.profession)])
    h.hidden(TAKES_PROFESSION, e.seat, 0, 0, op)
    h.face_up[e.seat] = NOBODY


def _tome(h: Knowledge, e: wire.Tome, i: int) -> None:
    _ability_used(h, e, i)
    h.professions.add(SWAP, e.seat, e.partner, [job_mask(e.partner_profession)], [job_mask(e.profession)])
    h.face_up[e.seat] = h.face_up[e.partner] = NOBODY


def _sextant(h: Knowledge, e: wire.Sextant, _i: int) -> None:
    h.plain(e.seat, USE_LEFT if e.direction == "left" else USE_RIGHT)
    h.open = "sextant"
    h.mine_is_in = False


def _chosen(h: Knowledge, e: wire.Chosen, _i: int) -> None:
    h.plain(e.seat, PASS_OBJECT[OBJECT_NUMBER[e.object]])
    h.mine_is_in = True


def _sextant_pass(h: Knowledge, e: wire.SextantPass, i: int) -> None:
    among = [ALL_OBJECTS] * h.seats
    after = h.next(i)
    if isinstance(after, wire.Received):
        among[after.seat] = card_mask(after.passed, 0)
        among[after.sender] = card_mask(after.object, 0)
    op = h.cards.add(ROTATE, 0, 1 if e.direction == "left" else -1, among, [])
    for seat in range(h.seats):
        if seat != h.me:
            h.hidden(PASSES_ON, seat, 0, 0, op)
    h.open = ""


def _received(_h: Knowledge, _e: wire.Received, _i: int) -> None:
    """Read together with the pass."""


def _gift(h: Knowledge, e: wire.Gift, _i: int) -> None:
    op = h.cards.add(MOVE, e.seat, e.recipient, [card_mask(e.object, ALL_OBJECTS)], [])
    h.hidden(GIFTS, e.seat, e.recipient, 0, op)


def _clairvoyant(h: Knowledge, e: wire.Clairvoyant, _i: int) -> None:
    h.use(e.seat, CLAIRVOYANT)
    h.plain(e.seat, USE_CLAIRVOYANT)
    h.look_at_hand(h.seats, e.cards)


def _set_top(h: Knowledge, e: wire.SetTop, _i: int) -> None:
    first, second = card_mask(e.first, ALL_OBJECTS), card_mask(e.second, ALL_OBJECTS)
    op = h.cards.add(SET_TOP, h.seats, h.seats, [first], [second])
    h.hidden(SETS_TOP, e.seat, 0, 0, op)


def _demand(h: Knowledge, e: wire.Demand, i: int) -> None:
    h.use(e.seat, DIPLOMAT)
    kind = KIND_NUMBER[e.kind]
    wanted = CARDS_OF_KIND[kind] if h.deck_size() else TURNED_CARDS_OF_KIND[kind]
    among = ALL_OBJECTS
    if kind == KIND_BAG_KEY:  # C5.28
        among &= ~(1 << BAG_GOBLET)
    elif kind == KIND_BAG_GOBLET:
        among &= ~(1 << BAG_KEY)
    after = h.next(i)
    if isinstance(after, wire.DemandMet):
        op = _swap(h, e.seat, e.target, (after.given, after.returned), i + 1, among & ~_the_only(wanted), wanted)
    else:
        op = h.show(e.seat, card_mask(e.committed, among))
        if after is None:
            h.show(e.target, wanted)  # or it would have failed at once
    h.hidden(DEMANDS, e.seat, e.target, kind, op)
    h.trade = op


def _the_only(cards: int) -> int:
    """If the kind has only one card, two players cannot both hold it."""
    return cards if cards & (cards - 1) == 0 else 0


def _demand_met(h: Knowledge, e: wire.DemandMet, _i: int) -> None:
    h.hidden(GIVES_DEMANDED, e.target, 0, 0, h.trade)


def _demand_failed(h: Knowledge, e: wire.DemandFailed, _i: int) -> None:
    kind = KIND_NUMBER[e.kind]
    wanted = CARDS_OF_KIND[kind] if h.deck_size() else TURNED_CARDS_OF_KIND[kind]
    h.cards.add(LACKS, e.target, e.target, [wanted], [])
    h.look_at_hand(e.target, e.hand)


READERS: Final[dict[type[Told], Reader]] = {
    **DUEL_READERS,
    wire.Dealt: _dealt,
    wire.Turn: _turn,
    wire.Window: _window,
    wire.Passed: _passed,
    wire.Spied: _spied,
    wire.Offered: _offered,
    wire.Refused: _refused,
    wire.Swapped: _swapped,
    wire.Announced: _announcement,
    wire.Declined: _declined,
    wire.Drew: _drew,
    wire.Monocle: _monocle,
    wire.Privilege: _privilege,
    wire.Coat: _coat,
    wire.CoatTaken: _coat_taken,
    wire.Tome: _tome,
    wire.Sextant: _sextant,
    wire.Chosen: _chosen,
    wire.SextantPass: _sextant_pass,
    wire.Received: _received,
    wire.Gift: _gift,
    wire.Clairvoyant: _clairvoyant,
    wire.SetTop: _set_top,
    wire.Demand: _demand,
    wire.DemandMet: _demand_met,
    wire.DemandFailed: _demand_failed,
}


_last: Final[list[Knowledge]] = []
"""What was listened to last: whoever wants one world usually wants many."""


def listen(events: Sequence[Told], me: Seat) -> Knowledge:
    """Read all events of a seat."""
    heard = tuple(events)
    known = _last[0] if _last else None
    if known is None or known.me != me or known.events != heard:
        known = Knowledge(heard, me)
        for i in range(1, len(heard)):
            READERS[type(heard[i])](known, heard[i], i)
        known.card_bounds, known.job_bounds = Bounds(known.cards), Bounds(known.professions)
        _last[:] = [known]
    return known
