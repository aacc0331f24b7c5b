"""What a player might expect to do but may not, and why not, from what the player knows."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from nightcoach.core.events import Seat
from nightcoach.core.wire import Closed
from nightcoach.games.castle.cards import BAGS, BLACK_PEARL, CLAIRVOYANT, FORM_RIVAL, MUST_ACCEPT, OBJECTS, cards_in

if TYPE_CHECKING:
    from nightcoach.games.castle.state import Castle


def closed_of(s: Castle, seat: Seat) -> tuple[Closed, ...]:
    """What a player might expect to do here but may not, from what the player knows."""
    frame: Any = s.frames[-1] if s.frames else None
    if frame is None or seat not in s.asked():
        return ()
    window = s.window()
    if window == "turn":
        return _closed_turn(s, frame.fresh, seat)
    if window == "answer":
        return _closed_answer(s, frame.card, seat)
    if window == "give_back":  # C6.35 Not the object that was stolen
        stolen = f"give_back {OBJECTS[frame.stolen]}"
        return () if s.options.give_back_stolen else (Closed(stolen, "castle-closed-stolen", "C6.35"),)
    if window in ("d1_2", "d8_9") and frame.answer_of(seat) is not None:  # C6.10, C6.44 A sealed choice is final
        return tuple([Closed(move.words, "castle-closed-sealed", "C6.10") for move in frame.choices()])
    if window == "naming" and frame.form == FORM_RIVAL and not frame.named:  # C9.12 Somebody must be named
        return (NAME_FIRST,)
    return ()


def _closed_turn(s: Castle, fresh: bool, seat: Seat) -> tuple[Closed, ...]:
    """C9.3, C9.7, C9.16 Proclamations. C8.6 A Clairvoyant without a deck."""
    closed: list[Closed] = []
    if fresh or s.options.proclaim_after_free:
        pearl = s.holds(seat, BLACK_PEARL)
        may = [move.words for move in s.legal(seat) if move.verb == "proclaim"]
        for i in range(len(PROCLAIMING)):
            if PROCLAIMING[i] not in may:
                closed.append(BARRED_BY_PEARL[i] if pearl else LACKING[i])
    else:
        closed += BEGUN
    if not s.deck and s.has(seat, CLAIRVOYANT):
        closed.append(NO_DECK)
    return tuple(closed)


def _closed_answer(s: Castle, offered: int, seat: Seat) -> tuple[Closed, ...]:
    """C5.5 An object that cannot be refused. C5.6 No Bag for a Bag."""
    closed: list[Closed] = []
    if MUST_ACCEPT >> offered & 1:
        closed.append(NO_REFUSAL)
    if s.deck and BAGS >> offered & 1:
        for card in cards_in(s.hands[seat] & BAGS):
            closed.append(Closed(f"accept {OBJECTS[card]}", "castle-closed-bag_for_bag", "C5.6"))
    return tuple(closed)


PROCLAIMING: Final = ("proclaim own", "proclaim rival", "proclaim solo")
BARRED_BY_PEARL: Final = [Closed(words, "castle-closed-black_pearl", "C9.3") for words in PROCLAIMING]
LACKING: Final = [
    Closed("proclaim own", "castle-closed-no_object", "C9.7"),
    Closed("proclaim rival", "castle-closed-black_pearl", "C9.3"),
    Closed("proclaim solo", "castle-closed-no_seal", "C9.16"),
]
BEGUN: Final = [Closed(words, "castle-closed-begun", "C3.5") for words in PROCLAIMING]
NO_DECK: Final = Closed("use_clairvoyant", "castle-closed-empty_deck", "C8.6")
NO_REFUSAL: Final = Closed("refuse", "castle-closed-must_accept", "C5.5")
NAME_FIRST: Final = Closed("that_is_all", "castle-closed-name_first", "C9.12")
