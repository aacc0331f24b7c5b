"""Stories in the words of the book: a position with P1, P2, …, the moves, and what came of them.

    table = castle("P1 diplomat: whip, tome | P4: key_green, gloves")
    table.play("P1 demand P4 key whip", "P4 give_demanded key_green")

As in the worked examples there are six players unless `seats` says otherwise, P1, P3, P5 … are of the Order, P2, P4, …
of the Brotherhood, P1 is active, professions lie face-down (`^thug` is face-up) and whoever is not mentioned holds
something harmless. `P3 brotherhood priest: coat, whip + 2` has a society, a profession, two objects and two tokens.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from nightcoach.core.chance import Chance, Script
from nightcoach.core.errors import IllegalMove
from nightcoach.core.events import Event
from nightcoach.core.moves import Move
from nightcoach.core.wire import Told
from nightcoach.games.castle.cards import OBJECTS, PROFESSIONS, SOCIETIES, names_in
from nightcoach.games.castle.game import GAME
from nightcoach.games.castle.notation_checks import broken_invariants
from nightcoach.games.castle.state import Castle
from nightcoach.games.castle.wire_view import View
from tests.kit.states import refusal_of

HARMLESS = ("seal_of_lodge", "goblet_plain", "goblet_green", "goblet_red", "key_plain", "key_green", "key_red")
FILLERS = (*HARMLESS, *[name for name in OBJECTS if name not in HARMLESS])
JOBS = ("bodyguard", "grand_master", "thug", "alchemist", "hypnotist", "swordsman", "doctor", "priest")
JOB_FILLERS = (*JOBS, *[name for name in PROFESSIONS if name not in JOBS])


class Story:
    """A position that tests play on, with everything that was told."""

    def __init__(self, state: Castle) -> None:
        self.state = state
        self.told: list[Event] = []

    def play(self, *lines: str) -> Story:
        """Each line is `P2 WORDS`, seats in the words as P1, P2, …; `close` is the table's own. Invariants hold after
        every step (C2.11)."""
        for line in lines:
            seat, move = spoken(line)
            self.state.play(seat, move, self.told.append)
            assert broken_invariants(self.state) == []
        return self

    def refused(self, line: str) -> IllegalMove:
        """The move is illegal: it changes nothing and tells nobody anything. The refusal."""
        return refusal_of(self.state, *spoken(line), self.told)

    def may(self, line: str) -> bool:
        """Whether the move is legal now."""
        seat, move = spoken(line)
        return move in self.state.legal(seat)

    def legal(self, player: str) -> list[str]:
        """The words of the player's legal moves, seats as P1, P2, …"""
        return [words_of(move) for move in self.state.legal(seat_of(player))]

    def pass_all(self) -> Story:
        """Everybody asked passes, in the order in which a simulation asks, and the table closes the window."""
        window = self.state.frames[-1]
        while self.state.frames[-1] is window or window.goes_on(self.state.frames[-1]):
            window = self.state.frames[-1]
            seat = self.state.waiting()[0]
            self.state.play(seat, GAME.moves["close" if seat < 0 else "pass"], self.told.append)
        return self

    def support(self, **sides: str) -> Story:
        """`support(P3="sword", P4="shield", …)`: D2 in one go; D1 before it and D4 after it are let pass."""
        if self.window == "d1":
            self.pass_all()
        for player, side in sides.items():
            self.play(f"{player} support {side}")
        return self

    def duel(self, attacker: str, defender: str, **sides: str) -> Story:
        """A duel up to D5: D1 and D4 are let pass, and the supporters choose as told."""
        self.play(f"{attacker} challenge {defender}").support(**sides)
        return self.pass_all() if self.window == "d4" else self

    @property
    def score(self) -> tuple[int, int]:
        """C6.20 Attack and defence of the current duel, as everybody sees them."""
        duel = self.view(None).duel
        assert duel is not None
        return duel.attack, duel.defence

    def heard_of(self, player: str | None, *kinds: str) -> list[Told]:
        """What the player heard of these kinds of events."""
        return [event for event in self.heard(player) if type(event).__struct_config__.tag in kinds]

    @property
    def window(self) -> str:
        return self.state.window()

    @property
    def asked(self) -> list[str]:
        return [f"P{seat + 1}" for seat in self.state.asked()]

    @property
    def waiting(self) -> list[str]:
        """In the order in which a simulation asks."""
        return [f"P{seat + 1}" for seat in self.state.waiting()]

    @property
    def active(self) -> str:
        return f"P{self.state.active + 1}"

    @property
    def deck(self) -> list[str]:
        """Top first."""
        return [OBJECTS[card] for card in reversed(self.state.deck)]

    def hand(self, player: str) -> set[str]:
        return set(names_in(self.state.hands[seat_of(player)]))

    def profession(self, player: str) -> str:
        """`^thug` lies face-up."""
        seat = seat_of(player)
        return ("^" if self.state.is_face_up(seat) else "") + PROFESSIONS[self.state.professions[seat]]

    def tokens(self, player: str) -> int:
        return self.state.tokens[seat_of(player)]

    def society(self, player: str) -> str:
        return SOCIETIES[self.state.societies[seat_of(player)]]

    def view(self, player: str | None) -> View:
        """None is a spectator."""
        return self.state.view(None if player is None else seat_of(player))

    def heard(self, player: str | None) -> list[Told]:
        seat = None if player is None else seat_of(player)
        events = [GAME.hear(event, seat) for event in self.told]
        return [event for event in events if event is not None]

    def kinds_told(self) -> list[str]:
        return [event.kind for event in self.told]

    @property
    def line(self) -> str:
        return GAME.write(self.state)

    @property
    def winners(self) -> list[str]:
        outcome = self.state.outcome()
        assert outcome is not None
        return [f"P{seat + 1}" for seat in outcome.winners]

    @property
    def reason(self) -> str:
        outcome = self.state.outcome()
        assert outcome is not None
        return outcome.reason


