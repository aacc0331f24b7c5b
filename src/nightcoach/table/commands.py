"""What somebody wants to do, checked: entries for the log, or a refusal that changes nothing."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from nightcoach.core.chance import Chance
from nightcoach.core.errors import Refused, UnknownMove
from nightcoach.core.game import refusal, sealed_refusal
from nightcoach.core.moves import Move
from nightcoach.core.wire import parse_options
from nightcoach.table import asking, inbound, narrator, powers, pulse
from nightcoach.table import entries as e
from nightcoach.table.checks import (
    Entries,
    a_seat,
    between_rounds,
    ears_for,
    free_name,
    knows_no_other,
    lobby_only,
    own_seat,
    play_only,
    room,
    speaking_only,
)
from nightcoach.table.seats import Sitter, clean, clean_name
from nightcoach.table.stage import staged
from nightcoach.table.table import Table
from nightcoach.table.talk import SENTENCES

PEOPLE_MOST = 60
"""How many may be at one table, spectators included."""


def decide(table: Table, person: Sitter, command: inbound.AnyCommand) -> Entries:
    """The entries that the command would make true, or a refusal."""
    entries: Entries = DECIDE[type(command)](table, person, command)
    return entries


def make(game: str, options: dict[str, Any], code: str, house_options: type[Any]) -> Entries:
    """A new table with its first seal."""
    checked = parse_options(house_options, game, options)
    return e.Made(code, game, msgspec.to_builtins(checked)), powers.new_seal()


def join(table: Table, name: str, color: str, character: str, token: str, watch: bool) -> Entries:
    """Somebody comes in: with a seat if there is one before the game begins, else as a spectator."""
    if table.locked:
        raise Refused("locked", "this table is locked; ask its host to unlock it")
    shown = [p for p in table.people.values() if not p.kicked and not p.away]
    if len(shown) >= PEOPLE_MOST or len(table.people) >= 30 * PEOPLE_MOST:
        raise Refused("crowded", f"at most {PEOPLE_MOST} people fit at a table", {"most": str(PEOPLE_MOST)})
    seated = not watch and table.phase == "lobby" and len(table.places) < table.seats_allowed()[-1]
    number = 1 + max(table.people, default=0)
    return (e.Joined(number, free_name(table, clean_name(name)), color, character, token, seated),)


# Playing


def move(table: Table, person: Sitter, command: inbound.Move) -> Entries:
    """A move. About a sealed choice, and at night about any, every refusal is the same, whoever asks and why."""
    seat = table.seat_of(person.id)
    state = table.state()
    hushed = table.phase == "play" and state is not None and state.hushed()
    try:
        words = table.game.moves[command.words]
    except UnknownMove:
        if hushed:
            raise sealed_refusal() from None
        raise
    if seat is not None and still_open(table, seat, words, command.question):
        return (*returning(table, person), e.Moved(seat, words.words, "self"))
    if words.sealed or hushed:
        raise sealed_refusal()
    play_only(table)
    seat = own_seat(table, person)
    if command.question != table.question:
        raise Refused("late", "the question has changed meanwhile; look again")
    assert state is not None
    raise refusal(state, seat, words)


def still_open(table: Table, seat: int, words: Move, question: int) -> bool:
    """Whether the seat may make this move, with which that question is answered.

    If something was done in this window meanwhile, a move that is still open counts all the same, in the order of
    arrival; only whoever says nothing must say it anew. All slots of a night are the same window.
    """
    state = table.state()
    if table.phase != "play" or state is None or not table.timers.since <= question <= table.question:
        return False
    older = question < table.question and not staged(table)
    return words in state.legal(seat) and not (older and words is state.default(seat, Chance(0)))


def theatre(table: Table, person: Sitter, command: inbound.Theatre) -> Entries:
    """Nothing durable: it is shown and forgotten."""
    play_only(table)
    seat = own_seat(table, person)
    state, pace = table.state(), table.pace()
    assert state is not None
    words = table.game.moves[command.words]
    if pace is None or not pace.theatre or words not in state.legal(seat):
        raise Refused("no_theatre", "there is nothing to act out for you now")
    return ()


def order(table: Table, person: Sitter, command: inbound.Order) -> Entries:
    """A standing order, checked as far as the game's words go; what is not legal when asked is not done."""
    play_only(table)
    seat = own_seat(table, person)
    if command.window is not None and command.window not in table.game.windows:
        known = ", ".join(table.game.windows)
        raise Refused(
            "no_window",
            f"{table.game.name} has no window '{command.window}'; it has: {known}",
            {"window": command.window, "known": known},
        )
    words = None if command.words is None else table.game.moves[command.words]
    if words is not None and words.verb in table.game.grave:
        raise Refused("grave", "that move ends the game; only you yourself can make it")
    return (e.Ordered(seat, command.window, None if words is None else words.words, command.lasting),)


def more(table: Table, person: Sitter, command: inbound.More) -> Entries:
    """Ten seconds more, anonymously; asking depends on who is asked, which everybody knows."""
    play_only(table)
    seat = own_seat(table, person)
    state, pace = table.state(), table.pace()
    assert state is not None
    if pace is None or not pace.fixed or pace.beat or table.timers.more_used or seat not in state.asked():
        raise Refused("no_more", "ten seconds more can be asked for once, in a short window that asks you")
    return (e.Extended(10, None),)


def back(table: Table, person: Sitter, command: inbound.Back) -> Entries:
    """One tap takes the seat back."""
    entries = returning(table, person)
    if not entries:
        raise Refused("no_stand_in", "nobody stands in for you; your seat is yours")
    return entries


