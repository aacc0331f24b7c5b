"""C10 The one door for secrets of The Castle of the Devil: what a seat, or a spectator, may know now."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, ClassVar, cast

import msgspec

from nightcoach.core.events import Seat
from nightcoach.core.wire import GameView, SeatNumber
from nightcoach.games.castle.cards import (
    ANNOUNCED,
    CARDS,
    KINDS,
    NOBODY,
    OBJECTS,
    PROFESSIONS,
    SOCIETIES,
    cards_in,
    count,
    names_in,
    professions_in,
)
from nightcoach.games.castle.notebook import (
    object_holder,
    object_turn,
    object_unseen,
    profession_changed,
    profession_shown,
    profession_turn,
    top_cards,
)
from nightcoach.games.castle.wire import Ability, Hand, Kind, Object, Options, Profession, Society

if TYPE_CHECKING:
    from nightcoach.games.castle.state import Castle


class Duel(msgspec.Struct, frozen=True):
    """C10.24–C10.30 The current duel, as everybody sees it."""

    attacker: SeatNumber
    defender: SeatNumber
    attacker_side: tuple[SeatNumber, ...]
    """Supporters of the attacker, from the reveal on."""
    defender_side: tuple[SeatNumber, ...]
    hypnotised: SeatNumber | None
    played: tuple[Object, ...]
    used: tuple[SeatNumber, ...]
    """Who has used a profession in this duel."""
    swordsman: SeatNumber | None
    attack: int
    defence: int
    verdict: SeatNumber | None
    """The duellist an Alchemist has named, while a Swordsman may still answer."""
    winner: SeatNumber | None


class Pending(msgspec.Struct, frozen=True):
    """The trade or demand that somebody must answer, or the ability somebody may use."""

    seat: SeatNumber
    """Who offered, demanded, or gave the object away."""
    partner: SeatNumber
    kind: Kind | None
    """C5.32 What is demanded."""
    ability: Ability | None
    """C5.13 What was called out."""
    object: Object | None
    """What is offered or committed, for those who may know it."""


class Laid(msgspec.Struct, frozen=True):
    """C9.8 Cards laid open in a proclamation."""

    seat: SeatNumber
    society: Society
    profession: Profession
    hand: Hand


class Seen(msgspec.Struct, frozen=True):
    """C10.5 Where this seat was shown an object to be, and when. It may have moved on since."""

    object: Object
    holder: SeatNumber | None
    """None: it was in the deck."""
    turn: int
    moved: int
    """How many objects have left that hand, or the deck, since then without this seat seeing which."""


class SeenProfession(msgspec.Struct, frozen=True):
    """C10.5 The profession that this seat was last shown to be somebody's, and when."""

    seat: SeatNumber
    profession: Profession
    turn: int
    changed: bool
    """It has been exchanged since, as everybody could see."""


class Ties(msgspec.Struct, frozen=True):
    """What everybody could see one player do to each of the others, counted by seat."""

    backed: tuple[int, ...]
    opposed: tuple[int, ...]
    attacked: tuple[int, ...]
    traded: tuple[int, ...]
    """Offers of this player that the other accepted."""
    snubbed: tuple[int, ...]
    """Offers of this player that the other refused."""


class Final(msgspec.Struct, frozen=True):
    """C9.20 Everything, when the game is over."""

    winners: tuple[SeatNumber, ...]
    reason: str
    party: Society | None
    societies: tuple[Society, ...]
    professions: tuple[Profession, ...]
    hands: tuple[Hand, ...]
    deck: Hand
    leftovers: tuple[Profession, ...]
    removed: Society | None