def seat_of(player: str) -> int:
    assert re.fullmatch(r"P[1-8]", player), player
    return int(player[1:]) - 1


def spoken(line: str) -> tuple[int, Move]:
    """A line of a story as seat and move."""
    if line == "close":
        return -1, GAME.moves["close"]
    player, _, words = line.partition(" ")
    return seat_of(player), GAME.moves[re.sub(r"\bP([1-8])\b", lambda m: str(int(m[1]) - 1), words)]


def words_of(move: Move) -> str:
    verbs = ("spy", "offer", "demand", "challenge", "hypnotise", "name", "gift")
    if move.verb not in verbs:
        return move.words
    verb, seat, *rest = move.words.split(" ")
    return " ".join([verb, f"P{int(seat) + 1}", *rest])


def castle(
    text: str = "",
    *,
    seats: int = 6,
    deck: str | None = None,
    active: str = "P1",
    leftovers: str = "",
    pile: int | None = None,
    extra: str = "",
    window: str = "turn",
    chance: list[int] | None = None,
    **options: object,
) -> Story:
    """The story that begins at this position. `deck` is listed top first (None: all other objects, "": empty; whatever
    is then neither held nor in the deck goes to whoever is not mentioned first); `leftovers` are professions that
    nobody shall have; `pile` takes tokens away by giving them to the last player; `chance` are the next draws."""
    society = [SOCIETIES[q % 2] for q in range(seats)]
    profession = [""] * seats
    hands: list[list[str]] = [[] for _ in range(seats)]
    tokens = [0] * seats
    for part in [part for part in text.split("|") if part.strip()]:
        head, _, tail = part.partition(":")
        player, *facts = head.split()
        seat = seat_of(player)
        for fact in facts:
            if fact in SOCIETIES:
                society[seat] = fact
            else:
                profession[seat] = fact
        objects, _, number = tail.partition("+")
        hands[seat] = [name.strip() for name in objects.split(",") if name.strip()]
        tokens[seat] = int(number) if number.strip() else 0
    if pile is not None:
        tokens[-1] += 12 - pile - sum(tokens)
    given = [name.strip("^") for name in profession] + [name.strip() for name in leftovers.split(",")]
    jobs = iter([name for name in JOB_FILLERS if name not in given])
    profession = [name or next(jobs) for name in profession]
    in_deck = None if deck is None else [name.strip() for name in deck.split(",") if name.strip()]
    held = {name for hand in hands for name in hand}
    free = [name for name in FILLERS if name not in held and name not in (in_deck or [])]
    for hand in hands:
        if not hand:
            hand.append(free.pop(0))
    if in_deck is not None:  # whatever is neither held nor in the deck goes to those who are not full
        limit = 6 if seats == 4 else 5
        mentioned = {seat_of(part.split()[0].rstrip(":")) for part in text.split("|") if part.strip()}
        order = sorted(range(seats), key=lambda q: (q in mentioned, -q))
        while free:
            room = [q for q in order if len(hands[q]) < limit]
            hands[room[0]].append(free.pop())
    words = [window, "1", str(seat_of(active))]
    for q in range(seats):
        words.append(f"{society[q]}:{profession[q]}:{','.join(hands[q])}" + (f":{tokens[q]}" if tokens[q] else ""))
    if in_deck is not None:
        words.append("deck=" + (",".join(in_deck) or "-"))
    words += [f"{key}={str(value).lower()}" for key, value in options.items()]
    line = " ".join([*words, extra]).strip()
    state = GAME.read(line, Chance(0) if chance is None else Script(chance, Chance(0)))
    assert isinstance(state, Castle)
    return Story(state)


