"""C10 The one door for secrets of The Castle of the Devil: what a seat, or a spectator, may know now."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

from msgspec.structs import replace

from nightcoach.core.events import Seat
from nightcoach.games.castle.cards import (
    ANNOUNCED,
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
from nightcoach.games.castle.notebook import top_cards
from nightcoach.games.castle.view_seen import pages_of
from nightcoach.games.castle.wire import Ability, Hand, Kind, Object, Profession, Society
from nightcoach.games.castle.wire_view import Duel, Final, Laid, Pending, Ties, View

if TYPE_CHECKING:
    from nightcoach.games.castle.state import Castle


def view_of(s: Castle, seat: Seat | None) -> View:
    """C10.1–C10.5 Public facts for everybody, and to a seat its own cards and notebook."""
    s.check_watcher(seat)
    if not s.noting:
        raise ValueError("this game was played out for its outcome alone: no notebooks were kept, and nobody can look")
    if s.public is None:
        s.public = _public(s)
    public = cast(View, s.public)
    if seat is None:
        return public
    me: Seat = seat
    kept, pages = s.kept(me), pages_of(s, me)
    frame: Any = s.frames[-1] if s.frames else None
    window = s.window()
    return replace(
        public,
        seat=me,
        legal=tuple([move.words for move in s.legal(me)]),
        closed=s.closed(me),
        pending=_pending(window, frame, me),
        society=_society(s.societies[me]),
        profession=_profession(s.professions[me]),
        hand=cast(Hand, names_in(s.hands[me])),
        choice=None if kept is None else kept.words,
        shown=_shown(s, window, frame) if me in s.asked() else (),
        top=_top(s.top[me]),
        societies_seen=_societies_seen(s, me),
        objects_seen=pages.objects,
        professions_seen=pages.professions,
        got=_got(s, me),
    )


def _public(s: Castle) -> View:
    """What everybody may know: a spectator's view."""
    frame: Any = s.frames[-1] if s.frames else None
    window = s.window()
    return View(
        game="castle",
        seat=None,
        seats=s.seats,
        window=window,
        asked=s.asked(),
        legal=(),
        closed=(),
        options=s.options,
        turn=s.turn,
        active=s.active,
        fresh=window == "turn" and frame.fresh,
        sizes=tuple([count(hand) for hand in s.hands]),
        limit=s.limit,
        deck=len(s.deck),
        leftovers=len(PROFESSIONS) - s.seats,
        pile=s.pile,
        tokens=tuple(s.tokens),
        staked=tuple(s.staked),
        professions=tuple([_profession(s.professions[q]) if s.is_face_up(q) else None for q in range(s.seats)]),
        duel=None if s.attacker == NOBODY else _duel(s, frame.winner if window == "d6" else None),
        pending=_pending(window, frame, NOBODY),
        laid=_laid(s, frame.asks[0], frame.named) if window == "naming" else (),
        ties=_ties(s),
        changed=tuple(s.changed),
        final=None if s.result is None else _final(s),
        society=None,
        profession=None,
        hand=(),
        choice=None,
        shown=(),
        top=(),
        societies_seen=(),
        objects_seen=(),
        professions_seen=(),
        got=(),
    )


def _society(society: int) -> Society:
    return cast(Society, SOCIETIES[society])


def _profession(profession: int) -> Profession:
    return cast(Profession, PROFESSIONS[profession])


def _somebody(seat: Seat) -> Seat | None:
    return None if seat == NOBODY else seat


def _duel(s: Castle, verdict: Seat | None) -> Duel:
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
        verdict,
        _somebody(s.winner),
    )


def _pending(window: str, frame: Any, me: Seat) -> Pending | None:
    """C10.9 An offered object is the two traders' secret. C5.26 A committed one is the Diplomat's alone."""
    if window == "answer":
        offered = OBJECTS[frame.card] if me in (frame.giver, frame.asks[0]) else None
        return Pending(frame.giver, frame.asks[0], None, None, cast("Object | None", offered))
    if window == "give_demanded":
        committed = OBJECTS[frame.card] if me == frame.diplomat else None
        return Pending(
            frame.diplomat, frame.asks[0], cast(Kind, KINDS[frame.kind]), None, cast("Object | None", committed)
        )
    if window == "ability":
        return Pending(frame.asks[0], frame.partner, None, cast(Ability, ANNOUNCED[frame.card]), None)
    return None


def _laid(s: Castle, proclaimer: Seat, named: int) -> tuple[Laid, ...]:
    laid: list[Laid] = []
    for seat in [proclaimer, *cards_in(named)]:
        hand = cast(Hand, names_in(s.hands[seat]))
        laid.append(Laid(seat, _society(s.societies[seat]), _profession(s.professions[seat]), hand))
    return tuple(laid)


def _ties(s: Castle) -> tuple[Ties, ...]:
    n = s.seats
    every = s.ties
    ties: list[Ties] = []
    for at in range(0, n * n, n):
        rows = [tuple(every[what * n * n + at : what * n * n + at + n]) for what in range(5)]
        ties.append(Ties(rows[0], rows[1], rows[2], rows[3], rows[4]))
    return tuple(ties)


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


def _shown(s: Castle, window: str, frame: Any) -> tuple[str, ...]:
    """C10.21 The deck without its order, C10.17 the leftovers, C10.33 the loser's hand: for the player who is asked."""
    if window == "set_top":
        return tuple([OBJECTS[card] for card in sorted(s.deck)])
    if window == "coat":
        return professions_in(s.leftovers)
    return names_in(s.hands[frame.loser]) if window == "take" else ()


def _top(entry: int) -> Hand:
    return cast(Hand, tuple([OBJECTS[card] for card in top_cards(entry)]))


def _societies_seen(s: Castle, seat: Seat) -> tuple[Society | None, ...]:
    looked = s.looked[seat]
    return tuple([_society(s.societies[q]) if looked >> q & 1 else None for q in range(s.seats)])


def _got(s: Castle, seat: Seat) -> tuple[tuple[int, int], ...]:
    n = s.seats
    keys, goblets = (5 * n + seat) * n, (6 * n + seat) * n
    return tuple([(s.ties[keys + other], s.ties[goblets + other]) for other in range(n)])
