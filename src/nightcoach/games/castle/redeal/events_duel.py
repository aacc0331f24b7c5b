"""The readers of a duel's events, of proclamations and of the end."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from nightcoach.core.events import Seat
from nightcoach.core.moves import Move
from nightcoach.core.wire import Told
from nightcoach.games.castle import wire_duel
from nightcoach.games.castle.cards import (
    ALL_OBJECTS,
    DOCTOR,
    HYPNOTIST,
    NOBODY,
    PRIEST,
    SOCIETIES,
)
from nightcoach.games.castle.moves import (
    CHALLENGE,
    HYPNOTISE,
    LOOK,
    MOVES,
    NAME,
    STEAL,
    SUPPORT,
    THAT_IS_ALL,
    USE_DOCTOR,
    USE_PRIEST,
    USE_SWORDSMAN,
)
from nightcoach.games.castle.redeal.constraints import MOVE, SHOW, SWAP, TOP_IS
from nightcoach.games.castle.redeal.knowledge import (
    GIVES_BACK,
    OBJECT_NUMBER,
    PAYS,
    PROFESSION_NUMBER,
    TAKES,
    Knowledge,
    card_mask,
    job_mask,
)

Reader = Callable[[Knowledge, Any, int], None]
"""Adds what an event says, given what was heard before it and its index."""


def _challenged(h: Knowledge, e: wire_duel.Challenged, _i: int) -> None:
    h.plain(e.attacker, CHALLENGE[e.defender])
    h.attacker, h.defender = e.attacker, e.defender
    h.hypnotised = h.swordsman = NOBODY


def _priest(h: Knowledge, e: wire_duel.Priest, _i: int) -> None:
    h.use(e.seat, PRIEST)
    h.plain(e.seat, USE_PRIEST)
    h.open = ""


def _priest_paid(h: Knowledge, e: wire_duel.PriestPaid, _i: int) -> None:
    if e.paid:
        op = h.cards.add(MOVE, e.attacker, e.priest, [card_mask(e.object, ALL_OBJECTS)], [])
        h.hidden(PAYS, e.attacker, 0, 0, op)


def _supported(h: Knowledge, e: wire_duel.Supported, _i: int) -> None:
    h.plain(e.seat, MOVES[f"support {e.side}"])
    h.mine_is_in = True


def _revealed(h: Knowledge, e: wire_duel.Revealed, _i: int) -> None:
    for side, seats in enumerate((e.attacker_side, e.defender_side)):
        for seat in seats:
            if seat != h.me:
                h.plain(seat, SUPPORT[side])
    if h.open == "d1_2":
        h.close()
    h.open = ""


def _hypnotised(h: Knowledge, e: wire_duel.Hypnotised, _i: int) -> None:
    h.use(e.attacker, HYPNOTIST)
    h.plain(e.attacker, HYPNOTISE[e.seat])
    h.hypnotised = e.seat
    h.open = ""


def _played(h: Knowledge, e: wire_duel.Played, _i: int) -> None:
    if e.what == "tokens":
        h.plain(e.seat, MOVES[f"play tokens {e.number}"])
    elif e.what in OBJECT_NUMBER:
        h.show(e.seat, 1 << OBJECT_NUMBER[e.what])
        h.plain(e.seat, MOVES[f"play {e.what}"])
    else:
        h.use(e.seat, PROFESSION_NUMBER[e.what])
        _played_profession(h, e)
    h.mine_is_in = False


def _played_profession(h: Knowledge, e: wire_duel.Played) -> None:
    if e.what == "alchemist":
        h.plain(e.seat, MOVES["play alchemist " + ("attacker" if e.side == "sword" else "defender")])
        h.open = ""
        return
    h.plain(e.seat, USE_SWORDSMAN if h.open == "d6" else MOVES[f"play {e.what}"])
    if e.what == "swordsman":
        h.swordsman = e.seat


def _result(h: Knowledge, e: wire_duel.Result, _i: int) -> None:
    if h.open in ("d5", "d6"):
        h.close()
    h.winner = NOBODY if e.winner is None else e.winner


def _doctor(h: Knowledge, e: wire_duel.Doctor, _i: int) -> None:
    h.use(e.seat, DOCTOR)
    h.plain(e.seat, USE_DOCTOR)
    h.open = ""


def _fate_chosen(h: Knowledge, e: wire_duel.FateChosen, _i: int) -> None:
    h.plain(e.seat, MOVES[e.fate])
    h.mine_is_in = True


def _decided(h: Knowledge, winner: Seat, move: Move) -> None:
    """C6.44 In a brisk duel the choice was sealed before, and is carried out when the window closes."""
    if h.open != "d8_9" or winner != h.me:
        h.plain(winner, move)
    if h.open == "d8_9":
        h.close()


def _looked(h: Knowledge, e: wire_duel.Looked, _i: int) -> None:
    _decided(h, e.winner, LOOK)
    h.look_at_society(e.loser, e.society)


def _steal(h: Knowledge, e: wire_duel.Steal, _i: int) -> None:
    _decided(h, e.winner, STEAL)
    h.look_at_hand(e.loser, e.hand)


def _stolen(h: Knowledge, e: wire_duel.Stolen, i: int) -> None:
    stolen = card_mask(e.object, ALL_OBJECTS)
    after = h.next(i)
    if isinstance(after, wire_duel.GaveBack) and not h.stolen_may_return:  # C6.35 Then the two are like a swap
        returned = card_mask(after.object, ALL_OBJECTS)
        h.trade = h.cards.add(SWAP, e.loser, e.winner, [stolen], [returned])
    else:
        h.trade = h.cards.add(MOVE, e.loser, e.winner, [stolen], [])
    h.hidden(TAKES, e.winner, 0, 0, h.trade)


def _gave_back(h: Knowledge, e: wire_duel.GaveBack, _i: int) -> None:
    op = h.trade
    if h.stolen_may_return:
        op = h.cards.add(MOVE, e.winner, e.loser, [card_mask(e.object, ALL_OBJECTS)], [])
    h.hidden(GIVES_BACK, e.winner, 0, 0, op)


def _duel_draw(h: Knowledge, e: wire_duel.DuelDraw, _i: int) -> None:
    if h.open == "d8":
        h.close()
    if e.drawn:
        h.draw(e.attacker, e.object)


def _deck_empty(_h: Knowledge, _e: wire_duel.DeckEmpty, _i: int) -> None:
    """Everybody has counted."""


def _laid_open(h: Knowledge, seat: Seat, e: Any) -> None:
    h.look_at_society(seat, e.society)
    h.look_at_hand(seat, e.hand)
    h.professions.add(SHOW, seat, seat, [job_mask(e.profession)], [])


def _proclaimed(h: Knowledge, e: wire_duel.Proclaimed, _i: int) -> None:
    h.plain(e.seat, MOVES[f"proclaim {e.form}"])
    _laid_open(h, e.seat, e)


def _named(h: Knowledge, e: wire_duel.Named, _i: int) -> None:
    h.plain(e.seat, NAME[e.named])
    _laid_open(h, e.named, e)


def _that_is_all(h: Knowledge, e: wire_duel.ThatIsAll, _i: int) -> None:
    h.plain(e.seat, THAT_IS_ALL)


def _ended(h: Knowledge, e: wire_duel.Ended, _i: int) -> None:
    for seat in range(h.seats):
        h.look_at_society(seat, e.societies[seat])
        h.look_at_hand(seat, e.hands[seat])
        h.professions.add(SHOW, seat, seat, [job_mask(e.professions[seat])], [])
    h.final_deck = [OBJECT_NUMBER[name] for name in e.deck]
    if e.removed is not None:
        h.removed = SOCIETIES.index(e.removed)
    h.cards.add(TOP_IS, h.seats, h.seats, [1 << card for card in h.final_deck], [])


DUEL_READERS: Final[dict[type[Told], Reader]] = {
    wire_duel.Challenged: _challenged,
    wire_duel.Priest: _priest,
    wire_duel.PriestPaid: _priest_paid,
    wire_duel.Supported: _supported,
    wire_duel.Revealed: _revealed,
    wire_duel.Hypnotised: _hypnotised,
    wire_duel.Played: _played,
    wire_duel.Result: _result,
    wire_duel.FateChosen: _fate_chosen,
    wire_duel.Doctor: _doctor,
    wire_duel.Looked: _looked,
    wire_duel.Steal: _steal,
    wire_duel.Stolen: _stolen,
    wire_duel.GaveBack: _gave_back,
    wire_duel.DuelDraw: _duel_draw,
    wire_duel.DeckEmpty: _deck_empty,
    wire_duel.Proclaimed: _proclaimed,
    wire_duel.Named: _named,
    wire_duel.ThatIsAll: _that_is_all,
    wire_duel.Ended: _ended,
}