def dealt(seats: int, seed: int = 0, **options: object) -> Story:
    """The story that begins with a deal."""
    story = Story.__new__(Story)
    story.told = []
    state = GAME.deal(seats, GAME.Options(**options), Chance(seed), story.told.append)
    assert isinstance(state, Castle)
    story.state = state
    return story


def fight(text: str = "", *, swords: str = "P3 P4", shields: str = "P5 P6", **setting: Any) -> Story:
    """P1 has challenged P2, these support the two, nobody reacts in D1 and D4: the story begins with D5."""
    story = castle(text, **setting).play("P1 challenge P2")
    story.support(**dict.fromkeys(swords.split(), "sword"), **dict.fromkeys(shields.split(), "shield"))
    return story.pass_all() if story.window == "d4" else story


def random_steps(games: int = 12, moves: int = 250) -> Iterator[tuple[Castle, int, Move, Castle]]:
    """Before, seat, move and after, step by step, of games at random in which nobody proclaims."""
    for seed in range(games):
        chance = Chance(f"random steps {seed}")
        state = dealt(4 + seed % 5, seed, free_after_action=seed % 2 == 0, alchemist_prevails=seed % 3 == 0).state
        for _ in range(moves):
            seat = state.waiting()[0]
            before = state.clone()
            move = chance.pick([move for move in state.legal(seat) if move.verb != "proclaim"])
            state.play(seat, move)
            yield before, seat, move, state


def fallen(text: str = "", winner: str = "P1", **setting: Any) -> Story:
    """Everybody has supported the winner of the duel between P1 and P2, and D8 is open, unless it is skipped."""
    all_four = "P3 P4 P5 P6"
    swords, shields = (all_four, "") if winner == "P1" else ("", all_four)
    return fight(text, swords=swords, shields=shields, **setting).pass_all()


def won(text: str = "", winner: str = "P1", **setting: Any) -> Story:
    """The winner of a duel between P1 and P2 has to choose."""
    table = fallen(text, winner, **setting)
    table = table.pass_all() if table.window == "d8" else table
    assert (table.window, table.asked) == ("fate", [winner])
    return table


def compulsory(window: str) -> Story:
    """A story in which somebody must choose."""
    if window == "fate":
        return won("P2: whip, tome")
    if window == "take":
        return won("P2: whip, tome").play("P1 steal")
    if window == "give_back":
        return won("P1: coat, tome | P2: whip").play("P1 steal", "P1 take whip")
    if window == "pay_priest":
        return castle("P1: coat, tome | P3 priest: whip").play("P1 challenge P2", "P3 use_priest")
    if window == "give_demanded":
        return castle("P1 diplomat: coat | P2: key_red, key_plain").play("P1 demand P2 key coat")
    if window == "coat":
        table = castle("P1: coat | P2: whip").play("P1 offer P2 coat", "P2 accept whip")
        return table.play("P1 use_ability")
    if window == "set_top":
        return castle("P1 clairvoyant: coat", deck="whip, tome").play("P1 use_clairvoyant")
    if window == "sextant":
        table = castle("P1: sextant, coat | P2: whip").play("P1 offer P2 sextant", "P2 accept whip")
        return table.play("P1 use_ability left")
    table = fight("P1: coat, dagger, gloves, monocle, tome").pass_all().pass_all()
    assert window == "gift"
    return table