class View(GameView, frozen=True, kw_only=True):
    """C10 What a seat may know now."""

    options: Options
    turn: int
    active: SeatNumber
    fresh: bool
    """C3.5 Nothing has been done in this turn yet, so its player may still proclaim."""
    sizes: tuple[int, ...]
    """How many objects everybody holds."""
    limit: int
    deck: int
    leftovers: int
    pile: int
    tokens: tuple[int, ...]
    staked: tuple[int, ...]
    """Tokens that lie on the table of a duel, by their owner."""
    professions: tuple[Profession | None, ...]
    """Those that lie face-up."""
    duel: Duel | None
    pending: Pending | None
    laid: tuple[Laid, ...]
    ties: tuple[Ties, ...]
    changed: tuple[int, ...]
    """The turn in which everybody's profession last changed."""
    final: Final | None
    # What this seat alone knows.
    society: Society | None
    profession: Profession | None
    hand: Hand
    choice: str | None
    """This seat's own sealed choice or pass in the current window."""
    shown: tuple[str, ...]
    """What the current window shows to this seat alone: the deck, the leftovers, or a loser's hand."""
    top: Hand
    """The top cards of the deck that this seat has put there."""
    societies_seen: tuple[Society | None, ...]
    objects_seen: tuple[Seen, ...]
    professions_seen: tuple[SeenProfession, ...]
    got: tuple[tuple[int, int], ...]
    """Keys and Goblets, their Bags included, that everybody has offered or handed to this seat."""

    secrets: ClassVar[tuple[str, ...]] = (
        "society",
        "profession",
        "hand",
        "choice",
        "shown",
        "top",
        "societies_seen",
        "objects_seen",
        "professions_seen",
        "got",
    )


def view_of(s: Castle, seat: Seat | None) -> View:
    """C10.1–C10.5 Public facts for everybody, and to a seat its own cards and notebook."""
    s.check_watcher(seat)
    me = NOBODY if seat is None else seat
    kept = None if seat is None else s.kept(seat)
    frame: Any = s.frames[-1] if s.frames else None
    over = s.result is not None
    return View(
        game="castle",
        seat=seat,
        seats=s.seats,
        window=s.window(),
        asked=s.asked(),
        legal=() if seat is None else tuple([move.words for move in s.legal(seat)]),
        closed=() if seat is None else s.closed(seat),
        options=s.options,
        turn=s.turn,
        active=s.active,
        fresh=frame is not None and frame.name == "turn" and frame.fresh,
        sizes=tuple([count(hand) for hand in s.hands]),
        limit=s.limit,
        deck=len(s.deck),
        leftovers=len(PROFESSIONS) - s.seats,
        pile=s.pile,
        tokens=tuple(s.tokens),
        staked=tuple(s.staked),
        professions=tuple([_profession(s.professions[q]) if s.is_face_up(q) else None for q in range(s.seats)]),
        duel=None if s.attacker == NOBODY else _duel(s, frame),
        pending=None if frame is None else _pending(frame, me),
        laid=() if frame is None or frame.name != "naming" else tuple(_laid(s, frame.asks[0], frame.named)),
        ties=tuple([_ties(s, q) for q in range(s.seats)]),
        changed=tuple(s.changed),
        final=_final(s) if over else None,
        society=None if seat is None else _society(s.societies[seat]),
        profession=None if seat is None else _profession(s.professions[seat]),
        hand=() if seat is None else cast(Hand, names_in(s.hands[seat])),
        choice=None if kept is None else kept.words,
        shown=() if frame is None or seat is None else _shown(s, frame, seat),
        top=() if seat is None else _top(s.top[seat]),
        societies_seen=() if seat is None else tuple(_societies_seen(s, seat)),
        objects_seen=() if seat is None else tuple(_objects_seen(s, seat)),
        professions_seen=() if seat is None else tuple(_professions_seen(s, seat)),
        got=() if seat is None else tuple(_got(s, seat)),
    )


def _society(society: int) -> Society:
    return cast(Society, SOCIETIES[society])


def _profession(profession: int) -> Profession:
    return cast(Profession, PROFESSIONS[profession])


def _somebody(seat: Seat) -> Seat | None:
    return None if seat == NOBODY else seat


def _duel(s: Castle, frame: Any) -> Duel:
    attack, defence = s.totals()
    return Duel(
        s.attacker,
        s.defender,
        tuple(cards_in(s.swords)),
        tuple(cards_in(s.shields)),
        _somebody(s.hypnotised),
        cast(Hand, names_in(s.played)),
        tuple(cards_in(s.used)),
        _somebody(s.swordsman),
        attack,
        defence,
        frame.winner if frame is not None and frame.name == "d6" else None,
        _somebody(s.winner),
    )