def returning(table: Table, person: Sitter) -> Entries:
    """Somebody acts, so is here again; nothing if they never were away."""
    seat = table.seat_of(person.id)
    stood_in = seat is not None and table.places[seat].stand_in
    gone: Entries = (e.Returned(person.id),) if person.gone else ()
    return (*gone, e.StandIn(seat, False)) if seat is not None and stood_in else gone


def leave(table: Table, person: Sitter, command: inbound.Leave) -> Entries:
    """Go. It is an absence like any other: the clock answers, after the grace somebody stands in."""
    if person.gone:
        raise Refused("gone", "you have left already; say back to return")
    heir = pulse.heir(table, person.id) if table.phase == "lobby" and table.host == person.id else None
    left = e.Left(person.id)
    return (left,) if heir is None else (e.Hat(heir), left)


def take(table: Table, person: Sitter, command: inbound.Take) -> Entries:
    """A human takes over a bot's seat, if everybody agrees where its secrets last."""
    narrator.no_player(table, person)
    seat = a_seat(table, command.seat)
    if table.seat_of(person.id) is not None:
        raise Refused("has_seat", "you have a seat already")
    if table.places[seat].person is not None:
        raise Refused("not_bot", f"at seat {seat + 1} sits no bot", {"seat": str(seat + 1)})
    knows_no_other(table, person, seat)
    if asking.must_agree(table):
        return (*returning(table, person), asking.wish(table, person, seat))
    between_rounds(table)
    return (*returning(table, person), e.TookOver(person.id, seat))


def agree(table: Table, person: Sitter, command: inbound.Agree) -> Entries:
    """One voice on whether somebody may have a seat."""
    play_only(table)
    own_seat(table, person)
    return (asking.answer(table, person, command),)


# In the lobby


def sit(table: Table, person: Sitter, command: inbound.Sit) -> Entries:
    """A seat in the next game."""
    lobby_only(table)
    if table.seat_of(person.id) is not None:
        raise Refused("has_seat", "you have a seat already")
    room(table)
    return (*returning(table, person), e.Sat(person.id))


def stand(table: Table, person: Sitter, command: inbound.Stand) -> Entries:
    """Only watch."""
    lobby_only(table)
    own_seat(table, person)
    return (e.Stood(person.id),)


def dress(table: Table, person: Sitter, command: inbound.Dress) -> Entries:
    """Another name, colour or character for oneself."""
    name = free_name(table, clean_name(command.name), person)
    if name != person.name:
        heard(person)
    speaking_only(table, person)  # a name, a colour and an animal are words that everybody reads
    return (e.Dressed(person.id, name, command.color, command.character, person.id),)


def pick(table: Table, person: Sitter, command: inbound.Pick) -> Entries:
    """The picture of one's seat."""
    lobby_only(table)
    seat = own_seat(table, person)
    known = table.game.characters
    if command.character not in known:
        facts = {"character": command.character, "known": ", ".join(known)}
        raise Refused("no_character", f"there is no '{command.character}' at this table", facts)
    mine = e.Picked(table.places[seat].id, command.character)
    for place in table.places:
        if place.character == command.character and place.id != mine.place:
            if place.person is not None:
                raise Refused("character_taken", "somebody else has this one; choose another")
            return e.Picked(place.id, ""), mine  # a bot takes what is left when the game begins
    return (mine,)


def luck(table: Table, person: Sitter, command: inbound.AddLuck) -> Entries:
    """A device's own randomness, once a game, before it begins."""
    lobby_only(table)
    own_seat(table, person)
    if person.id in table.luck:
        raise Refused("luck", "this device has added its luck to the next game already")
    return (e.LuckAdded(person.id, command.value),)


# Talk


def say(table: Table, person: Sitter, command: inbound.Say) -> Entries:
    """Free text."""
    heard(person)
    text = clean(command.text, 280)
    if not text:
        raise Refused("say_nothing", "there is nothing to see in that text")
    return (e.Said(person.id, text, None, ears_for(table, person)),)


def sentence(table: Table, person: Sitter, command: inbound.Sentence) -> Entries:
    """A ready-made sentence."""
    heard(person)
    known = SENTENCES + table.game.sentences(table.options)
    if command.id not in known:
        raise Refused("sentence", f"there is no sentence '{command.id}'", {"known": ", ".join(known)})
    return (e.Said(person.id, None, command.id, ears_for(table, person)),)


def heard(person: Sitter) -> None:
    """Refuse somebody who is muted."""
    if person.muted:
        raise Refused("muted", "the host has muted you")


DECIDE: dict[type[inbound.Command], Callable[[Table, Sitter, Any], Entries]] = {
    inbound.Move: move,
    inbound.Theatre: theatre,
    inbound.Order: order,
    inbound.Answer: narrator.answer,
    inbound.Close: narrator.close,
    inbound.More: more,
    inbound.Back: back,
    inbound.Leave: leave,
    inbound.Take: take,
    inbound.Agree: agree,
    inbound.Sit: sit,
    inbound.Stand: stand,
    inbound.Dress: dress,
    inbound.Pick: pick,
    inbound.AddLuck: luck,
    inbound.Say: say,
    inbound.Sentence: sentence,
    inbound.Start: powers.start,
    inbound.Rematch: powers.rematch,
    inbound.Arrange: powers.arrange,
    inbound.Choose: powers.choose,
    inbound.SetPace: powers.set_pace,
    inbound.AddBot: powers.add_bot,
    inbound.RemoveBot: powers.remove_bot,
    inbound.Rename: powers.rename,
    inbound.Kick: powers.kick,
    inbound.Reseat: powers.reseat,
    inbound.GiveHat: powers.give_hat,
    inbound.Lock: powers.lock,
    inbound.Mute: powers.mute,
    inbound.Pause: powers.pause,
    inbound.Extend: powers.extend,
    inbound.End: powers.end,
}
