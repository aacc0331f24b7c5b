"""What a player might expect to do but may not, and why not, from what the player knows."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from nightcoach.core.events import Seat
from nightcoach.core.wire import Closed
from nightcoach.games.castle.cards import BAGS, BLACK_PEARL, CLAIRVOYANT, FORM_RIVAL, MUST_ACCEPT, OBJECTS, cards_in

if TYPE_CHECKING:
    from nightcoach.games.castle.state import Castle


def closed_of(s: Castle, seat: Seat) -> tuple[Closed, ...]:
    """What a player might expect to do here but may not, from what the player knows."""
    frame: Any = s.frames[-1] if s.frames else None
    if frame is None or seat not in frame.asks:
        return ()
    return tuple(_CLOSED[frame.name](s, frame, seat)) if frame.name in _CLOSED else ()


def _closed_turn(s: Castle, frame: Any, seat: Seat) -> Iterator[Closed]:
    """C9.3, C9.7, C9.16 Proclamations. C8.6 A Clairvoyant without a deck."""
    legal = {move.words for move in s.legal(seat)}
    if frame.fresh or s.options.proclaim_after_free:
        for words, reason, rule in (
            ("proclaim own", "castle-closed-no_object", "C9.7"),
            ("proclaim rival", "castle-closed-black_pearl", "C9.3"),
            ("proclaim solo", "castle-closed-no_seal", "C9.16"),
        ):
            if words not in legal:
                pearl = s.holds(seat, BLACK_PEARL)
                yield Closed(words, "castle-closed-black_pearl", "C9.3") if pearl else Closed(words, reason, rule)
    else:
        for words in ("proclaim own", "proclaim rival", "proclaim solo"):
            yield Closed(words, "castle-closed-begun", "C3.5")
    if not s.deck and s.has(seat, CLAIRVOYANT):
        yield Closed("use_clairvoyant", "castle-closed-empty_deck", "C8.6")


def _closed_answer(s: Castle, frame: Any, seat: Seat) -> Iterator[Closed]:
    """C5.5 An object that cannot be refused. C5.6 No Bag for a Bag."""
    if MUST_ACCEPT >> frame.card & 1:
        yield Closed("refuse", "castle-closed-must_accept", "C5.5")
    if s.deck and BAGS >> frame.card & 1:
        for card in cards_in(s.hands[seat] & BAGS):
            yield Closed(f"accept {OBJECTS[card]}", "castle-closed-bag_for_bag", "C5.6")


def _closed_give_back(s: Castle, frame: Any, _seat: Seat) -> Iterator[Closed]:
    """C6.35 Not the object that was stolen."""
    if not s.options.give_back_stolen:
        yield Closed(f"give_back {OBJECTS[frame.stolen]}", "castle-closed-stolen", "C6.35")


def _closed_sealed(_s: Castle, frame: Any, seat: Seat) -> Iterator[Closed]:
    """C6.10, C6.44 A sealed choice is final."""
    if frame.answer_of(seat) is not None:
        for move in frame.choices():
            yield Closed(move.words, "castle-closed-sealed", "C6.10")


def _closed_naming(_s: Castle, frame: Any, _seat: Seat) -> Iterator[Closed]:
    """C9.12 Against the rivals somebody must be named."""
    if frame.form == FORM_RIVAL and not frame.named:
        yield Closed("that_is_all", "castle-closed-name_first", "C9.12")


_CLOSED = {
    "turn": _closed_turn,
    "answer": _closed_answer,
    "give_back": _closed_give_back,
    "d1_2": _closed_sealed,
    "d8_9": _closed_sealed,
    "naming": _closed_naming,
}