def _pending(frame: Any, me: Seat) -> Pending | None:
    """C10.9 An offered object is the two traders' secret. C5.26 A committed one is the Diplomat's alone."""
    if frame.name == "answer":
        object_ = OBJECTS[frame.card] if me in (frame.giver, frame.asks[0]) else None
        return Pending(frame.giver, frame.asks[0], None, None, cast(Object, object_))
    if frame.name == "give_demanded":
        committed = OBJECTS[frame.card] if me == frame.diplomat else None
        return Pending(frame.diplomat, frame.asks[0], cast(Kind, KINDS[frame.kind]), None, cast(Object, committed))
    if frame.name == "ability":
        return Pending(frame.asks[0], frame.partner, None, cast(Ability, ANNOUNCED[frame.card]), None)
    return None


def _laid(s: Castle, proclaimer: Seat, named: int) -> Iterator[Laid]:
    for seat in [proclaimer, *cards_in(named)]:
        hand = cast(Hand, names_in(s.hands[seat]))
        yield Laid(seat, _society(s.societies[seat]), _profession(s.professions[seat]), hand)


def _ties(s: Castle, seat: Seat) -> Ties:
    n = s.seats
    rows = [tuple(s.ties[(what * n + seat) * n : (what * n + seat) * n + n]) for what in range(5)]
    return Ties(rows[0], rows[1], rows[2], rows[3], rows[4])


def _final(s: Castle) -> Final:
    assert s.result is not None
    return Final(
        s.result.winners,
        s.result.reason,
        cast("Society | None", s.result.party),
        tuple([_society(society) for society in s.societies]),
        tuple([_profession(profession) for profession in s.professions]),
        tuple([cast(Hand, names_in(hand)) for hand in s.hands]),
        cast(Hand, tuple([OBJECTS[card] for card in reversed(s.deck)])),
        cast("tuple[Profession, ...]", professions_in(s.leftovers)),
        None if s.removed == NOBODY else _society(s.removed),
    )


def _shown(s: Castle, frame: Any, seat: Seat) -> tuple[str, ...]:
    """C10.21 The deck without its order, C10.17 the leftovers, C10.33 the loser's hand: for the player who is asked."""
    if seat not in frame.asks:
        return ()
    if frame.name == "set_top":
        return tuple([OBJECTS[card] for card in sorted(s.deck)])
    if frame.name == "coat":
        return professions_in(s.leftovers)
    return names_in(s.hands[frame.loser]) if frame.name == "take" else ()


def _top(entry: int) -> Hand:
    return cast(Hand, tuple([OBJECTS[card] for card in top_cards(entry)]))


def _societies_seen(s: Castle, seat: Seat) -> Iterator[Society | None]:
    for other in range(s.seats):
        yield _society(s.societies[other]) if s.looked[seat] >> other & 1 else None


def _objects_seen(s: Castle, seat: Seat) -> Iterator[Seen]:
    n = s.seats
    for card in range(CARDS):
        note = s.notes[seat * CARDS + card]
        holder = object_holder(note)
        if note and holder != seat:
            moved = s.unseen[seat * (n + 1) + holder] - object_unseen(note)
            yield Seen(cast(Object, OBJECTS[card]), None if holder == n else holder, object_turn(note), moved)


def _professions_seen(s: Castle, seat: Seat) -> Iterator[SeenProfession]:
    for other in range(s.seats):
        note = s.known[seat * s.seats + other]
        if note and other != seat:
            changed = profession_changed(note, s.swaps[other])
            yield SeenProfession(other, _profession(profession_shown(note)), profession_turn(note), changed)


def _got(s: Castle, seat: Seat) -> Iterator[tuple[int, int]]:
    n = s.seats
    for other in range(n):
        yield s.ties[(5 * n + seat) * n + other], s.ties[(6 * n + seat) * n + other]
